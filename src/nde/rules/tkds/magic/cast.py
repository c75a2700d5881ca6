"""Casting: the price, the check, and the result; and letting go of a spell that is kept up."""

from __future__ import annotations

from nde.dice import Ask, Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import CastSpell, EndSpell
from nde.rules.tkds.book.equipment import VESSELS
from nde.rules.tkds.book.spells import Spell
from nde.rules.tkds.effects import magic as e
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.general import Effects, after, done
from nde.rules.tkds.effects.time import TurnPassed
from nde.rules.tkds.exploration.time import roll_event, time_passes
from nde.rules.tkds.magic.aim import RULE, SCROLLS, Aimed, aim, causes_of
from nde.rules.tkds.magic.concentration import RULE as CONCENTRATION
from nde.rules.tkds.magic.outcomes import Result, carry_out
from nde.rules.tkds.rolls import SUCCEEDS, Attempt, check, check_degree, points_of, with_points
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able, spend_action


def resolve_cast(game: Game, scene: Scene, action: CastSpell) -> Procedure[Resolution]:
    """Cast a spell: pay, roll the skill of the discipline, and do what the result says."""
    aimed = aim(game, scene, action)
    spell = aimed.spell
    facts = {"who": action.who, "spell": spell.key, "category": spell.category, "hu": aimed.hu}
    yield Tell(RULE, "casting", facts)
    degree, total, spent = yield from _check(game, scene, action, aimed)
    effects = spend_action(scene, action.who) + hero_spent(action.who, spent)
    effects += yield from _paid(game, action, aimed, degree)
    effects += yield from _time(game, after(game, scene, effects), spell)
    wider = yield from _widened(spell, action.who, degree)
    read_as = "success" if wider else degree
    effects += _kept(aimed, degree)
    caster = with_points(aimed.caster, points_of(aimed.caster) - spent)
    metres = spell.critical_area if wider else spell.area
    result = Result(spell, caster, aimed.targets, read_as, total, action.subject, action.to, metres)
    effects += yield from carry_out(game, scene, result)
    effects += _remembered(action, spell, degree)
    if spell.is_told and degree != "critical-failure":
        effects += (e.SpellTold(who=action.who, spell=spell.key, outcome=degree, rule=spell.rule),)
    if spell.is_ritual:
        effects += ((yield from roll_event()),)  # as at the end of any ten minutes
    return Resolution(outcome=degree, effects=effects)


def resolve_end_spell(game: Game, scene: Scene, action: EndSpell) -> Procedure[Resolution]:
    """Let go of the spell one keeps up; that takes no action."""
    figure = require_able(scene, action.who)
    if not figure.concentration:
        raise ActionRefused("no-spell-kept", rule=CONCENTRATION, who=action.who)
    yield Tell(CONCENTRATION, "spell-let-go", {"who": action.who, "spell": figure.concentration})
    over = e.SpellEnded(who=action.who, spell=figure.concentration, rule=CONCENTRATION)
    return done(over)


def _check(game: Game, scene: Scene, action: CastSpell, aimed: Aimed) -> Procedure[tuple[str, int, int]]:
    """The degree, the total where the spell needs it, and the hero points that went into it."""
    causes = causes_of(scene, aimed)
    for cause in causes:
        yield Tell(RULE, "casting-hindered", {"who": action.who, "cause": cause})
    if aimed.against:
        yield Tell(aimed.spell.rule, "casting-against", {"who": action.who, "total": aimed.against})
    attempt = Attempt(aimed.caster, aimed.skill, aimed.hu, rule=RULE).weighed(action, hinders=len(causes))
    if not aimed.spell.needs_total:
        degree, spent = yield from check_degree(game, attempt)
        return degree, 0, spent
    rolled = yield from check(game, attempt)
    return rolled.degree, rolled.total, rolled.spent


def _paid(game: Game, action: CastSpell, aimed: Aimed, degree: str) -> Procedure[Effects]:
    """What the casting costs: a use of what holds the spell, one's strength, or energy on every result."""
    kind = aimed.means.kind
    if kind and VESSELS[kind].is_used_up:
        yield Tell(SCROLLS, "vessel-used", {"who": action.who, "item": kind, "spell": aimed.spell.key})
        return (e.ThingUsed(who=action.who, place=action.scroll, item=kind, rule=SCROLLS),)
    if action.exhausts and not kind:
        yield Tell("tkds/perk-list", "cast-exhausting", {"who": action.who})
        return (e.GrewExhausted(who=action.who, rule="tkds/exhausted"),)
    if degree not in SUCCEEDS and not game.settings.cost_on_failure:
        yield Tell(RULE, "cast-for-nothing", {"who": action.who})
        return ()
    yield Tell("tkds/magic-energy", "cast-paid", {"who": action.who, "cost": aimed.means.cost})
    return (e.MagicSpent(who=action.who, points=aimed.means.cost, rule="tkds/magic-energy"),)


def _time(game: Game, scene: Scene, spell: Spell) -> Procedure[Effects]:
    """A ritual takes a ten-minute turn, longer than the dying last."""
    if not spell.is_ritual:
        return ()
    return (*(yield from time_passes(game, scene, 1)), TurnPassed(turns=1, rule="tkds/time"))


def _widened(spell: Spell, who: str, degree: str) -> Procedure[bool]:
    """Whether a critical success fills a wider area instead of lasting longer."""
    if degree != "critical-success" or not spell.critical_area:
        return False
    facts = (("spell", spell.key), ("area", spell.critical_area))
    choice = yield Ask(who, "spell-grows", ("longer", "wider"), "longer", spell.rule, facts)
    return bool(choice == "wider")


def _kept(aimed: Aimed, degree: str) -> Effects:
    """Concentration begins with the spell, and ends on another: one at a time."""
    caster, spell = aimed.caster, aimed.spell
    if not spell.concentrates or degree == "critical-failure":
        return ()
    begun = e.ConcentrationBegun(who=caster.id, spell=spell.key, rule=CONCENTRATION)
    if not caster.concentration:
        return (begun,)
    return (e.SpellEnded(who=caster.id, spell=caster.concentration, rule=CONCENTRATION), begun)


def _remembered(action: CastSpell, spell: Spell, degree: str) -> Effects:
    """What a spell examined is not examined again today; after a critical failure, not at this level."""
    if not spell.is_daily:
        return ()
    tried = e.SubjectTried(
        who=action.who,
        subject=action.subject,
        spell=spell.key,
        until="level" if degree == "critical-failure" else "day",
        rule=spell.rule,
    )
    return (tried,)
