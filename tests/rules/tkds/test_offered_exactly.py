"""What is offered is what would not be refused: every deed aimed at somebody, tried one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args

from nde.board import Board
from nde.rules.ruleset import is_legal
from nde.rules.tkds.actions import Attack, CastSpell, Manoeuvre, PassBy, UseAbility
from nde.rules.tkds.book.equipment import one_of_each, weapons_of
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.fight.abilities import abilities_of
from nde.rules.tkds.fight.movement import metres_left
from nde.rules.tkds.fight.offers import Kind
from nde.rules.tkds.fight.space import distance_between
from nde.rules.tkds.ruleset import TKDS
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from tests.rules.games import random_game

AIMED = (Attack, Manoeuvre, PassBy, UseAbility, CastSpell)


def deeds_of(scene: Scene, figure: Figure) -> Iterator[Any]:
    """Everything somebody could think of doing to one enemy or friend in a fight."""
    for other in scene.figures:
        if other.side == figure.side:
            yield UseAbility(who=figure.id, ability="healing-touch", target=other.id)
        elif not other.is_out:
            yield from deeds_against(scene, figure, other.id)


def deeds_against(scene: Scene, figure: Figure, enemy: str) -> Iterator[Any]:
    who, weapons = figure.id, weapons_of(figure)
    for place, _ in one_of_each(weapons):
        yield Attack(who=who, target=enemy, weapon=place)
        yield Attack(who=who, target=enemy, weapon=place, thrown=True)
    if not weapons:
        yield Attack(who=who, target=enemy)
    skill: Literal["strength", "dexterity"] = max(("strength", "dexterity"), key=figure.character.skill)
    for kind in get_args(Kind):
        yield Manoeuvre(who=who, target=enemy, kind=kind, skill=skill)
    apart = distance_between(Game(), scene, who, enemy)
    if isinstance(scene.space, Board) and apart and apart <= metres_left(scene, figure):
        yield PassBy(who=who, other=enemy, skill=skill)
    for ability in abilities_of(figure):
        if ability not in ("surge", "healing-touch"):
            yield UseAbility(who=who, ability=ability, target=enemy)
    for key in figure.character.spells:
        if SPELLS[key].target == "foe" and not SPELLS[key].is_daily:
            yield CastSpell(who=who, spell=key, targets=(enemy,))


def is_tried(action: Any) -> bool:
    """Whether an offer is of those that are tried here: not two weapons, a scroll or several targets."""
    if isinstance(action, Attack):
        return action.second < 0
    if isinstance(action, UseAbility):
        return action.ability != "surge"
    if isinstance(action, CastSpell):
        is_own = action.scroll < 0 and not action.exhausts and not SPELLS[action.spell].is_daily
        return is_own and SPELLS[action.spell].target == "foe" and len(action.targets) == 1
    return isinstance(action, AIMED)


def test_offers_are_neither_fewer_nor_more_than_what_is_legal() -> None:
    met: set[type] = set()
    refused = 0
    for seed in range(60):
        for turn in random_game(TKDS, seed, 20):
            scene: Scene = turn.after
            if not scene.is_fight:
                continue
            for who in TKDS.characters(scene):
                tried = set(deeds_of(scene, scene.figure(who)))
                legal = {action for action in tried if is_legal(TKDS.resolve, scene, action)}
                offered = {one.action for one in TKDS.offers(scene, who) if is_tried(one.action)}
                assert offered == legal, (seed, who)
                met |= {type(action) for action in legal}
                refused += len(tried) - len(legal) if legal else 0
    assert met == set(AIMED)
    assert refused > 1000
