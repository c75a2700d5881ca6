"""The endpoints of the lab: a question is handed to a process, and its answer sent whole or in lines.

One of them takes the present scene of a live table into the lab, for its game master; nothing is logged.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, suppress
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from nde.errors import Illegal, Missing, NdeError, Unreadable
from nde.locale import Words
from nde.locale.book.game import PackedGame
from nde.rules.play import playing_of
from nde.table.state import State
from nde.web.bodies import Body
from nde.web.call import Call
from nde.web.endpoint import LINES, Endpoint
from nde.web.handlers.play import live_table
from nde.web.lab import answers as a
from nde.web.lab import bodies as b
from nde.web.lab.about import get_lab
from nde.web.lab.fight_words import Telling
from nde.web.lab.fights import Fight, TableScene
from nde.web.lab.worker_pool import Line, Task
from nde.web.messages import Problem
from nde.web.problems import MEDIA_TYPE, problem, problem_bytes

ACTION_S = 20.0

Change = Callable[[bytes], bytes]


async def post_lab_stop(call: Call, wish: b.StopWish) -> None:
    """Have a question answered with what is known by now."""
    if not call.shared.lab.stop_one(call.address, wish.ask):
        raise Missing("lab-no-such-question", ask=wish.ask)


async def post_lab_wait(call: Call, wish: b.WaitWish) -> None:
    """Have a guess give way to nobody any more, since somebody waits for it."""
    if not call.shared.lab.wait_for(call.address, wish.ask):
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
    is_guess = getattr(wish, "is_guess", False)
    lines = call.shared.lab.lines(task, about, wish.ask, who=call.address, is_guess=is_guess)
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


def _part(content: bytes) -> dict[str, object]:
    return {"type": "http.response.body", "body": content, "more_body": True}


async def get_table_lab(call: Call) -> a.LabState:
    """The scene of a table, to be taken into the lab; for its game master alone."""
    live = await live_table(call)
    state = live.state
    return await call.worked_out(lambda: state_told(call.table, state, call.language))


async def post_table_lab(call: Call, wish: b.TableWhatIf) -> Response:
    """What comes of the scene of a table, and what each next deed would make of it."""
    live = await live_table(call)
    state = live.state
    told = await call.worked_out(lambda: state_told(call.table, state, call.language))
    question = b.NextWish(
        game=told.game,
        settings=told.settings,
        creatures=told.creatures,
        scene=told.scene,
        foes=wish.foes,
        put=wish.put,
        without=wish.without,
        rulings=wish.rulings,
        begin=wish.begin,
        who=wish.who,
        policy=wish.policy,
        method=wish.method,
        runs=wish.runs,
        seed=wish.seed,
        seconds=wish.seconds,
        ask=wish.ask,
    )
    told_bytes = msgspec.json.encode(told)

    def finish(answer: bytes) -> bytes:
        found = msgspec.json.decode(answer, type=dict[str, msgspec.Raw])
        return msgspec.json.encode({**found, "state": msgspec.Raw(told_bytes)})

    return await asked(call, "table", question, is_ours=True, finish=finish)


def state_told(table: str, state: State, language: str) -> a.LabState:
    """The scene that a table is in, as its game master sees it."""
    scene = state.world.scene
    if scene is None:
        raise Illegal("lab-no-scene-yet")
    header = state.pinned
    game = PackedGame(state.rules, header.packs, header.all_names)
    turn = playing_of(state.rules).turn(scene)
    telling = Telling(Fight(game, scene, {}, (), {}, is_named=True), language)
    people = telling.people()
    document = TableScene(scene=msgspec.to_builtins(scene, str_keys=True), names=header.all_names)
    return a.LabState(
        table=table,
        version=state.version,
        title=header.title,
        game=header.game,
        settings=msgspec.json.decode(header.settings),
        scene=msgspec.to_builtins(document),
        is_fight=turn.is_fight,
        round=turn.round,
        side=turn.side,
        people=people,
        creatures={
            id: msgspec.json.decode(document) for id, document in state.world.creatures[-b.MOST_OWN :]
        },
        advice=tuple(_advice(state, people, telling.speaker, is_fight=turn.is_fight)),
    )


def _advice(state: State, people: tuple[a.LabPerson, ...], speaker: Words, *, is_fight: bool) -> list[str]:
    found = []
    for side in ("party", "foes"):
        if not any(one.side == side and not one.is_out for one in people):
            found.append(speaker.say(f"lab-advice-no-{side}"))
    if not is_fight:
        found.append(speaker.say("lab-advice-no-fight"))
    if state.world.pending:
        found.append(speaker.say("lab-advice-pending"))
    return found


MOST_BYTES = 512 * 1024
"""A scene with a map is long."""
_PROBLEMS = (Missing, Illegal, Unreadable)


def _question(name: str, about: str, answer: object, body: type[Body]) -> Endpoint:
    """The endpoint of a question: what it is about, its answer, and what is asked."""

    async def post(call: Call, wish: Body) -> Response:
        return await asked(call, name, wish)

    post.__name__, post.__doc__ = f"post_lab_{name}", about
    post.__annotations__["wish"] = body
    return Endpoint(
        f"/api/lab/{name}",
        post,
        returns=answer,
        problems=_PROBLEMS,
        rate="lab",
        most_bytes=MOST_BYTES,
        lines=a.LabLine,
    )


LAB_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("/api/lab", get_lab, rate="lab"),
    _question("fight", "What comes of a fight: who wins, who falls, what is left.", a.LabFight, b.LabWish),
    _question(
        "range",
        "How far the chance to win hangs on the policy: the fight by several sensible ones.",
        a.LabRange,
        b.LabWish,
    ),
    _question(
        "next", "What each deed that can be done now would make of the whole fight.", a.LabNext, b.NextWish
    ),
    _question("fit", "Counts of foes that come nearest to a risk.", a.LabFit, b.FitWish),
    _question(
        "map",
        "The fight for every size of the party, and every count of one kind of foe.",
        a.LabMap,
        b.MapWish,
    ),
    _question("vary", "The same fight under other options or in other games.", a.LabVaried, b.VaryWish),
    _question("compare", "The same fight with other policies.", a.LabCompared, b.CompareWish),
    _question(
        "best",
        "The best that a party can do in a fight, and how far each policy is from it.",
        a.LabBest,
        b.BestWish,
    ),
    _question("action", "The odds of one action with everything that moves them.", a.LabAction, b.ActionWish),
    Endpoint("/api/lab/stop", post_lab_stop, problems=(Missing,), rate="calls"),
    Endpoint("/api/lab/wait", post_lab_wait, problems=(Missing,), rate="calls"),
    Endpoint("/api/tables/{table}/lab", get_table_lab, who="gm", problems=(Illegal,), rate="lab"),
    Endpoint(
        "/api/tables/{table}/lab",
        post_table_lab,
        returns=a.LabWhatIf,
        who="gm",
        problems=_PROBLEMS,
        rate="lab",
        lines=a.LabLine,
    ),
)
