"""What a seat may do with checks, luck and the wounded: candidates, of which the refused are left out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from nde.dice import GM
from nde.rules.ruleset import Offer, Param
from nde.rules.tkds import actions as a
from nde.rules.tkds.book.people import key_abilities
from nde.rules.tkds.character import SKILLS
from nde.rules.tkds.checks.fortune import READINGS
from nde.rules.tkds.checks.tasks import TASKS
from nde.rules.tkds.effects.body import kit_of
from nde.rules.tkds.params import choice, edges, flag, number
from nde.rules.tkds.scene import POISONED, Figure, Scene
from nde.rules.tkds.settings import Game

_CLASSES = ("none", "easy", "normal", "hard", "very-hard", "impossible")
_LUCK = (choice("reads", tuple(READINGS), "luck"),)
_SKILL = choice("skill", SKILLS, "strength")
_OTHER_SKILL = choice("other_skill", ("none", *SKILLS), "none")
_CONTEST = (_SKILL, _OTHER_SKILL, *edges(), flag("has_initiator", True))
_HARM = (Param(name="damage", kind="dice", default="1d6"), Param(name="kind", kind="text", default=""))
_FALL = (number("metres", 4, 1, 100),)
_LOSS = (_SKILL, number("points", 1, 1, 10))
_POINTS = number("points", 4, 1, 99)
_OF = choice("of", ("hp", "magic"), "hp")


def offers(game: Game, scene: Scene, seat: str) -> Iterator[Offer]:
    """Candidates of a character, or of the game master."""
    if seat == GM:
        yield from _of_gm(game, scene)
    else:
        yield from _of_character(game, scene, scene.figure(seat))


_COMMON = (Param(name="words", kind="text", default=""), choice("task", ("none", *TASKS), "none"))
_ANY = Param(name="task", kind="text", default="")
"""What a secret roll is for, in the GM's words, so that it can be told apart when it is revealed."""


@lru_cache(maxsize=16)
def _check_params(normal: int, *more: Param) -> tuple[Param, ...]:
    return (
        _SKILL,
        number("hu", normal, -20, 60, "target", "dc"),
        choice("difficulty", _CLASSES, "none"),
        *edges(),
        flag("calm"),
        flag("costs_turn"),
        *more,
    )


def check_offer(game: Game, figure: Figure, *, takes_action: bool = False) -> Offer:
    """The check by which somebody tries something, with what may be said about it and what they bring."""
    body = figure.character
    is_played = body.kind == "pc"
    origin = (flag("uses_origin"),) if is_played and body.origin else ()
    has_edge = is_played and body.essence and "edge" in key_abilities(body)
    essence = (flag("uses_essence"),) if has_edge else ()
    check = a.Check(who=figure.id, skill="strength", hu=game.settings.normal, takes_action=takes_action)
    params = _check_params(game.settings.normal, *_COMMON, *origin, *essence)
    return Offer(name="check", action=check, params=params)


def _of_character(game: Game, scene: Scene, figure: Figure) -> Iterator[Offer]:
    who, body = figure.id, figure.character
    yield check_offer(game, figure, takes_action=scene.is_fight)
    # In a fight bodies contend by manoeuvres, and those cost the action.
    for other in () if scene.is_fight else scene.figures:
        if other.id != who:
            yield from _against(figure, other)
    for patient in _patients(scene):
        yield from _care(scene, figure, patient)
    yield Offer(name="luck", action=a.LuckRoll(who=who), params=_LUCK)
    if body.state == "dying":
        yield Offer(name="cling", action=a.Cling(who=who))


def _against(figure: Figure, other: Figure) -> Iterator[Offer]:
    action = a.Contest(who=figure.id, skill="strength", other=other.id)
    yield Offer(name="contest", action=action, params=_CONTEST)


def _patients(scene: Scene) -> list[Figure]:
    """Those whom somebody may have to look after."""
    return [
        one
        for one in scene.figures
        if one.character.hp < one.character.hp_most or one.condition(POISONED) is not None
    ]


def _care(scene: Scene, figure: Figure, patient: Figure) -> Iterator[Offer]:
    who, target, body = figure.id, patient.id, patient.character
    is_hurt, is_poisoned = body.hp < body.hp_most, patient.condition(POISONED) is not None
    has_kit = kit_of(figure.character) is not None
    if body.state == "dying":
        yield Offer(name="stabilise", action=a.Stabilise(who=who, target=target), params=edges())
        if has_kit:
            with_kit = a.Stabilise(who=who, target=target, with_kit=True)
            yield Offer(name="stabilise", action=with_kit, params=edges())
    if has_kit and is_hurt and not scene.is_fight:
        yield Offer(name="treat-wounds", action=a.TreatWounds(who=who, target=target), params=edges())
    if has_kit and is_poisoned:
        poison = a.TreatWounds(who=who, target=target, use="poison")
        yield Offer(name="treat-poison", action=poison, params=edges())


def _of_creature(game: Game, scene: Scene, figure: Figure, patients: list[Figure]) -> Iterator[Offer]:
    """What the GM rolls in the open for somebody without a player, and whom they look after."""
    yield check_offer(game, figure)
    for patient in patients:
        if patient.side == figure.side:
            yield from _care(scene, figure, patient)


def _of_gm(game: Game, scene: Scene) -> Iterator[Offer]:
    yield Offer(name="luck", action=a.LuckRoll(), params=_LUCK)
    yield Offer(name="begin-session", action=a.BeginSession())
    for who, task in dict.fromkeys((secret.who, secret.task) for secret in scene.secrets):
        yield Offer(name="reveal", action=a.Reveal(who=who, task=task))
    patients = _patients(scene)
    secretly = _check_params(game.settings.normal, _ANY)
    temporary = (_POINTS, _OF, number("rounds", game.settings.turn_rounds, 1, 9999))
    for figure in scene.figures:
        who = figure.id
        secret_check = a.Check(who=who, skill="strength", hu=game.settings.normal, is_secret=True)
        yield Offer(name="secret-check", action=secret_check, params=secretly)
        if figure.has_fled:
            continue
        if figure.character.kind != "pc":
            yield from _of_creature(game, scene, figure, patients)
        yield Offer(name="harm", action=a.Harm(who=who, damage="1d6"), params=_HARM)
        fall = a.Harm(who=who, damage="0", metres=4)
        yield Offer(name="fall", action=fall, params=_FALL)
        yield Offer(name="lose-skill", action=a.LoseSkill(who=who, skill="strength"), params=_LOSS)
        if figure.character.kind == "pc":
            yield Offer(name="grant-hero", action=a.GrantHero(who=who))
            given = a.GrantTemporary(who=who, points=4)
            yield Offer(name="grant-temporary", action=given, params=temporary)
