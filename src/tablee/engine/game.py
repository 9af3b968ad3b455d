"""The descriptor of a game: its facts, its options, and how its positions are made."""

from __future__ import annotations

# Interpreted: it takes whatever callers give it and says what is wrong with it, where compiled code would raise a TypeError.
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from copy import copy, deepcopy
from importlib import resources
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from .box import Box
from .content import Content, Rows, Section, amended, checked
from .decision import Decision, fields_of
from .errors import BadOptions, BadSeed, IllegalMove, TableeError
from .events import Shape
from .knowledge import Seen
from .lessons import Lessons, read_lessons
from .lessons.puzzles import Puzzles, read_puzzles
from .match.config import MatchConfig
from .match.past import Past
from .observation import Observer, PlainObserver
from .offers import Board, CampaignRules, Drawings, Ledger, Reason, Running, Sentences, Tales, Weight
from .options import Option
from .position import Position
from .rng import GENERATORS, generator, seed_bytes
from .text import Texts, nearest, plain_pattern
from .verb import Vocabulary

MOST_SEATS: Final = 7
KEPT: Final = 16
"""How many amended games each game keeps at hand, beside those that matches in memory are played by."""

Order = Callable[[Any, int], int | None]
"""What to answer for a seat in a world that it imagines; None: the person is asked."""


class Game:
    """One game. `seats` is (fewest, most); `options` maps names to `Option`s; `verbs` are all a seat can do.

    `content` makes the content of a match from `rows`, the cards and numbers as they are written; `sections` say what an
    overlay may change of them, and `card_texts` gives, by language, the texts that follow from a changed content. A game
    without such content gives its `box` alone.

    `team` says that all seats win or lose together. `facts` are numbers worth keeping of a finished match, `first` among
    them where there is a starter; `uses` are the cards that did what they are for, each as often as it did, with the seat
    that used it, or -1 where the table did; `habits` are policies bent on purpose, against which the game's own is
    measured; `reasons` say why one would answer so in a world that the seat imagines, and `ledger` what of the score sheet
    shows what that came to. `orders` are the standing orders that a person may give for response windows, the first of
    them until another is given. `sentences` say what the variables of sentences mean, `terminal` gives the drawings for
    the terminal when they are needed, `board` says how the browser draws a game that has no table of its own there,
    `tales` tell what became of each player's character, and `campaign` joins matches into one story.

    `observer` makes what writes the observation of learners, from the game as it is amended; without it the observation is
    made from the places and counters. `features` gives a row of numbers of its own instead of it to `Position.features`.

    `former` gives, by rules version, the options that a stored match does not name as they were then. `bounds` names the rule
    that refuses a value which its verb does not count to, by "verb.parameter" or by "verb", or "" for the rule by which the
    question itself refuses. `aliases` maps what decisions, places, counters and events were once called to their names of
    today, so that old dumps load. `beginner` are the options proposed to somebody who has not yet won a match of the game,
    and `beginner_seats` the number of seats, where another is usual.
    `minutes` is how long a match usually takes round a table, (shortest, longest); `usual_seats` is how many seats are
    proposed for a first match, the fewest from two on if nothing is said. `weight` says how much there is to learn, and
    `best_seats` at which numbers of seats the game is best. `running` gives from a view what everybody can see of the score
    (message `running`): a number for each seat, or one that all share; none where the rules hide it.
    """

    def __init__(
        self,
        *,
        package: str,
        seats: tuple[int, int],
        rules_version: int,
        max_moves: int,
        vocabulary: Vocabulary,
        events: Mapping[str, Shape],
        decisions: Sequence[type[Decision[Any]]],
        config: Callable[[Game, int, dict[str, object]], MatchConfig],
        position: Callable[[MatchConfig], Position],
        shape: Callable[[Seen], Any],
        policy: Callable[[], Any],
        levels: Mapping[str, str],
        observer: Callable[[Game], Observer] | None = None,
        features: Callable[[Seen], list[float]] | None = None,
        box: Box | None = None,
        content: Callable[[Rows], Content] | None = None,
        rows: Rows | None = None,
        sections: Mapping[str, Section] | None = None,
        card_texts: Callable[[Content], Mapping[str, Mapping[str, str]]] | None = None,
        sentences: Sentences | None = None,
        terminal: Callable[[], Drawings] | None = None,
        board: Board | None = None,
        tales: Tales | None = None,
        campaign: CampaignRules | None = None,
        team: bool = False,
        facts: Callable[[Any], dict[str, int]] | None = None,
        uses: Callable[[Any], list[tuple[str, int]]] | None = None,
        habits: Mapping[str, Callable[[], Any]] | None = None,
        reasons: Callable[[Any, int, int], list[Reason]] | None = None,
        ledger: Ledger | None = None,
        orders: Mapping[str, Order] | None = None,
        options: Mapping[str, Option] | None = None,
        former: Mapping[int, Mapping[str, object]] | None = None,
        bounds: Mapping[str, str] | None = None,
        aliases: Mapping[str, str] | None = None,
        beginner: Mapping[str, object] | None = None,
        beginner_seats: int | None = None,
        minutes: tuple[int, int] | None = None,
        usual_seats: int | None = None,
        weight: Weight | None = None,
        best_seats: Sequence[int] = (),
        running: Running | None = None,
        conflicts: Callable[[int, Mapping[str, object]], list[tuple[str, str]]] | None = None,
    ) -> None:
        self.package = package
        self.id = package.rpartition(".")[2]
        self.seats = seats
        self.rules_version = rules_version
        self.max_moves = max_moves
        if not 1 <= seats[0] <= seats[1] <= MOST_SEATS:
            raise BadOptions(f"{self.id}: a game has 1 to {MOST_SEATS} seats, not {seats[0]} to {seats[1]}")
        if any(count is not None and not seats[0] <= count <= seats[1] for count in (usual_seats, beginner_seats)):
            found = f"{usual_seats} seats cannot be usual, nor {beginner_seats} a beginner's,"
            raise BadOptions(f"{self.id}: {found} where {seats[0]} to {seats[1]} play")
        if any(not seats[0] <= best <= seats[1] for best in best_seats):
            raise BadOptions(f"{self.id}: {list(best_seats)} seats cannot be best where {seats[0]} to {seats[1]} play")
        self._make_content = content or (lambda rows: Content(rows, box or Box({}, {}, [], [])))
        self._rows: Rows = rows or {}
        self.sections = dict(sections or {})
        self.content = self._make_content(self._rows)
        self._card_texts = card_texts or (lambda content: {})
        self.overlay: dict[str, Any] = {}
        self.unamended = self
        self._amended: WeakValueDictionary[bytes, Game] = WeakValueDictionary()
        self._kept: OrderedDict[bytes, Game] = OrderedDict()
        self.vocabulary = vocabulary
        self.verbs = tuple(vocabulary.verbs)
        self.actions = vocabulary.size
        self.events = dict(events)
        self.decisions = {decision.__name__: decision for decision in decisions}
        self.fields = {name: fields_of(decision) for name, decision in self.decisions.items()}
        self.options: dict[str, Option] = dict(options or {})
        self.former = {version: dict(then) for version, then in (former or {}).items()}
        self.bounds = dict(bounds or {})
        self.aliases = dict(aliases or {})
        self.beginner = dict(beginner or {})
        self.minutes = minutes
        self.usual_seats = usual_seats or min(max(2, seats[0]), seats[1])
        self.beginner_seats = beginner_seats or self.usual_seats
        self.weight = weight
        self.best_seats = tuple(best_seats)
        self.running = running
        self.levels = dict(levels)
        self.policy = policy
        self.view_struct = shape
        self.sentences = sentences or Sentences()
        self.terminal = terminal
        self.board = board or Board()
        self.tales = tales
        self.campaign = campaign
        self.team = team
        self.facts = facts or (lambda pos: {})
        self.uses = uses or (lambda pos: [])
        self.habits = dict(habits or {})
        self.reasons = reasons or (lambda pos, seat, action: [])
        self.ledger = ledger or Ledger(scores=not team)
        self.orders: dict[str, Order] = dict(orders or {})
        self.feature_row = features
        self._make_observer: Callable[[Game], Observer] = observer or PlainObserver
        self._observation: Observer | None = None
        self._lessons: Lessons | None = None
        self._puzzles: Puzzles | None = None
        self._config = config
        self._position = position
        self._conflicts = conflicts or (lambda seats, options: [])
        self.texts = Texts(package)

    def __repr__(self) -> str:
        return f"<tablee game {self.id}>"

    @property
    def box(self) -> Box:
        """Every face that a card of this game can have."""
        return self.content.box

    @property
    def observation(self) -> Observer:
        """What learners are shown: the names of all entries, and what writes them."""
        if self._observation is None:
            self._observation = self._make_observer(self)
        return self._observation

    @property
    def lessons(self) -> Lessons:
        """The course of the game, as its folder `lessons` has it; empty where there is none. `tablee.lessons` plays it."""
        if self._lessons is None:
            self._lessons = read_lessons(self.package)
        return self._lessons

    @property
    def puzzles(self) -> Puzzles:
        """The puzzles of the game, as its folder `puzzles` has them; `tablee.puzzles` opens them. A variant has none."""
        if self.overlay:
            return Puzzles()
        if self._puzzles is None:
            self._puzzles = read_puzzles(self.package)
        return self._puzzles

    def amended(self, overlay: object) -> Game:
        """The same game with an overlay laid over its content; BadContent names what does not fit."""
        told = {part: values for part, values in checked(overlay).items() if values}
        if not told:
            return self
        key = msgspec.json.encode(told, order="sorted")
        made = self._amended.get(key)
        if made is None:
            made = self._amended[key] = self._amend(told)
        self._keep(key, made)
        return made

    def _amend(self, told: dict[str, Any]) -> Game:
        made = copy(self)
        made._observation = None
        made.overlay = deepcopy(told)
        made.content = self._make_content(amended(self._rows, told, self.sections))
        made.texts = self.texts.amended(_joined(self._card_texts(made.content), _plain(told.get("text", {}))))
        return made

    def _keep(self, key: bytes, made: Game) -> None:
        """Keep an amended game at hand, as the one used last; the one that was used longest ago makes room."""
        self._kept.pop(key, None)
        self._kept[key] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def title(self, lang: str = "fr") -> str:
        """The name of the game in a language."""
        return self.texts.say(lang, "title")

    def rules(self, lang: str = "fr") -> str:
        """The rules in Markdown, clause by clause under their ids; in the nearest language that they are written in."""
        files = {file.name: file for file in resources.files(self.package).iterdir()}
        written = tuple(name[6:-3] for name in sorted(files) if name.startswith("RULES.") and name.endswith(".md"))
        if not written:
            raise TableeError(f"{self.id} has no rules").saying("fault-no-rules", game=self.id)
        return files[f"RULES.{nearest(lang, written)}.md"].read_text("utf-8")

    def check(self, seats: int, options: Mapping[str, object]) -> list[str]:
        """What is wrong with a seat count and options, in sentences; empty when nothing is."""
        low, high = self.seats
        if type(seats) is not int or not low <= seats <= high:
            return [f"{self.id} is for {low} to {high} seats, not {seats!r}"]
        wrong = [f"{self.id} has no option “{name}”" for name in options if name not in self.options]
        for name, option in self.options.items():
            fault = option.fault(options.get(name, option.default_at(seats)), seats)
            if fault:
                wrong.append(f"option “{name}” {fault}")
        if not wrong:
            wrong = [f"{why} [{rule}]" for rule, why in self._conflicts(seats, self.complete_options(options, seats))]
        return wrong

    def open_at(self, name: str) -> list[int]:
        """The seat counts at which an option may differ from its default."""
        low, high = self.seats
        return [seats for seats in range(low, high + 1) if self._open(name, seats)]

    def _open(self, name: str, seats: int) -> bool:
        option = self.options[name]
        others = [value for value in option.values(seats) if value != option.default_at(seats)]
        beside: dict[str, object] = {option.needs: True} if option.needs else {}
        return any(not self.check(seats, {**beside, name: value}) for value in others)

    def complete_options(self, options: Mapping[str, object], seats: int) -> dict[str, object]:
        """All options, those not given at their default."""
        return {name: options.get(name, option.default_at(seats)) for name, option in self.options.items()}

    def stored_options(self, options: Mapping[str, object], seats: int, version: object) -> dict[str, object]:
        """All options of a stored match: one that it does not name had the default of its rules version.

        One that had no effect, which older builds let pass, is left out.
        """
        then = self.former.get(version, {}) if isinstance(version, int) else {}
        idle = {name for name, option in self.options.items() if option.idle({**then, **options})}
        told = {name: value for name, value in {**then, **options}.items() if name not in idle}
        return self.complete_options(told, seats) | {name: value for name, value in options.items() if name not in idle}

    def chosen_options(self, options: Mapping[str, object], seats: int) -> dict[str, object]:
        """The options that differ from what is played when nobody chooses."""
        return {
            name: options[name]
            for name, option in self.options.items()
            if name in options and options[name] != option.default_at(seats)
        }

    def empty(self, seats: int, options: Mapping[str, object]) -> Position:
        """A position with a table and nothing on it; BadOptions names what does not fit."""
        wrong = self.check(seats, options)
        if wrong:
            raise BadOptions("; ".join(wrong))
        return self._position(self._config(self, seats, self.complete_options(options, seats)))

    def new(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        generator: str = "sfc32",
        content: object = None,
        **options: object,
    ) -> Position:
        """A match at its first question. Without a seed, 128 fresh random bits are used. `content` is an overlay."""
        if content is not None:
            return self.amended(content).new(seats, seed, generator, **options)
        pos = self.empty(self.seats[0] if seats is None else seats, options)
        chosen = secrets.token_hex(16) if seed is None else seed_text(seed)
        if generator not in GENERATORS:
            raise BadOptions(f"there is no generator “{generator}”: {', '.join(GENERATORS)}")
        start(pos, chosen, generator)
        return pos

    def load(self, dump: object) -> Position:
        """The position of a dump; BadDump says what is wrong with it."""
        from .record import load

        return load(self, dump)

    def order(self, name: str | None) -> str | None:
        """The standing order that holds where `name` was given; None in a game without any."""
        return name if name in self.orders else next(iter(self.orders), None)

    def ordered(self, world: Position, seat: int, order: str | None, forced: bool = False) -> int | None:
        """What is answered for a seat without asking the person, in a world that the seat imagines.

        The only answer there is: in a response window, where everybody can see that it is the only one, and wherever the
        person wants it so (`forced`). In a response window also what the standing order gives.
        """
        if seat not in world.to_act:
            return None
        top = world.agenda[-1]
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0] if top.window or forced or top.public(world, seat) else None
        name = self.order(order)
        return None if name is None or not top.window else self.orders[name](world, seat)

    @property
    def may_answer_for_people(self) -> bool:
        """Whether some question may be answered without asking the person: a response window, or a plainly only answer."""
        return any(decision.window or decision.public is not Decision.public for decision in self.decisions.values())

    def shape(self, seen: Seen) -> object:
        """What a seat sees of the table, as plain data."""
        return msgspec.to_builtins(self.view_struct(seen))

    def refusal(self, rule: str) -> IllegalMove:
        """The refusal that a rule gives, in the language of the game's texts."""
        return IllegalMove(rule, self.texts.say(self.texts.language, f"refuse-{rule}"))


def _plain(told: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    """The texts of an overlay, which are plain, as patterns that say just that."""
    return {lang: {key: plain_pattern(text) for key, text in texts.items()} for lang, texts in told.items()}


def _joined(made: Mapping[str, Mapping[str, str]], told: Mapping[str, Mapping[str, str]]) -> dict[str, Mapping[str, str]]:
    """Texts by language; what an overlay says goes before what follows from its content."""
    return {lang: {**made.get(lang, {}), **told.get(lang, {})} for lang in {**made, **told}}


def seed_text(seed: int | str) -> str:
    """A seed as the hexadecimal text that records keep; BadOptions when it is none."""
    if not isinstance(seed, int | str):
        raise BadSeed(f"a seed is a number or hexadecimal text, not {seed!r}"[:200])
    return seed_bytes(seed).hex()


def start(pos: Position, seed: str, name: str) -> None:
    """Begin a match in an empty position: seed it, start its past and set it up."""
    pos.begin(generator(name, seed))
    pos.past = Past({"seed": seed, "generator": name})
    pos.setup()
