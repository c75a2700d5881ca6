"""A state as bytes: for tests that want the last byte to be the same, and for opening a long game fast.

What undo goes back through is a chain of whole worlds.  A snapshot holds only as many of its latest links as
are asked for: the log has them all, and a table that has to go back further is folded from it.  Always kept
are the links that a secret needs which waits for an answer, since it goes on in the scene it began in.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, reduce
from itertools import islice
from operator import or_
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from nde.dice import Answer
from nde.dice.ledger import LogVersionUnknown
from nde.errors import Unreadable
from nde.table.codec import DAMAGED, NotAGameLog
from nde.table.game_types import OfWorld, open_to_games
from nde.table.header import Header, rules_for
from nde.table.prepared import PreparedScene
from nde.table.seats import Agreement, Seat
from nde.table.state import GameTask, Note, Past, State, World, steps_of

SNAPSHOT: Literal["nde-state"] = "nde-state"
VERSION = 1
"""Of the form of snapshots: one of another version is thrown away and made anew from the log."""
_encoder = msgspec.json.Encoder(order="deterministic")

if TYPE_CHECKING:
    GameWorld: TypeAlias = World
else:
    GameWorld = open_to_games(World)


class Link(msgspec.Struct, OfWorld, frozen=True, kw_only=True):
    """A step that can be undone or redone."""

    number: int
    seat: str
    world: GameWorld
    task: GameTask | None = None
    answers: tuple[Answer, ...] = ()


if TYPE_CHECKING:
    GameLink: TypeAlias = Link
else:
    GameLink = open_to_games(Link)


class Snapshot(msgspec.Struct, OfWorld, frozen=True, kw_only=True):
    """Every field of a state, its chains as lists."""

    format: Literal["nde-state"] = SNAPSHOT
    form: int = VERSION
    header: Header
    version: int
    seats: tuple[Seat, ...]
    agreement: Agreement
    world: GameWorld
    past: tuple[GameLink, ...] = ()
    future: tuple[GameLink, ...] = ()
    notes: tuple[Note, ...]
    prepared: tuple[PreparedScene, ...] = ()
    draws: int
    salts: tuple[str, ...]
    recent: tuple[tuple[str, str, int], ...]
    turned: int
    taken_back: tuple[str, ...] = ()
    is_closed: bool


class _Head(msgspec.Struct, frozen=True, kw_only=True):
    format: str = ""
    form: int = 0
    header: msgspec.Raw = msgspec.Raw()


def encode_state(state: State, steps: int = 0) -> bytes:
    """A state as canonical JSON: equal states are equal bytes.  `steps` of undo and of redo are kept."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__}
    oldest = _oldest_needed(state)
    fields["past"] = _links(state.past, steps, oldest)
    fields["future"] = _links(state.future, steps)
    return _encoder.encode(Snapshot(**fields))


def shortened(state: State, steps: int) -> State:
    """A state that holds only so many steps of undo, and those that waiting rules need: less memory."""
    oldest = _oldest_needed(state)
    known = {one.number: one.events for one in islice(steps_of(state.past), steps)}
    return replace(state, past=_chain(_links(state.past, steps, oldest), known))


def _oldest_needed(state: State) -> int | None:
    """The first step that a rule needs which waits without holding up the others: its scene is there."""
    waits = (one.number for one in state.world.pending if one.task.is_secret or one.task.call)
    return min(waits, default=None)


def _links(chain: Past | None, steps: int, oldest: int | None = None) -> tuple[Link, ...]:
    links: list[Link] = []
    while chain is not None and (len(links) < steps or (oldest is not None and chain.number >= oldest)):
        link = Link(
            number=chain.number,
            seat=chain.seat,
            world=chain.world,
            task=chain.task,
            answers=chain.answers,
        )
        links.append(link)
        chain = chain.next
    return tuple(links)


def decode_state(content: bytes) -> State:
    """The state of a snapshot; undo goes as far back as it holds."""
    try:
        head = msgspec.json.decode(content, type=_Head)
        if head.format != SNAPSHOT:
            raise NotAGameLog(format=head.format, known=SNAPSHOT)
        if head.form != VERSION:
            raise LogVersionUnknown(line=1, version=head.form, known=VERSION)
        header = msgspec.json.decode(head.header, type=Header)
        rules = rules_for(header.game, header.settings)
        snapshot = _decoder_of(rules.actions, rules.effects, rules.scene_type).decode(content)
    except (NotAGameLog, LogVersionUnknown):
        raise
    except DAMAGED as fault:
        raise Unreadable("game-line-unreadable", line=1, reason=str(fault)) from None
    fields = {name: getattr(snapshot, name) for name in State.__struct_fields__}
    fields["past"] = _chain(snapshot.past)
    fields["future"] = _chain(snapshot.future)
    return State(**fields)


def _chain(links: tuple[Link, ...], known: Mapping[int, Any] | None = None) -> Past | None:
    chain: Past | None = None
    for link in reversed(links):
        events = known.get(link.number) if known is not None else None
        chain = Past(link.number, link.seat, link.world, link.task, link.answers, chain, events)
    return chain


@lru_cache(maxsize=64)
def _decoder_of(
    actions: tuple[type, ...], effects: tuple[type, ...], scene: type
) -> msgspec.json.Decoder[Snapshot]:
    kind: Any = Snapshot
    return msgspec.json.Decoder(kind[reduce(or_, actions), reduce(or_, effects), scene])
