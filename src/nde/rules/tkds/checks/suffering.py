"""What the GM does to people: harm from the world, lost points of a skill, temporary points."""

from __future__ import annotations

from collections.abc import Iterator

from nde.dice import GM, Procedure, Roll, Tell, parse
from nde.dice.tree import Dice, Expr
from nde.errors import Fact
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import GrantTemporary, Harm, LoseSkill
from nde.rules.tkds.checks.harming import DYING, deal
from nde.rules.tkds.effects.body import SkillLost, TemporarySet
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game

SIDES = (4, 6, 8, 10, 12, 20)
"""The dice of the game; it has no others."""
FALL_METRES, FALL_DIE = 2, 6
TEMPORARY = "tkds/temporary"


def dice_in(text: str) -> Expr:
    """A dice expression made of the game's own dice; any other die is refused."""
    expression = parse(text)
    for sides in _sides_in(expression):
        if sides not in SIDES:
            raise ActionRefused(
                "not-our-die",
                rule="tkds/dice",
                text=text,
                sides=sides,
                allowed=tuple(f"d{one}" for one in SIDES),
            )
    return expression


def _sides_in(node: object) -> Iterator[int]:
    if isinstance(node, Dice):
        yield node.sides
    elif isinstance(node, tuple):
        for part in node:
            yield from _sides_in(part)
    elif isinstance(node, Expr):
        for field in node.__struct_fields__:
            yield from _sides_in(getattr(node, field))


def resolve_harm(game: Game, scene: Scene, action: Harm) -> Procedure[Resolution]:
    """Damage from the world; what it does is told by its effects."""
    if scene.figure(action.who).character.is_dead:
        raise ActionRefused("is-dead", rule=DYING, who=action.who)
    rule = "tkds/falling" if action.metres else "tkds/hit-points"
    count = action.metres // FALL_METRES
    dice = dice_in(f"{count}d{FALL_DIE}" if count else "0" if action.metres else action.damage)
    if action.metres:
        yield Tell(rule, "fell", {"who": action.who, "metres": action.metres, "dice": count})
    damage: int = yield Roll(dice, GM, "damage")
    effects = yield from deal(game, scene, action.who, damage, kind=action.kind, rule=rule)
    return Resolution(outcome="", effects=effects)


def resolve_lose_skill(game: Game, scene: Scene, action: LoseSkill) -> Procedure[Resolution]:
    """Points of a skill go; every proper night brings one back."""
    if scene.figure(action.who).character.is_dead:
        raise ActionRefused("is-dead", rule=DYING, who=action.who)
    if action.points < 1:
        raise ActionRefused("no-points-given", rule="tkds/lost-skill", points=action.points)
    facts: dict[str, Fact] = {"who": action.who, "skill": action.skill, "points": action.points}
    yield Tell("tkds/lost-skill", "skill-lost", facts)
    lost = SkillLost(who=action.who, skill=action.skill, points=action.points, rule="tkds/lost-skill")
    return Resolution(outcome="", effects=(lost,))


def resolve_temporary(game: Game, scene: Scene, action: GrantTemporary) -> Procedure[Resolution]:
    """Temporary points: the higher number counts, with its own time, or both where the table adds them."""
    body = scene.figure(action.who).character
    if body.is_dead:
        raise ActionRefused("is-dead", rule=DYING, who=action.who)
    if action.of == "magic" and not body.magic_most:
        raise ActionRefused("has-no-magic", rule="tkds/magic-energy", who=action.who)
    if action.points < 1 or action.rounds < 1:
        raise ActionRefused("no-points-given", rule=TEMPORARY, points=min(action.points, action.rounds))
    had, had_rounds = body.hp_temporary, body.hp_temporary_rounds
    if action.of == "magic":
        had, had_rounds = body.magic_temporary, body.magic_temporary_rounds
    points, rounds = stacked(game, (had, had_rounds), (action.points, action.rounds))
    yield Tell(TEMPORARY, "temporary", {"who": action.who, "points": points, "rounds": rounds})
    given = TemporarySet(who=action.who, points=points, rounds=rounds, of=action.of, rule=TEMPORARY)
    return Resolution(outcome="", effects=(given,))


def stacked(game: Game, old: tuple[int, int], new: tuple[int, int]) -> tuple[int, int]:
    """Temporary points and their rounds once new ones come to old ones.

    >>> stacked(Game(), (5, 10), (3, 60)), stacked(Game(), (3, 10), (3, 60))
    ((5, 10), (3, 60))
    """
    if game.settings.temporary_stacks == "sum" and old[0]:
        return old[0] + new[0], max(old[1], new[1])
    return max(old, new)
