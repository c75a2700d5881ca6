"""What living offers: to a character what it can do itself, to the Warden what happens to all.

These are candidates: what would be refused is filtered out afterwards.  What would change nothing, such
as a rest of the unhurt, is no candidate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from nde.dice import GM
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.bodies import used_slots
from nde.rules.cairn2e.character import ATTRIBUTES, Item, Need
from nde.rules.cairn2e.characters.content import content
from nde.rules.cairn2e.characters.creation import OWN_LIFE
from nde.rules.cairn2e.characters.market import SERVICES, TRADES
from nde.rules.cairn2e.eligibility import party
from nde.rules.cairn2e.exploration.exploration import DISTANCE, PATH, TERRAIN, WEATHERS
from nde.rules.cairn2e.exploration.hardship import DAY_ROUNDS, MOST_DAYS
from nde.rules.cairn2e.exploration.magic import castings
from nde.rules.cairn2e.exploration.things import WEARABLE
from nde.rules.cairn2e.params import choice, die, flag, number, some
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Offer, Param

NEEDS: tuple[Need, ...] = ("other", "food", "sleep")
"""What the Warden may say that somebody lacks."""
REST = (flag("in_dungeon"), flag("is_long"))
DEAREST = 9_999


def offers(game: Game, scene: Scene, seat: str) -> Iterator[Offer]:
    """What a seat may do about load, needs, rest, magic, time and the road."""
    if seat != GM:
        yield from _of_character(game, scene, scene.figure(seat))
        return
    people = party(scene)
    if people and not scene.is_fight:
        yield from _rests(game, scene, people)
        yield from _passing(game, scene, people)
        yield from _hiring(game, scene, people)
    if people:
        yield from _befalling(game, scene, people)
    for one in people:
        if one.character.kind == "hireling":
            yield from _of_character(game, scene, one)
    yield Offer(name="react", action=a.React())
    yield Offer(name="fate", action=a.Fate())


def _of_character(game: Game, scene: Scene, figure: Figure) -> Iterator[Offer]:
    who, items = figure.id, figure.character.items
    if figure.character.is_dead:
        yield from _replacing(scene, who)
        return
    if not scene.is_fight:
        if _is_worn_out(figure):
            yield Offer(name="rest", action=a.Rest(who=(who,)), params=REST)
        for name, deed in castings(scene, figure):
            yield Offer(name=name, action=deed)
        if figure.is_panicked:
            yield Offer(name="recover", action=a.Recover(who=who))
        for place in _different(figure, lambda item: item.kind == "light"):
            yield Offer(name="light", action=a.Light(who=who, item=place))
        if scene.has_trade:
            yield from _buying(game, figure)
        yield from _paying(game, scene, figure)
    if not figure.is_out:
        for place in _different(figure, lambda item: _is_wearable(item) and not item.is_worn):
            yield Offer(name="wear", action=a.Wear(who=who, item=place))
        for place in _different(figure, lambda item: _is_wearable(item) and item.is_worn):
            yield Offer(name="take-off", action=a.Wear(who=who, item=place, on=False))
    for place in _different(figure):
        yield Offer(name="drop", action=a.DropItem(who=who, item=place))
        if scene.has_trade and not scene.is_fight:
            yield _selling(game, who, place, items[place])


def _different(figure: Figure, wanted: Callable[[Item], bool] = lambda item: True) -> tuple[int, ...]:
    """The places of somebody's things; of several alike one, with the fewest uses left, and best not worn."""
    found: dict[tuple[str, str], tuple[bool, int, int]] = {}
    for place, item in enumerate(figure.character.items):
        if wanted(item):
            key, this = (item.key, item.spell), (item.is_worn, item.uses, place)
            found[key] = min(found.get(key, this), this)
    return tuple(place for _, _, place in found.values())


def _is_wearable(item: Item) -> bool:
    return bool(item.armor) or item.kind in WEARABLE


def _selling(game: Game, who: str, place: int, item: Item) -> Offer:
    """A thing sold; what the market asks for it is proposed as its price."""
    price = content(game).market.get(item.key)
    gets = 1 if price is None else max(price.gold, 1)
    sold = a.DropItem(who=who, item=place, gets=gets)
    return Offer(name="sell", action=sold, params=(number("gets", gets, 1, DEAREST),))


def _buying(game: Game, figure: Figure) -> Iterator[Offer]:
    """Anything of the market that somebody has the gold and the slots for."""
    body, slots = figure.character, game.settings.slots
    goods = tuple(
        key
        for key, good in content(game).market.items()
        if good.item is not None and good.gold <= body.gold
        if used_slots(game, replace(body, items=(*body.items, good.item), gold=body.gold - good.gold))
        <= slots
    )
    if goods and not figure.is_out:
        usual = "torch" if "torch" in goods else goods[0]
        bought = a.TakeItem(who=figure.id, key=usual, price=a.AT_MARKET_PRICE)
        yield Offer(name="buy", action=bought, params=(choice("key", goods, usual),))


def _paying(game: Game, scene: Scene, figure: Figure) -> Iterator[Offer]:
    """Services that somebody has the gold for, and the wages of those who are in the party’s service."""
    who, purse = figure.id, figure.character.gold
    sold = {**SERVICES, **content(game).services}
    served = {one.character.trade for one in party(scene) if one.character.kind == "hireling"}
    known = {
        "pay": tuple(key for key, one in sold.items() if one.section != "hirelings" and scene.has_trade),
        "pay-wages": tuple(key for key in sold if key in served),
    }
    for name, keys in known.items():
        if within := tuple(key for key in keys if sold[key].gold <= purse and not figure.is_out):
            paid = a.Pay(who=who, key=within[0])
            yield Offer(name=name, action=paid, params=(choice("key", within, within[0]), DAYS))


DAYS = number("count", 1, 1, MOST_DAYS)


def _is_worn_out(figure: Figure) -> bool:
    """Whether a rest would change anything for somebody."""
    body = figure.character
    return body.hp < body.hp_most or body.state == "stable" or any(scar.due == "rest" for scar in body.scars)


def _rests(game: Game, scene: Scene, people: tuple[Figure, ...]) -> Iterator[Offer]:
    ids = tuple(one.id for one in people)
    if any(_is_worn_out(one) for one in people):
        yield Offer(name="party-rest", action=a.Rest(who=ids), params=REST)
    yield Offer(name="make-camp", action=a.MakeCamp(who=ids), params=(some("skips", ids),))
    if any(_needs_care(one) for one in people):
        yield Offer(name="rest-week", action=a.RestWeek(who=ids))
    for one in people:
        rows = dict.fromkeys(
            scar.row for scar in one.character.scars if scar.due in ("rest", "mended", "recovered")
        )
        for row in rows:
            yield Offer(name="mend", action=a.Mend(who=one.id, row=row))
        for place in _different(one, lambda item: item.kind == "relic" and 0 <= item.uses < item.uses_most):
            relic = a.Recharge(who=one.id, item=place, key=one.character.items[place].key)
            yield Offer(name="recharge", action=relic)


def _needs_care(figure: Figure) -> bool:
    body = figure.character
    hurt = any(getattr(body, name) < getattr(body, f"{name}_most") for name in ATTRIBUTES)
    return hurt or body.state != "fine"


def _passing(game: Game, scene: Scene, people: tuple[Figure, ...]) -> Iterator[Offer]:
    """Time, turns, watches, weather, and what the place is like."""
    turn, ids = game.settings.turn_rounds, tuple(one.id for one in people)
    rounds = number("rounds", turn, 1, MOST_DAYS * DAY_ROUNDS)
    yield Offer(name="pass-time", action=a.PassTime(rounds=turn), params=(rounds,))
    flags = (flag("is_loud"), flag("is_rolled", True))
    yield Offer(name="dungeon-turn", action=a.DungeonTurn(), params=flags)
    way = (choice("path", tuple(PATH)), choice("terrain", TERRAIN), choice("distance", tuple(DISTANCE)))
    # Where a journey is under way it goes on as it began.
    travel = a.Watch(activity="travel")
    yield (
        Offer(name="travel-on", action=travel)
        if scene.journey
        else Offer(name="travel", action=travel, params=way)
    )
    yield Offer(name="explore", action=a.Watch(activity="explore"))
    yield Offer(name="supply", action=a.Watch(activity="supply"), params=(some("who", ids),))
    season = choice("season", tuple(WEATHERS), scene.season)
    yield Offer(name="weather", action=a.RollWeather(season=scene.season), params=(season,))
    place = a.SetPlace(is_dark=not scene.is_dark, is_dangerous=scene.is_dangerous, has_trade=scene.has_trade)
    said = (flag("is_dark", place.is_dark), flag("is_dangerous", place.is_dangerous), flag("puts_out"))
    trade = flag("has_trade", place.has_trade)
    yield Offer(name="set-place", action=place, params=(*said, trade))


def _hiring(game: Game, scene: Scene, people: tuple[Figure, ...]) -> Iterator[Offer]:
    """A hireling of any trade, and anything of the market for anybody."""
    taken = {one.id for one in scene.figures}
    free = next(name for number in range(1, len(taken) + 2) if (name := f"hireling-{number}") not in taken)
    trades = (*TRADES, OWN_LIFE)
    params = (choice("trade", trades), Param(name="id", kind="text", default=free), flag("with_traits"))
    yield Offer(name="hire", action=a.Hire(trade=trades[0], id=free), params=params)
    goods = tuple(content(game).market)
    usual = "torch" if "torch" in goods else goods[0]
    given = a.TakeItem(who=people[0].id, key=usual)
    said = (_whom(people), choice("key", goods, usual), number("price", 0, 0, DEAREST))
    yield Offer(name="give-item", action=given, params=said)


def _befalling(game: Game, scene: Scene, people: tuple[Figure, ...]) -> Iterator[Offer]:
    """What befalls somebody: Fatigue, want, fear, a trap."""
    first, whom = people[0].id, _whom(people)
    yield Offer(name="take-fatigue", action=a.TakeFatigue(who=first), params=(whom,))
    for needs, wanting in _alike(people, lambda one: one.character.needs):
        met = a.Deprive(who=wanting[0].id, on=False, need=needs[0])
        yield Offer(name="meet-need", action=met, params=(_whom(wanting), choice("need", needs)))
    for needs, others in _alike(people, _missing):
        deprive = a.Deprive(who=others[0].id, need=needs[0])
        yield Offer(name="deprive", action=deprive, params=(_whom(others), choice("need", needs)))
    if calm := tuple(one for one in people if not one.is_panicked and not one.is_out):
        yield Offer(name="panic", action=a.Panic(who=calm[0].id), params=(_whom(calm),))
    flags = (flag("is_wary"), flag("is_certain"), flag("is_armored"))
    trap = (whom, choice("attribute", ATTRIBUTES), die("die", 4, 6, 8, 10, 12), *flags)
    yield Offer(name="trap", action=a.SpringTrap(who=first), params=trap)


def _missing(figure: Figure) -> tuple[Need, ...]:
    """What the Warden may take from somebody: whatever they do not lack yet."""
    return tuple(need for need in NEEDS if need not in figure.character.needs)


def _alike(
    people: tuple[Figure, ...], needs: Callable[[Figure], tuple[Need, ...]]
) -> Iterator[tuple[tuple[Need, ...], tuple[Figure, ...]]]:
    """People by the needs that can be named of them: whatever is offered then holds for each."""
    for named in dict.fromkeys(needs(one) for one in people):
        if named:
            yield named, tuple(one for one in people if needs(one) == named)


def _replacing(scene: Scene, who: str) -> Iterator[Offer]:
    """Somebody for the player of a dead character: each hireling, or somebody new."""
    body = scene.figure(who).character
    if body.is_dead and body.kind == "pc":
        hirelings = [one.id for one in party(scene) if one.character.kind == "hireling"]
        for hireling in ("", *hirelings):
            name = "take-over" if hireling else "replace"
            yield Offer(name=name, action=a.Replace(who=who, hireling=hireling))


def _whom(people: tuple[Figure, ...]) -> Param:
    return choice("who", tuple(one.id for one in people))
