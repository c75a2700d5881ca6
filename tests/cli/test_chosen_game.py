"""Packs on the line: each once, and a file that is not TOML is told by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import nde


@pytest.mark.parametrize(
    "line",
    [
        ("nde12", "test", "die=d10", "--pack", "grim-marsh", "--pack", "grim-marsh"),
        ("grim-marsh", "test", "die=d10", "--pack", "grim-marsh"),
    ],
)
def test_a_pack_on_top_of_itself_is_refused(line: tuple[str, ...]) -> None:
    said = nde("odds", *line)
    assert said.err == "nde: the pack “grim-marsh” is already applied; name it only once\n"


def test_a_pack_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("[pack\n", encoding="utf-8")
    said = nde("odds", "nde12", "test", "die=d10", "--pack", str(file))
    assert f"“{file}” is not valid TOML at line 1, column 6;" in said.err
