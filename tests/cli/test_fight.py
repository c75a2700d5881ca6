"""`nde fight` tells how dangerous a fight is, in words and as data, and refuses what it cannot read."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from nde.lab.lab import Effort, Lab
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.policies import POLICIES
from nde.rules import ruleset_named
from tests.cli.terminal import nde, refused

SMALL = ("fight", "nde12", "--party", "warrior,mage", "--foes", "minion*2")
FIGHTS = {
    "nde12": ("warrior,mage", "minion*2"),
    "nde14": ("adept,assault", "elite"),
    "cairn2e": ("smuggler", "goblin"),
    "tkds": ("elf", "veteran"),
}
POLICY = """
name = "mine"
spend = "on-failure"

[[lines]]
do = "raise"
when = "party.down >= 1"

[[lines]]
do = "attack"
target = "strongest"
"""


def computed(game: str, policy: str = "focus") -> float:
    """The chance to win, from the lab itself."""
    rules = ruleset_named(game)
    party, foes = FIGHTS[game]
    scene = opening(rules, party_of(rules, counted(party, "party")), foes_of(rules, counted(foes, "foes")))
    return Lab().fight(rules, scene, POLICIES[policy], Effort(method="exact")).win.chance


@pytest.mark.parametrize("game", FIGHTS)
def test_the_command_gives_what_the_lab_finds(game: str) -> None:
    party, foes = FIGHTS[game]
    data = nde("fight", game, "--party", party, "--foes", foes, "--exact", "--json").data
    assert data["game"] == game
    answer = data["answer"]
    assert (answer["method"], answer["is_stopped"]) == ("exact", False)
    assert answer["win"]["chance"] == pytest.approx(computed(game), abs=1e-12)
    ends = sum(answer[name]["chance"] for name in ("win", "lose", "flee", "undecided"))
    assert ends == pytest.approx(1.0)
    assert len(answer["heroes"]) == len(party.split(","))
    assert answer["left_out"][0] == "position"
    assert answer["left_out"][-2:] == ["fiction", "other-deeds"]


def test_the_words_begin_with_the_danger_and_end_with_what_is_left_out() -> None:
    said = nde(*SMALL)
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    assert (
        lines[0]
        == "Nano Dungeon Engine 1.2: Warrior, Mage against 2\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}Minion"
    )
    assert lines[2] == "The heroes act first; nothing is rolled for it."
    assert lines[4].startswith("Light: this fight is nearly always won")
    places = [
        said.out.index(part)
        for part in (
            "won   97.4%",
            "What everybody does:",
            "Mage: attack with magic",
            "They spare the fallen.",
            "With other sensible tactics the party wins between",
            "Round in which it ends",
            "Heroes out of action at the end",
            "Each hero:",
            "Still in the fight after round:",
            "What those still standing have left",
            "Foes out of action at the end:",
            "How this was calculated:\n  Exactly, from",
            "Not taken into account:",
        )
    ]
    assert places == sorted(places)


def test_policies_stand_side_by_side_with_their_differences() -> None:
    said = nde(*SMALL, "--compare", "spread, all-out", "--json")
    first = said.data["answer"]["win"]["chance"]
    assert first == pytest.approx(computed("nde12"))
    assert [one["policy"] for one in said.data["compare"]] == ["spread", "all-out"]
    spread = said.data["compare"][0]["answer"]["win"]["chance"]
    assert spread == pytest.approx(computed("nde12", "spread"))
    text = nde(*SMALL, "--compare", "spread").out
    assert f"{(spread - first) * 100:+.1f}".replace("-", "−") in text.replace("±0.0", "+0.0")
    assert "Chance to be out at the end:" in text


def test_a_policy_can_be_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(POLICY, encoding="utf-8")
    said = nde(*SMALL, "--policy", str(path), "--json")
    assert said.data["policy"] == "mine"
    assert "Tactic “mine”, from a file." in nde(*SMALL, "--policy", str(path)).out
    path.write_text(POLICY.replace('"raise"', '"rise"').replace(">= 1", "≥ 1"), encoding="utf-8")
    told = refused(*SMALL, "--policy", str(path))
    assert "lines.1.do" in told
    assert "lines.1.when" in told


def test_what_a_policy_asks_about_and_nobody_has_is_told(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\n[[lines]]\ndo = "attack"\nwhen = "own.heart <= 2"\n', encoding="utf-8")
    told = "Nobody in this fight has “heart”; the tactic “mine” treats it as 0."
    assert told in nde(*SMALL, "--policy", str(path)).out
    assert told in nde(*SMALL, "--compare", str(path)).out
    path.write_text(path.read_text(encoding="utf-8").replace("heart ", "hearts "), encoding="utf-8")
    assert "Nobody in this fight" not in nde(*SMALL, "--policy", str(path)).out


def test_a_simulation_tells_its_seed_its_runs_and_how_far_it_may_be_off() -> None:
    argv = (*SMALL, "--simulate", "--runs", "4000", "--seed", "7")
    answer = nde(*argv, "--json").data["answer"]
    assert (answer["method"], answer["runs"], answer["seed"]) == ("simulated", 4000, 7)
    assert answer["win"]["low"] < answer["win"]["chance"] < answer["win"]["high"]
    assert nde(*argv, "--json").data["answer"] == answer
    said = nde(*argv).out
    assert "4,000 fights were played with seed 7" in said
    assert "within 1.55 percentage points" in said


@pytest.mark.parametrize(
    "argv",
    [
        ("fight", "nde12", "--party", "warrior,mage", "--foes", "minion*2"),
        ("fight", "cairn2e", "--party", "deserter", "--foes", "goblin"),
        ("fight", "tkds", "--party", "fighter", "--foes", "bandit"),
    ],
    ids=lambda argv: argv[1],
)
def test_sides_that_begin_apart_have_to_come_nearer_first(argv: tuple[str, ...]) -> None:
    def rounds(*more: str) -> float:
        answer = nde(*argv, *more, "--json").data["answer"]
        assert ("position" in answer["left_out"]) is not bool(more)
        return sum(int(number) * float(chance) for number, chance in answer["rounds"].items())

    rounds()
    assert rounds("--apart", "0") < rounds("--apart", "2")
    assert "The sides begin 2 steps apart" in nde(*argv, "--apart", "2").out
    assert "--apart" in refused(*argv, "--apart", "4")


def test_how_a_fight_begins_is_told_and_can_be_chosen() -> None:
    argv = ("fight", "cairn2e", "--party", "deserter*2", "--foes", "goblin")

    def win(*more: str) -> float:
        found: float = msgspec.json.decode(nde("--json", *argv, *more).out)["answer"]["win"]["chance"]
        return found

    ready = win("--begin", "ready=all")
    assert win() < win("--begin", "ready=deserter-2") < ready
    assert win("--begin", "ready=deserter-1,deserter-2") == pytest.approx(ready, abs=1e-12)
    assert "Every hero makes a DEX save to act in the first round." in nde(*argv).out
    assert "The heroes stand ready and act at once" in nde(*argv, "--begin", "ready=all").out
    assert "ready" in refused(*argv, "--begin", "readi=all")
    assert "write it as KEY=VALUE" in refused(*argv, "--begin", "ready")
    fixed = refused("fight", "nde12", "--party", "warrior", "--foes", "minion", "--begin", "ready=all")
    assert "begin in only one way" in fixed


def test_rulings_hold_for_every_attack_of_a_side() -> None:
    argv = ("fight", "tkds", "--party", "elf", "--foes", "veteran")

    def win(*more: str) -> float:
        return float(nde(*argv, *more, "--json").data["answer"]["win"]["chance"])

    plain = win()
    assert win("--ruling", "disadvantage=1") < plain < win("--foe-ruling", "disadvantage=1")
    assert win("--ruling", "disadvantage=0") == plain
    said = nde(*argv, "--ruling", "disadvantage=1", "--foe-ruling", "modifier=-2").out
    assert "Applies to every attack by a hero: disadvantage=1" in said
    assert "Applies to every attack by a foe: modifier=-2" in said
    assert "did you mean “disadvantage”?" in refused(*argv, "--ruling", "disadvantag=1")
    assert "write it as KEY=VALUE" in refused(*argv, "--ruling", "dark")


def test_options_of_the_game_change_the_fight() -> None:
    plain = nde(*SMALL, "--json").data["answer"]["win"]["chance"]
    without = nde(*SMALL, "--set", "retaliation=off", "--json").data["answer"]["win"]["chance"]
    assert without > plain


def test_the_picture_is_sound_and_says_its_numbers_in_words(tmp_path: Path) -> None:
    path = tmp_path / "fight.svg"
    said = nde(*SMALL, "--svg", str(path))
    assert f"The picture is saved in “{path}”." in said.out
    root = ElementTree.parse(path).getroot()
    space = "{http://www.w3.org/2000/svg}"
    title, described = root.find(f"{space}title"), root.find(f"{space}desc")
    assert title is not None
    assert title.text is not None
    assert title.text.startswith("Nano Dungeon Engine 1.2: Warrior, Mage against")
    assert described is not None
    assert described.text is not None
    assert "won\t97.4%" in described.text
    assert "Still in the fight after each round" in described.text
    assert "already exists" in refused(*SMALL, "--svg", str(path))
    assert "nowhere" in refused(*SMALL, "--svg", str(tmp_path / "nowhere" / "a.svg"))


def test_nothing_is_computed_where_the_picture_could_not_be_written(tmp_path: Path) -> None:
    assert refused(*SMALL, "--svg", str(tmp_path))


def test_every_fault_of_a_line_is_told_at_once() -> None:
    told = refused(
        *("fight", "nde12", "--party", "warior*2,mag", "--foes", "bos,minion*0", "--policy", "focsu"),
        *("--target", "win=2,foo", "--best", "--aim", "fame", "--exact", "--simulate", "--set", "x=1"),
    )
    for part in (
        "warior",
        "mag",
        "bos",
        "minion*0",
        "focsu",
        "win=2",
        "foo",
        "fame",
        "--simulate",
        "x",
        "--best",
    ):
        assert f"“{part}”" in told or f"“{part}" in told, part
    assert "did you mean “focus”?" in told
    assert "did you mean “warrior”?" in told


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        (("fight",), "the game is missing"),
        (("fight", "nde21"), "did you mean"),
        (("fight", "nde12"), "“--party” is missing; say who fights, such as --party warrior,rogue"),
        (("fight", "nde12"), "“--foes” is missing"),
        ((*SMALL, "--aim", "win"), "only together with --best"),
        ((*SMALL, "--target", "win=abc"), "“win=abc” is not a risk"),
        ((*SMALL, "--target", "down=3"), "“down=3” is out of range; down goes from 0 to 2"),
        ((*SMALL, "--target", "win=nan"), "out of range"),
        ((*SMALL, "--runs", "0"), "--runs"),
        ((*SMALL, "--runs", "5", "--exact"), "exclude each other"),
        ((*SMALL, "--compare", "spread", "--best"), "exclude each other"),
        ((*SMALL, "--policy", "spread", "--best"), "exclude each other"),
        ((*SMALL, "--simulate", "--best"), "exclude each other"),
        ((*SMALL, "--compare", "spread,,focus"), "“” is not a tactic"),
        (("fight", "nde12", "--party", "warrior*61", "--foes", "minion"), "60"),
        (("fight", "nde12", "--party", "warrior", "--foes", ""), "“--foes” is missing"),
        (("fight", "nde12", "--party", " , ", "--foes", "minion"), "“--party” is missing"),
        ((*SMALL, "--target", "win=0.5,win=0.6"), "“win” is given twice; give it once"),
        ((*SMALL, "--svg", "out.png"), "“out.png” is not a name for a picture; the name must end in .svg"),
        (
            (*SMALL, "--vary", "hearts=4,5"),
            "“hearts” stands for several settings; vary one of them: hearts.start, hearts.cap",
        ),
        ((*SMALL, "--most-scenes", "5", "--exact"), "5"),
    ],
)
def test_what_cannot_be_asked_is_refused(argv: tuple[str, ...], part: str) -> None:
    assert part in refused(*argv)


def test_too_many_scenes_are_played_instead_unless_it_must_be_exact() -> None:
    answer = nde(*SMALL, "--most-scenes", "5", "--runs", "500", "--json").data["answer"]
    assert (answer["method"], answer["runs"]) == ("simulated", 500)


@pytest.mark.rule("nde12/6.2")
def test_a_failed_power_that_is_struck_back_at_changes_the_fights_of_a_caster() -> None:
    def found(game: str, party: str, *more: str) -> tuple[float, list[str]]:
        data = nde("fight", game, "--party", party, "--foes", "minion", "--json", *more).data
        return data["answer"]["win"]["chance"], data["untouched"]

    usual, both = found("nde12", "mage"), found("nde12", "mage", "--set", "power_failure=both")
    assert (usual[1], both[1]) == ([], [])
    assert both[0] < usual[0] - 0.01
    assert found("nde12", "mage", "--set", "power_failure=one-effect") == usual, "as it is anyway"
    nobody = found("nde14", "adept", "--set", "power_failure=both")
    assert nobody == (found("nde14", "adept")[0], ["power_failure"]), "nobody strikes back there"
