### Call to Adventure: Epic Origins: why a bot plays as it does, in English.

why-keep-destiny = The Origin already brings { $skill }, which this Destiny counts.
why-keep-final = The Origin brings { $skill }, a Skill of the Final Adversary.
why-keep-class = The Class serves the paths that this Destiny rewards.
why-odds = A { $percent }% chance of success, without any card.
why-odds-dark =
    { $runes ->
        [one] A { $percent }% chance of success with one Dark Rune.
       *[other] A { $percent }% chance of success with { $runes } Dark Runes.
    }
why-sure = A Trait never fails.
why-final-skill = { $skill } will help against the Final Adversary.
why-destiny = Your Destiny rewards { $icon }.
why-set = One more { $icon } icon makes a set larger.
why-points =
    { $points ->
        [one] The path is worth one point.
       *[other] The path is worth { $points } points.
    }
why-explore = Nothing face up is worth more than a new card.
why-play-now = This card gains nothing by waiting, and once played it is worth a point.
why-play-own =
    { $missing ->
        [one] One point short of success.
       *[other] { $missing } points short of success.
    }
why-play-margin = Every extra point counts, and a card played is worth a point.
why-play-help = This Hero’s success helps the whole team.
why-play-against = This Hero is a rival: better if the Challenge fails.
why-cancel = Without that card on the stack the Challenge looks better.
why-retry = A new cast is likely to do better.
why-pass-safe = The Challenge is won already: the cards will be of use later.
why-pass-keep = The cards in hand are worth more than what they would change here.
why-store = Unlocks effect { $level } of the Class.
why-moons = The result matters more than the level lost.
why-no-moons = The result is enough: no need to take a Corruption.
why-discard = This is the card that will be of least use.
why-draw = A card played is worth a point, and its effect besides.
why-special = The effect of the Heritage is worth more than a card here.
why-team-safe = The team is well ahead of the Adversary.
why-team-open = Nothing is decided against the Adversary yet.
why-team-close = Against the Final Adversary every point counts.
why-team-lost = Defeat threatens: it is time to take risks.
