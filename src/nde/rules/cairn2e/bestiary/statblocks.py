"""Reads the stat blocks in a text: pasted, in Markdown, one or many, tidy or not.

A line is a stat line when it begins with numbers of a creature, or with a name and then numbers.  Each
becomes a block, with everything that had to be assumed, or a fault that quotes it; prose is neither.

>>> reading = read_blocks("# Goblin\\n\\n4 HP, 8 STR, 14 DEX, spear (d6)")
>>> [(one.name, one.block.dexterity, [tell.key for tell in one.assumed]) for one in reading.found]
[('Goblin', 14, ['import-attribute'])]
"""

from __future__ import annotations

import re

from nde.errors import Fault
from nde.rules.cairn2e.bestiary.apart import take_above, take_after, take_apart
from nde.rules.cairn2e.bestiary.below import read_below
from nde.rules.cairn2e.bestiary.blocks_made import make_block, parts_of, told, with_own_ids
from nde.rules.cairn2e.bestiary.items import Items
from nde.rules.cairn2e.bestiary.joining import Line, joined
from nde.rules.cairn2e.bestiary.judging import is_block
from nde.rules.cairn2e.bestiary.leftover import LETTERS, is_block_left, numbers_left
from nde.rules.cairn2e.bestiary.lore_read import with_lore
from nde.rules.cairn2e.bestiary.naming import Front, front_of, named_before, without_count
from nde.rules.cairn2e.bestiary.notes import Notes
from nde.rules.cairn2e.bestiary.numbers import STAT_WORD, first_stat, stats_in_a_row
from nde.rules.cairn2e.bestiary.plain import (
    is_bullet,
    is_heading,
    lines_of,
    plain,
    undressed,
    without_decoration,
)
from nde.rules.cairn2e.bestiary.spans import (
    attack_follows,
    begins_block,
    blocks_of,
    bracket_start,
    inside,
    is_bare_stat,
    is_block_within,
    sentence_from,
)
from nde.rules.cairn2e.bestiary.statline import FOREIGN, read_items
from nde.rules.cairn2e.bestiary.tables import piped, rows_from
from nde.rules.cairn2e.bestiary.titles import Titles
from nde.rules.ruleset import Imported, Importing

_JSON = re.compile(r"[\"'](?:hp|hit_?points?|hit_?protection)[\"']\s*:", re.I)
_SAID_OF = re.compile(r"(?:\b(?:has|have|having|with|as|of|is|are)|[:(])\s*$", re.I)
_SOME_HP = re.compile(r"\d\s?hp\b|\bhp:?\s?\d", re.I)
_NUMBER_ALONE = re.compile(r"\W*\d{1,4}\s*[,;|/]\s*")
LONGEST_LINE = 4_000
"""Characters a line may have: far more than any stat line, and so few that nothing takes long."""
MOST_BELOW = 80
"""Lines below a stat line in which its bullets are looked for."""
MOST_IN_PROSE = 3
"""Numbers in a row that prose may mention; more of them are a block, in a sentence or not."""
_DETACHMENT_NAME = re.compile(r"detachment of\b|.*\(detachment\)", re.I)
_DETACHMENT_BEFORE = re.compile(r"\bdetachments?\b", re.I)


def read_blocks(text: str) -> Importing:
    """Every stat block in a text, and a fault for everything that looks like one and cannot be read."""
    reader = _Reader(lines_of(text))
    reader.read()
    faults = sorted(reader.faults, key=lambda fault: int(fault.place))
    return Importing(found=with_own_ids(reader.found), faults=tuple(faults))


class _Reader:
    """The lines of one text and what was found in them."""

    def __init__(self, lines: list[str]) -> None:
        self.raw = lines
        self.lines = [undressed(line) for line in piped([line[:LONGEST_LINE] for line in lines])]
        self.found: list[Imported] = []
        self.faults: list[Fault] = []
        self.titles = Titles(self.lines)
        self.taken = self.titles.taken
        self.begins: dict[int, bool] = {}

    def read(self) -> None:
        at = self.titles.front_matter()
        while at < len(self.lines):
            if at in self.taken:
                at += 1
                continue
            if rows := rows_from(self.lines, at):
                for row in rows:
                    front = Front(name=row.name, number=row.number)
                    self._read_body(row.stats, front, row.first, row.last, must_be=True, after=row.rest)
                at = rows[-1].last + 1
                continue
            last = self._stat_line(at)
            if last is None:
                self._refuse_leftover(at)
                self.titles.pass_line(at)
            at = at + 1 if last is None else last + 1

    def _stat_line(self, at: int) -> int | None:
        """Read a block or a fault at a line and return its last line; nothing for any other line."""
        line = self.lines[at]
        if STAT_WORD.search(line) is None:
            return None
        if len(self.raw[at]) > LONGEST_LINE and _SOME_HP.search(self.raw[at]):
            notes = Notes(self.raw[at])
            notes.fault("block-line-too-long", self.raw[at], most=LONGEST_LINE)
            self._refuse(at, notes)
            return at
        if _JSON.search(line):
            notes = Notes(" ".join(line.split()))
            notes.fault("block-stat-unclear", " ".join(line.split()))
            self._refuse(at, notes)
            return at
        whole = joined(self.lines, at)
        if len(parts := blocks_of(whole.text)) > 1:
            for part in parts:
                front = front_of(part, part[: first_stat(part)])
                self._read_body(part[first_stat(part) :], front, at, whole.last, must_be=True, is_alone=False)
            return whole.last
        place = first_stat(whole.text)
        if place < 0:
            return None
        place = bracket_start(whole.text, place)
        prefix = whole.text[:place]
        if FOREIGN.search(prefix) or _NUMBER_ALONE.fullmatch(prefix):
            prefix, place = "", 0
        if is_bare_stat(prefix, stats_in_a_row(whole.text, place)):
            prefix, place = "", 0
        front = front_of(line, prefix)
        row = stats_in_a_row(whole.text, max(place, first_stat(whole.text)))
        is_said = front.is_loose and len(row) < 2 and not attack_follows(whole.text, place)
        if front.is_sentence or is_said:
            return self._in_sentence(at, whole, place, row)
        if front.number and not front.name and not re.search(r"[dDxX(]|-|to", front.number):
            place, front = 0, Front()
        body, after = inside(whole.text, place, prefix)
        if is_block_within(after):
            return self._read_several(whole.text[place - 1 :], front, at, whole.last)
        return self._read_body(body, front, at, whole.last, must_be=False, after=after)

    def _read_several(self, text: str, front: Front, at: int, last: int, before: str = "") -> int:
        """Read the blocks of one line, each in brackets behind its name; refuse what is left of the line."""
        rest, is_first = text, True
        while is_first or is_block_within(rest):
            place = first_stat(rest)
            prefix = rest[:place]
            if not prefix.rstrip().endswith(("(", "[")):
                notes = Notes(" ".join(" ".join(self.raw[at : last + 1]).split()))
                notes.fault("blocks-in-one-line", rest)
                self._refuse(at, notes)
                return last
            body, rest = inside(rest, place, prefix)
            whose = front if is_first else named_before(prefix)
            self._read_body(
                body, whose, at, last, must_be=True, before=before if is_first else "", is_alone=False
            )
            is_first = False
        return last

    def _refuse_leftover(self, at: int) -> None:
        """Note a line that became nothing though it states numbers of a creature."""
        text = plain(without_decoration(self.lines[at]))
        if LETTERS.search(text):
            notes = Notes(" ".join(self.raw[at].split()))
            notes.fault("block-number-bare", text)
            self._refuse(at, notes)
        elif is_block_left(text):
            notes = Notes(" ".join(self.raw[at].split()))
            kind = "block-in-sentence" if "hp" in numbers_left(text) else "block-without-hp"
            notes.fault(kind, text)
            self._refuse(at, notes)

    def _in_sentence(self, at: int, whole: Line, place: int, row: list[str]) -> int | None:
        start = max(place, first_stat(whole.text))
        is_said_of_somebody = _SAID_OF.search(whole.text[:start]) is not None
        before = whole.text[:start]
        is_bracketed = before.rstrip().endswith(("(", "["))
        within, after = inside(whole.text, start, before) if is_bracketed else ("", "")
        is_block = (
            len(row) > 2
            or (is_said_of_somebody and len(row) > 1)
            or attack_follows(whole.text, start)
            or is_block_within(f"({within})")
        )
        if "hp" not in row or not is_block:
            return None
        if is_bracketed and is_block_within(after):
            return self._read_several(whole.text[start - 1 :], named_before(before), at, whole.last, before)
        if is_bracketed:
            front = named_before(before)
            return self._read_body(within, front, at, whole.last, must_be=True, after=after, before=before)
        body, rest = sentence_from(whole.text, start)
        if len(row) > MOST_IN_PROSE and not is_block_left(rest):
            named = front_of(self.lines[at], before[: before.index(":") + 1]) if ":" in before else Front()
            front = Front() if named.is_sentence else named
            return self._read_body(body, front, at, whole.last, must_be=True, after=rest, before=before)
        notes = Notes(whole.text)
        notes.fault("block-in-sentence", whole.text[place:])
        self._refuse(at, notes)
        return whole.last

    def _read_body(
        self,
        body: str,
        front: Front,
        at: int,
        last: int,
        *,
        must_be: bool,
        after: str = "",
        before: str = "",
        is_alone: bool = True,
    ) -> int | None:
        notes = Notes(" ".join(" ".join(self.raw[at : last + 1]).split()))
        items = read_items(body, notes)
        if after:
            take_after(after, items, notes)
        if before:
            notes.assume("sentence", words=before.strip(" ("))
            if _DETACHMENT_BEFORE.search(before) and not items.is_detachment:
                items.is_detachment = True
                notes.assume("detachment", words=before.strip(" ("))
        if not must_be and not self._is_block(body, front, at, items, notes):
            return None
        title = front.name or self.titles.name_at(at, notes)
        if before and not front.name and title == self.titles.heading:
            notes.assume("far-name", name=title, line=self.titles.heading_at + 1)
        name, count = without_count(title)
        if _DETACHMENT_NAME.match(name) and not items.is_detachment:
            items.is_detachment = True
            notes.assume("detachment", words=name)
        if count or front.number:
            notes.assume("count", part=count or front.number)
        self.taken.update(range(at, last + 1))
        below = self._below(last + 1) if is_alone else []
        if at and at - 1 not in self.taken:
            take_above(self.lines[at - 1], items, notes)
        is_armed = bool(items.attacks)
        apart = take_apart(below, items, notes)
        is_armed |= bool(items.attacks) and not any(is_bullet(below[place]) for place in apart)
        self.taken.update(last + 1 + place for place in apart)
        unread = [line for place, line in enumerate(below, last + 1) if place not in self.taken]
        critical = read_below(below, unread, notes, has_attacks=is_armed)
        block = make_block(name, items, critical, notes)
        if block is None:
            self._refuse(at, notes)
        else:
            block, carried = with_lore(block, unread)
            self.titles.last = (title, at + 1)
            source = "\n".join(self.raw[at : last + 1]).strip()
            self.found.append(
                Imported(
                    name=name,
                    block=block,
                    line=at + 1,
                    source=source,
                    told=told(block),
                    assumed=tuple(notes.assumed),
                    parts=parts_of(block, carried),
                )
            )
        return last

    def _is_block(self, body: str, front: Front, at: int, items: Items, notes: Notes) -> bool:
        has_title = not front.name and bool(self.titles.above(at))
        return is_block(body, front, self.lines[at], items, notes, has_title=has_title)

    def _refuse(self, at: int, notes: Notes) -> None:
        self.faults += [Fault(str(at + 1), error) for error in notes.faults]

    def _below(self, at: int) -> list[str]:
        """The lines that belong to a block: up to the next block or heading."""
        end = min(len(self.lines), at + MOST_BELOW)
        if at < end and self.lines[at].lstrip().startswith("|") and "|" in self.lines[at - 1]:
            return []  # the next row of a table is another creature
        last = at
        while last < end and not is_heading(self.lines[last]) and not self._begins_block(last):
            last += 1
        return self.lines[at:last]

    def _begins_block(self, at: int) -> bool:
        """Whether another block begins at a line; kept, since every block above asks."""
        if at not in self.begins:
            self.begins[at] = begins_block(self.lines[at])
        return self.begins[at]
