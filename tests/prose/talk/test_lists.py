"""No list that is read out is longer than twelve lines: whoever has more reads on, or types a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from nde.errors import NdeError
from nde.locale import LANGUAGES, words
from nde.locale.complaints import Refused
from nde.prose.menu import able_heroes
from nde.prose.talk import Talk
from nde.rules import ruleset_named
from nde.table import commands as c
from nde.table.seats import GM
from nde.table.state import State
from tests.prose.talk.local import Local, Sheet, yard
from tests.table.play import GAME, in_fight, played

MOST = 12


class Counted(Sheet):
    """A paper that keeps how long the lists on it are."""

    def __init__(self) -> None:
        super().__init__()
        self.lists: list[int] = []

    def numbered(self, rows: Sequence[tuple[str, str]]) -> None:
        super().numbered(rows)
        self.lists.append(len(rows))


def shown(state: State, seat: str, language: str, lines: Sequence[str]) -> Iterator[int]:
    """How long every list is that a seat reads: of the table, and after each of some lines."""
    paper = Counted()
    talk = Talk(Local(state=state), seat, language, paper)
    talk.look()
    for line in lines:
        try:
            talk.obey(line)
        except (Refused, NdeError) as fault:
            talk.complain(fault, line)
    for hero in able_heroes(talk.view):
        talk.hero = hero
        talk.look()
    yield from paper.lists


@pytest.mark.parametrize("language", LANGUAGES)
@GAME
def test_no_list_is_longer_than_twelve(game: str, language: str) -> None:
    rules = ruleset_named(game)
    more = words(language).say("play-words-more").split()[0]
    keys = sorted({verb.key for verb in rules.verbs.values()})
    verbs = [words(language, game).attribute(f"verb-{key}", "words").partition(",")[0] for key in keys]
    # “Help” also asks for the page of commands, which is read and not chosen from.
    page = {one.partition(" ")[0] for one in words(language).say("play-words-help").split()}
    verbs = [one for one in verbs if one.partition(" ")[0] not in page]
    space = "board" if "board" in rules.spaces else "none"
    tables = [
        in_fight(game, 1, space).state,
        played(game, 2, space, 25).state,
        played(game, 5, "none", 40).state,
    ]
    found = 0
    for state in tables:
        for seat in ("p1", GM):
            lists = list(shown(state, seat, language, [more, more, *filter(None, verbs)]))
            assert max(lists, default=0) <= MOST
            found += len(lists)
    assert found, "something has to be listed"


def test_whoever_can_be_struck_in_two_ways_stands_on_the_line_once() -> None:
    table = yard("cairn2e")
    table.do(GM, c.Move(figure="hero-2", to="c4"))
    line = next(one for one in table.type("p2", "menu") if "Attack: " in one)
    _, _, targets = line.partition("Attack: ")
    # With the spear, which does more than bare hands.
    assert targets == "Hunting dog 1 (harms 100%, out of the fight 59%)"
