"""`nde.character` makes heroes as `nde character new` does, and `nde.Character` reads their sheets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nde
from nde.dice import Ask, default_answer, fixed, watch
from nde.locale import LANGUAGES
from nde.rules import ruleset_ids, ruleset_named
from tests.cli.terminal import nde as command


def complaint(sheet: str) -> str:
    with pytest.raises(nde.Refused) as refused:
        nde.Character.read(sheet)
    return str(refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_is_made_told_and_kept_as_the_command_does(language: str, tmp_path: Path) -> None:
    made = nde.character("nde12", role="rogue", talents=["scout", "rider"], seed=5, language=language)
    path = tmp_path / "hero.toml"
    line = ("character", "new", "nde12", "role=rogue", "talents=scout,rider", "--seed", "5")
    command(*line, "--lang", language, "--out", str(path))
    assert made.toml() == path.read_text(encoding="utf-8")
    shown = command("character", "show", str(path), "--lang", language)
    assert made.text(language) + "\n" == shown.out
    assert json.loads(json.dumps(made.data())) == command("character", "show", str(path), "--json").data


def test_without_a_seed_heroes_differ() -> None:
    assert len({nde.character("cairn2e").toml() for _ in range(5)}) > 1


def test_a_sheet_is_read_with_the_pack_it_was_made_with() -> None:
    made = nde.character("far-orbit", seed=2)
    read = nde.Character.read(made.toml())
    assert read.toml() == made.toml()
    assert (made.document.get("packs"), made.kept["packs"]) == (None, ["far-orbit"])
    assert read.text("de") == made.text("de")


def test_wrong_choices_are_refused_all_at_once_in_the_command_s_words() -> None:
    with pytest.raises(nde.Refused) as refused:
        nde.character("nde12", rol="rogue", role="rouge", seed=1)
    told = command("character", "new", "nde12", "rol=rogue", "role=rouge", "--seed", "1").err
    assert [f"nde: {line}" for line in str(refused.value).splitlines()] == told.splitlines()
    assert len(refused.value.errors) > 1


def test_every_fault_of_a_sheet_is_told_with_its_place() -> None:
    told = complaint('game = "nde12"\nrole = "rouge"\ncolour = "red"\n')
    for place in ("role: “rouge”", "strength:", "colour"):
        assert place in told


@pytest.mark.parametrize(
    ("sheet", "part"), [("hearts = 3", "which game"), ("[[", "cannot be read"), ("", "game")]
)
def test_what_is_no_sheet_is_refused(sheet: str, part: str) -> None:
    assert part in complaint(sheet)


def test_no_choice_is_called_as_an_argument_of_the_function_is() -> None:
    asked: set[str] = set()

    def noted(ask: Ask) -> str:
        asked.add(ask.key)
        return default_answer(ask)

    for id in ruleset_ids():
        watch(ruleset_named(id).create(), fixed([1] * 500), noted)
    assert asked
    assert asked & {"seed", "language"} == set()
