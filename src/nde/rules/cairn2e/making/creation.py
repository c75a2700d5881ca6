"""Making a character: a procedure that rolls what the game rolls, and asks where a player may choose.

Every choice is left to the dice unless somebody makes it.  Names are suggestions: keys worded by
`option-name-…`, or a player's own words.
"""

from __future__ import annotations

from nde.dice import Ask, Procedure, Tell
from nde.errors import Unreadable
from nde.rules.cairn2e.character import ATTRIBUTES, Character
from nde.rules.cairn2e.making.outfit import Outfit, handed, outfit_of, tell_grant
from nde.rules.cairn2e.making.rolling import (
    CREATION,
    NEWCOMER,
    TRAITS_RULE,
    pick_or_roll,
    pick_traits,
    roll_age,
    roll_attributes,
    roll_gold,
    roll_hp,
    roll_row,
    roll_traits,
)
from nde.rules.cairn2e.making.tables import BACKGROUNDS, BONDS, OMENS, names_of
from nde.rules.cairn2e.settings import Game
from nde.rules.documents import LONGEST, shown

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


def create(game: Game) -> Procedure[Character]:
    """Make a character; with the proposed answers everything is rolled."""
    background = yield from pick_or_roll("background", tuple(BACKGROUNDS), BACKGROUNDS_RULE)
    yield Tell(BACKGROUNDS_RULE, "background", {"background": background})
    name = yield from ask_name(background)
    outfit = yield from outfit_of(game, background)
    gold = yield from roll_gold()
    strength, dexterity, will = yield from swapped((yield from roll_attributes()))
    hp = yield from roll_hp()
    age = yield from roll_age()
    traits = yield from _traits()
    bonds = yield from choose_bonds(outfit)
    tokens = handed(game, (BONDS[bond] for bond in bonds))
    omen = yield from choose_omen()
    return Character(
        name=name,
        background=background,
        age=age,
        strength=strength,
        strength_most=strength,
        dexterity=dexterity,
        dexterity_most=dexterity,
        will=will,
        will_most=will,
        hp=hp,
        hp_most=hp,
        items=(*outfit.items, *tokens.items),
        gold=gold + outfit.gold + tokens.gold,
        traits=traits,
        bonds=bonds,
        omen=omen,
        notes=outfit.notes,
    )


def ask_name(background: str) -> Procedure[str]:
    """A name: one of those the background suggests, or another."""
    names = names_of(background)
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


def choose_bonds(outfit: Outfit) -> Procedure[tuple[str, ...]]:
    """A bond, chosen or rolled, and a second one for whom the background gives one."""
    first = yield from pick_or_roll("bond", tuple(BONDS), BONDS_RULE)
    yield from tell_bond(first)
    if not outfit.has_second_bond:
        return (first,)
    second = yield from roll_row(tuple(BONDS), "second-bond", (first,))
    yield from tell_bond(second)
    return first, second


def tell_bond(bond: str) -> Procedure[None]:
    """Tells a bond and what one has of it."""
    yield Tell(BONDS_RULE, "bond", {"bond": bond})
    yield from tell_grant(BONDS[bond], BONDS_RULE)


def choose_omen() -> Procedure[str]:
    """The omen that the youngest of the party brings; nothing for everybody else."""
    youngest: str = yield Ask(NEWCOMER, "youngest", ("no", "yes"), "no", OMENS_RULE)
    if youngest == "no":
        return ""
    omen = yield from pick_or_roll("omen", OMENS, OMENS_RULE)
    yield Tell(OMENS_RULE, "omen", {"omen": omen})
    return omen


def _traits() -> Procedure[tuple[tuple[str, str], ...]]:
    """The eight traits, rolled at once or gone through one by one."""
    how: str = yield Ask(NEWCOMER, "traits", ("roll", "choose-each"), "roll", TRAITS_RULE)
    return (yield from (roll_traits() if how == "roll" else pick_traits()))
