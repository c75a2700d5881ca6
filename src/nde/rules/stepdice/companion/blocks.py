"""Stat blocks: an edition's templates and ready foes; every plain rank is a block as well."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec
from msgspec.structs import asdict

from nde.rules.ruleset import ActionRefused, Listing, Sheet, Source, Trait
from nde.rules.stepdice.companion.book import class_of, companion, scaled
from nde.rules.stepdice.companion.records import BlockRecord
from nde.rules.stepdice.game import Game, kept
from nde.rules.stepdice.scene import Foe, Scene
from nde.rules.stepdice.settings import Rank, Settings


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """A stat block, with the numbers of the game in use.  Its name is the message `block-<id>`."""

    id: str
    name: str = ""
    """The name of a creature of somebody's own."""
    rank: str
    tn: int
    wounds: int
    role: str = ""
    speed: int = 0
    can_shoot: bool = False
    traits: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    tactics: str = ""
    """How it fights, as a key: the message `tactics-<key>`."""
    is_template: bool = False
    hearts_from: Source = "book"
    """Where its hearts are from, if not from where the rest is."""


ALSO_OF_FOES = ("rank", "tn", "wounds", "role", "traits", "moves", "speed", "can_shoot")
"""What a foe has of its block at first."""


def ranks_in_use(settings: Settings) -> Mapping[str, Rank]:
    """The ranks foes may have: all of the game's, without elites where a table plays without them."""
    return {key: rank for key, rank in settings.ranks.items() if not (settings.no_elites and key == "elite")}


@kept
def blocks(game: Game) -> Mapping[str, Block]:
    """Every block of a game by id: plain ranks first, then templates, then ready foes.

    What a block leaves out is its rank's, so a pack that changes a rank changes the blocks of it, and a
    number of its own follows the pack's scale.  A block whose rank a pack has dropped is left out.
    """
    ranks, book = ranks_in_use(game.settings), companion(game.id)
    found = {
        key: Block(
            id=key, rank=key, tn=rank.tn, wounds=rank.wounds, hearts_from=book.hearts_from.get(key, "book")
        )
        for key, rank in ranks.items()
    }
    for key, record in book.blocks.items():
        if record.rank in ranks:
            found[key] = _block(key, record, game.settings)
    return MappingProxyType(found)


def block_sources(game_id: str) -> Mapping[str, Source]:
    """Where blocks are from: templates from the monster book, ready foes from us; ranks are the book's."""
    records = companion(game_id).blocks.items()
    return {key: "companion" if record.is_template else "ours" for key, record in records}


def foe_from_block(game: Game, id: str, named: str | Block) -> Foe:
    """A foe of a stat block (or plain rank, or somebody's own), unhurt, under the id it has in the scene."""
    known = blocks(game)
    if isinstance(named, str) and named not in known:
        raise ActionRefused("no-such-block", rule=game.cite.foe_blocks, block=named, allowed=tuple(known))
    block = known[named] if isinstance(named, str) else named
    return Foe(
        id=id,
        name=block.name,
        block=block.id if block.role or block.name else "",
        wounds_most=block.wounds,
        **{name: getattr(block, name) for name in ALSO_OF_FOES},
    )


def phase_of(game: Game, foe: Foe) -> int:
    """The phase a foe is in, from 1: the next with every heart lost, and always 1 for most classes.

    A new phase is the GM's cue for another move, other terrain or more pressure.
    """
    return 1 + foe.wounds_most - foe.wounds if companion(game.id).has_phases(foe.rank) else 1


def morale_due(game: Game, before: Scene, after: Scene) -> tuple[str, ...]:
    """The reasons, if any, to check morale after what happened between two scenes.

    A reason is a class of foe: the first of the lowest class fell, or one of a higher class has now
    lost as many wounds as the edition says.
    """
    book = companion(game.id)
    old = {foe.id: foe for foe in before.foes}
    found: dict[str, None] = {}
    for foe in after.foes:
        key = class_of(book, foe.rank)
        wanted = book.morale.triggers.get(key)
        if wanted is None or foe.id not in old:
            continue
        if foe.wounds_most - foe.wounds < wanted or old[foe.id].wounds_most - old[foe.id].wounds >= wanted:
            continue
        if foe.wounds_most == 1 and any(_fell(one, game, key) for one in before.foes):
            continue
        found[key] = None
    return tuple(found)


def _fell(foe: Foe, game: Game, key: str) -> bool:
    return foe.wounds == 0 and class_of(companion(game.id), foe.rank) == key


def _block(key: str, record: BlockRecord, settings: Settings) -> Block:
    rank, written = settings.ranks[record.rank], asdict(record)
    written["tn"] = rank.tn if record.tn is None else scaled(settings, record.tn)
    written["wounds"] = rank.wounds if record.wounds is None else record.wounds
    return Block(id=key, **written)


def block_sheet(block: Block) -> Sheet:
    """A block of the game as a sheet; what a plain rank does not have is left out."""
    words = {"rank": block.rank, "role": block.role}
    numbers = {"tn": block.tn, "wounds": block.wounds, "speed": block.speed}
    features = ("shoots",) * block.can_shoot + ("template",) * block.is_template
    if block.hearts_from != "book":
        features += (f"hearts-{block.hearts_from}",)
    return Sheet(
        name=block.name or block.id,
        traits=(
            *(Trait(key=key, shown_as="word", value=value) for key, value in words.items() if value),
            *(Trait(key=key, shown_as="score", value=value) for key, value in numbers.items() if value),
            *((Trait(key="tactics", shown_as="word", value=block.tactics),) if block.tactics else ()),
        ),
        tracks=(),
        lists=(
            Listing(key="traits", kind="trait", items=block.traits),
            Listing(key="moves", kind="move", items=block.moves),
            Listing(key="besides", kind="feature", items=features),
        ),
    )
