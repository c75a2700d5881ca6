"""Random small fights of any game: who stands there, how they are, by which options and which policy."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec.structs import replace

from nde.errors import NdeError
from nde.lab.line_up import counted, foes_of, kinds_of_hero, opening, party_of
from nde.lab.policies import POLICIES, Policy, policy_named, read_policy
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.play import KINDS, Rank, playing_of
from tests.rules.games import SPACES, surprise

GAMES = ruleset_ids()


def party_word(game: str) -> str:
    """A word for an ordinary hero of a game."""
    return kinds_of_hero(ruleset_named(game))[0]


def foe_word(game: str, rank: Rank = "minion") -> str:
    """A stat block of a game."""
    return playing_of(ruleset_named(game)).cast("brute", rank)


NONE: Mapping[str, Any] = MappingProxyType({})
MOST = 10**6
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
    {
        "name": "archers",
        "lines": [
            {"do": "keep-away"},
            {"do": "attack", "way": "ranged", "price": "least"},
            {"do": "attack", "way": "power", "price": "worth"},
        ],
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
    game: str,
    seed: int,
    *,
    heroes: int = 2,
    foes: int = 2,
    space: str = "none",
    is_plain: bool = False,
    is_full: bool = False,
    most: int = MOST,
) -> Fight:
    """At most so many heroes against at most so many foes, all of any kind and in any state.

    A `plain` one is by the rules as they are, without options chosen at random; in a `full` one there are
    just so many on each side.  Nobody has more than the `most` of anything that wears down.
    """
    chance = Random(f"{game} {seed}")
    rules, chosen = (ruleset_named(game), {}) if is_plain else _any_rules(game, chance)
    count = chance.randint(heroes if is_full else 1, heroes)
    party = {f"hero-{number}": surprise(rules, chance.getrandbits(32)) for number in range(1, 1 + count)}
    blocks = sorted(rules.foes)
    count = chance.randint(foes if is_full else 1, foes)
    against = {f"foe-{number}": chance.choice(blocks) for number in range(1, 1 + count)}
    scene = rules.new_scene(party, against, space=SPACES[space]([*party, *against], chance), is_fight=True)
    policy = EVERY_POLICY[chance.choice(list(EVERY_POLICY))]
    title = f"{game} {seed}: {len(party)} against {', '.join(against.values())}, {policy.name} {chosen}"
    return Fight(rules=rules, scene=weakened(rules, scene, chance, most), policy=policy, title=title)


def without_and_with_one_more(game: str, seed: int, most: int) -> tuple[Fight, Fight]:
    """A random fight, and the same with one more of its minions, who is as they are.

    One or two heroes, perhaps some other foe, and one or two minions, which are any stat block; nobody has
    more than the `most` of anything.
    """
    chance = Random(f"one more {game} {seed}")
    rules, chosen = _any_rules(game, chance)
    playing = playing_of(rules)
    party = {
        f"hero-{number}": surprise(rules, chance.getrandbits(32)) for number in range(chance.randint(1, 2))
    }
    blocks = sorted(rules.foes)
    others = {"other": chance.choice(blocks)} if chance.randrange(3) == 0 else {}
    cast = playing.cast(chance.choice(KINDS), "minion")
    block, count = chance.choice((cast, chance.choice(blocks))), chance.randint(1, 2)
    policy = EVERY_POLICY[chance.choice(list(EVERY_POLICY))]
    luck = chance.getrandbits(32)
    found = []
    for total in (count, count + 1):
        minions = {f"minion-{number}": block for number in range(total)}
        scene = rules.new_scene(party, others | minions, space=None, is_fight=True)
        for who in (*party, *others, *minions):
            # Everybody is weakened alike in both fights, and all minions alike.
            scene = weakened(
                rules, scene, Random(f"{luck} {who.partition('-')[0] if who in minions else who}"), most, who
            )
        title = f"{game} {seed}: {len(party)} against {', '.join((others | minions).values())}, {policy.name}"
        found.append(Fight(rules=rules, scene=scene, policy=policy, title=f"{title} {chosen}"))
    return found[0], found[1]


def against_a_kind(game: str, seed: int, most: int) -> Fight:
    """One or two heroes against two or three of any stat block and perhaps another, each in any state.

    Nobody has more than the `most` of anything that wears down.
    """
    chance = Random(f"a kind {game} {seed}")
    rules, chosen = _any_rules(game, chance)
    party = {f"hero-{number}": surprise(rules, chance.getrandbits(32)) for number in range(1 + seed % 2)}
    blocks = sorted(rules.foes)
    others = {"other": chance.choice(blocks)} if chance.randrange(4) == 0 else {}
    cast = playing_of(rules).cast(chance.choice(KINDS), "minion")
    block = chance.choice((cast, chance.choice(blocks)))
    kind = {f"minion-{number}": block for number in range(chance.randint(2, 3))}
    scene = rules.new_scene(party, others | kind, space=None, is_fight=True)
    policy = EVERY_POLICY[chance.choice(("spread", *EVERY_POLICY))]
    against = ", ".join((others | kind).values())
    title = f"{game} {seed}: {len(party)} against {against}, {policy.name} {chosen}"
    return Fight(rules=rules, scene=weakened(rules, scene, chance, most), policy=policy, title=title)


def worded_fight(
    game: str,
    party: str,
    foes: str,
    policy: str = "focus",
    settings: Mapping[str, Any] = NONE,
    *,
    is_begun: bool = True,
) -> Fight:
    """A fight between ordinary heroes and stat blocks, as somebody who asks the lab writes it.

    Unless it is yet to begin, everybody can act at once in it.
    """
    rules = ruleset_named(game)
    rules = rules.configure(settings) if settings else rules
    heroes = party_of(rules, counted(party, "party"))
    against = foes_of(rules, counted(foes, "foes"))
    scene = rules.new_scene(heroes, against, is_fight=True) if is_begun else opening(rules, heroes, against)
    title = f"{game}: {party} against {foes}, {policy} {dict(settings)}"
    known = EVERY_POLICY.get(policy) or policy_named(policy)
    return Fight(rules=rules, scene=scene, policy=known, title=title)


def with_values(fight: Fight, values: Mapping[str, Any]) -> Fight:
    """The same fight with some values of people changed, by path: `warrior.hearts`."""
    playing, scene = playing_of(fight.rules), fight.scene
    for path, value in values.items():
        scene = playing.put(scene, path, value)
    return replace(fight, scene=scene, title=f"{fight.title} {dict(values)}")


def weakened(rules: Ruleset, scene: Any, chance: Random, most: int = MOST, who: str = "") -> Any:
    """The scene with everybody, or somebody, in any state in which they still take part.

    Nobody has more than so much of anything then.
    """
    playing = playing_of(rules)
    for person in playing.people(scene):
        if who not in ("", person.id):
            continue
        for place, track in enumerate(person.tracks):
            least = 1 if place == 0 and track.value else 0
            value = chance.randint(min(least, track.value), min(track.value, most))
            try:
                after = playing.put(scene, f"{person.id}.{track.key.replace('-', '_')}", value)
            except NdeError:
                continue  # what is worked out from other values cannot be set
            if not any(one.is_out for one in playing.people(after)):
                scene = after
    return scene


def _any_rules(game: str, chance: Random) -> tuple[Ruleset, dict[str, Any]]:
    """The game, half of the time with some of its options at any of their values."""
    rules = ruleset_named(game)
    if chance.randrange(2):
        return rules, {}
    chosen = {}
    for option in chance.sample(rules.options, min(3, len(rules.options))):
        values = option.choices or tuple(range(option.least, option.most + 1))
        chosen[option.key] = chance.choice(values)
    try:
        return rules.configure(chosen), chosen
    except NdeError:
        return rules, {}  # options that do not go together
