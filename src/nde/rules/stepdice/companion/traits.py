"""What a foe's traits do: to those who act against it, to its movement, to its striking back.

Traits are data; these functions read them.  A kind of attack is one word or several with a space
between, such as `ranged` or `power fire`: a trait counts where it names any of them.
"""

from __future__ import annotations

from nde.board import Board, Budget, Gait, Square, distance, within
from nde.rules.stepdice.actions import Modifier
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.records import TraitRecord
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Foe, Scene, is_beside, is_in

ANY = "any"
SLIPPING = "slipping"
_NOTHING = TraitRecord()


def attack_modifiers(game: Game, scene: Scene, foe: Foe, attack: str) -> tuple[Modifier, ...]:
    """Steps that a foe's traits, and conditions bound to one kind of attack, add to an attack on it."""
    book = companion(game.id)
    kinds = attack.split()
    found: list[Modifier] = []
    for key in foe.traits:
        trait = book.traits.get(key, _NOTHING)
        if not trait.harder or key in foe.used or (trait.company and _others(scene, foe) < trait.company):
            continue
        steps = sum(trait.harder.get(kind, 0) for kind in kinds)
        if steps:
            found.append(Modifier(key, steps))
    for condition in foe.conditions:
        bound = book.conditions.get(condition.key)
        if bound is not None:
            steps = sum(bound.get(kind, 0) for kind in kinds)
            if steps:
                found.append(Modifier(condition.key, steps))
    return tuple(found)


def absorbs(game: Game, foe: Foe, attack: str = "") -> str:
    """The trait that takes a hit of this kind in the foe's place, or an empty word; each once a scene."""
    traits = companion(game.id).traits
    kinds = (ANY, *attack.split())
    for key in foe.traits:
        trait = traits.get(key, _NOTHING)
        if key not in foe.used and any(kind in trait.absorbs for kind in kinds):
            return key
    return ""


def spent_by_a_hit(game: Game, foe: Foe) -> tuple[str, ...]:
    """The traits that swallow the first hit of a scene, whatever kind it is of: used up by any hit before."""
    traits = companion(game.id).traits
    return tuple(key for key in foe.traits if ANY in traits.get(key, _NOTHING).absorbs)


def reduces(game: Game, trait: str) -> bool:
    """Whether a trait that takes a hit takes only one wound of it."""
    return companion(game.id).traits.get(trait, _NOTHING).reduces


def speed_of(game: Game, foe: Foe, on_grid: bool) -> int:
    """Squares, or else zones, a foe may move in a turn: its own, its fastest trait's, or the game's usual."""
    if foe.speed:
        return foe.speed
    usual = game.settings.move_squares if on_grid else game.settings.move_zones
    own = [trait.squares if on_grid else trait.zones for trait in _traits(game, foe)]
    return max((usual, *own))


def budget_of(game: Game, foe: Foe) -> Budget:
    """What is left of a foe's movement on squares this turn, with the difficult ones it may ignore."""
    left = max(0, speed_of(game, foe, on_grid=True) - foe.moved)
    return Budget(left, max((trait.skips for trait in _traits(game, foe)), default=0))


def gait_of(game: Game, foe: Foe) -> Gait:
    """How a foe moves: whoever flies minds neither the ground nor those who stand on it.

    Whoever slips through passes those who hem it in, but minds the ground like any other.
    """
    if any(trait.flies for trait in _traits(game, foe)):
        return Gait(difficult=1, pass_foes=True)
    slips = is_in(foe, SLIPPING)
    return Gait(difficult=game.settings.difficult_cost, pass_foes=slips)


def jump_of(game: Game, foe: Foe) -> int:
    """Squares a foe can leap over whatever lies there; 0 for none."""
    return max((trait.jump for trait in _traits(game, foe)), default=0)


def leap(game: Game, scene: Scene, foe: Foe, square: Square) -> int | None:
    """What a leap to a square costs a foe, or nothing where it cannot leap there.

    A jumper comes down on any free square within its jump, whatever lies or stands between.
    """
    space = scene.space
    if not isinstance(space, Board) or all(token.id != foe.id for token in space.tokens):
        return None
    squares = distance(space.where(foe.id), square)
    if not 0 < squares <= jump_of(game, foe):
        return None
    is_floor = space.grid.holds(square) and square not in space.grid.walls
    return squares if is_floor and all(token.at != square for token in space.tokens) else None


def leaps(game: Game, scene: Scene, foe: Foe) -> dict[Square, int]:
    """Every square a foe can leap to, with its cost."""
    space, jump = scene.space, jump_of(game, foe)
    if not jump or not isinstance(space, Board) or all(token.id != foe.id for token in space.tokens):
        return {}
    costs = {to: leap(game, scene, foe, to) for to in within(space.grid, space.where(foe.id), jump)}
    return {to: cost for to, cost in sorted(costs.items()) if cost is not None}


def push_modifiers(game: Game, foe: Foe) -> tuple[Modifier, ...]:
    """Steps harder to push or topple a foe that stands firm once it is hurt."""
    if foe.wounds == foe.wounds_most:
        return ()
    traits = companion(game.id).traits
    counting = (key for key in foe.traits if key not in foe.used)
    return tuple(Modifier(key, 1) for key in counting if traits.get(key, _NOTHING).is_steady)


def also_struck(game: Game, scene: Scene, foe: Foe, hero: str) -> tuple[str, ...]:
    """The other heroes that one retaliation against `hero` may hit as well, nearest in the scene's order."""
    strikes = max((trait.strikes for trait in _traits(game, foe)), default=1)
    near = tuple(
        other.id
        for other in scene.heroes
        if other.id != hero and not other.is_down and is_beside(scene, foe.id, other.id)
    )
    return near[: strikes - 1]


def leaving_modifiers(game: Game, scene: Scene, hero: str) -> tuple[Modifier, ...]:
    """Steps harder for a hero to get away from foes that cling in numbers."""
    clinging: dict[str, int] = {}
    traits = companion(game.id).traits
    for foe in scene.foes:
        if foe.is_out or not is_beside(scene, foe.id, hero):
            continue
        for key in foe.traits:
            if key not in foe.used and traits.get(key, _NOTHING).clings:
                clinging[key] = clinging.get(key, 0) + 1
    return tuple(Modifier(key, 1) for key, count in clinging.items() if count >= traits[key].clings)


def held_back(game: Game, before: Scene, after: Scene, hero: str) -> tuple[Modifier, ...]:
    """Steps that foes which cling add to a hero's move out of their touch; none where it stays in it.

    Moving needs no test of its own: the steps bear on one the GM may ask for.
    """
    modifiers = leaving_modifiers(game, before, hero)
    if not modifiers or leaving_modifiers(game, after, hero) == modifiers:
        return ()
    return modifiers


def _traits(game: Game, foe: Foe) -> list[TraitRecord]:
    traits = companion(game.id).traits
    return [traits[key] for key in foe.traits if key in traits and key not in foe.used]


def _others(scene: Scene, foe: Foe) -> int:
    return sum(1 for other in scene.foes if other.id != foe.id and not other.is_out)
