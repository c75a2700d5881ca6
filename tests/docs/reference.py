"""Writes `docs/reference.md`, the public names with their docstrings: `python -m tests.docs.reference`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nde
from nde.api.games import rules

PAGE = Path(__file__).parents[2] / "docs" / "reference.md"
HEAD = """# Reference of `nde`

Every name a program may count on, from the docstrings of `nde.api`; [api.md](api.md) shows them at work and
says what is stable. This page is written by `python -m tests.docs.reference`."""
EXAMPLE = re.compile(r"(?:^>>> .*\n?(?:^(?!>>> ).+\n?)*)+", re.MULTILINE)


def page() -> str:
    """The whole page: functions first, then classes."""
    names = [name for name in nde.__all__ if not name.startswith("_")]
    functions = [name for name in names if name.islower()]
    parts = [HEAD, "## Functions"]
    parts += [part for name in sorted(functions) for part in _function(f"nde.{name}", _public(name), "###")]
    parts.append("## Classes")
    parts += [part for name in sorted(set(names) - set(functions)) for part in _class(name, _public(name))]
    return "\n\n".join(parts) + "\n"


def _public(name: str) -> Any:
    """What a program gets by a name; of the rules the function, which is their package as well."""
    return rules if name == "rules" else getattr(nde, name)


def _function(title: str, one: Any, level: str) -> Iterator[str]:
    yield f"{level} `{title}`"
    yield f"```\n{_wrapped(title.rpartition('.')[2] + _signature(one))}\n```"
    yield _told(one)


def _signature(one: Any) -> str:
    """What a function takes and gives, its annotations without the quotes of strings."""
    plain = re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(inspect.signature(one)))
    return plain.replace("(self, /, ", "(").replace("(self, ", "(").replace("(self)", "()")


def _wrapped(signature: str) -> str:
    """A signature with an argument on each line where it is long."""
    if len(signature) <= 100:
        return signature
    head, _, rest = signature.partition("(")
    inside, _, back = rest.rpartition(")")
    arguments = re.split(r", (?![^\[]*\])", inside)
    return "\n".join([f"{head}(", *(f"    {one}," for one in arguments), f"){back}"])


def _class(name: str, one: type) -> Iterator[str]:
    yield f"### `nde.{name}`"
    yield _told(one)
    if "__init__" in vars(one):
        yield f"```\n{_wrapped(name + _signature(one))}\n```"
    for member, value in vars(one).items():
        if member.startswith("_"):
            continue
        if isinstance(value, property):
            kind = inspect.signature(value.fget).return_annotation if value.fget else ""
            yield f"- **`{member}`**: `{kind}`. {_told(value)}"
        elif inspect.isfunction(value) or isinstance(value, classmethod):
            yield f"- **`{member}{_signature(getattr(one, member))}`**: {_told(value)}"


def _told(one: Any) -> str:
    """What a docstring says, its examples set as code."""
    text = inspect.getdoc(one) or ""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text).strip()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
