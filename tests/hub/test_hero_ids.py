"""Heroes that players bring: no id that they wish for tells whether somebody hidden has it."""

from __future__ import annotations

import pytest

from nde.hub.hero_ids import LONGEST, with_drawn_id
from nde.table import commands as c
from nde.table.bounds import ID
from nde.table.commands import Command
from tests.hub.tables import a_hub, a_table, run
from tests.refusals import refuses
from tests.table.play import sheet_of


@pytest.mark.parametrize("wish", ["a", "ala", "x" * LONGEST, "x" * 32 + "-y", "imp-2"])
def test_an_id_is_drawn_each_time_and_reads_like_the_wish(wish: str) -> None:
    found = {with_drawn_id(Command(seat="p1", do=c.Create(id=wish))).do.id for _ in range(20)}  # type: ignore[attr-defined]
    assert len(found) == 20
    for id in found:
        assert ID.fullmatch(id)
        assert id.startswith(wish[:30])
        assert not id[-1].isdigit()


def test_only_ids_of_players_heroes_are_drawn() -> None:
    for command in (
        Command(seat="gm", do=c.Create(id="ala")),
        Command(seat="p1", do=c.Advance(figure="ala")),
        Command(seat="p1", do=c.Create(id="NO ID")),
    ):
        assert with_drawn_id(command) is command


def test_a_hidden_foes_id_is_as_good_a_wish_as_any() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            made = await a_table(hub)
            live = await hub.live(made.table.id)
            await live.carry_out(Command(seat="gm", do=c.Bring(id="ada", sheet=sheet_of("nde12", 1))))
            foes = {"imp": live.state.playing.cast("brute", "minion")}
            await live.carry_out(Command(seat="gm", do=c.SetScene(place="ford", foes=foes, hidden=("imp",))))
            await live.carry_out(Command(seat="p1", do=c.Sit(seat="p1", name="Ann")))
            for wish in ("imp", "nobody"):
                await live.carry_out(Command(seat="p1", do=c.Bring(id=wish, sheet=sheet_of("nde12", 2))))
            with refuses("id-taken"):
                await live.carry_out(Command(seat="gm", do=c.Bring(id="imp", sheet=sheet_of("nde12", 3))))
            people = live.state.playing.people(live.state.world.scene)
            assert len([one for one in people if one.id.startswith(("imp-", "nobody-"))]) == 2

    run(test)
