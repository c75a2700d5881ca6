"""What somebody may use or light, and how the GM lets time pass: candidates, of which the refused go."""

from __future__ import annotations

from collections.abc import Iterator

from nde.dice import GM
from nde.rules.ruleset import Offer, Param
from nde.rules.tkds.actions import Downtime, GoTo, Kindle, PassTurn, PassWatch, UseItem
from nde.rules.tkds.book.equipment import one_of_each
from nde.rules.tkds.character import Item
from nde.rules.tkds.exploration.items import ANTIDOTE, BURNS, HOLY_WATER, is_usable
from nde.rules.tkds.exploration.time import campers, refillers
from nde.rules.tkds.params import flag
from nde.rules.tkds.scene import SALVE, Figure, Scene, Where
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import has_action, is_on_turn


def offers(game: Game, scene: Scene, seat: str) -> Iterator[Offer]:
    """Candidates of a character, or of the game master."""
    if seat == GM:
        yield from _of_gm(scene)
    else:
        yield from _of_character(scene, scene.figure(seat))


PLACES: dict[Where, str] = {"home": "go-home", "market": "reach-market", "away": "set-out"}
"""Where the party may be, and the offers by which the game master says so."""
LIGHTS = frozenset((*BURNS, "lantern"))


def _of_character(scene: Scene, figure: Figure) -> Iterator[Offer]:
    if not is_on_turn(scene, figure) or not has_action(scene, figure):
        return
    for place, item in one_of_each(figure.character.items):
        if is_usable(item):
            for other in scene.figures:
                if (other.side != figure.side) == (item.key == HOLY_WATER) and _is_of_use(item, other):
                    action = UseItem(who=figure.id, item=place, target=other.id)
                    yield Offer(name="use-item", action=action)
        if item.key in LIGHTS:
            yield Offer(name="kindle", action=Kindle(who=figure.id, item=place))


def _is_of_use(item: Item, figure: Figure) -> bool:
    """Whether a thing does anything for somebody: salve for the hurt, an antidote for the poisoned."""
    if item.key == SALVE:
        return figure.character.hp < figure.character.hp_most
    return item.key != ANTIDOTE or figure.condition("poisoned") is not None


def _of_gm(scene: Scene) -> Iterator[Offer]:
    if scene.is_fight:
        return  # a fight is counted in rounds
    loud = (flag("is_loud"),)
    able = [one for one in campers(scene) if not one.is_out]
    yield Offer(name="pass-turn", action=PassTurn(), params=loud)
    if able:
        search = tuple((one.id, "search") for one in able)
        yield Offer(name="search-turn", action=PassTurn(deeds=search), params=loud)  # type: ignore[arg-type]
    if refill := tuple((one.id, "refill") for one in refillers(scene)):
        yield Offer(name="refill-turn", action=PassTurn(deeds=refill), params=loud)  # type: ignore[arg-type]
    yield from _watches()
    yield Offer(name="downtime", action=Downtime())
    for where, name in PLACES.items():
        if where != scene.where:
            yield Offer(name=name, action=GoTo(where=where))


def _watches() -> Iterator[Offer]:
    several = Param(name="who", kind="text", default="", is_many=True)
    yield Offer(name="travel", action=PassWatch(activity="travel", outdoors=True))
    yield Offer(name="explore", action=PassWatch(activity="explore", outdoors=True))
    yield Offer(
        name="forage", action=PassWatch(activity="forage", outdoors=True), params=(several, flag("by_water"))
    )
    skips = Param(name="skips", kind="text", default="", is_many=True)
    camp = (flag("outdoors"), flag("bad_weather"), flag("is_disturbed"), skips)
    yield Offer(name="camp", action=PassWatch(activity="camp"), params=camp)
    yield Offer(name="wait", action=PassWatch(activity="other"), params=(flag("outdoors"),))
