"""Reads the stat blocks in a text: pasted, in Markdown, one or many, tidy or not.

A line is a stat line when it begins with numbers of a creature, or with a name and then numbers.  Each
becomes a block, with everything that had to be assumed, or a fault that quotes it; prose is neither.

>>> reading = read_blocks("# Goblin\\n\\n4 HP, 8 STR, 14 DEX, spear (d6)")
>>> [(one.name, one.block.dexterity, [tell.key for tell in one.assumed]) for one in reading.found]
[('Goblin', 14, ['import-attribute'])]
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from msgspec.structs import replace

from nde.dice.questions import Tell
from nde.errors import Fact, Fault
from nde.rules.cairn2e.bestiary.extent import (
    Line,
    attack_follows,
    begins_block,
    blocks_of,
    bracket_start,
    inside,
    is_bare_stat,
    is_block,
    is_block_within,
    joined,
    sentence_from,
    take_above,
    take_after,
    take_apart,
)
from nde.rules.cairn2e.bestiary.lore import read_below, with_lore
from nde.rules.cairn2e.bestiary.markup import (
    is_bullet,
    is_heading,
    lines_of,
    mended,
    piped,
    rows_from,
    undressed,
    words_of,
)
from nde.rules.cairn2e.bestiary.names import Front, Titles, front_of, named_before, title_of, without_count
from nde.rules.cairn2e.bestiary.numbers import (
    LETTERS,
    RULE,
    STAT_WORD,
    Notes,
    Value,
    first_stat,
    is_block_left,
    numbers_left,
    stats_in_a_row,
)
from nde.rules.cairn2e.bestiary.statline import FOREIGN, Items, read_items
from nde.rules.cairn2e.blocks import Attack, Block, Note
from nde.rules.cairn2e.character import ATTRIBUTES
from nde.rules.ruleset import Imported, Importing

MOST_ARMOR = 3
LONGEST_ID = 32
"""Characters of an id, which may get a number behind it."""
_MOST = {"hp": 999, "armor": 99}
_MOST_ATTRIBUTE = 999
_LETTERS = str.maketrans(
    {"ł": "l", "Ł": "L", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "Oe", "ß": "ss", "ð": "d"}
    | {"Ð": "D", "þ": "th", "Þ": "Th", "đ": "d", "Đ": "D", "ı": "i"}
)
"""Letters that are not a plain one with an accent."""
AVERAGE = 10
"""What an attribute is that a stat line leaves out."""


def make_block(name: str, items: Items, critical: str, notes: Notes) -> Block | None:
    """The block of a stat line, or nothing where `notes` has a fault."""
    hp = _number("hp", items, notes)
    if "hp" not in items.values and not any(_speaks_of_hp(error.facts) for error in notes.faults):
        notes.fault("block-without-hp", notes.line)
    if hp == 0:
        notes.assume("no-hp")
    armor = _number("armor", items, notes) if "armor" in items.values else _worn(items, notes)
    if armor is not None and armor > MOST_ARMOR:
        notes.assume("armor", raw=armor, armor=MOST_ARMOR)
    scores: dict[str, int] = {}
    for attribute in ATTRIBUTES:
        score = _number(attribute, items, notes)
        if score is None:
            notes.assume("attribute", attribute=attribute, score=AVERAGE)
        scores[attribute] = AVERAGE if score is None else score
    if items.gear and "armor" in items.values:
        notes.assume("worn-counted", words=tuple(gear.text for gear in items.gear), armor=armor or 0)
    if items.words:
        notes.assume("kept", words=tuple(items.words))
    unread = tuple(str(error.facts["part"]) for error in notes.unread)
    for words in unread:
        notes.assume("unread-attack", words=words)
    if notes.faults or hp is None or armor is None:
        return None
    return Block(
        id=slug(name),
        name=name,
        hp=hp,
        armor=min(armor, MOST_ARMOR),
        strength=scores["strength"],
        dexterity=scores["dexterity"],
        will=scores["will"],
        attacks=tuple(items.attacks),
        is_detachment=items.is_detachment,
        critical="; ".join(filter(None, (items.critical, critical))),
        abilities=(*(gear.text for gear in items.gear), *items.words),
        notes=tuple(Note(text=words, on="acts", is_unread=True) for words in unread),
    )


def _worn(items: Items, notes: Notes) -> int:
    """The Armor of the gear in a line that gives no Armor itself."""
    armor = sum(gear.armor for gear in items.gear)
    if items.gear:
        worn = tuple(gear.text for gear in items.gear)
        notes.assume("worn", words=worn, armor=min(armor, MOST_ARMOR))
    return min(armor, MOST_ARMOR)


def told(block: Block) -> Tell:
    """The block in one sentence: its name and its numbers."""
    facts: dict[str, Fact] = {
        "name": block.name,
        "hp": block.hp,
        "armor": block.armor,
        "strength": block.strength,
        "dexterity": block.dexterity,
        "will": block.will,
    }
    return Tell(RULE, "import-block", facts)


def parts_of(block: Block, carried: tuple[str, ...] = ()) -> tuple[Tell, ...]:
    """What stands behind the numbers: attacks, marks, points that rules carry out, and how many are kept."""
    parts = [_attack_told(attack) for attack in block.attacks]
    parts += [] if parts else [Tell(RULE, "import-no-attack", {})]
    parts += [Tell(RULE, "import-is-detachment", {})] if block.is_detachment else []
    parts += [Tell(RULE, "import-has-critical", {})] if block.critical else []
    parts += [Tell(RULE, "import-carried", {"words": words}) for words in carried]
    parts += [Tell(RULE, "import-notes", {"count": len(block.notes)})] if block.notes else []
    return tuple(parts)


def _attack_told(attack: Attack) -> Tell:
    facts: dict[str, Fact] = {
        "name": attack.name,
        "dice": attack.damage,
        "is_blast": attack.is_blast,
        "ignores_armor": attack.ignores_armor,
        "ignores_hp": attack.ignores_hp,
        "is_ranged": attack.is_ranged,
        "is_bulky": attack.is_bulky,
    }
    return Tell(RULE, "import-attack", facts)


def _speaks_of_hp(facts: object) -> bool:
    part = facts.get("part", "") if isinstance(facts, dict) else ""
    return re.search(r"h\.?p\b|hit\s?p", str(part), re.IGNORECASE) is not None


def _number(stat: str, items: Items, notes: Notes) -> int | None:
    """The value of a number in the line; for a range or dice the middle, and told so."""
    value = items.values.get(stat)
    if value is None:
        return None
    number = _read(value, notes)
    if number is None:
        return None
    most = _MOST.get(stat, _MOST_ATTRIBUTE)
    if not 0 <= number <= most:
        notes.fault("block-number-outside", value.text, range=f"0–{most}")
        return None
    return number


def _read(value: Value, notes: Notes) -> int | None:
    text = value.text
    if dice := re.search(r"(\d{0,3})\s?[dD]\s?(\d{1,3})(?!\d)(?:\s?([-+])\s?(\d+))?", text):
        count, sides, bonus = int(dice[1] or 1), int(dice[2]), int(f"{dice[3] or '+'}{dice[4] or 0}")
        if value.stat != "hp" or count * sides > _MOST["hp"] or sides == 0:
            notes.fault("block-stat-unclear", text)
            return None
        middle = max(1, count * (sides + 1) // 2 + bonus)
        notes.assume("rolled", part=text, number=middle)
        return middle
    if both := re.search(r"(\d+)\s*/\s*(\d+)", text):
        if both[1] != both[2]:
            notes.fault("block-stat-unclear", text)
            return None
        return int(both[1])
    if span := re.search(r"(\d+)\s*(?:-|to)\s*(\d+)", text):
        least, most = int(span[1]), int(span[2])
        if least >= most:
            notes.fault("block-stat-unclear", text)
            return None
        notes.assume("range", part=text, number=(least + most) // 2)
        return (least + most) // 2
    number = re.search(r"-?\d+", text)
    if number is None:
        notes.fault("block-stat-bare", text)
        return None
    return int(number[0])


def slug(name: str) -> str:
    """A name as an id: letters, digits and dashes.

    >>> slug("Baba Jagą, the Old"), slug("…")
    ('baba-jaga-the-old', 'foe')
    """
    plain = unicodedata.normalize("NFKD", name.translate(_LETTERS))
    ascii_only = plain.encode("ascii", "ignore").decode().lower().replace("'", "")
    words = re.sub(r"[^a-z0-9]+", "-", ascii_only).strip("-")[:LONGEST_ID].strip("-")
    return words if re.match(r"[a-z]", words) else f"foe-{words}".rstrip("-")


def with_own_ids(found: list[Imported]) -> tuple[Imported, ...]:
    """The blocks, with a number behind the id of every one whose name another had before it."""
    taken: set[str] = set()
    last: dict[str, int] = {}
    numbered = []
    for one in found:
        own = base = one.block.id
        while own in taken:
            last[base] = last.get(base, 1) + 1
            own = f"{base}-{last[base]}"
        taken.add(own)
        numbered.append(replace(one, block=replace(one.block, id=own)))
    return tuple(numbered)


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


class _Passage(NamedTuple):
    """The words of one block, and where they stand."""

    body: str
    """Its numbers and attacks."""
    front: Front
    at: int
    last: int
    """The numbers of its first and last line, from 0."""
    after: str = ""
    before: str = ""
    """What stands behind and, in a sentence, before its numbers."""
    must_be: bool = True
    """Whether it is a block for certain, if perhaps an unreadable one."""
    is_alone: bool = True
    """Whether lines below may belong to it."""


class _Reader:
    """The lines of one text and what was found in them."""

    def __init__(self, lines: list[str]) -> None:
        self.raw = lines
        self.lines = [undressed(line) for line in piped([line[:LONGEST_LINE] for line in mended(lines)])]
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
                    self._read_body(_Passage(row.stats, front, row.first, row.last, row.rest))
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
            self._fault(at, "block-line-too-long", self.raw[at], self.raw[at], most=LONGEST_LINE)
            return at
        if _JSON.search(line):
            self._fault(at, "block-stat-unclear", " ".join(line.split()), " ".join(line.split()))
            return at
        whole = joined(self.lines, at)
        if len(parts := blocks_of(whole.text)) > 1:
            for part in parts:
                front = front_of(part, part[: first_stat(part)])
                self._read_body(_Passage(part[first_stat(part) :], front, at, whole.last, is_alone=False))
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
        return self._read_body(_Passage(body, front, at, whole.last, after, must_be=False))

    def _read_several(self, text: str, front: Front, at: int, last: int, before: str = "") -> int:
        """Read the blocks of one line, each in brackets behind its name; refuse what is left of the line."""
        rest, is_first = text, True
        while is_first or is_block_within(rest):
            place = first_stat(rest)
            prefix = rest[:place]
            if not prefix.rstrip().endswith(("(", "[")):
                self._fault(at, "blocks-in-one-line", rest, self._said(at, last))
                return last
            body, rest = inside(rest, place, prefix)
            whose = front if is_first else named_before(prefix)
            self._read_body(_Passage(body, whose, at, last, before=before, is_alone=False))
            is_first, before = False, ""
        return last

    def _refuse_leftover(self, at: int) -> None:
        """Note a line that became nothing though it states numbers of a creature."""
        text = words_of(self.lines[at])
        if LETTERS.search(text):
            self._fault(at, "block-number-bare", text, self._said(at, at))
        elif is_block_left(text):
            kind = "block-in-sentence" if "hp" in numbers_left(text) else "block-without-hp"
            self._fault(at, kind, text, self._said(at, at))

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
            return self._read_body(_Passage(within, front, at, whole.last, after, before))
        body, rest = sentence_from(whole.text, start)
        if len(row) > MOST_IN_PROSE and not is_block_left(rest):
            named = front_of(self.lines[at], before[: before.index(":") + 1]) if ":" in before else Front()
            front = Front() if named.is_sentence else named
            return self._read_body(_Passage(body, front, at, whole.last, rest, before))
        self._fault(at, "block-in-sentence", whole.text[place:], whole.text)
        return whole.last

    def _read_body(self, passage: _Passage) -> int | None:
        """Make a block of a passage, or a fault, and return its last line; nothing where it is neither."""
        body, front, at, last, after, before = passage[:6]
        notes = Notes(self._said(at, last))
        items = read_items(body, notes)
        if after:
            take_after(after, items, notes)
        if before:
            notes.assume("sentence", words=before.strip(" ("))
            if _DETACHMENT_BEFORE.search(before) and not items.is_detachment:
                items.is_detachment = True
                notes.assume("detachment", words=before.strip(" ("))
        if not passage.must_be and not self._is_block(body, front, at, items, notes):
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
        below = self._below(last + 1) if passage.is_alone else []
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

    def _said(self, at: int, last: int) -> str:
        """Some lines as they were written, as one."""
        return " ".join(" ".join(self.raw[at : last + 1]).split())

    def _fault(self, at: int, code: str, part: str, said: str, **facts: Fact) -> None:
        """Note a line that cannot be read, with the part of it that is why."""
        notes = Notes(said)
        notes.fault(code, part, **facts)
        self._refuse(at, notes)

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
        if last < len(self.lines) and not is_heading(self.lines[last]):
            named = max((place for place in range(at, last) if self.lines[place].strip()), default=at)
            if named < last and not is_bullet(self.lines[named]) and title_of(self.lines[named]):
                last = named  # the name of the next block
        return self.lines[at:last]

    def _begins_block(self, at: int) -> bool:
        """Whether another block begins at a line; kept, since every block above asks."""
        if at not in self.begins:
            self.begins[at] = begins_block(self.lines[at])
        return self.begins[at]
