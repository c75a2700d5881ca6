"""Creatures of one's own in a step-dice game: a rank, its numbers, and what it can do."""

from __future__ import annotations

from msgspec.structs import replace

from nde.rules.creatures import Creatures, shifted
from nde.rules.documents import Findings, wrong_word
from nde.rules.ruleset import Param
from nde.rules.stepdice.companion.blocks import (
    ALSO_OF_FOES,
    Block,
    block_sheet,
    blocks,
    ranks_in_use,
)
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.game import Game, kept
from nde.rules.stepdice.scene import Foe

MOST_TN, MOST_WOUNDS, MOST_SPEED = 20, 12, 12


@kept
def creatures(game: Game) -> Creatures:
    """How a foe is written: its rank says the rest, unless it is said."""
    book, known = companion(game.id), blocks(game)
    ranks = tuple(ranks_in_use(game.settings))
    roles = tuple(sorted({block.role for block in known.values() if block.role}))

    def check(block: Block, found: Findings) -> None:
        for key, allowed in (("traits", book.traits), ("moves", book.moves)):
            for at, item in enumerate(getattr(block, key)):
                if item not in allowed:
                    found.note(f"{key}[{at}]", wrong_word(item, allowed))

    return Creatures(
        plain=known[ranks[0]],
        params=(
            Param(name="rank", kind="choice", choices=ranks, default=ranks[0]),
            Param(name="tn", kind="number", least=1, most=MOST_TN),
            Param(name="wounds", kind="number", least=1, most=MOST_WOUNDS),
            Param(name="speed", kind="number", least=0, most=MOST_SPEED),
            Param(name="can_shoot", kind="flag", default=False),
            Param(name="role", kind="choice", choices=("", *roles), default=""),
            Param(name="traits", kind="choice", choices=tuple(book.traits), is_many=True),
            Param(name="moves", kind="choice", choices=tuple(book.moves), is_many=True),
        ),
        kept=frozenset({"is_template", "hearts_from", "tactics"}),
        of_choice={"rank": {key: known[key] for key in ranks}},
        sheet=block_sheet,
        check=check,
        of=block_of,
        changed=changed,
    )


def block_of(foe: Foe) -> Block:
    """The stat block of a foe, unhurt."""
    kept = {name: getattr(foe, name) for name in ALSO_OF_FOES if name != "wounds"}
    return Block(id=foe.block or foe.rank, name=foe.name, wounds=foe.wounds_most, **kept)


def changed(foe: Foe, block: Block) -> Foe:
    """A foe with another stat block."""
    kept = {name: getattr(block, name) for name in ALSO_OF_FOES if name != "wounds"}
    wounds = shifted(foe.wounds, foe.wounds_most, block.wounds)
    return replace(foe, name=block.name, wounds=wounds, wounds_most=block.wounds, **kept)
