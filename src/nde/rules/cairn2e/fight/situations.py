"""Situations of saves and fights that need no table; each builds a small scene and an action in it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from nde.errors import Unreadable
from nde.rules.cairn2e.actions import (
    CheckMorale,
    Flee,
    SettleScar,
    StartFight,
    Try,
    Volley,
)
from nde.rules.cairn2e.bestiary.shipped import BLOCKS
from nde.rules.cairn2e.blocks import Block
from nde.rules.cairn2e.character import ATTRIBUTES, NATURES, Character, Kind, Nature, Scar
from nde.rules.cairn2e.fight.attacks import unarmed
from nde.rules.cairn2e.fight.scars import ROWS
from nde.rules.cairn2e.scene import Figure, Group, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Param, Posed, Situation

HERO, ALLY, FOE = "hero", "ally", "foe"
NOBODY = "none"
TARGETS = {"npc": FOE, "pc": HERO, "hireling": ALLY, "detachment": FOE}
MOST = 40
MOST_DICE = 30
"""More dice than this at one target are no attack that anybody makes."""
_DICE = re.compile(r"([0-9]{0,2})[dkw]([0-9]{1,3})", re.IGNORECASE)


def situations(game: Game) -> tuple[Situation, ...]:
    """The situations of saves and fights."""
    # Who has no DEX left is paralysed: they neither run nor act in a first round.
    dexterity = _score("dexterity", aliases=("dex",), least=1)
    will = _score("will", aliases=("wil",))
    which = Param(name="which", kind="choice", choices=ATTRIBUTES, default="strength")
    return (
        Situation(name="save", params=(_score("attribute"), which), pose=_save),
        Situation(
            name="strike",
            params=_strike_params(),
            pose=partial(_strike, game),
            follows=partial(_of_block, game),
        ),
        Situation(name="scar", params=_scar_params(), pose=_scar),
        Situation(name="morale", params=(will, _flag("fearless")), pose=partial(_morale, game)),
        Situation(name="retreat", params=(dexterity, _flag("pursued", True)), pose=_retreat),
        Situation(name="first-round", params=(dexterity, _flag("ready")), pose=_first_round),
    )


def read_blows(value: Any) -> tuple[tuple[int, ...], ...]:
    """The dice of each attack: `d8,d6` are two attacks, `d8+d6` and `2d8` are one with two weapons.

    >>> read_blows(("d8", "d6+d6")), read_blows("d8,2d6")
    (((8,), (6, 6)), ((8,), (6, 6)))
    """
    texts = value.split(",") if isinstance(value, str) else value
    blows = tuple(_read_blow(text.strip()) for text in texts if text.strip())
    if not blows or sum(map(len, blows)) > MOST_DICE:
        raise Unreadable("cairn-not-attack-dice", text=", ".join(texts), most=MOST_DICE)
    return blows


def _read_blow(text: str) -> tuple[int, ...]:
    dice: tuple[int, ...] = ()
    for part in text.split("+"):
        match = _DICE.fullmatch(part.strip())
        count = int(match[1] or 1) if match else 0
        if match is None or not 1 <= count <= MOST_DICE or not 2 <= int(match[2]) <= 100:
            raise Unreadable("cairn-not-attack-dice", text=text, most=MOST_DICE)
        dice += (int(match[2]),) * count
    return dice


def person(id: str, *, kind: Kind = "pc", side: str = "party", **changes: Any) -> Figure:
    """Somebody of ordinary gifts, with what was said to be different about them."""
    body: dict[str, Any] = {"strength": 10, "dexterity": 10, "will": 10, "hp": 6}
    body |= {name: changes.pop(name) for name in tuple(changes) if name in body}
    most = {f"{name}_most": max(changes.pop(f"{name}_most", 0), value) for name, value in body.items()}
    character = Character(kind=kind, **body, **most, scars=changes.pop("scars", ()))
    return Figure(id=id, character=character, side=side, **changes)  # type: ignore[arg-type]


def _strike_params() -> tuple[Param, ...]:
    return (
        Param(name="dice", aliases=("die", "weapons"), kind="dice", default="d6", is_many=True),
        Param(name="armor", aliases=("armour",), kind="number", default=0, least=0, most=9),
        Param(name="hp", kind="number", default=4, least=0, most=99),
        Param(name="str", aliases=("strength",), kind="number", default=10, least=1, most=MOST),
        Param(name="target", kind="choice", choices=tuple(TARGETS), default="npc"),
        Param(name="attacker", kind="choice", choices=("individual", "detachment"), default="individual"),
        _flag("impaired"),
        _flag("enhanced"),
        _flag("blast"),
        _flag("ignores_armor"),
        Param(name="bypass", aliases=("bypasses_hp",), kind="flag", default=False),
        _flag("scar"),
        Param(name="foe", aliases=("block",), kind="choice", choices=(NOBODY, *BLOCKS), default=NOBODY),
        Param(name="nature", kind="choice", choices=NATURES, default="", is_many=True),
        _flag("ranged"),
        Param(name="by", kind="choice", choices=(NOBODY, *BLOCKS), default=NOBODY),
    )


def _scar_params() -> tuple[Param, ...]:
    return (
        Param(name="row", aliases=("lost",), kind="number", default=6, least=1, most=max(ROWS)),
        Param(name="hp_max", kind="number", default=6, least=1, most=99),
        *(_score(name) for name in ATTRIBUTES),
    )


def _save(values: Mapping[str, Any]) -> Posed:
    which = values["which"]
    hero = person(HERO, **{which: values["attribute"]})
    return Posed(scene=Scene(figures=(hero,)), action=Try(who=HERO, attribute=which))


def _of_block(game: Game, values: Mapping[str, Any]) -> Mapping[str, Any]:
    """What follows from stat blocks: the body of the attacked, the attack of whoever strikes."""
    own: dict[str, Any] = {}
    if (by := BLOCKS.get(values.get("by", NOBODY))) is not None:
        own |= {"target": "pc", "attacker": "detachment" if by.is_detachment else "individual"}
        attack = by.attacks[0] if by.attacks else unarmed(game)
        own |= {
            "dice": ("+".join(f"d{sides}" for sides in attack.dice),),
            "ignores_armor": attack.ignores_armor,
            "bypass": attack.ignores_hp,
            "blast": attack.is_blast,
            "ranged": attack.is_ranged,
            "nature": attack.nature,
        }
    if (foe := BLOCKS.get(values.get("foe", NOBODY))) is not None:
        target = "detachment" if foe.is_detachment else "npc"
        own |= {"armor": foe.armor, "hp": foe.hp, "str": foe.strength, "target": target}
    return own


def _strike(game: Game, values: Mapping[str, Any]) -> Posed:
    target = TARGETS[values["target"]]
    kind: Kind = values["target"] if values["target"] != "detachment" else "npc"
    by = HERO if target == FOE else FOE
    struck, striker = BLOCKS.get(values["foe"]), BLOCKS.get(values["by"])
    figure = person(
        target,
        kind=kind,
        side="foes" if target == FOE else "party",
        armor=values["armor"],
        hp=values["hp"],
        strength=values["str"],
        is_detachment=values["target"] == "detachment",
        **({"special": struck.special, "notes": struck.notes} if struck else {}),
    )
    attacker = person(
        by,
        kind="pc" if by == HERO else "npc",
        side="party" if by == HERO else "foes",
        is_detachment=values["attacker"] == "detachment",
        **(_made_of(striker) if striker else {}),
    )
    action = Volley(
        target=target,
        blows=read_blows(values["dice"]),
        is_impaired=values["impaired"],
        is_enhanced=values["enhanced"],
        ignores_armor=values["ignores_armor"],
        bypasses_hp=values["bypass"],
        rolls_scars=values["scar"],
        by=by,
        is_blast=values["blast"],
        is_ranged=values["ranged"],
        nature=read_natures(values["nature"]),
    )
    return Posed(scene=Scene(figures=(attacker, figure)), action=action)


def _made_of(block: Block) -> dict[str, Any]:
    """What an attacker has of a stat block besides the numbers of its body."""
    return {
        "block": block.id,
        "attacks": block.attacks,
        "special": block.special,
        "critical": block.critical,
        "notes": block.notes,
    }


def read_natures(value: Any) -> tuple[Nature, ...]:
    """What an attack is made with, as it was said: one word, several, or none."""
    said = value.split(",") if isinstance(value, str) else value
    return tuple(nature for nature in NATURES if nature in said)


def _scar(values: Mapping[str, Any]) -> Posed:
    scar = Scar(row=values["row"], due="now")
    scores = {name: values[name] for name in ATTRIBUTES}
    hero = person(HERO, hp=0, hp_most=values["hp_max"], scars=(scar,), **scores)
    return Posed(scene=Scene(figures=(hero,)), action=SettleScar(who=HERO, row=scar.row))


def _morale(game: Game, values: Mapping[str, Any]) -> Posed:
    foe = person(
        FOE,
        kind="npc",
        side="foes",
        will=values["will"],
        group=FOE,
        is_leader=True,
        is_fearless=values["fearless"],
    )
    group = Group(id=FOE, size=2, has_lost_one=True)
    scene = Scene(figures=(person(HERO), foe), groups=(group,), is_fight=True)
    return Posed(scene=scene, action=CheckMorale(group=FOE))


def _retreat(values: Mapping[str, Any]) -> Posed:
    hero = person(HERO, dexterity=values["dexterity"])
    foe = person(FOE, kind="npc", side="foes", has_fled=not values["pursued"])
    return Posed(scene=Scene(figures=(hero, foe), is_fight=True, round=2), action=Flee(who=HERO))


def _first_round(values: Mapping[str, Any]) -> Posed:
    hero = person(HERO, dexterity=values["dexterity"])
    scene = Scene(figures=(hero, person(FOE, kind="npc", side="foes")))
    return Posed(scene=scene, action=StartFight(ready=(HERO,) if values["ready"] else ()))


def _score(name: str, aliases: tuple[str, ...] = (), least: int = 0) -> Param:
    return Param(name=name, aliases=aliases, kind="number", default=10, least=least, most=MOST)


def _flag(name: str, usual: bool = False) -> Param:
    return Param(name=name, kind="flag", default=usual)
