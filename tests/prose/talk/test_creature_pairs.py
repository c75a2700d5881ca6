"""What is typed of a creature as `key=value`, as its document has it."""

from __future__ import annotations

from nde.prose.talk.creatures import read_pairs
from nde.rules import ruleset_named


def test_what_no_form_asks_for_is_read_as_a_file_would_say_it() -> None:
    """A leader’s WIL was refused as “13 is not a whole number; write one, like 8”."""
    typed = ("leader_will=13", "stands_with_leader=true", "name=Old Tom", "hp=6")
    read = read_pairs(ruleset_named("cairn2e"), [f'"{one}"' for one in typed])
    assert read == {"leader_will": 13, "stands_with_leader": True, "name": "Old Tom", "hp": 6}
