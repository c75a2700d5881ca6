"""What a rule does to a fight: the same people under other settings, or in another game.

Ways the rules can be are named by texts: settings with other values, and other games.

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

from nde.errors import Fault, Faults, Illegal, Missing, Unreadable
from nde.lab.answers import Answer
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import AskedFight, foes_of, kinds_like, kinds_of_hero, opening, party_of
from nde.lab.one_action import setting_at, value_text
from nde.lab.progress import Going, UntilStopped
from nde.rules import Ruleset, ruleset_named
from nde.rules.play import RANKS, playing_of
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


class Instead(msgspec.Struct, frozen=True, kw_only=True):
    """A word that another game does not know, and the one that was taken in its place."""

    word: str
    taken: str


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """A fight under one way of the rules."""

    label: str
    game: str
    settings: dict[str, Value]
    answer: Answer
    instead: tuple[Instead, ...] = ()
    """Words that this game does not know, and those taken in their place: readers are to be told."""


def varied_fights(
    lab: Lab,
    variants: Sequence[Way],
    asked: AskedFight,
    effort: Effort = Effort(),  # noqa: B008 - a frozen value
    going: Going = lambda progress: True,
) -> tuple[Variant, ...]:
    """A fight under each way of the rules.

    Where it is played it is played with the same seed, so that differences are sharp.  Words of heroes that a
    game does not know are taken by their place among its own kinds.  Stopped, it has what was done by then,
    and of the first as much as was.
    """
    party = asked.party
    games = list({one.rules.id: one.rules for one in variants}.values())
    if isinstance(party, Mapping) and len(games) > 1:
        raise Illegal("party-of-one-game")
    until_stopped = UntilStopped(going)
    found: list[Variant] = []
    for way in variants:
        instead: dict[str, str] = {}
        if isinstance(party, Mapping):
            heroes = dict(party)
        else:
            heroes = party_of(
                way.rules, [(_hero_word(one, way.rules, games, instead), n) for one, n in party]
            )
        against = foes_of(way.rules, [(_foe_word(one, way.rules, instead), n) for one, n in asked.foes])
        scene = opening(way.rules, heroes, against, asked.apart)
        answer = lab.fight(way.rules, scene, asked.policy, effort, until_stopped)
        if until_stopped.is_stopped and found:
            break  # half of the first is more than nothing, half of another would be no comparison
        taken = [Instead(word=word, taken=other) for word, other in instead.items()]
        found.append(
            Variant(
                label=way.label,
                game=way.rules.id,
                settings=way.settings,
                answer=answer,
                instead=tuple(taken),
            )
        )
        if until_stopped.is_stopped:
            break
    return tuple(found)


def _hero_word(word: str, rules: Ruleset, games: Sequence[Ruleset], instead: dict[str, str]) -> str:
    """The word for a kind of hero in a game: the same, or the one in its place."""
    if kinds_like(rules, word):
        return word
    kinds = next((found for game in games if (found := kinds_like(game, word))), ())
    own = kinds_of_hero(rules)
    if not kinds or not own:
        return word  # nobody knows it: to make such a hero says so
    instead[word] = own[kinds.index(word) % len(own)]
    return instead[word]


def _foe_word(word: str, rules: Ruleset, instead: dict[str, str]) -> str:
    """The word for a foe in a game: the same, or for a rank the block that plays it."""
    rank = next((one for one in RANKS if one == word), None)
    if word in rules.foes or rank is None:
        return word
    instead[word] = playing_of(rules).cast("raider", rank)
    return instead[word]
