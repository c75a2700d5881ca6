"""`nde odds` tells exact chances, how they came about, and what was assumed."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

from nde.dice import distribution, parse
from nde.locale import words
from tests.cli.terminal import Said, nde, refused

OUTCOMES = ["complication", "failure", "cost", "success", "exceptional"]


def chances(said: Said) -> dict[str, Fraction]:
    assert said.status == 0, said.err
    outcomes: dict[str, Any] = said.data["outcomes"]
    for chance in outcomes.values():
        assert set(chance) == {"exact", "p"}
        assert chance["p"] == float(Fraction(chance["exact"]))
    return {name: Fraction(chance["exact"]) for name, chance in outcomes.items()}


@pytest.mark.rule("nde12/3.4", "nde12/3.5", "nde12/3.6")
def test_the_strike_of_the_book_with_help_and_position() -> None:
    said = nde("odds", "nde12", "strike", "die=d10", "foe=boss", "steps=-1", "help=1", "--json")
    assert chances(said) == {
        "complication": Fraction(1, 12),
        "failure": Fraction(6, 12),
        "cost": 0,
        "success": Fraction(4, 12),
        "exceptional": Fraction(1, 12),
    }
    data = said.data
    assert (data["game"], data["situation"]) == ("nde12", "strike")
    assert data["given"]["die"] == 10
    assert [(step["rule"], step["key"]) for step in data["steps"]]
    lost = [effect for effect in data["effects"] if effect["type"] == "HeartsLost"]
    assert [(effect["exact"], effect["rule"]) for effect in lost] == [("7/12", "nde12/5.6")]


def test_every_outcome_is_named_even_at_zero_and_all_come_to_one() -> None:
    for argv in (
        ("nde12", "test", "die=d10", "tn=6", "help=1", "steps=-1", "talent=1"),
        ("nde14", "test", "die=k12", "t=5", "advantage=1", "hindrance=1", "luck=reroll"),
        ("nde14", "strike", "die=W8", "foe=minion"),
    ):
        found = chances(nde("odds", *argv, "--json"))
        assert list(found) == OUTCOMES
        assert sum(found.values()) == 1


@pytest.mark.rule("nde14/1.4", "nde14/2.5")
def test_a_reroll_with_luck_squares_the_chance_of_failing() -> None:
    found = chances(nde("odds", "nde14", "test", "die=12", "t=5", "luck=reroll", "--json"))
    assert found["complication"] + found["failure"] == Fraction(4, 12) ** 2


def test_the_text_explains_each_modifier_and_cites_its_rule() -> None:
    said = nde("odds", "nde12", "strike", "die=d10", "foe=boss", "steps=-1", "help=1")
    assert "die d10 → d12 (help)  [nde12/3.6]" in said.out
    assert "TN 12 → 8" in said.out
    assert "  exceptional success   8.3%  1/12  █▋" in said.out
    assert "What may happen:" in said.out
    assert "one more wound" in " ".join(said.out.split()), "the choice that was assumed is told"


def test_a_choice_made_on_the_line_is_not_told_as_an_assumption() -> None:
    argv = ("odds", "nde12", "strike", "die=d10", "foe=boss", "--json")
    assert [one["key"] for one in nde(*argv).data["questions"]] == ["exceptional"]
    for boon in ("wound", "push"):
        assert nde(*argv, f"boon={boon}").data["questions"] == []


@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_nothing_is_left_without_words(language: str) -> None:
    for argv in (
        ("odds", "nde12", "strike", "die=d10", "foe=boss", "steps=-1", "help=1"),
        ("odds", "nde14", "test", "die=k12", "t=5", "advantage=1", "hindrance=1", "luck=reroll"),
        ("odds", "nde12", "strike", "die=d10", "foe=boss", "--both"),
    ):
        said = nde(*argv, "--lang", language)
        assert said.status == 0
        assert "⟨" not in said.out


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for argv in (
        ("odds", "nde12", "strike", "die=d10", "foe=boss", "steps=-1", "help=1"),
        ("odds", "20d6"),
        ("rules", "nde12/5.6"),
        ("games", "nde12", "strike"),
    ):
        said = nde(*argv, env={"COLUMNS": str(width)})
        assert max(map(len, said.out.splitlines())) <= width, argv


@pytest.mark.rule("nde12/3.4")
def test_both_readings_of_the_highest_face_stand_side_by_side() -> None:
    said = nde("odds", "nde12", "strike", "die=d10", "foe=boss", "--both", "--json")
    compare = said.data["compare"]
    by_value = {case["value"]: case["outcomes"]["exceptional"]["exact"] for case in compare["values"]}
    assert compare["option"] == "top_face"
    assert by_value == {"literal": "1/10", "strict": "0"}
    assert chances(said)["exceptional"] == Fraction(1, 10), "the default stands outside the comparison"
    lines = nde("odds", "nde12", "strike", "die=d10", "foe=boss", "--both").out.splitlines()
    row = next(line for line in lines if line.strip().startswith("failure"))
    assert "80.0%" in row
    assert "90.0%" in row


def test_any_option_can_be_compared_and_set() -> None:
    said = nde("odds", "nde14", "strike", "die=d6", "foe=boss", "--compare", "retaliation", "--json")
    lost = [
        sum(effect["p"] for effect in case["effects"] if effect["type"] == "HeartsLost")
        for case in said.data["compare"]["values"]
    ]
    assert lost[0] == 0
    assert lost[1] == pytest.approx(5 / 6)
    set_ = nde("odds", "nde12", "strike", "die=d10", "foe=boss", "--set", "top-face=strict", "--json")
    assert chances(set_)["exceptional"] == 0


def test_what_cannot_be_said_under_every_value_is_not_compared() -> None:
    told = refused("odds", "nde12", "test", "die=d10", "--compare", "variant")
    assert told == (
        "nde: the values of “variant” take different parameters and cannot be compared side by side; "
        "ask for one at a time, with --set and one of: variant=step, variant=d6\n"
    )
    assert nde("odds", "nde12", "test", "level=novice", "--set", "variant=d6").status == 0


def test_values_that_do_not_fit_beside_each_other_stand_below_each_other() -> None:
    lines = nde("odds", "nde12", "test", "die=d10", "help=6", "--compare", "helpers").out.splitlines()
    assert max(map(len, lines)) <= 80
    assert [line[:4] for line in lines if line[2:3].isdigit() and line[:2] == "  "] == [
        f"  {n} " for n in range(1, 7)
    ]


def test_an_option_without_any_bearing_is_said_to_make_no_difference() -> None:
    said = nde("odds", "nde12", "test", "die=d10", "--compare", "helpers")
    assert "makes no difference" in said.out
    assert said.out.count("\n  complication  ") == 1


def test_dice_have_their_exact_distribution() -> None:
    data = nde("odds", "4k6kh3", "--json").data
    exact = distribution(parse("4d6kh3"))
    assert data["dice"] == "4d6kh3"
    assert {int(value): Fraction(one["exact"]) for value, one in data["results"].items()} == {
        value: exact.chance(value) for value in exact.weights
    }
    assert Fraction(data["results"]["10"]["at_least"]["exact"]) == exact.at_least(10)
    assert Fraction(data["mean"]["exact"]) == exact.mean


def test_the_chart_of_dice_has_a_head_and_a_line_for_each_result() -> None:
    lines = nde("odds", "2d6+3", "--lang", "pl").out.splitlines()
    assert lines[0] == "2k6+3: od 5 do 15, średnia 10,00, odchylenie standardowe 2,42"
    assert len(lines) == 3 + 11
    assert lines[3 + 5].split()[0] == "10"
    assert "16,7 %" in lines[3 + 5]


@pytest.mark.parametrize(
    ("argv", "texts"),
    [
        (("nde13", "test"), ("“nde13” is not a known game", "did you mean “nde1")),
        (("nde12",), ("the situation is missing", "test, strike")),
        (("nde12", "strike", "die", "d10"), ("“die d10” has no equals sign; write die=d10",)),
        (("nde12", "strike", "die"), ("“die” does not belong in this command",)),
        (("strike", "die=d10"), ("“strike” is a situation; write the game before it", "nde12, nde14")),
        (("strike",), ("“strike” is a situation; write the game before it",)),
        (("nde12", "strik"), ("“strik” is not a situation", "did you mean “strike”?")),
        (
            ("nde12", "strike", "die=d7", "foe=bos", "stps=1", "help=x", "--set", "top=1"),
            (
                "“top” is not an option of this game",
                "did you mean “top_face”?",
                "“stps” is not a parameter of this situation",
                "did you mean “steps”?",
                "“d7” is not a value for die; use one of: d6, d8, d10, d12, d20",
                "“bos” is not a value for foe; use one of: minion",
                "did you mean “boss”?",
                "“x” is not a value for help; use a whole number (0…6)",
            ),
        ),
        (("nde12", "strike"), ("“die” is missing; write die= and one of: d6", "“foe” is missing")),
        (("nde12", "test", "die=d10", "--both", "--compare", "armour"), ("exclude each other",)),
        (("nde12", "test", "die=d10", "--compare", "armor"), ("did you mean “armour”?",)),
        (
            ("nde12", "test", "die=d10", "--set", "armour"),
            ("“armour” does not set anything; write option=value",),
        ),
        (("nde12", "test", "die=d10", "--set", "armour=on"), ("use one of: off, choice, automatic",)),
        (("2d6", "--both"), ("“--both” does not belong in this command",)),
        (("2d",), ("“2d”",)),
        (("nde12", "test", "die=d10", "--pack", "grim-mash"), ("did you mean “grim-marsh”?",)),
        (("nde12", "test", "die=d10", "--pack", "none.toml"), ("“none.toml” does not exist",)),
    ],
)
def test_refusals(argv: tuple[str, ...], texts: tuple[str, ...]) -> None:
    told = refused("odds", *argv)
    assert [text for text in texts if text not in told] == []
    assert refused("odds", *argv, "--json") == told


def test_a_pack_is_laid_over_its_game() -> None:
    by_flag = nde("odds", "nde12", "test", "die=d10", "--pack", "grim-marsh", "--json")
    by_name = nde("odds", "grim-marsh", "test", "die=d10", "--json")
    assert by_flag.status == 0, by_flag.err
    assert chances(by_flag) == chances(by_name)


def test_a_verdict_shows_what_a_roll_would_give_instead() -> None:
    line = ("odds", "nde12", "test", "die=d10", "tn=6", "help=1", "steps=-1", "talent=1")
    data = nde(*line, "--json").data
    assert data["outcomes"]["success"] == {"exact": "1", "p": 1.0}
    verdict = data["questions"][0]
    assert verdict["key"] == "verdict-certain"
    rolled = verdict["otherwise"]["roll"]
    assert [rolled[name]["exact"] for name in ("complication", "failure", "success", "exceptional")] == [
        "1/12",
        "1/6",
        "2/3",
        "1/12",
    ]
    assert "failure 16.7% 1/6" in " ".join(nde(*line).out.split())


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_what_may_follow_is_headed_by_the_values_compared(language: str, width: int) -> None:
    line = ("odds", "nde12", "strike", "die=d10", "foe=boss", "--both", "--lang", language)
    lines = nde(*line, env={"COLUMNS": str(width)}).out.splitlines()
    assert max(map(len, lines)) <= width
    assert [line for line in lines if line.strip()[:1] in ("%", ",")] == [], "a number keeps its %"
    speaker = words(language, "nde12")
    follows = lines.index(speaker.say("cli-odds-effects"))
    values = [speaker.say(f"setting-top-face-{value}") for value in ("literal", "strict")]
    told = " ".join(" ".join(lines[follows + 1 :]).split())
    assert [value for value in values if value not in told] == []


def test_the_chances_of_what_may_follow_stand_below_their_headings() -> None:
    lines = nde("odds", "nde12", "strike", "die=d10", "foe=boss", "--both").out.splitlines()
    head, first = lines[lines.index("What may happen:") + 1 :][:2]
    ends = [head.index(value) + len(value) for value in ("always succeeds", "must meet the number")]
    assert [first[:end].split()[-1] for end in ends] == ["90.0%", "100.0%"]
    assert [first[end] for end in ends] == [" ", " "]


@pytest.mark.rule("tkds/secret-roll")
def test_what_reads_alike_is_told_once_with_its_whole_chance() -> None:
    told = nde("odds", "tkds", "check", "secret=1").out
    assert [line.split()[0] for line in told.splitlines() if "secret roll" in line] == ["100.0%"]


@pytest.mark.rule("tkds/essence", "tkds/48")
def test_essence_left_over_from_a_use_means_a_greater_maximum() -> None:
    told = nde("odds", "tkds", "turn-event", "essence=1").out
    assert "recovers 1 essence" in told
    assert "recover" not in nde("odds", "tkds", "turn-event", "essence=1", "used=0").out
    assert "recover" not in nde("odds", "tkds", "turn-event", "essence=1", "essence_most=1").out


@pytest.mark.rule("cairn2e/attribute-loss")
@pytest.mark.parametrize("situation", ["retreat", "first-round"])
def test_somebody_without_dexterity_neither_runs_nor_acts(situation: str) -> None:
    """At DEX 0 one is paralysed; a 1, which always saves, does not help."""
    assert "1…40" in refused("odds", "cairn2e", situation, "dexterity=0")
    assert chances(nde("odds", "cairn2e", situation, "dexterity=1", "--json"))["success"] == Fraction(1, 20)


@pytest.mark.rule("nde12/7.3")
@pytest.mark.parametrize("command", ["odds", "resolve"])
def test_what_would_change_nothing_says_so(command: str) -> None:
    assert "it would change nothing here" in nde(command, "nde12", "rest", "kind=safe").out
    assert "it would change nothing here" not in nde(command, "nde12", "rest", "kind=safe", "hearts=2").out


@pytest.mark.parametrize(("language", "letter"), [("en", "d"), ("pl", "k"), ("de", "W"), ("cs", "k")])
def test_dice_are_written_with_the_readers_letter_wherever_they_are_shown(language: str, letter: str) -> None:
    spoken = ("--lang", language)
    wrong = nde("odds", "tkds", "damage", "damage=2d7", *spoken).err
    assert f"{letter}4, {letter}6, {letter}8, {letter}10, {letter}12, {letter}20" in wrong
    assert f"(damage=2{letter}6)" in nde("odds", "tkds", "damage", "damage=2d6", *spoken).out
    assert f"1{letter}8" in nde("games", "tkds", "attack", *spoken).out
    option = nde("odds", "tkds", "attack", "--set", "unarmed=x", *spoken).err
    assert f", {letter}4" in option
    assert nde("odds", "tkds", "attack", "--set", f"unarmed={letter}4", *spoken).status == 0


def test_a_zone_tells_its_size_and_a_light_that_it_goes_out() -> None:
    wide = nde("odds", "tkds", "cast", "spell=anti-magic-zone", "grows=wider").out
    assert "7 × 7 m" in wide
    assert "5 × 5 m" in wide
    assert "7 × 7 m" not in nde("odds", "tkds", "cast", "spell=anti-magic-zone", "grows=longer").out
    assert "100.0%  the light goes out" in nde("odds", "tkds", "turn-event", "loud=1", "light=1").out
    assert "the light goes out" not in nde("odds", "tkds", "turn-event", "light=2").out


@pytest.mark.parametrize(("language", "letter"), [("en", "d"), ("pl", "k"), ("de", "W"), ("cs", "k")])
def test_dice_in_a_refusal_have_the_readers_letter(language: str, letter: str) -> None:
    for line in (("tkds", "attack", "damage=d3"), ("nde12", "test", "die=d7"), ("nde14", "test", "die=d10")):
        told = nde("odds", *line, "--lang", language).err
        assert set(re.findall(r"\b([dkW])(?:6|8|12|20)\b", told)) == {letter}, told


def test_equal_chances_of_numbers_in_a_row_take_one_line() -> None:
    told = nde("odds", "tkds", "damage", "hp=3", "damage=1d6").out
    dying = [" ".join(line.split()) for line in told.splitlines() if "dying" in line]
    assert dying == ["16.7% the hero lies dying: 1–4 rounds left (each number) [tkds/dying]"]
    assert told.count("loses") == 3, "1 and 2 are two lines"


def test_a_blow_that_kills_where_it_is_critical_says_both() -> None:
    also = nde("odds", "tkds", "attack", "damage=1", "hp=2", "--json").data["prospect"]["also"]
    assert {one["key"]: one["exact"] for one in also} == {"target-out": "1/20", "critical-hit": "1/20"}


def test_values_compared_say_alike_who_is_out() -> None:
    lines = nde("odds", "tkds", "attack", "hp=3", "helpless=1", "--compare", "helpless").out.splitlines()
    (out,) = (line.split() for line in lines if line.strip().startswith("out of the fight"))
    assert out[-4:] == ["87.5%", "7/8", "100.0%", "1"]


@pytest.mark.rule("tkds/level")
def test_a_level_that_brings_no_hit_points_promises_none() -> None:
    told = nde("odds", "tkds", "level-up", "specialization=priest", "level=11").out
    assert "reaches level 11  [tkds/level]" in told
    assert "0 more" not in told
