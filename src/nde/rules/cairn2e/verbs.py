"""How the offers of the game are said: a verb for each, with whom, with what and where."""

from __future__ import annotations

from typing import Any

from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.fight.attacks import weapons_of
from nde.rules.cairn2e.scene import Scene
from nde.rules.deeds import Verb, free, how, what, where, whom, with_
from nde.rules.documents import is_name

UNARMED = "unarmed"
"""What bare hands are called."""


def weapon_key(scene: Scene, who: str, place: Any) -> str:
    """What somebody attacks with, by its place among their weapons."""
    weapons = [weapon for one in scene.figures if one.id == who for weapon in weapons_of(one)]
    return weapons[place].name if 0 <= place < len(weapons) else UNARMED


def thing_key(scene: Scene, who: str, place: object) -> str:
    """A thing of somebody by its place; a book or a scroll also by what is written in it."""
    item = _thing(scene, who, place)
    if item is None:
        return ""
    if item.kind in ("spellbook", "scroll") and item.spell:
        return f"{item.key}-{item.spell}" if is_name(item.spell) else item.spell
    return item.key


def spell_key(scene: Scene, who: str, place: object) -> str:
    """What somebody casts from a thing by its place: its spell, or the thing where none is named."""
    item = _thing(scene, who, place)
    return "" if item is None else item.spell or item.key


def _thing(scene: Scene, who: str, place: Any) -> Item | None:
    items = [item for one in scene.figures if one.id == who for item in one.character.items]
    return items[place] if 0 <= place < len(items) else None


WHO = whom("who")
TARGETS = whom("targets")
WEAPON = with_("weapon", "item", weapon_key)
THING = what("item", "option-item", thing_key)
SPELL = what("item", "spell", spell_key)
ATTRIBUTE = free(with_("attribute", "attribute"))
NEED = what("need", "need")
ANY_NEED = free(NEED)
SCAR = what("row", "scar")

APPROACH = Verb("approach", "person", (whom("other"),))
WITHDRAW = Verb("withdraw", "person", (whom("other"),))

VERBS: dict[str, Verb] = {
    # In the scene.
    "try": Verb("try", "scene", (ATTRIBUTE,), "first", task="task"),
    "flee": Verb("flee", "scene", usual="often", task="refuge"),
    "wait": Verb("wait", "scene", usual="often"),
    "recover": Verb("recover", "scene", usual="often"),
    "replace": Verb("replace", "scene", usual="often"),
    "take-over": Verb("take-over", "scene", (whom("hireling"),), "often"),
    # At a person.
    "strike": Verb("attack", "person", (TARGETS, WEAPON), "often"),
    "shoot": Verb("shoot", "person", (TARGETS, WEAPON), "often"),
    "throw": Verb("throw", "person", (TARGETS, WEAPON), "often"),
    "strike-both": Verb("attack-both", "person", (TARGETS, WEAPON, with_("second", "item", weapon_key))),
    "blast": Verb("blast", "scene", (WEAPON,), "often"),
    "stabilise": Verb("bandage", "person", (whom("target"),), "often"),
    "approach": APPROACH,
    "withdraw": WITHDRAW,
    # On the map.
    "move": Verb("go", "map", (where("to"),), "often"),
    "move-again": Verb("go-again", "map", (where("to"),)),
    # On a thing.
    "cast": Verb("cast", "item", (SPELL,), "often"),
    "read-scroll": Verb("read", "item", (SPELL,), "often"),
    "use-relic": Verb("use", "item", (THING,), "often"),
    "heal-with": Verb("heal", "item", (whom("target"), THING), "often"),
    "light": Verb("light", "item", (THING,)),
    "wear": Verb("put-on", "item", (THING,)),
    "take-off": Verb("put-away", "item", (THING,)),
    "drop": Verb("drop", "item", (THING,), "rarely"),
    "sell": Verb("sell", "item", (THING,), "rarely"),
    "pay": Verb("pay", "item", (what("key", "item"),), "rarely"),
    "pay-wages": Verb("pay-wages", "item", (what("key", "trade"),), "rarely"),
    "buy": Verb("buy", "item", (what("key", "item"),), "rarely"),
    # At the turn.
    "take-back": Verb("take-back", "turn", usual="often"),
    "resolve-side": Verb("resolve", "turn", usual="often"),
    "rest": Verb("rest", "turn", usual="often"),
    "party-rest": Verb("rest-all", "turn", usual="often"),
    "make-camp": Verb("camp", "turn"),
    "rest-week": Verb("rest-week", "turn", usual="rarely"),
    # With the Warden.
    "start-fight": Verb("begin-fight", "gm", usual="often"),
    "end-fight": Verb("end-fight", "gm"),
    "check-morale": Verb("test-morale", "gm", (what("group", "group"),)),
    "spare": Verb("spare", "gm", (WHO,), "often"),
    "settle-scar": Verb("settle-scar", "gm", (WHO, SCAR), "often"),
    "mend": Verb("mend", "gm", (WHO, SCAR)),
    "recharge": Verb("recharge", "gm", (WHO, what("key", "item")), "rarely"),
    "harm-attribute": Verb("harm", "gm", (WHO, ATTRIBUTE)),
    "trap": Verb("trap", "gm", (WHO, ATTRIBUTE)),
    "panic": Verb("frighten", "gm", (WHO,)),
    "take-fatigue": Verb("tire", "gm", (WHO,)),
    "deprive": Verb("deprive", "gm", (WHO, ANY_NEED)),
    "meet-need": Verb("meet-need", "gm", (WHO, NEED)),
    "give-item": Verb("give", "gm", (WHO, what("key", "item"))),
    "react": Verb("react", "gm"),
    "fate": Verb("fate", "gm"),
    "dungeon-turn": Verb("dungeon-turn", "gm", usual="often"),
    "travel": Verb("travel", "gm", (how("distance"), how("path"), how("terrain"))),
    "travel-on": Verb("travel-on", "gm", usual="often"),
    "explore": Verb("explore", "gm"),
    "supply": Verb("forage", "gm"),
    "pass-time": Verb("pass-time", "gm", usual="rarely"),
    "weather": Verb("weather", "gm", usual="rarely"),
    "set-place": Verb("set-place", "gm", usual="rarely"),
    "hire": Verb("hire", "gm", (what("trade", "trade"),), "rarely"),
}
"""Every offer there is, by its name."""
