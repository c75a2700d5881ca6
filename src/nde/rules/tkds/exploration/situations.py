"""Questions one can put to the game about time and rest without a table."""

from __future__ import annotations

from nde.rules.ruleset import Posed, Situation
from nde.rules.tkds.actions import PassTurn, PassWatch
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.params import choice, flag, number
from nde.rules.tkds.samples import HERO, Values, body, posed
from nde.rules.tkds.scene import Condition, Figure
from nde.rules.tkds.settings import Game, Settings

ESSENCE_MOST = Settings().essence_most
CALLINGS = ("fighter", "rogue", "mage", "priest")


def situations(game: Game) -> tuple[Situation, ...]:
    """A night, a ten-minute turn, and looking for food."""
    night = (
        choice("specialization", CALLINGS, "fighter"),
        number("hp", 1, 0, 200),
        number("most", 12, 1, 200),
        number("magic", 0, 0, 200),
        number("essence", 0, 0, ESSENCE_MOST),
        number("essence_most", 1, 1, ESSENCE_MOST),
        number("lost", 0, 0, 9),
        *map(flag, ("outdoors", "bad_weather", "tent", "disturbed", "hungry", "skipped", "salve")),
        *(flag("wounded"), flag("exhausted")),
        choice("armour", ("clothes", "light", "medium", "heavy"), "clothes"),
    )
    turn = (
        flag("loud"),
        number("light", 0, 0, 24),
        number("essence", 0, 0, ESSENCE_MOST),
        number("essence_most", 1, 1, ESSENCE_MOST),
        flag("used", True),
    )
    forage = (number("people", 1, 1, 6), flag("water"))
    return (
        Situation(name="night", params=night, build=_night, follows=_untouched),
        Situation(name="turn-event", params=turn, build=_turn, follows=_left_of),
        Situation(name="forage", params=forage, build=_forage),
    )


def _left_of(values: Values) -> Values:
    """The maximum of essence that follows from what is left: more of it where some has been used."""
    return {"essence_most": min(max(values["essence"] + values["used"], 1), ESSENCE_MOST)}


def _untouched(values: Values) -> Values:
    """The maximum of essence where nobody says it: what is left, and at least the one of the beginning."""
    return {"essence_most": max(values["essence"], 1)}


def _night(values: Values) -> Posed:
    calling, most = values["specialization"], max(values["most"], values["hp"])
    casts = calling in ("mage", "priest")
    items = [Item(key="bedroll")]
    items += [Item(key="tent-small")] if values["tent"] else []
    items += [] if values["hungry"] else [Item(key="rations", uses=3)]
    items += [] if values["armour"] == "clothes" else [Item(key=values["armour"], is_held=True)]
    made = Character(
        specialization=calling,
        strength=5,
        lost=(values["lost"], 0, 0, 0),
        hp=values["hp"],
        hp_most=most,
        state="fine" if values["hp"] else "stable",
        magic=values["magic"] if casts else 0,
        magic_most=max(values["magic"], 12) if casts else 0,
        essence=values["essence"],
        essence_most=max(values["essence"], values["essence_most"]),
        essence_is_used=values["essence"] < values["essence_most"],
        is_mortally_wounded=values["wounded"],
        is_exhausted=values["exhausted"],
        items=tuple(items),
    )
    salved = (Condition(key="salve", until="night"),) if values["salve"] else ()
    action = PassWatch(
        activity="camp",
        outdoors=values["outdoors"],
        bad_weather=values["bad_weather"],
        is_disturbed=values["disturbed"],
        skips=(HERO,) if values["skipped"] else (),
    )
    return posed({}, action, Figure(id=HERO, character=made, conditions=salved))


def _turn(values: Values) -> Posed:
    most = max(values["essence"], values["essence_most"])
    may_refill = values["used"] and values["essence"] < most
    made = body(essence=values["essence"], essence_most=most, essence_is_used=values["used"])
    action = PassTurn(deeds=((HERO, "refill" if may_refill else "other"),), is_loud=values["loud"])
    return posed({}, action, Figure(id=HERO, character=made), light=values["light"])


def _forage(values: Values) -> Posed:
    gear = (Item(key="fishing-gear"),) if values["water"] else ()
    names = (HERO, *(f"ally-{number}" for number in range(2, values["people"] + 1)))
    action = PassWatch(activity="forage", who=names, outdoors=True, by_water=values["water"])
    bodies = {name: body(items=gear if name == HERO else ()) for name in names}
    return posed({}, action, *(Figure(id=name, character=one) for name, one in bodies.items()))
