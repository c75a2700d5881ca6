"""What is done in Cairn is told in sentences: who goes for whom, what came of it, each thing once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from nde.locale import LANGUAGES, words
from nde.prose.log import Teller
from nde.prose.tale import came_of, sentences
from nde.rules.cairn2e.actions import CheckMorale, Declare, Flee, ResolveSide, StartFight, Strike, Try, Wait
from nde.rules.cairn2e.told import TOLD
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import apply
from nde.table.offers import offers_for
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.state import State
from tests.rules.cairn2e.fight.fights import Done, armed, do, fight_of, foe, hero, scene_of
from tests.table.play import Playing, in_fight, with_heroes

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
MAY_BE_SILENT = ("resolve-side", "moment-turn", "moment-session")
"""What is not told where nothing came of it: a side of which nobody does anything, a session that begins."""


@cache
def evenings() -> tuple[Playing, ...]:
    """Games in which everything that is offered is done about as often, in a fight and outside of one."""
    done: Counter[str] = Counter()
    return tuple(evening(seed, done) for seed in range(1, 9))


def evening(seed: int, done: Counter[str]) -> Playing:
    table = in_fight("cairn2e", seed) if seed % 2 else with_heroes("cairn2e", seed)
    for _ in range(60):
        if open_questions(table.state):
            table.do(*table.anything())
            continue
        pool = [(seat, one.offer) for seat in (GM, "p1", "p2") for one in offers_for(table.state, seat)]
        seldom = min(done[offer.name] for _, offer in pool)
        seat, offer = table.chance.choice([one for one in pool if done[one[1].name] <= seldom + 1])
        done[offer.name] += 1
        values = {"task": "climb the wall"} if offer.name == "try" and seed % 3 else {}
        table.do(seat, c.Act(action=offer.action, values=values))
    return table


def resolved() -> Iterator[tuple[State, e.Entry, State, e.Resolved]]:
    """Everything that was resolved in those games, with the table before and after."""
    for table in evenings():
        state = State(header=table.header)
        for entry in table.entries:
            before, state = state, apply(state, entry)
            for event in entry.events:
                if isinstance(event, e.Resolved):
                    yield before, entry, state, event


@LANGUAGE
def test_everything_that_was_done_is_told_in_whole_sentences(language: str) -> None:
    teller = Teller(GM, language)
    for before, entry, after, event in resolved():
        lines = teller.tell(before, entry, after)
        assert lines or event.task.name in MAY_BE_SILENT, event
        for line in lines:
            assert "⟨" not in line, "a message is missing"
            assert "{" not in line, "a fact is missing"
            assert not re.search(r"\b(who|item|option|block|spell|step|effect)-[a-z]", line), line
            assert "  " not in line, "a name is missing"


def test_nothing_is_told_twice() -> None:
    speaker = words("en", "cairn2e")
    for _, _, after, event in resolved():
        loud, effects = came_of(after.rules.told, event.steps, event.effects)
        alone = [speaker.effect(one) for one in effects]
        steps = {speaker.say(f"step-{one.key}", **dict(one.facts)) for one in loud}
        assert len(alone) == len(set(alone)), alone
        assert not steps & set(alone), alone


@LANGUAGE
def test_steps_of_the_story_have_words(language: str) -> None:
    speaker = words(language, "cairn2e")
    assert [key for key in TOLD.loud if not speaker.has(f"step-{key}")] == []
    met = {step.key for *_, event in resolved() for step in event.steps}
    assert len(TOLD.loud & met) > 60, "these games tell most of them"


def story(done: Done) -> str:
    """What came of something in English, without the sentence that leads."""
    speaker = words("en", "cairn2e")
    loud, effects = came_of(TOLD, done.run.steps, done.effects)
    return sentences([*(speaker.step(one) for one in loud), *(speaker.effect(one) for one in effects)])


def at_once(*deeds: Strike | Try | Wait | Flee) -> Done:
    """A side of two whose deeds are resolved, against a wolf."""
    scene = fight_of(armed(hero(), (8,)), armed(hero("bob"), (6,)), foe(hp=6, strength=10), foe("dog", hp=6))
    for deed in deeds:
        scene = do(scene, Declare(deed=deed)).scene
    return do(scene, ResolveSide(), *FACES[len(deeds), type(deeds[0])])


FACES = {(2, Strike): (7, 3, 20, 20), (1, Strike): (2,), (1, Try): (3,), (1, Flee): (20,)}


def test_attacks_on_one_target_are_one_sentence_and_then_what_came_of_it() -> None:
    done = at_once(
        Strike(who="ada", targets=("wolf",), weapon=0), Strike(who="bob", targets=("wolf",), weapon=0)
    )
    assert story(done) == (
        "Bob and ada go for Wolf at once, and ada hits for 7. Wolf falls dead. Dog has had enough and runs."
    )


def test_a_blow_that_only_wears_down_says_what_is_left() -> None:
    done = at_once(Strike(who="ada", targets=("wolf",), weapon=0))
    assert story(done) == "Ada presses Wolf hard: 2 HP lost, 4 left."


def test_who_is_quick_and_who_is_not_is_one_sentence_each() -> None:
    scene = scene_of(hero(), hero("bob"), hero("eve"), foe())
    assert story(do(scene, StartFight(), 1, 20, 20)) == (
        "A fight breaks out. Ada is quick enough to act at once. "
        "Bob and eve are caught off guard and lose the first turn."
    )


def test_whoever_does_not_get_away_is_told_so() -> None:
    assert story(at_once(Flee(who="ada"))) == "Ada does not get away and loses the turn."


def test_a_group_that_holds_or_runs_is_told_by_who_it_is() -> None:
    scene = fight_of(hero(), foe(will=8), foe("dog", will=8))
    assert story(do(scene, CheckMorale(group="foes"), 8)) == "Wolf wavers, but nobody runs."
    assert story(do(scene, CheckMorale(group="foes"), 20)) == "Wolf and dog have had enough and run."


def test_what_somebody_says_they_try_is_told_when_declared_and_when_done() -> None:
    tried = Try(who="ada", attribute="will", task="stare it down")
    announced = do(fight_of(hero(), foe()), Declare(deed=tried))
    assert story(announced) == "Ada means to try this: “stare it down”."
    assert story(at_once(tried)) == "Ada: “stare it down”. It works."


@LANGUAGE
def test_a_try_outside_of_a_fight_is_told_in_the_words_of_who_tries(language: str) -> None:
    table = with_heroes("cairn2e", 4)
    offer = next(one.offer for one in offers_for(table.state, "p1") if one.offer.name == "try")
    before = table.state
    entry = table.do("p1", c.Act(action=offer.action, values={"task": "wejść na koło młyńskie"}))
    assert any(
        "wejść na koło młyńskie" in line for line in Teller(GM, language).tell(before, entry, table.state)
    )
