"""The offers of a view as a person's client is sent them: few enough to be looked at, and light.

A program gets every offer with all its parameters.  A person's client asks for the parameters of those it
shows (`nde.prose.weighing`), and nobody walks a hundred foes across a peaceful map square by square: the game
master puts them where they are to be.
"""

from __future__ import annotations

from msgspec.structs import replace

from nde.prose.wording import destination
from nde.table.offers import Offered, offers_for
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import SeatView
from nde.table.visibility import scene_for


def shown_offers(state: State, seat: str) -> tuple[Offered, ...]:
    """The offers of a seat that its client is shown, in the order in which it is shown them."""
    offers = offers_for(state, seat)
    scene = scene_for(state, seat)
    if seat != GM or scene is None or state.playing.turn(scene).is_fight:
        return offers
    foes = {one.id for one in state.playing.people(scene) if one.side == "foes"}
    return tuple([one for one in offers if one.figure not in foes or destination(one.offer.action) is None])


def for_people(state: State, seen: SeatView) -> SeatView:
    """A view with the offers that a client is shown."""
    return replace(seen, offers=shown_offers(state, seen.seat)) if seen.offers else seen


def lightened(seen: SeatView) -> SeatView:
    """A view whose offers hold no more than is needed to take them."""
    light = tuple([replace(one, offer=replace(one.offer, params=(), preview=None)) for one in seen.offers])
    return replace(seen, offers=light)
