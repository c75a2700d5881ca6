"""Finding somebody by what a person types for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from nde.cli.play.refusals import NoSuchName
from nde.cli.rulebook import folded
from nde.prose.calling import Callers


def find_person(word: str, callers: Callers, ids: Iterable[str], letters: Mapping[str, str]) -> str:
    """The id of somebody by their id, their name, a beginning of it that fits one alone, or their letter."""
    there = list(ids)
    wanted = folded(word)
    names = {id: folded(callers.name(id)) for id in there}
    for exact in (
        [id for id in there if id == word.casefold()],
        [id for id in there if names[id] == wanted or names[id].replace(" ", "-") == wanted],
        [id for id in there if letters.get(id) == word],
        [id for id in there if wanted and (names[id].startswith(wanted) or id.startswith(wanted))],
    ):
        if len(exact) == 1:
            return exact[0]
    raise NoSuchName(name=word, allowed=tuple(callers.name(id) for id in there))
