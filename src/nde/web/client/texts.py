"""The client's own messages, as one Fluent text for each language."""

from __future__ import annotations

from functools import cache

from nde.locale.catalogue import areas, entries_in, entries_of, references_in, source_of

AREAS = "ui-"
"""What the names of the client's files in a language begin with."""


@cache
def client_texts(language: str) -> str:
    """Every message of the client, and every term or message from elsewhere that one of them refers to."""
    own = {
        key: entry
        for area in areas(language)
        if area.startswith(AREAS)
        for key, entry in entries_in(source_of(language, area)).items()
    }
    everywhere = entries_of(language)
    found: dict[str, str] = {}
    waiting = list(reversed(own))
    while waiting:
        key = waiting.pop()
        entry = own.get(key) or everywhere.get(key)
        if entry is not None and key not in found:
            found[key] = entry
            waiting.extend(sorted(references_in(entry)))
    return "".join(f"{entry.rstrip()}\n" for entry in found.values())
