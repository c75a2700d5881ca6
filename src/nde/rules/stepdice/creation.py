"""Making a character and making it better: procedures that ask for each choice and propose an answer.

Questions a player may answer in their own words (`is_open`) suggest keys of suggestions.toml; the sheet
keeps either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from msgspec.structs import replace

from nde.dice import Ask, Procedure, Tell
from nde.errors import Fact, Illegal, Unreadable
from nde.rules.data import load_toml
from nde.rules.documents import LONGEST, shown
from nde.rules.ruleset import ActionRefused
from nde.rules.stepdice.attributes import convert_value, next_better, write_value
from nde.rules.stepdice.character import ATTRIBUTES, Asset, Character
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.gear import has_ranged
from nde.rules.stepdice.settings import Role

_WORDS = load_toml("nde.rules.stepdice", "suggestions.toml")


def _keys(kind: str, words: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{kind}-{word}" for word in words)


NONE = "none"
"""The answer that leaves protection out."""
NAMES, CONCEPTS, TALENTS, PROTECTIONS, GEAR = (
    _keys(kind, _WORDS[kind]) for kind in ("name", "concept", "talent", "protection", "gear")
)
_WEAPONS = {attribute: _keys("weapon", words) for attribute, words in _WORDS["weapon"].items()}
WEAPONS = {attribute: words for attribute, words in _WEAPONS.items() if attribute != "former"}
"""Weapons and tools for a conflict, by the attribute a role is best at."""
ASSETS: dict[str, Literal["", "wound", "die", "success-at-cost"]] = {
    f"asset-{key}": effect for key, effect in _WORDS["asset"].items()
}
"""Assets to choose from, each with the effect the engine knows for it."""
WORDS = frozenset((*NAMES, *CONCEPTS, *TALENTS, *PROTECTIONS, *GEAR, *ASSETS, *sum(_WEAPONS.values(), ())))
"""Every suggestion there is, also former ones."""


NEWCOMER = "hero"
"""Who is asked: the character in the making has no other id yet."""


def create(game: Game) -> Procedure[Character]:
    """Make a character; the proposed answers make a complete one of the first role."""
    settings, cite = game.settings, game.cite
    name = yield from _ask_text("name", NAMES, "")
    concept = ""
    if settings.has_concept:
        concept = yield from _ask_text("concept", CONCEPTS, cite.concept)
    roles = tuple(settings.roles)
    role: str = yield Ask(NEWCOMER, "role", roles, roles[0], cite.role)
    strength, dexterity, power = yield from _choose_attributes(game, settings.roles[role])
    talents = yield from _choose_talents(game)
    weapon = yield from _ask_text("weapon", WEAPONS[_best_at(settings.roles[role])], cite.gear)
    protection = yield from _choose_protection(game)
    gear = yield from _choose_several("gear", settings.trinkets, GEAR, cite.gear)
    facts = {"hearts": settings.hearts.start, "mana": settings.mana.start, "luck": settings.luck.per_session}
    yield Tell(cite.resources, "starting-resources", facts)
    made = Character(
        name=name,
        role=role,
        concept=concept,
        variant=settings.variant,
        strength=strength,
        dexterity=dexterity,
        power=power,
        hearts=settings.hearts.start,
        hearts_most=settings.hearts.start,
        mana=settings.mana.start,
        mana_most=settings.mana.start,
        luck=settings.luck.per_session,
        talents=talents,
        weapon=weapon,
        protection=protection,
        gear=gear,
    )
    if _best_at(settings.roles[role]) == "dexterity" and settings.shots == "gear" and not has_ranged(made):
        yield Tell(cite.gear, "nothing-to-shoot-with", {})
    return made


def word_messages() -> tuple[str, ...]:
    """Return the message id of every suggestion, for the words a pack may replace."""
    return tuple(f"option-{key}" for key in sorted(WORDS))


def _choose_attributes(game: Game, role: Role) -> Procedure[list[int]]:
    settings = game.settings
    if settings.variant == "2d6":
        values = yield from _assign_modifiers(game, role)
    else:
        dice = [role.strength, role.dexterity, role.power]
        if settings.array:
            dice = yield from _assign(game, "die", settings.array, dice, "d{}".format)
        values = [convert_value(settings, die, "step", settings.variant) for die in dice]
    for attribute, value in zip(ATTRIBUTES, values, strict=True):
        yield _starting_value(game, attribute, value)
    return values


def _assign_modifiers(game: Game, role: Role) -> Procedure[list[int]]:
    """Let the player hand out the modifiers; the role's best die suggests the highest."""
    dice = [role.strength, role.dexterity, role.power]
    best_first = sorted(range(3), key=lambda at: -dice[at])
    highest_first = sorted(game.settings.two_dice.array, reverse=True)
    wishes = [highest_first[best_first.index(at)] for at in range(3)]
    return (yield from _assign(game, "modifier", tuple(highest_first), wishes, "{:+d}".format))


def _assign(
    game: Game, kind: str, values: tuple[int, ...], wishes: list[int], write: Callable[[int], str]
) -> Procedure[list[int]]:
    """Ask for each attribute which of the values left it gets."""
    left = list(values)
    given: list[int] = []
    for attribute, wish in zip(ATTRIBUTES, wishes, strict=True):
        options = tuple(dict.fromkeys(map(write, left)))
        default = write(wish if wish in left else left[0])
        choice = yield Ask(
            NEWCOMER, f"{attribute}-{kind}", options, default, game.cite.attributes, is_advised=True
        )
        value = next(value for value in left if write(value) == choice)
        left.remove(value)
        given.append(value)
    return given


def _starting_value(game: Game, attribute: str, value: int) -> Tell:
    variant, cite = game.settings.variant, game.cite
    if variant == "step":
        return Tell(cite.attributes, "starting-die", {"attribute": attribute, "die": value})
    if variant == "d6":
        level = write_value(game.settings, variant, value)
        return Tell(
            cite.variant, "starting-level", {"attribute": attribute, "level": level, "threshold": value}
        )
    return Tell(cite.variant, "starting-modifier", {"attribute": attribute, "modifier": f"{value:+d}"})


def _choose_talents(game: Game) -> Procedure[tuple[str, ...]]:
    talents = yield from _choose_several("talent", game.settings.talents, TALENTS, game.cite.talent)
    for at, talent in enumerate(talents):
        if talent.casefold() in (earlier.casefold() for earlier in talents[:at]):
            raise Illegal("talent-twice", talent=talent)
    return talents


def _choose_protection(game: Game) -> Procedure[str]:
    is_free = game.settings.protection == "optional"
    suggested = (*PROTECTIONS, NONE) if is_free else PROTECTIONS
    choice = yield from _ask_text("protection", suggested, game.cite.gear)
    return "" if choice == NONE else choice


def _choose_several(
    key: str, count: int, suggested: tuple[str, ...], rule: str
) -> Procedure[tuple[str, ...]]:
    """Ask `count` times; an empty answer leaves one out."""
    chosen: list[str] = []
    for number in range(1, count + 1):
        left = tuple(one for one in suggested if one not in chosen)
        text = yield from _ask_text(f"{key}-{number}", left, rule)
        if text:
            chosen.append(text)
    return tuple(chosen)


def _ask_text(key: str, suggested: Iterable[str], rule: str) -> Procedure[str]:
    options = tuple(suggested)
    answer: str = yield Ask(NEWCOMER, key, options, options[0], rule, is_open=True)
    if len(answer) > LONGEST:
        raise Unreadable("text-too-long", text=shown(answer), most=LONGEST)
    return answer.strip()


def _best_at(role: Role) -> str:
    return max(ATTRIBUTES, key=lambda attribute: getattr(role, attribute))


CHOICES = (*ATTRIBUTES, "heart", "mana", "asset")


def advance(game: Game, character: Character) -> Procedure[Character]:
    """Ask what to raise, offering only what can be raised, and raise it."""
    rule = _rule(game, character)
    if character.is_dead:
        raise ActionRefused("growth-of-the-dead", rule=rule)
    options = possible_advances(game, character)
    if not options:
        raise ActionRefused("nothing-to-advance", rule=rule)
    choice: str = yield Ask(NEWCOMER, "advance", options, options[0], rule)
    text = ""
    if choice == "asset":
        # A sheet from a file has its assets as sentences: those that do something are known by what they do.
        known = {known for asset in character.assets for known in (asset.text, asset.effect) if known}
        ideas = tuple(key for key, effect in ASSETS.items() if not {key, effect} & known) or tuple(ASSETS)
        text = yield Ask(NEWCOMER, "asset-text", ideas, ideas[0], game.cite.asset, is_open=True)
    after = advance_by(game, character, choice, text=text)
    yield _told(game, character, after, choice)
    return after


def possible_advances(game: Game, character: Character) -> tuple[str, ...]:
    """Return what an advance may be spent on now."""
    return tuple(choice for choice in CHOICES if _refusal(game, character, choice) is None)


def advance_by(game: Game, character: Character, choice: str, *, text: str = "") -> Character:
    """Return the character after one advance, or refuse an impossible one with the reason.

    `text` words a new asset and means nothing otherwise.
    """
    refusal = _refusal(game, character, choice)
    if refusal is not None:
        raise refusal
    fills = 1 if game.settings.advance.raises == "both" else 0
    if choice == "heart":
        return replace(character, hearts_most=character.hearts_most + 1, hearts=character.hearts + fills)
    if choice == "mana":
        return replace(character, mana_most=character.mana_most + 1, mana=character.mana + fills)
    if choice == "asset":
        return replace(character, assets=(*character.assets, _new_asset(game, text)))
    better = next_better(game.settings, character.variant, getattr(character, choice))
    return replace(character, **{choice: better})


def _refusal(game: Game, character: Character, choice: str) -> ActionRefused | None:
    settings, rule = game.settings, _rule(game, character)
    if choice in ATTRIBUTES:
        value = getattr(character, choice)
        if next_better(settings, character.variant, value) is not None:
            return None
        shown_as = write_value(settings, character.variant, value)
        return ActionRefused("attribute-at-top", rule=rule, attribute=choice, value=shown_as)
    if choice == "heart":
        cap = settings.hearts.cap
        return ActionRefused("hearts-at-cap", rule=rule, cap=cap) if character.hearts_most >= cap else None
    if choice == "mana":
        cap = settings.mana.cap
        return ActionRefused("mana-at-cap", rule=rule, cap=cap) if character.mana_most >= cap else None
    if choice == "asset":
        return None if settings.advance.has_assets else ActionRefused("no-assets-in-game", rule=rule)
    return ActionRefused(
        "no-such-advance", rule=rule, text=choice, allowed=possible_advances(game, character)
    )


def _new_asset(game: Game, text: str) -> Asset:
    words = text.strip()
    if not words:
        raise ActionRefused("asset-without-text", rule=game.cite.asset)
    if len(words) > LONGEST:
        raise Unreadable("text-too-long", text=shown(words), most=LONGEST)
    return Asset(text=words, effect=ASSETS.get(words, ""))


def _told(game: Game, before: Character, after: Character, choice: str) -> Tell:
    rule = _rule(game, before)
    if choice == "heart":
        return Tell(rule, "advanced-heart", {"hearts": after.hearts_most})
    if choice == "mana":
        return Tell(rule, "advanced-mana", {"mana": after.mana_most})
    if choice == "asset":
        return Tell(game.cite.asset, "advanced-asset", {"asset": after.assets[-1].text})
    old, new = getattr(before, choice), getattr(after, choice)
    facts: dict[str, Fact]
    if before.variant == "step":
        facts = {"attribute": choice, "old_die": old, "new_die": new}
        return Tell(rule, "advanced-die", facts)
    if before.variant == "d6":
        level = write_value(game.settings, "d6", new)
        return Tell(rule, "advanced-level", {"attribute": choice, "level": level, "threshold": new})
    return Tell(rule, "advanced-modifier", {"attribute": choice, "old": f"{old:+d}", "new": f"{new:+d}"})


def _rule(game: Game, character: Character) -> str:
    return game.cite.advance if character.variant == "step" else game.cite.variant_advance
