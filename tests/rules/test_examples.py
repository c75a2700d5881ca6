"""Every worked example of every game is run as its data says."""

from __future__ import annotations

from typing import Any

import pytest

from nde.board import Zones
from nde.dice import Run, play, prefer, replay, resume
from nde.dice.faces import fixed
from nde.rules import Example, Ruleset, ruleset_ids, ruleset_named

EXAMPLES = [(id, example) for id in ruleset_ids() for example in ruleset_named(id).examples]
POSED = [pair for pair in EXAMPLES if pair[1].situation]
SHEETS = [pair for pair in EXAMPLES if pair[1].character and not pair[1].situation]
OTHERS = [pair for pair in EXAMPLES if not pair[1].situation and not pair[1].character]


def name(value: object) -> str:
    return value.id if isinstance(value, Example) else str(value)


def marked(pairs: list[tuple[str, Example]]) -> list[Any]:
    return [
        pytest.param(*pair, marks=pytest.mark.rule(*pair[1].rules), id=f"{pair[0]}-{pair[1].id}")
        for pair in pairs
    ]


def values_of(ruleset: Ruleset, example: Example) -> dict[str, Any]:
    situation = ruleset.situation(example.situation)
    known = {param.name for param in situation.params}
    assert set(example.given) <= known, set(example.given) - known
    return {param.name: example.given.get(param.name, param.default) for param in situation.params}


@pytest.mark.parametrize(("game", "example"), marked(POSED))
def test_a_posed_example_comes_out_as_the_book_says(game: str, example: Example) -> None:
    ruleset = ruleset_named(game)
    posed = ruleset.situation(example.situation).pose(values_of(ruleset, example))
    run = resume(ruleset.resolve(posed.scene, posed.action), example.answers)
    assert isinstance(run, Run), run
    assert run.result.outcome == example.outcome
    scene = posed.scene
    for effect in run.result.effects:
        scene = ruleset.apply(scene, effect)
    for path, expected in example.after.items():
        assert ruleset.look(scene, path) == expected, path


@pytest.mark.parametrize(("game", "example"), marked(SHEETS))
def test_a_printed_sheet_is_valid_and_reads_back(game: str, example: Example) -> None:
    ruleset = ruleset_named(game)
    character = ruleset.read_sheet(example.character)
    if "advance" in example.given:
        character = play(
            ruleset.advance(character), fixed([]), prefer({"advance": str(example.given["advance"])})
        )
    written = ruleset.write_sheet(character)
    for key, expected in {**example.character, **example.after}.items():
        if expected != "":
            assert written[key] == expected, key
    assert ruleset.read_sheet(written) == character


@pytest.mark.parametrize(("game", "example"), marked(OTHERS))
def test_the_other_examples(game: str, example: Example) -> None:
    ruleset = ruleset_named(game)
    if "band" in example.given:
        zones = Zones().enter("ada").enter("orc", beside="ada", band=str(example.given["band"]))
        assert zones.approach("ada", "orc").band("ada", "orc") == example.after["band"]
    elif "variant" in example.given:
        variant = ruleset.configure({"variant": example.given["variant"]})
        made = play(variant.create(), fixed([]), prefer({"role": str(example.given["role"])}))
        sheet = {**variant.write_sheet(made), "strength": example.given["strength"]}
        sheet.pop("advances", None)  # the example does not say how the hero came so far
        better = replay(variant.advance(variant.read_sheet(sheet)), ["strength"])
        assert variant.write_sheet(better)["strength"] == example.after["strength"]
    elif "role" in example.given:
        made = play(ruleset.create(), fixed([]), prefer({"role": str(example.given["role"])}))
        written = ruleset.write_sheet(made)
        assert {key: written[key] for key in example.after} == example.after
    else:
        raise AssertionError(f"nobody runs {example.id}")


@pytest.mark.rule("nde12/A18", "nde12/A35", "nde12/A59", "nde12/A65", "nde14/2.8", "nde14/4.7", "nde14/5.6")
@pytest.mark.parametrize(
    ("game", "section", "ids"),
    [
        ("nde12", "nde12/2.6", {"EX-A1"}),
        ("nde12", "nde12/3.8", {"EX-A2", "EX-A3"}),
        ("nde12", "nde12/5.9", {"EX-A4", "EX-A5"}),
        ("nde12", "nde12/6.5", {"EX-A6", "EX-A7"}),
        ("nde14", "nde14/2.8", {"EX-B4", "EX-B5"}),
        ("nde14", "nde14/4.7", {"EX-B6", "EX-B7", "EX-B8"}),
        ("nde14", "nde14/5.6", {"EX-B9", "EX-B10"}),
    ],
)
def test_every_section_of_examples_is_among_the_data(game: str, section: str, ids: set[str]) -> None:
    found = {example.id for example in ruleset_named(game).examples if section in example.rules}
    assert ids <= found
    assert {f"EX-A{number}" for number in range(1, 8)} <= {one.id for one in ruleset_named("nde12").examples}
    assert {f"EX-B{number}" for number in range(1, 13)} <= {one.id for one in ruleset_named("nde14").examples}
