"""Spells that are kept up: one at a time, shaken by every wound, ended by unconsciousness or at will."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import KeepSpell
from nde.rules.tkds.book.equipment import hinders
from nde.rules.tkds.book.spells import CATEGORIES, SPELLS, Spell
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.general import Effects
from nde.rules.tkds.effects.magic import SpellEnded
from nde.rules.tkds.magic.aim import casting_skill
from nde.rules.tkds.rolls import SUCCEEDS, Attempt, check_degree
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able

RULE = "tkds/concentration"


def kept_by(scene: Scene, figure: Figure) -> Spell | None:
    """The spell somebody keeps up, or kept up until a moment ago.

    Whoever drops to 0 loses concentration at once; what the spell laid on people still tells of it.
    """
    if figure.concentration:
        return SPELLS.get(figure.concentration)
    laid = {one.key for other in scene.figures for one in other.conditions if one.source == figure.id}
    return next((spell for spell in SPELLS.values() if spell.concentrates and laid & spell.conditions), None)


def shaken(game: Game, scene: Scene, figure: Figure) -> Procedure[Effects]:
    """What becomes of the spell somebody keeps up who was just hurt: the casting check is repeated."""
    spell = kept_by(scene, figure)
    if spell is None:
        return ()
    _, effects = yield from shakes(game, figure, spell, KeepSpell(who=figure.id))
    return effects


def resolve_keep(game: Game, scene: Scene, action: KeepSpell) -> Procedure[Resolution]:
    """Hold on to a spell when the GM says that something shakes it."""
    figure = require_able(scene, action.who)
    spell = SPELLS.get(figure.concentration)
    if spell is None:
        raise ActionRefused("no-spell-kept", rule=RULE, who=action.who)
    degree, effects = yield from shakes(game, figure, spell, action)
    return Resolution(outcome=degree, effects=effects)


def shakes(game: Game, figure: Figure, spell: Spell, keeping: KeepSpell) -> Procedure[tuple[str, Effects]]:
    """The degree of the repeated casting check, and what becomes of the spell."""
    over = SpellEnded(who=figure.id, spell=spell.key, rule=RULE)
    facts = {"who": figure.id, "spell": spell.key}
    if figure.is_out or spell.is_fragile:
        yield Tell(RULE, "concentration-lost", facts)
        return "critical-failure", (over,)
    yield Tell(RULE, "concentration-shaken", facts)
    hindered = hinders(figure.character, "casting")
    if hindered:
        yield Tell("tkds/casting", "casting-hindered", {"who": figure.id, "cause": "casting-armour"})
    hu = keeping.hu or CATEGORIES[spell.category].hu
    attempt = Attempt(figure, casting_skill(game, figure, spell), hu, rule=RULE)
    degree, spent = yield from check_degree(game, attempt.weighed(keeping, hinders=hindered))
    paid = hero_spent(figure.id, spent)
    if degree in SUCCEEDS:
        yield Tell(RULE, "concentration-kept", facts)
        return degree, paid
    yield Tell(RULE, "concentration-lost", facts)
    return degree, (*paid, over)
