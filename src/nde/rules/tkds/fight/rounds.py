"""Rounds: how a fight begins, how the turn passes from side to side, and how it ends."""

from __future__ import annotations

from typing import Literal

from nde.dice import GM, Procedure, Roll, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import EndFight, EndTurn, StartFight
from nde.rules.tkds.checks.harming import deal, tick_dying
from nde.rules.tkds.checks.sources import hindrance_of
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.fight import FightBegun, FightEnded, SideSurprised, TurnBegun, TurnMissed
from nde.rules.tkds.effects.general import Effects, after
from nde.rules.tkds.fight.damage import KIND_OF_LASTING
from nde.rules.tkds.fight.morale import morale, reasons_to_waver
from nde.rules.tkds.fight.space import is_helpless
from nde.rules.tkds.making.people import has_perk
from nde.rules.tkds.rolling import SUCCEEDS, check_degree
from nde.rules.tkds.scene import DELAYED, Condition, Figure, Scene
from nde.rules.tkds.settings import Game

ROUNDS, FIRST, SURPRISE, PERSISTENT = "tkds/rounds", "tkds/first-round", "tkds/surprise", "tkds/persistent"
LUCK_DIE = 6
Surprised = Literal["party", "foes", "none"]


def read_surprise(face: int) -> Surprised:
    """Which side a luck roll surprises.

    >>> [read_surprise(face) for face in (1, 2, 5, 6)]
    ['party', 'none', 'none', 'foes']
    """
    return "party" if face <= 1 else "foes" if face >= LUCK_DIE else "none"


def resolve_start(game: Game, scene: Scene, action: StartFight) -> Procedure[Resolution]:
    """A fight breaks out: who is surprised, and who is too slow for the first round.

    For a single character the degree of their check is the outcome, and surprise counts as a failure.
    """
    foes = foes_met(scene)
    yield Tell(ROUNDS, "fight-begins", {})  # not against how many: some of them may be hidden
    surprised, effects = yield from begun(game, foes, action)
    degrees: dict[str, str] = {}
    for one in rollers(game, scene, surprised):
        degrees[one.id], slow = yield from first_check(game, one)
        effects += slow
    return Resolution(outcome=_for_one(scene, surprised, degrees), effects=effects)


def foes_met(scene: Scene) -> int:
    """How many foes a fight begins against; refused where one is on, or nobody is there for it."""
    if scene.is_fight:
        raise ActionRefused("fight-already-on", rule=ROUNDS)
    foes = tuple(one for one in scene.of_side("foes") if not one.is_out)
    if not foes or all(one.is_out for one in scene.of_side("party")):
        raise ActionRefused("nobody-to-fight", rule=ROUNDS)
    return len(foes)


def begun(game: Game, foes: int, action: StartFight) -> Procedure[tuple[Surprised, Effects]]:
    """The fight itself, and who is surprised by it."""
    surprised = yield from _surprised(game, action)
    effects: Effects = (FightBegun(foes=foes, rule=ROUNDS),)
    if surprised != "none":
        effects += (SideSurprised(side=surprised, rule=SURPRISE),)
    return surprised, effects


def _surprised(game: Game, action: StartFight) -> Procedure[Surprised]:
    if action.surprise != "roll":
        if action.surprise != "none":
            yield Tell(SURPRISE, "surprised", {"side": action.surprise})
        return action.surprise
    if not game.settings.surprise:
        return "none"
    face: int = yield Roll(LUCK_DIE, GM, "surprise")
    side = read_surprise(face)
    if side == "none":
        yield Tell(SURPRISE, "nobody-surprised", {"face": face})
    else:
        yield Tell(SURPRISE, "surprise-rolled", {"face": face, "side": side})
    return side


def rollers(game: Game, scene: Scene, surprised: str) -> tuple[Figure, ...]:
    """Who makes the check of the first round: every player's character; as an option both sides."""
    return tuple(
        one
        for one in scene.figures
        if (one.character.kind == "pc" or game.settings.first_round_sides == "both")
        and one.side != surprised
        and not one.is_out
        and not is_helpless(one)
    )


def first_check(game: Game, one: Figure) -> Procedure[tuple[str, Effects]]:
    """The check of the first round of one of them: its degree, and what comes of it."""
    quick = int(has_perk(one.character, "quick-start"))
    if quick:
        yield Tell("tkds/perk-list", "helped-by", {"who": one.id, "cause": "quick-start"})
    degree, spent = yield from check_degree(
        game,
        one,
        "dexterity",
        game.settings.first_round,
        advantage=quick,
        disadvantage=hindrance_of(one, "dexterity"),
        rule=FIRST,
    )
    effects: Effects = hero_spent(one.id, spent)
    if degree not in SUCCEEDS:
        effects += (TurnMissed(who=one.id, rule=FIRST),)
    return degree, effects


def _for_one(scene: Scene, surprised: str, degrees: dict[str, str]) -> str:
    """The outcome where one character stands alone; nothing where there are several."""
    party = [one for one in scene.figures if one.character.kind == "pc" and not one.is_out]
    if len(party) != 1 or is_helpless(party[0]):
        return ""
    return "failure" if party[0].side == surprised else degrees[party[0].id]


def resolve_end_turn(game: Game, scene: Scene, action: EndTurn) -> Procedure[Resolution]:
    """The side is done: the dying, lasting damage and morale, and then the other side's turn."""
    if not scene.is_fight:
        raise ActionRefused("no-fight-on", rule=ROUNDS)
    yield Tell(ROUNDS, "turn-ends", {"side": scene.side, "round": scene.round})
    effects = yield from suffered(game, scene)
    now = after(game, scene, effects)
    effects += yield from wavered(game, now)
    return Resolution(outcome="", effects=(*effects, next_turn(scene)))


def suffered(game: Game, scene: Scene) -> Procedure[Effects]:
    """What the end of a turn brings to those of the side: the dying have a round less, lasting damage."""
    effects = yield from tick_dying(game, scene, scene.side)
    for figure in scene.of_side(scene.side):
        effects += yield from lasted(game, after(game, scene, effects), figure.id, lasting(figure))
    return effects


def wavered(game: Game, scene: Scene) -> Procedure[Effects]:
    """What comes of the foes' morale, where there is a reason to check it."""
    reasons = reasons_to_waver(scene)
    if not reasons:
        return ()
    _, broken = yield from morale(game, scene, reasons)
    return broken


def next_turn(scene: Scene) -> TurnBegun:
    """The turn of the other side; a round is over once both have had theirs."""
    is_over = scene.side == "foes"
    return TurnBegun(
        side="party" if is_over else "foes",
        round=scene.round + 1 if is_over else scene.round,
        rule=ROUNDS,
    )


def lasting(figure: Figure) -> tuple[Condition, ...]:
    """The fire, blood and poison that somebody suffers at the end of their turn."""
    return tuple(
        one
        for one in figure.conditions
        if one.key in KIND_OF_LASTING and not (one.key == "poisoned" and figure.condition(DELAYED))
    )


def lasted(game: Game, scene: Scene, who: str, conditions: tuple[Condition, ...]) -> Procedure[Effects]:
    """What those do to somebody, one after the other."""
    effects: Effects = ()
    for one in conditions:
        now = after(game, scene, effects)
        if now.figure(who).character.is_dead or now.figure(who).has_fled:
            break
        yield Tell(PERSISTENT, "lasting", {"who": who, "condition": one.key})
        effects += yield from deal(
            game, now, who, max(one.value, 1), kind=KIND_OF_LASTING[one.key], rule=PERSISTENT
        )
    return effects


def resolve_end_fight(game: Game, scene: Scene, action: EndFight) -> Procedure[Resolution]:
    """The fight is over."""
    if not scene.is_fight:
        raise ActionRefused("no-fight-on", rule=ROUNDS)
    yield Tell(ROUNDS, "fight-over", {"round": scene.round})
    return Resolution(outcome="", effects=(FightEnded(rule=ROUNDS),))
