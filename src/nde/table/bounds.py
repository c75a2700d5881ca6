"""How much a table holds, and what may be written at it: bounds far beyond any real game.

They are there so that nobody can make a table unusable.  Only what is new is refused: a game that has more
already plays on, and logs are read whatever they hold.
"""

from __future__ import annotations

import re
import unicodedata

from nde.board import MOST_SQUARES_A_SIDE
from nde.errors import Illegal, Unreadable
from nde.table.decision import Deciding
from nde.table.seats import GM
from nde.table.state import Note

ID = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?")
"""Small letters, digits and dashes."""
LONGEST = 4_000
UNSEEN = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u2028\u2029\u202d\u202e\u2060-\u2064\ud800-\udfff\ufeff\ufff9-\ufffb]"
)
"""Control characters but for line ends and tabs, unseen signs, overrides of direction, halves."""
TURNS = {"\u202a": "\u202c", "\u202b": "\u202c", "\u2066": "\u2069", "\u2067": "\u2069", "\u2068": "\u2069"}
"""What begins another direction, and what ends it."""
ENDS = frozenset(TURNS.values())
ALIKE = str.maketrans("аеіїјорсухѕԁһкмтвнгαβεικνορτυχ01", "aeiijopcyxsdhkmtbhraβeikvoptuxol")
"""Small letters of other alphabets, and figures, that look like Latin ones."""


def require_bearable(text: str, most: int = LONGEST) -> str:
    """The text, or a refusal if it is longer than a table keeps or cannot be written."""
    if len(text) > most:
        raise Unreadable("too-long", length=len(text), most=most)
    text = text.replace("\r\n", "\n")
    if not is_writable(text):
        raise Unreadable("unwritable")
    return text


def require_line(text: str, most: int = LONGEST) -> str:
    """The text as one line: a second one could be taken for somebody else's."""
    return " ".join(require_bearable(text, most).split())


def is_writable(text: str) -> bool:
    """Whether a text says what it seems to: whole characters, and none that nobody sees or that turn others.

    Halves of characters come from broken input, and no log holds them.  Control characters move the cursor
    of a terminal, and a direction that is not closed turns what stands behind it.

    >>> is_writable("šípy\\n2"), is_writable("a\\x1b[2J"), is_writable("\\u202egm")
    (True, False, False)
    """
    return (text.isascii() and text.isprintable()) or not (UNSEEN.search(text) or _is_left_open(text))


def _is_left_open(text: str) -> bool:
    """Whether a direction is begun in a line and not ended there."""
    for line in text.splitlines():
        open_ones: list[str] = []
        for sign in line:
            if sign in TURNS:
                open_ones.append(TURNS[sign])
            elif sign in ENDS and (not open_ones or open_ones.pop() != sign):
                return True
        if open_ones:
            return True
    return False


MOST_SEATS = 200
"""One of them is kept for the game master."""
MOST_HEROES = 20
"""Characters of one player; all who belong to nobody are the game master's, who has only the next bound."""
MOST_PARTY = 40
"""Characters of all, and those who are being made."""
MOST_BUILT = 2_000
"""Lines that are built on at once."""
MOST_FIGURES = 100
MOST_CREATURES = 200
"""Creatures of a table's own."""
MOST_CREATURE_TEXT = 16_384
"""Characters in the document of one."""
MOST_ADVENTURE_TEXT = 60_000
"""Characters in the file of an adventure: as many as a message holds."""
MOST_PREPARED = 60
MOST_PREPARED_TEXT = 120_000
"""Scenes that are prepared, and the characters in all of them."""
MOST_NOTES = 50
"""Notes of one author."""
MOST_NOTE_TEXT = 65_536
"""Characters in the notes of all."""
MOST_OWN_NOTE_TEXT = 16_384
"""Characters in the notes of one author but the game master: nobody alone takes up the room of all, nor
learns from it how long the notes are that are not for them."""
MOST_THINGS = 300
MOST_THING_TEXT = 400
"""Things in free words at a table, and the characters of one."""
MOST_HANDOUTS = 50
MOST_TITLE = 80
"""Pictures that are shown at a time, and the characters of what one is called."""
MOST_DRAWINGS, MOST_DRAWN_POINTS = 200, 4_000
MOST_OWN_DRAWINGS, MOST_OWN_POINTS = 40, 1_000
"""Drawings on a map and the places they go through: the game master's, and any one player's."""
MOST_SALTS = 64
MOST_PAINTED = MOST_SQUARES_A_SIDE**2
"""Squares that fog is laid on or lifted from at once: the whole of the largest map."""
LARGEST_VALUE = 9_999
"""No number of anybody in play is anywhere near, above or below 0."""


def require_place(d: Deciding, seat: str) -> None:
    """Refuse a new seat at a table that is full; there is always one for the game master."""
    others = sum(one.id != GM for one in d.start.seats)
    if seat != GM and d.start.seat(seat) is None and others >= MOST_SEATS - 1:
        raise Illegal("too-many", what="seats", most=MOST_SEATS)


def require_own_name(d: Deciding, name: str) -> None:
    """Refuse a name that people would take for the game master's."""
    master = d.start.seat(GM)
    if master is not None and not master.bot and _look(name) == _look(master.name):
        raise Illegal("name-of-the-gm", name=master.name)


def _look(name: str) -> str:
    """What is left of a name at a glance: letters that look alike are one, marks and gaps are none.

    >>> _look("Аdа") == _look("A d á.") == _look("ADA")
    True
    """
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(sign for sign in plain if sign.isalnum()) or name


def require_room_for_hero(d: Deciding, seat: str) -> None:
    """Refuse one more character where a player, or the table, has as many as it may."""
    world = d.world
    heroes = d.rules.characters(world.scene) if world.scene is not None else {}
    made = tuple(one.task.seat for one in world.pending if one.task.kind == "create")
    own = sum(world.holder(id) == seat for id in heroes) + made.count(seat)
    if seat != GM and own >= MOST_HEROES:
        raise Illegal("too-many", what="heroes", most=MOST_HEROES)
    if len(heroes) + len(made) >= MOST_PARTY:
        raise Illegal("too-many", what="party", most=MOST_PARTY)


def require_room_for_foes(there: int, coming: int) -> None:
    """Refuse more foes than a scene holds beside those who are there."""
    if coming and there + coming > MOST_FIGURES:
        raise Illegal("too-many", what="figures", most=MOST_FIGURES)


def require_room_for_note(d: Deciding, note: Note) -> None:
    """Refuse a note too many, or too much text in them; a note may always be made shorter."""
    kept = tuple(one for one in d.start.notes if (one.by, one.id) != (note.by, note.id))
    own = tuple(one for one in kept if one.by == note.by)
    old = next((one for one in d.start.notes if (one.by, one.id) == (note.by, note.id)), None)
    if old is None and len(own) >= MOST_NOTES:
        raise Illegal("too-many", what="notes", most=MOST_NOTES)
    if old is not None and len(note.text) <= len(old.text):
        return
    if note.by != GM and _length((*own, note)) > MOST_OWN_NOTE_TEXT:
        raise Illegal("too-many", what="own-note-text", most=MOST_OWN_NOTE_TEXT)
    if _length((*kept, note)) > MOST_NOTE_TEXT:
        raise Illegal("too-many", what="note-text", most=MOST_NOTE_TEXT)


def require_room_for_salt(d: Deciding) -> None:
    """Refuse one more salt where there are many: every roll reads them all."""
    if len(d.start.salts) >= MOST_SALTS:
        raise Illegal("too-many", what="salts", most=MOST_SALTS)


def _length(notes: tuple[Note, ...]) -> int:
    return sum(len(note.text) for note in notes)
