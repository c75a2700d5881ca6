"""The client's lock file: it installs on every machine, from whatever registry is set up there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[3] / "web"


def packages() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((WEB / "package-lock.json").read_text())["packages"]
    return found


def test_no_registry_is_named() -> None:
    assert [name for name, package in packages().items() if "resolved" in package] == []
    assert "://" not in (WEB / ".npmrc").read_text()


def test_every_package_is_known_by_what_is_in_it() -> None:
    assert [name for name, package in packages().items() if name and "integrity" not in package] == []


def test_machines_of_other_kinds_find_their_own_parts() -> None:
    """A lock file made where some of them were not to be had would refuse to be installed from."""
    found = packages()
    missing = {
        f"{name} needs {other}"
        for name, package in found.items()
        for other in package.get("optionalDependencies", ())
        if not {f"node_modules/{other}", f"{name}/node_modules/{other}"} & set(found)
    }
    assert missing == set()
