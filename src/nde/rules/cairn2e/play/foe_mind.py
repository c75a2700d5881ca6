"""What the foes do when nobody decides for them: as creatures with some sense would."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from typing import Any

from nde.board import Zones
from nde.dice import Procedure
from nde.rules.cairn2e.actions import Declare, MoveTo, ShiftBand, Strike
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.bodies import armor_of, effective_hp
from nde.rules.cairn2e.fight.attacks import is_beside
from nde.rules.cairn2e.fight.offers import moves_and_strikes
from nde.rules.cairn2e.likeness import likeness
from nde.rules.cairn2e.play.aims import aim
from nde.rules.cairn2e.play.foe_attacks import attack_of, best_of, is_left_out
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Offer, each_of, legal_offers

KINDS = frozenset((Strike, MoveTo, ShiftBand))
"""The deeds a foe chooses among."""


def foe_choice(game: Game, scene: Scene, offers: tuple[Offer, ...]) -> Offer | None:
    """What the next foe without a deed does: strike whom it reaches, else come nearer; nothing when all have.

    All strike the weakest they reach, and nobody who has fallen (ruling cairn2e-foe-mind); each with what
    does most by its odds (ruling cairn2e-foe-attack).
    """
    whose = {deed.who for one in offers if type(deed := _deed(one)) in KINDS}
    # Others are not looked at: what they could do was not asked.
    for figure in _to_act(scene, whose):
        chosen = _best_strike(game, scene, figure, offers) or _way_nearer(game, scene, figure, offers)
        if chosen is not None:
            return chosen
    return None


def foes_to_act(scene: Scene) -> tuple[str, ...]:
    """The foes without a deed, in the order in which they choose one."""
    return tuple(one.id for one in _to_act(scene, {one.id for one in scene.figures}))


def _to_act(scene: Scene, among: Set[str]) -> Iterator[Figure]:
    """The foes without a deed among these, in the order in which they choose one."""
    if not scene.is_fight or scene.side != "foes":
        return
    busy = {deed.who for deed in scene.declared}
    for one in scene.figures:
        is_waiting = one.id in among and one.side == "foes" and one.id not in busy
        if is_waiting and not one.is_out and not one.has_acted:
            yield one


def foe_offers(
    game: Game, resolve: Callable[[Any, Any], Procedure[Any]], scene: Scene, who: str
) -> tuple[Offer, ...]:
    """What one foe can do, of the kinds that are chosen among."""
    figure = scene.figure(who)
    if scene.is_fight and scene.side != figure.side:
        return ()
    kinds = (one for one in each_of(moves_and_strikes(game, scene, figure)) if type(_deed(one)) in KINDS)
    return legal_offers(resolve, scene, kinds, likeness(game, scene))


def _deed(offer: Offer) -> Any:
    return offer.action.deed if type(offer.action) is Declare else offer.action


def _best_strike(game: Game, scene: Scene, figure: Figure, offers: tuple[Offer, ...]) -> Offer | None:
    """The strike at most people, then at the weakest, then the one that does most; nothing without one."""
    toughness = {one.id: _toughness(game, one) for one in scene.of_side("party") if not one.is_out}
    best: dict[Strike, Offer] = {}
    best_rank: tuple[int, int] | None = None
    for offer in offers:
        deed = offer.action.deed if type(offer.action) is Declare else None
        if type(deed) is not Strike or deed.who != figure.id or not toughness.keys() >= set(deed.targets):
            continue
        attack = attack_of(game, figure, deed)
        if is_left_out(game, attack) or not _is_sensible(scene, figure, attack, deed.targets):
            continue
        rank = (len(deed.targets), -min(toughness[id] for id in deed.targets))
        if best_rank is None or rank > best_rank:
            best, best_rank = {deed: offer}, rank
        elif rank == best_rank:
            best[deed] = offer
    if not best:
        return None
    first = next(iter(best))
    target = min(first.targets, key=toughness.__getitem__)
    alike = [deed for deed in best if deed.targets == first.targets]
    return best[best_of(game, scene, figure, alike, target)]


def _way_nearer(game: Game, scene: Scene, figure: Figure, offers: tuple[Offer, ...]) -> Offer | None:
    """The move that brings somebody nearest to an enemy; nothing where none does."""
    best: Offer | None = None
    best_rank = (0, 0)
    for offer in offers:
        deed = offer.action.deed if type(offer.action) is Declare else offer.action
        if isinstance(deed, MoveTo | ShiftBand) and deed.who == figure.id:
            rank = (aim(game, scene, offer).gain, -_bands_to_go(scene, deed))
            if rank[0] > 0 and (best is None or rank > best_rank):
                best, best_rank = offer, rank
    return best


def _bands_to_go(scene: Scene, deed: MoveTo | ShiftBand) -> int:
    """How far somebody still is whom a step leads to; as far as can be if they take no part any more."""
    space = scene.space
    if not isinstance(deed, ShiftBand) or not isinstance(space, Zones):
        return 0
    return len(space.bands) if scene.figure(deed.other).is_out else space.steps(deed.who, deed.other)


def _toughness(game: Game, figure: Figure) -> int:
    """What it takes to bring somebody down."""
    return effective_hp(game, figure) + figure.character.strength + armor_of(game, figure)


def _is_sensible(scene: Scene, who: Figure, weapon: Attack, targets: tuple[str, ...]) -> bool:
    """Whether an attack makes sense from here: teeth and blades want somebody within reach.

    The rules let attacks of stat blocks reach anybody, since blocks do not say which are ranged.
    """
    if scene.space is None or weapon.is_ranged or weapon.is_blast:
        return True
    return all(is_beside(scene, who, scene.figure(id)) for id in targets)
