"""The result of a sweep as a file: CSV, or Parquet where the package for it is installed."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from nde.cli.files import replace, replace_bytes
from nde.errors import Missing, Unreadable
from nde.lab.sweep_cells import Column

Rows = Sequence[tuple[Any, ...]]


def writer_for(path: str) -> Callable[[Sequence[Column], Rows], None]:
    """What writes a table to a file of this name, whole or not at all; refused where nothing can."""
    ending = Path(path).suffix.lower()
    if ending == ".csv":
        return lambda columns, rows: replace(path, csv_text(columns, rows))
    if ending != ".parquet":
        raise Unreadable("not-a-table-file", file=path)
    if find_spec("pyarrow") is None:
        raise Missing("package-missing", package="pyarrow", use="parquet")
    return lambda columns, rows: replace_bytes(path, parquet_bytes(columns, rows))


def csv_text(columns: Sequence[Column], rows: Rows) -> str:
    """A table as text: numbers so that reading them gives the same ones, nothing where there is no value."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow([column.name for column in columns])
    for row in rows:
        table.writerow([_typed(value) for value in row])
    return text.getvalue()


def _typed(value: Any) -> str:
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parquet_bytes(columns: Sequence[Column], rows: Rows) -> bytes:
    """A table as Parquet, with the type of every column even where no row has a value."""
    import pyarrow
    from pyarrow import parquet

    kinds = {
        "text": pyarrow.string(),
        "whole": pyarrow.int64(),
        "number": pyarrow.float64(),
        "yes-or-no": pyarrow.bool_(),
    }
    schema = pyarrow.schema([(column.name, kinds[column.kind]) for column in columns])
    values = [[row[place] for row in rows] for place in range(len(columns))]
    arrays = [pyarrow.array(one, field.type) for one, field in zip(values, schema, strict=True)]
    out = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), out)
    written: bytes = out.getvalue().to_pybytes()
    return written
