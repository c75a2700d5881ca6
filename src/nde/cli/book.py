"""`nde book …`: the game on paper, as PDF or as a page for the browser."""

from __future__ import annotations

from pathlib import Path

from nde.book.cards import cards
from nde.book.cheat_sheet import cheat_sheet
from nde.book.chronicle import chronicle, seat_of
from nde.book.document import PAPERS, Document, Flow, Paper
from nde.book.handout import handout
from nde.book.markdown import markdown
from nde.book.page import page
from nde.book.pdf import pdf
from nde.book.rulebook import rulebook
from nde.book.sheets import blank_sheet, filled_sheet
from nde.cli.arguments import Arguments
from nde.cli.character import read_character, read_document
from nde.cli.chosen_game import choose_game, is_game
from nde.cli.files import read_bytes, replace_bytes, require_new
from nde.cli.play.start import find_adventure
from nde.cli.session import Reply, Session
from nde.cli.sheet_files import read_sheet_file
from nde.errors import Unreadable
from nde.table.codec import read_log
from nde.table.table_file import split_table_file

FORMATS = (".pdf", ".html", ".md")


def cheat(arguments: Arguments, session: Session) -> Reply:
    """Print the pages of a game for players and for the game master."""
    game = choose_game(arguments.word(0) or "", arguments, session)
    return _printed(cheat_sheet(game), f"{game.rules.id}-cheat-sheet", arguments, session)


def cut_out(arguments: Arguments, session: Session) -> Reply:
    """Print cards of a game: those of the kinds and names on the line, or all."""
    game = choose_game(arguments.word(0) or "", arguments, session)
    return _printed(cards(game, arguments.words[1:]), f"{game.rules.id}-cards", arguments, session)


def rules(arguments: Arguments, session: Session) -> Reply:
    """Print the rulebook of a game as it is played."""
    game = choose_game(arguments.word(0) or "", arguments, session)
    return _printed(rulebook(game), f"{game.rules.id}-rules", arguments, session)


def sheet(arguments: Arguments, session: Session) -> Reply:
    """Print a character sheet: that of a file, or a blank one of a game."""
    named = arguments.words[0]
    if is_game(named):
        game = choose_game(named, arguments, session)
        return _printed(blank_sheet(game), f"{game.rules.id}-sheet", arguments, session)
    read = read_document(read_sheet_file(named), named, arguments, session)
    character = read_character(named, read.game, read.document)
    return _printed(filled_sheet(read.game, character), Path(named).stem, arguments, session)


def adventure(arguments: Arguments, session: Session) -> Reply:
    """Print an adventure for its game master."""
    game = choose_game(arguments.words[0], arguments, session)
    found = find_adventure(arguments.words[1], game.rules)
    told = handout(game.rules.id, found, session.language)
    return _printed(told, f"{game.rules.id}-{found.id}", arguments, session)


def evening(arguments: Arguments, session: Session) -> Reply:
    """Print a played game as a chronicle, as a seat knows it."""
    path = arguments.words[0]
    played = read_log(split_table_file(read_bytes(path)).log)
    told = chronicle(played, seat_of(played, arguments.text("as")), session.language)
    return _printed(told, Path(path).stem, arguments, session)


def _printed(document: Document, name: str, arguments: Arguments, session: Session) -> Reply:
    """The document in the file that the line names, or in one of its own name in the current folder."""
    out = arguments.text("out") or f"{name}-{document.language}.pdf"
    suffix = Path(out).suffix.lower()
    if suffix not in FORMATS:
        raise Unreadable("book-format", file=out, allowed=FORMATS)
    paper = _paper(arguments)
    require_new(out)
    if suffix == ".pdf":
        content = pdf(document, paper)
    elif suffix == ".md" and all(isinstance(one, Flow) for one in document.parts):
        content = markdown(document).encode()
    elif suffix == ".html":
        content = page(document).encode()
    else:
        raise Unreadable("book-format", file=out, allowed=FORMATS[:2])
    replace_bytes(out, content)
    return Reply(
        data=lambda: {"file": out, "title": document.title, "bytes": len(content)},
        text=lambda: session.words.say("cli-book-printed", title=document.title, file=out),
    )


def _paper(arguments: Arguments) -> Paper:
    wanted = arguments.text("paper") or PAPERS[0]
    for paper in PAPERS:
        if wanted.casefold() == paper:
            return paper
    raise Unreadable("no-such-paper", paper=wanted, allowed=PAPERS)
