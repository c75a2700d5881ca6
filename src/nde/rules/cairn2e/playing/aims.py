"""Whose deed an action is, and what an offer is for.

How near a move brings somebody is counted along the ways there are, so that nobody gets stuck behind a wall.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from nde.board import WALK, Board, Grid, Square, Zones, corner_open, neighbours
from nde.dice import GM
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.fight.attacks import guard_of, unarmed, weapons_of
from nde.rules.cairn2e.living.things import AT_MARKET_PRICE
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.playing import Aim, Purpose
from nde.rules.ruleset import Offer


def steps_gained(scene: Scene, who: str, to: Square) -> int:
    """Squares by which a move brings somebody nearer to the nearest enemy; below 0: farther away."""
    board = scene.space
    if not isinstance(board, Board):
        return 0
    steps, here = _steps_to_enemies(scene, scene.figure(who).side), board.where(who)
    return steps[here] - steps[to] if here in steps and to in steps else 0


def is_beside(scene: Scene, who: Figure, other: Figure) -> bool:
    """Whether somebody is within arm's reach; always where no space says otherwise."""
    space = scene.space
    if isinstance(space, Board):
        if not {who.id, other.id} <= {token.id for token in space.tokens}:
            return True
        return space.sight(who.id, other.id).touching
    if isinstance(space, Zones) and {who.id, other.id} <= set(space.tokens):
        return space.steps(who.id, other.id) == 0
    return True


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


def actor(action: Any) -> str:
    """The id of whoever does it; `gm` for what the Warden lets happen."""
    return WHOSE[type(action)](action)


def aim(game: Game, scene: Scene, offer: Offer) -> Aim:
    """What an offer in this scene is for."""
    action = offer.action
    deed = action.deed if type(action) is a.Declare else action
    if type(deed) is a.Strike:
        return _strike(game, scene, deed)
    told = AIMS.get(type(deed))
    return told(scene, deed) if told else _OTHER


def _who(action: Any) -> str:
    who: str = action.who
    return who


def _warden(action: Any) -> str:
    return GM


def _declarer(action: a.Declare) -> str:
    return action.deed.who


def _resting(action: a.Rest) -> str:
    """One who rests alone decides that alone; the whole party rests when the Warden lets it."""
    return action.who[0] if len(action.who) == 1 else GM


def _taker(action: a.TakeItem) -> str:
    """What is bought is the buyer's deed; what is found or given is the Warden's."""
    return action.who if action.price == AT_MARKET_PRICE else GM


WHOSE: dict[type, Callable[[Any], str]] = {
    a.Declare: _declarer,
    a.Rest: _resting,
    a.TakeItem: _taker,
    **dict.fromkeys((*a.Deed.__args__, a.TakeBack, a.DropItem, a.Wear, a.Light, a.Replace), _who),
    **dict.fromkeys(
        (
            a.ResolveSide,
            a.StartFight,
            a.EndFight,
            a.Volley,
            a.SettleScar,
            a.CheckMorale,
            a.Spare,
            a.HarmAttribute,
            a.TakeFatigue,
            a.Deprive,
            a.MakeCamp,
            a.RestWeek,
            a.Mend,
            a.Recharge,
            a.PassTime,
            a.DungeonTurn,
            a.Watch,
            a.RollWeather,
            a.Panic,
            a.SpringTrap,
            a.SetPlace,
            a.React,
            a.Fate,
            a.Hire,
            a.BeginSession,
        ),
        _warden,
    ),
}
"""Whose deed each kind of action is."""

_OTHER = Aim(purpose="other")
KINDS_OF_HARM = (
    *("is_ranged", "is_blast", "flat", "save", "attribute"),
    *("pierces_soft_armor", "doubles_on_metal", "drinks", "deprives"),
)
"""In what attacks differ without either being the better."""
URGENT = 30
"""Somebody who has no more rounds than this to live is bandaged even in a fight."""


def _strike(game: Game, scene: Scene, deed: a.Strike) -> Aim:
    weapons = weapons_of(scene.figure(deed.who))
    used = weapons[deed.weapon] if deed.weapon >= 0 else unarmed(game)
    return Aim(
        purpose="attack",
        target=deed.targets[0],
        way="ranged" if used.is_ranged else "melee",
        is_lesser=deed.second < 0 and any(_outdoes(scene, deed, one, used) for one in weapons),
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
    return all(guard_of(one, weapon, deed.nature) == guard_of(one, other, deed.nature) for one in targets)


def _cast(scene: Scene, deed: a.Cast) -> Aim:
    """A spell does what its words say, which no rule knows; it costs a slot, itself or a use."""
    return Aim(purpose="other", cost=1)


def _stabilise(scene: Scene, deed: a.Stabilise) -> Aim:
    """A life saved; in a fight that can wait, since the dying have an hour, unless hardly any is left."""
    target = scene.figure(deed.target)
    if scene.figure(deed.who).side != target.side:
        return Aim(purpose="other", target=target.id)
    can_wait = scene.is_fight and target.character.dying > URGENT
    return Aim(purpose="help" if can_wait else "raise", target=target.id)


def _move(scene: Scene, deed: a.MoveTo) -> Aim:
    return Aim(purpose="move", gain=steps_gained(scene, deed.who, deed.to))


def _shift(scene: Scene, deed: a.ShiftBand) -> Aim:
    return Aim(purpose="move", target=deed.other, gain=1 if deed.nearer else -1)


def _wear(scene: Scene, deed: a.Wear) -> Aim:
    item = scene.figure(deed.who).character.items[deed.item]
    return Aim(purpose="guard" if deed.on and item.armor else "other")


def _rest(scene: Scene, deed: Any) -> Aim:
    return Aim(purpose="heal", target=deed.who[0] if len(deed.who) == 1 else "")


def _plain(purpose: Purpose) -> Callable[[Scene, Any], Aim]:
    known = Aim(purpose=purpose)
    return lambda scene, deed: known


AIMS: dict[type, Callable[[Scene, Any], Aim]] = {
    a.Cast: _cast,
    a.Stabilise: _stabilise,
    a.MoveTo: _move,
    a.ShiftBand: _shift,
    a.Wear: _wear,
    a.Rest: _rest,
    a.MakeCamp: _rest,
    a.RestWeek: _rest,
    a.Recover: _plain("prepare"),
    a.Light: _plain("prepare"),
    a.Flee: _plain("escape"),
    a.Wait: _plain("pass"),
    a.ResolveSide: _plain("pass"),
}
"""What each kind of action is for; all others have no purpose a bot could weigh."""
