"""Environments that have only what an extra of the package brings, made of what is installed here.

Nothing is downloaded: the libraries an extra names, and those they need, are linked into a new environment.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PACKAGE = "nano-dungeon-engine"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def required(extras: Iterable[str] = ()) -> dict[str, Distribution]:
    """The libraries that the package with some extras needs, and those that they need, by name."""
    lists = [PROJECT["dependencies"], *(PROJECT["optional-dependencies"][extra] for extra in extras)]
    found: dict[str, Distribution] = {}
    for text in (text for one in lists for text in one):
        wanted = Requirement(text)
        if wanted.name == PACKAGE:
            found |= required(wanted.extras)
        else:
            _gather(wanted, found)
    return found


def _gather(wanted: Requirement, found: dict[str, Distribution]) -> None:
    name = canonicalize_name(wanted.name)
    if name in found or (wanted.marker is not None and not wanted.marker.evaluate()):
        return
    try:
        found[name] = distribution(name)
    except PackageNotFoundError:
        raise AssertionError(f"{name} is not installed here") from None
    for text in found[name].requires or ():
        inner = Requirement(text)
        marker = inner.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *wanted.extras)):
            _gather(Requirement(str(inner).partition(";")[0]), found)


def environment(folder: Path, extras: Iterable[str] = (), wheel: Path | None = None) -> Path:
    """Python in a new environment: the package, of a wheel or of this checkout, and what some extras need."""
    venv.create(folder, with_pip=False, symlinks=True)
    (site,) = folder.glob("[Ll]ib/python*/site-packages")
    for top in {top for one in required(extras).values() for top in tops(one)}:
        (site / top.name).symlink_to(top)
    python = folder / "bin" / "python"
    if wheel is None:
        (site / "nde").symlink_to(ROOT / "src" / "nde")
    else:
        pip = (sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet")
        subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    return python


def tops(one: Distribution) -> set[Path]:
    """The files and folders of a library that lie in site-packages themselves; some libraries share one."""
    names = {file.parts[0] for file in one.files or ()} - {"..", "__pycache__"}
    return {Path(str(one.locate_file(name))) for name in names}


def run(python: Path, *argv: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python there, in a folder, with nothing of this environment but the path to programs."""
    return subprocess.run(
        [str(python), *argv],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "HOME": str(folder), "PYTHONUTF8": "1", **more},
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        check=False,
    )


if sys.platform == "win32":
    raise NotImplementedError("environments are linked together, for which Windows wants special rights")
