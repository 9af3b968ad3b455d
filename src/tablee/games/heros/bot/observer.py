"""What a seat sees of Héros un jour, héros toujours as a row of numbers, itself first and the others in turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.observation import Observer, Sight, amount, one_of, player, put
from ..rules.content import (
    AVATAR,
    CHALLENGE,
    DEFECT,
    EXCHANGE_1,
    PREJUDICE,
    SUN,
    VIRTUES,
    HerosContent,
    first_virtue,
    second_virtue,
)
from ..rules.layout import HerosLayout
from ..rules.position import HerosConfig

if TYPE_CHECKING:
    from ....engine.game import Game

SEATS: Final = 6
KEPT: Final[i64] = 13 + 12
EVENTS: Final[i64] = KEPT + 12 + 12
FACES: Final[i64] = EVENTS + 4
PLAYER: Final[i64] = KEPT + 12 + 12 + 8
LATE: Final[i64] = 5

FIRST_SIX: Final = ("Courage", "Caution", "Patience", "Perseverance", "Enthusiasm", "Creativity")
LAST_SIX: Final = ("Humility", "Kindness", "Generosity", "Fairness", "Honesty", "Trust")
VIRTUE_NAMES: Final = (*FIRST_SIX, *LAST_SIX)
AVATAR_NAMES: Final = [f"of {name} and {VIRTUE_NAMES[(n + 1) % 12]}" for n, name in enumerate(VIRTUE_NAMES)]
ACTION_NAMES: Final = ["Exchange 1", "Exchange 2", "Change avatars", "Receive an advantage"]
KEPT_NAMES: Final = [*VIRTUE_NAMES, "Sun", *[f"defect of {name}" for name in VIRTUE_NAMES]]
EVENT_NAMES: Final = [f"{sort} of {name}" for sort in ("prejudice", "challenge") for name in VIRTUE_NAMES]
FACE_NAMES: Final = [*KEPT_NAMES, *EVENT_NAMES, *ACTION_NAMES]
VIRTUE_FACTS: Final = ["held", "spare", "known with others", "unseen", "defects held"]

# The faces in a row without gaps: virtues, sun, defects, prejudices, challenges, actions.
EVENT_FACES: Final = [int(sort) + n for sort in (DEFECT, PREJUDICE, CHALLENGE) for n in range(12)]
ALL_FACES: Final = [*range(13), *EVENT_FACES, *range(64, 68)]
FACE_AT: Final = vec[i64](ALL_FACES)
NOTHING: Final = vec[u8]([0] * 96)
NO_POINTS: Final = vec[i64]([0] * SEATS)

# Scores are written in steps of two points from this many below zero, a lead point by point.
BELOW: Final[i64] = 120
BEHIND: Final[i64] = 127


class HerosObserver(Observer):
    """Known cards and sizes by player, the discard by face, the piles, and what this turn is about; then what players count.

    That is the cards still unseen by face, the avatars that nobody has shown, the points as far as they can be known, how
    many draws are left; what the own avatar and the own defects need, which cards can be spared, and what is known of the
    virtue that this turn is about.

    A spectator sees the table from seat 0, without a hand. Points of an overlay that a byte cannot hold are cut off at
    -120 and 390 for a score, at -127 and 128 for a lead.
    """

    content: HerosContent
    copies: vec[u8]
    player: i64
    discard: i64
    table: i64
    turn: i64
    request: i64
    shown: i64
    unseen: i64
    avatars_unseen: i64
    avatars_to_come: i64
    unknown: i64
    on_table: i64
    estimated: i64
    lead: i64
    draws: i64
    late: i64
    able_to_ask: i64
    needs: i64
    has: i64
    spare: i64
    correctable: i64
    missing: i64
    complete: i64
    totals: i64
    first: i64
    second: i64
    concerned: i64
    wanted: i64

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.content = cast(HerosContent, game.content)
        copies: list[int] = [*self.content.virtue_copies, self.content.suns, *self.content.event_copies]
        self.copies = vec[u8](copies)
        self.player = self.size
        for step in range(SEATS):
            self.declare_player(f"player +{step}")
        self.declare_table()
        self.declare_counts()
        self.declare_own()
        virtue, party = one_of(12, 1), [player() for _ in range(4)]
        parties = {"asker": party[0], "drawer": party[1], "first": party[2], "second": party[3]}
        self.questions(game, {"virtue": virtue, **parties, "count": amount(2)})

    def declare_player(self, name: str) -> None:
        """Hand and avatar as far as they are known, what is posed, and the public numbers."""
        self.block(f"{name} holds", KEPT_NAMES, 7)
        self.block(f"{name} has the avatar", AVATAR_NAMES)
        self.block(f"{name} posed the avatar", AVATAR_NAMES)
        self.entry(f"{name} hand size", 40)
        self.entry(f"{name} has an avatar")
        self.entry(f"{name} advantages", max(1, int(self.content.advantages)))
        self.block(f"{name} answered", ["to decline", "with the virtue", "with a sun"])
        self.entry(f"{name} cards announced, plus 1", 3)
        self.entry(f"{name} is in turn")

    def declare_table(self) -> None:
        """The discard, the piles and the turn."""
        self.discard = self.block("discarded", FACE_NAMES, 7)
        self.table = self.entry("draw pile size", len(self.content.draw_pile(0, 0, 0)))
        self.entry("avatar pile size", 12)
        self.entry("advantages left in the stock", max(1, int(self.content.advantages)))
        self.entry("requests in a row", SEATS)
        self.entry("an avatar was posed in this turn")
        self.entry("the own seat began")
        self.entry("number of players", SEATS)
        self.turn = self.block("turn of player", [f"+{step}" for step in range(SEATS)])
        self.request = self.block("request for", VIRTUE_NAMES)
        self.shown = self.block("card read aloud:", ["prejudice", "challenge", *ACTION_NAMES])
        self.block("card read aloud speaks of", VIRTUE_NAMES)

    def declare_counts(self) -> None:
        """What everybody can count: cards unseen, avatars that may still come, points, and the time that is left."""
        players = [f"+{step}" for step in range(SEATS)]
        self.unseen = self.block("unseen", FACE_NAMES, 7)
        self.avatars_unseen = self.block("unseen avatar", AVATAR_NAMES)
        self.avatars_to_come = self.block("nearness in the pile of the avatar", AVATAR_NAMES, 12)
        self.unknown = self.block("unknown cards of player", players, 10)
        self.on_table = self.block("points of avatars and advantages, player", players, 50, int(BELOW) // 2)
        self.estimated = self.block("score to be expected if the match ended now, player", players, 50, int(BELOW) // 2)
        self.lead = self.entry("lead over the best other player, as expected", 50, int(BEHIND))
        self.draws = self.entry("draws left for each player", 20)
        self.late = self.block("draws left for each player, at most", range(LATE))

    def declare_own(self) -> None:
        """What the own hand is good for."""
        self.able_to_ask = self.entry("able to ask")
        self.needs = self.block("own avatar lacks", VIRTUE_NAMES)
        self.has = self.block("own avatar has", VIRTUE_NAMES)
        self.spare = self.block("own spare", VIRTUE_NAMES, 3)
        self.correctable = self.block("own defect and its virtue:", VIRTUE_NAMES)
        self.missing = self.block("virtues that the own avatar lacks:", range(3))
        self.complete = self.entry("own avatar could be posed, with suns")
        self.totals = self.entry("own virtues in all", 10)
        self.entry("own defects in all", 3)
        self.first = self.block("first virtue of the own avatar,", VIRTUE_FACTS, 7)
        self.second = self.block("second virtue of the own avatar,", VIRTUE_FACTS, 7)
        self.concerned = self.block("virtue of this turn,", VIRTUE_FACTS, 7)
        self.wanted = self.entry("virtue of this turn, of the own avatar")

    # Writing.

    def write(self, sight: Sight, row: vec[u8], at: i64) -> None:
        config = sight.config
        assert isinstance(config, HerosConfig)
        self.write_unseen(sight, config, row, at)
        points = NO_POINTS[:]
        for step in range(sight.seats):
            points[step] = self.write_player(sight, config.layout, step, row, at)
        self.write_table(sight, config.layout, row, at)
        self.write_turn(sight, config.layout, row, at)
        self.write_avatar_pile(sight, config.layout.avatar_pile, row, at)
        self.write_scores(sight.seats, points, row, at)
        if sight.seat >= 0:
            self.write_own(sight, config.layout, row, at)

    def write_unseen(self, sight: Sight, config: HerosConfig, row: vec[u8], at: i64) -> None:
        """The discard by face, and what it leaves of all cards: hands are taken from that when they are counted."""
        first = at + self.unseen
        for place in range(EVENTS):
            row[first + place] = self.copies[place]
        deck = config.deck
        size: i64 = len(deck)
        for number in range(size - self.content.actions, size):
            row[first + EVENTS + deck[number] - EXCHANGE_1] += u8(1)
        gone = NOTHING[:]
        sight.tally(config.layout.discard, gone, 0)
        for place in range(FACES):
            count = gone[FACE_AT[place]]
            row[at + self.discard + place] = count
            row[first + place] -= count
        for number in range(VIRTUES):
            row[at + self.avatars_unseen + number] = u8(1)

    def write_player(self, sight: Sight, layout: HerosLayout, step: i64, row: vec[u8], at: i64) -> i64:
        """What is known of a player, and public; the points of it."""
        seat = sight.other(step)
        first = at + self.player + PLAYER * step
        points = self.write_hand(sight, layout.hand(seat), step, row, at)
        self.write_avatars(sight, layout, seat, first + KEPT, row, at)
        numbers = first + KEPT + 24
        advantages = sight.counter(layout.advantages(seat))
        put(row, numbers, sight.size(layout.hand(seat)))
        put(row, numbers + 2, advantages)
        answer = sight.counter(layout.answer(seat))
        if answer > 0:
            row[numbers + 2 + answer] = u8(1)
        put(row, numbers + 6, sight.counter(layout.announced(seat)))
        if seat == sight.counter(layout.turn):
            row[numbers + 7] = u8(1)
        shown = self.content.advantage_points * advantages + self.content.posed_points * sight.size(layout.posed(seat))
        shown += self.content.unposed_points * sight.size(layout.avatar(seat))
        put(row, at + self.on_table + step, (shown + BELOW) >> 1)
        return points + shown

    def write_hand(self, sight: Sight, hand: i64, step: i64, row: vec[u8], at: i64) -> i64:
        """The known cards of a hand, which are not unseen, and how many are unknown; the points of the known ones."""
        first = at + self.player + PLAYER * step
        points: i64 = 0
        size = sight.size(hand)
        unknown = size
        for slot in range(size):
            card = sight.card(hand, slot)
            if card >= 0:
                place = card if card <= SUN else card - DEFECT + SUN + 1
                row[first + place] += u8(1)
                row[at + self.unseen + place] -= u8(1)
                points += self.content.virtue_points if card <= SUN else self.content.defect_points
                unknown -= 1
        put(row, at + self.unknown + step, unknown)
        return points

    def write_avatars(self, sight: Sight, layout: HerosLayout, seat: i64, first: i64, row: vec[u8], at: i64) -> None:
        """The avatar of a player, if it is known, and those posed; none of them is unseen."""
        held = layout.avatar(seat)
        if sight.size(held):
            row[first + 25] = u8(1)
            avatar = sight.card(held, 0)
            if avatar >= 0:
                row[first + avatar - AVATAR] = u8(1)
                row[at + self.avatars_unseen + avatar - AVATAR] = u8(0)
        posed = layout.posed(seat)
        for slot in range(sight.size(posed)):
            avatar = sight.card(posed, slot)
            row[first + 12 + avatar - AVATAR] = u8(1)
            row[at + self.avatars_unseen + avatar - AVATAR] = u8(0)

    def write_table(self, sight: Sight, layout: HerosLayout, row: vec[u8], at: i64) -> None:
        """The piles, the stock, and how long the match will last."""
        first = at + self.table
        pile = sight.size(layout.draw_pile)
        put(row, first, pile)
        put(row, first + 1, sight.size(layout.avatar_pile))
        put(row, first + 2, sight.counter(layout.stock))
        put(row, first + 3, sight.counter(layout.requests))
        put(row, first + 4, sight.counter(layout.has_posed))
        if sight.counter(layout.first) == sight.me:
            row[first + 5] = u8(1)
        put(row, first + 6, sight.seats)
        draws = pile // sight.seats
        put(row, at + self.draws, draws)
        for most in range(draws, LATE):
            row[at + self.late + most] = u8(1)

    def write_turn(self, sight: Sight, layout: HerosLayout, row: vec[u8], at: i64) -> None:
        """Whose turn it is, the virtue asked for, and the card read aloud."""
        row[at + self.turn + sight.step_to(sight.counter(layout.turn))] = u8(1)
        request = sight.counter(layout.request)
        if request > 0:
            row[at + self.request + request - 1] = u8(1)
        shown = sight.counter(layout.shown) - 1
        if shown < 0:
            return
        first = at + self.shown
        if shown >= EXCHANGE_1:
            row[first + 2 + shown - EXCHANGE_1] = u8(1)
        elif shown >= CHALLENGE:
            row[first + 1] = u8(1)
            row[first + 6 + shown - CHALLENGE] = u8(1)
        else:
            row[first] = u8(1)
            row[first + 6 + shown - PREJUDICE] = u8(1)

    def write_avatar_pile(self, sight: Sight, pile: i64, row: vec[u8], at: i64) -> None:
        """The avatars that this seat has put under the pile, the more the fewer lie above them; they are not unseen."""
        size = sight.size(pile)
        for slot in range(size):
            avatar = sight.card(pile, slot)
            if avatar >= 0:
                row[at + self.avatars_unseen + avatar - AVATAR] = u8(0)
                put(row, at + self.avatars_to_come + avatar - AVATAR, VIRTUES - (size - 1 - slot))

    def write_scores(self, seats: i64, points: vec[i64], row: vec[u8], at: i64) -> None:
        """What each player would score now, an unknown card counted as the average of those unseen; and the own lead."""
        good: i64 = 0
        for place in range(SUN + 1):
            good += i64(row[at + self.unseen + place])
        kept = good
        for place in range(SUN + 1, KEPT):
            kept += i64(row[at + self.unseen + place])
        worth = self.content.virtue_points * good + self.content.defect_points * (kept - good)
        best: i64 = -10000
        for step in range(seats):
            score = points[step]
            if kept > 0:
                score += i64(row[at + self.unknown + step]) * worth // kept
            put(row, at + self.estimated + step, (score + BELOW) >> 1)
            points[step] = score
            if step > 0 and score > best:
                best = score
        put(row, at + self.lead, points[0] - best + BEHIND)

    # What only the own hand tells.

    def write_own(self, sight: Sight, layout: HerosLayout, row: vec[u8], at: i64) -> None:
        """What the own avatar and the own defects need, what is to spare, and what is known of the virtues that matter."""
        first: i64 = -1
        second: i64 = -1
        if sight.size(layout.avatar(sight.seat)):
            avatar = sight.card(layout.avatar(sight.seat), 0)
            first, second = first_virtue(avatar), second_virtue(avatar)
        missing = self.write_needs(first, second, row, at)
        if first >= 0:
            row[at + self.missing + missing] = u8(1)
            if missing <= i64(row[at + self.player + SUN]):
                row[at + self.complete] = u8(1)
            self.write_virtue(sight.seats, first, at + self.first, row, at)
            self.write_virtue(sight.seats, second, at + self.second, row, at)
        virtue = self.virtue_of_turn(sight, layout)
        if virtue >= 0:
            self.write_virtue(sight.seats, virtue, at + self.concerned, row, at)
            if virtue in (first, second):
                row[at + self.wanted] = u8(1)
        if sight.counter(layout.advantages(sight.seat)) and sight.counter(layout.requests) < sight.seats:
            row[at + self.able_to_ask] = u8(1)

    def write_needs(self, first: i64, second: i64, row: vec[u8], at: i64) -> i64:
        """Virtue by virtue, what an avatar of these two and the defects make of the own hand; how many the avatar lacks."""
        missing: i64 = 0
        virtues: i64 = 0
        flaws: i64 = 0
        for virtue in range(VIRTUES):
            held = i64(row[at + self.player + virtue])
            defects = i64(row[at + self.player + SUN + 1 + virtue])
            virtues += held
            flaws += defects
            if held and defects:
                row[at + self.correctable + virtue] = u8(1)
            if virtue in (first, second):
                if held:
                    row[at + self.has + virtue] = u8(1)
                    held -= 1
                else:
                    row[at + self.needs + virtue] = u8(1)
                    missing += 1
            put(row, at + self.spare + virtue, held - defects)
        put(row, at + self.totals, virtues)
        put(row, at + self.totals + 1, flaws)
        return missing

    def write_virtue(self, seats: i64, virtue: i64, first: i64, row: vec[u8], at: i64) -> None:
        """What is known of one virtue, from `first` on."""
        mine = at + self.player
        row[first] = row[mine + virtue]
        row[first + 1] = row[at + self.spare + virtue]
        known: i64 = 0
        for step in range(1, seats):
            known += i64(row[mine + PLAYER * step + virtue])
        put(row, first + 2, known)
        row[first + 3] = row[at + self.unseen + virtue]
        row[first + 4] = row[mine + SUN + 1 + virtue]

    def virtue_of_turn(self, sight: Sight, layout: HerosLayout) -> i64:
        """The virtue asked for, or the one that the challenge or prejudice read aloud speaks of; -1 without one."""
        request = sight.counter(layout.request)
        if request > 0:
            return request - 1
        shown = sight.counter(layout.shown) - 1
        if shown >= EXCHANGE_1 or shown < PREJUDICE:
            return -1
        return shown - CHALLENGE if shown >= CHALLENGE else shown - PREJUDICE
