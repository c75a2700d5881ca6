"""What a seat may do with checks, luck and the wounded: candidates, of which the refused are left out."""

from __future__ import annotations

from collections.abc import Iterator

from nde.dice import GM
from nde.rules.ruleset import Offer, Param
from nde.rules.tkds.actions import (
    BeginSession,
    Check,
    Cling,
    Contest,
    GrantHero,
    GrantTemporary,
    Harm,
    LoseSkill,
    LuckRoll,
    Reveal,
    Stabilise,
    TreatWounds,
)
from nde.rules.tkds.character import SKILLS
from nde.rules.tkds.checks.apply import POISONED, kit_of
from nde.rules.tkds.checks.luck import READINGS
from nde.rules.tkds.checks.situations import edges, flag, number
from nde.rules.tkds.checks.tasks import TASKS
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game

_CLASSES = ("none", "easy", "normal", "hard", "very-hard", "impossible")
_READS = Param(name="reads", kind="choice", choices=tuple(READINGS), default="luck")


def offers(game: Game, scene: Scene, seat: str) -> Iterator[Offer]:
    """Candidates of a character, or of the game master."""
    if seat == GM:
        yield from _of_gm(game, scene)
    else:
        yield from _of_character(game, scene, scene.figure(seat))


_COMMON = Param(name="task", kind="choice", choices=("none", *TASKS), default="none")
_ANY = Param(name="task", kind="text", default="")
"""What a secret roll is for, in the GM's words, so that it can be told apart when it is revealed."""


def _check_params(game: Game) -> tuple[Param, ...]:
    return (
        Param(name="skill", kind="choice", choices=SKILLS, default="strength"),
        number("hu", game.settings.normal, -20, 60, "target", "dc"),
        Param(name="difficulty", kind="choice", choices=_CLASSES, default="none"),
        *edges(),
        flag("calm"),
        flag("costs_turn"),
    )


def _of_character(game: Game, scene: Scene, figure: Figure) -> Iterator[Offer]:
    # Imported here and not above: making calls the rules of this package.
    from nde.rules.tkds.making.people import key_abilities

    who, body = figure.id, figure.character
    origin = (flag("uses_origin"),) if body.origin else ()
    check = Check(who=who, skill="strength", hu=game.settings.normal)
    essence = (flag("uses_essence"),) if body.essence and "edge" in key_abilities(body) else ()
    yield Offer(name="check", action=check, params=(*_check_params(game), _COMMON, *origin, *essence))
    for other in scene.figures:
        # In a fight bodies contend by manoeuvres, and those cost the action.
        if other.id != who and not scene.is_fight:
            yield from _against(figure, other)
        yield from _care(figure, other)
    yield Offer(name="luck", action=LuckRoll(who=who), params=(_READS,))
    yield Offer(name="cling", action=Cling(who=who))


def _against(figure: Figure, other: Figure) -> Iterator[Offer]:
    action = Contest(who=figure.id, skill="strength", other=other.id, other_skill="strength")
    params = (
        Param(name="skill", kind="choice", choices=SKILLS, default="strength"),
        Param(name="other_skill", kind="choice", choices=SKILLS, default="strength"),
        *edges(),
        flag("has_initiator", True),
    )
    yield Offer(name="contest", action=action, params=params)


def _care(figure: Figure, patient: Figure) -> Iterator[Offer]:
    who, target = figure.id, patient.id
    yield Offer(name="stabilise", action=Stabilise(who=who, target=target), params=edges())
    if kit_of(figure.character) is None:
        return
    with_kit = Stabilise(who=who, target=target, with_kit=True)
    yield Offer(name="stabilise", action=with_kit, params=edges())
    yield Offer(name="treat-wounds", action=TreatWounds(who=who, target=target), params=edges())
    if patient.condition(POISONED):
        poison = TreatWounds(who=who, target=target, use="poison")
        yield Offer(name="treat-poison", action=poison, params=edges())


def _of_creature(game: Game, scene: Scene, figure: Figure) -> Iterator[Offer]:
    """What the GM rolls in the open for somebody without a player, and whom they look after."""
    check = Check(who=figure.id, skill="strength", hu=game.settings.normal)
    yield Offer(name="check", action=check, params=(*_check_params(game), _COMMON))
    for other in scene.of_side(figure.side):
        yield from _care(figure, other)


def _of_gm(game: Game, scene: Scene) -> Iterator[Offer]:
    yield Offer(name="luck", action=LuckRoll(), params=(_READS,))
    yield Offer(name="begin-session", action=BeginSession())
    for secret in scene.secrets:
        yield Offer(name="reveal", action=Reveal(who=secret.who, task=secret.task))
    skill = Param(name="skill", kind="choice", choices=SKILLS, default="strength")
    for figure in scene.figures:
        who = figure.id
        secret_check = Check(who=who, skill="strength", hu=game.settings.normal, is_secret=True)
        yield Offer(name="secret-check", action=secret_check, params=(*_check_params(game), _ANY))
        if figure.has_fled:
            continue
        if figure.character.kind != "pc":
            yield from _of_creature(game, scene, figure)
        harm = (Param(name="damage", kind="dice", default="1d6"), Param(name="kind", kind="text", default=""))
        yield Offer(name="harm", action=Harm(who=who, damage="1d6"), params=harm)
        fall = Harm(who=who, damage="0", metres=4)
        yield Offer(name="fall", action=fall, params=(number("metres", 4, 1, 100),))
        lost = (skill, number("points", 1, 1, 10))
        yield Offer(name="lose-skill", action=LoseSkill(who=who, skill="strength"), params=lost)
        if figure.character.kind == "pc":
            yield Offer(name="grant-hero", action=GrantHero(who=who))
            yield Offer(
                name="grant-temporary",
                action=GrantTemporary(who=who, points=4),
                params=(
                    number("points", 4, 1, 99),
                    Param(name="of", kind="choice", choices=("hp", "magic"), default="hp"),
                    number("rounds", game.settings.turn_rounds, 1, 9999),
                ),
            )
