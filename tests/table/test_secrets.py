"""Nobody sees what is hidden from them, in random games full of secrets; and a planted leak is found."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nde.rules import ruleset_ids
from tests.extent import drawn
from tests.table import secret_calls, secret_tales, twins
from tests.table.planted import Planted, Spies, spies
from tests.table.secrets import spy

GAMES, COMMANDS = drawn(6, of=40), drawn(60, of=80)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("game", ruleset_ids())
def test_nothing_hidden_is_seen_from_any_seat(game: str, seed: int) -> None:
    assert spy(game, seed, COMMANDS) > COMMANDS // 3


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("game", ruleset_ids())
def test_nothing_of_an_adventure_is_told_before_its_time(game: str, seed: int) -> None:
    assert secret_tales.spy(game, seed, COMMANDS) > COMMANDS // 3


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("game", ruleset_ids())
def test_nobody_can_tell_what_only_the_game_master_knows_of_a_roll(game: str, seed: int) -> None:
    assert secret_calls.spy(game, seed, 20) > 80


@pytest.mark.parametrize("seed", range(drawn(4, of=40)))
@pytest.mark.parametrize("game", ruleset_ids())
def test_two_tables_that_differ_in_what_is_hidden_cannot_be_told_apart(game: str, seed: int) -> None:
    assert twins.spy(game, seed, COMMANDS) > 5


LEAKS = {
    "secret rolls": Planted("nde.table.view_entry", "if entry.is_secret:", "if False:", 2),
    "hints for the game master": Planted(
        "nde.table.view_entry", "map(_unhinted, entry.events)", "entry.events", 8
    ),
    "secret rolls that wait": Planted("nde.table.offers", "and not task.is_secret", "", 2),
    "whispers": Planted(
        "nde.table.view_entry", "if event.to and seat not in event.to", "if False and seat not in event.to"
    ),
    "notes": Planted(
        "nde.table.view",
        "return note.is_open or note.by == seat or seat in note.to",
        "return True or bool(note)",
    ),
    "hidden doors on the map": Planted(
        "nde.table.visibility",
        "veiled = replace(veiled, space=_as_known(veiled.space))",
        "veiled = replace(veiled, space=veiled.space)",
    ),
    "hidden doors by what is refused": Planted(
        "nde.table.handlers.doors",
        "_board(scene_for(d.state, d.seat).space if",
        "_board(d.world.scene.space if",
    ),
    "secret clocks": Planted(
        "nde.table.view", "if seat == GM or not clock.is_secret", "if clock is not None"
    ),
    "offers and odds of the real scene": Planted(
        "nde.table.visibility", "if seat == GM or scene is None:", "if seat or scene is None:"
    ),
    "refusals of the real scene": Planted(
        "nde.table.handlers.actions",
        "_start(d, scene_for(d.state, d.seat), action)",
        "_start(d, d.world.scene, action)",
        2,
    ),
    "what the hidden do": Planted("nde.table.view_entry", 'rows.get(seat, rows.get("*", ()))', "()"),
    "dice of the hidden": Planted(
        "nde.table.view_entry",
        "is_rolled_in_sight = not names(entry.dice, hidden)",
        "is_rolled_in_sight = True",
        32,
    ),
    "whoever is in the fog": Planted(
        "nde.table.visibility", "if token.id not in own and token.at not in seen", "if token.id == side", 1
    ),
    "whoever fog was laid on": Planted(
        "nde.table.visibility",
        "return seen - covered_squares(world, side) if world.covered else seen",
        "return seen",
        1,
    ),
    "ground that fog was laid on": Planted(
        "nde.table.transitions",
        "known, covered = known.difference(event.squares),",
        "known, covered = known,",
        1,
    ),
    "what is in the fog for others": Planted(
        "nde.table.view",
        'fogged_squares(playing, world, "party") if is_gm',
        'fogged_squares(playing, world, "party") if seat',
        1,
    ),
    "the map as it is laid out": Planted(
        "nde.table.view_entry", "replace(event, space=None, backdrop=None)", "event", 1
    ),
    "the scene as it is set": Planted(
        "nde.table.view_entry",
        "event, scene=None, hidden=(), numbers=(), names=(), known_as=(), backdrop=None, drawings=()",
        "event",
    ),
    "drawings in the fog": Planted(
        "nde.table.view_drawings", "known = squares_shown(state, seat)", "known = None", 1
    ),
    "drawings for the game master alone": Planted(
        "nde.table.view_drawings", "if seat == GM or not one.is_hidden", "if bool(seat)", 1
    ),
    "labels as they are written": Planted(
        "nde.table.view_entry",
        "not in event.known_to:\n        return e.Veiled()\n    if isinstance(event, e.Wiped)",
        "in ():\n        return e.Veiled()\n    if isinstance(event, e.Wiped)",
        1,
    ),
    "numbers in views": Planted(
        "nde.table.view", "replace(person, tracks=()) if person.id in kept else person", "whole[person.id]"
    ),
    "numbers in steps": Planted(
        "nde.table.numbers", "gone = measure.last if is_over else measure.facts", "gone = ()", 13
    ),
    "numbers that are set": Planted(
        "nde.table.view_entry",
        'return e.Veiled() if event.path.partition(".")[0] in kept else event',
        "return event",
    ),
    "names in views": Planted(
        "nde.table.view",
        "known_person(state, seat, replace(person, tracks=()) if person.id in kept else person)",
        "state.world.named(replace(person, tracks=()) if person.id in kept else person)",
    ),
    "names as they are given": Planted(
        "nde.table.view_entry", "unnamed(event, words) if words else event", "event"
    ),
    "who speaks unseen": Planted(
        "nde.table.view_entry",
        'replace(event, as_figure="") if event.as_figure in hidden else event',
        "event",
    ),
    "what the other side has seen": Planted(
        "nde.table.view_entry", '(event.side == "foes") == (seat in entry.with_foes)', "event.side"
    ),
    "values of the hidden": Planted(
        "nde.table.visibility", "or not people.isdisjoint(_WORD.findall(text))", "and bool(_WORD)"
    ),
    "ids of commands": Planted("nde.table.decide", "and seat == command.seat", "and bool(seat)"),
    "questions about secret rolls": Planted(
        "nde.table.handlers.actions", "and (d.is_gm or not one.task.is_secret)", ""
    ),
    "how hard a hidden roll is": Planted(
        "nde.table.call_results",
        '{"difficulty": "", "values": ()} if call.is_hidden else {}',
        "{}",
        spy="secret_calls",
    ),
    "the reasons of a hidden roll": Planted(
        "nde.table.view_entry", "or not event.task.is_hidden:", "or True:", spy="secret_calls"
    ),
    "the reasons of a hidden roll that waits": Planted(
        "nde.table.view",
        "(one.task.is_secret or one.task.is_hidden)",
        "one.task.is_secret",
        spy="secret_calls",
    ),
    "the odds of a hidden roll": Planted(
        "nde.table.called_rolls", "if call.is_hidden and seat != GM:", "if False:", spy="secret_calls"
    ),
    "how a blind roll came out": Planted(
        "nde.table.call_results", 'if call.way != "open":', "if False:", spy="secret_calls"
    ),
    "how a blind roll is told": Planted(
        "nde.table.view_entry",
        'return event if event.way == "open" else replace(event, outcome="", fulfils=None, score=0)',
        "return event",
        spy="secret_calls",
    ),
    "who wins a blind contest": Planted(
        "nde.table.view_entry",
        'return replace(known, works=None, winner="", is_again=False)',
        "return known",
        spy="secret_calls",
    ),
    "that two roll again": Planted(
        "nde.table.handlers.calls", 'do.way != "open" and tie == "again"', "False", 2, spy="secret_calls"
    ),
    "questions about a blind roll": Planted(
        "nde.table.decision",
        "if task.is_secret:\n                return ask.default",
        "if False:\n                return ask.default",
        spy="secret_calls",
    ),
    "somebody unseen who is called": Planted(
        "nde.table.call_results", "if one.figure not in hidden]", "]", spy="secret_calls"
    ),
    "dice for somebody's own eyes": Planted(
        "nde.table.view_entry", "if event.is_secret and entry.seat != seat", "if False", spy="secret_calls"
    ),
    "who lies in wait": Planted(
        "nde.table.visibility", "hidden = set(world.hidden)", "hidden = set()", spy="secret_tales"
    ),
    "flags of an adventure": Planted("nde.table.view_entry", ", e.FlagsSet)", ")", spy="secret_tales"),
    "what an adventure will do": Planted(
        "nde.table.view_entry", ", e.Postponed)", ")", 5, spy="secret_tales"
    ),
    "secret clocks as they move": Planted(
        "nde.table.view_entry",
        "return e.Veiled() if is_secret else event",
        "return event",
        spy="secret_tales",
    ),
    "where a way leads": Planted(
        "nde.table.story.choices",
        'id=one.id,\n            kind="exit"',
        'id=one.to,\n            kind="exit"',
        spy="secret_tales",
    ),
    "whether anybody has an id": Planted(
        "nde.hub.hero_ids", "or not ID.fullmatch(do.id)", "or bool(ID)", 1, spy="twins"
    ),
    "how many secret rolls wait": Planted(
        "nde.table.view", "withheld=world.withheld if is_gm else ()", "withheld=world.withheld", spy="twins"
    ),
    "pictures for others": Planted(
        "nde.table.view_pictures",
        "return seat == GM or not handout.to or seat in handout.to",
        "return True",
        1,
        spy="twins",
    ),
    "how long a note is": Planted(
        "nde.table.view_entry",
        "return event if may_read(event.note, seat) else e.Veiled()",
        'return event if may_read(event.note, seat) else e.Said(text="." * len(event.note.text))',
        spy="twins",
    ),
    "how much is behind a wall": Planted(
        "nde.table.visibility", "walls=grid.walls | unknown", "walls=grid.walls", spy="twins"
    ),
    "odds that count the hidden": Planted(
        "nde.table.visibility", "if seat == GM or scene is None:", "if seat or scene is None:", spy="twins"
    ),
}


@pytest.fixture(name="spies", scope="module")
def _spies() -> Iterator[Spies]:
    with spies() as found:
        yield found


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, spies: Spies) -> None:
    assert spies.seen(LEAKS[name]).startswith("Leak"), f"nobody noticed the leak: {name}"
