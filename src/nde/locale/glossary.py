"""The glossary: every fixed term in four languages, written from the catalogues so that they cannot differ.

`python -m nde.locale.glossary > docs/glossary.md` writes the file anew.
"""

from __future__ import annotations

from collections.abc import Iterator

from nde.locale.catalogue import entries_of
from nde.locale.facts import DIE_LETTER
from nde.locale.languages import LANGUAGES
from nde.locale.words import words

_INTRODUCTION = """\
# Glossary

One word for one thing, in each language. The id in the first column is what the code, sheets, packs and
the command line use; the words are those of `src/nde/locale`, and a pack may rename them. An edition's
own word for a shared thing stands beside its id.

This file is written by `python -m nde.locale.glossary`; a test fails when it is out of date.
Other words for a fixed term are kept out of the catalogues by `tests/locale/test_catalogues.py`.

## Where the words come from

**Polish.** Both editions of NDE were written in Polish, and their words are used as they stand: Serce, Odwet,
Pachołek, Kratka, Łut Szczęścia.

**German.** There is a German NDE 1.2, but only parts of it are translated, and those call one thing by
several names. Where it is clear, its words are used: TN, Feld, Herz, Wunde, Handlanger, Elite, Boss, Deckung,
Trick and Große Macht, Einfach and Schwierig, and the levels from Meister to Ohne Fertigkeit. Where it mixes
words, one was picked:

| thing | the book's words | ours | why |
|---|---|---|---|
| target number | TN, SW, Schwierigkeitsgrad | Zielwert, short TN | TN is on nearly every page |
| retaliation | Rache, Rückschlag, Vergeltung | Vergeltung | it answers a miss, without anger |
| failure | Misserfolg, Fehlschlag, Niederlage | Fehlschlag | a Niederlage is a lost fight |
| minion | Handlanger, once Pachołek, once Pylon | Handlanger | the other two are slips |
| test | Test, Wurf | Probe | what German players call it; the Wurf is the throw alone |
| attribute | Eigenschaft, Cecha | Attribut | an Eigenschaft is what a foe has by nature |
| dexterity | Geschicklichkeit | Geschick | short enough for a sheet, with the same letter G |
| a foe's wound | Wunde, Herz | Wunde | only heroes have hearts in this edition |
| game master | Spielleiter, SL | Spielleitung | whoever it is |
| clock | Timer, Zähler | Uhr | a Zähler counts, a clock threatens |
| armour token | Token Rüstung | Rüstungsmarke | one German word |
| heroic | Heldentat | Heldenhaft | an adjective, as the other steps are |
| trained | Ausgebildet, Geschult | Ausgebildet | the word of its table |
| novice | Neuling, Novize | Neuling | the word of its table |

**Czech.** TKDS was written in Czech, and its words bind there: perk, poškození, monstrum, zásoba, deník
postavy, modifikátor, PJ; a check is rolled against HU, an attack against OČ. The character sheet is deník
postavy in every game, so that one screen has one word for it; the log of a game is záznam, an entry of it
zápis. NDE and Cairn have no Czech book here: those words are ours.

**English.** Cairn was written in English, and its words stay in that game: Armor, STR, Fatigue.

**Ours.** Every other pair of a game and a language is our own translation.
"""

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
    parts = [_INTRODUCTION]
    for title, kinds in _SECTIONS.items():
        rows = "\n".join(row for kind in kinds for row in _rows(kind))
        parts.append(f"## {title}\n\n{_HEAD}\n{rows}\n")
    for ruleset in _rulesets():
        rows = "\n".join(_own_rows(ruleset))
        if rows:
            title = words("en").say(f"game-{ruleset}")
            parts.append(f"## Words of {title} alone\n\n{_HEAD}\n{rows}\n")
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
    return sorted(key.removeprefix("game-") for key in entries_of("en") if key.startswith("game-"))


def _said(key: str, ruleset: str) -> str:
    return " | ".join(words(language, ruleset).say(key) for language in LANGUAGES)


if __name__ == "__main__":
    print(glossary(), end="")
