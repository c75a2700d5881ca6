"""Many fights between bots, without a log: who wins, how long it takes, who falls.

`play_fights` compiles the rules while it plays (`nde.lab.compiled.sites`); `play_fights_plainly` runs every
rule anew.  Both are the same loop and the same rules, and the same seed gives the same fights.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from nde.dice import FaceSource, seeded
from nde.errors import Missing
from nde.lab.compiled.fighting import Compiled, Fighting, Played
from nde.lab.compiled.policies import POLICIES, Order
from nde.rules import Ruleset

STRONGEST = "strongest-first"
MOST_TURNS = 200
"""A fight that is not decided after so many turns of a side is broken off."""
MOST_DEEDS = 4
"""How much one hero does in a turn: an action, and small things before it."""
MOST_FOE_DEEDS = 80
"""How much all foes do in a turn."""

SELDOM = 100_000
"""How many more things there have to be before Python looks for what nobody needs any more."""


class Fights(msgspec.Struct, frozen=True, kw_only=True):
    """What came of many fights."""

    count: int
    wins: int
    """Fights after which no foe took part any more."""
    losses: int
    """Fights after which none of the party did; those that were broken off are neither."""
    rounds: dict[int, int]
    """How many fights ended in which round."""
    fallen: dict[str, int]
    """In how many fights each hero was out of it at the end."""


class NoSuchPolicy(Missing):
    """A manner of fighting that has no such name."""

    code = "no-such-policy"


def play_fights(rules: Ruleset, scene: Any, count: int, seed: int, policy: str = STRONGEST) -> Fights:
    """What comes of a number of fights from a scene in which one is on: wins, rounds, who falls."""
    return fought(Compiled(rules, scene, order_of(policy)), count, seeded(seed))


def play_fights_plainly(rules: Ruleset, scene: Any, count: int, seed: int, policy: str = STRONGEST) -> Fights:
    """The same fights with every rule run anew: what `play_fights` has to agree with."""
    return fought(Played(rules, scene, order_of(policy)), count, seeded(seed))


def order_of(policy: str) -> Order:
    """Whom heroes strike first by the policy of this name."""
    if policy not in POLICIES:
        raise NoSuchPolicy(policy=policy, allowed=tuple(POLICIES))
    return POLICIES[policy]


def fought(fighting: Fighting, count: int, faces: FaceSource) -> Fights:
    """The sum of a number of fights."""
    rounds: Counter[int] = Counter()
    fallen: Counter[str] = Counter(dict.fromkeys(fighting.heroes, 0))
    ends: Counter[str] = Counter()
    with seldom_collected():
        for _ in range(count):
            fight(fighting, faces)
            ends[fighting.ask("winner")] += 1
            rounds[fighting.ask("round")] += 1
            fallen.update([who for who in fighting.heroes if fighting.ask("is-out", who)])
    return Fights(
        count=count,
        wins=ends["party"],
        losses=ends["foes"],
        rounds=dict(sorted(rounds.items())),
        fallen=dict(fallen),
    )


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Let Python look for cycles that nobody needs any more seldom, and as before afterwards.

    What is learnt is kept, and looking through all of it again and again finds nothing.
    """
    before = gc.get_threshold()
    if before[0]:
        gc.set_threshold(max(SELDOM, before[0]), *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def fight(fighting: Fighting, faces: FaceSource) -> None:
    """Play one fight from its beginning until one side is out of it."""
    fighting.begin(faces)
    for _ in range(MOST_TURNS):
        if fighting.ask("side") == "party":
            for who in fighting.heroes:
                _hero_acts(fighting, who)
        else:
            _foes_act(fighting)
        if fighting.ask("winner") or (end := fighting.ask("end-of-turn")) is None:
            return
        fighting.do(end)
        if fighting.ask("winner"):
            return


def _hero_acts(fighting: Fighting, who: str) -> None:
    for _ in range(MOST_DEEDS):
        if not fighting.ask("is-ready", who) or not (enemy := fighting.target()):
            return
        deed = fighting.ask("blow", who, enemy)
        if deed is None and (deed := _other_deed(fighting, who, enemy)) is None:
            return
        fighting.do(deed)


def _other_deed(fighting: Fighting, who: str, but: str) -> Any | None:
    """What a hero does who cannot strike that enemy: strike another, get ready, or come nearer."""
    for enemy in fighting.others(but):
        deed = fighting.ask("blow", who, enemy)
        if deed is not None:
            return deed
    deed = fighting.ask("ready", who)
    return fighting.ask("other-deed", who) if deed is None else deed


def _foes_act(fighting: Fighting) -> None:
    for _ in range(MOST_FOE_DEEDS):
        for who in fighting.ask("foes-to-act"):
            deed = fighting.ask("foe-deed", who)
            if deed is not None:
                fighting.do(deed)
                break
        else:
            return
