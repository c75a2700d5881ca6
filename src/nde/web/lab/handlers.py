"""Endpoints of the lab: a question is handed to a process, and its answer sent whole or in lines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, suppress
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from nde.errors import Missing, NdeError
from nde.web.call import Call
from nde.web.lab import bodies as b
from nde.web.lab.benches import Line
from nde.web.lab.tasks import Task
from nde.web.messages import Problem
from nde.web.problems import MEDIA_TYPE, problem, problem_bytes

LINES = "application/x-ndjson"
ACTION_S = 20.0

Change = Callable[[bytes], bytes]


async def post_lab_fight(call: Call) -> Response:
    """What comes of a fight: who wins, who falls, what is left."""
    return await asked(call, "fight", call.body)


async def post_lab_range(call: Call) -> Response:
    """How far the chance to win hangs on the policy: the fight by several sensible ones."""
    return await asked(call, "range", call.body)


async def post_lab_next(call: Call) -> Response:
    """What each deed that can be done now would make of the whole fight."""
    return await asked(call, "next", call.body)


async def post_lab_fit(call: Call) -> Response:
    """Counts of foes that come nearest to a risk."""
    return await asked(call, "fit", call.body)


async def post_lab_map(call: Call) -> Response:
    """The fight for every size of the party, and every count of one kind of foe."""
    return await asked(call, "map", call.body)


async def post_lab_vary(call: Call) -> Response:
    """The same fight under other options or in other games."""
    return await asked(call, "vary", call.body)


async def post_lab_compare(call: Call) -> Response:
    """The same fight with other policies."""
    return await asked(call, "compare", call.body)


async def post_lab_best(call: Call) -> Response:
    """The best that a party can do in a fight, and how far each policy is from it."""
    return await asked(call, "best", call.body)


async def post_lab_action(call: Call) -> Response:
    """The odds of one action with everything that moves them."""
    return await asked(call, "action", call.body)


async def post_lab_stop(call: Call) -> None:
    """Have a question answered with what is known by now."""
    wish: b.StopWish = call.body
    if not call.shared.lab.stop_one(wish.ask):
        raise Missing("lab-no-such-question", ask=wish.ask)


async def post_lab_wait(call: Call) -> None:
    """Have a guess give way to nobody any more, since somebody waits for it."""
    wish: b.WaitWish = call.body
    if not call.shared.lab.wait_for(wish.ask):
        raise Missing("lab-no-such-question", ask=wish.ask)


async def asked(
    call: Call, question: str, wish: Any, *, is_ours: bool = False, finish: Change = lambda answer: answer
) -> Response:
    """The answer to a question as the caller wants it; `finish` has the last word about its bytes."""
    settings = call.shared.settings
    task = Task(
        number=0,
        question=question,
        wish=msgspec.Raw(msgspec.json.encode(wish)),
        language=call.language,
        seconds=min(getattr(wish, "seconds", ACTION_S), settings.lab_seconds),
        scenes=settings.lab_scenes,
        runs=settings.lab_runs,
        is_ours=is_ours,
    )
    about = f"{wish.game} {msgspec.json.encode(wish.settings, order='sorted').decode()}"
    lines = call.shared.lab.lines(task, about, wish.ask, is_guess=getattr(wish, "is_guess", False))
    if LINES in call.request.headers.get("accept", ""):
        return LineByLine(call, lines, finish)
    return await _whole(call, lines, finish)


async def _whole(call: Call, lines: AsyncIterator[Line], finish: Change) -> Response:
    """The last line as an answer of its own; nobody gets it who has hung up, and nothing is worked on."""
    gone = asyncio.ensure_future(_has_gone(call.request.receive))
    last = asyncio.ensure_future(_last(lines))
    try:
        await asyncio.wait((gone, last), return_when=asyncio.FIRST_COMPLETED)
        if not last.done():
            return Response(status_code=499)
        return _answer(call, last.result(), finish)
    finally:
        for task in (gone, last):
            task.cancel()
            with suppress(asyncio.CancelledError, NdeError):
                await task


async def _last(lines: AsyncIterator[Line]) -> Line:
    async with aclosing(lines) as all_lines:  # type: ignore[type-var]
        async for line in all_lines:
            if line.is_last:
                return line
    return Line("died")


def _answer(call: Call, line: Line, finish: Change) -> Response:
    if line.kind == "answer":
        return Response(finish(line.content), media_type="application/json")
    found = _problem(call, line)
    call.shared.metrics.refusals.labels(found.code).inc()
    response = Response(problem_bytes(found), status_code=found.status, media_type=MEDIA_TYPE)
    response.headers["content-language"] = call.language
    return response


def _problem(call: Call, line: Line) -> Problem:
    """The problem that a line tells of, or that it is one."""
    if line.kind == "problem":
        return msgspec.json.decode(line.content, type=Problem)
    error: NdeError = NdeError("lab-took-too-long") if line.kind == "late" else NdeError("broken")
    return problem(
        NdeError("server-stopping") if call.shared.lab.is_stopping else error, call.language, call.game
    )


async def _has_gone(receive: Receive) -> None:
    """Comes back once the caller has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass


class LineByLine(Response):
    """An answer in lines as they come: progress, then the answer or a problem."""

    media_type = LINES

    def __init__(self, call: Call, lines: AsyncIterator[Line], finish: Change) -> None:
        super().__init__(media_type=LINES)
        del self.headers["content-length"]
        self.headers["x-accel-buffering"] = "no"  # a proxy that collects lines would show no progress
        self._call, self._lines, self._finish = call, lines, finish

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it; whoever hangs up before its end ends the work."""
        sending = asyncio.ensure_future(self._send(send))
        gone = asyncio.ensure_future(_has_gone(receive))
        try:
            await asyncio.wait((sending, gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, gone):
                task.cancel()
                with suppress(asyncio.CancelledError, OSError):
                    await task

    async def _send(self, send: Send) -> None:
        start = {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
        await send(start)
        try:
            async with aclosing(self._lines) as lines:  # type: ignore[type-var]
                async for line in lines:
                    await send(_part(self._line(line)))
        except NdeError as error:
            await send(_part(_said("problem", problem_bytes(problem(error, self._call.language)))))
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    def _line(self, line: Line) -> bytes:
        if not line.is_last:
            return _said(line.kind, line.content)
        if line.kind == "answer":
            return _said("answer", self._finish(line.content))
        return _said("problem", problem_bytes(_problem(self._call, line)))


def _said(kind: str, content: bytes) -> bytes:
    return b'{"%s":%s}\n' % (kind.encode(), content)


def _part(content: bytes) -> dict[str, Any]:
    return {"type": "http.response.body", "body": content, "more_body": True}
