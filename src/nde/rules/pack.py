"""Packs: a TOML file that turns a game into another by changing names, numbers and options key by key.

`read_pack` understands the file, `apply_pack` lays it over its base game; both report every fault at
once, each with its key and the line it stands on.  The new words stay in `Pack.names`, by language: who
speaks for the changed game prefers them to its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.creature_tables import LANGUAGES, laid_on
from nde.rules.documents import (
    Findings,
    nearest,
    shown,
    unknown_key,
    wrong_word,
)
from nde.rules.pack_file import (
    SHIPPED,
    Pack,
    parsed_pack,
    raise_placed,
    shipped_pack,
)
from nde.rules.ruleset import Option, Ruleset

__all__ = [
    "LANGUAGES",
    "SHIPPED",
    "Pack",
    "apply_pack",
    "game_with",
    "read_pack",
    "refuse_twice",
    "shipped_pack",
]


CONTENT = "content"
"""The setting that holds the tables of a book."""
ROUNDS = 4
"""How often what has faults is left out to see what the rest of a pack makes of its game."""

NEAREST = 5
"""How many names are listed where over a hundred are allowed."""


def read_pack(text: str, source: str = "pack") -> Pack:
    """Return the pack in a TOML text, or raise every fault in it; `source` is what its file is called.

    A pack whose file is sound is checked against a game by `apply_pack`.  With faults in the file, what the
    base game finds is told along with them.
    """
    pack, found = parsed_pack(text, source)
    if pack.base and pack.base not in ruleset_ids():
        found.note("pack.base", Missing("no-such-base", text=pack.base, allowed=ruleset_ids()))
    elif pack.base and found.faults:
        _changed(pack, ruleset_named(pack.base), found)
    raise_placed(pack, found)
    return pack


def game_with(pack: Pack) -> Ruleset:
    """Return the game of this package that the pack is based on, changed by the pack."""
    known = ruleset_ids()
    # Games are imported when they are asked for: one is enough, unless a fault has to list them all.
    wanted = (pack.base,) if pack.base in known else known
    return apply_pack(pack, {id: ruleset_named(id) for id in wanted})


def apply_pack(pack: Pack, rulesets: Mapping[str, Ruleset]) -> Ruleset:
    """Return the base game changed by the pack, or raise every fault the game finds in it."""
    found = Findings(pack.id)
    base = rulesets.get(pack.base)
    if base is None:
        found.note("pack.base", Missing("no-such-base", text=pack.base, allowed=tuple(rulesets)))
    changed = base and _changed(pack, base, found)
    raise_placed(pack, found)
    assert changed is not None
    return changed


def refuse_twice(pack: Pack, before: Iterable[str]) -> None:
    """Raise an error where a pack with this id was laid over the game before."""
    if pack.id in before:
        raise Illegal("pack-twice", pack=pack.id)


def _changed(pack: Pack, base: Ruleset, found: Findings) -> Ruleset:
    """Return the game with everything in the pack that is sound, and note what is not."""
    _check_options(pack, base, found)
    options = _flat(pack.options)
    content = {CONTENT: pack.content} if pack.content else {}
    overrides = {**_flat(pack.settings), **options, **content}
    changed, refused = _configured(base, {**pack.settings, **options, **content})
    told = {fault.place for fault in found.faults}
    for fault in refused:
        place = f"{'options' if fault.place in options else 'settings'}.{fault.place}"
        if content and fault.place.partition(".")[0] == CONTENT:
            place = fault.place
        # An option is a setting with a narrower choice: one fault for one value is enough.
        if place not in told:
            found.note(place, fault.error)
    left_out: set[str] = set()
    for _ in range(ROUNDS):
        if not refused:
            break
        left_out |= _at_fault(overrides, refused)
        overrides = {key: value for key, value in overrides.items() if key not in left_out}
        changed, refused = _configured(base, overrides)
    _check_names(pack, base, changed, left_out, found)
    return laid_on(changed, pack.foes.documents, found)


def _configured(base: Ruleset, overrides: Mapping[str, object]) -> tuple[Ruleset, tuple[Fault, ...]]:
    try:
        return base.configure(overrides), ()
    except Faults as refused:
        return base, refused.faults


def _at_fault(overrides: Mapping[str, object], refused: Iterable[Fault]) -> set[str]:
    """Return the keys that the faults are about; where a fault names none, those of the table around it."""
    keys: set[str] = set()
    for fault in refused:
        place, found = fault.place, set[str]()
        while place and not found:
            found = {key for key in overrides if key == place or key.startswith(f"{place}.")}
            place = place.rpartition("[")[0] or place.rpartition(".")[0]
        keys |= found
    return keys


def _check_names(pack: Pack, base: Ruleset, changed: Ruleset, left_out: set[str], found: Findings) -> None:
    """Note every name of something the game does not have, and everything new without a name.

    What was left out for its faults may be new, and its name is no fault.
    """
    doubtful = {part for key in left_out for part in key.split(".")}
    named = {id: language for language in reversed(pack.names) for id in pack.names[language]}
    for id, language in reversed(named.items()):
        if id not in changed.renames and id not in base.renames and id.partition("-")[2] not in doubtful:
            # Words in more languages would not help it.
            found.faults = [fault for fault in found.faults if not _is_incomplete(fault, id)]
            found.note(f"names.{language}.{id}", _unknown_name(id, changed.renames))
    for id in changed.renames:
        if id not in base.renames and id not in named:
            found.note("names", Unreadable("name-missing", key=id))


def _is_incomplete(fault: Fault, id: str) -> bool:
    return fault.error.code == "languages-missing" and fault.error.facts["key"] == id


def _unknown_name(id: str, allowed: Iterable[str]) -> NdeError:
    words = tuple(allowed)
    meant = nearest(id, words)
    if meant:
        return Unreadable("misspelt-key", key=id, nearest=meant)
    return Unreadable(
        "unknown-name", key=id, nearest=tuple(get_close_matches(id.lower(), words, n=NEAREST, cutoff=0))
    )


def _check_options(pack: Pack, base: Ruleset, found: Findings) -> None:
    options = {option.key: option for option in base.options}
    for key, value in _flat(pack.options).items():
        place = f"options.{key}"
        if key not in options:
            found.note(place, unknown_key(key, options))
        else:
            _check_option(place, options[key], value, found)
    for key in _flat(pack.settings).keys() & _flat(pack.options).keys():
        found.note(f"options.{key}", Unreadable("key-given-twice", key=key))


def _check_option(place: str, option: Option, value: object, found: Findings) -> None:
    if not option.choices:
        found.whole_number(place, value, least=option.least, most=option.most)
    # 1 and true are equal in Python and not in a file.
    elif not any(value == choice and type(value) is type(choice) for choice in option.choices):
        allowed = tuple(shown(choice) for choice in option.choices)
        is_word = isinstance(value, str)
        error = (
            wrong_word(str(value), allowed)
            if is_word
            else Unreadable("not-allowed", text=shown(value), allowed=allowed)
        )
        found.note(place, error)


def _flat(table: Mapping[str, object], above: str = "") -> dict[str, object]:
    """Return a nested table with dotted keys."""
    flat: dict[str, object] = {}
    for key, value in table.items():
        flat |= _flat(value, f"{above}{key}.") if isinstance(value, Mapping) else {f"{above}{key}": value}
    return flat
