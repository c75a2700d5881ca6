"""Questions one can put to the game about checks, luck and harm without a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from nde.rules.ruleset import Param, Posed, Situation
from nde.rules.tkds.actions import Check, Contest, Harm, LuckRoll, Stabilise, TreatWounds
from nde.rules.tkds.character import SKILLS, Item, Skill
from nde.rules.tkds.checks.fortune import READINGS
from nde.rules.tkds.checks.tasks import TASKS
from nde.rules.tkds.effects.body import KIT
from nde.rules.tkds.params import choice, edges, flag, number
from nde.rules.tkds.samples import ALLY, FELT, FOE, HERO, HP, NONE, Values, body, edges_said, posed, rerolls
from nde.rules.tkds.scene import Figure
from nde.rules.tkds.settings import Game

DIFFICULTIES = ("number", "easy", "normal", "hard", "very-hard", "impossible")
"""`number` leaves it to the number named."""
SAMPLE_ORIGIN = "guard"
SURROUNDINGS = "surroundings"
"""What damage from the surroundings is made of, where somebody is resistant, weak or immune to it."""


_SKILL = number("skill", 0, -20, 40)
_BH = number("bh", 0, 0, 2)
_HP = number("hp", HP, 0, 200)


def situations(game: Game) -> tuple[Situation, ...]:
    """What may be asked of this part of the game."""
    hu = number("hu", game.settings.normal, -20, 60, "target", "dc")
    rolled = (*edges(), *rerolls())
    check = (
        *(_SKILL, hu, choice("difficulty", DIFFICULTIES, "number"), *rolled),
        *(choice("which", SKILLS, "strength"), flag("origin"), flag("secret"), flag("calm"), flag("turn")),
        *(choice("task", (NONE, *TASKS), NONE), flag("wounded"), flag("exhausted")),
    )
    contest = (_SKILL, number("other", 0, -20, 40), *rolled, flag("initiator", True))
    luck = (choice("reads", tuple(READINGS), "luck"), *rerolls())
    damage = (
        *(_HP, Param(name="damage", kind="dice", default="1d6"), number("temporary", 0, 0, 99)),
        *(choice("effect", tuple(FELT), "plain"), flag("wounded"), flag("foe"), _BH),
    )
    return (
        Situation(name="check", params=check, build=_check, follows=_of_task),
        Situation(name="contest", params=contest, build=_contest),
        Situation(name="luck", params=luck, build=_luck),
        Situation(name="stabilise", params=(_SKILL, flag("kit"), *rolled), build=_stabilise),
        Situation(name="treat", params=(_SKILL, _HP, *rolled), build=_treat),
        Situation(name="damage", params=damage, build=_damage),
        Situation(name="fall", params=(number("metres", 4, 1, 100), _HP, flag("wounded"), _BH), build=_fall),
    )


def _hero(values: Values, **fields: Any) -> Figure:
    """Somebody with the numbers that were said, and otherwise nothing special."""
    temporary = values.get("temporary", 0)
    numbers = {
        "hp_temporary": temporary,
        "hp_temporary_rounds": 60 if temporary else 0,
        "hero_points": values.get("bh", 0),
        "is_mortally_wounded": values.get("wounded", False),
        "is_exhausted": values.get("exhausted", False),
    }
    return Figure(id=HERO, character=body(values.get("hp", HP), **numbers, **fields))


def _of_task(values: Mapping[str, Any]) -> dict[str, Any]:
    """A common task has a skill of its own, unless another is named."""
    task = TASKS.get(values["task"])
    return {"which": task.skill} if task is not None else {}


def _check(values: Values) -> Posed:
    task, difficulty = values["task"], values["difficulty"]
    which: Skill = values["which"]
    action = Check(
        who=HERO,
        skill=which,
        hu=values["hu"],
        difficulty="" if difficulty == DIFFICULTIES[0] else difficulty,
        uses_origin=values["origin"],
        calm=values["calm"],
        costs_turn=values["turn"],
        is_secret=values["secret"],
        task=task if task in TASKS else "",
        **edges_said(values),
    )
    return posed(values, action, _hero(values, origin=SAMPLE_ORIGIN, **{which: values["skill"]}))


def _contest(values: Values) -> Posed:
    foe = Figure(id=FOE, character=body(kind="npc", strength=values["other"]), side="foes")
    action = Contest(
        who=HERO,
        skill="strength",
        other=FOE,
        other_skill="strength",
        has_initiator=values["initiator"],
        **edges_said(values),
    )
    return posed(values, action, _hero(values, strength=values["skill"]), foe)


def _luck(values: Values) -> Posed:
    return posed(values, LuckRoll(who=HERO if values["bh"] else "", reads=values["reads"]), _hero(values))


def _helper(values: Values, *, has_kit: bool) -> Figure:
    kit = (Item(key=KIT, uses=6),) if has_kit else ()
    return _hero({"bh": values["bh"]}, intelligence=values["skill"], items=kit)


def _stabilise(values: Values) -> Posed:
    lying = body(0, state="dying", dying=4, is_mortally_wounded=True)
    action = Stabilise(who=HERO, target=ALLY, with_kit=values["kit"], **edges_said(values))
    return posed(values, action, _helper(values, has_kit=values["kit"]), Figure(id=ALLY, character=lying))


def _treat(values: Values) -> Posed:
    patient = Figure(id=ALLY, character=body(values["hp"], hp_most=values["hp"] + 12))
    action = TreatWounds(who=HERO, target=ALLY, **edges_said(values))
    return posed(values, action, _helper(values, has_kit=True), patient)


def _damage(values: Values) -> Posed:
    felt, kind = FELT[values["effect"]], "" if values["effect"] == "plain" else SURROUNDINGS
    figure = _hero(values, kind="npc" if values["foe"] else "pc")
    if values["foe"]:
        figure = replace(figure, id=FOE, side="foes")
    figure = replace(figure, **{felt: (kind,)} if felt else {})
    return posed({}, Harm(who=figure.id, damage=values["damage"], kind=kind), figure)


def _fall(values: Values) -> Posed:
    return posed({}, Harm(who=HERO, damage="0", metres=values["metres"]), _hero(values))
