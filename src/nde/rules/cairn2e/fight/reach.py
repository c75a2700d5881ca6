"""Where the two of an attack stand: reach, lines, cover and great distance.

Without a space, or where one of them is not in it, the table knows and nothing is refused.
"""

from __future__ import annotations

from nde.board import Board, Zones
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.ruleset import ActionRefused


def check_line(
    scene: Scene, who: Figure, target: Figure, attacks: tuple[Attack, ...], *, is_held: bool
) -> None:
    """Refuse an attack through walls, and one with a thing held in the hand at somebody out of its reach."""
    if scene.space is None or not _both_placed(scene, who, target):
        return
    sight = scene.space.sight(who.id, target.id)
    if not sight.clear:
        raise ActionRefused("cairn-no-line", rule="cairn2e/ranged", who=who.id, target=target.id)
    if not sight.touching and not reaches_far(attacks, is_held=is_held):
        raise ActionRefused("cairn-beyond-reach", rule="cairn2e/attack", who=who.id, target=target.id)


def reaches_far(attacks: tuple[Attack, ...], *, is_held: bool) -> bool:
    """Whether attacks reach beyond those who stand beside: all but what is held in the hand."""
    return not is_held or all(attack.is_ranged or attack.is_blast for attack in attacks)


def is_distant(scene: Scene, who: Figure, target: Figure) -> bool:
    """Whether bands put the two as far apart as can be: too far to see the other's eyes."""
    space = scene.space
    if not isinstance(space, Zones) or not _both_placed(scene, who, target):
        return False
    return space.steps(who.id, target.id) == len(space.bands) - 1 > 0


def is_covered(scene: Scene, who: Figure, target: Figure) -> bool:
    """Whether something on the board covers half of whoever is attacked from afar."""
    if not isinstance(scene.space, Board) or not _both_placed(scene, who, target):
        return False
    sight = scene.space.sight(who.id, target.id)
    return sight.cover == "partial" and not sight.touching


def _both_placed(scene: Scene, who: Figure, target: Figure) -> bool:
    space = scene.space
    if isinstance(space, Board):
        return {who.id, target.id} <= {token.id for token in space.tokens}
    return isinstance(space, Zones) and {who.id, target.id} <= set(space.tokens)
