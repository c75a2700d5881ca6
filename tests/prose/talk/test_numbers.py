"""Whatever list was shown last is what a number means, whatever was typed in between."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from nde.errors import NdeError
from nde.locale.complaints import Refused
from nde.prose.talk import Talk
from nde.table import commands as c
from nde.table.seats import GM
from tests.prose.talk.local import Local, Sheet, yard
from tests.table.play import GAME, in_fight

STEPS = 60
BETWEEN = ("more", "more", "odds", "menu", "who", "log", "nonsense", "xyzzy=3")
"""What somebody types who chooses nothing."""


class Listing(Sheet):
    """A paper that knows which list to choose from it bore last."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[int, str] = {}
        self.question = ""
        """What was asked right before the list."""

    def text(self, text: str, *, kind: str = "") -> None:
        super().text(text, kind=kind)
        if kind == "question":
            self.question = text

    def numbered(self, rows: Sequence[tuple[str, str]]) -> None:
        super().numbered(rows)
        numbers = {int(typed): text for typed, text in rows if typed.isdigit()}
        # A further page of a list is the same list, gone on with.
        is_gone_on = bool(numbers) and min(numbers) == max(self.rows, default=0) + 1
        self.rows = {**self.rows, **numbers} if is_gone_on else numbers


def listing_talk(table: Local, seat: str) -> tuple[Talk, Listing]:
    paper = Listing()
    talk = Talk(table, seat, "en", paper)
    table.talks[seat] = talk
    talk.look()
    return talk, paper


def is_what_was_read(talk: Talk, paper: Listing, row: str, question: str, wishes: Sequence[object]) -> bool:
    """Whether a line of the list says what came of its number: a deed in one of its ways, or a question."""
    if not wishes:
        verb = paper.question.partition(":")[0]
        return row.startswith(verb) or question.startswith(verb)
    do = wishes[0].do  # type: ignore[attr-defined]
    if isinstance(do, c.Answer | c.Choose):
        return True
    assert isinstance(do, c.Perform)
    (deed,) = (one for one in talk.deeds(do.figure) if one.verb == do.verb)
    (way, *_) = (one for one in deed.ways if one.objects == do.objects)
    if row.startswith(deed.text):
        return True
    return question.startswith(deed.text) and all(word in row for word in way.said)


@pytest.mark.parametrize("seed", range(3))
@GAME
def test_a_number_always_does_what_the_last_list_says(game: str, seed: int) -> None:
    table = Local(state=in_fight(game, seed).state)
    talk, paper = listing_talk(table, "p1")
    random = Random(seed)
    tried = 0
    for _ in range(STEPS):
        rows, question = dict(paper.rows), paper.question
        typed = random.choice((*map(str, rows), *BETWEEN))
        try:
            wishes = talk.obey(typed)
        except (NdeError, Refused):
            assert not typed.isdigit()
            continue
        if typed.isdigit():
            tried += 1
            assert is_what_was_read(talk, paper, rows[int(typed)], question, wishes), (typed, rows, wishes)
    assert tried


def test_after_more_a_number_means_the_list_that_more_has_shown() -> None:
    table = yard("tkds", is_fight=False)
    talk, paper = listing_talk(table, "p1")
    first = dict(paper.rows)
    (number,) = (at for at, text in first.items() if text.startswith("Try something"))
    talk.obey(str(number))
    assert len(paper.rows) == 4
    talk.obey("more")
    last = max(paper.rows)
    told = paper.rows[last]
    wishes = talk.obey(str(last))
    assert is_what_was_read(talk, paper, told, paper.question, wishes)
    talk.look()
    talk.obey(str(number))
    talk.obey("menu")
    assert paper.rows[number] == first[number]
    assert talk.asked is None


def test_a_choice_that_was_refused_is_still_on_the_list() -> None:
    table = yard("tkds", is_fight=False)
    talk, paper = listing_talk(table, "p1")
    (number,) = (at for at, text in paper.rows.items() if text.startswith("Try something"))
    talk.obey(str(number))
    (one,), (again,) = talk.obey("2"), talk.obey("2")
    assert one == again


def test_what_was_asked_back_is_done_as_it_is_by_now() -> None:
    table = Local(state=in_fight("nde12").state)
    talk, _ = listing_talk(table, "p1")
    talk.obey("attack")
    table.do("p1", c.Say(text="wait"))
    (wish,) = talk.obey("1")
    table.do("p1", wish.do, talk.base)


@pytest.mark.rule("tkds/perks", "tkds/spells", "tkds/downtime")
@pytest.mark.parametrize("verb", ["retrain", "retrain-spell"])
def test_an_exchange_asks_for_what_and_says_that_the_game_master_agrees(verb: str) -> None:
    table = yard("tkds", is_fight=False)
    table.do(GM, c.Act(action={"type": "GoTo", "where": "home"}))
    seat = next(seat for seat, hero in (("p1", "hero-1"), ("p2", "hero-2")) if _can(table, seat, hero, verb))
    talk, paper = listing_talk(table, seat)
    text = next(one.text for one in talk.deeds(talk.listed.hero) if one.verb == verb)
    while not paper.question.endswith("for what?"):
        assert talk.obey(text if not paper.question.startswith(text) else "1") == ()
    news = list(paper.rows.values())
    assert len(news) > 1
    (wish,) = talk.obey("2")
    assert isinstance(wish.do, c.Perform)
    table.do(seat, wish.do)
    table.do(GM, c.Answer(pending=table.state.world.pending[0].number, answer="yes"))
    assert "The game master agrees" in " ".join(paper.lines)


def _can(table: Local, seat: str, hero: str, verb: str) -> bool:
    return any(one.verb == verb for one in table.talk(seat).deeds(hero))
