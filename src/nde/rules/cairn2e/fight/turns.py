"""The course of a fight: the first round, deeds declared and taken back, a side resolved, the end.

All deeds of a side are declared before any is resolved; then they happen at once: each is resolved against
the scene as it stood, attacks on one target together.  `SideInStages` does the same bit by bit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.board import square_name
from nde.dice import Procedure, Tell
from nde.errors import Fact, Illegal, Missing
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.bodies import DYING
from nde.rules.cairn2e.effects import Effects, crowd
from nde.rules.cairn2e.eligibility import ROUNDS, on_turn
from nde.rules.cairn2e.exploration.effects import HpRestored, TimePassed
from nde.rules.cairn2e.exploration.encounters import resolve_recover
from nde.rules.cairn2e.exploration.magic import resolve_cast
from nde.rules.cairn2e.fight.attacks import spent, unarmed, weapons_of
from nde.rules.cairn2e.fight.deeds import (
    resolve_band,
    resolve_flee,
    resolve_move,
    resolve_stabilise,
    resolve_try,
    resolve_wait,
    spoken_for,
)
from nde.rules.cairn2e.fight.effects import (
    ActionUsed,
    DeedDeclared,
    DeedTakenBack,
    Died,
    FightBegun,
    FightEnded,
    SideDone,
    TurnLost,
)
from nde.rules.cairn2e.fight.harm import critical_of
from nde.rules.cairn2e.fight.morale import Footing, footings, shaken
from nde.rules.cairn2e.fight.pool import Blow, highest_net
from nde.rules.cairn2e.fight.remarks import crowds, remarks
from nde.rules.cairn2e.fight.strikes import (
    Blows,
    blows_of,
    can_be_struck,
    land,
    pools,
    resolve_strike,
    strike_all,
)
from nde.rules.cairn2e.saves import save
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.play import Stage
from nde.rules.ruleset import ActionRefused, Resolution

FIRST, DECLARING = "cairn2e/first-round", "cairn2e/declaring"
Resolver = Callable[[Game, Scene, Any], Procedure[Resolution]]
DEEDS: dict[type, Resolver] = {
    a.Strike: resolve_strike,
    a.Cast: resolve_cast,
    a.Stabilise: resolve_stabilise,
    a.Try: resolve_try,
    a.Recover: resolve_recover,
    a.Flee: resolve_flee,
    a.MoveTo: resolve_move,
    a.ShiftBand: resolve_band,
    a.Wait: resolve_wait,
}
"""The procedures of what can be declared."""


def announced(game: Game, scene: Scene, deed: a.Deed) -> Tell:
    """The step for a deed that was not refused: who will do what, to whom and with what."""
    figure = scene.figure(deed.who)
    who: dict[str, Fact] = {"who": figure.id}
    match deed:
        case a.Strike():
            told: dict[str, Fact] = {"target": deed.targets, "item": weapon_names(game, figure, deed)}
            return Tell(DECLARING, "declared-strike", who | told)
        case a.Cast():
            item = figure.character.items[deed.item]
            return Tell(DECLARING, "declared-cast", who | {"spell": item.spell or item.key, "item": item.key})
        case a.Stabilise():
            return Tell(DECLARING, "declared-stabilise", who | {"target": deed.target})
        case a.Try():
            tried: dict[str, Fact] = {"attribute": deed.attribute, "task": deed.task}
            return Tell(DECLARING, "declared-task" if deed.task else "declared-try", who | tried)
        case a.Recover():
            return Tell(DECLARING, "declared-recover", who)
        case a.Flee():
            everybody = crowd((*(one for one in deed.together if one != figure.id), figure.id))
            if deed.refuge:
                return Tell(DECLARING, "means-to-flee-to", {**everybody, "text": deed.refuge})
            return Tell(DECLARING, "means-to-flee", everybody)
        case a.MoveTo():
            return Tell(DECLARING, "declared-move", who | {"to": square_name(deed.to)})
        case a.ShiftBand():
            return Tell(DECLARING, "declared-shift", who | {"other": deed.other, "nearer": deed.nearer})
        case _:
            return Tell(DECLARING, "declared-wait", who)


def weapon_names(game: Game, figure: Figure, deed: a.Strike) -> tuple[str, ...]:
    """What somebody attacks with, the weapon of the other hand included."""
    weapons = weapons_of(figure)
    first = weapons[deed.weapon] if deed.weapon >= 0 else unarmed(game)
    second = (weapons[deed.second].name,) if deed.second >= 0 else ()
    return (first.name, *second)


def resolve_start_fight(game: Game, scene: Scene, action: a.StartFight) -> Procedure[Resolution]:
    """Begin a fight: whoever is not ready saves DEX to act in the first round."""
    ready = require_beginning(scene, action)
    yield Tell(ROUNDS, "fight-begins", {})
    yield crowds(scene)
    effects: Effects = (FightBegun(rule=ROUNDS),)
    late: list[str] = []
    for figure in beginners(scene):
        more = yield from begun_by(game, figure, is_ready=figure.id in ready)
        late += [figure.id] if more else []
        effects += more
    if acting := [one.id for one in beginners(scene) if one.id not in late]:
        yield Tell(FIRST, "acts-first", crowd(acting))
    if late:
        yield Tell(FIRST, "caught-out", crowd(late))
    return Resolution(outcome="failure" if late else "success", effects=effects)


def require_beginning(scene: Scene, action: a.StartFight) -> frozenset[str]:
    """Refuse to begin a fight that is on, or that nobody is there for; who is ready comes back."""
    if scene.is_fight:
        raise ActionRefused("cairn-in-fight", rule=ROUNDS)
    if not all(any(not one.is_out for one in scene.of_side(side)) for side in ("party", "foes")):
        raise ActionRefused("cairn-nobody-to-fight", rule=ROUNDS)
    return frozenset(scene.figure(id).id for id in action.ready)


def beginners(scene: Scene) -> tuple[Figure, ...]:
    """Those of whom it is to be seen whether they act in the first round."""
    return tuple(one for one in scene.of_side("party") if not one.is_out)


def begun_by(game: Game, figure: Figure, *, is_ready: bool) -> Procedure[Effects]:
    """What the beginning of a fight brings to one of them."""
    acts = yield from _acts_at_once(game, figure, is_ready=is_ready)
    return () if acts else (TurnLost(who=figure.id, rule=FIRST),)


def saves_first(game: Game, figure: Figure, *, is_ready: bool) -> bool:
    """Whether somebody has to save to act in the first round."""
    exempt = figure.character.kind == "hireling" and not game.settings.hireling_first_round
    return not (figure.is_panicked or is_ready or exempt or game.settings.first_round == "everybody-acts")


def _acts_at_once(game: Game, figure: Figure, *, is_ready: bool) -> Procedure[bool]:
    """Whether somebody of the party acts in the first round."""
    if figure.is_panicked:
        yield Tell(FIRST, "panic-stops", {"who": figure.id})
        return False
    if not saves_first(game, figure, is_ready=is_ready):
        yield Tell(FIRST, "acts-at-once", {"who": figure.id})
        return True
    saved = yield from save(game, figure, "dexterity", rule=FIRST)
    yield Tell(FIRST, "acts-at-once" if saved else "loses-turn", {"who": figure.id})
    return saved


def resolve_declare(game: Game, scene: Scene, action: a.Declare) -> Procedure[Resolution]:
    """Say what one will do; refused where the deed itself would be."""
    deed = action.deed
    _require_fight(scene)
    figure = on_turn(scene, deed.who)
    for who in sorted(involved(deed)):
        if any(who in involved(one) for one in scene.declared):
            raise ActionRefused("cairn-already-declared", rule=DECLARING, who=who)
    if figure.has_acted:
        raise ActionRefused("already-acted", rule=ROUNDS, who=figure.id)
    if (first := spoken_for(scene, deed)) is not None:
        raise ActionRefused(
            "cairn-square-spoken-for", rule=DECLARING, at=square_name(first.to), other=first.who
        )
    start(game, scene, deed)
    yield announced(game, scene, deed)
    yield remarks(figure, "acts")
    return Resolution(outcome="", effects=(DeedDeclared(who=figure.id, deed=deed, rule=DECLARING),))


def involved(deed: Any) -> frozenset[str]:
    """Everybody whose action a deed uses: whoever does it, and those who do it together with them."""
    return frozenset((deed.who, *getattr(deed, "together", ())))


def start(game: Game, scene: Scene, deed: Any) -> None:
    """Refuse a deed for the reason its own procedure would."""
    procedure = DEEDS[type(deed)](game, scene, deed)
    try:
        next(procedure)
    except StopIteration:
        return
    procedure.close()


def resolve_take_back(game: Game, scene: Scene, action: a.TakeBack) -> Procedure[Resolution]:
    """Take back what one declared; no die has been rolled for it."""
    _require_fight(scene)
    if all(deed.who != action.who for deed in scene.declared):
        raise ActionRefused("cairn-nothing-declared", rule=DECLARING, who=action.who)
    yield Tell(DECLARING, "taken-back", {"who": action.who})
    return Resolution(outcome="", effects=(DeedTakenBack(who=action.who, rule=DECLARING),))


def resolve_side(game: Game, scene: Scene, action: a.ResolveSide) -> Procedure[Resolution]:
    """Resolve all that was declared at once, then morale; the other side has its turn."""
    _require_fight(scene)
    # Not how many deeds: some may be those of somebody hidden.
    yield Tell(ROUNDS, "side-acts", {"side": scene.side, "round": scene.round})
    effects, blows = yield from declared(game, scene)
    _, harmed = yield from strike_all(game, scene, blows)
    effects += harmed
    now = scene.after(game, effects)
    effects += yield from shaken(game, footings(game, scene), now)
    effects += yield from side_done(now)
    return Resolution(outcome="", effects=effects)


def declared(game: Game, scene: Scene) -> Procedure[tuple[Effects, Blows]]:
    """What the deeds of a side come to, all but the harm that their blows do."""
    effects: Effects = ()
    blows: Blows = ()
    for deed in scene.declared:
        if not _can_be_done(game, scene, deed):
            yield Tell(DECLARING, "deed-pointless", {"who": deed.who})
        elif isinstance(deed, a.Strike):
            blows += yield from blows_of(game, scene, deed)
            effects += spent(scene.figure(deed.who), deed.weapon, deed.second)
        else:
            resolution = yield from DEEDS[type(deed)](game, scene, deed)
            effects += _lasting(resolution.effects)
    return effects, blows


def side_done(scene: Scene) -> Procedure[Effects]:
    """The end of a side's turn, which is the end of the round where it was the foes'."""
    effects = yield from _round_over(scene)
    return (*effects, SideDone(side=scene.side, rule=ROUNDS))


def _can_be_done(game: Game, scene: Scene, deed: Any) -> bool:
    """Whether a declared deed still makes sense; what happened meanwhile may have made it pointless."""
    if isinstance(deed, a.Strike):
        return can_be_struck(game, scene, deed)
    try:
        start(game, scene, deed)
    except (Illegal, Missing):
        return False
    return True


def _lasting(effects: Effects) -> Effects:
    """Effects without those that only mark a turn as used: it is over."""
    return tuple(one for one in effects if not isinstance(one, ActionUsed | TurnLost))


def _round_over(scene: Scene) -> Procedure[Effects]:
    """Ten seconds pass when both sides have acted; the dying have fewer left."""
    if scene.side == "party":
        return ()
    effects: Effects = (TimePassed(rounds=1, rule=ROUNDS),)
    for figure in scene.figures:
        body, back = figure.character, figure.special.regenerates
        if back and not figure.is_out and (hp := min(back, body.hp_most - body.hp)) > 0:
            yield Tell("cairn2e/bestiary", "hp-regained", {"who": figure.id, "hp": hp})
            effects += (HpRestored(who=figure.id, hp=hp, rule="cairn2e/bestiary"),)
    for figure in scene.figures:
        if figure.character.state in DYING and figure.character.dying == 1:
            yield Tell("cairn2e/critical", "hour-is-over", {"who": figure.id})
            effects += (Died(who=figure.id, rule="cairn2e/critical"),)
    return effects


def resolve_end_fight(game: Game, scene: Scene, action: a.EndFight) -> Procedure[Resolution]:
    """End the fight: whatever belonged to its rounds is over."""
    _require_fight(scene)
    # Once the foes had their turn the next round is counted, in which nothing has happened yet.
    is_new = scene.side == "party" and scene.round > 1
    yield Tell(ROUNDS, "fight-ends", {"round": scene.round - is_new})
    return Resolution(outcome="", effects=(FightEnded(rule=ROUNDS),))


def _require_fight(scene: Scene) -> None:
    if not scene.is_fight:
        raise ActionRefused("cairn-not-in-fight", rule=ROUNDS)


Staged = Procedure[tuple[Scene, tuple[Stage, ...]]]


class SideInStages:
    """The stages of a side's turn and of the beginning of a fight, for one choice of settings."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def first(self, action: Any) -> Stage | None:
        """Where resolving a side or a fight begins; nothing for any other action."""
        if type(action) is a.StartFight:
            return Stage(self.begins, (action,))
        return Stage(self.opens) if type(action) is a.ResolveSide else None

    def begins(self, scene: Scene, action: a.StartFight) -> Staged:
        """A fight, and who of the party has yet to see whether they act at once."""
        ready = require_beginning(scene, action)
        saves = tuple(Stage(self.saves, (one.id, one.id in ready)) for one in beginners(scene))
        return scene.after(self._game, (FightBegun(rule=ROUNDS),)), saves
        yield  # nothing is rolled for it

    def saves(self, scene: Scene, who: str, is_ready: bool) -> Staged:
        """Whether one of them acts in the first round."""
        effects = yield from begun_by(self._game, scene.figure(who), is_ready=is_ready)
        return scene.after(self._game, effects), ()

    def opens(self, scene: Scene) -> Staged:
        """The blows of all who strike, or the whole turn where somebody does anything else."""
        if not _only_strikes(scene):
            whole = yield from resolve_side(self._game, scene, a.ResolveSide())
            return scene.after(self._game, whole.effects), ()
        effects, blows = yield from declared(self._game, scene)
        strikes = tuple(Stage(self.strikes, pool) for pool in pools(self._game, blows))
        last = (Stage(self.shakes, (footings(self._game, scene),)), Stage(self.closes))
        return scene.after(self._game, effects), (*strikes, *last)

    def strikes(self, scene: Scene, target: str, pool: tuple[Blow, ...]) -> Staged:
        """The highest of the blows at one target."""
        kept = yield from highest_net(self._game, scene.figure(target), pool)
        blow = pool[kept.at]
        # Who it was matters only where their critical damage brings something besides, or they drink of it.
        is_told = blow.drinks or critical_of(scene, blow.source)
        struck = Blow(
            source=blow.source if is_told else "",
            dice=(),
            bypasses_hp=blow.bypasses_hp,
            attribute=blow.attribute,
            drinks=blow.drinks,
            deprives=blow.deprives,
        )
        return scene, (Stage(self.harms, (target, kept.net, struck)),)

    def harms(self, scene: Scene, target: str, net: int, blow: Blow) -> Staged:
        """What that blow does."""
        _, effects = yield from land(self._game, scene, target, net, blow)
        return scene.after(self._game, effects), ()

    def shakes(self, scene: Scene, before: tuple[Footing, ...]) -> Staged:
        """Morale of all who saw it."""
        effects = yield from shaken(self._game, before, scene)
        return scene.after(self._game, effects), ()

    def closes(self, scene: Scene) -> Staged:
        """The end of the turn."""
        effects = yield from side_done(scene)
        return scene.after(self._game, effects), ()


def _only_strikes(scene: Scene) -> bool:
    """Whether all that was declared are blows at others than those who strike.

    What striking takes of somebody then touches nobody who is struck, so it may count before or after.
    """
    deeds = scene.declared
    who = {deed.who for deed in deeds}
    return scene.is_fight and all(
        isinstance(deed, a.Strike) and who.isdisjoint(deed.targets) for deed in deeds
    )
