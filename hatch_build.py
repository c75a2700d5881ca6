"""Nobody gets a package without the browser client: it is built before, and git does not keep it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/nde/web/client/static/index.html")


class ClientHook(BuildHookInterface[Any]):
    """Refuses to build what would start a server with nothing to show."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the client; an editable install runs from a checkout, whose `make` builds it later."""
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            raise SystemExit(
                f"nano-dungeon-engine: {CLIENT} is missing, so that the package would have no pages to show. "
                "Run `make client` first."
            )
