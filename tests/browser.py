"""The browser that the client's tests run in: `python -m tests.browser` prints where it is.

It is the machine's own Chromium, installed first where it is missing and we may.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.servers import installed

NAMES = ("chromium", "chromium-browser", "google-chrome")


def browser() -> Path:
    """Where the browser is; fails, saying what to install, if there is none."""
    return installed(_found, ["chromium"])


def _found() -> Path | None:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    return None if path is None else Path(path)


if __name__ == "__main__":
    try:
        print(browser())
    except pytest.fail.Exception as missing:
        sys.exit(f"nde: {missing}")
