"""How a bot answers a game master who calls for a roll, and what one that leads says to what people try."""

from __future__ import annotations

from nde.table.bots.outlook import Chosen, Reason
from nde.table.called_rolls import card_prospect
from nde.table.commands import AnyDo, CallFor, Decline, Do, Respond
from nde.table.conversation import Call
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view_calls import CardView, calls_for, tries_for


def answer(state: State, seat: str, refused: tuple[Do, ...]) -> Chosen | None:
    """What the bot in a seat says to the oldest call or try that waits for it; nothing where none does."""
    for shown in calls_for(state, seat):
        for card in shown.cards:
            if card.is_mine and not card.has_declined:
                return _chosen(_roll(state, seat, shown.call, card, refused), "called")
    for attempt in tries_for(state, seat) if seat == GM else ():
        do = CallFor(attempt=attempt.number)
        if do not in refused:
            return _chosen(do, "usual-ruling")
    return None


def _roll(state: State, seat: str, call: Call, card: CardView, refused: tuple[Do, ...]) -> AnyDo:
    """Roll with what is likeliest to work, as far as the seat can tell; whoever cannot roll declines."""
    one = call.one(card.figure)
    assert one is not None

    def chance(trait: str) -> float:
        prospect = card_prospect(state, seat, call, one, trait)
        return float(prospect.chance + prospect.of("partly") / 2) if prospect is not None else 0.0

    do = Respond(call=call.number, figure=card.figure, trait=max(card.traits, key=chance, default=""))
    return do if do not in refused else Decline(call=call.number, figure=card.figure)


def _chosen(do: AnyDo, key: str) -> Chosen:
    return Chosen(do=do, reason=Reason(policy="conversation", key=key))
