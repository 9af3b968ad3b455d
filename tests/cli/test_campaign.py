"""A campaign in the terminal: begun, played, lost, gone on with, carried elsewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tablee.games.epic.show import campaign as epic

from .conftest import Tablee

pytestmark = pytest.mark.timeout(300)
ENTER = "1\n" * 4000
FORMER = Path(epic.__file__).parents[1] / "tests" / "former" / "campaign.json"


def saved(path: Path, won: bool) -> None:
    hero = epic.Hero("Ada", 30, won, {"fr": "Ada partit.", "en": "Ada left."})
    chapter = epic.Chapter(envelope=1, adversary="P1", quest="122", legacy=[], won=won, heroes=[hero])
    path.write_text(json.dumps(epic.save(epic.add(epic.new("Les Sept-Gués"), chapter))), "utf-8")


@pytest.mark.parametrize(("lang", "opening"), [("fr", "Je suis Oda"), ("en", "I am Oda")])
def test_a_campaign_opens_with_its_story(tablee: Tablee, lang: str, opening: str) -> None:
    ran = tablee("--lang", lang, "campaign", "new", "Les Sept-Gués")
    assert ran.returncode == 0, ran.stderr
    assert opening in ran.stdout
    assert "les-sept-gués" in tablee("campaign", "list").stdout
    again = tablee("campaign", "new", "Les Sept-Gués")
    assert (again.returncode, "already" in again.stderr) == (2, True)


def test_a_chapter_is_played_and_written_down(tablee: Tablee, tmp_path: Path) -> None:
    tablee("campaign", "new", "Une")
    ran = tablee("campaign", "play", "--hero", "Zoé", "--seed", "3", typed=ENTER, timeout=250)
    assert ran.returncode == 0, ran.stderr
    data = json.loads((tmp_path / "data" / "tablee" / "campaigns" / "une.json").read_text("utf-8"))
    played = epic.load(data).chapters
    assert [(chapter.envelope, [hero.name for hero in chapter.heroes]) for chapter in played] == [(1, ["Zoé"])]
    assert GIST[played[0].won] in ran.stdout
    assert "Zoé" in tablee("campaign", "show", "--tales").stdout


GIST = {True: "There were six to go", False: "An hour is a"}


def test_a_match_left_unfinished_is_gone_on_with(tablee: Tablee, tmp_path: Path) -> None:
    tablee("campaign", "new", "Une")
    left = tablee("campaign", "play", "--seed", "3", typed="1\ns half.json\nq\nn\n")
    assert "campaign play une --resume" in left.stdout
    assert "0" not in tablee("campaign", "list").stdout.split("epic")[1]
    ran = tablee("campaign", "play", "une", "--resume", "half.json", "--hero", "Zoé", typed=ENTER, timeout=250)
    assert ran.returncode == 0, ran.stderr
    assert "one chapter played" in tablee("campaign", "list").stdout
    late = tablee("campaign", "play", "une", "--resume", "half.json")
    assert late.returncode == 2


def test_after_a_defeat_one_plays_again_or_goes_on(tablee: Tablee, tmp_path: Path) -> None:
    """EPIC-152."""
    saved(tmp_path / "lost.json", won=False)
    told = tablee("campaign", "import", "lost.json")
    assert "choose replay les-sept-gués" in told.stdout
    refused = tablee("campaign", "play")
    assert (refused.returncode, "choose first" in refused.stderr) == (2, True)
    assert "Heiress of Shadows" in tablee("campaign", "choose", "on").stdout
    assert tablee("campaign", "choose", "on").returncode == 2


def plain(told: str) -> str:
    """What is told, without frames and line breaks."""
    return re.sub(r"[│\s]+", " ", told)


def test_the_story_follows_the_road(tablee: Tablee, tmp_path: Path) -> None:
    """EPIC-152: the defeat is told while it may stand; played again, its keeper says so; the next one remembers it."""
    saved(tmp_path / "lost.json", won=False)
    assert "Son Épouse a fait le tour des lits" in plain(tablee("--lang", "fr", "campaign", "import", "lost.json").stdout)
    assert "La même soupe, oui." in plain(tablee("--lang", "fr", "campaign", "choose", "replay").stdout)
    saved(tmp_path / "other.json", won=True)
    told = plain(tablee("campaign", "import", "other.json", "--name", "Other").stdout)
    assert "I have counted the bowls." in told


def test_a_campaign_of_an_earlier_build_goes_on(tablee: Tablee) -> None:
    told = plain(tablee("campaign", "import", str(FORMER)).stdout)
    assert "By Whiteford the wood was wet." in told
    assert "The name worn smoothest with touching is Zoé." in told
    shown = plain(tablee("--lang", "fr", "campaign", "show", "--tales").stdout)
    assert "une à Gué-de-Sel et une à Gué-Clair" in shown
    assert "Irma tint la porte." in shown


def test_a_campaign_is_carried_elsewhere(tablee: Tablee, tmp_path: Path) -> None:
    saved(tmp_path / "won.json", won=True)
    tablee("campaign", "import", "won.json")
    assert tablee("campaign", "export", "out.json").returncode == 0
    assert json.loads((tmp_path / "out.json").read_text("utf-8")) == json.loads((tmp_path / "won.json").read_text("utf-8"))


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"game": "epic"}', '{"game": "push", "tablee-campaign": 1}', '{"game": 3}']
)
def test_what_is_no_campaign_is_refused_in_a_sentence(tablee: Tablee, tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.json").write_text(text, "utf-8")
    ran = tablee("campaign", "import", "bad.json")
    assert ran.returncode == 2
    assert ran.stderr.startswith("tablee: ")
    assert tablee("campaign", "show", "nothing").returncode == 2
    assert tablee("campaign", "import", "missing.json").returncode == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "ce n’est pas un fichier JSON entier"),
        ("{}", "il ne nomme aucun jeu"),
        ('{"game": "epic"}', "ce n’est pas une campagne enregistrée."),
        ('{"game": "push"}', "le jeu « push » n’a pas de campagne"),
        ('{"game": "epic", "tablee-campaign": 1, "name": "x", "chapters": 3}', "cette campagne est abîmée, à cet endroit"),
    ],
)
def test_what_is_no_campaign_is_refused_in_ones_language(tablee: Tablee, tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "bad.json").write_text(text, "utf-8")
    ran = tablee("--lang", "fr", "campaign", "import", "bad.json")
    assert f"bad.json n’est pas une campagne valable : {why}" in " ".join(ran.stderr.split())


def test_a_campaign_is_named_on_import_renamed_and_deleted(tablee: Tablee, tmp_path: Path) -> None:
    saved(tmp_path / "won.json", won=True)
    assert "les-sept-gués" in tablee("campaign", "import", "won.json").stdout + tablee("campaign", "list").stdout
    assert tablee("campaign", "import", "won.json").returncode == 2
    assert tablee("campaign", "import", "won.json", "--name", "Une  autre").returncode == 0
    assert "Une autre" in tablee("campaign", "list").stdout
    assert tablee("campaign", "rename", "Les Sept-Gués", "une-autre").returncode == 2
    assert "La Troisième" in tablee("campaign", "rename", "La Troisième", "une-autre").stdout
    listed = tablee("campaign", "list").stdout
    assert "la-troisième" in listed
    assert "une-autre" not in listed
    assert "Nothing was deleted" in tablee("campaign", "delete", "la-troisième").stdout
    assert "Nothing was deleted" in tablee("campaign", "delete", "la-troisième", typed="n\n").stdout
    assert "is deleted" in tablee("campaign", "delete", "la-troisième", typed="y\n").stdout
    assert tablee("campaign", "delete", "les-sept-gués", "--yes").returncode == 0
    assert "la-troisième" not in tablee("campaign", "list").stdout


def test_contradictory_scores_are_refused_in_ones_language(tablee: Tablee, tmp_path: Path) -> None:
    saved(tmp_path / "won.json", won=True)
    data = json.loads((tmp_path / "won.json").read_text("utf-8"))
    data["chapters"][0]["heroes"].append({"name": "Bo", "score": 44, "won": False})
    (tmp_path / "won.json").write_text(json.dumps(data), "utf-8")
    refused = tablee("--lang", "fr", "campaign", "import", "won.json")
    assert refused.returncode == 2
    assert "Ada aurait gagné avec 30 points" in " ".join(refused.stderr.split())
    assert "Ada is said to have won with 30" in " ".join(tablee("campaign", "import", "won.json").stderr.split())


def test_what_a_campaign_does_not_allow_is_said_in_ones_language(tablee: Tablee, tmp_path: Path) -> None:
    saved(tmp_path / "lost.json", won=False)
    assert tablee("campaign", "import", "lost.json").returncode == 0
    assert "choisissez d’abord" in tablee("--lang", "fr", "campaign", "play").stderr
    assert "pas «" in tablee("--lang", "fr", "campaign", "choose", "back").stderr
    assert "a un nom" in tablee("--lang", "fr", "campaign", "rename", " ").stderr
    tablee("campaign", "choose", "on")
    assert "rien à choisir" in tablee("--lang", "fr", "campaign", "choose", "on").stderr
    assert "décide elle-même" in tablee("--lang", "fr", "campaign", "play", "-o", "adversary=P2").stderr
    (tmp_path / "bad.json").write_text('{"game": "epic", "tablee-campaign": 9}', "utf-8")
    assert "au format 9" in tablee("--lang", "fr", "campaign", "import", "bad.json").stderr
