"""The data of a server, opened for one command."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec.structs import replace

from nde.cli.arguments import Arguments
from nde.cli.serving.given_settings import data_folder, read_settings
from nde.cli.session import Session
from nde.errors import Missing
from nde.hub.hub import Hub
from nde.store import open_store
from nde.web.settings import ServerSettings

T = TypeVar("T")


def settings_of(arguments: Arguments, session: Session, folder: str | None = None) -> ServerSettings:
    """Where the data lies that a line names; a folder may be named as a word as well."""
    settings = read_settings(arguments, session.env)
    return replace(settings, data=data_folder(folder, folder)) if folder is not None else settings


def require_data(settings: ServerSettings) -> None:
    """Refuse a folder in which no server has kept anything."""
    if not settings.database and not (settings.data.is_dir() and any(settings.data.iterdir())):
        raise Missing("no-data-here", folder=str(settings.data))


def with_hub(settings: ServerSettings, work: Callable[[Hub], Awaitable[T]], *, may_be_new: bool = False) -> T:
    """What comes of some work with a server's tables; refused where no server has kept any."""
    if not may_be_new:
        require_data(settings)

    async def run() -> T:
        hub = Hub(open_store(settings.database, settings.data))
        await hub.store.open()
        try:
            return await work(hub)
        finally:
            await hub.stop()

    return asyncio.run(run())
