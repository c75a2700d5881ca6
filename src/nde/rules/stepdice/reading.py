"""How a test is read: the outcomes from worst to best, and what every outcome owes."""

from __future__ import annotations

import msgspec

from nde.rules.stepdice.effects import ComplicationDue, Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Hero
from nde.rules.stepdice.settings import Settings

COMPLICATION, FAILURE, COST, SUCCESS, EXCEPTIONAL = OUTCOMES = (
    "complication",
    "failure",
    "cost",
    "success",
    "exceptional",
)
SUCCEEDS = frozenset((COST, SUCCESS, EXCEPTIONAL))


class Reading(msgspec.Struct, frozen=True):
    """What a test came to, and what it used up on the way."""

    outcome: str
    face: int
    """The number that decided; 0 where nothing was rolled."""
    is_one: bool
    """Whether the deciding die showed a 1, so that a complication is certain."""
    effects: Effects
    is_verdict: bool = False
    """Whether the GM settled it without a roll."""

    @property
    def succeeds(self) -> bool:
        """Whether what was tried works."""
        return self.outcome in SUCCEEDS

    @property
    def is_untried(self) -> bool:
        """Whether the GM called it almost impossible and nobody tried: nothing is spent, nothing follows."""
        return self.is_verdict and not self.succeeds


def read_face(settings: Settings, face: int, sides: int, tn: int) -> str:
    """Read one step die against a number: a 1 first, then the highest face, then the number.

    Whether the highest face succeeds below the number is the option `top_face`: rulings nde12-top-face
    and nde14-top-face.
    """
    if face == 1:
        return COMPLICATION
    if face == sides and (settings.top_face == "literal" or face >= tn):
        return EXCEPTIONAL
    return SUCCESS if face >= tn else FAILURE


def aftermath(game: Game, hero: Hero, reading: Reading) -> Effects:
    """What every test owes whatever it was for: a price, a certain complication, a changed situation."""
    rule = game.cite.variant if hero.character.variant == "2d6" else game.cite.outcome
    owed: Effects = ()
    if reading.outcome == COST:
        owed += (ComplicationDue(hero=hero.id, kind="cost", rule=rule),)
    if reading.is_one:
        owed += (ComplicationDue(hero=hero.id, kind="complication", rule=rule),)
    elif reading.outcome == FAILURE and game.settings.failure == "consequence" and not reading.is_verdict:
        owed += (ComplicationDue(hero=hero.id, kind="consequence", rule=rule),)
    return owed
