"""Lessons over the network: a course, a step, and what a person has learned."""

from __future__ import annotations

from urllib.error import HTTPError

import pytest

import tablee
from tablee.lessons import begin
from tablee.server import backup
from tablee.server.bot_pool import choose_job
from tablee.server.loadtest import Server
from tablee.server.storage import schema

from .conftest import Friend, two_at_table

PLACE = "/api/games/push/lessons/place"
RIGHT = {"verb": "place", "value": 4, "column": 1}


def test_a_course_has_its_words_in_the_language_that_is_asked_for(server: Server) -> None:
    course = server.call("GET", "/api/games/push/lessons?lang=en")
    assert [lesson["id"] for lesson in course["lessons"]] == [lesson.id for lesson in tablee.game("push").lessons]
    assert course["lang"] == "en"
    assert "lesson-place = " in course["source"]


def test_a_lesson_is_played_by_sending_all_acts_again(server: Server) -> None:
    first = server.call("POST", PLACE, {"acts": []})
    assert (first["step"], first["asks"], first["wrong"]) == (0, "lesson-place-1", None)
    assert RIGHT in first["view"]["legal"]
    wrong = server.call("POST", PLACE, {"acts": [{"verb": "discard", "value": 4}]})
    assert (wrong["step"], wrong["wrong"]) == (0, {"rule": "PUSH-080", "key": "lesson-place-1.discard"})
    assert wrong["view"] == first["view"]
    after = server.call("POST", PLACE, {"acts": [RIGHT]})
    assert (after["step"], after["praise"]) == (1, "lesson-place-1.done")
    assert [event["event"] for event in after["events"][after["since"] :]][:2] == ["place", "draw"]


def test_what_is_no_lesson_and_acts_that_lead_nowhere_are_refused_in_words(server: Server) -> None:
    refused = [("/api/games/push/lessons/flying", [], 404), (PLACE, [{"verb": "discard", "value": 4}, RIGHT], 422)]
    for path, acts, status in [*refused, (PLACE, [RIGHT] * 201, 422)]:
        with pytest.raises(HTTPError) as refusal:
            server.call("POST", path, {"acts": acts})
        assert refusal.value.code == status
        assert b"error" in refusal.value.read()


def test_what_one_has_learned_is_kept_and_forgotten_with_the_person(server: Server) -> None:
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    done = {"learned": {"push": ["place", "juggling"], "chess": ["mate"]}}
    assert ada.call("POST", "/api/people/me/lessons", done) == {"learned": {"push": ["place"]}}
    assert ada.call("POST", "/api/people/me/lessons", done) == {"learned": {"push": ["place"]}}
    assert ada.call("GET", "/api/people/me/lessons") == {"learned": {"push": ["place"]}}
    assert bob.call("GET", "/api/people/me/lessons") == {"learned": {}}
    ada.call("DELETE", "/api/people/me")
    with pytest.raises(HTTPError):
        ada.call("GET", "/api/people/me/lessons")


def test_a_coach_judges_what_somebody_alone_is_about_to_do_and_nobody_else(server: Server) -> None:
    ada = Friend(server)
    table = ada.open("me", "easy")
    with ada.live(table) as live:
        live.until("state", seat=0)
        while not live.states[0]["view"]["legal"]:
            live.get()
        action = live.states[0]["view"]["legal"][0]
        said = ada.post(table, "coach", {"seat": 0, "action": action})
    assert (said["says"], said["named"]["verb"]) == ("", action["verb"])
    for asking, where, body in [
        (Friend(server), table, {"seat": 0, "action": action}),
        (ada, table, {"seat": 0, "action": {"verb": "fly"}}),
    ]:
        with pytest.raises(HTTPError):
            asking.post(where, "coach", body)
    among, one, _ = two_at_table(server)
    with pytest.raises(HTTPError) as refusal:
        one.post(among, "coach", {"seat": 0, "action": {"verb": "team", "team": 0}})
    assert refusal.value.code == 403


def test_a_coach_is_told_nothing_but_a_world_that_the_seat_could_be_in() -> None:
    """What goes to the worker looks to the seat as the match does, and the others' cards in it are dealt anew."""
    game = tablee.game("push")
    lesson = game.lessons.get("score")
    assert lesson is not None
    pos = begin(game, lesson)
    jobs = [choose_job(pos, 0, op="coach", action=pos.legal(0)[0]) for _ in range(4)]
    worlds = [game.load(job.dump) for job in jobs]
    assert all(world.view(0) == pos.view(0) for world in worlds)
    hands = {tuple(sorted(world.dump()["zones"]["hand 2"])) for world in worlds}  # type: ignore[index]
    assert len(hands) > 1


def test_a_backup_holds_every_table_and_so_what_people_have_learned() -> None:
    assert set(backup.ORDER) == set(schema.META.sorted_tables)
