"""The notebook in docs/ runs from top to bottom and shows what its cells show."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.docs.notebook import filled, written

PATH = Path(__file__).parents[2] / "docs" / "notebook.ipynb"


def test_every_cell_shows_what_the_notebook_says() -> None:
    kept = PATH.read_text(encoding="utf-8")
    again = written(filled(json.loads(kept)))
    assert again == kept, "run: python -m tests.docs.notebook docs/notebook.ipynb"


def test_a_cell_that_shows_something_else_is_noticed() -> None:
    cell = {"cell_type": "code", "source": ["print(1)\n", "2"], "outputs": [], "metadata": {}}
    first, second = filled({"cells": [cell]})["cells"][0]["outputs"]
    assert (first["text"], second["data"]) == (["1\n"], {"text/plain": ["2"]})


def test_a_cell_that_fails_fails() -> None:
    with pytest.raises(ZeroDivisionError):
        filled({"cells": [{"cell_type": "code", "source": ["1 / 0"]}]})
