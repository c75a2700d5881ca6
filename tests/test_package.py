"""The package as people install it: the pages are in it, or it is not built."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest
from trove_classifiers import classifiers

import nde
from tests.environments import PROJECT, environment

ROOT = Path(__file__).parents[1]
CLIENT = "nde/web/client/static"
INDEX = f"{CLIENT}/index.html"


def copied(folder: Path) -> Path:
    """The project without what was built, as a fresh clone has it."""
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "CHANGELOG.md",
        "CITATION.cff",
        "SECURITY.md",
        "LICENSE",
    ):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "static", "*.egg-info")
    )
    return folder


def build(project: Path, target: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_client_nothing_is_built_and_the_reason_is_told(tmp_path: Path, target: str) -> None:
    done = build(copied(tmp_path), target)
    assert done.returncode
    assert f"src/{INDEX} is missing" in done.stderr
    assert "make client" in done.stderr
    assert not list(tmp_path.glob("dist/*"))


def test_an_installed_package_serves_its_pages_in_an_empty_folder(tmp_path: Path) -> None:
    """From the source package to the wheel to a server that runs from nothing else."""
    project = copied(tmp_path)
    shutil.copytree(ROOT / "src" / CLIENT, project / "src" / CLIENT)
    assert build(project, "sdist").returncode == 0
    (source,) = project.glob("dist/*.tar.gz")
    unpacked = tmp_path / "unpacked"
    with tarfile.open(source) as archive:
        archive.extractall(unpacked, filter="data")
    (inner,) = unpacked.iterdir()
    assert build(inner, "wheel").returncode == 0
    (wheel,) = inner.glob("dist/*.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert INDEX in packed.namelist()
    python = environment(tmp_path / "environment", ("server",), wheel)
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "<title>" in first_page(python.with_name("nde"), empty)


def first_page(command: Path, folder: Path) -> str:
    """What a server of an installed package answers to a browser."""
    server = subprocess.Popen(
        [str(command), "serve", "--port", "0", "--data", str(folder / "data")],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "HOME": str(folder), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert server.stdout is not None
        said = []
        for line in server.stdout:
            said.append(line)
            if address := re.search(r"http://127\.0\.0\.1:\d+", line):
                with urllib.request.urlopen(address[0], timeout=30) as page:
                    return str(page.read().decode())
        raise AssertionError("".join(said))
    finally:
        server.terminate()
        server.wait(timeout=30)
        if server.stdout is not None:
            server.stdout.close()


def test_the_version_is_one_wherever_it_is_told() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", changelog, re.MULTILINE)
    assert found is not None
    assert PROJECT["version"] == nde.__version__ == found[1]
    assert f"\nversion: {found[1]}\ndate-released: {found[2]}\n" in citation


def test_the_package_says_whose_it_is_and_under_which_licences() -> None:
    assert PROJECT["authors"] == [{"name": "the Nano Dungeon Engine contributors"}]
    assert "urls" not in PROJECT
    assert set(PROJECT["classifiers"]) <= classifiers
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    for name in PROJECT["license"].split(" AND "):
        assert name in licence
    (named,) = set(re.findall(r"src/nde/rules/\S+\.toml", licence))
    assert (ROOT / named).read_text(encoding="utf-8").startswith("# SPDX-License-Identifier: CC-BY-SA-4.0\n")
    assert (ROOT / "src" / CLIENT / "fonts-licence.txt").is_file()
