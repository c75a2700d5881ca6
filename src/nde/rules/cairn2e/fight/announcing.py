"""How a declared deed is announced: the step that says what somebody is going to do."""

from __future__ import annotations

from nde.board.squares import square_name
from nde.dice import Tell
from nde.errors import Fact
from nde.rules.cairn2e.actions import (
    Cast,
    Deed,
    Flee,
    MoveTo,
    Recover,
    ShiftBand,
    Stabilise,
    Strike,
    Try,
)
from nde.rules.cairn2e.fight.weapons import unarmed, weapons_of
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game



def announced(game: Game, scene: Scene, deed: Deed) -> Tell:
    """The step for a deed that was not refused: who will do what, to whom and with what."""
    figure = scene.figure(deed.who)
    who: dict[str, Fact] = {"who": figure.id}
    match deed:
        case Strike():
            told: dict[str, Fact] = {"target": deed.targets, "item": weapon_names(game, figure, deed)}
            return Tell(RULE, "declared-strike", who | told)
        case Cast():
            item = figure.character.items[deed.item]
            return Tell(RULE, "declared-cast", who | {"spell": item.spell or item.key, "item": item.key})
        case Stabilise():
            return Tell(RULE, "declared-stabilise", who | {"target": deed.target})
        case Try():
            return Tell(RULE, "declared-try", who | {"attribute": deed.attribute})
        case Recover():
            return Tell(RULE, "declared-recover", who)
        case Flee():
            everybody = (figure.id, *(one for one in deed.together if one != figure.id))
            if deed.refuge:
                return Tell(RULE, "declared-flee-to", {"who": everybody, "text": deed.refuge})
            return Tell(RULE, "declared-flee", {"who": everybody})
        case MoveTo():
            return Tell(RULE, "declared-move", who | {"to": square_name(deed.to)})
        case ShiftBand():
            return Tell(RULE, "declared-shift", who | {"other": deed.other, "nearer": deed.nearer})
        case _:
            return Tell(RULE, "declared-wait", who)


def weapon_names(game: Game, figure: Figure, deed: Strike) -> tuple[str, ...]:
    """What somebody attacks with, the weapon of the other hand included."""
    weapons = weapons_of(figure)
    first = weapons[deed.weapon] if deed.weapon >= 0 else unarmed(game)
    second = (weapons[deed.second].name,) if deed.second >= 0 else ()
    return (first.name, *second)
