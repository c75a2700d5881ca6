"""The tables behind the rules of an edition, made of the data its companion books are played with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from nde.rules.ruleset import Source, Table, Value
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.records import HazardRecord, MoveRecord
from nde.rules.stepdice.game import Game

OURS_AMONG_HAZARDS = frozenset(("tripwire", "falling-stones"))
"""Hazards that no book has."""
CONDITIONS = (
    *("held", "prone", "blinded", "exposed", "disarmed", "helped"),
    *("good-position", "bad-position", "opening"),
    *("bolstered", "screened", "mired", "slipping", "to-hide", "to-negotiate", "spent-bolster"),
    *("armed", "power-going", "power-aimed"),
)
"""What somebody can be in for a while."""
ALIKE = ("resistance", "vulnerability")
"""Traits of one of these kinds are told by one text."""


def tables(game: Game) -> Iterator[Table]:
    """Every table of an edition, by the rule it belongs to."""
    book, cite = companion(game.id), game.cite
    # What being held means is an option of the game.
    told = {"held": "held-helpless"} if game.settings.held == "helpless" else {}
    rows: tuple[tuple[Value, ...], ...] = tuple((key, told.get(key, key)) for key in CONDITIONS)
    heads = {"condition": "condition", "text": "about-condition"}
    yield _table(f"{game.id}/conditions", "conditions", heads, rows)
    for key, kind, words in (
        ("complications", "kind", book.complications),
        ("benefits", "benefit", book.benefits),
    ):
        yield _table(cite.complications, key, {"face": "", "result": kind}, tuple(enumerate(words, start=1)))
    rows = tuple((key, next((one for one in ALIKE if key.startswith(f"{one}-")), key)) for key in book.traits)
    yield _table(cite.foe_traits, "foe-traits", {"trait": "trait", "text": "about-trait"}, rows)
    yield _table(cite.foe_moves, "foe-moves", *_resisted("move", book.moves))
    hazards = _table(cite.hazards, "hazards", *_resisted("hazard", book.hazards))
    sources: tuple[Source, ...] = tuple(
        "ours" if key in OURS_AMONG_HAZARDS else "companion" for key in book.hazards
    )
    yield replace(hazards, sources=sources)
    # The five lines of the generator side by side; what stands in them is ours.
    lines = zip(*book.generator.values(), strict=True)
    rows = tuple((face, *entries) for face, entries in enumerate(lines, start=1))
    generator = _table(
        cite.generator, "generator", {"face": "", **dict.fromkeys(book.generator, "kind")}, rows
    )
    yield replace(generator, sources=("ours",) * len(rows))


def _table(rule: str, key: str, heads: dict[str, str], rows: tuple[tuple[Value, ...], ...]) -> Table:
    """A table by its columns and what the cells of each are keys of."""
    return Table(rule=rule, key=key, columns=tuple(heads), kinds=tuple(heads.values()), rows=rows)


def _resisted(
    kind: str, records: Mapping[str, MoveRecord | HazardRecord]
) -> tuple[dict[str, str], tuple[tuple[Value, ...], ...]]:
    """When each comes, what heroes test with, and the number where it is not the foe's own."""
    heads = {
        kind: kind,
        "trigger": "trigger",
        "attribute": "attribute",
        "number": "",
        "text": f"about-{kind}",
    }
    return heads, tuple(
        (key, one.trigger, ",".join(one.attributes), one.tn or "", key) for key, one in records.items()
    )
