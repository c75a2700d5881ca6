"""One stat line, read from left to right: numbers, attacks, and words that are neither.

Number first (`12 STR`) and name first (`STR 12`) are both read, with or without commas.  Whatever cannot be
placed is a fault, so that a missing comma never lends a number to its neighbour.
"""

from __future__ import annotations

import re

from nde.rules.cairn2e.bestiary.damage import ANY_DIE, attack_in_brackets, die_in
from nde.rules.cairn2e.bestiary.gear import gear_in
from nde.rules.cairn2e.bestiary.items import Items, keep_number, keep_strike
from nde.rules.cairn2e.bestiary.loose import read_loose, read_words
from nde.rules.cairn2e.bestiary.notes import Notes
from nde.rules.cairn2e.bestiary.numbers import (
    STAT_WORD,
    STRAY_COMMA,
    TRIPLE,
    Value,
    stat_at,
)

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
            items.critical = "; ".join(filter(None, (items.critical, critical["effect"].strip())))
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
    return read_loose(segment, line, place, end, tied, items, notes)


def _read_attack(name: str, content: str, joint: str, items: Items, notes: Notes) -> bool:
    """Read `name (content)`; whether it is settled, as an attack or as a fault."""
    before = len(notes.faults)
    stat = STAT_WORD.search(name)
    if stat and re.search(r"\d", name) and not die_in(name):
        notes.fault("block-stat-unclear", f"{name.strip()} ({content})")
        return True
    strike = attack_in_brackets(name, content, notes)
    if strike is not None:
        keep_strike(strike, f"{name.strip()} ({content})", items, notes)
    return strike is not None or len(notes.faults) > before
