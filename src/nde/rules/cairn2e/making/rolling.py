"""The rolls that characters and hirelings share: attributes, HP, age, gold, and a row of a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from nde.dice import Ask, Procedure, Roll, Tell, parse
from nde.rules.cairn2e.making.tables import TRAITS

CREATION = "cairn2e/creation"
ATTRIBUTES = "cairn2e/attributes"
TRAITS_RULE = "cairn2e/traits"
NEWCOMER = "hero"
"""Who is asked: the character in the making has no other id yet."""
ROLL = "roll"
"""The answer that leaves a choice to the dice."""

THREE_DICE = parse("3d6")
YEARS = parse("2d20+10")


def roll_attributes(rule: str = ATTRIBUTES) -> Procedure[tuple[int, int, int]]:
    """3d6 each for STR, DEX and WIL, in that order."""
    strength: int = yield Roll(THREE_DICE, NEWCOMER, "strength")
    dexterity: int = yield Roll(THREE_DICE, NEWCOMER, "dexterity")
    will: int = yield Roll(THREE_DICE, NEWCOMER, "will")
    yield Tell(rule, "attributes-rolled", {"strength": strength, "dexterity": dexterity, "will": will})
    return strength, dexterity, will


def roll_hp(rule: str = CREATION) -> Procedure[int]:
    """1d6 HP."""
    hp: int = yield Roll(6, NEWCOMER, "starting-hp")
    yield Tell(rule, "starting-hp", {"hp": hp})
    return hp


def roll_age(rule: str = CREATION) -> Procedure[int]:
    """2d20 and ten years."""
    age: int = yield Roll(YEARS, NEWCOMER, "age")
    yield Tell(rule, "age-rolled", {"age": age})
    return age


def roll_gold(rule: str = CREATION) -> Procedure[int]:
    """3d6 gold pieces."""
    gold: int = yield Roll(THREE_DICE, NEWCOMER, "starting-gold")
    yield Tell(rule, "starting-gold", {"gold": gold})
    return gold


def roll_row(rows: Sequence[str], key: str, taken: Collection[str] = ()) -> Procedure[str]:
    """One row of a table, each as likely as the others; the next free one instead of one that is taken."""
    face: int = yield Roll(len(rows), NEWCOMER, key)
    in_turn = (*rows[face - 1 :], *rows[: face - 1])
    return next(row for row in in_turn if row not in taken)


def pick_or_roll(key: str, rows: Sequence[str], rule: str, taken: Collection[str] = ()) -> Procedure[str]:
    """One row of a table: the one somebody chooses, or whichever is rolled."""
    free = tuple(row for row in rows if row not in taken)
    answer: str = yield Ask(NEWCOMER, key, (ROLL, *free), ROLL, rule)
    if answer != ROLL:
        return answer
    return (yield from roll_row(rows, key, taken))


def roll_traits() -> Procedure[tuple[tuple[str, str], ...]]:
    """A word from each of the eight trait tables."""
    traits: dict[str, str] = {}
    for table, words in TRAITS.items():
        traits[table] = yield from roll_row(words, table)
    yield traits_told(traits)
    return tuple(traits.items())


def pick_traits() -> Procedure[tuple[tuple[str, str], ...]]:
    """A word from each of the eight trait tables, chosen or rolled."""
    traits: dict[str, str] = {}
    for table, words in TRAITS.items():
        traits[table] = yield from pick_or_roll(table, words, TRAITS_RULE)
    yield traits_told(traits)
    return tuple(traits.items())


def traits_told(traits: dict[str, str]) -> Tell:
    """The step that tells all eight at once."""
    return Tell(TRAITS_RULE, "traits", {**traits})
