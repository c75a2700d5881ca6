"""The tables behind the rules of an edition, made of the data its companion books are played with."""

from __future__ import annotations

from nde.rules.ruleset import Source, Table
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.records import HazardRecord, MoveRecord
from nde.rules.stepdice.game import Game

OURS_AMONG_HAZARDS = frozenset(("tripwire", "falling-stones"))
"""Hazards that no book has."""
COMPANION: Source = "companion"
OURS: Source = "ours"
CONDITIONS = (
    *(
        "held",
        "prone",
        "blinded",
        "exposed",
        "disarmed",
        "helped",
        "good-position",
        "bad-position",
        "opening",
    ),
    *("bolstered", "screened", "mired", "slipping", "to-hide", "to-negotiate", "spent-bolster"),
)
"""What somebody can be in for a while."""


def tables(game: Game) -> tuple[Table, ...]:
    """Every table of an edition, by the rule it belongs to."""
    return (
        _conditions(game),
        _faces(game, "complications", "kind", companion(game.id).complications),
        _faces(game, "benefits", "benefit", companion(game.id).benefits),
        _traits(game),
        _moves(game),
        _hazards(game),
        _generator(game),
    )


def _conditions(game: Game) -> Table:
    return Table(
        rule=f"{game.id}/conditions",
        key="conditions",
        columns=("condition", "text"),
        kinds=("condition", "about-condition"),
        rows=tuple((key, _about(game, key)) for key in CONDITIONS),
    )


def _about(game: Game, condition: str) -> str:
    """The text of a condition: what being held means is an option of the game."""
    is_helpless = condition == "held" and game.settings.held == "helpless"
    return "held-helpless" if is_helpless else condition


def _faces(game: Game, key: str, kind: str, words: tuple[str, ...]) -> Table:
    return Table(
        rule=game.cite.complications,
        key=key,
        columns=("face", "result"),
        kinds=("", kind),
        rows=tuple(enumerate(words, start=1)),
    )


def _traits(game: Game) -> Table:
    """Each trait with what it does; resistances are told alike, and so are vulnerabilities."""
    alike = ("resistance", "vulnerability")
    rows = tuple(
        (key, next((one for one in alike if key.startswith(f"{one}-")), key))
        for key in companion(game.id).traits
    )
    return Table(
        rule=game.cite.foe_traits,
        key="foe-traits",
        columns=("trait", "text"),
        kinds=("trait", "about-trait"),
        rows=rows,
    )


def _moves(game: Game) -> Table:
    moves = companion(game.id).moves
    return Table(
        rule=game.cite.foe_moves,
        key="foe-moves",
        columns=("move", "trigger", "attribute", "number", "text"),
        kinds=("move", "trigger", "attribute", "", "about-move"),
        rows=tuple((key, *_test(move), key) for key, move in moves.items()),
    )


def _hazards(game: Game) -> Table:
    hazards = companion(game.id).hazards
    return Table(
        rule=game.cite.hazards,
        key="hazards",
        columns=("hazard", "trigger", "attribute", "number", "text"),
        kinds=("hazard", "trigger", "attribute", "", "about-hazard"),
        rows=tuple((key, *_test(hazard), key) for key, hazard in hazards.items()),
        sources=tuple(OURS if key in OURS_AMONG_HAZARDS else COMPANION for key in hazards),
    )


def _test(one: MoveRecord | HazardRecord) -> tuple[str, str, int | str]:
    """When it comes, what heroes test with, and the number where it is not the foe's own."""
    return one.trigger, ",".join(one.attributes), one.tn or ""


def _generator(game: Game) -> Table:
    """The five lines side by side; what stands in them is ours."""
    lines = companion(game.id).generator
    return Table(
        rule=game.cite.generator,
        key="generator",
        columns=("face", *lines),
        kinds=("", *("kind" for _ in lines)),
        rows=tuple(
            (face, *entries) for face, entries in enumerate(zip(*lines.values(), strict=True), start=1)
        ),
        sources=(OURS,) * 6,
    )
