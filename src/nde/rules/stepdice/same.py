"""Keys for what is worked out once from settings and kept."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Same(Generic[T]):
    """A value that equals nothing but itself: settings hold tables and have no hash of their own.

    Whoever keeps one keeps the value, so that no other can take its place unnoticed.
    """

    __slots__ = ("value",)

    def __init__(self, value: T) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)
