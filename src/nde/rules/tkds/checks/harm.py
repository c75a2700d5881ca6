"""Damage, dying and healing; and what the GM does to people: harm, lost skill, temporary points."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nde.dice import GM, Ask, Procedure, Roll, Tell, parse
from nde.dice.tree import Dice, Expr
from nde.errors import Fact
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import GrantTemporary, Harm, LoseSkill
from nde.rules.tkds.effects import body as e
from nde.rules.tkds.effects.general import Effects, after, done
from nde.rules.tkds.effects.magic import SpellEnded
from nde.rules.tkds.magic.concentration import shaken
from nde.rules.tkds.scene import DELAYED, POISONED, Condition, Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_alive

DYING, TEMPORARY = "tkds/dying", "tkds/temporary"
SIDES = (4, 6, 8, 10, 12, 20)
"""The dice of the game; it has no others."""
FALL_METRES, FALL_DIE = 2, 6
PERSISTENT = "tkds/persistent"
KIND_OF_LASTING = {"burning": "fire", "bleeding": "", "poisoned": "poison"}
"""What damage that goes on round by round is made of."""


class Damage(msgspec.Struct, frozen=True):
    """Damage as it was rolled, a critical already doubled: how much, of what, and by which rule."""

    points: int
    kind: str = ""
    rule: str = "tkds/attack"
    subdues: bool = False
    """Whether somebody brought to 0 is stunned instead of killed."""


def deal(game: Game, scene: Scene, target: str, damage: Damage) -> Procedure[Effects]:
    """What damage does to somebody, up to their death; a spell they keep up is shaken by it.

    The dead suffer nothing more.
    """
    figure = scene.figure(target)
    if figure.character.is_dead or damage.points < 1:
        return ()
    points = yield from _felt(figure, damage.points, damage.kind)
    if not points:
        return ()
    effects = yield from _lost(game, figure, points, damage)
    if figure.concentration:
        effects += yield from _shaken(game, after(game, scene, effects), figure)
    return effects


def _shaken(game: Game, scene: Scene, before: Figure) -> Procedure[Effects]:
    """What becomes of the spell somebody kept up: it ends with their senses, or is checked for again."""
    figure = scene.figure(before.id)
    if figure.is_out:
        yield Tell("tkds/concentration", "spell-lost", {"who": figure.id, "spell": before.concentration})
        return (SpellEnded(who=figure.id, spell=before.concentration, rule="tkds/concentration"),)
    return (yield from shaken(game, scene, figure))


def heal(game: Game, scene: Scene, target: str, points: int, rule: str = "tkds/hit-points") -> Effects:
    """The effects of healing: never above the maximum, and whoever lay at 0 comes to."""
    body = scene.figure(target).character
    points = min(points, body.hp_most - body.hp)
    if body.is_dead or points < 1:
        return ()
    healed = e.HpHealed(who=target, points=points, rule=rule)
    if body.state == "fine":
        return (healed,)
    return (healed, e.Woke(who=target, rule=DYING if body.state == "dying" else "tkds/waking"))


def heal_told(
    game: Game, scene: Scene, target: str, points: int, rule: str = "tkds/hit-points"
) -> Procedure[Effects]:
    """The same, and whoever comes to by it is told."""
    effects = heal(game, scene, target, points, rule)
    for effect in effects:
        if isinstance(effect, e.Woke):
            yield Tell(effect.rule, "roused", {"who": target})
    return effects


def tick_dying(game: Game, scene: Scene, side: str) -> Procedure[Effects]:
    """The end of a side's turn for its dying: a round less, and death after the last."""
    effects: Effects = ()
    for figure in scene.of_side(side):
        if figure.character.state == "dying":
            effects += yield from tick_of(game, after(game, scene, effects).figure(figure.id))
    return effects


def tick_of(game: Game, figure: Figure) -> Procedure[Effects]:
    """A round less for one of the dying, and death after the last."""
    left = figure.character.dying - 1
    if left > 0:
        yield Tell(DYING, "dying-left", {"who": figure.id, "left": left})
        return (e.DyingTicked(who=figure.id, rounds=left, rule=DYING),)
    return (yield from dies(game, figure))


def dies(game: Game, figure: Figure, rule: str = DYING) -> Procedure[Effects]:
    """The moment of death: a player with hero points may give them all instead."""
    body = figure.character
    if body.kind == "pc" and body.hero_points > 0:
        facts = (("left", body.hero_points),)
        answer = yield Ask(figure.id, "cling", ("cling", "die"), "cling", DYING, facts)
        if answer == "cling":
            return (yield from clings(figure))
    yield Tell(rule, "died", {"who": figure.id})
    return (e.Died(who=figure.id, rule=rule),)


def clings(figure: Figure) -> Procedure[Effects]:
    """All hero points of somebody go into staying alive: stable, and without the mortal wound."""
    points = figure.character.hero_points
    yield Tell(DYING, "clung", {"who": figure.id, "points": points})
    spent = e.HeroPointsSpent(who=figure.id, points=points, rule=DYING)
    return (spent, e.Clung(who=figure.id, rule=DYING))


def _felt(figure: Figure, damage: int, kind: str) -> Procedure[int]:
    """The damage somebody feels: doubled by a weakness, then halved and rounded down, at least 1."""
    if kind and kind in figure.immune:
        yield Tell("tkds/attack", "immune", {"who": figure.id, "kind": kind})
        return 0
    points = damage
    if kind and kind in figure.weak:
        points *= 2
        yield Tell("tkds/attack", "weakness", {"who": figure.id, "kind": kind, "damage": points})
    if kind and kind in figure.resists:
        points = max(points // 2, 1)
        yield Tell("tkds/attack", "resisted", {"who": figure.id, "kind": kind, "damage": points})
    return points


def _lost(game: Game, figure: Figure, points: int, damage: Damage) -> Procedure[Effects]:
    """Damage that is felt: temporary points go first, the rest comes off the hit points."""
    body, rule = figure.character, damage.rule
    effects: Effects = ()
    if body.hp_temporary:
        soaked = min(points, body.hp_temporary)
        points -= soaked
        yield Tell(TEMPORARY, "soaked", {"who": figure.id, "points": soaked})
        effects = (e.TemporaryLost(who=figure.id, points=soaked, rule=TEMPORARY),)
        if not points:
            return effects
    if not body.hp:
        return effects + (yield from _hurt_at_zero(game, figure))
    taken = min(points, body.hp)
    yield Tell(
        rule,
        "hurt-through" if effects else "hurt",
        {"who": figure.id, "damage": points, "left": body.hp - taken},
    )
    effects += (e.HpLost(who=figure.id, points=taken, rule=rule),)
    if taken == body.hp:
        effects += yield from _dropped(game, figure, subdues=damage.subdues)
    return effects


def _hurt_at_zero(game: Game, figure: Figure) -> Procedure[Effects]:
    if game.settings.damage_when_down == "nothing":
        yield Tell(DYING, "harmless-at-zero", {"who": figure.id})
        return ()
    return (yield from dies(game, figure))


def _dropped(game: Game, figure: Figure, *, subdues: bool) -> Procedure[Effects]:
    """What 0 hit points mean: dying for a player's character, death for everybody else."""
    is_pc = figure.character.kind == "pc"
    if not is_pc and not subdues and game.settings.foes_at_zero == "ask":
        answer = yield Ask(GM, "foe-at-zero", ("dead", "subdued"), "dead", DYING, (("target", figure.id),))
        subdues = answer == "subdued"
    if subdues:
        yield Tell("tkds/subdue", "subdued", {"who": figure.id})
        return (e.Subdued(who=figure.id, rule="tkds/subdue"),)
    if not is_pc:
        yield Tell(DYING, "died", {"who": figure.id})
        return (e.Died(who=figure.id, rule=DYING),)
    if figure.character.is_mortally_wounded:
        yield Tell("tkds/mortal-wound", "dropped-again", {"who": figure.id})
        return (yield from dies(game, figure, "tkds/mortal-wound"))
    # Nobody rolls this as a deed of their own, so no hero point rolls it again (ruling tkds-dying-die).
    rounds: int = yield Roll(game.settings.dying_die, figure.id, "dying")
    yield Tell(DYING, "dying", {"who": figure.id, "rounds": rounds})
    return (e.Dying(who=figure.id, rounds=rounds, rule=DYING),)


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
    require_alive(scene, action.who)
    rule = "tkds/falling" if action.metres else "tkds/hit-points"
    count = action.metres // FALL_METRES
    dice = dice_in(f"{count}d{FALL_DIE}" if count else "0" if action.metres else action.damage)
    if action.metres:
        yield Tell(rule, "fell", {"who": action.who, "metres": action.metres, "dice": count})
    damage: int = yield Roll(dice, GM, "damage")
    effects = yield from deal(game, scene, action.who, Damage(damage, action.kind, rule))
    return done(*effects)


def resolve_lose_skill(game: Game, scene: Scene, action: LoseSkill) -> Procedure[Resolution]:
    """Points of a skill go; every proper night brings one back."""
    require_alive(scene, action.who)
    if action.points < 1:
        raise ActionRefused("no-points-given", rule="tkds/lost-skill", points=action.points)
    facts: dict[str, Fact] = {"who": action.who, "skill": action.skill, "points": action.points}
    yield Tell("tkds/lost-skill", "skill-lost", facts)
    lost = e.SkillLost(who=action.who, skill=action.skill, points=action.points, rule="tkds/lost-skill")
    return done(lost)


def resolve_temporary(game: Game, scene: Scene, action: GrantTemporary) -> Procedure[Resolution]:
    """Temporary points: the higher number counts, with its own time, or both where the table adds them."""
    body = require_alive(scene, action.who).character
    if action.of == "magic" and not body.magic_most:
        raise ActionRefused("has-no-magic", rule="tkds/magic-energy", who=action.who)
    if action.points < 1 or action.rounds < 1:
        raise ActionRefused("no-points-given", rule=TEMPORARY, points=min(action.points, action.rounds))
    had, had_rounds = body.hp_temporary, body.hp_temporary_rounds
    if action.of == "magic":
        had, had_rounds = body.magic_temporary, body.magic_temporary_rounds
    points, rounds = stacked(game, (had, had_rounds), (action.points, action.rounds))
    yield Tell(TEMPORARY, "temporary", {"who": action.who, "points": points, "rounds": rounds})
    given = e.TemporarySet(who=action.who, points=points, rounds=rounds, of=action.of, rule=TEMPORARY)
    return done(given)


def stacked(game: Game, old: tuple[int, int], new: tuple[int, int]) -> tuple[int, int]:
    """Temporary points and their rounds once new ones come to old ones.

    >>> stacked(Game(), (5, 10), (3, 60)), stacked(Game(), (3, 10), (3, 60))
    ((5, 10), (3, 60))
    """
    if game.settings.temporary_stacks == "sum" and old[0]:
        return old[0] + new[0], max(old[1], new[1])
    return max(old, new)


def lasting(figure: Figure) -> tuple[Condition, ...]:
    """The fire, blood and poison that somebody suffers at the end of their turn."""
    return tuple(
        one
        for one in figure.conditions
        if one.key in KIND_OF_LASTING and not (one.key == POISONED and figure.condition(DELAYED))
    )


def lasted(game: Game, scene: Scene, who: str, conditions: tuple[Condition, ...]) -> Procedure[Effects]:
    """What those do to somebody, one after the other."""
    effects: Effects = ()
    for one in conditions:
        now = after(game, scene, effects)
        if now.figure(who).character.is_dead or now.figure(who).has_fled:
            break
        yield Tell(PERSISTENT, "lasting", {"who": who, "condition": one.key})
        damage = Damage(max(one.value, 1), KIND_OF_LASTING[one.key], PERSISTENT)
        effects += yield from deal(game, now, who, damage)
    return effects


def outlasted(game: Game, scene: Scene, rounds: int) -> Procedure[Effects]:
    """What is left of fire, blood and poison does to everybody while so many rounds go by outside a fight.

    What has no end of its own is the game master's to end (ruling tkds-lasting-later).
    """
    effects: Effects = ()
    for figure in scene.figures:
        counted = [one for one in figure.conditions if one.key in (*KIND_OF_LASTING, DELAYED)]
        most = sum(max(one.rounds, 0) for one in counted)
        for number in range(min(rounds, most)):
            still = _lasting_in(figure, number)
            if still:
                effects += yield from lasted(game, after(game, scene, effects), figure.id, still)
    return effects


def _lasting_in(figure: Figure, number: int) -> tuple[Condition, ...]:
    """What somebody still suffers so many rounds from now, a poison that is held back once that is over."""
    held_back = figure.condition(DELAYED)
    waits = held_back.rounds if held_back is not None else 0
    return tuple(
        one
        for one in figure.conditions
        if one.key in KIND_OF_LASTING
        and (number < one.rounds if one.key != POISONED else 0 <= number - waits < one.rounds)
    )
