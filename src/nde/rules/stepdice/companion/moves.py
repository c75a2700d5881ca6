"""Foes' moves: the foe spends its action, the heroes aimed at test, and what the move says comes to pass."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.clocks import tick_on_failure
from nde.rules.stepdice.companion.actions import SpendTrait, UseMove
from nde.rules.stepdice.companion.aiming import check_aim
from nde.rules.stepdice.companion.attempts import check_resisting
from nde.rules.stepdice.companion.book import companion, scaled
from nde.rules.stepdice.companion.deed_records import ON_ALLY, ON_HEROES, Deeds
from nde.rules.stepdice.companion.deeds import Cause, Trial, clocks_of, happen, owed_by, pick, resist, suffer
from nde.rules.stepdice.companion.effects import MoveSpent, TraitSpent
from nde.rules.stepdice.companion.records import MoveRecord
from nde.rules.stepdice.effects import Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.reading import SUCCEEDS
from nde.rules.stepdice.ready import acting_foe, spend_action
from nde.rules.stepdice.scene import Foe, Hero, Scene, spent_mark


def needs_heroes(record: MoveRecord) -> bool:
    """Whether a move is aimed at heroes at all."""
    return bool(record.attributes) or _has(record, ON_HEROES)


def needs_ally(record: MoveRecord) -> bool:
    """Whether a move is meant for an ally of the foe."""
    return _has(record, ON_ALLY)


def resolve_use_move(game: Game, scene: Scene, action: UseMove) -> Procedure[Resolution]:
    """Carry out a foe's move.  With one hero aimed at, the outcome is that hero's; foes never roll."""
    record, heroes, cause, effects = yield from begun(game, scene, action)
    if record.always:
        always = yield from pick(game, record.always, cause.rule)
        effects += yield from happen(game, scene, always, cause)
        for hero in heroes:
            effects += yield from suffer(game, scene, hero, always, cause)
    outcome = ""
    if record.attributes:
        trial = trial_of(game, scene.foe(action.foe), action, record)
        failures = 0
        for hero in heroes:
            outcome, more = yield from tried(game, scene, hero, trial, cause, action, failures)
            effects += more
            failures += outcome not in SUCCEEDS
    return Resolution(outcome=outcome if len(heroes) == 1 else "", effects=effects)


def begun(
    game: Game, scene: Scene, action: UseMove
) -> Procedure[tuple[MoveRecord, tuple[Hero, ...], Cause, Effects]]:
    """A move that is used: what it says, whom it is aimed at, for what cause, and what it costs the foe."""
    foe = acting_foe(game, scene, action.foe)
    record = move_of(game, foe, action.move)
    heroes = _targets(game, scene, action, record)
    check_aim(game, scene, foe.id, tuple(hero.id for hero in heroes), record)
    ally = _ally(game, scene, foe, action, record)
    check_resisting(game, scene, heroes, action)
    cause = Cause(rule=game.cite.foe_moves, foe=foe.id, ally=ally)
    effects = spend_action(game, scene, foe.id) + _used_up(game, foe, action.move, record)
    yield Tell(cause.rule, "move-used", {"foe": foe.id, "move": action.move})
    return record, heroes, cause, effects


def tried(
    game: Game, scene: Scene, hero: Hero, trial: Trial, cause: Cause, action: UseMove, earlier: int = 0
) -> Procedure[tuple[str, Effects]]:
    """How one hero fares against a move: the outcome of the test, and what comes of it.

    Clocks that `earlier` failures have moved are not so in the scene yet.
    """
    record = companion(game.id).moves[action.move]
    reading = yield from resist(game, hero, trial, cause.rule)
    deeds = record.success
    if not reading.succeeds:
        deeds = yield from pick(game, record.failure, cause.rule)
    effects = reading.effects
    effects += yield from suffer(game, scene, hero, deeds, cause)
    effects += owed_by(game, hero, reading)
    if not reading.succeeds:
        effects += yield from tick_on_failure(
            game, scene, action.clock, besides=clocks_of(deeds), earlier=earlier
        )
    return reading.outcome, effects


def resolve_spend_trait(game: Game, scene: Scene, action: SpendTrait) -> Procedure[Resolution]:
    """A foe's trait counts no more, as the GM rules."""
    foe = scene.foe(action.foe)
    if foe.is_out:
        raise ActionRefused("foe-is-out", rule=game.cite.hit, foe=foe.id)
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
    is_marked = any(one.key == spent_mark(move) for one in foe.conditions)
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
    heroes = tuple(scene.hero(id) for id in dict.fromkeys(action.targets))
    if not heroes:
        raise ActionRefused("no-target", rule=rule)
    if record.targets and len(heroes) > record.targets:
        raise ActionRefused(
            "too-many-targets", rule=rule, move=action.move, count=len(heroes), most=record.targets
        )
    for hero in heroes:
        if hero.is_dead:
            raise ActionRefused("is-dead", rule=game.cite.zero, who=hero.id)
    if action.attribute and record.attributes and action.attribute not in record.attributes:
        raise ActionRefused(
            "wrong-attribute", rule=rule, attribute=action.attribute, allowed=record.attributes
        )
    return heroes


def _ally(game: Game, scene: Scene, foe: Foe, action: UseMove, record: MoveRecord) -> str:
    if not needs_ally(record):
        return ""
    allowed = tuple(one.id for one in scene.foes if not one.is_out and one.id != foe.id)
    if action.ally not in allowed:
        raise ActionRefused("no-ally", rule=game.cite.foe_moves, move=action.move, allowed=allowed)
    return action.ally


def trial_of(game: Game, foe: Foe, action: UseMove, record: MoveRecord) -> Trial:
    """What the heroes test against: the number ruled, the move's, or the foe's own with its rank."""
    tn = number_of(game, foe, record) if action.tn is None else action.tn
    return Trial(
        attributes=record.attributes,
        attribute=action.attribute,
        tn=tn,
        rank=foe.rank if record.tn is None else "",
        modifiers=action.modifiers,
        talents=action.talents,
        helpers=action.helpers,
        luck=action.luck,
    )


def _has(record: MoveRecord, words: tuple[type, ...]) -> bool:
    every: tuple[Deeds, ...] = (*record.failure, record.success, *record.always)
    return any(isinstance(deed, words) for deeds in every for deed in deeds)
