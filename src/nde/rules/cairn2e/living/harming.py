"""Attributes lost past HP, and what nothing left of each means."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.errors import Fact
from nde.rules.cairn2e.character import Attribute
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.fight.effects import AttributeLost, Delirious, Died, Paralysed
from nde.rules.cairn2e.scene import Figure

LOSS = "cairn2e/attribute-loss"


def lose_attribute(figure: Figure, attribute: Attribute, points: int, rule: str) -> Procedure[Effects]:
    """The effects of damage to an attribute: dead at STR 0, unable to act at DEX or WIL 0."""
    score: int = getattr(figure.character, attribute)
    lost = min(points, score)
    left = score - lost
    if not lost:
        yield Tell(rule, "no-harm", {"who": figure.id})
        return ()
    facts: dict[str, Fact] = {"who": figure.id, "attribute": attribute, "points": lost, "left": left}
    yield Tell(rule, "attribute-lost", facts)
    effects: Effects = (AttributeLost(who=figure.id, attribute=attribute, points=lost, rule=rule),)
    if left:
        return effects
    if attribute == "strength":
        yield Tell(LOSS, "died", {"who": figure.id})
        return (*effects, Died(who=figure.id, rule=LOSS))
    if attribute == "dexterity":
        yield Tell(LOSS, "paralysed", {"who": figure.id})
        return (*effects, Paralysed(who=figure.id, rule=LOSS))
    yield Tell(LOSS, "delirious", {"who": figure.id})
    return (*effects, Delirious(who=figure.id, rule=LOSS))
