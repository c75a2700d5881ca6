"""`gm creature …`: a creature of one's own in one line, by its name and what differs from another."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from nde.errors import Unreadable
from nde.locale import LANGUAGES
from nde.locale import words as speaker_for
from nde.locale.phrases import choice_word
from nde.locale.typed import folded, whole_number
from nde.rules.creatures import LIKE, NAME, WRITTEN, Creatures, creatures_of, free_id, no_such_block
from nde.rules.ruleset import Param, Ruleset
from nde.table import commands as c
from nde.table.state import State

EXAMPLE = 'gm creature "Mire Hulk" like=elite'
YES = frozenset({"yes", "true", "1", "on"})


def creature_made(state: State, words: tuple[str, ...]) -> c.MakeCreatures:
    """The command that writes a creature: a name, then `key=value` for whatever is said of it."""
    document = read_line(state.rules, words)
    id = id_for(state.rules, str(document[NAME]), dict(state.world.creatures))
    return c.MakeCreatures(creatures={id: document})


def read_line(rules: Ruleset, words: tuple[str, ...]) -> dict[str, object]:
    """The document of a creature that is written in one line."""
    parts = _parts(" ".join(words))
    name = " ".join(part for part in parts if "=" not in part)
    if not name:
        raise Unreadable("gm-word-missing", word="creature", allowed=(EXAMPLE,))
    return {NAME: name, **read_pairs(rules, words)}


def read_pairs(rules: Ruleset, words: Sequence[str]) -> dict[str, object]:
    """What is said of a creature as `key=value`."""
    creatures = creatures_of(rules)
    return dict(_pair(creatures, part) for part in _parts(" ".join(words)) if "=" in part)


def _parts(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError:  # a quote that nobody closed
        return line.replace('"', "").split()


def _pair(creatures: Creatures, part: str) -> tuple[str, object]:
    key, _, text = part.partition("=")
    param = next((one for one in creatures.params if one.name == key), None)
    if key == LIKE:
        return key, text
    return key, _plainly(text) if param is None else _value(param, text)


def _plainly(text: str) -> object:
    """A value of which no form knows the kind, as a file would say it: a number, true or false, or text."""
    if text in ("true", "false"):
        return text == "true"
    number = whole_number(text)
    return text if number is None else number


def _value(param: Param, text: str) -> Any:
    """A value as its document has it: what cannot be read stays as it is, and is refused with all else."""
    if param.is_many:
        return [one.strip() for one in re.split(r",(?![^(]*\))|;", text) if one.strip()]
    if param.kind == "flag":
        return text.casefold() in YES
    number = whole_number(text) if param.kind == "number" else None
    return text if number is None else number


def id_for(rules: Ruleset, name: str, own: Mapping[str, object]) -> str:
    """The id for a creature of this name: that of one of the same name of one's own, or one nobody has."""
    plain = re.sub(r"[^a-z0-9]+", "-", folded(name)).strip("-")[:36]
    base = plain if re.match(r"[a-z]", plain) else f"creature-{plain}".rstrip("-")
    return base if base in own else free_id(base, rules.foes)


def block_named(rules: Ruleset, word: str) -> str:
    """The id of a stat block by its id, the name its maker gave it, or its name in any language."""
    if word in rules.foes:
        return word
    for id in rules.foes:
        if rules.foe_sources.get(id) in WRITTEN and folded(rules.foes[id].name) == folded(word):
            return id
    for speaker in (speaker_for(language, rules.id) for language in LANGUAGES):
        for id in rules.foes:
            if folded(choice_word("block", id, speaker)) == folded(word):
                return id
    own = (block.name for id, block in rules.foes.items() if rules.foe_sources.get(id) in WRITTEN)
    raise no_such_block(word, (*rules.foes, *own))
