"""What a game master gives to somebody by decree: what moves, hazards, hits and morale leave people in."""

from __future__ import annotations

from collections.abc import Iterator

from nde.rules.play import ConditionChip
from nde.rules.stepdice.companion.attempts import BAD_POSITION
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.deeds import condition_of
from nde.rules.stepdice.companion.encounters import OPENING, gave_way
from nde.rules.stepdice.companion.records import Afflict, Bolster, Ready, Screen
from nde.rules.stepdice.effects import ConditionEnded, ConditionSet
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.gear import ARMED
from nde.rules.stepdice.harm import HELD, ON_FOE, ON_HERO
from nde.rules.stepdice.powers import AIMED_AT, GOING
from nde.rules.stepdice.scene import Condition, Scene

Known = tuple[Condition, str]
"""A condition as the game sets it, and the rule it comes from."""


def conditions(game: Game, scene: Scene, who: str) -> tuple[ConditionChip, ...]:
    """The chips of a hero or foe; none for the dead and for foes that are out.

    Left out is an ally's help, which is that ally's action.  The mark of a move that is used up for this
    round is there only to be taken away.
    """
    for hero in scene.heroes:
        if hero.id == who and not hero.is_dead:
            return _chips(game, who, hero.conditions, _of_heroes(game))
    for foe in scene.foes:
        if foe.id == who and not foe.is_out:
            return _chips(game, who, foe.conditions, _of_foes(game))
    return ()


def _chips(
    game: Game, who: str, has: tuple[Condition, ...], known: Iterator[Known]
) -> tuple[ConditionChip, ...]:
    on = {one.key for one in has}
    gives: dict[str, ConditionSet] = {}
    for condition, rule in known:
        # Where two rules set it differently, the one named first is what a decree means.
        gives.setdefault(condition.key, ConditionSet(who=who, condition=condition, rule=rule))
    rules = {key: given.rule for key, given in gives.items()}
    return tuple(
        ConditionChip(
            key=key,
            is_on=key in on,
            effect=ConditionEnded(who=who, key=key, rule=rules.get(key, game.cite.modifiers))
            if key in on
            else gives[key],
        )
        for key in dict.fromkeys((*gives, *sorted(on)))
    )


def _of_heroes(game: Game) -> Iterator[Known]:
    book, cite = companion(game.id), game.cite
    for rule, threats in ((cite.hazards, book.hazards), (cite.foe_moves, book.moves)):
        for threat in threats.values():
            yield from ((condition_of(deed), rule) for deed in threat.deeds if isinstance(deed, Afflict))
    yield BAD_POSITION, cite.terrain
    yield from ((condition, cite.hit) for condition in ON_HERO.values())
    yield OPENING, cite.complications
    yield ARMED, cite.gear
    yield GOING, cite.magic_extras
    yield AIMED_AT, cite.magic_extras


def _of_foes(game: Game) -> Iterator[Known]:
    book, cite = companion(game.id), game.cite
    yield from ((condition, cite.hit) for condition in ON_FOE.values())
    yield HELD, cite.tiers
    for deed in (deed for move in book.moves.values() for deed in move.deeds):
        if isinstance(deed, Bolster | Ready | Screen):
            yield condition_of(deed), cite.foe_moves
    ways = (way for way in book.morale.ways if way != "flee")
    yield from ((gave_way(way), cite.morale) for way in ways)
