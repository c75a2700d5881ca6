"""Creatures of one's own: Hit Protection, Armor, scores and attacks, as a stat line writes them."""

from __future__ import annotations

from msgspec.structs import replace

from nde.errors import Unreadable
from nde.rules.cairn2e.bestiary.numbers import Notes
from nde.rules.cairn2e.bestiary.shipped import SHARED, block_sheet
from nde.rules.cairn2e.bestiary.statblocks import MOST_ARMOR
from nde.rules.cairn2e.bestiary.statline import read_items
from nde.rules.cairn2e.blocks import Attack, Block
from nde.rules.cairn2e.character import ATTRIBUTES
from nde.rules.cairn2e.scene import Figure
from nde.rules.creatures import Creatures, shifted
from nde.rules.documents import shown
from nde.rules.ruleset import Param

MOST_HP, MOST_SCORE = 99, 40


def read_attack(line: str) -> Attack:
    """One attack, as it stands in a stat line: `wisp touch (d6, ignores armor)`."""
    notes = Notes(line)
    items = read_items(line, notes)
    for error in (*notes.faults, *notes.unread):
        raise error
    if len(items.attacks) != 1 or items.values or items.words:
        raise Unreadable("attack-unclear", text=shown(line))
    return items.attacks[0]


_MARKS = {
    "is_blast": "blast",
    "ignores_armor": "ignores armor",
    "ignores_hp": "ignores HP",
    "is_ranged": "ranged",
    "is_bulky": "bulky",
}
"""How a stat line says what is special about an attack."""


def attack_line(attack: Attack) -> str:
    """An attack as it stands in a stat line.

    >>> [attack_line(read_attack(line)) for line in ("wisp touch (d6, ignores armor)", "kick (2 damage)")]
    ['wisp touch (d6, ignores armor)', 'kick (2 damage)']
    """
    damage = attack.damage if attack.dice or not attack.flat else f"{attack.flat} damage"
    marks = (words for field, words in _MARKS.items() if getattr(attack, field))
    said = ", ".join(filter(None, (damage, *marks, attack.effect)))
    return f"{attack.name} ({said})" if said else attack.name


def block_of(figure: Figure) -> Block:
    """The stat block of a creature, unhurt."""
    body = figure.character
    return Block(
        id=figure.block or "creature",
        name=body.name,
        hp=body.hp_most,
        armor=figure.armor,
        **{name: getattr(body, f"{name}_most") for name in ATTRIBUTES},
        **{name: getattr(figure, name) for name in (*SHARED, "notes")},
    )


def changed(figure: Figure, block: Block) -> Figure:
    """A creature with another stat block; what it has lost stays lost."""
    body = figure.character
    scores: dict[str, int] = {}
    for name in (*ATTRIBUTES, "hp"):
        most = getattr(block, name)
        scores[f"{name}_most"] = most
        scores[name] = shifted(getattr(body, name), getattr(body, f"{name}_most"), most)
    return replace(
        figure,
        character=replace(body, name=block.name, **scores),
        armor=block.armor,
        **{name: getattr(block, name) for name in (*SHARED, "notes")},
    )


CREATURES = Creatures(
    plain=Block(id="creature", name="", hp=3),
    params=(
        Param(name="hp", kind="number", least=0, most=MOST_HP),
        Param(name="armor", kind="number", least=0, most=MOST_ARMOR),
        Param(name="attacks", kind="text", is_many=True),
        *(Param(name=name, kind="number", least=0, most=MOST_SCORE) for name in ATTRIBUTES),
        Param(name="critical", kind="text", default=""),
        Param(name="is_detachment", kind="flag", default=False),
        Param(name="is_fearless", kind="flag", default=False),
    ),
    sheet=block_sheet,
    attack=read_attack,
    attack_line=attack_line,
    of=block_of,
    changed=changed,
)
"""How people write them."""
