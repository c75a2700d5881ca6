"""Ways the rules can be, as texts name them: settings with other values, and other games.

>>> from nde.rules import ruleset_named, ruleset_ids
>>> first = ruleset_named(ruleset_ids()[0])
>>> [one.label for one in read_variants(first, ["retaliation=core,off", "top_face=literal"])]
['retaliation=core, top_face=literal', 'retaliation=off, top_face=literal']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

import msgspec

from nde.errors import Fault, Faults, Missing, Unreadable
from nde.lab.one_action import setting_at, value_text
from nde.rules import Ruleset, ruleset_named
from nde.rules.ruleset import Value

GAME = "game"
MOST_VARIANTS = 32
"""So many combinations can be asked about at once."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """One way the rules can be: a game with some settings."""

    label: str
    """What was written, such as `retaliation=melee`; several are apart by `, `."""
    rules: Ruleset
    settings: dict[str, Value] = {}


def read_variants(rules: Ruleset, texts: Sequence[str]) -> list[Way]:
    """Every combination of what some texts name; `Faults` with everything wrong in them.

    `retaliation=core,off` names a setting by its dotted key, `game=` other games.
    """
    faults: list[Fault] = []
    read: dict[str, list[str]] = {}
    for text in texts:
        name, has_values, rest = text.partition("=")
        key = name.strip().replace("-", "_")
        values = list(dict.fromkeys(one.strip() for one in rest.split(",") if one.strip()))
        if not (key and has_values and values):
            faults.append(Fault("vary", Unreadable("not-a-variant", text=text)))
        elif key in read:
            faults.append(Fault(key, Unreadable("varied-twice", name=key)))
        else:
            read[key] = values
    games = {}
    for id in dict.fromkeys(read.get(GAME, [rules.id])):
        try:
            games[id] = rules if id == rules.id else ruleset_named(id)
        except Missing as error:
            faults.append(Fault(GAME, error))
    count = 1
    for values in read.values():
        count *= len(values)
    if count > MOST_VARIANTS:
        faults.append(Fault("vary", Unreadable("too-many-variants", count=count, most=MOST_VARIANTS)))
    elif not faults:
        ways = [
            _way(games, rules.id, dict(zip(read, one, strict=True)), faults)
            for one in product(*read.values())
        ]
    if faults:
        raise Faults("vary", tuple({(one.place, str(one.error)): one for one in faults}.values()))
    return [one for one in ways if one is not None]


def _way(games: Mapping[str, Ruleset], usual: str, chosen: dict[str, str], faults: list[Fault]) -> Way | None:
    """The rules under one choice of everything; nothing, and their faults, where they cannot be so."""
    game = games[chosen.get(GAME, usual)]
    settings = {key: _value(game, key, text) for key, text in chosen.items() if key != GAME}
    groups = {key: parts for key in settings if (parts := _parts_of(game, key))}
    if groups:
        faults += [
            Fault(key, Unreadable("variant-is-a-group", name=key, allowed=parts))
            for key, parts in groups.items()
        ]
        return None
    for option in game.options:
        value = settings.get(option.key, option.default)
        if not option.choices and isinstance(value, int) and not option.least <= value <= option.most:
            error = Unreadable(
                "variant-out-of-range", name=option.key, value=value, least=option.least, most=option.most
            )
            faults.append(Fault(option.key, error))
            return None
    try:
        rules = game.configure(settings) if settings else game
    except Faults as error:
        faults += error.faults
        return None
    label = ", ".join(f"{key}={text}" for key, text in chosen.items())
    return Way(label=label, rules=rules, settings=settings)


def _value(rules: Ruleset, key: str, text: str) -> Value:
    """A setting's value as it is meant: what the text says, of the kind that stands there now."""
    option = next((one for one in rules.options if one.key == key), None)
    for choice in option.choices if option is not None else ():
        if value_text(choice) == text.lower():
            return choice
    now = _now(rules, key)
    if isinstance(now, bool) and text.lower() in ("true", "false"):
        return text.lower() == "true"
    is_number = text.removeprefix("-").isdecimal() and len(text) < 8
    return int(text) if isinstance(now, int) and is_number else text


def _parts_of(rules: Ruleset, key: str) -> tuple[str, ...]:
    """The settings under a name, by their whole keys; none for a setting itself."""
    now = _now(rules, key)
    names = now.keys() if isinstance(now, Mapping) else getattr(now, "__struct_fields__", ())
    return tuple([f"{key}.{name}" for name in names])


def _now(rules: Ruleset, key: str) -> Any:
    """What a setting is now; nothing where there is none, which is told when it is to be another."""
    try:
        return setting_at(rules, key)
    except (AttributeError, KeyError, TypeError):
        return None
