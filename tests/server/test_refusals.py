"""What is refused at a table names the rule, in the language that the person speaks by now: every verb of every game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

import tablee
from tablee.engine.game import Game
from tablee.engine.text import LANGUAGES
from tablee.server.loadtest import Server
from tablee.server.texts import TEXTS

from .conftest import Friend, Live, asked

pytestmark = pytest.mark.timeout(120)
Named = dict[str, Any]
RULES = re.compile(r"\*\*([A-Z]+-\d{3,4})\*\*")
MOVES = 6
"""So many moves are made, and before each everything is tried that is not legal."""


def beyond(game: Game) -> Iterator[tuple[Named, str]]:
    """Every parameter of every verb below and above its range, and the rule that bounds it ("" for the question's own)."""
    for verb in game.verbs:
        for n, param in enumerate(verb.params):
            for value in (verb.starts[n] - 1, verb.ends(n)):
                named = {"verb": verb.name, **dict(zip(verb.params, verb.starts, strict=True)), param: value}
                yield named, game.bounds.get(f"{verb.name}.{param}") or game.bounds.get(verb.name, "")


def at_the_wrong_moment(game: Game, legal: list[Named]) -> Iterator[Named]:
    """An action of each verb that is not to be answered now."""
    now = {action["verb"] for action in legal}
    for verb in game.verbs:
        if verb.name not in now:
            yield {"verb": verb.name, **dict(zip(verb.params, verb.starts, strict=True))}


class Refused:
    """Somebody who holds every seat of a table and tries what is not allowed."""

    def __init__(self, server: Server, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.person = Friend(server, lang=lang)
        self.table = self.person.open("me", *["hot"] * (game.seats[0] - 1), game=game.id)

    def to_act(self, live: Live) -> int:
        """The seat that is asked, once it has been shown its question."""
        while len(live.states) < self.game.seats[0] or not any(asked(state["view"]) for state in live.states.values()):
            live.get()
        return next(seat for seat, state in live.states.items() if asked(state["view"]))

    def play(self, live: Live, seat: int, action: Named) -> None:
        """Make a move, and see what it has changed for the seat that made it."""
        before = live.states[seat]
        live.until("ack", id=live.play(seat, action))
        while live.states[seat] is before:
            live.get()
        live.drain(0.1)

    def rule(self, live: Live, seat: int, named: Named) -> str:
        """The rule that refuses an action; its sentence is checked."""
        said = live.until("refused", "ack", id=live.play(seat, named))
        while said.get("rule") == "TABLEE-STALE":  # the state of this seat was still on its way, and is here by now
            said = live.until("refused", "ack", id=live.play(seat, named))
        assert said["type"] == "refused", named
        rule: str = said["rule"]
        assert self.game.texts.has(self.lang, f"refuse-{rule}"), rule
        assert said["why"] == self.game.texts.say(self.lang, f"refuse-{rule}"), named
        return rule


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", tablee.list_games())
def test_whatever_is_refused_names_a_rule_of_the_game(server: Server, name: str, lang: str) -> None:
    game, chance = tablee.game(name), random.Random(5)
    who, stated = Refused(server, game, lang), set(RULES.findall(game.rules(lang)))
    with who.person.live(who.table) as live:
        for move in range(MOVES):
            seat = who.to_act(live)
            legal = live.states[seat]["view"]["legal"]
            for named, bound in beyond(game) if move in (0, MOVES - 1) else ():
                rule = who.rule(live, seat, named)
                assert rule == bound if bound else rule in stated, named
            for named in at_the_wrong_moment(game, legal):
                assert who.rule(live, seat, named) in stated, named
            idle = [other for other, state in live.states.items() if not asked(state["view"])]
            for other in idle:
                rule = who.rule(live, other, legal[0])
                assert rule == "TABLEE-TURN" or rule in stated, rule
            who.play(live, seat, chance.choice(legal))


@pytest.mark.parametrize("name", tablee.list_games())
def test_a_language_that_was_just_chosen_is_spoken_at_once(server: Server, name: str) -> None:
    """The socket stays open; the sentences of the game and those of the server are both in the new language."""
    game = tablee.game(name)
    who = Refused(server, game, LANGUAGES[0])
    nobody = {"verb": "nonsense"}
    with who.person.live(who.table) as live:
        seat = who.to_act(live)
        for lang in (*LANGUAGES, LANGUAGES[0]):
            who.person.call("PATCH", "/api/people/me", {"lang": lang})
            who.lang = lang
            assert who.rule(live, seat, nobody) == "TABLEE-UNKNOWN"
            live.send({"type": "play", "id": f"stale-{lang}", "seat": seat, "action": nobody, "version": 999})
            stale = live.until("refused")
            assert (stale["rule"], stale["why"]) == ("TABLEE-STALE", TEXTS.say(lang, "no-stale"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_calls_refuse_in_the_language_of_the_person(server: Server, lang: str) -> None:
    """Not in that of the browser: a standing order, and taking back."""
    ada = Friend(server, lang=lang)
    table = ada.open("me", "hot")
    others = ",".join(other for other in LANGUAGES if other != lang)
    for call, key, body in (("order", "order", {"order": "never"}), ("undo", "undo", {}), ("takeback", "alone", {})):
        said = refusal(server, f"/api/tables/{table}/{call}", {"seat": 0, **body}, ada.key, others)
        assert said == TEXTS.say(lang, f"no-{key}")


def refusal(server: Server, path: str, body: object, key: str, accepted: str) -> str:
    """Why a call is refused, to a browser that would read other languages."""
    headers = {"Authorization": f"Bearer {key}", "Accept-Language": accepted, "Content-Type": "application/json"}
    with pytest.raises(HTTPError) as refused:
        urlopen(Request(server.url + path, json.dumps(body).encode(), headers))
    why: str = json.loads(refused.value.read())["error"]
    return why
