"""An edition's companion file: read once, checked whole, every fault listed with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import msgspec

from nde.errors import Fault, Faults, Unreadable
from nde.rules.data import load_toml
from nde.rules.stepdice.companion.records import (
    FELT,
    ON_ALLY,
    Afflict,
    BlockRecord,
    Bolster,
    Companion,
    Deed,
    HazardRecord,
    Ready,
    Screen,
    Summon,
    ThreatRecord,
)
from nde.rules.stepdice.settings import Settings

DIE_LINES = 6
"""Every table and every line of the generator has one entry for each face of a d6."""


@cache
def companion(edition: str) -> Companion:
    """The companion records of an edition."""
    name = "companion.toml"
    return read_companion(load_toml(f"nde.rules.{edition}", name), f"{edition}/{name}")


def read_companion(document: Mapping[str, object], source: str) -> Companion:
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
    threats: dict[str, ThreatRecord] = {f"moves.{key}": move for key, move in book.moves.items()}
    threats |= {f"hazards.{key}": hazard for key, hazard in book.hazards.items()}
    for place, threat in threats.items():
        yield from _deed_faults(book, place, threat)
        if bool(threat.attributes) != bool(threat.failure) or not (threat.failure or threat.always):
            yield Fault(place, Unreadable("companion-nothing-happens", name=place.partition(".")[2]))
    for key in book.morale.triggers:
        yield from _known(f"morale.triggers.{key}", key, book.classes)
    for key in book.opening:
        yield from _known("opening", key, dict.fromkeys(book.benefits))
    tables = {"complications": book.complications, "benefits": book.benefits}
    tables |= {f"generator.{line}": entries for line, entries in book.generator.items()}
    for place, entries in tables.items():
        if len(set(entries)) != DIE_LINES or len(entries) != DIE_LINES:
            yield Fault(place, Unreadable("companion-not-six", count=len(set(entries)), least=DIE_LINES))
    for table, by_difficulty in book.encounters.items():
        for difficulty, setups in by_difficulty.items():
            for part in (part for setup in setups for part in setup.foes):
                place = f"encounters.{table}.{difficulty}"
                yield from _known(place, part.rank, book.ranks)
                if not 1 <= part.least <= part.most:
                    yield _outside(place, "foes", part.least, (1, part.most))


def scaled(settings: Settings, number: int) -> int:
    """A number to reach of the companion books on the scale of the game in use."""
    return settings.companion_numbers.get(str(number), number)


def class_of(book: Companion, rank: str) -> str:
    """The class a rank belongs to, or an empty word for a rank the companion does not know."""
    return book.ranks.get(rank, "")


def _block_faults(book: Companion, place: str, block: BlockRecord) -> Iterator[Fault]:
    for key in block.traits:
        yield from _known(f"{place}.traits", key, book.traits)
    for key in block.moves:
        yield from _known(f"{place}.moves", key, book.moves)
    if block.rank not in book.ranks:
        yield from _known(f"{place}.rank", block.rank, book.ranks)
        return
    record = book.classes[book.ranks[block.rank]]
    counts = {"tn": block.tn, "wounds": block.wounds, "traits": len(block.traits), "moves": len(block.moves)}
    for what, value in counts.items():
        least, most = getattr(record, what)
        if value is not None and not least <= value <= most:
            yield _outside(f"{place}.{what}", what, value, (least, most))


def _outside(place: str, what: str, value: int, within: tuple[int, int]) -> Fault:
    least, most = within
    error = Unreadable("companion-out-of-range", what=what, value=value, least=least, most=most)
    return Fault(place, error)


def _deed_faults(book: Companion, place: str, threat: ThreatRecord) -> Iterator[Fault]:
    for deed in threat.deeds:
        if isinstance(deed, Summon):
            yield from _known(f"{place}.block", deed.block, {**book.blocks, **book.ranks})
            if deed.count < 1:
                yield _outside(f"{place}.count", "count", deed.count, (1, DIE_LINES))
        if isinstance(threat, HazardRecord) and isinstance(deed, ON_ALLY):
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
