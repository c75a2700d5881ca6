"""What is learnt besides levels: a perk exchanged with a master, a perk as a gift, a language settled."""

from __future__ import annotations

from msgspec.structs import replace

from nde.dice import GM, Ask, Procedure, Tell
from nde.errors import Unreadable
from nde.rules.documents import LONGEST, shown
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import GrantPerk, LearnLanguage, Retrain
from nde.rules.tkds.character import Character
from nde.rules.tkds.effects.general import Effects
from nde.rules.tkds.effects.growth import (
    LanguageLearned,
    PerkLost,
    SpellForgotten,
    SpellLearned,
    Trained,
    changed,
    open_language,
    trained_tag,
)
from nde.rules.tkds.making.choices import choose
from nde.rules.tkds.making.equipment import is_within_load
from nde.rules.tkds.making.levels import require_levels
from nde.rules.tkds.making.likeness import LANGUAGES, all_but
from nde.rules.tkds.making.people import COMMON_LANGUAGES, OPEN, OPEN_RARE, RARE_LANGUAGES, split_perk
from nde.rules.tkds.making.perks import (
    are_perks_sound,
    gain_perk,
    is_perk_open,
    open_perks,
    open_spells,
    spells_allowed,
)
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able

RULE = "tkds/perks"


def resolve_retrain(game: Game, scene: Scene, action: Retrain) -> Procedure[Resolution]:
    """Exchange a perk for another, or a spell for another, by training between adventures."""
    body = require_able(scene, action.who).character
    require_levels(body, action.who)
    if scene.is_fight:
        raise ActionRefused("no-market-in-a-fight", rule="tkds/downtime", who=action.who)
    if scene.where != "home":
        raise ActionRefused("no-master-here", rule="tkds/downtime", who=action.who)
    is_spell = action.old in body.spells
    if not is_spell and action.old not in body.perks:
        raise ActionRefused("perk-not-had", rule=RULE, text=action.old, allowed=(*body.perks, *body.spells))
    what = "spell" if is_spell else "perk"
    if trained_tag(what) in scene.figure(action.who).used:
        raise ActionRefused("trained-already", rule=RULE, who=action.who, what=what)
    if is_spell:
        return (yield from _retrain_spell(game, body, action))
    left = _without(body, action.old)
    if not are_perks_sound(left):
        raise ActionRefused("perk-still-needed", rule=RULE, text=action.old)
    if not is_perk_open(left, action.new) or action.new == action.old:
        allowed = tuple(one for one in open_perks(game, left) if one != action.old)
        raise ActionRefused("perk-not-open", rule=RULE, text=action.new, allowed=allowed)
    if not is_within_load(game, replace(left, perks=(*left.perks, action.new))):
        raise ActionRefused("too-much-to-carry", rule="tkds/load", who=action.who)
    if not (yield from _is_allowed(action, RULE)):
        return Resolution(outcome="", effects=())
    key, detail = split_perk(action.old)
    yield Tell(RULE, "perk-given-up", {"who": action.who, "perk": key})
    lost = PerkLost(who=action.who, perk=key, detail=detail, is_named=bool(detail), rule=RULE)
    effects: Effects = (lost,)
    after = changed(game, body, effects)
    if after.essence_most < body.essence_most:
        yield Tell("tkds/essence", "essence-most", {"who": action.who, "points": after.essence_most})
    effects += yield from _forget_spells(game, after, action.who)
    after = changed(game, body, effects)
    effects += yield from gain_perk(game, after, action.who, action.new)
    trained = Trained(who=action.who, what="perk", rule=RULE)
    return Resolution(outcome="", effects=(*effects, trained))


def _is_allowed(action: Retrain, rule: str) -> Procedure[bool]:
    """Whether the GM agrees that there is somebody to learn it from, and time."""
    facts = (("who", action.who), ("old", action.old), ("new", action.new))
    answer = yield Ask(GM, "training-allowed", ("yes", "no"), "yes", rule, facts)
    if answer == "no":
        yield Tell(rule, "training-denied", {"who": action.who})
    return bool(answer == "yes")


def resolve_grant_perk(game: Game, scene: Scene, action: GrantPerk) -> Procedure[Resolution]:
    """A perk as the GM's gift: the one way to have more than the level allows."""
    body = scene.figure(action.who).character
    if body.is_dead:
        raise ActionRefused("is-dead", rule="tkds/dying", who=action.who)
    require_levels(body, action.who)
    if not is_perk_open(body, action.perk):
        raise ActionRefused("perk-not-open", rule=RULE, text=action.perk, allowed=open_perks(game, body))
    effects = yield from gain_perk(game, body, action.who, action.perk, is_gift=True)
    return Resolution(outcome="", effects=effects)


def resolve_learn_language(game: Game, scene: Scene, action: LearnLanguage) -> Procedure[Resolution]:
    """Settle a language left open, now that it is met."""
    body = require_able(scene, action.who).character
    rule, language = "tkds/languages", action.language.strip()
    if not language or language in (OPEN, OPEN_RARE):
        raise Unreadable("text-empty")
    if len(language) > LONGEST:
        raise Unreadable("text-too-long", text=shown(language), most=LONGEST)
    if language in body.languages:
        raise ActionRefused("language-known", rule=rule, who=action.who, text=language)
    if meant := all_but(language, LANGUAGES):
        raise Unreadable(
            "misspelt-value", text=language, nearest=meant, allowed=(*COMMON_LANGUAGES, *RARE_LANGUAGES)
        )
    if not {OPEN, OPEN_RARE} & set(body.languages):
        raise ActionRefused("no-open-language", rule=rule, who=action.who)
    if open_language(body, language) is None:
        raise ActionRefused("language-too-rare", rule=rule, text=language)
    yield Tell(rule, "language-settled", {"who": action.who, "language": language})
    learnt = LanguageLearned(who=action.who, language=language, rule=rule)
    return Resolution(outcome="", effects=(learnt,))


def _retrain_spell(game: Game, body: Character, action: Retrain) -> Procedure[Resolution]:
    rule = "tkds/spells"
    if action.new not in open_spells(game, body):
        raise ActionRefused("spell-not-open", rule=rule, text=action.new, allowed=open_spells(game, body))
    if not (yield from _is_allowed(action, rule)):
        return Resolution(outcome="", effects=())
    yield Tell(rule, "spell-forgotten", {"who": action.who, "spell": action.old})
    yield Tell(rule, "spell-learned", {"who": action.who, "spell": action.new})
    effects = (
        SpellForgotten(who=action.who, spell=action.old, rule=rule),
        SpellLearned(who=action.who, spell=action.new, rule=rule),
        Trained(who=action.who, what="spell", rule=rule),
    )
    return Resolution(outcome="", effects=effects)


def _forget_spells(game: Game, body: Character, who: str) -> Procedure[Effects]:
    """Ask which spells go with the perk that brought them."""
    effects: Effects = ()
    while len(body.spells) > spells_allowed(game, body):
        spell = yield from choose(who, "forgotten-spell", body.spells, body.spells[-1], "tkds/spells")
        yield Tell("tkds/spells", "spell-forgotten", {"who": who, "spell": spell})
        forgotten: Effects = (SpellForgotten(who=who, spell=spell, rule="tkds/spells"),)
        body = changed(game, body, forgotten)
        effects += forgotten
    return effects


def _without(body: Character, perk: str) -> Character:
    at = body.perks.index(perk)
    return replace(body, perks=body.perks[:at] + body.perks[at + 1 :])
