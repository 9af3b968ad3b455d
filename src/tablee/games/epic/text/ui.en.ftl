### Call to Adventure: Epic Origins: what the browser says, in English.

ui-epic-lang = en
ui-epic-you = You
ui-epic-percent = { $share }%
ui-epic-difficulty = Difficulty
ui-epic-harder = difficulty +1
ui-epic-secret = secret
ui-epic-hidden = Face down
ui-epic-unknown = Still to choose
ui-epic-free = free
ui-epic-close = Close
ui-epic-answer = Your answer
ui-epic-hand = Your hand
ui-epic-no-cards = Your hand is empty.
ui-epic-keep = Put your Hero together
ui-epic-kept = Your Hero is ready. Waiting for the others.
ui-epic-board = The board: { $who }
ui-epic-arena = A Challenge: { $who }
ui-epic-attempts = { $who } tries their luck
ui-epic-attempts-you = You try your luck
ui-epic-stack = Responses
ui-epic-stack-empty = Nobody has responded yet. The last card played will take effect first.
ui-epic-first-out = takes effect first
ui-epic-success = Success!
ui-epic-failure = Failure
ui-epic-class-off = Class without effect
ui-epic-part-runes = Runes
ui-epic-part-class = Class
ui-epic-part-cards = Effects
ui-epic-part-adversary = Adversary
ui-epic-special = The effect of your Heritage
ui-epic-group-attempt = Attempt a Challenge
ui-epic-chance = { $chance } chance with these runes
ui-epic-face-chance = to reach { $difficulty }: { $chance }
ui-epic-face-dark =
    The percentages are your chances to reach { $difficulty }. Each point beyond takes 1 XP from it: { $xp ->
        [0] it has none left.
       *[other] it has { $xp }, and { $all } would take them all.
    }
ui-epic-left = It had { $xp } XP left. Each failed Act Challenge gives it one; when it is faced, each point beyond its difficulty takes one away.
ui-epic-odds =
    { $runes ->
        [0] without a Dark Rune { $chance }
        [one] with one Dark Rune { $chance }
       *[other] with { $runes } Dark Runes { $chance }
    }
ui-epic-take =
    { $deck ->
        [0] A Hero card
       *[other] An Antihero card
    }
ui-epic-explore =
    { $free ->
        [0] Explore: replace it for 1 XP
       *[other] Explore for free: replace it
    }
ui-epic-store = Store { $amount } XP
ui-epic-reserve = { $xp } XP in reserve
ui-epic-xp-left =
    { $xp ->
        [0] not one XP left!
       *[other] XP to take away
    }
ui-epic-class-xp =
    { $unlocked ->
        [0] { $xp } XP on the Class, no effect yet
        [one] { $xp } XP on the Class, one effect
       *[other] { $xp } XP on the Class, { $unlocked } effects
    }
ui-epic-played =
    { $count ->
        [one] one card played
       *[other] { $count } cards played
    }
ui-epic-deck =
    { $count ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
ui-epic-level =
    { $cards ->
        [hero] Corruption: level { $level } of 8, only Hero cards may be played
        [anti] Corruption: level { $level } of 8, only Antihero cards may be played
       *[both] Corruption: level { $level } of 8, Hero and Antihero cards may be played
    }
ui-epic-adversary = { $name }, { $xp } XP
ui-epic-rival =
    { $who }: { $xp } XP, level { $level }, { $hand } in hand, { $pages ->
        [0] no card
        [one] one card
       *[other] { $pages } cards
    } in the Story. Open the board.
ui-epic-trait = Trait { $name }: { $signs }.
ui-epic-challenge = Challenge { $name } ({ $skills }).
ui-epic-path = { $path }, difficulty { $difficulty }: { $signs }
ui-epic-rolled = { $count } runes cast, total { $total }
ui-epic-ready = { $count } runes ready
ui-epic-sum = Result { $result } against difficulty { $difficulty }

## The sheet at the end

ui-epic-won = The Heroes have triumphed!
ui-epic-lost = The Adversary prevails
ui-epic-over = The finest story
ui-epic-winner = The finest story
ui-epic-from-story = Story
ui-epic-from-destiny = Destiny
ui-epic-from-level = Corruption
ui-epic-from-cards = Cards played
ui-epic-somebody = Somebody

## The generic table

place-hand = Hand
place-dealt = Dealt
place-character = Character
place-destiny = Destiny
place-story = Story
place-played = Played
place-act-I-row = Act I
place-act-II-row = Act II
place-act-III-row = Act III
place-opposition = Adversary
place-stack = Stack
counter-level = Level
counter-reserve = Experience
counter-adversary-xp = The Adversary’s experience
