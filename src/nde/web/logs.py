"""The server's log: a JSON object a line, with the ids of tables and commands; never a key, never a body.

Our own access log takes the place of uvicorn's, which would write query strings.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic, perf_counter
from typing import IO, Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nde.web.metrics import Metrics
from nde.web.security import client_address
from nde.web.settings import LogLevel

access = logging.getLogger("nde.web.access")

NEVER = frozenset(("key", "keys", "seed", "cookie", "authorization", "body", "sheet", "text"))
"""What is not written even if somebody hands it to the log."""
MOST_ALIKE, MINUTE_S, MOST_KINDS = 30, 60.0, 1_000
_PATH = re.compile(r"[A-Za-z0-9/._-]*")
"""Signs of the paths we serve."""
_KEY = re.compile(r"[A-Za-z0-9_-]{24,}")
"""What may be the key of a link, where an id is asked for."""
_PLAIN = frozenset((*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message", "taskName"))


def _without_keys(path: str) -> str:
    """A path up to where a secret link would go on: a `#` that was sent as `%23` brings its key along.

    >>> _without_keys("/t/0123456789abcdef#k=secret"), _without_keys("/api/tables/0123456789abcdef/view")
    ('/t/0123456789abcdef…', '/api/tables/0123456789abcdef/view')
    """
    plain = _PATH.match(path)
    known = "/".join("…" if _KEY.fullmatch(part) else part for part in (plain[0] if plain else "").split("/"))
    return known if plain and plain.end() == len(path) else known + "…"


class JsonLines(logging.Formatter):
    """Writes each record as one line of JSON: when, how bad, who says it, what, and the facts beside it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "name": record.name,
            "what": record.getMessage(),
        }
        for name, value in record.__dict__.items():
            if name not in _PLAIN and name not in NEVER:
                line[name] = value
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Flood(logging.Filter):
    """Keeps one kind of complaint from filling the log: after so many in a minute they are only counted."""

    def __init__(self, most: int = MOST_ALIKE, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._most, self._now = most, now
        self._counts: dict[tuple[str, str], list[float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written; the first of a minute says how many were left out before it."""
        if record.levelno < logging.WARNING:
            return True
        kind, now = (record.name, record.msg if isinstance(record.msg, str) else ""), self._now()
        begin, count = self._counts.get(kind, (now, 0.0))
        if now - begin >= MINUTE_S:
            if count > self._most:
                record.left_out = int(count) - self._most
            begin, count = now, 0.0
        if kind not in self._counts and len(self._counts) >= MOST_KINDS:
            self._counts.clear()
        self._counts[kind] = [begin, count + 1]
        return count < self._most


def set_up_logs(level: LogLevel, stream: IO[str] | None = None) -> None:
    """Let everything that the server and its libraries log go to a stream, the standard error by default."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Flood())
    for name in ("nde", "uvicorn", "uvicorn.error", "websockets", "yoyo"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name in ("nde", "uvicorn", "websockets", "yoyo") else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(
            level.upper() if name == "nde" else max(logging.WARNING, logging.getLevelName(level.upper()))
        )


class AccessLog:
    """Notes every request: the way it was asked, the path, the answer and the time it took; no query."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begin, status, sent = perf_counter(), 0, 0

        async def send_counted(message: Message) -> None:
            nonlocal status, sent
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "http.response.body":
                sent += len(message.get("body", b""))
            await send(message)

        try:
            await self._app(scope, receive, send_counted)
        finally:
            seconds = perf_counter() - begin
            endpoint = scope.get("nde.endpoint", "other")
            self._metrics.requests.labels(endpoint, str(status)).inc()
            self._metrics.request_seconds.labels(endpoint).observe(seconds)
            self._metrics.bytes.labels("http").inc(sent)
            facts = {
                "method": scope["method"],
                "path": _without_keys(scope["path"]),
                "status": status,
                "ms": round(seconds * 1000, 1),
                "client": client_address(scope),
                "table": _without_keys(scope.get("path_params", {}).get("table", "")),
                "command": scope.get("nde.command", ""),
            }
            access.info("request", extra={name: fact for name, fact in facts.items() if fact != ""})
