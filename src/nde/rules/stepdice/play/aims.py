"""Whose deed an action is, and what it is for."""

from __future__ import annotations

from msgspec.structs import replace

from nde.board import Board, Zones, distance
from nde.dice import GM
from nde.rules.play import Aim, Purpose
from nde.rules.ruleset import Effect, Offer
from nde.rules.stepdice import actions as a
from nde.rules.stepdice.combat import CROWD, minions, pressers
from nde.rules.stepdice.companion import actions as c
from nde.rules.stepdice.companion.book import class_of, companion
from nde.rules.stepdice.companion.moves import needs_heroes
from nde.rules.stepdice.companion.records import Bolster, Mend, Screen
from nde.rules.stepdice.effects import ComplicationDue
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import endangered
from nde.rules.stepdice.scene import Scene


def actor(action: a.Action) -> str:
    """The hero or foe whose deed an action is, or the game master."""
    return getattr(action, action.doer) if action.doer else GM


def aim(game: Game, scene: Scene, offer: Offer) -> Aim:
    """What an offer is for."""
    action = offer.action
    kind = type(action)
    if kind is a.Strike:
        cost = _price(game, action.tier, action.cost) if action.attack == "power" else 0
        # Who is held is not hurt, and nobody strikes friends unasked.
        if action.aim == "hold" or endangered(game, scene, action):
            return Aim(purpose="other", target=action.foe, cost=cost)
        return Aim(purpose="attack", target=action.foe, cost=cost, way=action.attack)
    if kind is a.FoeStrike:
        return Aim(purpose="attack", target=action.hero)
    if kind is a.MoveTo:
        return Aim(purpose="move", gain=_gain_on_board(scene, action))
    if kind is a.ShiftBand:
        return Aim(purpose="move", target=action.other, gain=_gain_in_bands(scene, action))
    if kind is a.UsePower:
        cost = _price(game, action.tier, action.cost)
        purpose: Purpose = "heal" if action.heals else "other"
        return Aim(purpose=purpose, target=action.heals, cost=cost, way="power" if action.heals else "")
    if kind is a.GiveHelp:
        return Aim(purpose="help", target=action.ally)
    if kind is a.RaiseUp:
        return Aim(purpose="raise", target=action.ally)
    if kind is c.UseMove:
        return _move(game, action)
    return Aim(purpose=action.purpose, cost=int(kind is c.SustainPower and action.pay == "mana"))


def setback(effect: Effect) -> int:
    """What somebody is set back by: a complication or consequence is as bad as the heart it may well cost."""
    return int(type(effect) is ComplicationDue)


def unasked(game: Game, scene: Scene) -> tuple[str, ...]:
    """What only a game master says: who is struck back where nobody stands anywhere, whom minions press, what
    complications do, and whether foes whose morale is checked give way.
    """
    settings = game.settings
    found: tuple[str, ...] = ()
    if scene.space is None and settings.retaliation == "core":
        found += ("struck-back-powers" if settings.power_failure == "both" else "struck-back",)
    if settings.several_foes != "off" and len(minions(scene)) >= CROWD:
        found += ("several-foes",)
    if _may_waver(game, scene):
        found += ("morale",)
    return (*found, "complications")


def bearing(scene: Scene, action: a.Action) -> a.Action:
    """An attack under standing rulings, without the crowd where not several minions press its doer.

    Where the scene knows no places all of them are in melee (ruling nde12-several-foes).
    """
    if type(action) is not a.Strike or not action.is_crowded or len(pressers(scene, action.hero)) >= CROWD:
        return action
    return replace(action, is_crowded=False)


def _may_waver(game: Game, scene: Scene) -> bool:
    """Whether there can be a reason in a fight to check the morale of foes who then still stand."""
    book = companion(game.id)
    foes = [foe for foe in scene.foes if not foe.is_out]
    triggers = [(foe, book.morale.triggers.get(class_of(book, foe.rank))) for foe in foes]
    return any(least is not None and (len(foes) > 1 or least < foe.wounds) for foe, least in triggers)


def _price(game: Game, tier: str, cost: int | None) -> int:
    return game.settings.tiers[tier].costs[0] if cost is None else cost


def _move(game: Game, action: c.UseMove) -> Aim:
    """What a foe's move is for: to hurt or hamper heroes, to shield or mend an ally, to set something up."""
    record = companion(game.id).moves.get(action.move)
    if record is None:
        return Aim(purpose="other")
    if needs_heroes(record):
        return Aim(purpose="attack", target=action.targets[0] if action.targets else "")
    deeds = [deed for deeds in record.always for deed in deeds]
    if any(isinstance(deed, Bolster | Screen) for deed in deeds):
        return Aim(purpose="guard", target=action.ally)
    if any(isinstance(deed, Mend) for deed in deeds):
        return Aim(purpose="heal", target=action.ally)
    return Aim(purpose="prepare")


def _enemies(scene: Scene, who: str) -> list[str]:
    """Those of the other side who still take part."""
    if any(hero.id == who for hero in scene.heroes):
        return [foe.id for foe in scene.foes if not foe.is_out]
    return [hero.id for hero in scene.heroes if not hero.is_down]


def _gain_on_board(scene: Scene, action: a.MoveTo) -> int:
    """Squares that a move brings somebody nearer to the nearest enemy."""
    if not isinstance(scene.space, Board):
        return 0
    places = dict(scene.space.tokens)
    squares = [places[id] for id in _enemies(scene, action.who) if id in places]
    if not squares or action.who not in places:
        return 0
    start, end = places[action.who], action.square
    return min(distance(start, one) for one in squares) - min(distance(end, one) for one in squares)


def _gain_in_bands(scene: Scene, action: a.ShiftBand) -> int:
    """A band nearer to an enemy, or a band further away; nothing where it is no enemy."""
    if not isinstance(scene.space, Zones) or action.other not in _enemies(scene, action.who):
        return 0
    return 1 if action.towards else -1
