"""Creatures of one's own: hit points, defence, skills and attacks, as the bestiary writes them."""

from __future__ import annotations

import re

from msgspec.structs import replace

from nde.dice import parse
from nde.errors import NdeError, Unreadable
from nde.rules.creatures import Creatures, shifted
from nde.rules.documents import Findings, shown
from nde.rules.ruleset import Param
from nde.rules.tkds.book.blocks import BLOCKS, Attack, Block, block_sheet, hit_points
from nde.rules.tkds.character import SKILLS
from nde.rules.tkds.scene import Figure

_LINE = re.compile(
    r"(?P<name>[^(]+?)\s*\((?P<damage>[^(),]+)(?:,\s*(?P<metres>\d{1,3})\s?m)?(?:,\s*(?P<skill>[a-z]+))?\)\s*"
)
MOST_SKILL = 20


def read_attack(line: str) -> Attack:
    """An attack written as `bite (1d6)`, `bow (1d8, 30 m)` or `fire (2d6, 10 m, intelligence)`.

    >>> read_attack("long spear (1d8, 2 m)").reach
    2
    """
    found = _LINE.fullmatch(line)
    skill = (found and found["skill"]) or ""
    if found is None or (skill and skill not in SKILLS):
        raise Unreadable("attack-unclear", text=shown(line))
    _require_dice(found["damage"])
    metres = int(found["metres"] or 1)
    is_far = metres > 3
    return Attack(
        key=found["name"].strip(),
        damage=found["damage"].strip(),
        skill=skill or ("dexterity" if is_far else "strength"),  # type: ignore[arg-type]
        reach=1 if is_far else metres,
        range=metres if is_far else 0,
    )


def attack_line(attack: Attack) -> str:
    """An attack as `read_attack` reads it, without what goes without saying.

    >>> attack_line(read_attack("fire (2d6, 10 m, intelligence)")), attack_line(read_attack("bite (1d6)"))
    ('fire (2d6, 10 m, intelligence)', 'bite (1d6)')
    """
    metres = attack.range or attack.reach
    usual = "dexterity" if attack.range else "strength"
    parts = (
        attack.damage,
        f"{metres} m" if metres != 1 else "",
        attack.skill if attack.skill != usual else "",
    )
    return f"{attack.key} ({', '.join(filter(None, parts))})"


def _require_dice(text: str) -> None:
    """Refuse what is not dice."""
    parse(text)


def _check(block: Block, found: Findings) -> None:
    for place, text in (
        ("hp", block.hp),
        *((f"attacks[{at}].damage", one.damage) for at, one in enumerate(block.attacks)),
    ):
        try:
            _require_dice(text)
        except NdeError as error:
            found.note(place, error)


OF_FIGURE = ("defence", "morale", "attacks", "resists", "immune", "weak", "tags")
OF_BODY = ("level", "speed", *SKILLS)


def block_of(figure: Figure) -> Block:
    """The stat block of a creature, unhurt."""
    body = figure.character
    return Block(
        id=figure.block or "creature",
        name=body.name,
        hp=str(body.hp_most),
        **{name: getattr(figure, name) for name in OF_FIGURE},
        **{name: getattr(body, name) for name in OF_BODY},
    )


def changed(figure: Figure, block: Block) -> Figure:
    """A creature with another stat block; what it has lost stays lost."""
    body, most = figure.character, hit_points(block)
    hp = shifted(body.hp, body.hp_most, most)
    numbers = {name: getattr(block, name) for name in OF_BODY}
    return replace(
        figure,
        character=replace(body, name=block.name, hp=hp, hp_most=most, **numbers),
        **{name: getattr(block, name) for name in OF_FIGURE},
    )


def _words(field: str) -> tuple[str, ...]:
    return tuple(sorted({word for block in BLOCKS.values() for word in getattr(block, field)}))


_KINDS = tuple(sorted({*_words("resists"), *_words("immune"), *_words("weak")}))
CREATURES = Creatures(
    plain=Block(id="creature", attacks=(Attack(key="claws"),)),
    params=(
        Param(name="hp", kind="text", default="8"),
        Param(name="defence", kind="number", least=1, most=40),
        Param(name="level", kind="number", least=1, most=30),
        Param(name="attacks", kind="text", is_many=True),
        *(Param(name=skill, kind="number", least=-MOST_SKILL, most=MOST_SKILL) for skill in SKILLS),
        Param(name="speed", kind="number", least=0, most=60),
        Param(name="morale", kind="choice", choices=("weak", "normal", "high", "unyielding")),
        *(
            Param(name=name, kind="choice", choices=_KINDS, is_many=True)
            for name in ("resists", "immune", "weak")
        ),
        Param(name="tags", kind="choice", choices=_words("tags"), is_many=True),
    ),
    kept=frozenset({"is_ours"}),
    sheet=block_sheet,
    attack=read_attack,
    attack_line=attack_line,
    of=block_of,
    changed=changed,
    check=_check,
)
"""How people write them."""
