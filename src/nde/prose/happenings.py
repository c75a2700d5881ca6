"""What an engine that leads brings about, told as a game master would: what people see, hear and feel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from nde.locale import Words
from nde.locale.facts import Typed
from nde.prose.story import Stories
from nde.prose.tale import Done, clause_of, phrased, sentences
from nde.prose.tale import told as told_clauses
from nde.table import events as e
from nde.table.state import State

FOUND_ALREADY = frozenset(("light-out",))
"""Happenings whose sentence says all that their effects do."""


class Telling(Protocol):
    """An entry on its way into words."""

    speaker: Words
    entry: e.Entry
    after: State

    def called(self, id: str) -> str:
        """What somebody in the scene is called in the middle of a sentence."""


def told(t: Telling, event: e.Befell) -> Iterator[str]:
    """A sentence of what befell people, and what it changed in the game's own words."""
    key = f"play-happening-{event.key}{_case(t, event)}"
    at = t.entry.number + [one for one in t.entry.events if isinstance(one, e.Befell)].index(event)
    lead = phrased(t.speaker, key, at, _facts(t, event))
    effects = () if event.key in FOUND_ALREADY else event.effects
    yield sentences([lead, *told_clauses(t.speaker, map(clause_of, effects), Done(doer=event.who))])


def _case(t: Telling, event: e.Befell) -> str:
    """Which of several things it is: how a question was answered, or whether a way leads to anybody."""
    if event.key == "asked":
        return f"-{event.about}"
    if event.key != "way-known" or t.after.adventure is None:
        return ""
    place, _, name = event.about.partition("/")
    adventure = t.after.adventure
    leads = next(one.to for one in adventure.place(place).exits if one.id == name)
    is_held = any(not one.is_hidden for one in adventure.place(leads).foes)
    return "-held" if is_held else "-free"


def _facts(t: Telling, event: e.Befell) -> dict[str, object]:
    facts: dict[str, object] = {"name": t.called(event.who) if event.who else ""}
    place, _, name = event.about.partition("/")
    adventure = t.after.adventure
    if not name or adventure is None:
        return facts
    stories = Stories(adventure, t.speaker)
    choice = Typed(stories.choice(place, name, t.after.world.progress))
    return facts | {"way": choice, "deed": choice}


TELL: dict[type, Callable[[Any, Any], Iterator[str]]] = {e.Befell: told}
