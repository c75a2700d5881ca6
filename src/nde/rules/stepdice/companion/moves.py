"""Foes' moves: the foe spends its action, the heroes aimed at test, and what the move says comes to pass."""

from __future__ import annotations

from typing import TypeAlias

from nde.board import Board, Zones
from nde.dice import Procedure, Tell
from nde.errors import Fact
from nde.rules.play import Stage
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.actions import Action
from nde.rules.stepdice.clocks import moved_clocks, tick_on_failure
from nde.rules.stepdice.companion.actions import SpendTrait, UseMove
from nde.rules.stepdice.companion.book import companion, scaled
from nde.rules.stepdice.companion.deeds import (
    Cause,
    Trial,
    check_resisting,
    clocks_of,
    happen,
    owed_by,
    pick,
    resist,
    suffer,
    unscathed,
)
from nde.rules.stepdice.companion.effects import MoveSpent, TraitSpent
from nde.rules.stepdice.companion.records import ON_ALLY, ON_HEROES, MoveRecord
from nde.rules.stepdice.effects import Effects, happened
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.outcomes import SUCCEEDS
from nde.rules.stepdice.scene import Foe, Hero, Scene, is_in, spent_mark
from nde.rules.stepdice.turns import acting_foe, living_hero, spend_action, standing_foe


def check_aim(game: Game, scene: Scene, foe: str, heroes: tuple[str, ...], record: MoveRecord) -> None:
    """Refuse a move aimed too far, at somebody wholly hidden, or at heroes its area does not hold."""
    for hero in heroes:
        refusal = _refusal(game, scene, foe, hero, record)
        if refusal is not None:
            raise refusal
    if record.area and group(scene, heroes, record.area) != heroes:
        raise ActionRefused("targets-apart", rule=game.cite.foe_moves)


def aimed_at(game: Game, scene: Scene, ids: tuple[str, ...], rule: str) -> tuple[Hero, ...]:
    """The heroes that something is aimed at, each once; a refusal of nobody, and of the dead."""
    if not ids:
        raise ActionRefused("no-target", rule=rule)
    return tuple(living_hero(game, scene, id) for id in dict.fromkeys(ids))


def aimable(
    game: Game, scene: Scene, foe: str, heroes: tuple[str, ...], record: MoveRecord
) -> tuple[str, ...]:
    """Those of some heroes a move can be aimed at; for an area, the most that it holds at once."""
    near = tuple(hero for hero in heroes if _refusal(game, scene, foe, hero, record) is None)
    return group(scene, near, record.area) if record.area else near


def group(scene: Scene, heroes: tuple[str, ...], area: int) -> tuple[str, ...]:
    """The most of some heroes that one square area of so many squares a side holds, or one band."""
    space = scene.space
    if isinstance(space, Board):
        places = {token.id: token.at for token in space.tokens}
        squares = [places[hero] for hero in heroes if hero in places]
        corners = [(one.x, other.y) for one in squares for other in squares]
        found = [
            tuple(
                hero
                for hero in heroes
                if hero not in places or (0 <= places[hero].x - x < area and 0 <= places[hero].y - y < area)
            )
            for x, y in corners
        ]
        return max(found, key=len, default=heroes)
    if isinstance(space, Zones):
        known = set(space.tokens)
        found = [
            tuple(hero for hero in heroes if hero not in known or space.steps(one, hero) == 0)
            for one in heroes
            if one in known
        ]
        return max(found, key=len, default=heroes)
    return heroes


def _refusal(game: Game, scene: Scene, foe: str, hero: str, record: MoveRecord) -> ActionRefused | None:
    """Why a move cannot be aimed at a hero, or nothing."""
    space = scene.space
    if isinstance(space, Board):
        if not {foe, hero} <= {token.id for token in space.tokens}:
            return None
        seen = space.sight(foe, hero)
        is_far = bool(record.reach) and int(seen.distance) > record.reach
        if is_far or (record.reach == 1 and not seen.touching):
            return ActionRefused("out-of-reach", rule=game.cite.foe_moves, foe=hero, distance=seen.distance)
        bared = is_in(scene.hero(hero), "exposed")
        if seen.cover == "full" and record.needs_sight and not bared:
            return ActionRefused("full-cover", rule=game.cite.cover, foe=hero)
    elif isinstance(space, Zones) and {foe, hero} <= set(space.tokens):
        steps = space.steps(foe, hero)
        if record.reach and steps >= record.reach:
            return ActionRefused(
                "out-of-reach", rule=game.cite.foe_moves, foe=hero, distance=space.band(foe, hero)
            )
    return None


def needs_heroes(record: MoveRecord) -> bool:
    """Whether a move is aimed at heroes at all."""
    return bool(record.attributes) or record.brings(ON_HEROES)


def needs_ally(record: MoveRecord) -> bool:
    """Whether a move is meant for an ally of the foe."""
    return record.brings(ON_ALLY)


def resolve_use_move(game: Game, scene: Scene, action: UseMove) -> Procedure[Resolution]:
    """Carry out a foe's move.  With one hero aimed at, the outcome is that hero's; foes never roll."""
    heroes, trial, effects = yield from begun(game, scene, action)
    record, cause = companion(game.id).moves[action.move], trial.cause
    if record.always:
        always = yield from pick(game, record.always, cause.rule)
        effects += yield from happen(game, scene, always, cause)
        for hero in heroes:
            effects += yield from suffer(game, scene, hero, always, cause)
    outcome, failures = "", 0
    escaped: list[str] = []
    for hero in heroes if record.attributes else ():
        outcome, more = yield from tried(game, scene, hero, trial, failures)
        effects += more
        failures += outcome not in SUCCEEDS
        escaped += [hero.id] if outcome in SUCCEEDS else []
    yield from unscathed(escaped, cause.rule)
    return Resolution(outcome=outcome if len(heroes) == 1 else "", effects=effects)


def begun(game: Game, scene: Scene, action: UseMove) -> Procedure[tuple[tuple[Hero, ...], Trial, Effects]]:
    """A move that is used: whom it is aimed at, how they resist it, and what it costs the foe.

    They test against the number ruled, the move's, or the foe's own with its rank.
    """
    foe = acting_foe(game, scene, action.foe)
    record = move_of(game, foe, action.move)
    heroes = _targets(game, scene, action, record)
    check_aim(game, scene, foe.id, tuple(hero.id for hero in heroes), record)
    ally = _ally(game, scene, foe, action, record)
    trial = Trial(
        action=action,
        cause=Cause(rule=game.cite.foe_moves, foe=foe.id, move=action.move, ally=ally),
        attributes=record.attributes,
        tn=number_of(game, foe, record) if action.tn is None else action.tn,
        rank=foe.rank if record.tn is None else "",
    )
    check_resisting(game, scene, heroes, trial)
    effects = spend_action(game, scene, foe.id) + _used_up(game, foe, action.move, record)
    aimed = tuple(hero.id for hero in heroes)
    facts: dict[str, Fact] = {
        "foe": foe.id,
        "move": action.move,
        "does": action.move,
        "hero": aimed,
        "ally": ally,
    }
    yield Tell(game.cite.foe_moves, "move-used", facts)
    return heroes, trial, effects


def tried(
    game: Game, scene: Scene, hero: Hero, trial: Trial, earlier: int = 0
) -> Procedure[tuple[str, Effects]]:
    """How one hero fares against a move: the outcome of the test, and what comes of it.

    Clocks that `earlier` failures have moved are not so in the scene yet.
    """
    cause = trial.cause
    record = companion(game.id).moves[cause.move]
    reading = yield from resist(game, hero, trial)
    deeds = record.success
    if not reading.succeeds:
        deeds = yield from pick(game, record.failure, cause.rule)
    effects = reading.effects
    effects += yield from suffer(game, scene, hero, deeds, cause)
    effects += owed_by(game, hero, reading, cause.foe)
    if not reading.succeeds:
        effects += yield from tick_on_failure(
            game, scene, trial.action.clock, besides=clocks_of(deeds), earlier=earlier
        )
    return reading.outcome, effects


def resolve_spend_trait(game: Game, scene: Scene, action: SpendTrait) -> Procedure[Resolution]:
    """A foe's trait counts no more, as the GM rules."""
    foe = standing_foe(game, scene, action.foe)
    if action.trait not in foe.traits:
        raise ActionRefused(
            "no-such-trait", rule=game.cite.foe_traits, foe=foe.id, trait=action.trait, allowed=foe.traits
        )
    if action.trait in foe.used:
        raise ActionRefused("trait-is-spent", rule=game.cite.foe_traits, foe=foe.id, trait=action.trait)
    yield Tell(game.cite.foe_traits, "trait-spent", {"foe": foe.id, "trait": action.trait})
    effect = TraitSpent(foe=foe.id, trait=action.trait, rule=game.cite.foe_traits)
    return Resolution(outcome="", effects=(effect,))


def move_of(game: Game, foe: Foe, move: str) -> MoveRecord:
    """The record of a foe's move, if it has it and has not used it up."""
    known = companion(game.id).moves
    if move not in foe.moves or move not in known:
        raise ActionRefused(
            "no-such-move", rule=game.cite.foe_moves, foe=foe.id, move=move, allowed=foe.moves
        )
    is_marked = is_in(foe, spent_mark(move))
    if move in foe.used or is_marked:
        raise ActionRefused("move-is-spent", rule=game.cite.foe_moves, foe=foe.id, move=move)
    return known[move]


def number_of(game: Game, foe: Foe, record: MoveRecord) -> int:
    """The number a move is resisted against when the GM rules nothing else: its own, or the foe's."""
    return foe.tn if record.tn is None else scaled(game.settings, record.tn)


def _used_up(game: Game, foe: Foe, move: str, record: MoveRecord) -> Effects:
    if not record.uses:
        return ()
    until = "scene" if record.uses == "fight" else "round"
    return (MoveSpent(foe=foe.id, move=move, until=until, rule=game.cite.foe_moves),)  # type: ignore[arg-type]


def _targets(game: Game, scene: Scene, action: UseMove, record: MoveRecord) -> tuple[Hero, ...]:
    """The heroes a move is aimed at, each once; none for a move that needs none."""
    if not needs_heroes(record):
        return ()
    rule = game.cite.foe_moves
    heroes = aimed_at(game, scene, action.targets, rule)
    if record.targets and len(heroes) > record.targets:
        raise ActionRefused(
            "too-many-targets", rule=rule, move=action.move, count=len(heroes), most=record.targets
        )
    return heroes


def _ally(game: Game, scene: Scene, foe: Foe, action: UseMove, record: MoveRecord) -> str:
    if not needs_ally(record):
        return ""
    allowed = tuple(one.id for one in scene.foes if not one.is_out and one.id != foe.id)
    if action.ally not in allowed:
        raise ActionRefused("no-ally", rule=game.cite.foe_moves, move=action.move, allowed=allowed)
    return action.ally


Staged: TypeAlias = Procedure[tuple[Scene, tuple[Stage, ...]]]


class MoveInStages:
    """A foe's move at several heroes, one after the other: what each test comes to is a stage of its own.

    `resolve_use_move` plays them at once and gathers what came of it; both are made of the same rules.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def first(self, action: Action) -> Stage | None:
        """Where a move begins; nothing for any other action."""
        return Stage(self.opens, (action,)) if type(action) is UseMove else None

    def opens(self, scene: Scene, action: UseMove) -> Staged:
        """The foe's part; or the whole move where it changes more than heroes: a space, a clock."""
        game = self._game
        heroes, trial, effects = yield from begun(game, scene, action)
        record = companion(game.id).moves[action.move]
        moves_more = scene.space is not None or moved_clocks(scene, action.clock)
        if record.always or not record.attributes or moves_more:
            whole = yield from resolve_use_move(game, scene, action)
            return happened(game, scene, whole.effects), ()
        stages = tuple(Stage(self.tests, (one.id, trial)) for one in heroes)
        return happened(game, scene, effects), stages

    def tests(self, scene: Scene, hero: str, trial: Trial) -> Staged:
        """How one hero fares; what befalls the others changes nothing about it."""
        _, effects = yield from tried(self._game, scene, scene.hero(hero), trial)
        return happened(self._game, scene, effects), ()
