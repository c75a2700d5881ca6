"""An edition's companion file: read once, checked whole, every fault listed with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from nde.errors import Fault, Faults, Unreadable
from nde.rules.data import load_toml
from nde.rules.stepdice.companion.records import (
    FELT,
    ON_ALLY,
    Afflict,
    BlockRecord,
    Bolster,
    ClassRecord,
    Companion,
    Deed,
    Deeds,
    Ready,
    Screen,
    Summon,
)
from nde.rules.stepdice.settings import Settings

DIE_LINES = 6
"""Every table and every line of the generator has one entry for each face of a d6."""


@cache
def companion(edition: str) -> Companion:
    """The companion records of an edition."""
    name = "companion.toml"
    return read_companion(load_toml(f"nde.rules.{edition}", name), f"{edition}/{name}")


def read_companion(document: Mapping[str, Any], source: str) -> Companion:
    """The records of a document, or `Faults` with everything that is wrong with it."""
    try:
        book = msgspec.convert(document, Companion)
    except msgspec.ValidationError as error:
        text, _, place = str(error).partition(" - at ")
        raise Faults(
            source, (Fault(place.strip("`$."), Unreadable("companion-unreadable", text=text)),)
        ) from error
    faults = tuple(faults_of(book))
    if faults:
        raise Faults(source, faults)
    return book


def faults_of(book: Companion) -> Iterator[Fault]:
    """Every fault of the records, in the order of the file."""
    for key, block in book.blocks.items():
        yield from _block_faults(book, f"blocks.{key}", block)
    for key, move in book.moves.items():
        yield from _deed_faults(book, f"moves.{key}", (*move.failure, move.success, *move.always))
        if bool(move.attributes) != bool(move.failure) or not (move.failure or move.always):
            yield Fault(f"moves.{key}", Unreadable("companion-nothing-happens", name=key))
    for key, hazard in book.hazards.items():
        yield from _deed_faults(book, f"hazards.{key}", (*hazard.failure, *hazard.always))
        if bool(hazard.attributes) != bool(hazard.failure) or not (hazard.failure or hazard.always):
            yield Fault(f"hazards.{key}", Unreadable("companion-nothing-happens", name=key))
    for key in book.morale.triggers:
        yield from _known(f"morale.triggers.{key}", key, book.classes)
    for key in book.opening:
        yield from _known("opening", key, dict.fromkeys(book.benefits))
    tables = {"complications": book.complications, "benefits": book.benefits}
    tables |= {f"generator.{line}": entries for line, entries in book.generator.items()}
    for place, entries in tables.items():
        if len(set(entries)) != DIE_LINES or len(entries) != DIE_LINES:
            yield Fault(place, Unreadable("companion-not-six", count=len(set(entries)), least=DIE_LINES))
    ranks = dict.fromkeys(rank for one in book.classes.values() for rank in one.ranks)
    for table, by_difficulty in book.encounters.items():
        for difficulty, setups in by_difficulty.items():
            for part in (part for setup in setups for part in setup.foes):
                place = f"encounters.{table}.{difficulty}"
                yield from _known(place, part.rank, ranks)
                if not 1 <= part.least <= part.most:
                    yield Fault(
                        place,
                        Unreadable(
                            "companion-out-of-range", what="foes", value=part.least, least=1, most=part.most
                        ),
                    )


def scaled(settings: Settings, number: int) -> int:
    """A number to reach of the companion books on the scale of the game in use."""
    return settings.companion_numbers.get(str(number), number)


def class_of(book: Companion, rank: str) -> str:
    """The class a rank belongs to, or an empty word for a rank the companion does not know."""
    for key, record in book.classes.items():
        if rank in record.ranks:
            return key
    return ""


def _block_faults(book: Companion, place: str, block: BlockRecord) -> Iterator[Fault]:
    for key in block.traits:
        yield from _known(f"{place}.traits", key, book.traits)
    for key in block.moves:
        yield from _known(f"{place}.moves", key, book.moves)
    record = book.classes.get(class_of(book, block.rank))
    if record is None:
        ranks = dict.fromkeys(rank for one in book.classes.values() for rank in one.ranks)
        yield from _known(f"{place}.rank", block.rank, ranks)
        return
    yield from _range_faults(place, block, record)


def _range_faults(place: str, block: BlockRecord, record: ClassRecord) -> Iterator[Fault]:
    ranges = {
        "tn": (block.tn, record.tn),
        "wounds": (block.wounds, record.wounds),
        "traits": (len(block.traits), record.traits),
        "moves": (len(block.moves), record.moves),
    }
    for what, (value, (least, most)) in ranges.items():
        if value is not None and not least <= value <= most:
            yield Fault(
                f"{place}.{what}",
                Unreadable("companion-out-of-range", what=what, value=value, least=least, most=most),
            )


def _deed_faults(book: Companion, place: str, alternatives: tuple[Deeds, ...]) -> Iterator[Fault]:
    ranks = dict.fromkeys(rank for one in book.classes.values() for rank in one.ranks)
    for deed in (deed for deeds in alternatives for deed in deeds):
        if isinstance(deed, Summon):
            yield from _known(f"{place}.block", deed.block, {**book.blocks, **ranks})
            if deed.count < 1:
                yield Fault(
                    f"{place}.count",
                    Unreadable(
                        "companion-out-of-range", what="count", value=deed.count, least=1, most=DIE_LINES
                    ),
                )
        if place.startswith("hazards.") and isinstance(deed, ON_ALLY):
            yield Fault(place, Unreadable("companion-nothing-happens", name=place.partition(".")[2]))
        if isinstance(deed, Afflict | Bolster | Ready | Screen) and not _is_felt(book, deed):
            yield Fault(place, Unreadable("companion-nothing-happens", name=deed.condition))


def _is_felt(book: Companion, deed: Deed) -> bool:
    """Whether a condition does anything: by its steps, by the file's own table, or by name."""
    key = getattr(deed, "condition", "")
    return bool(getattr(deed, "steps", 0)) or key in book.conditions or key in FELT


def _known(place: str, name: str, names: Mapping[str, object]) -> Iterator[Fault]:
    if name not in names:
        yield Fault(place, Unreadable("companion-unknown-name", name=name, allowed=tuple(names)))
