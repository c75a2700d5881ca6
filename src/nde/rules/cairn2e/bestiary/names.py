"""What a block is called: words before its numbers on the same line, or the nearest title above it."""

from __future__ import annotations

import re
from typing import NamedTuple

from nde.rules.cairn2e.bestiary.markup import (
    bold_start,
    is_bullet,
    is_heading,
    is_rule,
    plain,
    without_decoration,
    words_of,
)
from nde.rules.cairn2e.bestiary.numbers import Notes, first_stat

_COUNT = re.compile(
    r"(?:\(?(?:\d{0,2}[dD]\d{1,3}(?:\s?[-+x]\s?\d+)?|\d{1,3}\s?(?:-|to)\s?\d{1,3}|\d{1,3}\s?x|x\s?\d{1,3})\)?"
    r"|\(\d{1,3}\)|\d{1,3}(?=\s+[A-Za-z\"']))\s*[:,-]?\s*",
    re.IGNORECASE,
)
_LABEL = re.compile(r"[\"'{]*(?:stats?|stat\s?-?block|statistics)[\"']?\s*[:=-]?\s*", re.IGNORECASE)
_MANY = (
    r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|\d{1,3}"
    r"|\d{0,2}[dD]\d{1,3}(?:\+\d+)?)"
)
_HOW_MANY = re.compile(
    rf"(?:(?P<before>.*)\s)?(?P<count>{_MANY})\s+(?P<name>[A-Za-z][\w' -]*)", re.IGNORECASE
)
_KEY = re.compile(r"[\"'{\s]*(?:name|title)[\"']?\s*[:=]\s*[\"'`]?(?P<name>.+?)[\"'`]?\s*,?", re.IGNORECASE)
_SENTENCE = re.compile(
    r"[.!?]\s+(?=[A-Z])(?<!\bMr\. )(?<!\bDr\. )(?<!\bSt\. )(?<!\bMrs\. )"
    r"|\b(?:has|have|had|with|gains?|takes?|deals?|restores?|heals?|lose|loses|is|are|was|were|treat|use|uses|if|when"
    r"|each|every|gives?|grants?|becomes?|regains?|recovers?|reduced?|to|as|than|it|they|you|at|another)\b",
    re.IGNORECASE,
)
_SMALL = frozenset(("of", "the", "and", "a", "an", "in", "de", "la", "du", "von", "van", "der", "den"))
_TO_A_NAME = frozenset(("with", "for", "from", "to", "by", "on", "at", "as", "into", "or", "x"))
_NEVER_IN_A_NAME = re.compile(r"[\[\]{}<>|=]")
_MOST_IN_PROSE = 4
"""Words that a name in the midst of prose may have."""
_NOT_A_TITLE = re.compile(r"(?:as|use|uses|treat|see|same|like|level\s+\d+)\b", re.IGNORECASE)


class Front(NamedTuple):
    """What stands before the numbers of a line."""

    name: str = ""
    number: str = ""
    """How many appear, where the line says so."""
    is_sentence: bool = False
    is_loose: bool = False
    """Whether the name could as well be the beginning of a sentence: `Bandit leader`, `Healing potion`."""


def front_of(line: str, prefix: str) -> Front:
    """What the words before the numbers are, given the line with its Markdown."""
    bare = re.sub(r"[:=]\s*[\"'`]\s*$", ":", prefix.strip())
    if "|" in bare and line.lstrip().startswith("|"):
        bare = next((cell for cell in bare.split("|") if re.search(r"[A-Za-z]{2}", cell)), bare).strip()
    is_divided = re.search(r"[:|(\[{,;.-]\s*$", bare) is not None
    bare = re.sub(r"[\s:|(\[{,;.-]+$", "", bare).strip()
    if _LABEL.fullmatch(bare):
        bare = ""
    count = ""
    if found := _COUNT.match(bare + " " if re.search(r"\w", bare) else bare):
        count = found[0].strip(" :,-")
        bare = bare[found.end() :].strip()
    if not bare:
        return Front(number=count)
    bold = bold_start(without_decoration(line)) or bold_start(re.sub(r"^[^*_]*", "", line))
    if bold and (bare.startswith(bold.rstrip(" :.-"))):
        rest = bare.removeprefix(bold.rstrip(" :.-")).strip(" :.-")
        if not rest or re.fullmatch(r"\([^()]*\)", rest):
            return Front(f"{bold.rstrip(' :.-')} {rest}".strip(), count)
    name = _LABEL.sub("", bare, count=1) if _LABEL.match(bare) and ":" in bare else bare
    if _is_told_of(name, is_bracketed=prefix.rstrip().endswith(("(", "["))):
        return Front(number=count, is_sentence=True)
    if not _SENTENCE.search(name) and _could_be_name(name, is_divided):
        is_loose = not (is_divided or is_in_title_case(name))
        return Front(name.strip(" :-"), count, is_loose=is_loose)
    return Front(number=count, is_sentence=True)


def _could_be_name(name: str, is_divided: bool) -> bool:
    words = name.split()
    if len(words) > 8 or not re.search(r"[A-Za-z]", name) or _NEVER_IN_A_NAME.search(name):
        return False
    if is_divided:
        return True
    if len(words) <= _MOST_IN_PROSE and words[0][:1].isupper() and all(map(_is_plain_word, words)):
        return True  # `Bandit leader`
    return len(words) <= 5 and all(
        word[:1].isupper() or word in _SMALL or word[:1] in "('\"" for word in words
    )


def _is_plain_word(word: str) -> bool:
    return re.fullmatch(r"[^\W\d_][\w'-]*", word) is not None


def _is_told_of(words: str, *, is_bracketed: bool) -> bool:
    """Whether words end with a creature somebody speaks of: `the cellar holds two imps`."""
    found = _HOW_MANY.fullmatch(words)
    if found is None or not found["before"] or found["name"][0].isupper():
        return False
    last = found["before"].split()[-1]
    if last.endswith(":"):
        return is_bracketed
    return last.islower() and last.isalpha() and last not in {*_SMALL, *_TO_A_NAME}


def without_count(name: str) -> tuple[str, str]:
    """A name without how many there are and its page, and how many there are.

    >>> without_count("Imps (1d4)"), without_count("3 Mud Imps (p. 7)"), without_count("Imp (old)")
    (('Imps', '1d4'), ('Mud Imps', '3'), ('Imp (old)', ''))
    """
    bare = re.sub(r"\s*\((?:p|pg|page)\.?\s*\d+\)$", "", name, flags=re.I) or name
    behind = re.fullmatch(r"(.*\S)\s*\(\s*(x?\d{1,3}x?|\d{0,2}d\d{1,3}(?:[-+]\d+)?|\d+-\d+)\s*\)", bare, re.I)
    if behind:
        return behind[1], behind[2]
    ahead = re.fullmatch(r"(\d{1,3})\s+([A-Za-z][\w' -]*s)", bare)
    return (ahead[2], ahead[1]) if ahead else (bare, "")


def named_before(prefix: str) -> Front:
    """The creature that prose names right before the bracket with its numbers, if it is plain which.

    >>> [named_before(words).name for words in ("In here two imps (", "and Old Mud (", "He is tough (")]
    ['imps', 'Old Mud', '']
    """
    whole = re.sub(
        r"\b(?:colony|pack|group|band|herd|pair|flock|gang)\s+of\s+(?=\S+(?:\s\S+){0,2}\W*$)", "", prefix
    )
    whole = whole.strip(" ([{")
    words = re.split(r"[.!?;:,]\s+", whole)[-1].strip(" ,;.&")
    words = re.sub(r"^(?:and|or|with|plus)\s+", "", words, flags=re.I)
    found = _HOW_MANY.fullmatch(words)
    if found and len(found["name"].split()) <= _MOST_IN_PROSE and not _SENTENCE.search(found["name"]):
        count = "" if found["count"].lower() in ("a", "an", "one") else found["count"]
        return Front(found["name"].strip(), count)
    is_few = 0 < len(words.split()) <= _MOST_IN_PROSE and not _NEVER_IN_A_NAME.search(words)
    if is_few and is_in_title_case(words):
        return Front(words)
    label = re.match(r"[^.!?:]{2,40}(?=:\s)", whole)
    if label and is_in_title_case(label[0]) and not _SENTENCE.search(label[0]):
        return Front(label[0])
    return Front()


def title_of(line: str) -> str:
    """The title a line is, as a heading, in bold or as a few words alone; or nothing."""
    if is_rule(line) or not line.strip():
        return ""
    words = words_of(line).rstrip(" #")
    if key := _KEY.fullmatch(words):
        return key["name"].rstrip(" :")
    if is_heading(line):
        return words.rstrip(" :")
    if first_stat(words) >= 0 or "|" in line:
        return ""
    if is_bullet(line):
        is_whole = re.fullmatch(r"(\*+|_+)[^*_]+\1\s*:?\s*", without_decoration(line)) is not None
        return words.rstrip(" :") if is_whole else ""
    is_bold = bold_start(line.strip()).rstrip(" :") == words.rstrip(" :") != ""
    if is_bold:
        return words.rstrip(" :")
    is_title = re.fullmatch(r"[\"'“A-Z0-9À-Ž].{0,60}[^.!?;,]", words) is not None and len(words.split()) <= 7
    if is_title and not _NOT_A_TITLE.match(words) and not re.search(r"[.!?]\s", words):
        return words.rstrip(" :")
    return ""


def is_in_title_case(words: str) -> bool:
    """Whether every word begins with a capital, as in a name and not in a description."""
    return all(word[:1].isupper() or word in _SMALL or not word[:1].isalpha() for word in words.split())


def is_aside(line: str) -> bool:
    """Whether a line is only a remark in brackets, which names nothing."""
    return re.fullmatch(r"\s*[(\[].*[)\]]\s*", plain(line)) is not None


MOST_BETWEEN = 3
"""Lines between a heading and the numbers below it that leave no doubt whose they are."""
_PLACEHOLDER = re.compile(
    r"(?:monster|creature|npc|foe|enemy)\s*#?\d+|(?:combat\s+)?(?:stat\s?-?block|stats|statistics)", re.I
)
"""A title that only says what follows, below the one that names it."""
_CATEGORY = re.compile(
    r"(?:.*\s)?(?:monsters|creatures|npcs|foes|enemies|encounters|bestiary)(?:\s.*)?", re.I
)


class Titles:
    """The titles of a text as it is read from above, and which lines are nobody's title."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.heading = ""
        self.heading_at = 0
        self.is_used = False
        self.last: tuple[str, int] | None = None
        """The title of the last block that was read, and the number of its line."""
        self.taken: set[int] = set()
        """Lines that belong to a block and so are nobody's title."""

    def front_matter(self) -> int:
        """Where the text begins after the settings some Markdown files have in front; keeps their title."""
        if not self.lines or self.lines[0].strip() != "---":
            return 0
        for at, line in enumerate(self.lines[1:], start=1):
            if line.strip() in ("---", "..."):
                self.heading_at = at
                return at + 1
            if found := re.match(r"title:\s*(.+)", line):
                self.heading = found[1].strip(" \"'")
        self.heading = ""
        return 0

    def pass_line(self, at: int) -> None:
        """Go on past a line that is no block: a heading names what follows."""
        if is_heading(self.lines[at]) and not self._above_placeholder(at):
            self.heading, self.heading_at, self.is_used = title_of(self.lines[at]), at, False

    def name_at(self, at: int, notes: Notes) -> str:
        """The name of the block at a line, which the line itself does not give."""
        title = self.above(at)
        has_heading = bool(self.heading) and not self.is_used
        if title and (is_in_title_case(title) or not has_heading):
            self.is_used |= title == self.heading
            return title
        if not self.heading or (self.is_used and not self._follows(at)):
            notes.assume("no-name", line=at + 1)
            return f"foe-{at + 1}"
        if self.is_used:
            notes.assume("same-name", name=self.heading)
        elif sum(bool(line.strip()) for line in self.lines[self.heading_at + 1 : at]) > MOST_BETWEEN:
            notes.assume("far-name", name=self.heading, line=self.heading_at + 1)
        self.is_used = True
        return self.heading

    def above(self, at: int) -> str:
        """The title in the nearest line above that says anything, if it is one and nobody's yet."""
        for above in range(at - 1, -1, -1):
            line = self.lines[above]
            if not line.strip() or is_rule(line) or is_aside(line):
                continue
            if above in self.taken:
                return ""
            return self._above_placeholder(above) or title_of(line)
        return ""

    def _above_placeholder(self, at: int) -> str:
        """The title right above a line that is only a placeholder for one; nothing for any other line."""
        if not _PLACEHOLDER.fullmatch(title_of(self.lines[at])):
            return ""
        for above in range(at - 1, -1, -1):
            if self.lines[above].strip():
                is_title = is_heading(self.lines[above]) and above not in self.taken
                title = title_of(self.lines[above]) if is_title else ""
                return "" if _CATEGORY.fullmatch(title) else title
        return ""

    def _follows(self, at: int) -> bool:
        """Whether nothing but items of a list stands between the last block of this heading and a line."""
        if self.last is None or self.last[0] != self.heading:
            return False
        start = self.last[1]
        return not any(
            line.strip() and not is_bullet(line) and place not in self.taken
            for place, line in enumerate(self.lines[start:at], start=start)
        )
