"""Data files of the package: the one place in the rules that reads any."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def load_toml(package: str, name: str) -> dict[str, Any]:
    """The contents of a TOML file that lies beside the modules of `package`."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
