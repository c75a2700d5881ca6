"""`nde play --new`: an expedition that nobody has played, its file, and the same heroes in the next one."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nde.cli import main
from nde.cli.play.expeditions import veterans_in, veterans_of
from nde.dice import play, seeded
from nde.expeditions.line_ups import RUNS
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.play import playing_of
from nde.table import commands as c
from nde.table.codec import read_log
from nde.table.events import Began, CharacterCame
from nde.table.scenes import carried_out
from nde.table.seats import GM
from nde.table.story.reader import read_adventure
from tests.cli.terminal import nde
from tests.extent import drawn
from tests.table.play import Playing, sheet_of


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any fights are played to find foes: how good these odds are is shown by tests of their own."""
    monkeypatch.setattr("nde.expeditions.line_ups.RUNS", dict.fromkeys(RUNS, 2))


def begun(tmp_path: Path, *more: str) -> str:
    """What is told when a new expedition begins."""
    said = nde(
        "play",
        "--new",
        "--plain",
        "--heroes",
        "1",
        "--file",
        str(tmp_path / more[-1]),
        *more[:-1],
        stdin="quit\n",
    )
    assert said.status == 0, said.err
    return said.out


def test_a_number_is_an_expedition_and_its_file_is_the_same(tmp_path: Path) -> None:
    file = tmp_path / "abbey.toml"
    told = begun(tmp_path, "--seed", "7", "--danger", "safe", "--out", str(file), "one.nde")
    adventure = read_adventure(file.read_text(encoding="utf-8"), "abbey.toml")
    assert dict(adventure.title)["en"] in told
    assert begun(tmp_path, "--seed", "7", "--danger", "safe", "two.nde").splitlines()[0] in told
    assert dict(adventure.title)["pl"] in begun(tmp_path, "--seed", "7", "--lang", "pl", "pl.nde")


def test_the_same_heroes_go_on_to_the_next(tmp_path: Path) -> None:
    begun(tmp_path, "--seed", "7", "one.nde")
    begun(tmp_path, "--seed", "8", "--with", str(tmp_path / "one.nde"), "two.nde")
    before, after = (veterans_in(str(tmp_path / name)).sheets for name in ("one.nde", "two.nde"))
    assert before
    assert [one["name"] for one in after] == [one["name"] for one in before]


def test_what_cannot_be_new_is_refused(tmp_path: Path) -> None:
    assert "leave out one" in nde("play", "lantern-cellar", "--new").err
    for flag, value in (("--danger", "safe"), ("--out", str(tmp_path / "x.toml"))):
        assert f"{flag} is for a new expedition" in nde("play", "lantern-cellar", flag, value).err
    assert "use one of: safe, risky, deadly" in nde("play", "--new", "--danger", "huge").err
    empty = tmp_path / "empty.nde"
    empty.write_text("", encoding="utf-8")
    assert "not the log of a game" in nde("play", "--new", "--with", str(empty)).err


SHORT = """
[adventure]
id = "short"
start = "field"
title.en = "A short one"

[places.field]
title.en = "A field"

[places.field.deeds.home]
works = { ending = "won" }
text.en = "Go home"
"""


class AtTerminal(io.StringIO):
    """What somebody types at a terminal, and what it shows."""

    def isatty(self) -> bool:
        return True


def played_to_the_next(tmp_path: Path, game: str, *then: str) -> str:
    """What is told when an adventure is won, and somebody answers what comes next."""
    file = tmp_path / "short.toml"
    file.write_text(SHORT, encoding="utf-8")
    said = AtTerminal()
    words = ("play", str(file), "--plain", "--game", game, "--heroes", "1", "--file", str(tmp_path / "a.nde"))
    typed = AtTerminal("\n".join(("1", "Go home", "quit", *then)) + "\n")
    assert main(words, typed, said, said, {"XDG_DATA_HOME": str(tmp_path)}) == 0, said.getvalue()
    return said.getvalue()


@pytest.mark.parametrize("game", ruleset_ids()[: drawn(2, of=4)])
def test_who_has_won_is_asked_to_go_on_with_the_same_heroes(tmp_path: Path, game: str) -> None:
    told = played_to_the_next(tmp_path, game, "2", "quit")
    assert "The same heroes, another expedition?" in told
    assert "Some weeks later" in told
    (next_file,) = (tmp_path / "nde" / "games").glob("*.nde")
    after = read_log(next_file.read_bytes())
    names = [one["name"] for one in veterans_in(str(tmp_path / "a.nde")).sheets]
    assert [one["name"] for one in veterans_in(str(next_file)).sheets][: len(names)] == names
    events = [one for entry in after.entries for one in entry.events]
    came = [one.id for one in events if isinstance(one, CharacterCame)]
    asked = {one.task.figure for one in events if isinstance(one, Began) and one.task.kind == "advance"}
    grown = asked | {one for one in came if came.count(one) > 1}  # a game may have nothing to ask
    assert len(grown) == (len(names) if playing_of(ruleset_named(game)).grows else 0)


def test_who_has_enough_is_told_how_to_go_on_later(tmp_path: Path) -> None:
    told = played_to_the_next(tmp_path, "nde12", "1")
    assert "nde play --new --with" in told
    assert not list((tmp_path / "nde" / "games").glob("*.nde"))


@pytest.mark.parametrize("game", ruleset_ids())
def test_who_goes_on_has_rested(game: str) -> None:
    """A hero who was hurt when the adventure ended sets out whole, with what they carried."""
    rules = ruleset_named(game)
    table = Playing(game, 1)
    table.do(GM, c.Sit(seat=GM, role="gm", bot="gm"))
    table.do(GM, c.Bring(id="hero-1", sheet=sheet_of(game, 3)))
    whole = table.state.world.scene
    hurt = whole
    for number in range(40):
        if left(game, hurt) == left(game, whole):  # some hazards can be warded off
            hazard = playing_of(rules).hazard(hurt, "hero-1", "light")
            hurt = carried_out(rules, hurt, play(rules.resolve(hurt, hazard), seeded(number)).effects)
    assert left(game, hurt) < left(game, whole)
    (sheet,) = veterans_of(replace(table.state, world=replace(table.state.world, scene=hurt))).sheets
    scene = rules.new_scene({"hero-1": rules.read_sheet(sheet)}, {})
    assert left(game, scene) == left(game, whole)


def left(game: str, scene: Any) -> int:
    """How much the only hero can take."""
    return playing_of(ruleset_named(game)).standing(scene, "party")
