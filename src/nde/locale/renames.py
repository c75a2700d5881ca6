"""A pack's own names as Fluent entries, put in the place of the catalogue's."""

from __future__ import annotations

import re
from collections.abc import Mapping

from nde.locale.catalogue import is_readable, plain_text, references_in

_CASE = re.compile(r"^ +\.([a-z]+) *=", re.MULTILINE)


def renamed(key: str, names: Mapping[str, str], entry: str) -> str:
    """The Fluent entry for a pack's name, with a part for each grammatical case the shared entry has.

    A pack may give a case its own words, as `count-wounds.acc`; otherwise the name itself must do.

    >>> renamed("role-warrior", {"role-warrior": "Marine"}, "")
    'role-warrior = Marine\\n'
    """
    lines = [f"{key} ={_pattern(names[key])}"]
    for case in _CASE.findall(entry):
        lines.append(f"    .{case} ={_pattern(names.get(f'{key}.{case}', names[key]))}")
    return "\n".join(lines) + "\n"


def _pattern(text: str) -> str:
    """A pack's words as the right-hand side of an entry: plain, or a Fluent pattern that minds plurals.

    A pattern that Fluent cannot read is taken as plain words, and so is one that refers to other messages:
    a stranger's pack could make those run in circles.
    """
    words_alone = " ".join(text.split())
    if plain_text(f"x = {words_alone}\n") is not None:
        return f" {words_alone}"
    pattern = "".join(f"\n        {line}" for line in text.splitlines())
    if "{" in text and not references_in(pattern) and is_readable(f"x ={pattern}\n"):
        return pattern
    escaped = words_alone.replace("\\", "\\\\").replace('"', '\\"')
    return f' {{ "{escaped}" }}'
