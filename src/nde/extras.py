"""Libraries that not everybody installs: which extra brings each, and how its absence is told.

Whoever rolls dice needs no server: a library is imported where it is used, and where it is missing the
refusal names the command that adds it.
"""

from __future__ import annotations

from importlib.util import find_spec

from nde.errors import Illegal, Missing, NdeError

EXTRAS = {
    "rich": "terminal",
    "numpy": "lab",
    "typst": "paper",
    "numba": "fast",
    **dict.fromkeys(("starlette", "uvicorn", "uvloop", "httptools", "websockets"), "server"),
    **dict.fromkeys(("yoyo", "prometheus_client", "segno", "PIL"), "server"),
    **dict.fromkeys(("psycopg", "redis"), "cluster"),
    **dict.fromkeys(("distributed", "dask", "pyarrow"), "sweep"),
}
"""The extra of the package that brings a library."""
OF_SOME_SYSTEMS = ("fcntl",)
"""Modules of Python that Windows has not."""


def require(library: str) -> None:
    """Refuse where a library is not installed."""
    if find_spec(library) is None:
        raise library_missing(library)


def library_missing(library: str) -> NdeError:
    """The refusal for a library that is not installed."""
    return Missing("library-missing", package=library, command=command_for(library))


def command_for(library: str) -> str:
    """The command that adds a library; its quotes are for shells to which brackets mean something."""
    return f'pip install "nano-dungeon-engine[{EXTRAS[library]}]"'


def absence(error: ImportError) -> NdeError | None:
    """The refusal for what could not be imported, if it is an extra's or of another system."""
    library = (error.name or "").partition(".")[0]
    if library in OF_SOME_SYSTEMS:
        return Illegal("not-on-this-system", module=library)
    return library_missing(library) if library in EXTRAS else None
