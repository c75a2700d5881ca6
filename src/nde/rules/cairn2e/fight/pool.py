"""Several attacks on one target: each rolled and lessened by armor, and the highest that is left counts.

The dice are rolled one by one, so that people can roll their own.  Each further attack is a part of the
pool: exact odds then carry the highest so far along, not every combination of faces.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nde.dice import Part, Procedure, Roll, Tell
from nde.errors import Fact
from nde.rules.cairn2e.bodies import armor_of, bare_armor
from nde.rules.cairn2e.character import Attribute
from nde.rules.cairn2e.saves import save_against
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game

RULE = "cairn2e/several-attackers"


class Blow(msgspec.Struct, frozen=True, kw_only=True):
    """One attack on one target, with its dice as they are rolled."""

    source: str
    dice: tuple[int, ...]
    ignores_armor: bool = False
    bypasses_hp: bool = False
    is_blast: bool = False
    flat: int = 0
    soft_armor: int = 0
    """Points of Armor that do not count against it."""
    guarded: str = "plain"
    """How the target takes it: nothing of what is `immune`, half of what is `halved`, rounded up."""
    save: Attribute | Literal[""] = ""
    score: int = 0
    """What the target saves against, where it may."""
    target: str = ""
    attribute: Attribute = "strength"
    drinks: int = 0
    deprives: bool = False


class Kept(msgspec.Struct, frozen=True):
    """What a pool comes to: the highest damage past armor, and which attack it was."""

    net: int
    at: int


def highest_net(game: Game, target: Figure, blows: tuple[Blow, ...]) -> Procedure[Kept]:
    """The highest damage past armor of all attacks on somebody; of equal ones the first declared."""
    armor = armor_of(game, target)
    if (bare := bare_armor(target)) > armor:
        yield Tell("cairn2e/armor", "armor-capped", {"who": target.id, "armor": bare, "cap": armor})
    kept: Kept = yield Part(_best, (blows, armor))
    if len(blows) > 1:
        sources = tuple(dict.fromkeys(blow.source for blow in blows))
        facts: dict[str, Fact] = {
            "target": target.id,
            "net": kept.net,
            "count": len(blows),
            "counted": sources,  # so that it is not told where one of them is hidden
        }
        if len(sources) == 1:
            yield Tell(RULE, "kept-of-one", facts)
        else:
            yield Tell(RULE, "kept", {"who": blows[kept.at].source, **facts})
    return kept


def highest_face(dice: tuple[int, ...], who: str) -> Procedure[int]:
    """The highest of some dice, rolled one by one; nothing of none."""
    if not dice:
        return 0
    face: int = yield Roll(dice[0], who, "damage")
    if len(dice) == 1:
        return face
    rest: int = yield Part(highest_face, (dice[1:], who))
    return max(face, rest)


def _best(blows: tuple[Blow, ...], armor: int) -> Procedure[Kept]:
    blow = blows[0]
    net: int = yield from _net(blow, armor)
    if len(blows) == 1:
        return Kept(net, 0)
    rest: Kept = yield Part(_best, (blows[1:], armor))
    return Kept(net, 0) if net >= rest.net else Kept(rest.net, rest.at + 1)


def _net(blow: Blow, armor: int) -> Procedure[int]:
    """What one attack leaves after armor, never below nothing."""
    if blow.guarded == "immune":
        yield Tell("cairn2e/bestiary", "immune", {"who": blow.target})
        return 0
    if blow.save and (yield from save_against(blow.target, blow.save, blow.score, rule="cairn2e/bestiary")):
        return 0
    face: int = yield from highest_face(blow.dice, blow.source)
    if not blow.dice and not blow.flat:
        yield Tell("cairn2e/attack", "no-damage-dice", {"who": blow.source})
        return 0
    if blow.dice and blow.flat:
        bonus: dict[str, Fact] = {"who": blow.source, "face": face, "bonus": f"{blow.flat:+d}"}
        yield Tell("cairn2e/bestiary", "damage-bonus", bonus)
    face = max(face + blow.flat, 0)
    if blow.guarded == "halved":
        face = (face + 1) // 2
        yield Tell("cairn2e/bestiary", "halved", {"who": blow.target, "face": face})
    armor = max(armor - blow.soft_armor, 0)
    if blow.ignores_armor and armor:
        yield Tell("cairn2e/armor", "ignores-armor", {"who": blow.source, "face": face})
        return face
    net = max(face - armor, 0)
    facts: dict[str, Fact] = {
        "who": blow.source,
        "target": blow.target,
        "face": face,
        "armor": armor,
        "net": net,
    }
    yield Tell("cairn2e/armor", "blow", facts)
    return net
