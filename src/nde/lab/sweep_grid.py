"""What varies in a sweep: words with ranges for counts, and options with several values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product
from math import prod
from typing import Any

from nde.errors import Unreadable
from nde.lab.setting_out import MOST
from nde.rules import Ruleset
from nde.rules.documents import Findings, shown, unknown_key, wrong_word
from nde.rules.ruleset import Option, Value

RANGE = re.compile(r"(.*[^\s*×])\s*[*×]\s*(\d{1,3})\s*\.\.\s*(\d{1,3})")


class RangedText:
    """A text such as `boss, minion*0..8`, which stands for several."""

    def __init__(self, text: str) -> None:
        self._parts: list[tuple[str, tuple[int, ...]]] = []
        for part in text.split(","):
            found = RANGE.fullmatch(part.strip())
            if found is None:
                self._parts.append((part.strip(), ()))
                continue
            least, most = int(found[2]), int(found[3])
            if not least <= most <= MOST:
                raise Unreadable("range-backwards", text=part.strip(), most=MOST)
            self._parts.append((found[1], tuple(range(least, most + 1))))
        if all(counts and counts[0] == 0 for _, counts in self._parts):
            raise Unreadable("nobody-on-a-side", text=text.strip())

    @property
    def count(self) -> int:
        """For how many texts it stands."""
        return prod(max(len(counts), 1) for _, counts in self._parts)

    def texts(self) -> list[str]:
        """All of them, the last range moving first; a word that is there no times is left out.

        >>> RangedText("boss, minion*0..2").texts()
        ['boss', 'boss, minion', 'boss, minion*2']
        """
        ways = [
            [_times(word, count) for count in counts] if counts else [word] for word, counts in self._parts
        ]
        return [", ".join([part for part in way if part is not None]) for way in product(*ways)]


def _times(word: str, count: int) -> str | None:
    return None if count == 0 else word if count == 1 else f"{word}*{count}"


def flat(table: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """A table by dotted keys: in TOML `luck.cap = [0, 2]` is a table in a table.

    >>> flat({"luck": {"cap": [0, 2]}, "failure": "plain"})
    {'luck.cap': [0, 2], 'failure': 'plain'}
    """
    found: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, Mapping):
            found |= flat(value, f"{before}{key}.")
        else:
            found[f"{before}{key}"] = value
    return found


def option_values(
    rules: Ruleset, key: str, values: list[tuple[str, object]], findings: Findings
) -> tuple[str, tuple[Value, ...]]:
    """The key of an option and the values it is to have; what is wrong is noted."""
    options = {option.key: option for option in rules.options}
    option = options.get(key) or options.get(key.replace("-", "_"))
    if option is None:
        place = values[0][0].partition("[")[0] if values else key
        findings.note(place, unknown_key(key, options))
        return key, ()
    found = [_option_value(option, value, place, findings) for place, value in values]
    return option.key, tuple([value for value in found if value is not None])


def _option_value(option: Option, value: object, place: str, findings: Findings) -> Value | None:
    if not option.choices:
        if isinstance(value, int) and not isinstance(value, bool) and option.least <= value <= option.most:
            return value
        findings.note(
            place, Unreadable("number-outside", number=shown(value), range=f"{option.least}–{option.most}")
        )
        return None
    by_text = {shown(choice): choice for choice in option.choices}
    if shown(value).casefold() not in by_text:
        findings.note(place, wrong_word(shown(value), by_text))
    return by_text.get(shown(value).casefold())
