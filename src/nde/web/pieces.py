"""Long answers sent piece by piece: at once, a file would hold up every table while it is copied."""

from __future__ import annotations

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

PIECE = 256 * 1024


class InPieces(Response):
    """An answer that is sent in pieces; between them others have their turn."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        start = {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
        await send(start)
        body = memoryview(self.body)
        for begin in range(0, len(body), PIECE) or (0,):
            is_more = begin + PIECE < len(body)
            piece = bytes(body[begin : begin + PIECE])
            await send({"type": "http.response.body", "body": piece, "more_body": is_more})
