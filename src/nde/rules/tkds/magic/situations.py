"""Questions one can put to the game about spells without a table."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from nde.board import Board, Grid, Square
from nde.rules.ruleset import Posed, Situation
from nde.rules.tkds.actions import CastSpell, KeepSpell
from nde.rules.tkds.book.spells import DISCIPLINE_OF, SPELLS, Spell
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.magic.aim import EXHAUSTING
from nde.rules.tkds.params import choice, edges, flag, number
from nde.rules.tkds.samples import ALLY, FOE, HERO, Values, answers_for, edges_said, posed, rerolls
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game

SAMPLE_HP = 20
SUBJECT = "thing"


def situations(game: Game) -> tuple[Situation, ...]:
    """Casting a spell, and keeping one up when hurt."""
    cast = (
        choice("spell", tuple(SPELLS), "electric-jolt"),
        number("skill", 0, -20, 40),
        number("caster_level", 8, 1, 20, "level"),
        number("hu", 0, 0, 60, "target", "dc"),
        *edges(),
        *rerolls(),
        number("target_hp", SAMPLE_HP, 1, 200, "hp"),
        number("wounds", 10, 0, 200),
        number("target_level", 1, 1, 20),
        number("magic", 12, 0, 200),
        flag("second"),
        flag("scroll"),
        flag("exhausts"),
        choice("grows", ("longer", "wider"), "longer"),
    )
    held = (number("skill", 0, -20, 40), number("hu", 16, 1, 60, "target", "dc"), *edges(), *rerolls())
    return (
        Situation(name="cast", params=cast, build=partial(_cast, game)),
        Situation(name="concentration", params=held, build=_concentration),
    )


def caster_of(spell: Spell, values: Values) -> Figure:
    """Somebody who knows the spell, with the skill, the level and the energy that were said."""
    fitting = [key for key, one in DISCIPLINE_OF.items() if one in spell.disciplines]
    by_scroll = values.get("scroll", False)
    body = Character(
        specialization=fitting[0] if fitting else "",
        level=values.get("caster_level", 8),
        intelligence=values["skill"],
        will=values["skill"],
        hp=SAMPLE_HP,
        hp_most=SAMPLE_HP,
        magic=values.get("magic", 12),
        magic_most=max(values.get("magic", 12), 12),
        spells=() if by_scroll else (spell.key,),
        items=(Item(key=f"scroll:{spell.key}", uses=1),) if by_scroll else (),
        perks=(EXHAUSTING,) if values.get("exhausts") else (),
        hero_points=values.get("bh", 0),
    )
    return Figure(id=HERO, character=body)


def _cast(game: Game, values: Values) -> Posed:
    spell = SPELLS[values["spell"]]
    hero = caster_of(spell, values)
    level, most = values["target_level"], values["target_hp"]
    left = max(most - values["wounds"], 0)
    # Whoever has none left lies there dying, with as many rounds as there may be.
    fallen: dict[str, Any] = {} if left else {"state": "dying", "dying": 4, "is_mortally_wounded": True}
    hurt = Character(hp=left, hp_most=most, level=level, **fallen)
    foe = Character(kind="npc", hp=most, hp_most=most, level=level)
    figures = (
        hero,
        Figure(id=ALLY, character=hurt),
        Figure(id=FOE, character=foe, side="foes"),
        *((Figure(id="foe-2", character=foe, side="foes"),) if values["second"] else ()),
    )
    by_target = {"self": (HERO,), "ally": (ALLY,), "foe": (FOE,), "anyone": (FOE,), "none": ()}
    targets = by_target[spell.target]
    if values["second"] and spell.target in ("foe", "anyone") and spell.most_targets > 1:
        targets += ("foe-2",)
    action = CastSpell(
        who=HERO,
        spell=spell.key,
        targets=targets,
        scroll=0 if values["scroll"] else -1,
        exhausts=values["exhausts"],
        subject=SUBJECT if spell.is_daily else "",
        hu=values["hu"],
        **edges_said(values),
    )
    answers = {**answers_for(values), "spell-grows": values["grows"]}
    # What is laid on a place needs one.
    space = _ground(figures) if spell.is_place else None
    return Posed(scene=Scene(figures=figures, space=space), action=action, answers=answers)


def _ground(figures: tuple[Figure, ...]) -> Board:
    """Open ground on which everybody stands in a row."""
    board = Board(grid=Grid(width=len(figures), height=1))
    for place, figure in enumerate(figures):
        board = board.put(figure.id, Square(place, 0))
    return board


def _concentration(values: Values) -> Posed:
    """Somebody who keeps up the one spell that needs it, and is shaken."""
    spell = next(one for one in SPELLS.values() if one.concentrates)
    hero = replace(caster_of(spell, values), concentration=spell.key)
    return posed(values, KeepSpell(who=HERO, hu=values["hu"], **edges_said(values)), hero)
