"""What the sentences of Conan speak of: cards by their names, and both sides of a treaty as rows of what changes hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....engine.offers import Back, Card, Meaning, Reason, Seat, Sentences, Text
from ..rules.content import ADVENTURES, ATTRIBUTES, CHALLENGES, FACE_NAMES, KINDS, OBJECT, OBJECTS, ROOM, challenge_card
from ..rules.position import PHASES
from ..rules.scoring import REASONS

CATEGORIES: Final = (*KINDS, "any")
EVERYBODY: Final = 4
ASKED: Final = ("adventures", "challenges", "specials", "any")
LOOT: Final = ("who", "other", "turns")

Named = Mapping[str, Any]

ADVENTURE_CARDS: Final = Card(FACE_NAMES[:ADVENTURES], 1)
ADDRESSEE: Final = Seat("everybody")
MEANINGS: Final[dict[str, Meaning]] = {
    "adventure": ADVENTURE_CARDS,
    "origin": ADVENTURE_CARDS,
    "challenge": Card([FACE_NAMES[challenge_card(number)] for number in range(CHALLENGES + ROOM)], 1),
    "object": Card(FACE_NAMES[OBJECT : OBJECT + OBJECTS], 1),
    "card": Card(FACE_NAMES),
    "attribute": Text([f"attribute-{name}" for name in ATTRIBUTES]),
    "category": Back([f"asked-{name}" for name in CATEGORIES]),
    "giver": Seat(),
    "taker": Seat(),
    "third": Seat(),
    "other": ADDRESSEE,
    "player": ADDRESSEE,
    "author": ADDRESSEE,
    "proposer": ADDRESSEE,
    "treaty.player": Text(["everybody"], EVERYBODY),
    "phase.phase": Text([f"phase-{name}" for name in PHASES]),
    "end.reason": Text([f"reason-{name}" for name in REASONS]),
}
"""What the numbers of actions, events and questions stand for."""


# Treaties and alliances.


def give_and_ask(terms: Named, given: Sequence[str], asked: Sequence[str]) -> dict[str, object]:
    """Both sides of a treaty for its author; glory is so many backs of "?glory", so that it is counted as one thing.

    >>> terms = {"glory": -2, "ceded": 0, "claimed": 1, "truce": 0}
    >>> give_and_ask(terms, ["?veiled-special"], ["?asked-any"])
    {'gives': ['?veiled-special'], 'asks': ['?asked-any', '?glory', '?glory', 'O01'], 'truce': 0}
    """
    glory = ["?glory"] * abs(terms["glory"])
    gives = [*given, *(glory if terms["glory"] > 0 else []), *objects(terms["ceded"])]
    asks = [*asked, *(glory if terms["glory"] < 0 else []), *objects(terms["claimed"])]
    return {"gives": gives or ["?nothing"], "asks": asks or ["?nothing"], "truce": terms["truce"]}


def proposed(terms: Named, cards: Sequence[str]) -> dict[str, object]:
    """A treaty that waits for its answer: cards are asked by category (CONAN-907)."""
    asked = [f"?asked-{CATEGORIES[terms[key]]}" for key in ("first", "second") if terms[key] >= 0]
    return give_and_ask(terms, veiled(cards), asked)


def veiled(cards: Sequence[str]) -> list[str]:
    """Cards of a treaty: a back is a card of which only the category was announced (CONAN-906)."""
    return [f"?veiled-{card[1:]}" if card.startswith("?") else card for card in cards]


def objects(bits: int) -> list[str]:
    """
    >>> objects(0b101)
    ['O01', 'O03']
    """
    return [f"O{number + 1:02}" for number in range(OBJECTS) if bits >> number & 1]


def goods(event: Named) -> list[str]:
    """What one party of a pact gives another.

    >>> goods({"glory": 1, "objects": 2, "cards": ["?special"], "named": ["C07"], "any": 1})
    ['?veiled-special', 'C07', '?asked-any', '?glory', 'O02']
    """
    asked = [f"?asked-{kind}" for kind, key in zip(CATEGORIES, ASKED, strict=True) for _ in range(event.get(key, 0))]
    given = [*veiled(event["cards"]), *event.get("named", []), *asked]
    return [*given, *["?glory"] * event["glory"], *objects(event["objects"])] or ["?nothing"]


def drafted(draft: Sequence[Named], seat: int) -> dict[str, object]:
    """A pact as far as it is written: what its author gives and gets, what goes between the others, who gives to whom now."""
    sides: dict[str, list[str]] = {"gives": [], "gets": [], "rest": []}
    going: tuple[int, int] | None = None
    for step in draft[1:]:
        if step["verb"] == "between":
            going = (step["giver"], step["taker"])
        elif going:
            sides[side_of(seat, *going)] += step_things(step)
    third = draft[0]["third"]
    parties = (draft[0]["player"], *([third] if third < EVERYBODY else []))
    truce = int(any(step["verb"] == "truce" for step in draft))
    values: dict[str, object] = {side: things or ["?nothing"] for side, things in sides.items()}
    named = {"giver": (going[0],), "taker": (going[1],)} if going else {"giver": "", "taker": ""}
    now = side_of(seat, *going) if going else "nobody"
    return {**values, **named, "now": now, "parties": parties, "three": len(parties), "truce": truce}


def side_of(seat: int, giver: int, taker: int) -> str:
    """What a gift between two parties of a pact is to a seat.

    >>> side_of(0, 0, 2), side_of(0, 2, 0), side_of(0, 1, 2)
    ('gives', 'gets', 'rest')
    """
    return "gives" if giver == seat else "gets" if taker == seat else "rest"


def step_things(step: Named) -> list[str]:
    """What a step of a pact gives or asks."""
    match step["verb"]:
        case "give" | "name":
            return [FACE_NAMES[step["card"]]]
        case "pledge":
            return ["?glory"] * int(step["amount"])
        case "grant":
            return [f"O{step['object']:02}"]
        case "request":
            return [f"?asked-{CATEGORIES[step['category']]}"]
    return []


def written(draft: Sequence[Named]) -> dict[str, object]:
    """Both sides of a treaty as far as it is written, and which cards stay veiled."""
    gives: list[str] = []
    asks: list[str] = []
    for step in draft:
        match step["verb"]:
            case "give":
                gives.append(FACE_NAMES[step["card"]])
            case "pay" | "charge":
                (gives if step["verb"] == "pay" else asks).extend(["?glory"] * step["amount"])
            case "cede" | "claim":
                (gives if step["verb"] == "cede" else asks).append(f"O{step['object']:02}")
            case "ask":
                asks.append(f"?asked-{CATEGORIES[step['category']]}")
    unshown = [FACE_NAMES[step["card"]] for step in draft if step["verb"] == "give" and not step["shown"]]
    terms = {"truce": int(any(step["verb"] == "truce" for step in draft)), "hidden": len(unshown), "veiled": unshown}
    return {"gives": gives or ["?nothing"], "asks": asks or ["?nothing"], **terms}


def shares(share: int, spoils: int, proposer: bool) -> dict[str, object]:
    """An alliance as its proposer, or his partner, would tell it: one's own quarters, the rest, and whose the loot is."""
    own = share if proposer else 4 - share
    loot = LOOT[spoils] if proposer or spoils == 2 else LOOT[1 - spoils]
    return {"share": f"quarters-{own}", "rest": f"quarters-{4 - own}", "loot": loot}


# Actions.


def action_values(named: Named, view: Named) -> dict[str, object]:
    """Variables of the sentence of an action, besides its own parameters."""
    question = view["question"] or {}
    match named["verb"]:
        case "pass":
            return {"decision": question.get("decision", "")}
        case "swap" | "duel":
            return {"hero": view["table"]["players"][named["player"]]["hero"]}
        case "face" | "shift":
            return challenge_values(view, named["place"])
        case "hire" | "fight":
            return {"price": question.get("price", 0), **challenge_values(view, question.get("place", -1))}
        case "withdraw":
            return {key: question.get(key, 1) for key in ("cost", "left", "forfeits")}
        case "open" | "raise":
            return {"ruin": ruins(question, named["amount"])}
        case "follow":
            bid = question.get("bid", 0)
            return {"bid": bid, "ruin": ruins(question, bid)}
        case "choose":
            # Whoever chooses is told of the own side first: of the hero who acts, or of the one who was challenged.
            sides = ("hero", "other") if question.get("seat") == question.get("hero") else ("other", "hero")
            return {
                key: question.get(f"{side}_{named['attribute']}", 0)
                for key, side in zip(("hero", "other"), sides, strict=True)
            }
    return bargain_values(named, question)


def ruins(question: Named, stake: int) -> int:
    """Whether losing such a stake would be the end, as the question says."""
    return int(0 < question.get("ruin", 0) <= stake)


def bargain_values(named: Named, question: Named) -> dict[str, object]:
    """Variables of a sentence that proposes something, or writes a pact."""
    match named["verb"]:
        case "treaty" if named["player"] < EVERYBODY:
            return {"player": (named["player"],)}
        case "pact":
            return {"third": named["third"], "other": (named["third"],) if named["third"] < EVERYBODY else ""}
        case "between":
            return {"side": side_of(question.get("seat", -1), named["giver"], named["taker"])}
        case "ally":
            return shares(named["share"], named["spoils"], True)
        case "amend":
            return {"player": (question.get("proposer", 0),), **shares(named["share"], named["spoils"], False)}
    return {}


def challenge_values(view: Named, place: int) -> dict[str, object]:
    """A Challenge on the table: its name or its back, and who placed it."""
    for adventure in view["table"]["adventures"]:
        for challenge in adventure["challenges"]:
            if challenge["place"] == place:
                card = challenge["card"]
                return {"card": card, "owner": (challenge["owner"],), "known": int(not card.startswith("?"))}
    return {}


def value_of(param: str, value: int, view: Named) -> object:
    """What a number that is typed stands for, where it is a mere number in sentences: a Challenge on the table, a message."""
    if param == "place":
        return challenge_values(view, value)["card"]
    return f"{param}-{value}" if param in ("spoils", "shown") else ""


# Events.


def event_values(event: Named) -> dict[str, object]:
    """Variables of the sentence of an event, besides its own fields."""
    values: dict[str, object] = {}
    for group in ("cards", "placed"):
        values[f"{group}_count"] = len(event.get(group, []))
        if event.get(group) == []:
            values[group] = ["?nothing"]
    match event["event"]:
        case "first" | "set" | "bonus":
            values |= {key: event.get(key, old) for key, old in (("tied", 1), ("amount", 0), ("why", 0))}
        case "changed":
            values |= {"same": int(event["attribute"] == event["before"])}
        case "ally" | "amend" | "allied":
            values |= shares(event["share"], event["spoils"], event["event"] != "amend")
        case "treaty" | "counter":
            values |= proposed(event, event["cards"])
        case "pact" | "pacted":
            values |= {"parties": tuple(seat for seat in (event["other"], event["third"]) if seat >= 0)}
        case "clause" | "handed":
            values["things"] = goods(event)
        case "concluded":
            values |= give_and_ask(event, veiled(event["given"]), veiled(event["received"]))
    return values


# Questions.


def question_values(question: Named, view: Named) -> dict[str, object]:
    """Variables of the sentence of a question, besides its own fields."""
    values: dict[str, object] = {}
    if "place" in question:
        values |= {"duel": int(question["place"] < 0), "card": "", **challenge_values(view, question["place"])}
    if "hero" in question:
        values["opponent"] = (opponent(question, view),)
    own = QUESTIONS.get(question["decision"])
    return {**values, **own(question, view)} if own else values


def opponent(question: Named, view: Named) -> int:
    """Whom the one who is asked, or who looks, is fighting."""
    me = question.get("seat", view["seat"])
    return int(question["hero"] if me == question["other"] else question["other"])


def asks_swap(question: Named, view: Named) -> dict[str, object]:
    """Both heroes."""
    players = view["table"]["players"]
    return {"mine": players[question["seat"]]["hero"], "theirs": players[question["proposer"]]["hero"]}


def asks_challenge(question: Named, view: Named) -> dict[str, object]:
    """The Challenge that was drawn."""
    return {"card": view["table"]["players"][question["seat"]]["hand"][0]}


def asks_card(question: Named, view: Named) -> dict[str, object]:
    """The lap."""
    return {"lap": view["table"]["lap"]}


def asks_hero(question: Named, view: Named) -> dict[str, object]:
    """Where the hero stands, and what can be done there."""
    stands = view["table"]["players"][question["seat"]]["stands"]
    verbs = {str(named["verb"]) for named in view["legal"]}
    return {"can": "go" if stands is None else hero_can(verbs), "adventure": stands or ""}


def hero_can(verbs: set[str]) -> str:
    """What the hero on an Adventure can do: what the sentence names first.

    >>> hero_can({"face", "duel", "pass"}), hero_can({"accomplish", "move", "pass"}), hero_can({"pass"})
    ('fight', 'accomplish', 'wait')
    """
    if "accomplish" in verbs:
        return "accomplish"
    if verbs >= {"face", "duel"}:
        return "fight"
    return next((verb for verb in ("face", "duel", "move", "escape") if verb in verbs), "wait")


def asks_bid(question: Named, view: Named) -> dict[str, object]:
    """Whether a higher bid is possible."""
    return {"raises": int(any(named["verb"] == "raise" for named in view["legal"]))}


def asks_proposal(question: Named, view: Named) -> dict[str, object]:
    """How far a proposal is written."""
    draft = question.get("draft", [])
    if not draft:
        return {"stage": "first"}
    if draft[0]["verb"] == "pact":
        return {"stage": "clauses", **drafted(draft, question["seat"])}
    other = draft[0]["player"]
    return {"stage": "terms", "other": (other,) if other < EVERYBODY else "everybody", **written(draft)}


def asks_treaty(question: Named, view: Named) -> dict[str, object]:
    """The terms, and how far the answer is written."""
    draft = question.get("draft", [])
    if draft and draft[0]["verb"] == "counter":
        return {"stage": "terms", **written(draft)}
    values = {"stage": "first", "counter": question["counter"], **proposed(question, view["table"]["offered"])}
    if draft:
        asked = question["first"] if len(draft) == 1 else question["second"]
        values |= {"stage": "hand", "asked": [f"?asked-{CATEGORIES[asked]}"]}
    return values


def asks_pact(question: Named, view: Named) -> dict[str, object]:
    """What the one who answers would get and give, and for which card he is asked now."""
    seat, clauses = question["seat"], view["table"]["pact"]
    gets = [thing for clause in clauses if clause["taker"] == seat for thing in clause["things"]]
    owes = [thing for clause in clauses if clause["giver"] == seat for thing in clause["things"]]
    values: dict[str, object] = {"stage": "first", "gives": gets or ["?nothing"], "asks": owes or ["?nothing"]}
    others = [other for other in (question["player"], question["third"]) if other not in (-1, seat)]
    values |= {"parties": tuple(others), "three": len(others)}
    draft = question.get("draft", [])
    if draft:
        asked = [(clause["taker"], thing) for clause in clauses if clause["giver"] == seat for thing in clause["things"]]
        wanted = [(taker, thing) for kind in CATEGORIES for taker, thing in asked if thing == f"?asked-{kind}"]
        taker, thing = wanted[len(draft) - 1]
        values |= {"stage": "hand", "asked": [thing], "taker": (taker,)}
    return values


def asks_alliance(question: Named, view: Named) -> dict[str, object]:
    """From the side of the one who answers."""
    countered = question["seat"] == question["proposer"]
    other = question["partner"] if countered else question["proposer"]
    terms = shares(question["share"], question["spoils"], countered)
    return {"counter": int(countered), "other": (other,), **terms}


QUESTIONS: Final = {
    "AnswerSwap": asks_swap,
    "PlaceChallenge": asks_challenge,
    "CardTurn": asks_card,
    "HeroTurn": asks_hero,
    "AnswerBid": asks_bid,
    "Propose": asks_proposal,
    "AnswerTreaty": asks_treaty,
    "AnswerAlliance": asks_alliance,
    "AnswerPact": asks_pact,
}


def danger(action: Named, view: Named) -> Reason | None:
    """A stake whose loss, or a withdrawal whose price, leaves nothing: who has no glory is out (CONAN-511, 1101)."""
    question, verb = view["question"], action["verb"]
    if verb == "withdraw":
        return Reason("danger-out") if question["left"] <= 0 else None
    if verb not in ("open", "raise", "follow"):
        return None
    stake = question["bid"] if verb == "follow" else action["amount"]
    return Reason("ui-conan-ruin") if 0 < question["ruin"] <= stake else None


SENTENCES: Final = Sentences(
    meanings=MEANINGS,
    action_values=action_values,
    event_values=event_values,
    question_values=question_values,
    danger=danger,
    value_of=value_of,
)
