"""`nde play`: a table in the terminal, for a person, a screen reader or a program."""

from __future__ import annotations

import sys

from nde.cli.arguments import Arguments
from nde.cli.play.conversation import Conversation
from nde.cli.play.paper import PlainPaper, RichPaper
from nde.cli.play.starting import Started, start
from nde.cli.session import Reply, Session
from nde.prose.stories import Stories
from nde.prose.talk import Paper, Talk
from nde.table import commands as c
from nde.table.seats import GM


def run(arguments: Arguments, session: Session) -> Reply:
    """Play: resume or begin a game, and talk until the person leaves."""
    if arguments.flags.get("json"):
        from nde.cli.play.program import serve

        return serve(arguments, session)
    paper = paper_for(arguments, session)
    _edit_lines(session)
    try:
        started = start(arguments, session, paper)
    except EOFError:
        session.write("")
        return _told()
    conversation = Conversation(started.sitting, session, paper)
    try:
        _greet(conversation.talk, started)
        conversation.run()
    except KeyboardInterrupt:
        session.write("")
    finally:
        _leave(conversation)
        started.sitting.file.close()
    return _told()


def _told() -> Reply:
    return Reply(data=dict, text=str, is_told=True)


def paper_for(arguments: Arguments, session: Session) -> Paper:
    """Plain lines where they are wished for, and the screen otherwise."""
    return PlainPaper(session) if arguments.flags.get("plain") else RichPaper(session)


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
    file = str(started.sitting.file.path)
    if started.cut:
        talk.say("cut", kind="hint", bytes=started.cut)
    if not started.is_new:
        talk.say("resumed", kind="hint", file=file)
        return
    stories = Stories(talk.state.header.adventure, talk.speaker)
    talk.paper.title(stories.title())
    if stories.intro():
        talk.paper.text(stories.intro())
    talk.say("kept-in", kind="hint", file=file)


def _leave(conversation: Conversation) -> None:
    """End a game that is over, and say how to come back to one that is not."""
    talk, sitting = conversation.talk, conversation.sitting
    seen = talk.view
    if seen.story is not None and seen.story.ending and not talk.state.is_closed and conversation.is_leaving:
        conversation.tell(*sitting.do(GM, c.Close()))
    talk.say("over-in" if talk.state.is_closed else "come-back", kind="hint", file=str(sitting.file.path))
