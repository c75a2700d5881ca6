"""The glossary: every fixed term in four languages, written from the catalogues so that they cannot differ.

`python -m nde.locale.glossary > docs/glossary.md` writes the file anew, below the words of `glossary.md`.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

from nde.locale.catalogue import entries_of, languages_of
from nde.locale.facts import DIE_LETTER
from nde.locale.languages import LANGUAGES
from nde.locale.words import words

_INTRODUCTION = "glossary.md"
"""What stands above the tables, beside this file."""

_SECTIONS = {
    "Terms": ("word", "term"),
    "Attributes": ("attribute",),
    "Roles": ("role",),
    "Ranks of foes": ("rank",),
    "Difficulty": ("rung",),
    "Powers": ("tier",),
    "Distance": ("band",),
    "Levels of the d6 variant": ("level",),
    "Outcomes": ("outcome",),
}

_INTERFACE = (
    "ui-common-save",
    "ui-common-add",
    "ui-people-take-out",
    "ui-heroes-delete",
    "ui-common-cancel",
    "ui-acts-undo",
    "ui-acts-redo",
    "ui-heroes-go-on",
    "ui-gm-archive",
    "ui-gm-unarchive",
    "ui-heroes-check",
    "ui-heroes-twin",
    "ui-door-revoke",
    "ui-door-next-fold",
    "ui-door-next-unfold",
    "ui-door-next-away",
    "ui-board-zoom-in",
    "ui-board-zoom-out",
    "ui-board-in-reach",
    "ui-log-overrule",
    "ui-lab-next-deed",
    "ui-lab-tab-compare",
    "ui-lab-title",
    "ui-phone-log",
    "ui-phone-sheet",
    "ui-common-engine",
    "chip-item",
)
"""Buttons and labels whose word is used wherever the interface means the same."""

_OWN = (
    "term",
    "attribute",
    "skill",
    "track",
    "condition",
    "state",
    "scar",
    "race",
    "specialization",
    "perk",
    "ability",
)
"""Kinds of words that a game may have for itself alone."""


def glossary() -> str:
    """The whole glossary as Markdown."""
    parts = [resources.files(__package__).joinpath(_INTRODUCTION).read_text(encoding="utf-8")]
    for title, kinds in _SECTIONS.items():
        rows = "\n".join(row for kind in kinds for row in _rows(kind))
        parts.append(f"## {title}\n\n{_HEAD}\n{rows}\n")
    rows = "\n".join(f"| `{key}` | {_said(key, '')} |" for key in _INTERFACE)
    parts.append(f"## Interface\n\n{_HEAD}\n{rows}\n")
    for ruleset in _rulesets():
        rows = "\n".join(_own_rows(ruleset))
        if rows:
            title = words("en").say(f"game-{ruleset}")
            parts.append(f"## Terms only in {title}\n\n{_HEAD}\n{rows}\n")
    dice = " | ".join(f"{DIE_LETTER[language]}10" for language in LANGUAGES)
    parts.append(f"## Dice\n\n{_HEAD}\n| `d10` | {dice} |\n")
    return "\n".join(parts)


_HEAD = "| id | English | Polish | German | Czech |\n|---|---|---|---|---|"


def _rows(kind: str) -> Iterator[str]:
    for key in entries_of("en"):
        if key.startswith(f"{kind}-"):
            shared = _said(key, "")
            yield f"| `{key}` | {shared} |"
            for ruleset in _rulesets():
                if (own := _said(key, ruleset)) != shared:
                    yield f"| `{key}` in `{ruleset}` | {own} |"


def _own_rows(ruleset: str) -> Iterator[str]:
    known = entries_of("en")
    for kind in _OWN:
        for key in sorted(known):
            shared = key.removeprefix(f"{ruleset}-")
            if key.startswith(f"{ruleset}-{kind}-") and shared not in known:
                yield f"| `{shared}` | {_said(shared, ruleset)} |"


def _rulesets() -> list[str]:
    """The games with words in every language."""
    games = (key.removeprefix("game-") for key in entries_of("en") if key.startswith("game-"))
    return sorted(game for game in games if languages_of(game) == LANGUAGES)


def _said(key: str, ruleset: str) -> str:
    return " | ".join(words(language, ruleset).say(key) for language in LANGUAGES)


if __name__ == "__main__":
    print(glossary(), end="")
