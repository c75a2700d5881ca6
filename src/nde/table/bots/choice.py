"""What a bot chose, and why: values without words, for whoever shows or tests them."""

from __future__ import annotations

import msgspec

from nde.table.commands import AnyDo


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a bot does what it does."""

    policy: str
    key: str
    """What decided: `attack`, `heal`, `solved`, `default`, …"""
    depth: int = 0
    """For a solved choice: how many further steps were looked at; 1 for the deed alone."""
    nodes: int = 0
    """For a solved choice: how many words of rules that took."""


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot does next; nothing where it has nothing to do now."""

    do: AnyDo | None = None
    reason: Reason


def nothing(policy: str, key: str = "nothing-to-do") -> Chosen:
    """The choice to do nothing."""
    return Chosen(reason=Reason(policy=policy, key=key))
