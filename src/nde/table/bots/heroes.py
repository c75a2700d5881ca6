"""How heroes without a person are played: careful, bold, or healing first.

A manner is an order of wishes; the first that can be granted is.  Outside of fights heroes mend what they
can and go on with the adventure.
"""

from __future__ import annotations

from nde.table.bots import answering, exploring
from nde.table.bots.choice import Chosen, Reason, nothing
from nde.table.bots.manners import Manner
from nde.table.bots.outlook import Outlook
from nde.table.bots.wishes import WISHES, Hero
from nde.table.commands import Act, Do


def choose(look: Outlook, manner: Manner, refused: tuple[Do, ...] = ()) -> Chosen:
    """What the heroes of a seat do next in this manner."""
    answer = answering.by_worth(look, manner.name, manner.threshold)
    if answer is not None:
        return answer
    if look.is_waiting or look.scene is None:
        return nothing(manner.name)
    for figure in look.figures:
        chosen = _of_figure(look, manner, figure, refused)
        if chosen is not None:
            return chosen
    return exploring.choose(look, manner.name, refused) or nothing(manner.name)


def _of_figure(look: Outlook, manner: Manner, figure: str, refused: tuple[Do, ...]) -> Chosen | None:
    hero = Hero(look, manner, figure, refused)
    for wish in hero.wishes:
        offer = WISHES[wish](hero)
        if offer is not None:
            return Chosen(do=Act(action=offer.action), reason=Reason(policy=manner.name, key=wish))
    return None
