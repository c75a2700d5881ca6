"""Files of sheets on the command line: TOML, or JSON as other tools export it."""

from __future__ import annotations

from nde.cli.files import FileNotToml, read_text, read_toml
from nde.prose.sheet_files import SheetUnreadable, adopted, read_sheet_text


def read_sheet_file(path: str) -> dict[str, object]:
    """What a file of a sheet holds; one of another tool as a sheet of the game that knows it."""
    text = read_text(path)
    if not text.lstrip().startswith("{"):
        return read_toml(path)
    try:
        return adopted(read_sheet_text(text))
    except SheetUnreadable as error:
        raise FileNotToml(file=path, **error.facts) from None
