"""Whose block it is when its line has no name: the nearest title above it, or the heading it stands under."""

from __future__ import annotations

import re

from nde.rules.cairn2e.bestiary.naming import is_aside, is_in_title_case, title_of
from nde.rules.cairn2e.bestiary.notes import Notes
from nde.rules.cairn2e.bestiary.plain import is_bullet, is_heading, is_rule

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
