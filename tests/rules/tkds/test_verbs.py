"""Everything that can be done is said with a verb of its own, and no two ways of doing it read alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from nde.locale import words
from nde.locale.languages import LANGUAGES
from nde.prose.deeds import Doer, object_words
from nde.rules.deeds import Deed, deeds_in, verb_of
from nde.rules.ruleset import Offer
from nde.rules.tkds.character import Item
from nde.rules.tkds.ruleset import TKDS
from nde.rules.tkds.scene import Scene, change_figure
from nde.rules.tkds.verbs import VERBS
from tests.rules.games import GM, random_game

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def met() -> tuple[tuple[Scene, str, tuple[Offer, ...]], ...]:
    """Scenes of random games, with what each seat is offered there."""
    return tuple(
        (turn.after, seat, TKDS.offers(turn.after, seat))
        for seed in range(40)
        for place, turn in enumerate(random_game(TKDS, seed, 25))
        if place % 4 == 0
        for seat in (GM, *TKDS.characters(turn.after))
    )


def deeds(scene: Scene, seat: str, offers: tuple[Offer, ...]) -> tuple[Deed, ...]:
    assert TKDS.playing is not None
    actor = TKDS.playing.actor
    whose = ((seat if seat != GM else actor(offer.action), offer) for offer in offers)
    return deeds_in(TKDS, tuple(whose))


def test_every_offer_has_a_verb_that_somebody_declared() -> None:
    names = {offer.name for _, _, offers in met() for offer in offers}
    assert names <= VERBS.keys()
    assert len(names) > 45
    attack = next(one.action for _, _, offers in met() for one in offers if one.name == "attack")
    assert verb_of(TKDS, "attack", attack) is VERBS["attack"]


def test_verbs_of_one_key_are_one_verb() -> None:
    found: dict[str, set[object]] = {}
    for verb in VERBS.values():
        found.setdefault(verb.key, set()).add(verb)
    assert {key: len(one) for key, one in found.items() if len(one) > 1} == {}


@LANGUAGE
def test_each_verb_has_words_and_no_phrase_stands_for_two(language: str) -> None:
    speaker = words(language, "tkds")
    phrases: Counter[str] = Counter()
    labels: Counter[str] = Counter()
    for key in {verb.key for verb in VERBS.values()}:
        assert speaker.has(f"verb-{key}"), key
        label = speaker.say(f"verb-{key}")
        assert label[0].isupper(), label
        labels[label] += 1
        typed = [one.strip().casefold() for one in speaker.attribute(f"verb-{key}", "words").split(",")]
        assert all(typed), key
        phrases.update(typed)
    assert [one for one, count in (phrases + labels).items() if count > 1] == []


def slot_words(language: str, scene: Scene, deed: Deed) -> Iterator[tuple[str, ...]]:
    """Every way of a deed, by its objects in words."""
    names = {f"who-{one.id}": one.id for one in scene.figures}
    speaker = words(language, "tkds", names)
    doer = Doer(TKDS, scene, deed.figure)
    worded: dict[tuple[str, str], str] = {}
    for way in deed.ways:
        told = []
        for slot, value in zip(deed.verb.slots, way.objects, strict=True):
            key = (slot.name, value)
            if key not in worded:
                worded[key] = object_words(speaker, doer, slot, value) if value else ""
            told.append(worded[key])
        yield tuple(told)


@LANGUAGE
def test_no_two_ways_of_somebody_read_alike(language: str) -> None:
    speaker = words(language, "tkds")
    several = 0
    for scene, seat, offers in met():
        told: Counter[tuple[str, ...]] = Counter()
        for deed in deeds(scene, seat, offers):
            label = speaker.say(f"verb-{deed.verb.key}")
            ways = list(slot_words(language, scene, deed))
            told.update((deed.figure, label, *one) for one in ways)
            several += len(ways) > 1
        assert [one for one, count in told.items() if count > 1] == []
    assert several > 1000


@LANGUAGE
def test_objects_are_words_and_no_keys(language: str) -> None:
    raw = set()
    for scene, seat, offers in met():
        for deed in deeds(scene, seat, offers):
            said = [slot.role not in ("whom", "where") and slot.name != "task" for slot in deed.verb.slots]
            for way, told in zip(deed.ways, slot_words(language, scene, deed), strict=True):
                for is_word, value, word in zip(said, way.objects, told, strict=True):
                    if is_word and value and (word == value or ("-" in word and word in value)):
                        raw.add((deed.verb.key, value))
    # Some words are their own keys; what holds a dash or a number is none.
    assert {(verb, value) for verb, value in raw if "-" in value or value.isdigit()} == set()


def test_whom_something_is_done_to_is_there() -> None:
    aimed = 0
    for scene, seat, offers in met():
        there = {one.id for one in scene.figures}
        for deed in deeds(scene, seat, offers):
            for place, slot in enumerate(deed.verb.slots):
                if slot.role == "whom":
                    ids = {id for way in deed.ways for id in way.objects[place].split(",") if id}
                    assert ids <= there, (deed.verb.key, ids)
                    aimed += bool(ids)
    assert aimed > 1000


def test_one_of_two_equal_things_is_offered() -> None:
    scene = next(scene for scene, seat, _ in met() if seat != GM and not scene.is_fight)
    hero, body = next((id, body) for id, body in TKDS.characters(scene).items() if body.state == "fine")
    two = (Item(key="knife", is_held=True), Item(key="knife"), Item(key="knife"))
    armed = change_figure(scene, hero, lambda figure: replace(figure, character=replace(body, items=two)))
    offers = Counter(one.name for one in TKDS.offers(armed, hero))
    assert (offers["drop"], offers["put-away"], offers["take-in-hand"]) == (1, 1, 1)
