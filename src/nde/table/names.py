"""Names that are kept from the players: whom they know under another name, and what would tell who it is.

Whoever plays somebody knows who they are.  An id, a stat block and a name may each tell it: the id is refused
where it does, the others are taken out of whatever a seat is shown.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from nde.errors import Illegal
from nde.rules import Ruleset
from nde.rules.play import Person
from nde.rules.ruleset import Sheet
from nde.table import events as e
from nde.table.bystanders import block_of
from nde.table.game_types import GameScene
from nde.table.header import rules_for
from nde.table.seats import GM
from nde.table.state import Names, State

SHORTEST = 3
"""Letters of a part of a name that tells anything."""
OPEN_LISTS = frozenset(("conditions",))
"""What players may read on the sheet of somebody whose name they do not know, besides numbers."""
_PARTS = re.compile(r"[^\W_]+")


def of_those(people: Collection[str], names: Names) -> Names:
    """The names of some people."""
    return tuple(pair for pair in names if pair[0] in people)


def known_as(state: State, seat: str) -> dict[str, str]:
    """Whom a seat knows under another name alone, and that name."""
    if seat == GM or not state.world.known_as:
        return {}
    held = state.world.held_by(seat)
    return {figure: name for figure, name in state.world.known_as if figure not in held}


def known_person(state: State, seat: str, person: Person) -> Person:
    """Somebody, called as a seat knows them."""
    name = known_as(state, seat).get(person.id)
    return state.world.named(person) if name is None else replace(person, name=name, label="")


def known_sheet(state: State, seat: str, figure: str, sheet: Sheet) -> Sheet:
    """A sheet as a seat may read it: of somebody unnamed without words, attacks and lore, which name them."""
    name = known_as(state, seat).get(figure)
    if name is None:
        return sheet
    return replace(
        sheet,
        name=name,
        traits=tuple(one for one in sheet.traits if one.shown_as != "word"),
        lists=tuple(one for one in sheet.lists if one.key in OPEN_LISTS),
    )


def rules_known(state: State, seat: str) -> Ruleset:
    """The game as a seat knows it: creatures that were written for this table are the game master's."""
    return state.rules if seat == GM else rules_for(state.header.game, state.header.settings)


def telling_words(state: State, seat: str) -> frozenset[str]:
    """The words by which a seat would know somebody whose name is kept from it: stat blocks and names."""
    found: set[str] = set()
    for figure in known_as(state, seat):
        found |= _words_of(state, figure)
    return frozenset(found)


def _words_of(state: State, figure: str) -> set[str]:
    """The stat block and the names of somebody who is there."""
    aside = (one.scene for one in state.world.bystanders if one.id == figure)
    scene = next(aside, state.world.scene)
    named = [one.name for one in _people(state, scene) if one.id == figure]
    block = block_of(scene, figure)
    return words_of_kind(state.rules, block, *named, dict(state.world.names).get(figure, ""))


def words_of_kind(rules: Ruleset, block: str, *names: str) -> set[str]:
    """What tells of what kind somebody is, or who: their stat block, what it is called, and their names."""
    called = getattr(rules.foes.get(block), "name", "")
    return {one for one in (block, called, *names) if one}


def _people(state: State, scene: GameScene) -> tuple[Person, ...]:
    return state.playing.people(scene) if scene is not None else ()


def require_silent_id(state: State, figure: str) -> None:
    """Refuse to keep the name of somebody whose id tells it: players are shown ids."""
    require_silent(figure, _words_of(state, figure))


def require_silent(figure: str, words: Iterable[str]) -> None:
    """Refuse an id that shares a part with words that are to be kept."""
    told = {part for word in words for part in _parts(word)} & _parts(figure)
    if told:
        raise Illegal("id-tells-name", id=figure, word=min(told))


def _parts(text: str) -> set[str]:
    return {one for one in _PARTS.findall(text.casefold()) if len(one) >= SHORTEST}


def tells(value: object, words: frozenset[str]) -> bool:
    """Whether any of these words stands by itself anywhere in a value."""
    if not words:
        return False
    pattern = "|".join(re.escape(one.casefold()) for one in sorted(words))
    text = msgspec.json.encode(value, enc_hook=str).decode().casefold()
    return re.search(rf"(?<![\w-])(?:{pattern})(?![\w-])", text) is not None


def unnamed(event: e.Event, words: frozenset[str]) -> e.Event:
    """An event without what would tell a seat who somebody is whose name is kept from it."""
    if isinstance(event, e.ValueSet | e.Renamed):
        return e.Veiled() if tells(event, words) else event
    if isinstance(event, e.Began) and tells(event.task.action, words):
        return replace(event, task=replace(event.task, action=None))
    if not isinstance(event, e.Resolved | e.Revealed | e.Granted) or not tells(event, words):
        return event
    silent: Any = replace(event, effects=tuple(one for one in event.effects if not tells(one, words)))
    if isinstance(event, e.Granted):
        return silent if silent.effects else e.Veiled()
    if tells(event.task.action, words):
        silent = replace(silent, task=replace(event.task, action=None))
    if isinstance(event, e.Resolved):
        silent = replace(silent, steps=tuple(one for one in event.steps if not tells(one, words)))
    if tells(event.answers, words):
        silent = replace(silent, answers=())
    known: e.Event = silent
    return known
