"""What the steps of a rule leave untold: each effect is told once, by a step or by a sentence of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from nde.locale.facts import PEOPLE
from nde.locale.words import kebab

if TYPE_CHECKING:
    from nde.rules.ruleset import Told


class Step(Protocol):
    """A step of the reasoning, as a rule tells it or as a log keeps it."""

    @property
    def key(self) -> str: ...
    @property
    def facts(self) -> Any: ...
    @property
    def hint(self) -> str: ...


def untold(told: Told, steps: Iterable[Step], effects: Iterable[object]) -> list[Any]:
    """The effects that have to be told by themselves, in order; what only keeps the books is left out.

    A step tells an effect of a kind that the game says it tells, of whoever it befalls.  Where two effects
    would do, the one with the same numbers is meant: a step may say how much somebody heals at most.
    """
    said = [_Said(step) for step in steps if not step.hint]
    left = [effect for effect in effects if type(effect).__name__ not in told.books and not _is_empty(effect)]
    for is_exact in (True, False):
        left = [
            effect
            for effect in left
            if not any(one.tells(effect, told.by, is_exact=is_exact) for one in said)
        ]
    return left


def _is_empty(effect: object) -> bool:
    """Whether every number that an effect is about is nothing, or was taken out of it for this reader."""
    names = getattr(effect, "measures", ())
    return bool(names) and not any(getattr(effect, name) for name in names)


class _Said:
    """A step, and whatever of it has been found among the effects."""

    def __init__(self, step: Step) -> None:
        self.key = step.key
        self.facts = {
            name: value if isinstance(value, tuple) else (value,) for name, value in dict(step.facts).items()
        }
        self._names = frozenset(one for values in self.facts.values() for one in values)
        self._names_people = not PEOPLE.isdisjoint(self.facts)
        # A step about one person tells one effect of a kind: two blows are not told as one.
        self._is_of_many = not self._names_people or any(len(values) > 1 for values in self.facts.values())
        self._spent: set[tuple[str, str]] = set()

    def tells(self, effect: Any, by: Mapping[str, tuple[str, ...]], *, is_exact: bool) -> bool:
        """Whether the step tells an effect that it has not told another in the place of."""
        kind = type(effect).__name__
        if self.key != kebab(kind) and self.key not in by.get(kind, ()):
            return False
        fields = {name: getattr(effect, name) for name in effect.__struct_fields__ if name != "rule"}
        who = next((value for name, value in fields.items() if name in PEOPLE and value), "")
        if (kind, who) in self._spent or (who and self._names_people and who not in self._names):
            return False
        for name in (self.facts.keys() & fields.keys()) - PEOPLE:
            value = getattr(fields[name], "key", fields[name])  # a thing or a condition goes by its key
            if value not in self.facts[name] and (is_exact or isinstance(value, str)):
                return False
        if not self._is_of_many:
            self._spent.add((kind, who))
        return True
