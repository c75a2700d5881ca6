"""How what can be done in this game is said: a verb for every name of an offer, with its objects."""

from __future__ import annotations

from typing import Any

from nde.rules.deeds import Verb, for_, free, what, where, whom, with_
from nde.rules.tkds.book.equipment import UNARMED, vessel_of, weapons_of
from nde.rules.tkds.effects.body import KIT
from nde.rules.tkds.scene import Scene


def _thing(scene: Scene, who: str, place: Any) -> str:
    """The key of what somebody has at a place among their things."""
    items = scene.figure(who).character.items
    return items[int(place)].key if 0 <= int(place) < len(items) else ""


def _vessel(scene: Scene, who: str, place: Any) -> str:
    """What holds a spell: the spell itself is named besides."""
    items = scene.figure(who).character.items
    return vessel_of(items[int(place)])[0] if 0 <= int(place) < len(items) else ""


def _weapon(scene: Scene, who: str, place: Any) -> str:
    """The key of the weapon somebody strikes with; the bare hand is one too."""
    weapons = weapons_of(scene.figure(who))
    return weapons[int(place)].key if 0 <= int(place) < len(weapons) else UNARMED.key


def _kit(scene: Scene, who: str, with_kit: object) -> str:
    return KIT if str(with_kit) == "True" else ""


WEAPON = with_("weapon", "item", _weapon)
ITEM = what("item", "item", _thing)
SKILL = free(with_("skill", "skill"))
SPELL = what("spell", "spell")
BODY = whom("target")
"""Whom it is done to."""
GO = Verb("go", "map", (where("to", "area"),), "often")
GO_AGAIN = Verb("go-again", "map", (where("to", "area"),), "sometimes")
ONE = whom("who")
"""Of what the game master does: to whom."""

_FIGHT = {
    "attack": Verb("attack", "person", (BODY, WEAPON), "often"),
    "shoot": Verb("shoot", "person", (BODY, WEAPON, with_("ammunition", "item")), "often"),
    "throw": Verb("throw", "person", (BODY, WEAPON), "often"),
    "attack-with-two": Verb("attack-with-two", "person", (BODY,), "often"),
    "trip": Verb("trip", "person", (BODY,)),
    "push": Verb("shove", "person", (BODY,)),
    "hold": Verb("hold", "person", (BODY,)),
    "disarm": Verb("disarm", "person", (BODY,)),
    "pass-by": Verb("pass-by", "person", (whom("other"),), "rarely"),
    "break-free": Verb("break-free", "turn", usual="often"),
    "tear-roots": Verb("tear-roots", "person", (BODY,)),
    "surge": Verb("surge", "turn", usual="often"),
    "heal": Verb("heal", "person", (BODY,), "often"),
    "hurl-bolt": Verb("hurl-bolt", "person", (BODY, what("ability", "ability")), "often"),
    "stand-up": Verb("stand-up", "turn", usual="often"),
    "mount": Verb("mount", "turn"),
    "dismount": Verb("dismount", "turn"),
    "pick-up": Verb("pick-up", "item", usual="often"),
    "put-away": Verb("put-away", "item", (ITEM,), "rarely"),
    "take-in-hand": Verb("put-on", "item", (ITEM,)),
    "reload": Verb("load", "item", (what("weapon", "item", _weapon),), "often"),
    "move": GO,
    "cross": GO,
    "move-again": GO_AGAIN,
    "cross-again": GO_AGAIN,
    "start-fight": Verb("begin-fight", "gm"),
    "end-turn": Verb("end", "turn", usual="often"),
    "check-morale": Verb("test-morale", "gm"),
    "end-fight": Verb("end-fight", "gm"),
}
_MAGIC = {
    "cast": Verb("cast", "item", (SPELL, whom("targets")), "often"),
    "cast-exhausting": Verb("cast-exhausting", "item", (SPELL, whom("targets"))),
    "read-scroll": Verb("cast-from", "item", (SPELL, with_("scroll", "item", _vessel), whom("targets"))),
    "end-spell": Verb("end-spell", "turn"),
    "keep-spell": Verb("keep-spell", "gm", (ONE,), "rarely"),
}
_CHECKS = {
    "check": Verb("try", "scene", (SKILL,), "first", task="words"),
    "contest": Verb("contest", "person", (whom("other"), SKILL), "rarely"),
    "luck": Verb("luck", "scene", (free(what("reads", "value-reads")),), "rarely"),
    "cling": Verb("cling", "turn", usual="often"),
    "stabilise": Verb("bandage", "person", (BODY, with_("with_kit", "item", _kit)), "often"),
    "treat-wounds": Verb("treat-wounds", "person", (BODY,)),
    "treat-poison": Verb("treat-poison", "person", (BODY,)),
    "secret-check": Verb("secret-check", "gm", (ONE, SKILL), task="task"),
    "reveal": Verb("reveal", "gm", (ONE, what("task", "activity"))),
    "harm": Verb("harm", "gm", (ONE,)),
    "fall": Verb("fall", "gm", (ONE,)),
    "lose-skill": Verb("lose-skill", "gm", (ONE, free(what("skill", "skill"))), "rarely"),
    "begin-session": Verb("begin-session", "gm"),
    "grant-hero": Verb("grant-hero", "gm", (ONE,)),
    "grant-temporary": Verb("grant-temporary", "gm", (ONE, what("of", "value-of")), "rarely"),
}
_LIVING = {
    "use-item": Verb("use", "item", (ITEM, BODY)),
    "kindle": Verb("light", "item", (ITEM,)),
    "pass-turn": Verb("pass-turn", "gm"),
    "search-turn": Verb("search-turn", "gm"),
    "refill-turn": Verb("refill-turn", "gm"),
    "travel": Verb("travel", "gm"),
    "explore": Verb("explore", "gm"),
    "forage": Verb("forage", "gm", usual="rarely"),
    "camp": Verb("camp", "gm"),
    "wait": Verb("wait", "gm", usual="rarely"),
    "downtime": Verb("downtime", "gm", usual="rarely"),
    "go-home": Verb("go-home", "gm", usual="rarely"),
    "reach-market": Verb("reach-market", "gm", usual="rarely"),
    "set-out": Verb("set-out", "gm"),
    "milestone": Verb("milestone", "gm", (ONE,), "rarely"),
    "grant-perk": Verb("grant-perk", "gm", (ONE, what("perk", "perk")), "rarely"),
    "buy": Verb("buy", "item", (what("key", "item"),)),
    "sell": Verb("sell", "item", (ITEM,)),
    "drop": Verb("drop", "item", (ITEM,), "rarely"),
    "retrain": Verb("retrain", "item", (what("old", "perk"), for_("new", "perk")), "rarely"),
    "retrain-spell": Verb("retrain-spell", "item", (what("old", "spell"), for_("new", "spell")), "rarely"),
    "learn-language": Verb("learn-language", "item", (what("language", "language"),), "rarely"),
}
VERBS: dict[str, Verb] = _FIGHT | _MAGIC | _CHECKS | _LIVING
"""By name of an offer, how it is said."""
