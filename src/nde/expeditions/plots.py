"""What an expedition is about: what is sought, who has it, and what nobody said at first.

The words are messages `expedition-prize-<id>`, `expedition-villain-<id>` and so on.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from nde.rules.play import Kind, Trial

Sort: TypeAlias = Literal["thing", "person"]
Nature: TypeAlias = Literal["", "old", "store"]
"""What there is to a thing: it is older than anybody who asks for it, or there is enough in it for two."""


class Prize(NamedTuple):
    """What is to be brought home."""

    id: str
    sort: Sort
    nature: Nature = ""


class Villain(NamedTuple):
    """Who has it: what sort of foe, and how the weakness is used."""

    id: str
    kind: Kind
    trial: Trial
    is_kin: bool = True
    """Whether they can be somebody's lost child."""


class Twist(NamedTuple):
    """What nobody said at first: for which prizes, and who waits outside for those who do not know it."""

    id: str
    sorts: tuple[Sort, ...]
    comes: Kind | Literal[""] = ""
    appeals: bool = False
    """Whether whoever knows it can move the villain by it."""
    nature: Nature = ""
    """What there has to be to the thing; empty where nothing has to."""

    def fits(self, prize: Prize, villain: Villain) -> bool:
        """Whether it can be true of what is sought and of who has it."""
        is_theirs = villain.is_kin or not self.appeals
        return prize.sort in self.sorts and self.nature in ("", prize.nature) and is_theirs


PRIZES = (
    Prize("bell", "thing", "old"),
    Prize("ledger", "thing"),
    Prize("mask", "thing", "old"),
    Prize("seed", "thing", "store"),
    Prize("lens", "thing", "old"),
    Prize("case", "thing", "store"),
    Prize("healer", "person"),
    Prize("surveyor", "person"),
    Prize("daughter", "person"),
)
VILLAINS = {
    one.id: one
    for one in (
        Villain("foreman", "raider", "nerve"),
        Villain("captain", "raider", "wits"),
        Villain("giant", "brute", "agility", is_kin=False),
        Villain("king", "undead", "nerve", is_kin=False),
        Villain("abbot", "undead", "wits"),
        Villain("lady", "spirit", "agility"),
        Villain("wolf", "beast", "nerve"),
        Villain("stargazer", "undead", "wits"),
    )
}
TWISTS = (
    Twist("liar", ("thing",), nature="old"),
    Twist("shared", ("thing",), nature="store"),
    Twist("willing", ("person",)),
    Twist("sleeper", ("thing", "person"), comes="spirit"),
    Twist("rivals", ("thing", "person"), comes="raider"),
    Twist("kin", ("thing", "person"), appeals=True),
)
VILLAGES = (
    *("Velm", "Harnik", "Osk", "Tarnau", "Milvar", "Lorn", "Eskel", "Duvar"),
    *("Korst", "Ramsel", "Ilmen", "Brodek", "Sarn", "Wendel", "Morva", "Aldern"),
)
"""Names that need no other form in any language: every sentence says what they are before it names them."""
