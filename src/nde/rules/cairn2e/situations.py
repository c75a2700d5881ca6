"""Situations that need no table; each builds a small scene and an action in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from nde.errors import Unreadable
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.bestiary.shipped import BLOCKS
from nde.rules.cairn2e.blocks import Block
from nde.rules.cairn2e.character import ATTRIBUTES, NATURES, Character, Item, Kind, Nature, Scar
from nde.rules.cairn2e.characters.market import item_named
from nde.rules.cairn2e.exploration.exploration import SUPPLY_DICE, WEATHERS
from nde.rules.cairn2e.fight.attacks import unarmed
from nde.rules.cairn2e.fight.scars import ROWS
from nde.rules.cairn2e.params import choice, die, flag, number, some
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
MAGIC = {"spellbook": "spellbook-salt-line", "scroll": "scroll-salt-line", "relic": "hush-bell"}
"""What each kind of magic is posed with."""
BURDEN = "burden"
"""A thing of one slot that stands for whatever somebody carries."""
STRIKE_PARAMS = (
    Param(name="dice", aliases=("die", "weapons"), kind="dice", default="d6", is_many=True),
    number("armor", 0, 0, 9, "armour"),
    number("hp", 4, 0, 99),
    number("str", 10, 1, MOST, "strength"),
    choice("target", tuple(TARGETS)),
    choice("attacker", ("individual", "detachment")),
    flag("impaired"),
    flag("enhanced"),
    flag("blast"),
    flag("ignores_armor"),
    flag("bypass", False, "bypasses_hp"),
    flag("scar"),
    choice("foe", (NOBODY, *BLOCKS), NOBODY, "block"),
    some("nature", NATURES),
    flag("ranged"),
    choice("by", (NOBODY, *BLOCKS)),
)
Values = Mapping[str, Any]


def situations(game: Game) -> tuple[Situation, ...]:
    """Every question one can put to the game without a table."""
    # Who has no DEX left is paralysed: they neither run nor act in a first round.
    dexterity = number("dexterity", 10, 1, MOST, "dex")
    nerve, free = number("will", 10, 1, 20), number("free", 3, 0, game.settings.slots)
    attribute, deprived = choice("attribute", ATTRIBUTES), flag("deprived")
    rows = number("row", 6, 1, max(ROWS), "lost"), number("hp_max", 6, 1, 99)
    scores = tuple(number(name, 10, 0, MOST) for name in ATTRIBUTES)
    hp, hp_most = number("hp", 0, 0, 20), number("most", 6, 1, 20)
    trap = (attribute, number("score", 10, 1, 20), die("die", 4, 6, 8, 10, 12), flag("certain"), flag("wary"))
    posed: dict[str, tuple[Callable[[Game, Values], Posed], tuple[Param, ...]]] = {
        "save": (_save, (number("attribute", 10, 0, MOST), choice("which", ATTRIBUTES))),
        "strike": (_strike, STRIKE_PARAMS),
        "scar": (_scar, (*rows, *scores)),
        "morale": (_morale, (number("will", 10, 0, MOST, "wil"), flag("fearless"))),
        "retreat": (_retreat, (dexterity, flag("pursued", True))),
        "first-round": (_first_round, (dexterity, flag("ready"))),
        "fate": (_fate, ()),
        "reaction": (_reaction, ()),
        "cast": (_cast, (nerve, choice("magic", tuple(MAGIC)), flag("danger", True), deprived, free)),
        "fatigue": (_fatigue, (free,)),
        "panic": (_panic, (nerve,)),
        "dungeon-turn": (_turn, (flag("lit", True),)),
        "supply": (_supply, (number("people", 1, 1, len(SUPPLY_DICE) + 1),)),
        "weather": (_weather, (choice("season", tuple(WEATHERS)), flag("extreme"))),
        "rest": (_rest, (hp, hp_most, deprived)),
        "trap": (_trap, trap),
    }
    follows = {"strike": partial(_of_block, game)}
    return tuple(
        Situation(name=name, params=params, build=partial(pose, game), follows=follows.get(name, _nothing))
        for name, (pose, params) in posed.items()
    )


def _nothing(values: Values) -> Values:
    return {}


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


def read_natures(value: Any) -> tuple[Nature, ...]:
    """What an attack is made with, as it was said: one word, several, or none."""
    said = value.split(",") if isinstance(value, str) else value
    return tuple(nature for nature in NATURES if nature in said)


def person(id: str, *, kind: Kind = "pc", side: str = "party", **changes: Any) -> Figure:
    """Somebody of ordinary gifts, with what was said to be different about them."""
    scores: dict[str, Any] = {"strength": 10, "dexterity": 10, "will": 10, "hp": 6}
    scores |= {name: changes.pop(name) for name in tuple(changes) if name in scores}
    most = {f"{name}_most": max(changes.pop(f"{name}_most", 0), value) for name, value in scores.items()}
    of_body = [name for name in changes if name not in Figure.__struct_fields__]
    character = Character(kind=kind, **scores, **most, **{name: changes.pop(name) for name in of_body})
    return Figure(id=id, character=character, side=side, **changes)  # type: ignore[arg-type]


def _foe(**changes: object) -> Figure:
    return person(FOE, kind="npc", side="foes", **changes)


def _alone(action: a.Action, **changes: Any) -> Posed:
    """The hero by themselves."""
    return Posed(scene=Scene(figures=(person(HERO, **{"hp": 4, **changes}),)), action=action)


def _save(game: Game, values: Values) -> Posed:
    which = values["which"]
    return _alone(a.Try(who=HERO, attribute=which), **{which: values["attribute"]})


def _of_block(game: Game, values: Values) -> Values:
    """What follows from stat blocks: the body of the attacked, the attack of whoever strikes."""
    own: dict[str, object] = {}
    if (by := _block(values.get("by", NOBODY))) is not None:
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
    if (foe := _block(values.get("foe", NOBODY))) is not None:
        target = "detachment" if foe.is_detachment else "npc"
        own |= {"armor": foe.armor, "hp": foe.hp, "str": foe.strength, "target": target}
    return own


def _block(named: str | Block) -> Block | None:
    """A stat block of the bestiary, or somebody's own; none of nobody."""
    return BLOCKS.get(named) if isinstance(named, str) else named


def _strike(game: Game, values: Values) -> Posed:
    target = TARGETS[values["target"]]
    kind: Kind = values["target"] if values["target"] != "detachment" else "npc"
    by = HERO if target == FOE else FOE
    struck, striker = _block(values["foe"]), _block(values["by"])
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
    # Of a stat block an attacker has all but the numbers of its body.
    fields = ("attacks", "special", "critical", "notes")
    made = {"block": striker.id, **{name: getattr(striker, name) for name in fields}} if striker else {}
    attacker = person(
        by,
        kind="pc" if by == HERO else "npc",
        side="party" if by == HERO else "foes",
        is_detachment=values["attacker"] == "detachment",
        **made,
    )
    action = a.Volley(
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


def _scar(game: Game, values: Values) -> Posed:
    scar = Scar(row=values["row"], due="now")
    scores = {name: values[name] for name in ATTRIBUTES}
    settled = a.SettleScar(who=HERO, row=scar.row)
    return _alone(settled, hp=0, hp_most=values["hp_max"], scars=(scar,), **scores)


def _morale(game: Game, values: Values) -> Posed:
    foe = _foe(will=values["will"], group=FOE, is_leader=True, is_fearless=values["fearless"])
    group = Group(id=FOE, size=2, has_lost_one=True)
    scene = Scene(figures=(person(HERO), foe), groups=(group,), is_fight=True)
    return Posed(scene=scene, action=a.CheckMorale(group=FOE))


def _retreat(game: Game, values: Values) -> Posed:
    hero, foe = person(HERO, dexterity=values["dexterity"]), _foe(has_fled=not values["pursued"])
    return Posed(scene=Scene(figures=(hero, foe), is_fight=True, round=2), action=a.Flee(who=HERO))


def _first_round(game: Game, values: Values) -> Posed:
    scene = Scene(figures=(person(HERO, dexterity=values["dexterity"]), _foe()))
    return Posed(scene=scene, action=a.StartFight(ready=(HERO,) if values["ready"] else ()))


def _fate(game: Game, values: Values) -> Posed:
    return _alone(a.Fate())


def _reaction(game: Game, values: Values) -> Posed:
    return _alone(a.React())


def _cast(game: Game, values: Values) -> Posed:
    book = item_named(MAGIC[values["magic"]])
    items = (book, *_burden(game, values["free"], taken=book.slots))
    cast = a.Cast(who=HERO, item=0, in_danger=values["danger"])
    return _alone(cast, will=values["will"], is_deprived=values["deprived"], items=items)


def _fatigue(game: Game, values: Values) -> Posed:
    return _alone(a.TakeFatigue(who=HERO), items=_burden(game, values["free"]))


def _burden(game: Game, free: int, taken: int = 0) -> tuple[Item, ...]:
    """Things of one slot each that leave so many slots free."""
    return (Item(key=BURDEN),) * max(0, game.settings.slots - taken - free)


def _panic(game: Game, values: Values) -> Posed:
    return _alone(a.Panic(who=HERO), will=values["will"])


def _turn(game: Game, values: Values) -> Posed:
    scene = Scene(figures=(person(HERO),), is_dark=True, light=int(values["lit"]))
    return Posed(scene=scene, action=a.DungeonTurn())


def _supply(game: Game, values: Values) -> Posed:
    names = (HERO, *(f"ally-{number}" for number in range(1, values["people"])))
    return Posed(scene=Scene(figures=tuple(map(person, names))), action=a.Watch(activity="supply"))


def _weather(game: Game, values: Values) -> Posed:
    scene = Scene(figures=(), weather="extreme" if values["extreme"] else "")
    return Posed(scene=scene, action=a.RollWeather(season=values["season"]))


def _rest(game: Game, values: Values) -> Posed:
    most, rest = values["most"], a.Rest(who=(HERO,))
    return _alone(rest, hp=min(values["hp"], most), hp_most=most, is_deprived=values["deprived"])


def _trap(game: Game, values: Values) -> Posed:
    name = values["attribute"]
    trap = a.SpringTrap(
        who=HERO, attribute=name, die=values["die"], is_certain=values["certain"], is_wary=values["wary"]
    )
    return _alone(trap, **{name: values["score"]})
