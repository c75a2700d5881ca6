"""Somebody with a body: a character, a hireling or a creature, as a sheet or a stat block has them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from nde.rules.sheets import Line

ATTRIBUTES = ("strength", "dexterity", "will")
Attribute = Literal["strength", "dexterity", "will"]
Nature = Literal["magic", "silver", "iron", "metal", "fire", "cold", "lightning", "acid", "water", "unfaced"]
"""What an attack is made of or made with, where some creature minds; `unfaced`: without meeting its eyes."""
NATURES: tuple[Nature, ...] = get_args(Nature)
METALS = frozenset(("metal", "iron", "silver"))
"""Whatever is made of one of these is metal."""
Kind = Literal["pc", "hireling", "npc"]
Need = Literal["food", "sleep", "rest", "healing", "other"]
"""What somebody may lack: `rest` by the third scar, `healing` by the eleventh, `other` by the Warden."""
WALLOPED, MORTAL, DOOMED = 3, 11, 12
"""Scars that do more than their own roll, by their rows; the last is the gravest there is."""
SCAR_NEEDS: dict[tuple[int, str], Need] = {(WALLOPED, "rest"): "rest", (MORTAL, "recovered"): "healing"}
"""Scars that deprive by row and by what their own roll waits for: until then this is lacking."""
Due = Literal["now", "rest", "mended", "recovered", "save", "done"]
"""When a scar's own roll is made; `done` once it was."""
Score = Annotated[int, Line(most=99)]
"""An attribute or HP: a sheet may show far more than any scar gives."""
Count = Annotated[int, Line(most=9_999)]
Uses = Annotated[int, Line(least=-1, most=999)]


class Item(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, forbid_unknown_fields=True):
    """A thing carried: what it weighs, and what it is good for."""

    key: str
    """A key of the market or of a background, worded as `item-<key>`; or a player's own words."""
    kind: Literal[
        "gear", "weapon", "armor", "spellbook", "scroll", "relic", "light", "food", "mount", "feed"
    ] = "gear"
    slots: Annotated[int, Line(most=2)] = 1
    """0 petty, 1, or 2 bulky."""
    dice: tuple[int, ...] = ()
    """Damage dice by their sides: (8,) for a d8, (6, 6) for a pair."""
    armor: Annotated[int, Line(most=3)] = 0
    is_worn: bool = False
    """Worn or held: only then its armor counts."""
    is_ranged: bool = False
    is_blast: bool = False
    ignores_armor: bool = False
    spell: str = ""
    """The spell of a book or scroll, or the power of a relic."""
    uses: Uses = -1
    """Uses, lights or meals left; -1 where nobody counts."""
    uses_most: Uses = -1
    recharge: str = ""
    """How a relic gets its uses back."""
    nature: tuple[Nature, ...] = ()
    """What a weapon is made of or works by, where some creature minds."""
    carries: Annotated[int, Line(most=99)] = 0
    """Slots of an animal or a cart, which hold what its owner neither wears nor holds."""


class Scar(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scar by its row of the table, what it fell on, and when its own roll is due."""

    row: int
    detail: str = ""
    """A key: the place of row 1 and 4, the attribute of row 6."""
    due: Due = "now"


class Character(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """A body with three attributes, hit protection and a load; characters also have a story."""

    name: str = ""
    kind: Kind = "pc"
    background: str = ""
    age: Count = 0
    strength: Score
    strength_most: Score
    dexterity: Score
    dexterity_most: Score
    will: Score
    will_most: Score
    hp: Score
    hp_most: Score
    items: tuple[Item, ...] = ()
    fatigue: int = 0
    gold: Count = 0
    is_deprived: bool = False
    deprived_hours: Count = 0
    """How long they have gone without, since the last Fatigue it cost."""
    lacks: tuple[Need, ...] = ()
    """What they go without, as far as it was said; what open scars deprive them of is not listed here."""
    scars: tuple[Scar, ...] = ()
    state: Literal["fine", "critical", "stable", "mortal", "dead"] = "fine"
    """`critical`: crawling and dying; `stable`: out of action but safe; `mortal`: the eleventh scar."""
    dying: Count = 0
    """Rounds left to somebody who is dying; 0 for everybody else."""
    traits: tuple[tuple[str, str], ...] = ()
    """Trait table and word: (physique, …), … (virtue, …), (vice, …)."""
    bonds: tuple[str, ...] = ()
    omen: str = ""
    notes: tuple[str, ...] = ()
    """What the tables of the background gave besides things: keys, or a player's own words."""
    trade: str = ""
    """What a hireling is paid for: a key of the market's trades."""

    @classmethod
    def unhurt(cls, strength: int, dexterity: int, will: int, hp: int, **more: Any) -> Character:
        """Somebody with all they have when whole."""
        scores: dict[str, Any] = {"strength": strength, "dexterity": dexterity, "will": will, "hp": hp}
        return cls(**scores, **{f"{name}_most": score for name, score in scores.items()}, **more)

    @property
    def is_dead(self) -> bool:
        """Whether they are beyond help."""
        return self.state == "dead"

    @property
    def needs(self) -> tuple[Need, ...]:
        """Everything that deprives them now; each has to be met by itself."""
        if not self.is_deprived:
            return ()
        return tuple(dict.fromkeys((*self.scar_needs, *self.lacks))) or ("other",)

    @property
    def scar_needs(self) -> tuple[Need, ...]:
        """What open scars deprive them of."""
        kinds = (SCAR_NEEDS.get((scar.row, scar.due)) for scar in self.scars)
        return tuple(kind for kind in kinds if kind is not None)

    @property
    def load(self) -> int:
        """Slots taken: things and Fatigue; gold where the purse is too heavy is the game's business."""
        return sum([item.slots for item in self.items]) + self.fatigue
