"""What takes long about a table in words, worked out beforehand: it is then found at once.

Odds and ways are remembered under the scene they belong to.  So another thread may work them out while the
talk, which remembers whom it has met, stays where it is.
"""

from __future__ import annotations

from collections.abc import Callable

from nde.errors import NdeError
from nde.locale.complaints import Refused
from nde.prose.log import Teller
from nde.prose.menu import MOST_LINES, for_people, menu_for
from nde.prose.talk.answers import wanted_odds
from nde.prose.talk.choices import is_number
from nde.prose.talk.screen import deed_line, in_turn, way_prospect
from nde.prose.talk.surroundings import own_figure, ways_to
from nde.prose.talk.talk import Talk
from nde.prose.talk.typed import Line, read_command, read_line
from nde.table.state import State
from nde.table.story.choices import Choice
from nde.table.view import view

Work = Callable[[], object]


def work_out(state: State, seat: str, language: str, hero: str = "", *, first: int = 0) -> None:
    """Work out the odds of what is on the list of a seat: of what is shown first, or of what comes then."""
    seen = for_people(state, view(state, seat))
    if any(one.is_mine for one in seen.questions):
        return
    teller = Teller(seat, language)
    menu = menu_for(teller.reader(state, seen), hero or in_turn(seen))
    for line in menu.lines[first : first + MOST_LINES]:
        if line.deed is not None:
            deed_line(teller.reader(state, seen), line.deed)


def work_out_line(talk: Talk, text: str) -> tuple[str, Work | None]:
    """The command that a line stands for, and what takes long about it; nothing where all of it is quick."""
    try:
        command, line = read_command(read_line(text))
        return command, _work(talk, command, line)
    except (Refused, NdeError):
        return "", None  # the talk itself will say what is wrong


def _work(talk: Talk, command: str, line: Line) -> Work | None:
    state, seat, language, hero = talk.state, talk.seat, talk.language, talk.hero
    if command in ("reach", "cover"):
        figure = talk.find(line.rest) if line.rest and command == "reach" else own_figure(talk)
        return lambda: ways_to(state, seat, figure)
    if command == "odds" and len(line.words) > 1:
        wanted = wanted_odds(talk, line)
        reader = talk.reader
        if isinstance(wanted, Choice):
            return None
        return lambda: [way_prospect(reader, one.way) for one in wanted]
    if command in ("odds", "more"):
        first = talk.shown if command == "more" else 0
        return lambda: work_out(state, seat, language, hero, first=first)
    if command == "hero" or not (command or is_number(line.first)):
        hero = _wished(talk, line) or hero
    elif command not in ("look", "menu"):
        return None
    return lambda: work_out(state, seat, language, hero)


def _wished(talk: Talk, line: Line) -> str:
    """Whose list is probably asked for."""
    try:
        return talk.find(line.rest or line.text)
    except NdeError:
        return ""
