"""Hints for the game master: each is given once a fight, and nobody else ever reads it."""

from __future__ import annotations

import msgspec

from nde.prose.log import Teller
from nde.prose.sheets import for_seat
from nde.rules.cairn2e.actions import Declare, ResolveSide, Strike
from nde.table import commands as c
from nde.table import events as e
from nde.table.codec import read_log, write_log
from nde.table.seats import GM
from nde.table.snapshot import decode_state, encode_state
from nde.table.view_entry import view_entry
from tests.table.play import HEROES, Playing, with_heroes


def ambush(**foes: str) -> Playing:
    """The heroes in a fight with creatures of which there is something to know."""
    table = with_heroes("cairn2e")
    table.do(GM, c.SetScene(place="the crypt", foes=foes))
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    return table


def foes_turn(table: Playing) -> None:
    if table.state.world.scene.side == "party":
        table.do(GM, c.Act(action=ResolveSide()))


def declares(table: Playing, who: str) -> e.Entry:
    return table.do(GM, c.Act(action=Declare(deed=Strike(who=who, targets=("ala",), weapon=0))))


def hints(entry: e.Entry) -> list[str]:
    return [
        step.hint
        for event in entry.events
        if isinstance(event, e.Resolved)
        for step in event.steps
        if step.hint
    ]


def hinted(table: Playing) -> list[str]:
    return list(table.state.world.hinted)


def test_a_creature_that_acts_tells_the_game_master_once_for_its_kind() -> None:
    table = ambush(one="crypt-guardian", two="crypt-guardian", other="banshee")
    foes_turn(table)
    assert hints(declares(table, "one")) == ["crypt-guardian-2"]
    assert hints(declares(table, "two")) == []
    assert hints(declares(table, "other")) == ["banshee-2"]
    table.do(GM, c.Act(action=ResolveSide()))
    assert hints(table.entries[-1]) == []


def test_another_fight_gives_them_anew_and_so_does_undoing() -> None:
    table = ambush(one="crypt-guardian")
    foes_turn(table)
    declares(table, "one")
    assert hinted(table) == ["crypt-guardian-2"]
    table.do(GM, c.Undo())
    assert hinted(table) == []
    assert hints(declares(table, "one")) == ["crypt-guardian-2"]
    table.do(GM, c.SetScene(place="elsewhere", foes={"next": "crypt-guardian"}))
    assert hinted(table) == []


def test_nobody_but_the_game_master_reads_a_hint() -> None:
    table = ambush(one="crypt-guardian")
    foes_turn(table)
    entry = declares(table, "one")
    assert hints(view_entry(entry, GM)) == ["crypt-guardian-2"]
    for seat in ("p1", "p2", "watcher"):
        seen = view_entry(entry, seat)
        assert b"crypt-guardian-2" not in msgspec.json.encode(seen.events)
        assert any(isinstance(event, e.Resolved) and event.steps for event in seen.events)


def test_dice_stay_open_though_a_hint_is_hidden() -> None:
    table = ambush(one="werewolf", two="zombie")
    hero = next(iter(HEROES))
    scene = table.state.world.scene
    assert scene.side == "party"
    table.do(GM, c.SetValue(path=f"{hero}.loses_turn", value=False))
    # The others have lost their turn: what is declared by the last of the party happens at once.
    entry = table.do("p1", c.Act(action=Declare(deed=Strike(who=hero, targets=("two",), weapon=-1))))
    table.answer_all()
    assert hints(entry) == ["zombie-1"]
    seen = view_entry(entry, "p1")
    assert (seen.dice, hints(seen)) == (entry.dice, [])
    assert entry.dice


def test_hints_are_kept_in_the_log_and_in_snapshots() -> None:
    table = ambush(one="crypt-guardian")
    foes_turn(table)
    declares(table, "one")
    log = read_log(write_log(table.header, table.entries))
    assert log.entries == tuple(table.entries)
    again = decode_state(encode_state(table.state))
    assert again.world.hinted == table.state.world.hinted


def test_the_game_master_reads_the_note_in_words() -> None:
    table = ambush(one="crypt-guardian")
    foes_turn(table)
    before = table.state
    entry = declares(table, "one")
    for seat, is_told in ((GM, True), ("p1", False)):
        told = " ".join(Teller(seat, "en").tell(before, entry, table.state))
        assert ("send anybody it sees to a random room" in told) == is_told


def test_on_the_sheet_of_a_creature_in_play_only_the_game_master_reads_its_secrets() -> None:
    table = ambush(one="werewolf")
    sheet = table.state.playing.sheet_of(table.state.world.scene, "one")
    assert {"abilities", "lore"} <= {one.key for one in for_seat(sheet, GM).lists}
    assert {"abilities", "lore"}.isdisjoint(one.key for one in for_seat(sheet, "p1").lists)
