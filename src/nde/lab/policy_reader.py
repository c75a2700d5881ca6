"""Ways to fight from documents, so that anybody can write one without code.

>>> mine = {"name": "mine", "lines": [{"do": "raise", "when": "party.down >= 1"}, {"do": "attack"}]}
>>> read_policy(mine).lines[0].when
(Condition(of='party', what='down', test='>=', number=1),)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from nde.errors import Fact, Fault, Faults, Unreadable
from nde.lab.policies import PRICES, PURPOSES, SPENDING, TARGETS, Condition, Line, Policy
from nde.rules.playing import WAYS

CONDITION = re.compile(r"(own|target|party|foes)\.([a-z][a-z-]*)\s*(<=|>=|=|<|>)\s*(\d{1,6})")
ONE_OF: dict[str, tuple[str, ...]] = {"do": PURPOSES, "target": TARGETS, "price": PRICES, "way": WAYS}
SIDES = ("party", "foes")
KEYS = ("name", "lines", "spend")


def read_policy(document: Mapping[str, Any], source: str = "policy") -> Policy:
    """A policy from a document, or `Faults` with every fault in it."""
    reader = _Reader()
    for key in document:
        if key not in KEYS:
            reader.fault(key, "policy-unknown-key", key=str(key), allowed=KEYS)
    name = document.get("name", "")
    if not isinstance(name, str) or not name.strip():
        reader.fault("name", "policy-without-name")
    spend = reader.one_of(document.get("spend", "never"), "spend", SPENDING)
    written = document.get("lines", ())
    if not isinstance(written, list | tuple) or not written:
        reader.fault("lines", "policy-without-lines")
        written = ()
    lines = tuple([reader.line(one, f"lines.{number}") for number, one in enumerate(written, 1)])
    if reader.faults:
        raise Faults(source, tuple(reader.faults))
    return Policy(name=name, lines=lines, spend=spend)


class _Reader:
    """Reads one policy and keeps every fault."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, place: str, code: str, **facts: Fact) -> None:
        self.faults.append(Fault(place, Unreadable(code, **facts)))

    def one_of(self, value: Any, place: str, allowed: tuple[str, ...]) -> Any:
        if value not in allowed:
            self.fault(place, "policy-not-one-of", value=str(value), allowed=allowed)
        return value

    def line(self, document: Any, place: str) -> Line:
        if not isinstance(document, Mapping):
            self.fault(place, "policy-line-is-no-table")
            return Line(do="pass")
        for key in document:
            if key not in ONE_OF and key != "when":
                self.fault(f"{place}.{key}", "policy-unknown-key", key=str(key), allowed=(*ONE_OF, "when"))
        values = {
            key: self.one_of(document.get(key, ""), f"{place}.{key}", allowed)
            for key, allowed in ONE_OF.items()
            if key in document or key == "do"
        }
        when = document.get("when", ())
        texts = when if isinstance(when, list | tuple) else (when,)
        return Line(when=tuple([self.condition(str(one), f"{place}.when") for one in texts]), **values)

    def condition(self, text: str, place: str) -> Condition:
        found = CONDITION.fullmatch(text.strip())
        if found is None or (found[1] in SIDES and found[2] not in ("up", "down")):
            self.fault(place, "policy-condition", text=text)
            return Condition("own", "left", ">=", 0)
        return Condition(found[1], found[2], found[3], int(found[4]))  # type: ignore[arg-type]
