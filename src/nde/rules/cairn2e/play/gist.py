"""What makes no difference any more to how a fight goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.rules.cairn2e.character import Character, Scar
from nde.rules.cairn2e.fight.deeds import is_laming
from nde.rules.cairn2e.fight.scars import is_doom
from nde.rules.cairn2e.play.aims import URGENT
from nde.rules.cairn2e.scene import Figure, Scene

LONG = URGENT + 300
"""Whoever has more rounds to live than this outlives any fight, and nobody hurries to bandage them."""
ANY_SCAR = Scar(row=1, due="done")
"""Stands for every scar that no rule looks at in a fight."""


def gist(scene: Scene) -> Callable[[Any], Any]:
    """What leaves out of anybody what no rule will look at again in a fight."""
    return _simplified


def marks(piece: object) -> tuple[tuple[str, int], ...]:
    """How many scars somebody bears, and whether they are deprived: in a fight that hampers nobody.

    Scars that do hamper are marks, too; they are left on whoever is without marks."""
    if not isinstance(piece, Figure):
        return ()
    counts = (("scarred", len(piece.character.scars)), ("deprived", int(piece.character.is_deprived)))
    return tuple([one for one in counts if one[1]])


def unmarked(piece: object) -> object:
    """Somebody with no scars but those that hamper, and not deprived."""
    if not isinstance(piece, Figure):
        return piece
    body = piece.character
    kept = tuple([one for one in body.scars if _is_telling(one)])
    if len(kept) == len(body.scars) and not body.is_deprived:
        return piece
    most = body.hp_most if _gets_hp_back(piece) else _hp_most(body)
    bare = replace(body, scars=kept, is_deprived=False, lacks=(), hp_most=most)
    return replace(piece, character=bare)


def _gets_hp_back(figure: Figure) -> bool:
    return figure.special.regenerates > 0 or any(attack.drinks for attack in figure.attacks)


def _simplified(piece: object) -> object:
    if isinstance(piece, Scene):
        return replace(piece, round=1, clock=0)
    if not isinstance(piece, Figure):
        return piece
    if piece.notes:
        piece = replace(piece, notes=())  # words for the Warden, whose keys may look like somebody's name
    body = _counting(piece.character)
    if _gets_hp_back(piece):
        body = replace(body, hp_most=piece.character.hp_most)
    if _is_past_everything(piece):
        return replace(
            piece,
            character=_fallen(body),
            deprived_rounds=0,
            moved=0,
            has_acted=False,
            heads_lost=0,
            has_raged=False,
        )
    return replace(piece, character=body, deprived_rounds=0)


def _is_past_everything(figure: Figure) -> bool:
    """Whether nothing can befall somebody in this fight any more.

    Nobody gets up again in a fight, and foes strike nobody who has fallen.  Of foes who lie there nobody
    knows: heroes may strike them for want of others.
    """
    is_gone = figure.has_fled or figure.character.is_dead
    return is_gone or (figure.is_out and figure.side == "party")


def _counting(body: Character) -> Character:
    """Somebody with what counts in a fight: how many scars, but not which, unless they hamper."""
    kept = [one for one in body.scars if _is_telling(one)]
    kept.sort(key=lambda one: one.row)
    return replace(
        body,
        scars=(*kept, *[ANY_SCAR] * (len(body.scars) - len(kept))),
        # One round less is still more than that.
        dying=LONG + 2 if body.dying > LONG else body.dying,
        deprived_hours=0,
        lacks=(),
        hp_most=_hp_most(body),
    )


def _hp_most(body: Character) -> int:
    """How many HP there could be: of what is used up in a fight nothing comes back before its end."""
    return body.hp_most if body.hp else min(body.hp_most, 1)


def _is_telling(scar: Scar) -> bool:
    return is_doom(scar) or is_laming(scar)


def _fallen(body: Character) -> Character:
    """Somebody of whom only their state counts, and what anybody sees of it."""
    is_paralysed = body.dexterity == 0 < body.dexterity_most
    is_raving = body.will == 0 < body.will_most
    return replace(
        body,
        hp=0,
        hp_most=0,
        strength=1,
        strength_most=1,
        dexterity=0 if is_paralysed else 1,
        dexterity_most=1,
        will=0 if is_raving else 1,
        will_most=1,
    )
