"""What the server does for its host by itself: backups at a rhythm, and an end to tables nobody touches.

A table that is to be removed is told so first, by an entry of its log; whatever happens behind that keeps it.
What is removed has been exported before, with the seed of its dice: it can be imported again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from nde.errors import NdeError
from nde.hub.hub import Hub
from nde.locale import LANGUAGES, words
from nde.store.rows import NoSuchTable, TableRow
from nde.table.commands import Command, Say
from nde.table.seats import GM
from nde.web.settings import ServerSettings

LOOK_S = 60.0
HOUR_S = 3600.0
DAY_S = 24 * 3600
NOTICE_DAYS = 14
"""So long before its end a table is told of it."""
FOLDER, REMOVED = "backups", "removed"
OURS = "upkeep-"
"""What the ids of our own commands begin with."""
_OURS = re.compile(r"\d{4}-\d{2}-\d{2}-\d{6}(-\d+)?\.db")
"""What a backup at a rhythm is called; one before a step of the schema has that step in its name."""
log = logging.getLogger("nde.web")


class Upkeep:
    """Looks again and again whether something is due."""

    def __init__(self, hub: Hub, settings: ServerSettings) -> None:
        self._hub, self._settings = hub, settings
        self._folder = settings.data / FOLDER
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look, if the host wants any of it."""
        if self._settings.backup_every or self._settings.forget_after:
            self._task = asyncio.get_running_loop().create_task(self._look())

    def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    async def _look(self) -> None:
        while True:
            try:
                if self._settings.backup_every:
                    await self.back_up(time.time())
            except (NdeError, OSError) as fault:
                log.error("no backup could be written", extra={"reason": str(fault)})
            try:
                if self._settings.forget_after:
                    await self.forget()
            except (NdeError, OSError) as fault:
                log.error("could not look after old tables", extra={"reason": str(fault)})
            await asyncio.sleep(LOOK_S)

    async def back_up(self, now: float) -> Path | None:
        """Write a backup if one is due, and throw away those that are more than are to be kept."""
        kept = await asyncio.to_thread(self._kept)
        if kept and now - kept[-1].stat().st_mtime < self._settings.backup_every * HOUR_S:
            return None
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        written = await self._hub.store.backup(self._folder)
        log.info("backup written", extra={"file": written.name})
        for old in [*kept, written][: -self._settings.backup_keep]:
            old.unlink(missing_ok=True)
        return written

    def _kept(self) -> list[Path]:
        """The backups that were written so, the oldest first."""
        if not self._folder.is_dir():
            return []
        found = (one for one in self._folder.iterdir() if _OURS.fullmatch(one.name))
        return sorted(found, key=lambda one: one.stat().st_mtime)

    async def forget(self) -> None:
        """Tell tables that nobody has touched for long that they end, and remove those that were told."""
        days, now = self._settings.forget_after, self._hub.clock.now()
        for row in await self._hub.store.all_tables():
            if now - row.moved < min(days, NOTICE_DAYS) * DAY_S:
                continue
            with suppress(NoSuchTable):  # removed by another process, or by its game master
                if await self._was_told(row):
                    if now - row.moved >= NOTICE_DAYS * DAY_S:
                        await self._remove(row)
                elif now - row.moved >= days * DAY_S:
                    await self._tell(row, now)

    async def _was_told(self, row: TableRow) -> bool:
        """Whether the last that happened at a table was our word that it ends."""
        lines = await self._hub.store.lines(row.id, row.version - 1, 1) if row.version else []
        return any(msgspec.json.decode(line).get("command", "").startswith(OURS) for line in lines)

    async def _tell(self, row: TableRow, now: int) -> None:
        speaker = words(row.language if row.language in LANGUAGES else "en")
        text = speaker.say("tables-forgotten-soon", days=self._settings.forget_after, left=NOTICE_DAYS)
        live = await self._hub.live(row.id)
        await live.carry_out(Command(seat=GM, do=Say(text=text), id=f"{OURS}{now}", at=now))
        log.info("table told of its end", extra={"table": row.id})

    async def _remove(self, row: TableRow) -> None:
        live = await self._hub.live(row.id)
        if live.listeners or live.version != row.version:
            return  # somebody is there
        folder = self._settings.data / REMOVED
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        content = await self._hub.export(row.id, with_seed=True)
        await asyncio.to_thread(_write, folder / f"{row.id}.nde", content)
        await self._hub.delete(row.id)
        log.info("table removed", extra={"table": row.id})


def _write(file: Path, content: bytes) -> None:
    """Write a file that only its owner reads, whole or not at all."""
    part = file.with_name(f".{file.name}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)
