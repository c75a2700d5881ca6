"""What an offer is for.

How near a move brings somebody is counted along the ways there are, so that nobody gets stuck behind a wall.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from nde.board import WALK, Board, Grid, Square, corner_open, neighbours
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.fight.attacks import guard_of, unarmed, weapons_of
from nde.rules.cairn2e.fight.strikes import as_said
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.play import Aim
from nde.rules.ruleset import Offer

KINDS_OF_HARM = (
    *("is_ranged", "is_blast", "flat", "save", "attribute"),
    *("pierces_soft_armor", "doubles_on_metal", "drinks", "deprives"),
)
"""In what attacks differ without either being the better."""
URGENT = 30
"""Somebody who has no more rounds than this to live is bandaged even in a fight."""


def aim(game: Game, scene: Scene, offer: Offer) -> Aim:
    """What an offer in this scene is for; of most the purpose is none that a bot could weigh."""
    action = offer.action
    match action.deed if type(action) is a.Declare else action:
        case a.Strike() as deed:
            return _strike(game, scene, deed)
        case a.MoveTo() as deed:
            return Aim(purpose="move", gain=steps_gained(scene, deed.who, deed.to))
        case a.ShiftBand() as deed:
            return Aim(purpose="move", target=deed.other, gain=1 if deed.nearer else -1)
        case a.Cast(target=target) if target:
            return Aim(purpose="heal", target=target, cost=1)
        case a.Cast():
            # A spell does what its words say, which no rule knows; it costs a slot, itself or a use.
            return Aim(purpose="other", cost=1)
        case a.Stabilise() as deed:
            return _stabilise(scene, deed)
        case a.Rest() | a.MakeCamp() | a.RestWeek() as deed:
            return Aim(purpose="heal", target=deed.who[0] if len(deed.who) == 1 else "")
        case a.Wear(on=True) as deed if scene.figure(deed.who).character.items[deed.item].armor:
            return Aim(purpose="guard")
        case a.Recover() | a.Light():
            return Aim(purpose="prepare")
        case a.Flee():
            return Aim(purpose="escape")
        case a.Wait() | a.ResolveSide():
            return Aim(purpose="pass")
    return Aim(purpose="other")


def _strike(game: Game, scene: Scene, deed: a.Strike) -> Aim:
    weapons = tuple(as_said(one, deed) for one in weapons_of(scene.figure(deed.who)))
    used = weapons[deed.weapon] if deed.weapon >= 0 else as_said(unarmed(game), deed)
    return Aim(
        purpose="attack",
        target=deed.targets[0],
        way="ranged" if used.is_ranged else "melee",
        means=used.name,
        is_lesser=deed.second < 0 and any(_outdoes(scene, deed, one, used) for one in weapons),
        spreads=len(deed.targets) > 1,
    )


def _outdoes(scene: Scene, deed: a.Strike, weapon: Attack, other: Attack) -> bool:
    """Whether a weapon is as good as another at those who are aimed at, and has greater dice."""
    if (
        not weapon.dice
        or max(weapon.dice) <= max(other.dice, default=0)
        or len(weapon.dice) < len(other.dice)
    ):
        return False
    if weapon.ignores_armor < other.ignores_armor or weapon.ignores_hp < other.ignores_hp:
        return False
    if any(getattr(weapon, name) != getattr(other, name) for name in KINDS_OF_HARM):
        return False
    # Who minds one of them, such as metal, and not the other is for the odds to weigh.
    targets = [scene.figure(id) for id in deed.targets]
    return all(guard_of(one, weapon).effect == guard_of(one, other).effect for one in targets)


def _stabilise(scene: Scene, deed: a.Stabilise) -> Aim:
    """A life saved; in a fight that can wait, since the dying have an hour, unless hardly any is left."""
    target = scene.figure(deed.target)
    if scene.figure(deed.who).side != target.side:
        return Aim(purpose="other", target=target.id)
    can_wait = scene.is_fight and target.character.dying > URGENT
    return Aim(purpose="help" if can_wait else "raise", target=target.id)


def steps_gained(scene: Scene, who: str, to: Square) -> int:
    """Squares by which a move brings somebody nearer to the nearest enemy; below 0: farther away."""
    board = scene.space
    if not isinstance(board, Board):
        return 0
    steps, here = _steps_to_enemies(scene, scene.figure(who).side), board.where(who)
    return steps[here] - steps[to] if here in steps and to in steps else 0


@lru_cache(maxsize=32)
def _steps_to_enemies(scene: Scene, side: str) -> dict[Square, int]:
    """Steps from every square to the nearest enemy of a side who takes part.

    Kept, because every square somebody could walk to is weighed in the same scene.
    """
    board = scene.space
    enemies = {one.id for one in scene.figures if one.side != side and not one.is_out}
    if not isinstance(board, Board):
        return {}
    return _steps_to(board.grid, tuple(token.at for token in board.tokens if token.id in enemies))


@lru_cache(maxsize=16)
def _steps_to(grid: Grid, goals: tuple[Square, ...]) -> dict[Square, int]:
    """Steps from every square to the nearest of some, whoever stands between."""
    steps = dict.fromkeys(goals, 0)
    queue = deque(goals)
    while queue:
        here = queue.popleft()
        for to in neighbours(here):
            is_floor = to not in steps and grid.holds(to) and to not in grid.walls
            if is_floor and corner_open(grid, here, to, WALK.corners):
                steps[to] = steps[here] + 1
                queue.append(to)
    return steps
