"""Texts that people write in what they do: they may hit upon the id of somebody whom they do not see.

Whatever names somebody hidden is not told.  If that went for a player's own words too, a line that is missing
would tell them that they have guessed an id.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from nde.table.seats import GM
from nde.table.state import Task
from nde.table.visibility import NOBODY, names, words_in

TEXTS = frozenset(("text", "task", "words", "refuge", "subject", "clock", "name", "label", "deed"))
"""Fields and facts that hold what somebody wrote, and never who is meant."""


class OwnWords(NamedTuple):
    """What somebody wrote who does not see some people."""

    unseen: frozenset[str] = NOBODY
    """Hidden people whom they do not see: nothing of theirs means one of these."""
    words: frozenset[str] = frozenset()
    """Their texts that hit upon one of them."""
    deeds: tuple[dict[str, Any], ...] = ()
    """Their action, and an action within it, as effects may hold it."""

    def names(self, value: object, hidden: frozenset[str]) -> bool:
        """Whether a value mentions any of these people otherwise than in these words."""
        if not self.words:
            return names(value, hidden)
        return names(value, hidden) and names(self._without(msgspec.to_builtins(value)), hidden)

    def is_meant(self, task: Task, hidden: frozenset[str]) -> bool:
        """Whether a task is about one of these people, as it may have been begun when they were seen."""
        return self._replace(deeds=()).names(task, hidden)

    def _without(self, value: Any) -> Any:
        if isinstance(value, dict):
            if value in self.deeds:
                return None
            return {key: self._left(key, one) for key, one in value.items()}
        if isinstance(value, list | tuple):
            if len(value) == 2 and isinstance(value[0], str):
                return [value[0], self._left(value[0], value[1])]  # a fact
            return [self._without(one) for one in value]
        return self._left("", value) if isinstance(value, str) else value

    def _left(self, name: str, value: Any) -> Any:
        """A value without a text of theirs; an id that stands alone is one only where texts stand."""
        if not isinstance(value, str):
            return self._without(value)
        is_own = value in self.words and (name in TEXTS or value not in self.unseen)
        return "" if is_own else value


def own_words(task: Task, unseen: frozenset[str]) -> OwnWords:
    """What the doer of a task wrote, given which hidden people they do not see."""
    if task.seat == GM or not unseen or not names(task, unseen):
        return OwnWords(unseen if task.seat != GM else NOBODY)
    action = msgspec.to_builtins(task.action)
    inner = tuple(one for one in action.values() if isinstance(one, dict)) if isinstance(action, dict) else ()
    said = words_in(action) | {task.deed}
    words = frozenset(one for one in said if names(one, unseen))
    return OwnWords(unseen, words, (action, *inner) if isinstance(action, dict) else ())
