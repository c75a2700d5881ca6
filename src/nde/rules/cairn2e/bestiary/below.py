"""What the lines below a stat line say of the block: its critical effect, and dice of no attack."""

from __future__ import annotations

import re
from typing import NamedTuple

from nde.rules.cairn2e.bestiary.notes import Notes
from nde.rules.cairn2e.bestiary.plain import is_bullet, is_heading, is_rule, plain, without_decoration

_WORD = r"crit(?:ical)?(?:\s+(?:da?ma?ge|dmg|hit|effect))?"
_TITLED = re.compile(
    rf"(?:{_WORD}(?:\s*\((?P<by>[^)]*)\))?\s*[:.-]\s*"
    rf"|on\s+(?:a\s+)?critical\s+(?:damage|hit)s?[,:]?\s+(?!saves?\b))(?P<effect>.*)",
    re.I,
)
_BOLD = re.compile(
    r"\W*(?:\*\*|__)critical\s+damage(?:\*\*|__)\s*(?:\((?P<by>[^)]*)\)\s*)?(?P<effect>[^\W_].*)", re.I
)
_INSIDE = re.compile(r"[^:]{1,40}:\s+on\s+(?:a\s+)?critical\s+damage[,:]?\s+(?!saves?\b)(?P<effect>.+)", re.I)
_MENTION = re.compile(r"(?P<before>.*?)\bcritical\s+damage\b(?!\s+saves?)", re.I)
_SUFFERED = re.compile(
    r"\b(?:tak\w+|suffer\w*|receiv\w+|surviv\w+|succe\w+|fail\w*|sav\w+|pass\w*|before|immune)\b", re.I
)
DICE = re.compile(
    r"\d{0,2}d\d{1,3}(?:\s+\S+|$)|(?!critical)[^.:;()]{1,60}\(\d{0,2}d\d{1,3}[^()]*\)\.?$"
    r"|[^.:;()]{1,60}\b(?:do|does|deals?)\s+\d{0,2}d\d",
    re.I,
)
"""A line that looks like an attack of its own: `d6 bite`, `Bite (d6)`."""


_AT_ONCE = re.compile(
    r"(?!crit)[^.!?]{0,60}(?:\(\s*\d{0,2}d\d|\b[a-z'-]+ \d{0,2}d\d{1,3}(?=\s*(?:$|[,;|+]|dmg|damage|blast)))",
    re.I,
)


def dice_in(lines: list[str], *, has_attacks: bool) -> tuple[str, ...]:
    """The lines below that look like attacks; only the very next one where there are attacks already."""
    words = [plain(without_decoration(line)) for line in lines]
    if has_attacks:
        is_next = words and not is_bullet(lines[0]) and _AT_ONCE.match(words[0])
        return (words[0],) if is_next else ()
    return tuple(
        line for at, line in enumerate(words) if DICE.match(line) or (at == 0 and _AT_ONCE.match(line))
    )


class Critical(NamedTuple):
    """The critical effect of a block, and how it was found."""

    effect: str = ""
    inside: tuple[str, ...] = ()
    """Lines in which it stands in the middle."""
    unread: tuple[str, ...] = ()
    """Lines that speak of critical damage and were not understood."""


def critical_in(lines: list[str]) -> Critical:
    """What the lines of a block say that a failed critical save brings."""
    effects: list[str] = []
    inside: list[str] = []
    unread: list[str] = []
    at = 0
    while at < len(lines):
        words = plain(without_decoration(lines[at])).lstrip("-")
        within = _INSIDE.match(words)
        found = _TITLED.match(words) or _BOLD.match(lines[at]) or within
        if found:
            text = plain(found["effect"])
            while at + 1 < len(lines) and _goes_on(lines[at + 1]):
                at += 1
                text = f"{text} {plain(lines[at])}"
            by = found.groupdict().get("by")
            effects.append(f"{by}: {text.strip()}" if by else text.strip())
            inside += [words] if found is within else []
        elif (mention := _MENTION.match(words)) and not _SUFFERED.search(mention["before"]):
            unread.append(words)
        at += 1
    return Critical("; ".join(filter(None, effects)), tuple(inside), tuple(unread))


def is_critical(line: str) -> bool:
    """Whether a line gives the critical effect of the creature."""
    words = plain(without_decoration(line)).lstrip("-")
    return any((_TITLED.match(words), _BOLD.match(line), _INSIDE.match(words)))


def _goes_on(line: str) -> bool:
    """Whether a line goes on with the item above it."""
    return bool(line.strip()) and not (is_bullet(line) or is_heading(line) or is_rule(line))


def read_below(lines: list[str], unread: list[str], notes: Notes, *, has_attacks: bool) -> str:
    """The critical effect in a block's lines; what was assumed or left unread there goes into `notes`."""
    if dice := dice_in(unread, has_attacks=has_attacks):
        notes.assume("below", words=dice)
    critical = critical_in(lines)
    if critical.inside:
        notes.assume("critical-line", words=critical.inside)
    if critical.unread:
        notes.assume("critical-unread", words=critical.unread)
    return critical.effect
