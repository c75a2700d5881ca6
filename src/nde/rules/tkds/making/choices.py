"""The questions of creation and growth: one place that asks, so that all are asked alike."""

from __future__ import annotations

from nde.dice import Ask, Procedure
from nde.errors import Unreadable
from nde.rules.documents import LONGEST, shown

NEWCOMER = "hero"
"""Who is asked: the character in the making has no other id yet."""
NONE = "none"
"""The answer that leaves a thing out."""


def choose(who: str, key: str, options: tuple[str, ...], default: str, rule: str) -> Procedure[str]:
    """Ask for one of the options; where there is only one, it is not asked."""
    if len(options) == 1:
        return options[0]
    answer: str = yield Ask(who, key, options, default if default in options else options[0], rule)
    return answer


def choose_text(who: str, key: str, suggested: tuple[str, ...], rule: str) -> Procedure[str]:
    """Ask for a text, with suggestions; refuse one longer than a sheet has room for."""
    answer: str = yield Ask(who, key, suggested, suggested[0], rule, is_open=True)
    if len(answer) > LONGEST:
        raise Unreadable("text-too-long", text=shown(answer), most=LONGEST)
    return answer.strip()
