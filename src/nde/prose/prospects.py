"""What would come of an offer before it is taken: odds, dice, reasons, and what may be varied."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec

from nde.board import Board
from nde.dice import Ask, Roll
from nde.dice.questions import Tell
from nde.dice.runners import settle
from nde.dice.tree import dice_in
from nde.errors import NdeError
from nde.locale import Words
from nde.locale.phrases import ProspectTold, choice_word, prospect_told
from nde.prose.breakdown import StepTold, step_words
from nde.prose.deeds import destination
from nde.prose.log import Teller
from nde.prose.maps import SightLabel, sight_between
from nde.prose.tale import NUMBERS, opened
from nde.rules import Param, Ruleset
from nde.rules.play import Purpose
from nde.rules.prospects import Prospect
from nde.rules.stakes import Fulfilment
from nde.table.decision import step_of
from nde.table.header import rules_for
from nde.table.numbers import steps_for
from nde.table.offers import Offered, allowed_values, asks_first, prospect_for, rulings_barred
from nde.table.state import State
from nde.table.visibility import scene_for


class ParamLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something about an offer that can be said otherwise."""

    name: str
    title: str
    """In a word or two."""
    about: str = ""
    """In a sentence."""
    kind: Literal["die", "number", "choice", "flag", "text", "dice"]
    value: Any = None
    """What holds unless something else is said."""
    choices: tuple[tuple[str, str], ...] = ()
    """Values and their words."""
    sides: tuple[int, ...] = ()
    least: int | None = None
    most: int | None = None
    is_many: bool = False
    is_ruling: bool = False
    """Whether it is the game master's to say."""


class DiceLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Equal dice that will be rolled."""

    sides: int
    count: int = 1


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """What would come of an offer."""

    offer: int
    chances: tuple[tuple[str, str, Fulfilment], ...] | None = None
    """Outcomes with exact fractions, worst first, and how far each is what whoever rolls wants; nothing where
    no dice decide."""
    prospect: ProspectTold | None = None
    """What to show on a button: the chance that what the person wants happens, and what else is decided."""
    dice: tuple[DiceLabel, ...] = ()
    """What is rolled first."""
    number: int | None = None
    """What has to be met, where there is such a number."""
    steps: tuple[StepTold, ...] = ()
    """Why: the reasoning up to the first roll."""
    params: tuple[ParamLabel, ...] = ()
    purpose: Purpose = "other"
    target: str = ""
    """Whom it is aimed at."""
    cost: int = 0
    sight: SightLabel | None = None
    """How the doer stands to the target on a map."""
    problem: str = ""
    """Why it cannot be done so, in a sentence."""


def ways_told(prospect: Prospect) -> tuple[tuple[str, str, Fulfilment], ...]:
    """Every way for a roll to come out, for a client: outcome, exact fraction, and what it means."""
    return tuple((way.outcome, str(way.chance), way.fulfils) for way in prospect.ways)


def weighed(
    teller: Teller, state: State, seat: str, place: int, offered: Offered, values: Mapping[str, object]
) -> Weighed:
    """What would come of an offer that stands at a place of the view, with some of its parameters changed."""
    speaker, offer = teller.meet(state), offered.offer
    scene = scene_for(state, seat)
    aim = state.playing.aim(scene, offer)
    barred = rulings_barred(state, seat)
    known = Weighed(
        offer=place,
        params=tuple(param_label(param, speaker, param.name in barred) for param in offer.params),
        purpose=aim.purpose,
        target=aim.target,
        cost=aim.cost,
    )
    try:
        checked = allowed_values(state, seat, offer, dict(values))
        prospect = prospect_for(state, seat, offer, checked)
        action = offer.preview if offer.preview is not None else offer.action
        if checked:
            action = state.rules.vary(action, checked)
        action = state.playing.foreseen(scene, action)
        # A walk has no dice and no reasons, only a way that would have to be found.
        is_walk = prospect is None and destination(action) is not None
        # Nor has what the game master is asked first: she says what is rolled against what.
        is_open = is_walk or asks_first(state, seat, offer)
        key = (state.header.game, state.header.settings)
        reason = _Reason() if is_open else _reason_of(key, scene, action)
    except NdeError as error:
        return msgspec.structs.replace(known, problem=speaker.error(error))
    sight, storyteller = None, teller.storyteller(state)
    if aim.target and aim.purpose != "move" and isinstance(getattr(scene, "space", None), Board):
        sight = sight_between(teller, state, seat, offered.figure, aim.target)
    return msgspec.structs.replace(
        known,
        chances=None if prospect is None else ways_told(prospect),
        prospect=None if prospect is None else prospect_told(speaker, prospect),
        dice=reason.dice,
        number=reason.number,
        steps=tuple(
            StepTold(text=opened(step_words(storyteller, step)), rule=step.rule)
            for step in steps_for(state, seat, (step_of(step) for step in reason.steps if not step.hint))
        ),
        sight=sight,
    )


@lru_cache(maxsize=4096)
def _reason_of(key: tuple[str, str], scene: object, action: object) -> _Reason:
    """The reasons for an action, kept: whoever looks at the same table asks for the same again and again."""
    return _reason(rules_for(*key), scene, action)


class _Reason(msgspec.Struct, frozen=True):
    steps: tuple[Tell, ...] = ()
    dice: tuple[DiceLabel, ...] = ()
    number: int | None = None


def _reason(rules: Ruleset, scene: object, action: object) -> _Reason:
    """The steps up to the first roll, its dice, and the number they have to meet."""

    def rule() -> Any:
        return rules.resolve(scene, action)

    def usual(ask: Ask) -> str:
        return ask.default

    waiting = settle(rule, (), {}, choose=usual)
    question = getattr(waiting, "question", None)
    if not isinstance(question, Roll):
        return _Reason(waiting.steps)
    dice = tuple(_dice(question))
    # The number stands with the roll itself: any throw tells it.
    steps = settle(rule, (), {}, faces=lambda sides: sides, choose=usual).steps
    return _Reason(waiting.steps, dice, number_in(steps))


def number_in(steps: tuple[Tell, ...]) -> int | None:
    """The number that a roll among the steps had to meet."""
    for step in steps:
        facts = dict(step.facts)
        for key in NUMBERS:
            found = facts.get(key)
            if isinstance(found, int) and "face" in facts:
                return found
    return None


def _dice(roll: Roll) -> Iterator[DiceLabel]:
    if isinstance(roll.dice, int):
        yield DiceLabel(sides=roll.dice)
        return
    for dice in dice_in(roll.dice):
        yield DiceLabel(sides=dice.sides, count=dice.count)


def param_label(param: Param, speaker: Words, is_barred: bool = False) -> ParamLabel:
    """A parameter in words."""
    name = param.name.replace("_", "-")
    about = speaker.say(f"param-{name}") if speaker.has(f"param-{name}") else ""
    short = speaker.say(f"chip-{name}") if speaker.has(f"chip-{name}") else about or param.name
    return ParamLabel(
        name=param.name,
        title=short,
        about=about,
        kind=param.kind,
        value=param.default,
        choices=tuple((choice, choice_word(param.name, choice, speaker)) for choice in param.choices),
        sides=param.sides,
        least=param.least,
        most=param.most,
        is_many=param.is_many,
        is_ruling=is_barred,
    )
