"""One stat line, read from left to right: numbers, attacks, and words that are neither.

Number first (`12 STR`) and name first (`STR 12`) are both read, with or without commas.  Whatever cannot be
placed is a fault, so that a missing comma never lends a number to its neighbour.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from nde.rules.cairn2e.bestiary.attacks import (
    ANY_DIE,
    Gear,
    Strike,
    attack_in_brackets,
    die_in,
    gear_in,
    quality_of,
    times,
    unbracketed,
    worn_beside,
)
from nde.rules.cairn2e.bestiary.numbers import (
    BARE_NAME,
    STAT_WORD,
    STRAY_COMMA,
    TRIPLE,
    Notes,
    Value,
    first_stat,
    stat_at,
)
from nde.rules.cairn2e.blocks import Attack


class Items:
    """What a stat line holds, as it is found."""

    def __init__(self) -> None:
        self.values: dict[str, Value] = {}
        self.attacks: list[Attack] = []
        self.words: list[str] = []
        self.gear: list[Gear] = []
        self.critical = ""
        self.is_detachment = False
        self.listed = 0
        """How many words in a row came last: names of one attack where `or` and its dice follow."""

    def add_critical(self, effect: str) -> None:
        """Add to what a failed critical save brings."""
        self.critical = "; ".join(filter(None, (self.critical, effect)))

    def add_attacks(self, other: Items) -> None:
        """Add the attacks of another line, and what that says of the whole block."""
        self.attacks += other.attacks
        self.is_detachment |= other.is_detachment
        self.add_critical(other.critical)


def keep_number(value: Value, items: Items, notes: Notes) -> None:
    """Keep a number of the creature, or note that it stands there twice."""
    stat = "will" if value.stat == "charisma" else value.stat
    if stat in items.values:
        is_second_block = stat == "hp" and len(items.values) > 1
        notes.fault("blocks-in-one-line" if is_second_block else "block-stat-twice", value.text)
        return
    if value.stat == "charisma":
        notes.assume("charisma", part=value.text)
    if value.stat == "armor" and not re.search(r"armou?r", value.text, re.I):
        notes.assume("short-armor", part=value.text)
    if value.text.startswith("("):
        notes.assume("optional", part=value.text)
    items.values[stat] = value
    items.listed = 0


def keep_strike(strike: Strike, words: str, items: Items, notes: Notes) -> None:
    """Keep an attack, and what its words say of the whole block."""
    if short := re.match(r"(?:[A-Za-z]\d{1,2}|\d{1,2}[A-Za-z])\b", strike.attack.name):
        notes.fault("block-number-bare", short[0])  # `A1 spear d6`: an Armor, perhaps
        return
    items.attacks.append(_with_listed(strike.attack, items))
    items.gear += worn_beside(strike.attack.name, strike.attack.effect)
    items.is_detachment |= strike.is_detachment
    if strike.is_detachment:
        notes.assume("detachment", words=words)
    if strike.critical:
        items.add_critical(strike.critical)
        notes.assume("critical-inside", attack=strike.attack.name, words=strike.critical)


def _with_listed(attack: Attack, items: Items) -> Attack:
    """The attack with the names listed before it, as in `axes, spears or pikes (d6)`."""
    names: list[str] = []
    if re.search(r"\s(?:or|&)\s", attack.name):
        while items.listed and re.fullmatch(
            r"(?!(?:an?|the|two|one)\b)[A-Za-z'-]+(?: [A-Za-z'-]+)?", items.words[-1]
        ):
            names.insert(0, items.words.pop())
            items.listed -= 1
    items.listed = 0
    return replace(attack, name=", ".join([*names, attack.name])) if names else attack


def with_field(attack: Attack, field: str, value: object = True) -> Attack:
    """The attack with one field changed."""
    return replace(attack, **{field: value})


_NO_ATTACK = re.compile(r"(?:no\s+(?:attacks?|weapons?|damage|armou?r)|none|unarmed|n/?a|-+)\.?", re.I)
_SHORT_NUMBERS = re.compile(
    r"[-+~]?\d+(?:\s*[-/]\s*\d+)*|(?:\d+\s?[A-Za-z]\b[\s/]*)+|(?:(?![dD]\s?\d+\W*$)[A-Za-z]\s?\d+\b[\s/]*)+"
)

_OTHER_GAME = re.compile(r"[A-Z]{2,5}:?\s*\d*d?\d+\s*/\s*\d*d?\d+\.?")
"""A number this game has not, as of a creature's horror: `INS 1/1d4`."""
_ABOUT = re.compile(rf"[~\d]\w*\s*\+?\s+(?P<name>{BARE_NAME})\W*$", re.I)
"""A number that is only about right: `2ish Armor`."""

_NOTHING = r"(?:[xX?*#~-]+|varies|variable|special|unknown|n/?a|none|no)"
_UNSAID = re.compile(rf"{_NOTHING}\s+(?P<last>{BARE_NAME})|(?P<first>{BARE_NAME})\s*[:=]?\s*{_NOTHING}", re.I)
"""The name of a number with a sign that it is not told: `X STR`, `WIL varies`."""


def read_loose(segment: str, items: Items, notes: Notes, *, tied: bool) -> None:
    """Read words without brackets: a mark of the block, dice without brackets, or words to keep."""
    quality = quality_of(segment.strip("\"'`"))
    if quality == "detachment":
        items.is_detachment = True
        if not re.fullmatch(r"(?:a\s+)?detachment\W*", segment, re.I):
            notes.assume("detachment", words=segment)
    elif quality and items.attacks:
        last = items.attacks.pop()
        items.attacks.append(with_field(last, quality))
        notes.assume("quality", attack=last.name, words=segment)
    elif _OTHER_GAME.fullmatch(segment) and not STAT_WORD.match(segment):
        items.words.append(segment)
    elif _NO_ATTACK.fullmatch(segment) or not re.search(r"\w", segment):
        return
    elif tied:
        _read_tail(segment, items, notes)
    elif _SHORT_NUMBERS.fullmatch(segment.strip(" .")):
        notes.fault("block-number-bare", segment)
    else:
        _read_loose_attacks(segment, items, notes)


def _read_loose_attacks(segment: str, items: Items, notes: Notes) -> None:
    """Read attacks without brackets, one or several as in `claws d6 and bite d8`, or keep the words."""
    parts = re.split(r"\s+(and|or|&|/|plus)\s+", segment, flags=re.I)
    if len(parts) == 1 or not all(die_in(part) and re.search(r"[A-Za-z]{3}", part) for part in parts[::2]):
        parts = [segment]
    for at, part in enumerate(parts[::2]):
        before, unread = len(notes.faults), len(notes.unread)
        strike = unbracketed(part, notes)
        if strike is not None:
            keep_strike(strike, part, items, notes)
        elif not notes.is_unread(part, unread) and len(notes.faults) == before:
            read_words(part, items, notes)
        if at and strike and len(items.attacks) > 1 and parts[at * 2 - 1].lower() not in ("or", "/"):
            notes.assume("both", first=items.attacks[-2].name, second=items.attacks[-1].name)


def _read_tail(segment: str, items: Items, notes: Notes) -> None:
    """Words right behind an attack's brackets belong to it; a mark of the block may stand among them."""
    last = items.attacks.pop()
    words = segment
    for mark in ("detachment", "blast"):
        found = re.fullmatch(rf"(.*?)\b{mark}\.?", words, re.I)
        if found:
            words = found[1].strip()
            if mark == "detachment":
                items.is_detachment = True
            else:
                last = with_field(last, "is_blast")
                notes.assume("quality", attack=last.name, words=mark)
    if (more := times(last, words, notes)) is not None:
        last = more
    elif words:
        words = words.lstrip(": ")
        notes.assume("effect", attack=last.name, words=words)
        last = with_field(last, "effect", ", ".join(filter(None, (last.effect, words))))
    items.attacks.append(last)


def _is_missing(name: str, items: Items) -> bool:
    """Whether the number of a name does not stand elsewhere in the line."""
    value = stat_at(f"1 {name}", 0)
    return value is not None and value[0].stat not in items.values


def read_words(segment: str, items: Items, notes: Notes) -> None:
    """Keep words that are no attack, unless they hold a number that should have been one of the block."""
    bare = segment.strip(" .")
    if _SHORT_NUMBERS.fullmatch(bare):
        notes.fault("block-number-bare", bare)
        return
    outside = re.sub(r"\([^()]*\)", "", bare)
    if STAT_WORD.search(outside) is not None and len(re.findall(r"\w+", outside)) <= 1:
        notes.fault("block-stat-bare", bare)
        return
    if re.fullmatch(rf"[^\w]*{BARE_NAME}|{BARE_NAME}\s*[:=?~]?\W*", outside.strip(), re.I):
        notes.fault("block-stat-bare", bare)
        return
    unsaid = _UNSAID.fullmatch(outside.strip())
    if unsaid and _is_missing(unsaid["first"] or unsaid["last"], items):
        notes.fault("block-stat-bare", bare)
        return
    about = _ABOUT.search(outside)
    place = first_stat(outside)
    if place < 0 and about and _is_missing(about["name"], items):
        notes.fault("block-stat-unclear", bare)
        return
    if place >= 0:
        found = stat_at(outside, place)
        stat = found[0].stat if found else ""
        if found and place and stat != "hp" and die_in(found[0].text):
            stat = next(iter(items.values), "")  # `drains d2 STR`: nobody has dice for an attribute
        if stat == "hp" and re.search(r"[:-]\s*$", outside[:place]):
            notes.fault("blocks-in-one-line", bare)
            return
        if stat not in items.values:
            notes.fault("block-stat-unclear", bare)
            return
    items.words.append(bare)
    items.listed += 1


FOREIGN = re.compile(
    r"(?<![A-Za-z])(?:(?:AC|HD|THAC0|WIS|INT|CON|WISDOM|INTELLIGENCE|CONSTITUTION|armou?r\s+class)\b\s*[:=]?\s*[-+]?\d+"
    r"|(?<!\d)\d{1,4}\s*(?:AC|HD|WIS|INT|CON)\b)",
    re.IGNORECASE,
)
_CRITICAL = re.compile(
    r"(?:on\s+)?crit(?:ical)?s?(?:\s+(?:da?ma?ge|dmg|hit)s?)?\s*(?:\([^)]*\))?"
    r"(?:\s*[:.-]|\s+(?:causes?|means)\b)\s*(?P<effect>.*)",
    re.I,
)
_SEPARATOR = re.compile(r"(?:\s|[,;|•·&/]|-(?=[\sA-Za-z])|\.(?=\s|$)|(?:or|and|plus|then)\b(?=\s))+", re.I)
_CHANGES_MEANING = re.compile(
    r"(?:per|or|if|when|while|whilst|against|vs\.?|versus|unless|plus|minus|to|for|x|times|more|less|higher|lower"
    r"|damage|dmg|loss|drain|saves?|saving|is|are|was|has|have)\b|[+*]",
    re.I,
)
_BRACKETS = str.maketrans("[]{}", "()()")
_BRACKET = re.compile(r"\s*\(([^()]*)\)")
_DICE_FIRST = re.compile(
    r"(?<![\w(+])(\d{0,2}[dD]\d{1,3}(?:\s?\+\s?\d{0,2}[dD]\d{1,3})*)\s*\(([^()]*)\)\s+([A-Za-z][\w' -]*)"
)
"""An attack with its dice in front and its brackets before the name: `d8 (bulky) axe`."""
_TAIL = re.compile(r"\s*([^,;|()•·/]*)")


def read_items(line: str, notes: Notes) -> Items:
    """Everything in a stat line, in order; what cannot be read is a fault in `notes`."""
    items = Items()
    line = _DICE_FIRST.sub(r"\3 (\1, \2)", line.translate(_BRACKETS))
    if line.count("(") > line.count(")"):
        line = re.sub(r"\(\s*\((?=\s*\d{0,2}[dD]\d)", "(", line, count=1)
    if foreign := FOREIGN.search(line):
        notes.fault("block-stat-foreign", foreign[0])
    place = 0
    while place < len(line):
        gap = _SEPARATOR.match(line, place)
        joint = gap[0] if gap else ""
        place = gap.end() if gap else place
        if place >= len(line):
            break
        critical = _CRITICAL.match(line, place)
        if critical:
            items.add_critical(critical["effect"].strip())
            break
        place = _read_next(line, place, joint, items, notes)
    return items


def _read_next(line: str, place: int, joint: str, items: Items, notes: Notes) -> int:
    """Read one number, attack or word from a place on, and return where the next begins."""
    triple = TRIPLE.match(line, place)
    if triple:
        for stat, text in zip(("strength", "dexterity", "will"), triple.groups(), strict=True):
            keep_number(Value(stat, text, place), items, notes)
        notes.assume("triple", part=triple[0].strip())
        return triple.end()
    found = stat_at(line, place)
    if found is not None:
        return _after_stat(line, *found, items, notes)
    stray = STRAY_COMMA.match(line, place)
    if stray and not any(error.code == "block-stat-bare" for error in notes.faults):
        joined = f"{stray['value']} {stray['name']}"
        value = stat_at(joined, 0)
        if value is not None:
            notes.assume("stray-comma", part=stray[0], number=joined)
            keep_number(value[0], items, notes)
            return stray.end()
    if line[place] in ")]}":
        return place + 1
    return _read_segment(line, place, joint, items, notes)


def _after_stat(line: str, value: Value, end: int, items: Items, notes: Notes) -> int:
    """Keep a number unless the words behind it change what it means; return where the next begins."""
    rest = line[end:]
    if _starts_stat(line, end):
        keep_number(value, items, notes)
        return end
    bracket = _BRACKET.match(rest)
    inside = re.match(r"\s*\(\s*", rest)
    if inside and not (bracket and value.stat in items.values):
        within = stat_at(line, end + inside.end())
        if within is not None and within[0].stat not in {*items.values, value.stat}:
            keep_number(value, items, notes)
            return end + inside.end()
    tail = _TAIL.match(rest)
    words = tail[1].strip(" .)]}") if tail and not re.match(r"\s*\.\s", rest) else ""
    after = end + (tail.end() if tail else 0)
    if value.stat in items.values and words:
        items.words.append(f"{value.text} {words}")
        return after
    is_glued = bool(rest) and re.match(r"[/+*%\d]", rest) is not None
    if is_glued or (bracket and die_in(bracket[1]) and value.stat != "hp"):
        notes.fault("block-stat-unclear", line[value.start :].split(",")[0])
        return end + len(rest.split(",")[0])
    if words and _CHANGES_MEANING.match(words):
        notes.fault("block-stat-unclear", f"{value.text} {words}")
        return after
    keep_number(value, items, notes)
    if bracket:
        notes.assume("remark", part=value.text, words=bracket[1].strip())
        return end + bracket.end()
    return end


def _starts_stat(line: str, end: int) -> bool:
    gap = _SEPARATOR.match(line, end)
    return stat_at(line, gap.end() if gap else end) is not None


def _segment_end(line: str, place: int) -> int:
    """Where the words from a place on end: at a comma outside brackets, or after brackets are closed."""
    die = re.compile(ANY_DIE).search(line, place)
    depth = 0
    for at in range(place, len(line)):
        sign = line[at]
        if sign == "(":
            depth += 1
        elif sign == ")" and depth:
            depth -= 1
            if depth == 0:
                return at + 1
        elif depth:
            continue
        elif sign in ",;|•·)]}" or _begins_anew(line, place, at):
            return at
        elif die and at >= die.end() and line[at - 1 : at + 2] in (" - ", " / "):
            return at  # `claws d6 - detachment`: a dash ends an attack, but not a sentence
    return len(line)


def _begins_anew(line: str, place: int, at: int) -> bool:
    """Whether a sentence ends or the critical effect begins at a place among words."""
    if line[at] == ".":
        return line[at + 1 : at + 2] in ("", " ") and not _is_abbreviation(line, at)
    return at > place and line[at - 1] == " " and _critical_at(line, at)


def _critical_at(line: str, at: int) -> bool:
    return line[at] in "cC" and _CRITICAL.match(line, at) is not None


def _is_abbreviation(line: str, at: int) -> bool:
    return (
        re.search(r"\b(?:[A-Za-z]|dr|mr|mrs|ms|st|vs|ft|approx|incl|e\.g|i\.e)$", line[:at], re.I) is not None
    )


def _read_segment(line: str, place: int, joint: str, items: Items, notes: Notes) -> int:
    end = _segment_end(line, place)
    segment = line[place:end].strip()
    if gear := gear_in(segment):
        items.gear.append(gear)
        return end
    name, bracket, content = segment.partition("(")
    if bracket:
        is_unclosed = segment.count("(") > segment.count(")")
        if is_unclosed and re.search(r"\([^()]*[dD]\d", content):
            notes.fault("block-dice-unclear", segment)
            return end
        if is_unclosed:
            notes.assume("bracket", part=segment)
        content = content if is_unclosed else content.removesuffix(")")
        if not _read_attack(name, content, joint, items, notes):
            read_words(segment, items, notes)
        elif re.search(r"\band\b|&|\bplus\b", joint, re.I) and len(items.attacks) > 1:
            notes.assume("both", first=items.attacks[-2].name, second=items.attacks[-1].name)
        return end
    tied = bool(items.attacks) and not re.search(r"[,;|]", joint) and line[:place].rstrip().endswith(")")
    read_loose(segment, items, notes, tied=tied)
    return end


def _read_attack(name: str, content: str, joint: str, items: Items, notes: Notes) -> bool:
    """Read `name (content)`; whether it is settled, as an attack or as a fault."""
    before, unread = len(notes.faults), len(notes.unread)
    stat = STAT_WORD.search(name)
    if stat and re.search(r"\d", name) and not die_in(name):
        notes.fault("block-stat-unclear", f"{name.strip()} ({content})")
        return True
    strike = attack_in_brackets(name, content, notes)
    if strike is not None:
        keep_strike(strike, f"{name.strip()} ({content})", items, notes)
    is_unread = notes.is_unread(f"{name.strip()} ({content})", unread)
    return strike is not None or is_unread or len(notes.faults) > before
