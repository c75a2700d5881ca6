"""Something printed, sent in lines: how far it is, and at last the file."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from typing import TypeAlias

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from nde.errors import NdeError
from nde.web.answers import PrintedFile, PrintLine, PrintProgress
from nde.web.call import Call
from nde.web.endpoint import LINES
from nde.web.problems import problem

Told: TypeAlias = Callable[[float], None]
"""Hears the share of the work that is done."""


def wants_lines(call: Call) -> bool:
    """Whether the caller would rather have lines than the file alone."""
    return LINES in call.request.headers.get("accept", "")


class PrintLines(Response):
    """An answer in lines: progress as it comes, then the file or a problem."""

    media_type = LINES

    def __init__(self, call: Call, work: Callable[[Told], bytes], name: str, kind: str) -> None:
        super().__init__(media_type=LINES)
        del self.headers["content-length"]
        self.headers["x-accel-buffering"] = "no"  # a proxy that collects lines would show no progress
        self.headers["cache-control"] = "no-store"
        self._call, self._work, self._name, self._kind = call, work, name, kind

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it, a line as soon as there is something to say."""

        async def say(line: PrintLine | None) -> None:
            body = msgspec.json.encode(line) + b"\n" if line is not None else b""
            await send({"type": "http.response.body", "body": body, "more_body": line is not None})

        headers = self.raw_headers
        await send({"type": "http.response.start", "status": self.status_code, "headers": headers})
        shares: asyncio.Queue[float | None] = asyncio.Queue()
        work = self._begin(shares)
        try:
            await say(PrintLine(progress=PrintProgress(share=0.0)))
            while (share := await shares.get()) is not None:
                await say(PrintLine(progress=PrintProgress(share=share)))
            content = b64encode(work.result()).decode()
            await say(PrintLine(file=PrintedFile(name=self._name, type=self._kind, content=content)))
        except NdeError as error:
            await say(PrintLine(problem=problem(error, self._call.language, self._call.game)))
        finally:
            work.cancel()
        await say(None)

    def _begin(self, shares: asyncio.Queue[float | None]) -> asyncio.Future[bytes]:
        """The work in a thread of its own; each share of it, and at its end nothing, goes into the queue."""
        loop = asyncio.get_running_loop()

        def told(share: float) -> None:
            loop.call_soon_threadsafe(shares.put_nowait, share)

        work = asyncio.ensure_future(self._call.worked_out(lambda: self._work(told)))
        work.add_done_callback(lambda _: shares.put_nowait(None))
        return work
