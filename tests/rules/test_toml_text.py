"""A file that is edited by fields: it says what they say, and keeps every line that they did not touch."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from importlib.resources import files
from random import Random
from typing import Any

import pytest
import tomli_w

from nde.rules.toml_text import rewritten
from tests.extent import drawn

TEXTS = [one.read_text() for one in files("nde.adventures").iterdir() if one.name.endswith(".toml")]
VALUES: tuple[Any, ...] = (
    *("a line", 'three\n"""lines""" \\ and\na tab\t', 3, True, ["a", "b"], {"en": "words", "pl": "słowa"}),
    *([{"foe": "a", "count": 2}, {"kind": "b"}], {"head": {"to": "cave"}, "text": {"en": "x"}}),
)
MINE = """\
# My own remarks stay.
[adventure]
id = "own"   # short
title.en = "A cave"

[places.cave] # where it begins
exits.in = { to = "hall", text.en = "In" }

# The hall.
[[places.hall.foes]]
kind = "beast"

[[places.hall.foes]]
kind = "brute" # large
"""


def test_what_is_not_touched_stays_to_the_last_remark() -> None:
    document = tomllib.loads(MINE)
    assert rewritten(MINE, document) == MINE
    document["adventure"]["title"]["pl"] = "Jaskinia"
    document["places"]["cave"]["exits"]["out"] = {"to": "cave"}
    document["places"]["hall"]["foes"][1]["kind"] = "spirit"
    document["places"]["hall"]["title"] = {"en": "The hall"}
    document["clocks"] = {"storm": {"steps": 6, "title": {"en": "Storm"}}}
    made = rewritten(MINE, document)
    assert tomllib.loads(made) == document
    assert [line for line in MINE.split("\n") if line not in made.split("\n")] == ['kind = "brute" # large']
    assert 'kind = "spirit" # large' in made
    assert 'id = "own"   # short\ntitle.en = "A cave"\ntitle.pl = "Jaskinia"\n' in made
    assert '[clocks.storm]\nsteps = 6\ntitle.en = "Storm"\n' in made


def test_a_last_line_without_an_end_gets_one() -> None:
    made = rewritten('id = "own"', {"id": "own", "title": "A cave"})
    assert made == 'id = "own"\ntitle = "A cave"\n'


def test_what_is_taken_away_takes_its_lines_along() -> None:
    document = tomllib.loads(MINE)
    del document["places"]["hall"]
    made = rewritten(MINE, document)
    assert "brute" not in made
    assert made.startswith("# My own remarks stay.")
    assert "# where it begins" in made


def test_true_is_not_one() -> None:
    assert rewritten("a = 1\n", {"a": True}) == "a = true\n"


def test_a_text_that_cannot_be_read_is_written_whole() -> None:
    assert tomllib.loads(rewritten("a = = 1", {"a": {"b": 1}})) == {"a": {"b": 1}}


@pytest.mark.parametrize("seed", range(drawn(8, of=60)))
def test_whatever_is_changed_the_text_says_it(seed: int) -> None:
    random = Random(seed)
    for text in TEXTS:
        document = tomllib.loads(text)
        for _ in range(random.randrange(1, 4)):
            _change(document, random)
        assert tomllib.loads(rewritten(text, document)) == tomllib.loads(tomli_w.dumps(_full(document)))


def _change(document: dict[str, Any], random: Random) -> None:
    one = random.choice([*_inner(document)])
    if isinstance(one, list):
        one.append(deepcopy(random.choice(one))) if one and random.random() < 0.5 else one.insert(0, "x")
    elif one and random.random() < 0.6:
        key = random.choice([*one])
        if random.random() < 0.5:
            del one[key]
        else:
            one[key] = deepcopy(random.choice(VALUES))
    else:
        one[f"new-{random.randrange(9)}"] = deepcopy(random.choice(VALUES))


def _inner(value: Any) -> Any:
    if isinstance(value, dict | list):
        yield value
        for one in value.values() if isinstance(value, dict) else value:
            yield from _inner(one)


def _full(value: Any) -> Any:
    """The same without tables in which nothing is left: they say nothing."""
    if isinstance(value, dict):
        inner = {key: _full(one) for key, one in value.items()}
        return {key: one for key, one in inner.items() if one != {}}
    return [_full(one) for one in value] if isinstance(value, list) else value
