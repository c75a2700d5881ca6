"""Rounds: how a fight begins, how the turn passes from side to side, morale, and how it ends."""

from __future__ import annotations

from typing import Literal

from nde.dice import GM, Ask, Procedure, Roll, Tell
from nde.errors import Fact
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import CheckMorale, EndFight, EndTurn, StartFight
from nde.rules.tkds.book.people import has_perk
from nde.rules.tkds.checks.harm import lasted, lasting, tick_dying
from nde.rules.tkds.checks.tasks import hindrance_of
from nde.rules.tkds.effects import fight as e
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.general import Effects, after, done
from nde.rules.tkds.fight.space import is_helpless
from nde.rules.tkds.rolls import DEGREES, SUCCEEDS, Attempt, check_degree, skill_of
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game

ROUNDS, FIRST, SURPRISE = "tkds/rounds", "tkds/first-round", "tkds/surprise"
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
        # A player's characters share hero points: what one has spent is gone for the next.
        now = after(game, scene, effects)
        degrees[one.id], slow = yield from first_check(game, now.figure(one.id))
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
    effects: Effects = (e.FightBegun(foes=foes, rule=ROUNDS),)
    if surprised != "none":
        effects += (e.SideSurprised(side=surprised, rule=SURPRISE),)
    return surprised, effects


def _surprised(game: Game, action: StartFight) -> Procedure[Surprised]:
    if action.surprise != "roll":
        if action.surprise != "none":
            yield Tell(SURPRISE, "surprised", {"side": action.surprise, "whose": action.surprise})
        return action.surprise
    if not game.settings.surprise:
        return "none"
    face: int = yield Roll(LUCK_DIE, GM, "surprise")
    side = read_surprise(face)
    if side == "none":
        yield Tell(SURPRISE, "nobody-surprised", {"face": face})
    else:
        yield Tell(SURPRISE, "surprise-rolled", {"face": face, "side": side, "whose": side})
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
    hindered = hindrance_of(one, "dexterity")
    attempt = Attempt(one, "dexterity", game.settings.first_round, quick, hindered, rule=FIRST)
    degree, spent = yield from check_degree(game, attempt)
    effects: Effects = hero_spent(one.id, spent)
    if degree not in SUCCEEDS:
        effects += (e.TurnMissed(who=one.id, rule=FIRST),)
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
    return done(*effects, next_turn(scene))


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


def next_turn(scene: Scene) -> e.TurnBegun:
    """The turn of the other side; a round is over once both have had theirs."""
    is_over = scene.side == "foes"
    return e.TurnBegun(
        side="party" if is_over else "foes",
        round=scene.round + 1 if is_over else scene.round,
        rule=ROUNDS,
    )


def resolve_end_fight(game: Game, scene: Scene, action: EndFight) -> Procedure[Resolution]:
    """The fight is over."""
    if not scene.is_fight:
        raise ActionRefused("no-fight-on", rule=ROUNDS)
    yield Tell(ROUNDS, "fight-broken-off" if action.is_broken_off else "fight-over", {"round": scene.round})
    return done(e.FightEnded(is_broken_off=action.is_broken_off, rule=ROUNDS))


MORALE = "tkds/morale"


def reasons_to_waver(scene: Scene) -> tuple[str, ...]:
    """The reasons for a check that have come up and were not met yet."""
    foes = scene.of_side("foes")
    reasons = []
    if any(one.is_leader and one.is_out for one in foes):
        reasons.append("leader")
    lost = sum(one.is_out for one in foes)
    if scene.foes_at_start > 1 and lost * 2 >= scene.foes_at_start:
        reasons.append("half")
    met = scene.morale_checked
    return tuple(one for one in reasons if one not in met) if wavering(scene) else ()


def wavering(scene: Scene) -> tuple[Figure, ...]:
    """The foes whose morale can break."""
    foes = scene.of_side("foes")
    return tuple(one for one in foes if not one.is_out and one.morale != "unyielding")


def resolve_morale(game: Game, scene: Scene, action: CheckMorale) -> Procedure[Resolution]:
    """The foes check their morale because the GM says so."""
    if not scene.is_fight:
        raise ActionRefused("no-fight-on", rule=MORALE)
    if not wavering(scene):
        raise ActionRefused("nobody-to-waver", rule=MORALE)
    degrees, effects = yield from morale(game, scene, reasons_to_waver(scene))
    return Resolution(outcome=min(degrees, key=DEGREES.index), effects=effects)


def morale(game: Game, scene: Scene, reasons: tuple[str, ...]) -> Procedure[tuple[tuple[str, ...], Effects]]:
    """Each kind of foe checks its will, or its leader's where that is better, and runs if it fails.

    The degrees come first, then what happens.
    """
    degrees: tuple[str, ...] = ()
    effects: Effects = (e.MoraleTested(reasons=reasons, rule=MORALE),)
    for reason in reasons:
        yield Tell(MORALE, "morale-due", {"cause": f"lost-{reason}"})
    leaders = tuple(one for one in scene.of_side("foes") if one.is_leader and not one.is_out)
    for group in _groups(scene):
        # The leader's will may stand for the others'; it does where it helps them.
        voice = max((group[0], *leaders), key=lambda one: skill_of(game.settings, one, "will"))
        if voice.id != group[0].id:
            yield Tell(MORALE, "leader-speaks", {"who": voice.id})
        degree, _ = yield from check_degree(game, Attempt(voice, "will", game.settings.morale, rule=MORALE))
        degrees += (degree,)
        everybody: dict[str, Fact] = {"who": tuple(one.id for one in group), "count": len(group)}
        if degree in SUCCEEDS:
            yield Tell(MORALE, "morale-holds", everybody)
            continue
        facts = (("who", group[0].id), ("count", len(group)))
        answer = yield Ask(GM, "flight", ("flee", "surrender"), "flee", MORALE, facts)
        yield Tell(MORALE, "took-flight" if answer == "flee" else "laid-down-arms", everybody)
        for one in group:
            gone = e.Fled if answer == "flee" else e.Surrendered
            effects += (gone(who=one.id, rule=MORALE),)
    return degrees, effects


def _groups(scene: Scene) -> tuple[tuple[Figure, ...], ...]:
    """The foes that can waver, one group for each kind."""
    groups: dict[str, tuple[Figure, ...]] = {}
    for one in wavering(scene):
        kind = one.block or one.id
        groups[kind] = (*groups.get(kind, ()), one)
    return tuple(groups.values())
