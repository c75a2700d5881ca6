"""Creatures of a game master's own: written at the table, and from then on stat blocks like any other."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nde.errors import Fault, Faults, Illegal, Missing, Unreadable
from nde.rules.creatures import ID, creatures_of, read_creature, with_creatures, write_creature
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import MOST_CREATURE_TEXT, MOST_CREATURES, is_writable
from nde.table.decision import Deciding
from nde.table.handlers.actions import require_nothing_open
from nde.table.header import as_json, documents
from nde.table.scenes import body_of, with_body


def make_creatures(d: Deciding, do: c.MakeCreatures) -> None:
    """Write creatures: all of them, or none and every fault in them."""
    d.require_gm()
    if not do.creatures:
        raise Missing("no-creatures-given")
    known = dict(d.world.creatures)
    if len(known | do.creatures) > MOST_CREATURES:
        raise Illegal("too-many", what="creatures", most=MOST_CREATURES)
    written = {id: _written(id, document) for id, document in do.creatures.items()}
    together = documents((*d.world.creatures, *written.items()))
    with_creatures(d.state.pinned.rules, together)
    d.note(e.CreaturesMade(creatures=tuple(written.items())))


def _written(id: str, document: dict[str, object]) -> str:
    text = as_json(document)
    if len(text) > MOST_CREATURE_TEXT:
        fault = Unreadable("too-long", length=len(text), most=MOST_CREATURE_TEXT)
        raise Faults("foes", (Fault(id, fault),))
    if not is_writable(text):
        raise Faults("foes", (Fault(id, Unreadable("unwritable")),))
    return text


def reshape(d: Deciding, do: c.Reshape) -> None:
    """Change what a creature that is about is; nobody else's stat block changes with it."""
    d.require_gm()
    require_nothing_open(d)
    creatures = creatures_of(d.rules)
    body = body_of(d.scene, do.figure)
    if body is None or do.figure in d.rules.characters(d.scene):
        raise Missing("no-such-creature-here", id=do.figure)
    base = creatures.of(body)
    own = write_creature(d.rules, base)
    document = {"name": base.name} | {key: value for key, value in do.document.items() if key != "like"}
    changed = read_creature(d.rules, own | document, base.id if ID.fullmatch(base.id) else "creature")
    _written(do.figure, document)
    scene = with_body(d.scene, body, creatures.changed(body, replace(changed, id=base.id)))
    d.note(e.Reshaped(figure=do.figure, scene=scene))


def forget_creature(d: Deciding, do: c.ForgetCreature) -> None:
    """Throw a creature away, unless another is like it."""
    d.require_gm()
    own = dict(d.world.creatures)
    if do.id not in own:
        raise Missing("not-your-creature", id=do.id, allowed=tuple(own))
    for other, document in own.items():
        if msgspec.json.decode(document).get("like") == do.id:
            raise Illegal("creature-needed", id=do.id, other=other)
    d.note(e.CreatureForgotten(id=do.id))
