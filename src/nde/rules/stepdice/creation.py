"""Making a character: a procedure that asks for each choice and proposes an answer to every one.

Questions a player may answer in their own words (`is_open`) suggest keys of `suggestions`; the sheet
keeps either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from nde.dice import Ask, Procedure, Tell
from nde.errors import Illegal, Unreadable
from nde.rules.documents import LONGEST, shown
from nde.rules.stepdice.attributes import convert_value, write_value
from nde.rules.stepdice.character import ATTRIBUTES, Character
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.gear import has_ranged
from nde.rules.stepdice.settings import Role
from nde.rules.stepdice.suggestions import (
    CONCEPTS,
    GEAR,
    NAMES,
    NONE,
    PROTECTIONS,
    TALENTS,
    WEAPONS,
    WORDS,
)

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
    options = (*PROTECTIONS, NONE) if is_free else PROTECTIONS
    choice = yield from _ask_text("protection", options, game.cite.gear)
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
