"""Random small fights of any game: who stands there, how they are, by which options and which policy."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec.structs import replace

from nde.errors import NdeError
from nde.lab.policies import POLICIES, Policy
from nde.lab.policy_reader import read_policy
from nde.lab.setting_out import counted, foes_of, opening, party_of
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.playing import playing_of
from tests.rules.games import SPACES, surprise

GAMES = ruleset_ids()
NONE: Mapping[str, Any] = MappingProxyType({})
DOCUMENTS: tuple[dict[str, Any], ...] = (
    {
        "name": "physician",
        "lines": [
            {"do": "raise", "when": "party.down >= 1"},
            {"do": "heal", "when": "target.share < 100"},
            {"do": "attack", "target": "strongest", "price": "free"},
        ],
    },
    {
        "name": "cornered",
        "lines": [
            {"do": "escape", "when": ["own.share < 40", "foes.up > 1"]},
            {"do": "guard", "when": "own.left = 1"},
            {"do": "attack", "price": "most", "when": "target.left >= 2"},
            {"do": "attack", "target": "first"},
        ],
        "spend": "on-failure",
    },
    {
        "name": "second helps",
        "lines": [
            {"do": "help", "when": ["own.place > 1", "party.up = 2"], "target": "first"},
            {"do": "prepare", "when": "foes.down < 1"},
            {"do": "attack", "target": "spread"},
        ],
        "spend": "on-failure",
    },
)
WRITTEN: dict[str, Policy] = {one.name: one for one in map(read_policy, DOCUMENTS)}
"""Policies besides those with names: every kind of condition, target and price is in one of them."""
EVERY_POLICY: dict[str, Policy] = {**POLICIES, **WRITTEN}


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A fight to be computed in several ways."""

    rules: Ruleset
    scene: Any
    policy: Policy
    title: str


def random_fight(
    game: str, seed: int, *, heroes: int = 2, foes: int = 2, space: str = "none", is_plain: bool = False
) -> Fight:
    """At most so many heroes against at most so many foes, all of any kind and in any state.

    A `plain` one is by the rules as they are, without options chosen at random.
    """
    chance = Random(f"{game} {seed}")
    rules = ruleset_named(game)
    chosen = {} if is_plain else _options(rules, chance)
    rules = rules.configure(chosen) if chosen else rules
    party = {
        f"hero-{number}": surprise(rules, chance.getrandbits(32))
        for number in range(1, 1 + chance.randint(1, heroes))
    }
    blocks = sorted(rules.foes)
    against = {f"foe-{number}": chance.choice(blocks) for number in range(1, 1 + chance.randint(1, foes))}
    scene = rules.new_scene(party, against, space=SPACES[space]([*party, *against], chance), is_fight=True)
    policy = EVERY_POLICY[chance.choice(list(EVERY_POLICY))]
    title = f"{game} {seed}: {len(party)} against {', '.join(against.values())}, {policy.name} {chosen}"
    return Fight(rules=rules, scene=weakened(rules, scene, chance), policy=policy, title=title)


def worded_fight(
    game: str, party: str, foes: str, policy: str = "focus", settings: Mapping[str, Any] = NONE
) -> Fight:
    """A fight between ordinary heroes and stat blocks, as somebody who asks the lab writes it."""
    rules = ruleset_named(game)
    rules = rules.configure(settings) if settings else rules
    heroes = party_of(rules, counted(party, "party"))
    scene = opening(rules, heroes, foes_of(rules, counted(foes, "foes")))
    title = f"{game}: {party} against {foes}, {policy} {dict(settings)}"
    return Fight(rules=rules, scene=scene, policy=EVERY_POLICY[policy], title=title)


def with_values(fight: Fight, values: Mapping[str, Any]) -> Fight:
    """The same fight with some values of people changed, by path: `warrior.hearts`."""
    playing, scene = playing_of(fight.rules), fight.scene
    for path, value in values.items():
        scene = playing.put(scene, path, value)
    return replace(fight, scene=scene, title=f"{fight.title} {dict(values)}")


def weakened(rules: Ruleset, scene: Any, chance: Random) -> Any:
    """The scene with everybody in any state in which they still take part."""
    playing = playing_of(rules)
    for person in playing.people(scene):
        for place, track in enumerate(person.tracks):
            least = 1 if place == 0 and track.value else 0
            value = chance.randint(min(least, track.value), track.value)
            try:
                after = playing.put(scene, f"{person.id}.{track.key.replace('-', '_')}", value)
            except NdeError:
                continue  # what is worked out from other values cannot be set
            if not any(one.is_out for one in playing.people(after)):
                scene = after
    return scene


def _options(rules: Ruleset, chance: Random) -> dict[str, Any]:
    """Some options of the game, each with any of its values; none half of the time."""
    if chance.randrange(2):
        return {}
    chosen = {}
    for option in chance.sample(rules.options, min(3, len(rules.options))):
        values = option.choices or tuple(range(option.least, option.most + 1))
        chosen[option.key] = chance.choice(values)
    try:
        rules.configure(chosen)
    except NdeError:
        return {}  # options that do not go together
    return chosen
