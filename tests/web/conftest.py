"""The house that tests of the web layer stand in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.house import House, open_house


@pytest.fixture(name="house")
def _house() -> Iterator[House]:
    with open_house() as house:
        yield house
