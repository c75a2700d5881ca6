"""What a client asks without doing anything: the worth of offers, a sheet, who stands how.

All of it is worked out beside the loop, on the state as it was when the question came.
"""

from __future__ import annotations

from typing import Any

from nde.errors import Missing
from nde.prose import Teller
from nde.prose.maps import sight_of
from nde.prose.menu import shown_offers
from nde.prose.sheets import sheet_of
from nde.prose.weighing import Weighed, weighed
from nde.table.state import State
from nde.web import messages as m


def answer_to(message: m.Weigh | m.Sheet | m.Sight, state: State, seat: str, language: str) -> m.AnyDown:
    """The answer to a question, or a refusal of it."""
    teller = Teller(seat, language)  # of its own: the connection's is in use on the loop
    if isinstance(message, m.Weigh):
        return _weights(message, state, teller)
    if isinstance(message, m.Sheet):
        return m.SheetTold(id=message.id, sheet=sheet_of(teller, state, seat, message.figure))
    return m.SightTold(id=message.id, sight=sight_of(teller, state, seat, message.figure, message.to))


def _weights(message: m.Weigh, state: State, teller: Teller) -> m.Weights:
    if message.version != state.version:
        # What stood at a place of an older view may be something else by now.
        return m.Weights(id=message.id, version=state.version, offers=())
    offers = shown_offers(state, teller.seat)
    found: list[Weighed] = []
    for wish in message.offers:
        if not 0 <= wish.offer < len(offers):
            raise Missing("no-such-offer", number=wish.offer, most=len(offers))
        values: dict[str, Any] = wish.values
        found.append(weighed(teller, state, teller.seat, wish.offer, offers[wish.offer], values))
    return m.Weights(id=message.id, version=message.version, offers=tuple(found))
