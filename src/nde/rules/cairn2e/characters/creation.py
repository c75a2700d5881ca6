"""Making characters and hirelings: the game rolls what it rolls, and asks where a player may choose.

Every choice is left to the dice unless somebody makes it.  Names are suggestions: keys worded by
`option-name-…`, or a player's own words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec.structs import replace

from nde.dice import Ask, Procedure, Roll, Tell, parse
from nde.errors import Missing, Unreadable
from nde.rules.cairn2e.character import ATTRIBUTES, Character, Item
from nde.rules.cairn2e.characters.content import content, item_for
from nde.rules.cairn2e.characters.market import TRADES
from nde.rules.cairn2e.characters.tables import Grant
from nde.rules.cairn2e.settings import Game
from nde.rules.documents import LONGEST, shown

CREATION = "cairn2e/creation"
ATTRIBUTES_RULE = "cairn2e/attributes"
TRAITS_RULE = "cairn2e/traits"
NEWCOMER = "hero"
"""Who is asked: the character in the making has no other id yet."""
ROLL = "roll"
"""The answer that leaves a choice to the dice."""

THREE_DICE = parse("3d6")
YEARS = parse("2d20+10")
BACKGROUNDS_RULE = "cairn2e/backgrounds"
BONDS_RULE = "cairn2e/bonds"
OMENS_RULE = "cairn2e/omens"
SWAPS = {
    "no-swap": (0, 0),
    "strength-dexterity": (0, 1),
    "strength-will": (0, 2),
    "dexterity-will": (1, 2),
}
"""Which two attributes change places."""
HIRELINGS = "cairn2e/hirelings"
OWN_LIFE = "own-life"
"""Said instead of a trade for somebody with a background."""


def roll_attributes(rule: str = ATTRIBUTES_RULE) -> Procedure[tuple[int, int, int]]:
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


def roll_traits(game: Game) -> Procedure[tuple[tuple[str, str], ...]]:
    """A word from each of the eight trait tables."""
    traits: dict[str, str] = {}
    for table, words in content(game).traits.items():
        traits[table] = yield from roll_row(words, table)
    yield traits_told(traits)
    return tuple(traits.items())


def pick_traits(game: Game) -> Procedure[tuple[tuple[str, str], ...]]:
    """A word from each of the eight trait tables, chosen or rolled."""
    traits: dict[str, str] = {}
    for table, words in content(game).traits.items():
        traits[table] = yield from pick_or_roll(table, words, TRAITS_RULE)
    yield traits_told(traits)
    return tuple(traits.items())


def traits_told(traits: dict[str, str]) -> Tell:
    """The step that tells all eight at once."""
    return Tell(TRAITS_RULE, "traits", {**traits})


class Outfit(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was handed over so far."""

    items: tuple[Item, ...] = ()
    gold: int = 0
    notes: tuple[str, ...] = ()
    has_second_bond: bool = False


def outfit_of(game: Game, background: str) -> Procedure[Outfit]:
    """The gear of a background and what its two tables give."""
    life = content(game).backgrounds[background]
    yield Tell(BACKGROUNDS_RULE, "background-gear", {"background": background, "item": life.items})
    first: int = yield Roll(len(life.first), NEWCOMER, "first-table")
    yield from tell_grant(life.first[first - 1], BACKGROUNDS_RULE)
    second: int = yield Roll(len(life.second), NEWCOMER, "second-table")
    yield from tell_grant(life.second[second - 1], BACKGROUNDS_RULE)
    return handed(game, (Grant(items=life.items), life.first[first - 1], life.second[second - 1]))


def handed(game: Game, grants: Iterable[Grant]) -> Outfit:
    """All of several grants together."""
    given = tuple(grants)
    return Outfit(
        items=tuple(item_for(game, key) for one in given for key in one.items),
        gold=sum(one.gold for one in given),
        notes=tuple(one.note for one in given if one.note),
        has_second_bond=any(one.bond for one in given),
    )


def tell_grant(grant: Grant, rule: str) -> Procedure[None]:
    """Tells what a result of a table gives."""
    if grant.note:
        yield Tell(rule, "gift-note", {"note": grant.note})
    if grant.items:
        yield Tell(rule, "gift-items", {"item": grant.items})
    if grant.gold:
        yield Tell(rule, "gift-gold", {"gold": grant.gold})


def create(game: Game) -> Procedure[Character]:
    """Make a character; with the proposed answers everything is rolled."""
    background = yield from pick_or_roll("background", tuple(content(game).backgrounds), BACKGROUNDS_RULE)
    yield Tell(BACKGROUNDS_RULE, "background", {"background": background})
    name = yield from ask_name(game, background)
    outfit = yield from outfit_of(game, background)
    gold = yield from roll_gold()
    scores = yield from swapped((yield from roll_attributes()))
    hp = yield from roll_hp()
    age = yield from roll_age()
    traits = yield from _traits(game)
    bonds = yield from choose_bonds(game, outfit)
    tokens = handed(game, (content(game).bonds[bond] for bond in bonds))
    omen = yield from choose_omen(game)
    return Character.unhurt(
        *scores,
        hp,
        name=name,
        background=background,
        age=age,
        items=(*outfit.items, *tokens.items),
        gold=gold + outfit.gold + tokens.gold,
        traits=traits,
        bonds=bonds,
        omen=omen,
        notes=outfit.notes,
    )


def ask_name(game: Game, background: str) -> Procedure[str]:
    """A name: one of those the background suggests, or another."""
    names = content(game).names_of(background)
    answer: str = yield Ask(NEWCOMER, "name", names, names[0], CREATION, is_open=True)
    if len(answer) > LONGEST:
        raise Unreadable("text-too-long", text=shown(answer), most=LONGEST)
    return answer.strip()


def swapped(rolled: tuple[int, int, int]) -> Procedure[tuple[int, int, int]]:
    """The three scores after two of them changed places, if the player wants that."""
    facts = tuple(zip(ATTRIBUTES, rolled, strict=True))
    choice: str = yield Ask(NEWCOMER, "swap", tuple(SWAPS), "no-swap", CREATION, facts)
    one, other = SWAPS[choice]
    scores = list(rolled)
    scores[one], scores[other] = scores[other], scores[one]
    strength, dexterity, will = scores
    if choice != "no-swap":
        told = {"strength": strength, "dexterity": dexterity, "will": will}
        yield Tell(CREATION, "attributes-swapped", told)
    return strength, dexterity, will


def choose_bonds(game: Game, outfit: Outfit) -> Procedure[tuple[str, ...]]:
    """A bond, chosen or rolled, and a second one for whom the background gives one."""
    first = yield from pick_or_roll("bond", tuple(content(game).bonds), BONDS_RULE)
    yield from tell_bond(game, first)
    if not outfit.has_second_bond:
        return (first,)
    second = yield from roll_row(tuple(content(game).bonds), "second-bond", (first,))
    yield from tell_bond(game, second)
    return first, second


def tell_bond(game: Game, bond: str) -> Procedure[None]:
    """Tells a bond and what one has of it."""
    yield Tell(BONDS_RULE, "bond", {"bond": bond})
    yield from tell_grant(content(game).bonds[bond], BONDS_RULE)


def choose_omen(game: Game) -> Procedure[str]:
    """The omen that the youngest of the party brings; nothing for everybody else."""
    youngest: str = yield Ask(NEWCOMER, "youngest", ("no", "yes"), "no", OMENS_RULE)
    if youngest == "no":
        return ""
    omen = yield from pick_or_roll("omen", content(game).omens, OMENS_RULE)
    yield Tell(OMENS_RULE, "omen", {"omen": omen})
    return omen


def _traits(game: Game) -> Procedure[tuple[tuple[str, str], ...]]:
    """The eight traits, rolled at once or gone through one by one."""
    how: str = yield Ask(NEWCOMER, "traits", ("roll", "choose-each"), "roll", TRAITS_RULE)
    return (yield from (roll_traits(game) if how == "roll" else pick_traits(game)))


def new_hireling(game: Game, trade: str) -> Procedure[Character]:
    """Somebody of a trade: 3d6 for each attribute, 1d6 HP and the gear of their station."""
    if trade not in TRADES:
        raise Missing("no-such-trade", text=trade, allowed=(*TRADES, OWN_LIFE))
    station = TRADES[trade]
    yield Tell(HIRELINGS, "hireling-hired", {"trade": trade, "gold": station.gold})
    scores = yield from roll_attributes(HIRELINGS)
    hp = yield from roll_hp(HIRELINGS)
    gear = tuple(item_for(game, key) for key in station.items)
    return Character.unhurt(*scores, hp, kind="hireling", trade=trade, items=gear)


def new_hireling_with_background(game: Game) -> Procedure[Character]:
    """Somebody with a background instead of a trade: its tables, gold, attributes, HP and age."""
    background = yield from pick_or_roll("background", tuple(content(game).backgrounds), HIRELINGS)
    yield Tell(HIRELINGS, "hireling-background", {"background": background})
    outfit = yield from outfit_of(game, background)
    gold = yield from roll_gold(HIRELINGS)
    scores = yield from roll_attributes(HIRELINGS)
    hp = yield from roll_hp(HIRELINGS)
    age = yield from roll_age(HIRELINGS)
    return Character.unhurt(
        *scores,
        hp,
        kind="hireling",
        name=content(game).names_of(background)[0],
        background=background,
        age=age,
        gold=gold + outfit.gold,
        items=outfit.items,
        notes=outfit.notes,
    )


def give_traits(game: Game, hireling: Character) -> Procedure[Character]:
    """The same hireling with looks and nature from the trait tables.

    Apart from `new_hireling`, whose odds would have ten thousand times ten thousand paths with them.
    """
    traits = yield from roll_traits(game)
    return replace(hireling, traits=traits)
