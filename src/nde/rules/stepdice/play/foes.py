"""Which foe plays which part, and what the foes' side does next: who acts, on whom, and with which move.

Nothing here rolls or remembers.  A foe with something special to do does it every fourth round, so that a
fight has a rhythm that players can read; a plain blow comes in between.  Nobody strikes those who are down
(rulings nde12-foe-play, nde14-foe-play).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from nde.board import Board, Zones, distance
from nde.rules.play import Kind, Rank
from nde.rules.ruleset import Offer, is_legal
from nde.rules.stepdice.actions import FoeStrike, MoveTo, Resolve, ShiftBand
from nde.rules.stepdice.combat import gets_at, shoots
from nde.rules.stepdice.companion.actions import UseMove
from nde.rules.stepdice.companion.blocks import blocks
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.records import LoseHeart, MoveRecord
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.movement import moves_of
from nde.rules.stepdice.offers import aimed_moves
from nde.rules.stepdice.params import hurtable
from nde.rules.stepdice.play.aims import aim
from nde.rules.stepdice.play.people import takes_part
from nde.rules.stepdice.scene import Foe, Hero, Scene, is_beside, is_in
from nde.rules.stepdice.turns import may_act

CAST: dict[Kind, dict[Rank, str]] = {
    "beast": {"minion": "bog-wolf", "elite": "cave-bear", "boss": "marsh-wyrm"},
    "undead": {"minion": "bone-walker", "elite": "barrow-guard", "boss": "drowned-king"},
    "raider": {"minion": "prowler", "elite": "sergeant", "boss": "ford-captain"},
    "brute": {"minion": "bruiser", "elite": "bulwark", "boss": "mill-giant"},
    "spirit": {"minion": "grave-light", "elite": "ash-wisp", "boss": "fog-mother"},
}
"""The same in every edition: each has these blocks, with numbers of its own."""


def cast(game: Game, kind: Kind, rank: Rank) -> str:
    """The block of a kind and rank; where a table plays without it, the plain foe of the rank or of any."""
    known = blocks(game)
    wanted = CAST[kind][rank]
    return next(id for id in (wanted, rank, *known) if id in known)


ORDER = {"support": 0, "controller": 1, "artillery": 2, "skirmisher": 3, "brute": 4}
"""Who acts first: those who set things up, then those who use it; plain foes last."""


RHYTHM = 4
"""Every how many rounds a foe does what it can do besides striking."""


def foe_choice(game: Game, scene: Scene, offers: tuple[Offer, ...]) -> Offer | None:
    """One of the offers, for the first foe that can still do something; nothing once none can."""
    if not scene.is_fight or scene.side != "foes":
        return None
    own: dict[str, list[Offer]] = {}
    for offer in offers:
        action = offer.action
        if isinstance(action, FoeStrike | UseMove):
            own.setdefault(action.foe, []).append(offer)
        elif isinstance(action, MoveTo | ShiftBand):
            own.setdefault(action.who, []).append(offer)
    waiting = [foe for foe in scene.foes if foe.id in own and not foe.has_acted and takes_part(foe)]
    for foe in sorted(waiting, key=_turn_of):
        choice = _choice_of(game, scene, foe, own[foe.id])
        if choice is not None:
            return choice
    return None


def foes_to_act(scene: Scene) -> tuple[str, ...]:
    """The foes that can still do something, in the order in which they act."""
    if not scene.is_fight or scene.side != "foes":
        return ()
    waiting = [foe for foe in scene.foes if not foe.has_acted and takes_part(foe)]
    return tuple([foe.id for foe in sorted(waiting, key=_turn_of)])


def foe_offers(game: Game, resolve: Resolve, scene: Scene, who: str) -> tuple[Offer, ...]:
    """What one foe can do, of the kinds that are chosen among."""
    foe = scene.foe(who)
    if not may_act(game, scene, foe):
        return tuple(moves_of(game, scene, foe, resolve)) if scene.space is not None else ()
    strikes = (FoeStrike(foe=who, hero=hero.id) for hero in hurtable(game, scene))
    offers = (
        *(Offer(name="foe-strike", action=one) for one in strikes),
        *(Offer(name="use-move", action=one) for one in aimed_moves(game, scene, foe)),
    )
    deeds = tuple(offer for offer in offers if is_legal(resolve, scene, offer.action))
    return (*deeds, *moves_of(game, scene, foe, resolve)) if scene.space is not None else deeds


def _turn_of(foe: Foe) -> int:
    return ORDER.get(foe.role, len(ORDER))


def _choice_of(game: Game, scene: Scene, foe: Foe, offers: list[Offer]) -> Offer | None:
    """What one foe does: a move whose time has come, else a blow, else a step towards the heroes."""
    fitting = [
        offer
        for offer in offers
        if isinstance(offer.action, UseMove) and _fits(game, scene, foe, offer.action)
    ]
    if fitting:
        moves = list(foe.moves)
        first = min(moves.index(offer.action.move) for offer in fitting)
        return _favoured(scene, foe, [one for one in fitting if one.action.move == moves[first]], _aimed_at)
    standing = [hero for hero in scene.heroes if not hero.is_down]
    blows = {one.action.hero: one for one in offers if isinstance(one.action, FoeStrike)}
    # Of equals, who is in reach already; of these, the first.
    ranked = sorted(standing, key=lambda hero: (-_worth(foe.role, hero), hero.id not in blows))
    for hero in ranked:
        offer = blows.get(hero.id) or _step_to(scene, foe, hero, offers)
        if offer is not None:
            return offer
    return _nearer(game, scene, offers)


def _step_to(scene: Scene, foe: Foe, hero: Hero, offers: Iterable[Offer]) -> Offer | None:
    """The shortest step after which a foe can strike at a hero in the same turn, if there is one."""
    if foe.has_acted or is_in(foe, "mired"):
        return None
    space, steps = scene.space, [one for one in offers if isinstance(one.action, MoveTo | ShiftBand)]
    if isinstance(space, Zones):
        there = (one for one in steps if isinstance(one.action, ShiftBand) and one.action.other == hero.id)
        return next((one for one in there if _strikes_after(scene, foe, hero, one)), None)
    places = space.places() if isinstance(space, Board) else {}
    if not {foe.id, hero.id} <= places.keys():
        return None
    at, goal = places[foe.id], places[hero.id]
    near = (one for one in steps if shoots(foe) or distance(one.action.square, goal) <= 1)
    ranked = sorted(
        near, key=lambda one: (distance(at, one.action.square), distance(one.action.square, goal))
    )
    return next((one for one in ranked if _strikes_after(scene, foe, hero, one)), None)


def _strikes_after(scene: Scene, foe: Foe, hero: Hero, step: Offer) -> bool:
    space, action = scene.space, step.action
    if isinstance(space, Board):
        return gets_at(replace(scene, space=space.put(foe.id, action.square)), foe, hero)
    if not isinstance(space, Zones) or not action.towards:
        return False
    return gets_at(replace(scene, space=space.approach(foe.id, hero.id)), foe, hero)


def _nearer(game: Game, scene: Scene, offers: Iterable[Offer]) -> Offer | None:
    """The step that brings a foe nearest to a hero, if one does."""
    steps = [one for one in offers if isinstance(one.action, MoveTo | ShiftBand)]
    gains = [(aim(game, scene, offer).gain, offer) for offer in steps]
    best = max(gains, key=lambda pair: pair[0], default=None)
    return best[1] if best is not None and best[0] > 0 else None


def _aimed_at(offer: Offer) -> str:
    targets = offer.action.targets
    return targets[0] if targets else ""


def _favoured(scene: Scene, foe: Foe, offers: list[Offer], target: Callable[[Offer], str]) -> Offer:
    """Of several offers the one against the hero this foe would rather hurt; the first among equals."""
    heroes = {hero.id: hero for hero in scene.heroes}

    def worth(offer: Offer) -> int:
        hero = heroes.get(target(offer))
        return 0 if hero is None else _worth(foe.role, hero)

    return max(offers, key=worth)


def _worth(role: str, hero: Hero) -> int:
    """How much a foe of a role wants to hurt a hero.

    Skirmishers and shooters pick off the weak, controllers those with power left; others take on
    whoever stands firmest.
    """
    if role in ("skirmisher", "artillery"):
        return -hero.character.hearts
    if role == "controller":
        return hero.character.mana
    return hero.character.hearts


def _fits(game: Game, scene: Scene, foe: Foe, action: UseMove) -> bool:
    """Whether it is time for a move: what it waits for is there, and it would change something."""
    record = companion(game.id).moves[action.move]
    return record.trigger in FITS and FITS[record.trigger](Time(game, scene, foe), action, record)


class Time(NamedTuple):
    """Now, for a foe that thinks about a move."""

    game: Game
    scene: Scene
    foe: Foe

    @property
    def is_due(self) -> bool:
        """Whether it is the round for what hurts nobody: every fourth."""
        return self.scene.round % RHYTHM == 0

    @property
    def has_come(self) -> bool:
        """Whether it is time to hurt otherwise than by a blow: when due, or always if it fights in phases."""
        return self.is_due or companion(self.game.id).has_phases(self.foe.rank)


def _is_outnumbered(now: Time, action: UseMove, record: MoveRecord) -> bool:
    scene = now.scene
    return sum(takes_part(one) for one in scene.foes) < sum(not hero.is_down for hero in scene.heroes)


def _is_ally_threatened(now: Time, action: UseMove, record: MoveRecord) -> bool:
    ally = now.scene.foe(action.ally)
    return now.is_due and takes_part(ally) and not is_in(ally, "bolstered")


def _is_under_fire(now: Time, action: UseMove, record: MoveRecord) -> bool:
    return now.is_due and not is_in(now.foe, "screened")


def _is_aimed_well(now: Time, action: UseMove, record: MoveRecord) -> bool:
    """At two or more where it may hit several; what only hampers, at nobody who is hampered so already."""
    is_time = now.has_come if _hurts(record) else now.is_due
    if not is_time or (record.targets == 0 and len(action.targets) < 2):
        return False
    deeds = [deed for deeds in (*record.failure, *record.always) for deed in deeds]
    lasting = {getattr(deed, "condition", "") for deed in deeds}
    return _hurts(record) or all(
        one.key not in lasting for id in action.targets for one in now.scene.hero(id).conditions
    )


def _is_close(now: Time, action: UseMove, record: MoveRecord) -> bool:
    """A move that hurts, when its time has come; one that only drives away, when due for those who shoot."""
    if _hurts(record):
        return now.has_come
    return (
        now.is_due
        and now.foe.can_shoot
        and any(is_beside(now.scene, now.foe.id, id) for id in action.targets)
    )


def _is_covered(now: Time, action: UseMove, record: MoveRecord) -> bool:
    """A hero behind cover, whom somebody who shoots would hit better, or only, without it."""
    space, foe, id = now.scene.space, now.foe, action.targets[0]
    if not isinstance(space, Board) or not {foe.id, id} <= {token.id for token in space.tokens}:
        return False
    is_bare = is_in(now.scene.hero(id), "exposed")
    cover = space.sight(foe.id, id).cover
    return foe.can_shoot and not is_bare and (cover == "full" or (now.is_due and cover != "none"))


def _hurts(record: MoveRecord) -> bool:
    return any(isinstance(deed, LoseHeart) for deeds in record.failure for deed in deeds)


FITS: dict[str, Callable[[Time, UseMove, MoveRecord], bool]] = {
    "outnumbered": _is_outnumbered,
    "ally-threatened": _is_ally_threatened,
    "under-fire": _is_under_fire,
    "heroes-grouped": _is_aimed_well,
    "heroes-near": _is_aimed_well,
    "hero-close": _is_close,
    "hero-covered": _is_covered,
}
"""When a move fits, by the trigger its record names; what only lets a foe slip away is left to the GM."""


def gist(scene: Scene) -> Callable[[Any], Any]:
    """What leaves out of anybody what no rule will look at again in a fight from this scene on.

    Of the round only its place in the rhythm of the foes' moves counts, and not even that where no foe has
    any.  Of foes who are out it only counts that they are.
    """
    rhythm = RHYTHM if any(foe.moves for foe in scene.foes) else 1

    def simplified(piece: Any) -> object:
        if isinstance(piece, Scene):
            return replace(piece, round=(piece.round - 1) % rhythm + 1, cast_down=0)
        if isinstance(piece, Foe) and piece.is_out:
            return replace(piece, conditions=(), used=(), moved=0, skipped=0)
        return piece

    return simplified
