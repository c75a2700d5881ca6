"""What an expedition is about: what is sought, who has it, and what nobody said at first.

The words are messages `expedition-prize-<id>`, `expedition-villain-<id>` and so on.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from nde.rules.play import Kind, Trial

Sort: TypeAlias = Literal["thing", "person"]


class Prize(NamedTuple):
    """What is to be brought home."""

    id: str
    sort: Sort


class Villain(NamedTuple):
    """Who has it: what sort of foe, and how the weakness is used."""

    id: str
    kind: Kind
    trial: Trial


class Twist(NamedTuple):
    """What nobody said at first: for which prizes, and who waits outside for those who do not know it."""

    id: str
    sorts: tuple[Sort, ...]
    comes: Kind | Literal[""] = ""
    appeals: bool = False
    """Whether whoever knows it can move the villain by it."""


PRIZES = (
    Prize("bell", "thing"),
    Prize("ledger", "thing"),
    Prize("mask", "thing"),
    Prize("seed", "thing"),
    Prize("lens", "thing"),
    Prize("case", "thing"),
    Prize("healer", "person"),
    Prize("surveyor", "person"),
    Prize("daughter", "person"),
)
VILLAINS = {
    one.id: one
    for one in (
        Villain("foreman", "raider", "nerve"),
        Villain("captain", "raider", "wits"),
        Villain("giant", "brute", "agility"),
        Villain("king", "undead", "nerve"),
        Villain("abbot", "undead", "wits"),
        Villain("lady", "spirit", "agility"),
    )
}
TWISTS = (
    Twist("liar", ("thing",)),
    Twist("willing", ("person",)),
    Twist("sleeper", ("thing", "person"), comes="spirit"),
    Twist("rivals", ("thing", "person"), comes="raider"),
    Twist("kin", ("thing", "person"), appeals=True),
)
CLOCKS = ("water", "hunt", "chant", "storm")
VILLAGES = (
    *("Velm", "Harnik", "Osk", "Tarnau", "Milvar", "Lorn", "Eskel", "Duvar"),
    *("Korst", "Ramsel", "Ilmen", "Brodek", "Sarn", "Wendel", "Morva", "Aldern"),
)
"""Names that need no other form in any language: every sentence says what they are before it names them."""
