"""`nde play`: a table in the terminal, for a person or a screen reader; `--json` is for a program.

The conversation reads lines, carries out what they stand for, and never gives up.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

from nde.cli.arguments import Arguments
from nde.cli.play.file_commands import WITH_FILES, WITHOUT_FILES, with_files
from nde.cli.play.local_table import PLAYER, LocalTable
from nde.cli.play.paper import PlainPaper, RichPaper, Screen
from nde.cli.play.start import Started, choose, gone_on, start
from nde.cli.session import Reply, Session
from nde.errors import Missing, NdeError
from nde.expeditions import DANGERS
from nde.extras import command_for
from nde.locale.complaints import Refused
from nde.prose.log import Teller
from nde.prose.story import Stories
from nde.prose.tale import in_turn
from nde.prose.talk import Shell, Talk, Wish
from nde.prose.talk.answers import place
from nde.table import commands as c
from nde.table.apply import unfolded
from nde.table.events import Entry
from nde.table.seats import GM
from nde.table.state import State

PROMPT = "> "


class Conversation:
    """A person at a table of their own."""

    def __init__(self, table: LocalTable, session: Session, paper: Screen, *, has_files: bool = True) -> None:
        self.table, self.session, self.paper = table, session, paper
        self.is_leaving = False
        shell = Shell(with_files(self), WITH_FILES, is_own_gm=True) if has_files else WITHOUT_FILES
        self.talk = Talk(self, PLAYER, session.language, paper, shell)

    @property
    def state(self) -> State:
        """The table as it is."""
        return self.table.state

    def here(self) -> tuple[str, ...] | None:
        """Nothing: nobody is connected to a terminal."""
        return None

    def told(self, language: str | None = None) -> list[str]:
        """The whole game in sentences."""
        teller = Teller(PLAYER, language or self.session.language)
        played = unfolded(self.state.header, self.table.entries)
        return [line for before, entry, state in played for line in teller.tell(before, entry, state)]

    def run(self) -> None:
        """Talk until the person leaves; whatever was done until then is kept."""
        self.recall()
        self.go_on()
        while not self.is_leaving:
            try:
                text = self._read()
            except EOFError:
                self.session.write("")
                return
            try:
                self.obey(text)
            except (Refused, NdeError) as fault:
                self.talk.complain(fault, text)
            self.session.flush()

    def recall(self) -> None:
        """Know what happened before."""
        for before, entry, state in unfolded(self.state.header, self.table.entries):
            self.talk.remember(before, entry, state)

    def _read(self) -> str:
        self.paper.finish()
        self.session.flush()
        text = self.session.read_line(PROMPT)
        if not self.session.is_terminal:
            self.session.write(text)  # a transcript shows what was said
        return text

    def obey(self, text: str) -> None:
        """Carry out one line, and show what there is then."""
        wishes = self.talk.obey(text)
        for wish in wishes:
            self.tell(*self._carried_out(wish))
        if any(wish.is_shown for wish in wishes):
            self.go_on()

    def _carried_out(self, wish: Wish) -> tuple[State, Entry]:
        if wish.as_gm and not isinstance(wish.do, c.Close):
            return self.table.rule(wish.do)
        return self.table.do(GM if isinstance(wish.do, c.Close) else PLAYER, wish.do)

    def tell(self, before: State, entry: Entry) -> None:
        """Tell an entry."""
        self.talk.tell(before, entry, self.state)

    def go_on(self) -> None:
        """Let the bots act, and show what there is to do then."""
        for before, entry in self.table.others():
            self.tell(before, entry)
        self.talk.look()


def run(arguments: Arguments, session: Session) -> Reply:
    """Play: resume or begin a game, and talk until the person leaves."""
    if arguments.flags.get("json"):
        from nde.cli.play.json_lines import serve

        return serve(arguments, session)
    paper = paper_for(arguments, session)
    _edit_lines(session)
    try:
        started = start(arguments, session, paper)
    except EOFError:
        session.write("")
        return _told()
    following: Started | None = started
    while following is not None:
        following = _evening(following, session, paper)
    return _told()


def _evening(started: Started, session: Session, paper: Screen) -> Started | None:
    """One game until the person leaves it; the next one, where they want to go on with the same heroes."""
    conversation = Conversation(started.table, session, paper)
    try:
        _greet(conversation.talk, started)
        conversation.run()
    except KeyboardInterrupt:
        session.write("")
    finally:
        _leave(conversation)
        started.table.file.close()
    return _next(conversation) if conversation.is_leaving and session.is_terminal else None


def _next(conversation: Conversation) -> Started | None:
    """Another expedition for those who came home from an adventure that was won, if they are wanted there."""
    talk, session, paper = conversation.talk, conversation.session, conversation.paper
    story = talk.view.story
    if not talk.state.is_closed or story is None or not story.is_won:
        return None
    speaker = talk.speaker
    options = [speaker.say("play-go-on-enough"), *(speaker.say(f"play-danger-{one}") for one in DANGERS)]
    try:
        chosen = choose(session, paper, speaker.say("play-go-on-question"), options)
    except (EOFError, KeyboardInterrupt):
        session.write("")
        return None
    if not chosen:
        talk.say("go-on-with", kind="hint", file=str(conversation.table.file.path))
        return None
    paper.text(speaker.say("play-finding-foes"), kind="hint")
    session.flush()
    following = gone_on(talk.state, DANGERS[chosen - 1], session)
    if following is not None:
        talk.say("some-weeks-later", kind="text")
    return following


def _told() -> Reply:
    return Reply(data=dict, text=str, is_told=True)


def paper_for(arguments: Arguments, session: Session) -> Screen:
    """Plain lines where they are wished for, and the screen otherwise."""
    if arguments.flags.get("plain"):
        return PlainPaper(session)
    if find_spec("rich") is None:
        raise Missing("screen-missing", command=command_for("rich"))
    return RichPaper(session)


def _edit_lines(session: Session) -> None:
    """Give the lines editing and history, where Python has them."""
    is_edited = session.read_line is input  # at the prompt of `nde` they have it already
    if session.stdin is sys.stdin and session.is_terminal and not is_edited:
        session.read_line = input
        try:
            import readline
        except ImportError:
            return
        readline.set_completer(None)


def _greet(talk: Talk, started: Started) -> None:
    file = str(started.table.file.path)
    if started.cut:
        talk.say("cut", kind="hint", bytes=started.cut)
    if not started.is_new:
        talk.say("resumed", kind="hint", file=file)
        place(talk)
        return
    introduce(talk)
    names = [talk.teller.callers.name(one.person.id) for one in talk.view.people if one.holder == talk.seat]
    if names:
        talk.say("first-minute", names=in_turn(talk.speaker, names), count=len(names))
    talk.say("kept-in", kind="hint", file=file)


def introduce(talk: Talk) -> None:
    """Say what adventure begins."""
    stories = Stories(talk.state.adventure, talk.speaker)
    talk.paper.title(stories.title())
    if stories.intro():
        talk.paper.text(stories.intro())


def _leave(conversation: Conversation) -> None:
    """End a game that is over, and say how to come back to one that is not."""
    talk, table = conversation.talk, conversation.table
    seen = talk.view
    if seen.story is not None and seen.story.ending and not talk.state.is_closed and conversation.is_leaving:
        conversation.tell(*table.do(GM, c.Close()))
    talk.say("over-in" if talk.state.is_closed else "come-back", kind="hint", file=str(table.file.path))
    is_won = seen.story is not None and seen.story.is_won
    if talk.state.is_closed and is_won and not (conversation.is_leaving and conversation.session.is_terminal):
        talk.say("go-on-with", kind="hint", file=str(table.file.path))
