"""The table of a sweep: one row for each cell, under columns that hang on the document alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from nde.lab.sweep_cells import Asked, Sweep
from nde.lab.sweeping import Found

CHANCES = (
    "win",
    "win_low",
    "win_high",
    "lose",
    "flee",
    "undecided",
    "mean_down",
    "rounds_mean",
)
COUNTS = ("scenes", "runs", "seed")


class Column(NamedTuple):
    """A column: its name, and what stands in it."""

    name: str
    kind: Literal["text", "whole", "number", "yes-or-no"]


def columns_of(sweep: Sweep) -> tuple[Column, ...]:
    """The columns of a sweep's table, in order.

    First what was asked: `game`, `party`, `foes`, `policy`, `option_…` for each option that varies,
    `begin_…` for each choice about the beginning, `heroes` (how many) and `foes_…` (how many of each stat
    block).  Then what came of it.
    """
    most = max((len(one.cell.party) for one in sweep.asked), default=0)
    return (
        *[Column(name, "text") for name in ("game", "party", "foes", "policy")],
        *[Column(f"option_{key}", _kind(sweep, key)) for key in sweep.options],
        *[Column(f"begin_{key}", "text") for key in sweep.begins],
        Column("heroes", "whole"),
        *[Column(f"foes_{block}", "whole") for block in sweep.blocks],
        *[Column(name, "number") for name in CHANCES],
        *[Column(f"out_{number}", "number") for number in range(1, most + 1)],
        Column("method", "text"),
        *[Column(name, "whole") for name in COUNTS],
        Column("residual", "number"),
        Column("doing", "text"),
        Column("fault", "text"),
    )


def row_of(asked: Asked, found: Found, columns: tuple[Column, ...]) -> tuple[Any, ...]:
    """The values of a row, one for each column; `None` where there is none."""
    options = {f"option_{key}": value for key, value in asked.options.items()}
    values: Mapping[str, Any] = {
        "game": asked.game,
        "party": asked.party,
        "foes": asked.foes,
        "policy": asked.policy,
        **{f"begin_{key}": text for key, text in asked.begin.items()},
        "heroes": len(asked.cell.party),
        **{f"foes_{block}": count for block, count in asked.counts.items()},
        **{name: getattr(found, name) for name in (*CHANCES, *COUNTS, "residual")},
        **{f"out_{number}": chance for number, chance in enumerate(found.out, 1)},
        "method": found.method or None,
        "doing": found.doing or None,
        "fault": found.fault or None,
    }
    return tuple([_value(column, {**values, **options}) for column in columns])


def _value(column: Column, values: Mapping[str, Any]) -> Any:
    if column.name.startswith("foes_"):
        return values.get(column.name, 0)
    value = values.get(column.name)
    if column.kind == "text" and value is not None and not isinstance(value, str):
        return str(value).lower() if isinstance(value, bool) else str(value)
    return value


def _kind(sweep: Sweep, key: str) -> Literal["text", "whole", "yes-or-no"]:
    """What an option's column holds: numbers or yes and no only where all its values are."""
    values = [one.options[key] for one in sweep.asked if key in one.options]
    if all(isinstance(value, bool) for value in values):
        return "yes-or-no"
    if all(isinstance(value, int) and not isinstance(value, bool) for value in values):
        return "whole"
    return "text"
