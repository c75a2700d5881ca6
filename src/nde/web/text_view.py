"""The text view: a client types lines as in a terminal, and is answered in the words of `nde play`.

A line that stands for a command is carried out under the line's own id, so that a line that is sent again
after a broken connection acts once.  What takes long is worked out in a thread first (`work_out`); the talk
itself stays on the loop, where entries are told as well.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

from nde.board.strokes import Spot
from nde.errors import NdeError, Stale
from nde.hub import Live
from nde.locale.complaints import Refused
from nde.prose import Teller
from nde.prose.story import Stories
from nde.prose.talk import COMMANDS, Row, Shell, Talk, Wish, work_out
from nde.prose.talk.answers import odds, place
from nde.prose.talk.commands import close
from nde.prose.talk.paper import Known, headline, spelled
from nde.prose.talk.prefetch import work_out_line
from nde.prose.talk.typed import read_line
from nde.table import commands as c
from nde.table.pictures import PictureNamed
from nde.table.pings import Pointing, is_in_fog, places_of, require_pointing
from nde.table.seats import GM
from nde.table.state import State
from nde.web import messages as m
from nde.web.limits import ServerBusy

Kind = Literal["", "title", "log", "error", "hint", "question", "choice", "map"]
KINDS: dict[str, Kind] = {"log": "log", "error": "error", "hint": "hint", "question": "question"}
WIDE = 100_000
"""Columns of a paper that wraps nothing: the client knows its own width."""


_GAP = re.compile(r"\s{2,}")


def read_aloud(line: str) -> str:
    """A line with columns as it is read aloud.

    >>> read_aloud("  complication   10.0%  1/10")
    'complication: 10.0%, 1/10'
    """
    name, *cells = _GAP.split(line.strip())
    return f"{name}: {', '.join(cells)}" if cells else name


class SpokenPaper:
    """Gathers lines for a client; of people only what has changed since they were last spoken of."""

    is_plain = True
    is_tall = False
    room = 0
    width = WIDE

    def __init__(self) -> None:
        self._lines: list[m.Spoken] = []
        self._news: list[m.Spoken] = []
        self._known = Known()

    def take(self) -> tuple[m.Spoken, ...]:
        """Everything written so far; the next begins anew."""
        lines, self._lines, self._news = tuple(self._lines), [], []
        return lines

    @property
    def lasting(self) -> tuple[m.Spoken, ...]:
        """What was written, without what is only said when it is new: how people are, what happened."""
        return tuple(line for line in self._lines if line not in self._news)

    @property
    def has_news(self) -> bool:
        """Whether anything of that was written."""
        return bool(self._news)

    def _add(self, text: str, kind: Kind = "", typed: str = "") -> None:
        self._lines.append(m.Spoken(text=text, kind=kind, typed=typed))

    def title(self, text: str, aside: str = "") -> None:
        """A heading."""
        self._add(headline(text, aside), "title")

    def text(self, text: str, *, kind: str = "") -> None:
        """A paragraph."""
        self._add(spelled(text), KINDS.get(kind, ""))
        if kind == "log":  # what has led up to a question
            self._news.append(self._lines[-1])

    def page(self, lines: Sequence[str]) -> None:
        """What is laid out for the eye, as plain lines."""
        for line in lines:
            if line.strip():
                self._add(read_aloud(line))

    def numbered(self, rows: Sequence[tuple[str, str]]) -> None:
        """Things to choose."""
        for typed, text in rows:
            self._add(spelled(text), "choice", typed)

    def people(self, rows: Sequence[Row]) -> None:
        """Who has changed."""
        for line in self._known.changed(rows):
            self._add(line)
            self._news.append(self._lines[-1])

    def map(self, lines: Sequence[str]) -> None:
        """A map, row by row."""
        for line in lines:
            self._add(line, "map")

    def forget(self) -> None:
        """Speak of everybody anew the next time."""
        self._known.forget()


class Still(NamedTuple):
    """A table as it is at one moment, for whoever asks one thing."""

    state: State

    def here(self) -> None:
        """Nobody can know who is connected."""

    def told(self) -> Sequence[str]:
        """Nothing has happened."""
        return ()


def odds_said(state: State, seat: str, language: str, text: str) -> tuple[str, ...]:
    """The odds of what is said behind `/odds`, line by line, or what is wrong with it."""
    paper = SpokenPaper()
    talk = Talk(Still(state), seat, language, paper)
    try:
        odds(talk, read_line(f"odds {text}"))
    except (Refused, NdeError) as fault:
        talk.complain(fault, text)
    return tuple([line.text for line in paper.take()])


if TYPE_CHECKING:
    from nde.web.connection import Client, Service

REMEMBERED = 24
"""Entries before the first that a client is told: who is who, and what was rolled last."""
MOST_RETOLD = 128
"""Entries that somebody who comes back is told one by one."""
RETOLD = 60
"""Entries that are told again to whoever asks."""
BUSY_S = 0.2
REST_S = 2.0
"""How long a table is given to come to rest before it is told as it is."""
PAUSE_S = 0.01
ON_A_SERVER = {**COMMANDS, "close": close}

log = logging.getLogger("nde.web")


class TextView:
    """One client of the text view."""

    def __init__(
        self,
        service: Service,
        live: Live,
        client: Client,
        *,
        say: Callable[[m.Lines], None],
        on_fault: Callable[[NdeError], None],
    ) -> None:
        self._hub, self._live, self._workers = service.hub, live, service.workers
        self._metrics = service.metrics
        self._key, self._key_text, self._language = client.key, client.key_text, client.language
        self._say, self._on_fault = say, on_fault
        self._paper = SpokenPaper()
        self.talk = Talk(self, client.key.seat, client.language, self._paper, Shell(ON_A_SERVER))
        self.talk.point = self._point
        self._past: list[str] = []
        self._stood: tuple[m.Spoken, ...] | None = None
        """How the table stood when it was last shown, without people."""
        self._is_wanted = self._is_forced = False
        self._is_new = True
        self._task: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    # What the talk asks.

    @property
    def state(self) -> State:
        """The table as it is."""
        return self._live.state

    def here(self) -> tuple[str, ...] | None:
        """The seats that are connected."""
        return self._hub.presence.here(self._live.id)

    def told(self) -> Sequence[str]:
        """What has happened lately, in sentences."""
        return self._past

    def _point(self, spot: Spot) -> None:
        """Point at a place on the map, for everybody who may see it."""
        pointing = Pointing(seat=self._key.seat, spots=(spot,))
        require_pointing(self.state, pointing)
        self._hub.presence.point(self._live, pointing)

    def tell_pointing(self, pointing: Pointing) -> None:
        """Tell where somebody points."""
        talk, by = self.talk, pointing.seat
        text = talk.speaker.say(
            "talk-points",
            name=talk.seat_name(by),
            is_you=by == self._key.seat,
            square=places_of(self.state, pointing)[0],
            is_in_fog=self._key.seat == GM and is_in_fog(self.state, pointing),
        )
        self._say(m.Lines(lines=(m.Spoken(text=text, kind="log"),)))

    # Coming and going.

    async def remember(self, seen: int | None) -> None:
        """Learn what happened before the client listens: who is who, and what was rolled last."""
        version = self._live.version
        self._is_new = seen is None
        last = version if seen is None or not 0 <= version - seen <= MOST_RETOLD else seen
        for one in await self._live.happened(max(0, last - REMEMBERED)):
            if one.entry.number <= last:
                self.talk.remember(one.before, one.entry, one.after)

    def stop(self) -> None:
        """Show nothing more."""
        if self._task is not None:
            self._task.cancel()

    # How the table stands.

    def show(self, *, is_asked: bool = False) -> None:
        """Have the client told how the table stands, unless it knows; `is_asked` says it all in any case."""
        if is_asked:
            self._is_forced = True
            self._paper.forget()
        self._is_wanted = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._show())

    async def _show(self) -> None:
        while self._is_wanted:
            try:
                await self._rest()
                async with self._lock:
                    self._is_wanted = False
                    state, seat, hero = self.state, self._key.seat, self.talk.hero
                    await self._workers.run(
                        self._live.id, partial(work_out, state, seat, self._language, hero)
                    )
                    self._stand()
            except ServerBusy:
                self._is_wanted = True
                await asyncio.sleep(BUSY_S)
            except Exception:
                log.exception("a table could not be told", extra=self._facts())
                self._on_fault(NdeError("broken"))
                return

    async def _rest(self) -> None:
        """Wait a little for the bots: what they do next is no reason to say everything twice."""
        loop = asyncio.get_running_loop()
        patience = loop.time() + REST_S
        while not self._live.is_idle and loop.time() < patience:
            await asyncio.sleep(PAUSE_S)

    def _stand(self) -> None:
        """Tell how the table stands, if that is news."""
        was_shown, was_asked = self.talk.shown, self.talk.asked
        if self._is_new:
            self._greet()
        greeting = self._paper.take()
        self.talk.look()
        has_news, stands = self._paper.has_news, self._paper.lasting
        lines = (*greeting, *self._paper.take())
        # A question asked again comes without the scene before it: what was said last need only end so.
        is_known = self._stood is not None and self._stood[-len(stands) :] == stands
        if self._is_forced or self._is_new or has_news or not is_known:
            self._say(m.Lines(lines=lines))
        else:
            self.talk.shown, self.talk.asked = was_shown, was_asked  # what was read out last still counts
        self._stood = stands
        self._is_forced = self._is_new = False

    def _greet(self) -> None:
        """What somebody who has just come is told first."""
        talk = self.talk
        stories = Stories(self.state.adventure, talk.speaker)
        title = stories.title() or self.state.header.title
        if title:
            self._paper.title(title)
        story = talk.view.story
        if story is not None and not story.place and stories.intro():
            self._paper.text(stories.intro())
        place(talk)
        talk.tell_of("welcome", kind="hint")

    # What is typed.

    async def hear(self, line: m.Line) -> None:
        """Answer a line; whoever types ahead is understood as if they had waited for what their line did."""
        if self._is_forced and self._task is not None:
            await asyncio.wait({self._task})
        async with self._lock:
            try:
                lines = await self._answer(line)
            except (Refused, NdeError) as fault:
                lines = self._refusal(fault, line.text)
            except Exception:
                log.exception("a line could not be answered", extra=self._facts())
                lines = self._refusal(NdeError("broken"), line.text)
        self._say(m.Lines(id=line.id, lines=lines))

    def _refusal(self, fault: NdeError | Refused, text: str) -> tuple[m.Spoken, ...]:
        for error in fault.errors if isinstance(fault, Refused) else (fault,):
            self._metrics.refusals.labels(error.code).inc()
        self._paper.take()
        self.talk.complain(fault, text)
        if isinstance(fault, Stale):
            self.show(is_asked=True)  # what was chosen from is no more
        return self._paper.take()

    async def _answer(self, line: m.Line) -> tuple[m.Spoken, ...]:
        # Its words may mean something else by now.
        if await self._live.has_done(c.Command(seat=self._key.seat, id=line.id, do=c.Say(text=line.text))):
            return ()
        if line.again and self.talk.chooses(line.text):
            raise Stale("typed-before", line=line.text)  # whoever typed it had another list before them
        command = await self._work_out(line.text)
        if command == "log":
            await self._retell()
        if self._key.seat == GM and command == "gm":
            rows = await self._hub.store.pictures(self._live.id)
            self.talk.pictures = tuple(
                PictureNamed(id=one.hash, name=one.name, width=one.width, height=one.height) for one in rows
            )
        self._paper.take()
        wishes = self.talk.obey(line.text)
        lines = self._paper.take()
        base = self.talk.base
        for number, wish in enumerate(wishes, 1):
            # Of several the first says that the line has acted.
            await self._carry_out(wish, line.id if number == 1 else f"{line.id[:98]}+{number}", base)
            base = self._live.version
        if any(wish.is_shown and not isinstance(wish.do, c.Say) for wish in wishes):
            self._is_forced = True
            self.show()
        return lines

    async def _work_out(self, text: str) -> str:
        """Work out in a thread what takes long about a line; the command that it stands for."""
        command, work = work_out_line(self.talk, text)
        if work is not None:
            await self._workers.run(self._live.id, work)
        return command

    async def _retell(self) -> None:
        happened = await self._live.happened(max(0, self._live.version - RETOLD))

        def work() -> list[str]:
            teller = Teller(self._key.seat, self._language)
            return [text for one in happened for text in teller.tell(one.before, one.entry, one.after)]

        self._past = await self._workers.run(self._live.id, work)

    async def _carry_out(self, wish: Wish, id: str, base: int) -> None:
        # Seats are checked on every line: a link that was taken back opens nothing, from this moment on.
        await self._hub.seat_of(self._live.id, self._key_text)
        await self._hub.carry_out(self._key, wish.do, id=id, base=base)
        self._metrics.commands_by_socket.inc()

    def _facts(self) -> dict[str, str]:
        return {"table": self._live.id, "seat": self._key.seat}
