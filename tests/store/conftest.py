"""The stores that this folder's tests run over."""

from __future__ import annotations

from tests.store.kinds import make as make
