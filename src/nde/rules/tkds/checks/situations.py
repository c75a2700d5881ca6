"""Questions one can put to the game about checks, luck and harm without a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nde.rules.ruleset import Param, Posed, Situation
from nde.rules.tkds.actions import Check, Contest, Harm, LuckRoll, Stabilise, TreatWounds
from nde.rules.tkds.character import SKILLS, Character, Item
from nde.rules.tkds.checks.fortune import READINGS
from nde.rules.tkds.checks.tasks import TASKS
from nde.rules.tkds.effects.body import KIT
from nde.rules.tkds.params import edges, flag, number
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game

HERO, ALLY, FOE = "hero", "ally", "foe"
REROLLS = ("never", "on-failure", "always")
"""When the hero rolls again for a hero point: `always` takes successes back as well."""
DIFFICULTIES = ("number", "easy", "normal", "hard", "very-hard", "impossible")
"""`number` leaves it to the number named."""
NO_TASK = "none"
"""No common task: `which` says the skill."""
SAMPLE_ORIGIN = "guard"
SAMPLE_HP = 8
SURROUNDINGS = "surroundings"
"""What damage from the surroundings is made of, where somebody is resistant, weak or immune to it."""


_SKILL = number("skill", 0, -20, 40)
_BH = number("bh", 0, 0, 2)
_REROLL = Param(name="reroll", kind="choice", choices=REROLLS, default="on-failure")
_WHICH = Param(name="which", kind="choice", choices=SKILLS, default="strength")
_HP = number("hp", SAMPLE_HP, 0, 200)


def situations(game: Game) -> tuple[Situation, ...]:
    """What may be asked of this part of the game."""
    hu = number("hu", game.settings.normal, -20, 60, "target", "dc")
    difficulty = Param(name="difficulty", kind="choice", choices=DIFFICULTIES, default="number")
    rolled = (*edges(), _BH, _REROLL)
    wounds = (flag("wounded"), flag("exhausted"))
    check = (_SKILL, hu, difficulty, *rolled, _WHICH, flag("origin"), flag("secret"), flag("calm"))
    task = Param(name="task", kind="choice", choices=(NO_TASK, *TASKS), default=NO_TASK)
    check += (flag("turn"), task, *wounds)
    contest = (_SKILL, number("other", 0, -20, 40), *rolled, flag("initiator", True))
    luck = (Param(name="reads", kind="choice", choices=tuple(READINGS), default="luck"), _BH, _REROLL)
    damage = (
        _HP,
        Param(name="damage", kind="dice", default="1d6"),
        number("temporary", 0, 0, 99),
        Param(name="effect", kind="choice", choices=("plain", "resist", "weak", "immune"), default="plain"),
        flag("wounded"),
        flag("foe"),
        _BH,
    )
    return (
        Situation(name="check", params=check, pose=_check),
        Situation(name="contest", params=contest, pose=_contest),
        Situation(name="luck", params=luck, pose=_luck),
        Situation(name="stabilise", params=(_SKILL, flag("kit"), *rolled), pose=_stabilise),
        Situation(name="treat", params=(_SKILL, _HP, *rolled), pose=_treat),
        Situation(name="damage", params=damage, pose=_damage),
        Situation(name="fall", params=(number("metres", 4, 1, 100), _HP, flag("wounded"), _BH), pose=_fall),
    )


def answers_for(values: Mapping[str, Any]) -> dict[str, str]:
    """How the hero answers whether to roll again."""
    reroll = values.get("reroll", "never")
    answers: dict[str, str] = {}
    if reroll != "never":
        answers |= dict.fromkeys(("reroll", "reroll-lost", "reroll-bad-luck"), "reroll")
    if reroll == "always":
        answers |= dict.fromkeys(("reroll-success", "reroll-won", "reroll-good-luck"), "reroll")
    return answers


def _hero(values: Mapping[str, Any], id: str = HERO, **fields: Any) -> Figure:
    """Somebody with the numbers that were said, and otherwise nothing special."""
    hp = values.get("hp", SAMPLE_HP)
    body = Character(
        hp=hp,
        hp_most=max(hp, SAMPLE_HP),
        hp_temporary=values.get("temporary", 0),
        hp_temporary_rounds=60 if values.get("temporary") else 0,
        hero_points=values.get("bh", 0),
        state="fine" if hp else "stable",
        is_mortally_wounded=values.get("wounded", False),
        is_exhausted=values.get("exhausted", False),
        **fields,
    )
    return Figure(id=id, character=body)


def _edges(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: values[name] for name in ("advantage", "disadvantage", "modifier")}


def _check(values: Mapping[str, Any]) -> Posed:
    which = TASKS.get(values["task"], values["which"])
    difficulty = values["difficulty"]
    action = Check(
        who=HERO,
        skill=which,
        hu=values["hu"],
        difficulty="" if difficulty == DIFFICULTIES[0] else difficulty,
        uses_origin=values["origin"],
        calm=values["calm"],
        costs_turn=values["turn"],
        is_secret=values["secret"],
        task=values["task"] if values["task"] in TASKS else "",
        **_edges(values),
    )
    scene = Scene(figures=(_hero(values, origin=SAMPLE_ORIGIN, **{which: values["skill"]}),))
    return Posed(scene=scene, action=action, answers=answers_for(values))


def _contest(values: Mapping[str, Any]) -> Posed:
    other = Character(kind="npc", strength=values["other"], hp=SAMPLE_HP, hp_most=SAMPLE_HP)
    figures = (_hero(values, strength=values["skill"]), Figure(id=FOE, character=other, side="foes"))
    action = Contest(
        who=HERO,
        skill="strength",
        other=FOE,
        other_skill="strength",
        has_initiator=values["initiator"],
        **_edges(values),
    )
    return Posed(scene=Scene(figures=figures), action=action, answers=answers_for(values))


def _luck(values: Mapping[str, Any]) -> Posed:
    action = LuckRoll(who=HERO if values["bh"] else "", reads=values["reads"])
    return Posed(scene=Scene(figures=(_hero(values),)), action=action, answers=answers_for(values))


def _helper(values: Mapping[str, Any], *, has_kit: bool) -> Figure:
    kit = (Item(key=KIT, uses=6),) if has_kit else ()
    return _hero({"bh": values["bh"]}, intelligence=values["skill"], items=kit)


def _stabilise(values: Mapping[str, Any]) -> Posed:
    lying = Character(hp=0, hp_most=SAMPLE_HP, state="dying", dying=4, is_mortally_wounded=True)
    figures = (_helper(values, has_kit=values["kit"]), Figure(id=ALLY, character=lying))
    action = Stabilise(who=HERO, target=ALLY, with_kit=values["kit"], **_edges(values))
    return Posed(scene=Scene(figures=figures), action=action, answers=answers_for(values))


def _treat(values: Mapping[str, Any]) -> Posed:
    hp = values["hp"]
    patient = Character(hp=hp, hp_most=hp + 12, state="fine" if hp else "stable")
    figures = (_helper(values, has_kit=True), Figure(id=ALLY, character=patient))
    action = TreatWounds(who=HERO, target=ALLY, **_edges(values))
    return Posed(scene=Scene(figures=figures), action=action, answers=answers_for(values))


def _damage(values: Mapping[str, Any]) -> Posed:
    effect, kind = values["effect"], "" if values["effect"] == "plain" else SURROUNDINGS
    kinds = {name: (kind,) if effect == name else () for name in ("resist", "weak", "immune")}
    one = _hero(values, FOE if values["foe"] else HERO, kind="npc" if values["foe"] else "pc")
    figure = Figure(
        id=one.id,
        character=one.character,
        side="foes" if values["foe"] else "party",
        resists=kinds["resist"],
        weak=kinds["weak"],
        immune=kinds["immune"],
    )
    return Posed(scene=Scene(figures=(figure,)), action=Harm(who=one.id, damage=values["damage"], kind=kind))


def _fall(values: Mapping[str, Any]) -> Posed:
    action = Harm(who=HERO, damage="0", metres=values["metres"])
    return Posed(scene=Scene(figures=(_hero(values),)), action=action)
