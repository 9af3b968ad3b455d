"""Whatever the command line says, it says in the language of the run: no English under `--lang fr`, no French under `en`.

The commands are found by walking the app, so that a new one is covered by itself: its help, its typical mistakes. What it
says when all goes well stands in `ORDINARY`, and a command without an entry there is a failure.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert
from typer.main import get_command

import tablee
from tablee.bots import list_bots
from tablee.cli.app import app, run
from tablee.cli.base import Say, Settings
from tablee.cli.manual import every, help_text
from tablee.engine.options import Choice, Subset
from tablee.engine.text import LANGUAGES
from tablee.games.epic.show import campaign as epic
from tablee.lab import bench, scaling
from tablee.lab.measures import FAMILIES
from tablee.lab.observations import MATCHES, PLAYERS
from tablee.server import loadtest, main
from tablee.server.operate.sources import settable
from tablee.server.storage import schema
from tablee.server.storage.connection import migrate
from tablee.server.storage.rows import Match, Seat, values
from tablee.testing.prose import written_patterns

ENGLISH = set(
    re.findall(
        r"\S+",
        """
the of is are was were be been not and to for with from by at this that these those there their they it its you your
cannot must should have has had which what when where who whose how all any each every only one two than then also
already still here nothing nobody somebody something because until while after before between into over under about
usage error errors missing unknown invalid unexpected required default commands command show try help file folder
value number player players match matches move moves seat seats game games none yes no easy hard would could may
might does did do such more most less least same other another first last next new old win wins won lose lost turn
turns round rounds card cards hand draw play played plays advice hint log save saved seed deal directory
""",
    )
)
FRENCH = set(
    re.findall(
        r"\S+",
        """
le la les un une des du de et est sont était pas ne pour avec dans par qui que quoi quand où ce cette ces cet il
elle ils elles vous votre vos nous notre sa ses leur leurs au aux mais ou donc si rien personne quelqu’un déjà
ici fichier dossier valeur nombre joueur joueurs partie coups siège jeu jeux aucun
oui non facile difficile erreur inconnu commande manque faut réglage graine donne carte cartes tour tours
manche manches gagne perdu règles règle sauvegarde montrer
""",
    )
)
FOREIGN = {"fr": ENGLISH, "en": FRENCH}
WORD = re.compile(r"(?<![\w’'./_-])[^\W\d_]+(?:’[^\W\d_]+)?(?![\w/_-]|\.\w)")
TYPED = re.compile(
    r"--?[\w-]+(?:[ =][a-z_]+=\d+)?|tablee(?: [a-z-]+)*|TABLEE_\w+|pip install \S+ \S+|\S+:\S+"
    r"|\S+\.(?:md|json|jsonl|toml|db|bak|gz|com|org|net)\b"
)
"""What one types, and names of files and addresses: the same in every language."""

PLACEHOLDER = re.compile(r"\$\w+")
COMMAND = get_command(app)
Told = Callable[..., str]
OPENING = "1\n9 4\n"


def commands() -> dict[tuple[str, ...], object]:
    """Every command by the words that call it."""
    return {tuple(key.split("-", 1)[1].split("/")): each for key, each in walked(COMMAND, "tablee-")}


def walked(command: object, key: str) -> Iterator[tuple[str, object]]:
    """A command and those below it, by their words with strokes between."""
    for name, below in getattr(command, "commands", {}).items():
        path = f"{key}{name}"
        yield path, below
        yield from walked(below, f"{path}/")


def same_everywhere() -> set[str]:
    """Words that are typed, and so are no translation: commands, options and their values, bots, settings."""
    found = {word for path in commands() for word in path} | {*list_bots(), *settable(), "replay", "on", "N", "error"}
    found |= {*PLAYERS, *MATCHES}
    for name in tablee.list_games():
        game = tablee.game(name)
        found |= {name, *game.levels, *game.habits, *game.orders, *game.options}
        choices = [option.choices for option in game.options.values() if isinstance(option, Choice | Subset)]
        found |= {choice for each in choices for choice in each}
        fields = {field: one for section in game.sections.values() for field, one in section.fields.items()}
        found |= {*fields, *(word for one in fields.values() for word in one.words)}
    return {word for name in found for word in [name, *re.split(r"[_-]", name)]}


def titles() -> list[str]:
    """The proper names of games, and of those who made them."""
    found: list[str] = []
    for name in tablee.list_games():
        texts = tablee.game(name).texts
        found += [texts.say(lang, *key) for lang in LANGUAGES for key in (("title",), ("credits", "short"))]
    return found


SAME = same_everywhere()
TITLES = titles()


def foreign(told: str, lang: str, allowed: set[str]) -> set[str]:
    """The words of another language in what was said."""
    plain = " ".join(told.split())
    for title in TITLES:
        plain = plain.replace(title, "")
    return {word.casefold() for word in WORD.findall(TYPED.sub(" ", plain))} & (FOREIGN[lang] - allowed)


@pytest.fixture(params=["fr", "en"])
def lang(request: pytest.FixtureRequest) -> str:
    """A language."""
    return str(request.param)


@pytest.fixture
def told(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Told:
    """Run a command line here, in an empty folder; whatever it says is looked through for words of another language."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TABLEE_SETTINGS", "")
    monkeypatch.delenv("TABLEE_DEBUG", raising=False)
    monkeypatch.setattr(Settings, "lang", lang)
    monkeypatch.setattr("tablee.cli.app.get_command", lambda app: COMMAND)

    def said(*args: str, typed: str = "", code: int | None = None, allowed: set[str] = SAME) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        ended = run([*args, "--lang", lang])
        captured = capsys.readouterr()
        text = captured.out + captured.err
        assert code is None or ended == code, text
        assert foreign(text, lang, allowed) == set(), text
        return text

    return said


# Help, and mistakes that any command may meet.


def test_every_command_and_parameter_is_explained(told: Told, lang: str) -> None:
    speak = Say(lang)
    for each, key in every(COMMAND):
        assert speak.has(key), key
        for param in each.params:
            if param.name != "help":
                assert help_text(speak, f"{key}-{param.name}", f"help-{param.name}"), f"{key}-{param.name}"
    for path in [(), *commands()]:
        assert speak("help-usage", line=" ".join(("tablee", *path))) in told(*path, "--help", code=0)


def test_every_command_refuses_a_line_that_makes_no_sense(told: Told) -> None:
    for path, each in commands().items():
        assert told(*path, "--colour", code=2)
        if not getattr(each, "commands", None):
            assert told(*path, *"abcdefgh", code=2)
        for param in getattr(each, "params", []):
            if param.param_type_name == "argument" and param.required:
                told(*path, code=2)
            elif param.param_type_name == "option" and not param.is_flag:
                told(*path, param.opts[0], code=2)
            elif param.param_type_name == "option" and not param.secondary_opts and param.name != "help":
                told(*path, f"{param.opts[0]}=1", code=2)


def test_every_number_refuses_a_word(told: Told) -> None:
    tried = 0
    for path, each in commands().items():
        arguments = [
            "push" for param in getattr(each, "params", []) if param.param_type_name == "argument" and param.required
        ]
        for param in getattr(each, "params", []):
            if param.metavar == "N":
                tried += 1
                told(*path, *arguments, param.opts[0], "many", code=2, allowed=SAME | {"many"})
                if getattr(param, "max", None) or getattr(getattr(param, "type", None), "max", None):
                    told(*path, *arguments, param.opts[0], "999999999", code=2)
    assert tried > 10


# What commands say when all goes well.


def finished(name: str, seats: int, seed: int = 3) -> dict[str, object]:
    """The record of a match played at random."""
    game, rng = tablee.game(name), tablee.Rng(seed)
    pos = game.new(seats, seed)
    while not pos.over:
        legal = pos.legal(pos.to_act[0])
        pos.play(pos.to_act[0], legal[rng.below(len(legal))])
    return {
        **pos.record(),
        "table": {"seat": 0, "bots": ["", *["easy"] * (seats - 1)], "names": ["Irma", "Hugo", "Yann"][:seats]},
    }


def games_and_rules(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    told("games", code=0)
    for name in tablee.list_games():
        told("games", name, code=0)


def playing(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    told("play", "push", "--against", "random", "--seed", "5", typed=OPENING + "1\n" * 200 + "l 400\ns end.json\n", code=0)
    told(
        "play",
        "push",
        "--seed",
        "5",
        typed=OPENING + "?\nh\nu\nu\nu\no\nf\nf\nl\nr 42\nr 999\nread 3\nbanana\n99\n1 1 1 1 1\n\nt\n",
        code=0,
    )
    told("play", "push", "--against", "random", "--seed", "5", typed=OPENING + "s half.json\nq\n", code=0)
    told("play", "--resume", "half.json", typed="q\n", code=0)
    told("learn", "push", typed="h\ndiscard 4\nplace 4 1\nplace 0 2\n\nq\n", code=0)
    told("puzzles", code=0)
    told("puzzles", "push", tablee.game("push").puzzles.puzzles[0].id, typed="banana\nt\n1\n1\n1\n1\nq\nq\n", code=0)
    told("puzzles", "mine", "push", "--want", "0", "--out", "mined.jsonl", code=0)
    for name in tablee.list_games():
        told("play", name, "--against", "random", "--seed", "5", typed="?\no\n1\n1\n1\n1\nl\nq\nn\n", code=0)


def grammar(name: str) -> set[str]:
    """The words that the values of a game's cards are written in: typed, and the same in every language."""
    rows = [row for section in tablee.game(name).content.rows.values() for row in section]
    return {word.casefold() for row in rows for value in row.values() for word in re.findall(r"[^\W\d_]+", str(value))}


def changing(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = ("--change", "A07.glory=9", "--change", "R01.amount=3", "--change", f"{Settings.lang}.card-A07=Zzz")
    for name in tablee.list_games():
        told("cards", name, code=0, allowed=SAME | grammar(name))
    told("cards", "conan", "A07", *changed, code=0)
    told("cards", "conan", *changed, "--save", "mine.toml", code=0)
    told("cards", "conan", "--variant", "mine.toml", code=0)
    told("play", "conan", "--variant", "mine.toml", "--change", "forfeit=true", "--seed", "5", typed="v\nq\nn\n", code=0)
    told("play", "conan", "--seed", "5", typed="v\nq\nn\n", code=0)
    told(
        "arena", "conan", "--bots", "random", "--games", "2", "--jobs", "1", "--variant", "mine.toml", "--out", "run", code=0
    )
    for wrong in (
        "A07",
        "A07.glory=99",
        "A99.glory=1",
        "A07.colour=1",
        "speed=1",
        "forfeit=zzz",
        "fr.title=Zzz",
        "H01.power=zzz",
    ):
        told("cards", "conan", "--change", wrong, code=2)
    told("cards", "conan", "A99", code=2)
    told("cards", "conan", "--variant", "absent.toml", code=2)
    Path("odd.toml").write_text("[[[", "utf-8")
    told("cards", "conan", "--variant", "odd.toml", code=2)


def watching(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("match.json").write_text(json.dumps(finished("push", 2)), "utf-8")
    told("replay", "match.json", code=0)
    told("replay", "match.json", "--seat", "2", code=0)
    told("verify", "match.json", code=0)
    end = tablee.replay(finished("push", 2))
    last = tablee.game("push").load(end.undone(1).dump())
    Path("running.json").write_text(json.dumps(last.record()), "utf-8")
    told("analyse", "running.json", code=2)
    last.play(*end.moves[-1])
    Path("last.json").write_text(json.dumps(last.record()), "utf-8")
    told("analyse", "last.json", "--quick", "--truth", code=0)


def campaigning(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    told("campaign", code=0)
    told("campaign", "list", code=0)
    told("campaign", "new", "Zwei", code=0)
    told("campaign", "list", code=0)
    told("campaign", "show", "--tales", code=0)
    told("campaign", "play", "--seed", "3", typed="1\nq\nn\n", code=0)
    told("campaign", "rename", "Drei", code=0)
    told("campaign", "export", "out.json", code=0)
    told("campaign", "import", "out.json", "--name", "Vier", code=0)
    told("campaign", "delete", "vier", typed="\n", code=0)
    told("campaign", "delete", "vier", "--yes", code=0)
    hero = epic.Hero("Ada", 30, False, {"fr": "Ada partit.", "en": "Ada left."})
    chapter = epic.Chapter(envelope=1, adversary="P1", quest="122", legacy=[], won=False, heroes=[hero])
    Path("lost.json").write_text(json.dumps(epic.save(epic.add(epic.new("Lost"), chapter))), "utf-8")
    told("campaign", "import", "lost.json", code=0, allowed=SAME | {"lost"})
    told("campaign", "show", "lost", "--tales", code=0, allowed=SAME | {"lost"})
    told("campaign", "choose", "on", "lost", code=0)


PLAN = 'game = "push"\nseats = 2\nbots = ["random"]\nmatches = 2\nseed = 1\n'


VARIANTS = {
    "idle": "",
    "careful": "change = { apocalypse = false }",
    "greedy": 'bots = ["greedy"]',
}


def measured() -> list[str]:
    """The names of the measures of a run, as a plan has them."""
    return [key for family in FAMILIES for key in family.keys]


def experiments(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("plan.toml").write_text(PLAN, "utf-8")
    told("lab", code=0)
    told("lab", "run", "plan.toml", "--jobs", "1", code=0)
    mistakes = (
        "colour = 1",
        "moments = -1",
        "precision = 'fine'",
        "=",
        "change = { 'H01.glory' = 3 }",
        "options = { x = 1 }",
        "measure = 'beauty'",
        "aims = { length = [2, 1] }",
        "[[variant]]\nname = 'x'\nforbid = ['R99']",
    )
    for wrong in mistakes:
        Path("wrong.toml").write_text(f"{PLAN}{wrong}\n", "utf-8")
        told("lab", "run", "wrong.toml", code=2)
    Path("wrong.toml").write_text(f"{PLAN}aims = {{ lenth = [1, 2] }}\n", "utf-8")
    told("lab", "run", "wrong.toml", code=2, allowed=SAME | {word for name in measured() for word in name.split("-")})
    Path("many.toml").write_text(PLAN.replace("seats = 2", "seats = 9"), "utf-8")
    Path("other.toml").write_text(PLAN.replace("seed = 1", "seed = 2"), "utf-8")
    told("lab", "run", "many.toml", code=2)
    told("lab", "run", "other.toml", "--out", "plan", code=2, allowed=SAME | {"seed"})
    told("lab", "run", "absent.toml", code=2)
    for code in ("plan = 3", "plan = Plan(", "plan = Plan(game='push', colour=1)", "plan = Plan(game='push', matches='x')"):
        Path("code.py").write_text(f"from tablee.lab.plan import Plan\n{code}\n", "utf-8")
        assert "code.py" in told("lab", "run", "code.py", code=2, allowed=SAME | {"matches"})
    assert Path("plan/sums.txt").exists()
    for file in ("cards-000000000-000000001.parquet", "environment.json"):
        Path("plan", file).unlink()
        assert file in told("lab", "report", "plan", code=2)


def reporting(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("tablee.lab.report.page"), "vega", lambda: "")
    Path("plan.toml").write_text(PLAN, "utf-8")
    told("lab", "run", "plan.toml", "--jobs", "1", "--out", "zwei", code=0)
    told("lab", "report", "zwei", code=0)
    told("lab", "report", "zwei", "zwei", "--out", "drei.html", code=0)
    assert {path.name for path in Path().glob("drei.*")} == {"drei.html", "drei.md"}
    told("lab", "report", "absent", code=2)
    told("lab", "report", "zwei", "--out", "drei.txt", code=2)
    told("lab", "report", "zwei", "--out", "vier/drei.html", code=2)


TUNE = """bots = ["greedy:10", "random"]
[tune]
trials = 2
tunables = [{ name = "greedy:N", values = [1, 99] }]
aims = [{ name = "1", of = "bot 1", band = [0.0, 1.0] }]
"""


def tuning(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = PLAN.replace('bots = ["random"]\n', "") + TUNE
    Path("wanted.toml").write_text(plan, "utf-8")
    told("lab", "tune", "wanted.toml", "--jobs", "1", code=0)
    Path("each.toml").write_text(f"{plan}each = true\n", "utf-8")
    told("lab", "tune", "each.toml", "--jobs", "1", code=0)
    Path("none.toml").write_text(plan.replace("[0.0, 1.0]", "[2.0, 3.0]") + 'stop = "never"\n', "utf-8")
    told("lab", "tune", "none.toml", "--jobs", "1", code=0)
    told("lab", "tune", "none.toml", "--out", "wanted", code=2)
    for wrong in ("trials = 0", "colour = 1", "sure = 2.0"):
        Path("wrong.toml").write_text(plan.replace("trials = 2", wrong), "utf-8")
        told("lab", "tune", "wrong.toml", code=2)
    Path("varied.toml").write_text(f"{plan}[[variant]]\nname = 'x'\n", "utf-8")
    told("lab", "tune", "varied.toml", code=2)
    Path("plan.toml").write_text(PLAN, "utf-8")
    told("lab", "tune", "plan.toml", code=2)


def comparing(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    variants = "".join(f'[[variant]]\nname = "{name}"\n{what}\n' for name, what in VARIANTS.items())
    Path("plan.toml").write_text(PLAN.replace("matches = 2", "matches = 32") + variants, "utf-8")
    Path("bots.toml").write_text(PLAN.replace('["random"]', '["greedy", "random"]').replace("= 2\n", "= 3\n"), "utf-8")
    Path("small.toml").write_text(PLAN, "utf-8")
    Path("elsewhere.toml").write_text(PLAN.replace("seed = 1", "seed = 2"), "utf-8")
    for name in ("plan", "bots", "small", "elsewhere"):
        told("lab", "run", f"{name}.toml", "--jobs", "1", code=0)
    for measure in ("win", "score", "length", "margin", "forced", "choices", "facts.turns"):
        told("lab", "compare", "plan", "--measure", measure, code=0, allowed=SAME | {"turns"})
    for measure in ("win", "length"):
        told("lab", "compare", "plan", "elsewhere", "--measure", measure, code=0)
    told("lab", "compare", "bots", code=0)
    told("lab", "compare", "bots", "--measure", "score", code=0)
    assert json.loads(told("lab", "compare", "bots", "--json", code=0, allowed=ENGLISH | FRENCH))[0]["kind"] == "bots"
    for wrong in (
        ["small"],
        ["small", "bots"],
        ["plan", "--measure", "beauty"],
        ["plan", "--measure", "facts.beauty"],
        ["absent"],
    ):
        assert len(told("lab", "compare", *wrong, code=2, allowed=SAME | {"small"}).splitlines()) == 1


def sizing(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("plan.toml").write_text(PLAN, "utf-8")
    Path("long.toml").write_text(PLAN + 'measure = "length"\n[[variant]]\nname = "x"\n', "utf-8")
    told("lab", "size", "plan.toml", code=0)
    told("lab", "size", "plan.toml", "--precision", "0.1", "--pilot", "4", "--jobs", "1", code=0)
    told("lab", "size", "long.toml", "--precision", "5", "--pilot", "4", "--jobs", "1", code=0)
    assert json.loads(told("lab", "size", "plan.toml", "--json", code=0, allowed=ENGLISH | FRENCH))["theory"]["fixed"] == 2401
    told("lab", "size", "long.toml", code=2)
    told("lab", "size", "plan.toml", "--precision", "0", code=2)
    told("lab", "size", "absent.toml", code=2)


def giving_data(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    Path("plan.toml").write_text(PLAN, "utf-8")
    Path("records").mkdir()
    for seed in (1, 2):
        Path(f"records/{seed}.json").write_text(json.dumps(finished("push", 2, seed)), "utf-8")
    Path("records/3.json").write_text(json.dumps({**finished("push", 2, 3), "rules_version": 0}), "utf-8")
    told("lab", "run", "plan.toml", "--jobs", "1", code=0)
    told("lab", "data", "plan", "records", "--out", "made", code=0)
    assert "3" in told("lab", "data", "plan", "records/1.json", "--out", "made", code=0)
    told("lab", "data", "plan.toml", "--out", "zwei", code=0)
    Path("records/4.json").write_text(json.dumps({**finished("push", 2, 4), "moves": [{"seat": 0, "verb": "pass"}]}), "utf-8")
    assert "4.json" in told("lab", "data", "records", "--out", "made", code=2)
    assert "3" in told("lab", "data", "plan", "records/2.json", "--out", "made", code=0)


def arena_and_balance(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in tablee.list_games():
        told("arena", name, "--bots", "random", "--games", "4", "--jobs", "1", "--out", f"{name}-run", code=0)
        told("balance", f"{name}-run", code=0)


def benching(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {key: 123.0 for key, _ in bench.FIGURES}
    monkeypatch.setattr(bench, "all_figures", lambda: {"push · 2": figures})
    run = scaling.Speed("push", 2, 40.0, 900.0, 850.0, 0.06, {1: 800.0, 16: 12_000.0}, 2e-5)
    monkeypatch.setattr(scaling, "measured", lambda *args: [run])
    steps = {"steps": 5.0, "push": 50.0, **dict.fromkeys(bench.STEP_FIGURES, 9.0)}
    monkeypatch.setattr(bench, "ask", lambda *args: {"rlcard": {"loop": 12.0, "driven": 8.0, **steps}})
    told("bench", code=0)
    monkeypatch.setattr(bench, "ask", lambda *args: {})
    told("bench", code=0)


def serving(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main.uvicorn, "run", lambda *args, **options: None)
    monkeypatch.setattr(main.os, "umask", lambda mask: 0)
    monkeypatch.setattr(main, "open_files", lambda: None)
    told("serve", "--database", "all.db", "--port", str(loadtest.free_port()), code=0)
    told("backup", "all.bak", "--database", "all.db", code=0)
    told("restore", "all.bak", "--database", "other.db", code=0)
    told("reports", "--database", "other.db", code=0)
    told("reports", "--out", "reports", "--database", "other.db", code=0)


def keeping(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    migrated = create_engine("sqlite:///kept.db")
    with migrated.begin() as connection:
        migrate(connection)
        ada = {"id": "p1", "name": "Ada", "lang": "fr", "created": 1}
        connection.execute(insert(schema.people), [ada, {**ada, "id": "p2"}])
        connection.execute(
            insert(schema.matches).values(values(Match(id="t1", game="push", rules_version=1, seats=2, options="{}")))
        )
        connection.execute(
            insert(schema.seats), [values(Seat(match="t1", seat=n, kind=kind)) for n, kind in ((0, "bot"), (1, "open"))]
        )
    migrated.dispose()
    kept = ("--database", "kept.db")
    told("admin", code=0)
    told("admin", "people", "--limit", "1", *kept, code=0)
    told("admin", "people", "--search", "zzz", *kept, code=0)
    told("admin", "people", "--after", "zzz", *kept, code=2)
    told("admin", "tables", *kept, code=0)
    told("admin", "tables", "--running", "--finished", *kept, code=2)
    told("admin", "tables", "--after", "zzz", *kept, code=2)
    told("admin", "reports", *kept, code=0)
    told("admin", "reports", "--after", "zzz", *kept, code=2)
    told("admin", "rename", "p1", "Zoé", *kept, code=0)
    told("admin", "rename", "p1", " ", *kept, code=2)
    told("admin", "rename", "zzz", "Zoé", *kept, code=2)
    for code in (0, 2):
        told("admin", "close", "t1", *kept, code=code)
    told("admin", "close", "zzz", *kept, code=2)
    told("admin", "tables", *kept, code=0)
    told("admin", "recover", "p1", *kept, code=0)
    told("admin", "recover", "zzz", *kept, code=2)
    keeping_order(told, kept)
    told("admin", "delete", "p1", *kept, typed="\n", code=0)
    for code in (0, 2):
        told("admin", "delete", "p1", "--yes", *kept, code=code)
    told("admin", "deleted", *kept, code=0)
    told("admin", "deleted", "--out", "gone.txt", *kept, code=0)


def keeping_order(told: Told, kept: tuple[str, ...]) -> None:
    for done in ("ban", "mute"):
        told("admin", done, "p2", "--days", "2", *kept, code=0)
        told("admin", done, "p2", "--why", "zzz", *kept, code=0)
        told("admin", done, "zzz", *kept, code=2)
    told("admin", "barred", *kept, code=0)
    for done in ("unban", "unmute"):
        told("admin", done, "p2", *kept, code=0)
    told("admin", "barred", *kept, code=0)
    told("admin", "ban", "p2", "--why", "z" * 400, *kept, code=2)
    told("admin", "queue", *kept, code=0)
    told("admin", "queue", "--after", "zzz", *kept, code=2)
    told("admin", "settle", "zzz", "--ban", *kept, code=2)
    told("admin", "settle", "zzz", *kept, code=2)
    told("admin", "settle", "zzz", "--dismiss", "--days", "2", *kept, code=2)
    told("admin", "announce", "zzz", *kept, code=0)
    told("admin", "announce", "--clear", *kept, code=0)
    told("admin", "announce", *kept, code=2)
    told("admin", "drain", *kept, code=0)
    told("admin", "drain", "--off", *kept, code=0)
    told("admin", "drain", "--off", "--hours", "1", *kept, code=2)


def loading(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    report = loadtest.Report(1, 2, 3.0, 4, 5.5, 6.5, 7.5, 8.5, 9, 10, 1.5, 2.5, 3.5)
    monkeypatch.setattr(loadtest, "loadtest", lambda **options: report)
    told("loadtest", code=0)


def showing(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    told("--version", code=0)
    told("bots", code=0)
    for name in tablee.list_games():
        told("rules", name, code=0)
    told("rules", "push", "42", code=0)
    told("new-game", "pebbles", code=0)


ORDINARY: dict[Callable[[Told, pytest.MonkeyPatch], None], str] = {
    games_and_rules: "games",
    playing: "play learn puzzles puzzles/solve puzzles/mine",
    watching: "replay verify analyse",
    changing: "cards",
    campaigning: (
        "campaign campaign/new campaign/list campaign/show campaign/play campaign/choose campaign/export campaign/import "
        "campaign/rename campaign/delete"
    ),
    arena_and_balance: "arena balance",
    experiments: "lab lab/run",
    reporting: "lab/report",
    tuning: "lab/tune",
    comparing: "lab/compare",
    sizing: "lab/size",
    giving_data: "lab/data",
    benching: "bench",
    serving: "serve backup restore reports",
    keeping: (
        "admin admin/people admin/tables admin/reports admin/rename admin/close admin/recover admin/delete admin/deleted "
        "admin/ban admin/unban admin/mute admin/unmute admin/barred admin/queue admin/settle admin/announce admin/drain"
    ),
    loading: "loadtest",
    showing: "bots rules new-game",
}
"""Who tries which commands."""


def test_each_command_is_tried() -> None:
    assert {"/".join(path) for path in commands()} == {name for names in ORDINARY.values() for name in names.split()}


@pytest.mark.parametrize("tried", ORDINARY, ids=lambda tried: tried.__name__)
def test_what_a_command_says(told: Told, monkeypatch: pytest.MonkeyPatch, tried: Callable[..., None]) -> None:
    tried(told, monkeypatch)


@pytest.mark.parametrize(
    "package", ["tablee", "tablee.server", "tablee.lab", *(tablee.game(name).package for name in tablee.list_games())]
)
def test_what_is_written_is_of_one_language(package: str, lang: str) -> None:
    """Whatever a match may say, which no test plays to the end."""
    texts = {key: PLACEHOLDER.sub("", text) for key, text in written_patterns(package, lang)}
    assert {key: found for key, text in texts.items() if (found := foreign(text, lang, SAME))} == {}


# What commands refuse.

WRONG: tuple[tuple[str, ...], ...] = (
    ("dance",),
    ("play",),
    ("play", "chess"),
    ("play", "push", "--seats", "7"),
    ("play", "push", "--seat", "3"),
    ("play", "push", "--against", "genius"),
    ("play", "push", "--against", "greedy/sulk"),
    ("play", "push", "--against", "random:3"),
    ("play", "push", "--against", "greedy:999"),
    ("play", "push", "--against", "rollout:x"),
    ("play", "push", "--against", "ismcts:soon"),
    ("play", "push", "--against", "easy,easy"),
    ("play", "push", "--option", "speed=9"),
    ("play", "push", "--option", "apocalypse"),
    ("play", "push", "--option", "apocalypse=2"),
    ("play", "push", "--option", "target=9999"),
    ("play", "push", "--option", "aggressive=yes"),
    ("play", "push", "--option", "target=300"),
    ("play", "push", "--option", "ages=1,1"),
    ("play", "virtopia", "--option", "level=x"),
    ("play", "push", "--order", "mine"),
    ("play", "epic", "--order", "x"),
    ("play", "push", "--seed", "xyz"),
    ("play", "push", "--seed", "-1"),
    ("play", "push", "--seed", "9" * 2000),
    ("play", "push", "--resume", "absent.json"),
    ("play", "push", "--resume", "."),
    ("play", "push", "--resume", "conan.json"),
    ("rules", "push", "PUSH-999"),
    ("rules", "chess"),
    ("games", "chess"),
    ("new-game", "9lives"),
    ("new-game", "push"),
    ("new-game", "json"),
    ("new-game", "folder"),
    ("replay", "absent.json"),
    ("replay", "folder"),
    ("replay", "folder/absent/file.json"),
    ("replay", "text.json"),
    ("replay", "conan.json", "--seat", "9"),
    ("arena", "push", "--bots", "easy,easy,easy", "--seats", "4"),
    ("arena", "push", "--games", "0"),
    ("arena", "push", "--jobs", "0", "--bots", "random"),
    ("arena", "push", "--out", "."),
    ("arena", "push", "--out", "text.json/run", "--bots", "random"),
    ("arena", "push", "--out", "text.json", "--bots", "random"),
    ("arena", "chess"),
    ("balance", "absent"),
    ("balance", "text.json"),
    ("campaign", "dance"),
    ("campaign", "show"),
    ("campaign", "new", "Eins", "--game", "push"),
    ("campaign", "new", "Eins", "--game", "chess"),
    ("campaign", "new", " "),
    ("campaign", "import", "absent.json"),
    ("campaign", "import", "text.json"),
    ("campaign", "import", "conan.json"),
    ("campaign", "import", "list.json"),
    ("campaign", "export", "folder"),
    ("serve", "--set", "chat_lines"),
    ("serve", "--set", "colour=red"),
    ("serve", "--set", "chat_lines=many"),
    ("serve", "--config", "absent.toml"),
    ("serve", "--config", "text.json"),
    ("serve", "--origin", "nowhere"),
    ("serve", "--trusted-proxy", "nowhere"),
    ("serve", "--database-file", "absent.txt"),
    ("serve", "--database-file", "empty.txt"),
    ("serve", "--workers", "2", "--database", "x.db"),
    ("serve", "--database", "text.json"),
    ("serve", "--database", "postgresql://127.0.0.1:1/x"),
    ("serve", "--host", "198.51.100.1", "--database", "x.db"),
    ("backup", "x.bak", "--database", "absent.db"),
    ("backup", "x.bak", "--database", "text.json"),
    ("restore", "absent.bak", "--database", "x.db"),
    ("restore", "text.json", "--database", "x.db"),
    ("lab", "data", "--out", "made"),
    ("lab", "data", "conan.json"),
    ("lab", "data", "absent.json", "--out", "made"),
    ("lab", "data", "text.json", "--out", "made"),
    ("lab", "data", "conan.json", "--out", "text.json"),
    ("lab", "data", "folder", "--out", "made"),
    ("lab", "data", "--server", "absent.db", "--out", "made"),
    ("lab", "data", "--server", "text.json", "--out", "made"),
)
AS_TYPED = SAME | {"many", "folder", "json"}


def test_what_a_command_refuses(told: Told, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.json").write_text("This is the text of nobody.\n", "utf-8")
    (tmp_path / "list.json").write_text("[]", "utf-8")
    (tmp_path / "empty.txt").write_text("", "utf-8")
    (tmp_path / "conan.json").write_text(json.dumps(finished("conan", 2)), "utf-8")
    for args in WRONG:
        said = told(*args, code=2, allowed=AS_TYPED)
        assert len(said.strip().splitlines()) == 1, said


DAMAGES: dict[str, Callable[[dict[str, object]], object]] = {
    "format": lambda record: {**record, "tablee": 9},
    "version": lambda record: {**record, "rules_version": 0},
    "seats": lambda record: {**record, "seats": 40},
    "options": lambda record: {**record, "options": {"speed": 9}},
    "start": lambda record: {**record, "start": {"seed": []}},
    "no start": lambda record: {**record, "start": 3},
    "dump": lambda record: {**record, "start": {"dump": {}}},
    "seed": lambda record: {**record, "start": {"seed": "xyz", "generator": "sfc32"}},
    "generator": lambda record: {**record, "start": {"seed": "2a", "generator": "dice"}},
    "moves": lambda record: {**record, "moves": {}},
    "move": lambda record: {**record, "moves": [3]},
    "mover": lambda record: {**record, "moves": [{"verb": "pass"}]},
    "illegal": lambda record: {**record, "moves": [{"seat": 0, "verb": "banana"}]},
    "game": lambda record: {**record, "game": "chess"},
    "nothing": lambda record: {},
    "outcome": lambda record: {**record, "outcome": {"scores": [0, 0], "winners": [0]}},
    "seal": lambda record: {**record, "commitment": "ab"},
}


def test_a_record_that_is_damaged_is_refused(told: Told, tmp_path: Path) -> None:
    record = finished("push", 2)
    for damage in DAMAGES.values():
        (tmp_path / "bad.json").write_text(json.dumps(damage(record)), "utf-8")
        assert told("verify", "bad.json").strip()
        told("replay", "bad.json")
        told("play", "--resume", "bad.json", typed="\n")
    (tmp_path / "bad.json").write_text(json.dumps({**record, "table": {"seat": 9}}), "utf-8")
    told("play", "--resume", "bad.json", code=2)
    (tmp_path / "bad.json").write_text(json.dumps(record)[:-40], "utf-8")
    told("verify", "bad.json", code=2)


def test_a_word_of_another_language_is_found() -> None:
    assert foreign("La partie is over.", "fr", set()) == {"is", "over"}
    assert foreign("The match est finie.", "en", set()) == {"est"}
    assert foreign("tablee play push --resume the.json", "fr", SAME) == set()
