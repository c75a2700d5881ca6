"""The whole way of a published adventure: creatures read from Markdown, fought at a table and in the lab."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from nde.errors import NdeError
from nde.lab.line_up import foes_of, opening
from nde.locale import words
from nde.prose.creatures import creatures_in
from nde.rules import ruleset_named
from nde.rules.cairn2e.bestiary import read_blocks
from nde.rules.creatures import with_creatures, write_creature
from nde.rules.play import Person
from nde.table import commands as c
from nde.table.offers import offers_for
from nde.table.seats import GM
from nde.table.story.reader import read_adventure
from tests.cli.terminal import nde
from tests.extent import drawn
from tests.table.play import HEROES, Playing, with_heroes
from tests.table.tales import begun, play_to_the_end

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PAGES = EXAMPLES / "drowned-mill.md"
FILE = EXAMPLES / "drowned-mill.toml"
CAIRN = ruleset_named("cairn2e")
GOBLIN = write_creature(CAIRN, read_blocks(PAGES.read_text(encoding="utf-8")).found[0].block)
NAMES = ["Reed Goblin", "Wheel Wisp", "Drowned Miller", "PALE EEL"]


def test_its_creatures_are_read_whole() -> None:
    reading = read_blocks(PAGES.read_text(encoding="utf-8"))
    assert reading.faults == ()
    found = {one.name: one.block for one in reading.found}
    assert list(found) == NAMES
    numbers = {
        name: (one.hp, one.armor, one.strength, one.dexterity, one.will, [hit.damage for hit in one.attacks])
        for name, one in found.items()
    }
    assert numbers == {
        "Reed Goblin": (4, 0, 8, 14, 8, ["d6", "d4"]),
        "Wheel Wisp": (3, 0, 4, 17, 14, ["d6"]),
        "Drowned Miller": (9, 1, 15, 6, 11, ["d8+1", "d6+d6"]),
        "PALE EEL": (14, 2, 16, 12, 13, ["d10", "d8"]),
    }
    assert (found["Reed Goblin"].unit_from, found["Reed Goblin"].flees_without_leader) == (4, True)
    assert found["Wheel Wisp"].attacks[0].ignores_armor
    assert found["Drowned Miller"].is_fearless
    assert found["Drowned Miller"].critical.endswith("turned upside down.")
    assert found["PALE EEL"].attacks[1].is_blast
    assert any("only truths" in note.text for note in found["PALE EEL"].notes)


def test_the_adventures_creatures_are_those_of_its_pages(tmp_path: Path) -> None:
    out = tmp_path / "mill.toml"
    said = nde("import", "statblocks", str(PAGES), "--out", str(out))
    assert (said.status, said.err) == (0, "")
    written = out.read_text(encoding="utf-8")
    assert FILE.read_text(encoding="utf-8").endswith(written[written.index("[foes.") :])


@pytest.mark.parametrize("seed", range(drawn(2, of=12)))
@pytest.mark.parametrize("game", ["cairn2e", "nde14"])
def test_it_is_played_to_its_end(game: str, seed: int) -> None:
    adventure = read_adventure(FILE.read_text(encoding="utf-8"), FILE.name)
    assert play_to_the_end(begun(game, adventure, seed + 1), 900) in ("home", "lost")


def test_they_are_pasted_at_a_table_and_fought_there() -> None:
    pasted = creatures_in(CAIRN, PAGES.read_text(encoding="utf-8"), words("en", "cairn2e"))
    table = with_heroes("cairn2e", 3)
    table.do(GM, c.MakeCreatures(creatures={one.id: dict(one.document) for one in pasted.found}))
    table.do(GM, c.AddFoes(foes={"hobb": "drowned-miller", "eel": "pale-eel"}))
    scene = table.state.world.scene
    here = {one.id: one for one in table.state.playing.people(scene)}
    assert (here["hobb"].name, here["eel"].name) == ("Drowned Miller", "PALE EEL")
    assert here["eel"].tracks[0].most == 14
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    for _ in range(30):
        strike_on(table)
    lost = [one for one in table.state.playing.people(table.state.world.scene) if is_hurt(one)]
    assert {one.id for one in lost} & {"hobb", "eel"}
    assert {one.id for one in lost} & set(HEROES)


def strike_on(table: Playing) -> None:
    """Let everybody of the side whose turn it is attack whom they first can, and end the turn."""
    for seat in ("p1", "p2", GM):
        for offered in offers_for(table.state, seat):
            aim = table.state.playing.aim(table.state.world.scene, offered.offer)
            if aim.purpose == "attack":
                with suppress(NdeError):
                    table.do(seat, c.Act(action=offered.offer.action))
                    table.answer_all()
    with suppress(NdeError):
        table.do(GM, c.Mark(moment="turn"))
        table.answer_all()


def is_hurt(one: Person) -> bool:
    return any(track.value < track.most for track in one.tracks)


@pytest.mark.parametrize("file", [PAGES, FILE], ids=lambda path: path.suffix)
def test_they_are_fought_in_the_lab(file: Path) -> None:
    asked = ("--party", "deserter*2", "--creatures", str(file), "--json")
    said = nde("fight", "cairn2e", "--foes", "drowned-miller", *asked)
    assert said.status == 0, said.err
    assert said.data["answer"]["method"] == "exact"
    assert any("Drowned Miller" in told for told in said.data["told_only"])


def test_four_goblins_of_its_pages_are_a_detachment_in_the_lab() -> None:
    rules = with_creatures(CAIRN, {"reed-goblin": GOBLIN})
    scene = opening(rules, {}, foes_of(rules, [("reed-goblin", 4)]))
    assert [one.is_detachment for one in scene.figures] == [True]
