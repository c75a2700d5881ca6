"""Everything on offer has a verb that people would say, and no two ways of a figure read alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from nde.locale import LANGUAGES, words
from nde.locale.typed import folded
from nde.prose.deeds import Doer, object_words
from nde.rules import Offer, ruleset_named
from nde.rules.deeds import Deed, Verb, deeds_in
from nde.rules.stepdice.powers import AIMED_AT
from nde.rules.stepdice.verbs import VERBS
from tests.rules.games import GM, random_game
from tests.rules.stepdice.samples import foe, hero, scene

EDITIONS = ("nde12", "nde14")
EDITION = pytest.mark.parametrize("edition", EDITIONS)
SEEDS = range(20)
TURNS = 25


@cache
def views(edition: str) -> tuple[tuple[Any, tuple[tuple[str, Offer], ...]], ...]:
    """Scenes of random games, each with everything on offer in it and whose it is."""
    return tuple(_views(edition))


def _views(edition: str) -> Iterator[tuple[Any, tuple[tuple[str, Offer], ...]]]:
    rules = ruleset_named(edition)
    assert rules.playing is not None
    played = (turn.after for seed in SEEDS for turn in random_game(rules, seed, TURNS))
    # Somebody is down, and a power comes at somebody: random games are over before, or know nothing of it.
    rare = scene(hero(conditions=(AIMED_AT,)), hero("bob", hearts=0), foe(), is_fight=True)
    for place in (*played, rare):
        found = [(rules.playing.actor(offer.action), offer) for offer in rules.offers(place, GM)]
        for figure in rules.characters(place):
            found += [(figure, offer) for offer in rules.offers(place, figure)]
        yield place, tuple(found)


def deeds(edition: str) -> Iterator[tuple[Any, tuple[tuple[str, Offer], ...], Deed]]:
    """Every deed of every figure in those scenes."""
    for place, offers in views(edition):
        for deed in deeds_in(ruleset_named(edition), offers):
            yield place, offers, deed


def test_every_offer_has_a_verb_and_every_verb_an_offer() -> None:
    met = {offer.name for edition in EDITIONS for _, offers in views(edition) for _, offer in offers}
    assert met <= VERBS.keys()
    assert VERBS.keys() == met


def test_verbs_of_one_key_are_one_verb() -> None:
    by_key: dict[str, Verb] = {}
    for verb in VERBS.values():
        assert by_key.setdefault(verb.key, verb) == verb


@EDITION
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_words_and_no_two_share_one(edition: str, language: str) -> None:
    speaker = words(language, edition)
    typed: Counter[str] = Counter()
    for key in {verb.key for verb in VERBS.values()}:
        assert speaker.has(f"verb-{key}"), key
        phrases = [folded(one.strip()) for one in speaker.attribute(f"verb-{key}", "words").split(",")]
        assert all(phrases), key
        typed.update(phrases)
    assert [phrase for phrase, count in typed.items() if count > 1] == []
    labels = Counter(speaker.say(f"verb-{key}") for key in {verb.key for verb in VERBS.values()})
    assert [label for label, count in labels.items() if count > 1] == []


@EDITION
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_ways_of_a_figure_read_alike(edition: str, language: str) -> None:
    rules = ruleset_named(edition)
    for place, offers, deed in deeds(edition):
        everybody = [one.id for one in (*place.heroes, *place.foes)]
        speaker = words(language, edition, {f"who-{id}": f"<{id}>" for id in everybody})
        doer = Doer(rules, place, deed.figure)
        told: Counter[tuple[str, ...]] = Counter()
        for way in deed.ways:
            changed = dict(way.values)
            action = offers[way.offer][1].action
            said = [changed.get(slot.name, getattr(action, slot.name, "")) for slot in deed.verb.slots]
            told[
                tuple(
                    object_words(speaker, doer, slot, value)
                    for slot, value in zip(deed.verb.slots, said, strict=True)
                )
            ] += 1
        assert [one for one, count in told.items() if count > 1] == [], (deed.figure, deed.verb.key)


@EDITION
def test_whom_something_is_done_to_is_there(edition: str) -> None:
    for place, _, deed in deeds(edition):
        everybody = {one.id for one in (*place.heroes, *place.foes)}
        for way in deed.ways:
            for slot, value in zip(deed.verb.slots, way.objects, strict=True):
                if slot.role == "whom" and value:
                    assert set(value.split(",")) <= everybody
        if deed.verb.slots and deed.verb.slots[0].role == "whom":
            assert all(way.objects[0] for way in deed.ways), "somebody has to be named"


@EDITION
def test_objects_are_words_and_no_keys(edition: str) -> None:
    """A key that the catalogue has no word for would be shown as it is."""
    rules, speaker = ruleset_named(edition), words("cs", edition)
    for place, offers, deed in deeds(edition):
        doer = Doer(rules, place, deed.figure)
        for way in deed.ways:
            action = offers[way.offer][1].action
            for slot in deed.verb.slots:
                value = dict(way.values).get(slot.name, getattr(action, slot.name, ""))
                if slot.role in ("whom", "where") or slot.name in ("item", "name") or not value:
                    continue
                assert object_words(speaker, doer, slot, value) != value, (deed.verb.key, slot.name)


@EDITION
def test_trying_something_is_said_with_an_attribute_and_a_task(edition: str) -> None:
    rules = ruleset_named(edition)
    here = scene(hero(), foe())
    offer = next(one for one in rules.offers(here, "ada") if one.name == "test")
    (deed,) = deeds_in(rules, (("ada", offer),))
    assert [way.objects for way in deed.ways] == [("strength",), ("dexterity",), ("power",)]
    assert {param.name: param.kind for param in offer.params}[deed.verb.task] == "text"
    varied = rules.vary(offer.action, {"attribute": "dexterity", "task": "climb the wheel"})
    assert (varied.attribute, varied.task) == ("dexterity", "climb the wheel")


@EDITION
def test_a_blow_is_aimed_at_whom_it_hits(edition: str) -> None:
    """A hero's at a foe and a foe's at a hero: one verb, one slot."""
    rules = ruleset_named(edition)
    fight = scene(hero(), foe(), is_fight=True, side="foes")
    (blow,) = [one for one in rules.offers(fight, GM) if one.name == "foe-strike"]
    (deed,) = deeds_in(rules, (("orc", blow),))
    assert [way.objects for way in deed.ways] == [("ada",)]
    strike = next(one for one in rules.offers(scene(hero(), foe()), "ada") if one.name == "melee")
    (deed,) = deeds_in(rules, (("ada", strike),))
    assert [way.objects for way in deed.ways] == [("orc",)]
