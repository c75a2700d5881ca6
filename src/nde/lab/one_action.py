"""The odds of one action with every modifier: how each moves them, and what a rule's other reading does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

import msgspec

from nde.errors import Fault, Faults, NdeError, Unreadable
from nde.rules import Param, Ruleset, Situation
from nde.rules.posed_odds import chances_of
from nde.rules.prospects import Prospect
from nde.rules.ruleset import Option, Value

MOST_VALUES = 13
"""Of a number so many values are tried, around the one it has."""
MOST_EFFECTS = 500
"""With more effects than this, as a roll on many tables has, only options are tried whose rules are cited."""


Odds: TypeAlias = tuple[dict[str, Fraction], dict[Any, Fraction], Prospect | None]
"""The chances of outcomes, and of effects; and what they mean for whoever rolls."""


class EffectChance(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may come of the action, and the chance that it does at least once."""

    effect: Any
    chance: float


class ActionRow(msgspec.Struct, frozen=True, kw_only=True):
    """The odds with one value of one parameter, all else as it was."""

    param: str
    value: str
    is_usual: bool
    """Whether it is the value that the situation has."""
    outcomes: dict[str, float]
    effects: tuple[EffectChance, ...] = ()
    prospect: Prospect | None = None


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """The odds under one reading of a rule that can be read in several ways."""

    option: str
    """The key of the option."""
    value: Value
    ruling: str
    rules: tuple[str, ...]
    is_usual: bool
    """Whether it is how the game is set now."""
    outcomes: dict[str, float]
    effects: tuple[EffectChance, ...] = ()
    prospect: Prospect | None = None


class OneAction(msgspec.Struct, frozen=True, kw_only=True):
    """The odds of an action, and everything that moves them."""

    situation: str
    values: dict[str, Any]
    """The value of each parameter."""
    outcomes: dict[str, float]
    """By outcome, worst first; an action that is not rolled for has one without a name."""
    effects: tuple[EffectChance, ...]
    """Likeliest first."""
    prospect: Prospect | None
    """What it means for whoever rolls; nothing where no roll decides about anything wanted."""
    rows: tuple[ActionRow, ...]
    """Only parameters that change something, with every value tried: the usual one among them."""
    readings: tuple[Reading, ...]
    """Only options that change something, with every value: the one the game has among them."""


def one_action(rules: Ruleset, situation: str, values: Mapping[str, object]) -> OneAction:
    """The odds of a situation with these values (the others as usual), and how each value moves them."""
    posed = rules.situation(situation)
    bare = _whole(posed, values)
    whole = posed.completed(bare, values)
    given = (whole, bare, values)
    found = _odds(rules, posed, whole)
    return OneAction(
        situation=situation,
        values=whole,
        outcomes=_outcomes(found),
        effects=_effects(found),
        prospect=found[2],
        rows=tuple([row for param in posed.params for row in _rows(rules, posed, given, param, found)]),
        readings=tuple(
            [
                one
                for option in rules.options
                if _may_touch(option, found)
                for one in _readings(rules, posed, whole, option, found)
            ]
        ),
    )


def _whole(situation: Situation, values: Mapping[str, object]) -> dict[str, object]:
    """A value for every parameter, or `Faults` that name those which have none."""
    missing = [one for one in situation.params if one.default is None and one.name not in values]
    if missing:
        faults = [
            Fault(one.name, Unreadable("parameter-without-value", parameter=one.name)) for one in missing
        ]
        raise Faults(situation.name, tuple(faults))
    return {one.name: _meant(one, values.get(one.name, one.default)) for one in situation.params}


def _meant(param: Param, value: object) -> object:
    if not param.is_many:
        return value
    return () if value in (None, "") else tuple(value) if isinstance(value, list | tuple) else (value,)


Whole: TypeAlias = tuple[Mapping[str, Any], Mapping[str, Any], Mapping[str, Any]]
"""A value for every parameter; the same without what follows from some; and what was said."""


def _rows(
    rules: Ruleset, situation: Situation, given: Whole, param: Param, usual: Odds
) -> Iterator[ActionRow]:
    """The odds with each value of a parameter; nothing where none of them changes anything."""
    values, bare, said = given
    found: list[tuple[object, Odds]] = []
    for value in values_of(param, values[param.name]):
        if value == values[param.name]:
            found.append((value, usual))
            continue
        try:
            other = situation.completed({**bare, param.name: value}, {*said, param.name})
            found.append((value, _odds(rules, situation, other)))
        except NdeError:
            continue  # the rules refuse this value together with the others
    if any(one != usual for _, one in found):
        for value, one in found:
            yield ActionRow(
                param=param.name,
                value=value_text(value),
                is_usual=value == values[param.name],
                outcomes=_outcomes(one),
                effects=_effects(one),
                prospect=one[2],
            )


def values_of(param: Param, now: Any) -> list[object]:
    """The values of a parameter that are worth trying, in order; the one it has is always among them."""
    if param.kind == "flag":
        return [False, True]
    if param.kind == "die":
        return sorted({*param.sides, now})
    if param.kind == "number":
        return list(_around(int(now), param.least, param.most))
    if param.kind == "choice" and param.is_many:
        return list(dict.fromkeys([(), *[(one,) for one in param.choices], now]))
    if param.kind == "choice":
        return list(dict.fromkeys([*param.choices, now]))
    return [now]


def _around(now: int, least: int | None, most: int | None) -> range:
    """Numbers around one, no more than `MOST_VALUES`, within bounds."""
    low = now - MOST_VALUES // 2 if least is None else least
    high = low + MOST_VALUES - 1 if most is None else most
    if high - low >= MOST_VALUES:
        low = min(max(now - MOST_VALUES // 2, low), high - MOST_VALUES + 1)
        high = low + MOST_VALUES - 1
    return range(min(low, now), max(high, now) + 1)


def value_text(value: object) -> str:
    """A value as it is typed: `true`, `8`, `partial`; several apart by commas."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _readings(
    rules: Ruleset, situation: Situation, values: dict[str, object], option: Option, usual: Odds
) -> Iterator[Reading]:
    """The odds under each choice of an option; nothing where none of them changes anything."""
    now = setting_at(rules, option.key)
    choices = option.choices or tuple(_around(int(now), option.least, option.most))
    found: list[tuple[Value, Odds]] = []
    for value in choices:
        try:
            other = rules if value == now else rules.configure({option.key: value})
            # Another reading may know other parameters: what it does not know cannot be compared.
            posed = other.situation(situation.name)
            if {one.name for one in posed.params} == set(values):
                found.append((value, usual if other is rules else _odds(other, posed, values)))
        except NdeError:
            continue
    if any(one != usual for _, one in found):
        for value, one in found:
            yield Reading(
                option=option.key,
                value=value,
                ruling=option.ruling,
                rules=option.rules,
                is_usual=value == now,
                outcomes=_outcomes(one),
                effects=_effects(one),
                prospect=one[2],
            )


def _may_touch(option: Option, odds: Odds) -> bool:
    effects = odds[1]
    return len(effects) <= MOST_EFFECTS or not {one.rule for one in effects}.isdisjoint(option.rules)


def setting_at(rules: Ruleset, key: str) -> Any:
    """The value of a setting by its dotted key."""
    value = rules.settings
    for name in key.split("."):
        value = value[name] if isinstance(value, Mapping) else getattr(value, name)
    return value


def _odds(rules: Ruleset, situation: Situation, values: Mapping[str, object]) -> Odds:
    return chances_of(rules, situation.pose(values))


def _outcomes(odds: Odds) -> dict[str, float]:
    return {name: float(chance) for name, chance in odds[0].items()}


def _effects(odds: Odds) -> tuple[EffectChance, ...]:
    return tuple([EffectChance(effect=one, chance=float(chance)) for one, chance in odds[1].items()])
