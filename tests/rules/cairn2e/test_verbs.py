"""Verbs of the game: every offer has one, and no two ways of one figure's deeds read alike."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nde.locale import LANGUAGES, words
from nde.locale.typed import folded
from nde.prose.deeds import Doer, object_words
from nde.rules import Offer, ruleset_named
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.character import Character, Scar
from nde.rules.cairn2e.characters.market import item_named
from nde.rules.cairn2e.verbs import VERBS
from nde.rules.deeds import Verb, Way, deed_of, verb_of, ways_of
from tests.rules.games import GM, opening, random_game

RULES = ruleset_named("cairn2e")
TURNS = 20


def views(seed: int) -> Iterator[tuple[Any, tuple[tuple[str, Offer], ...]]]:
    """Scenes of a random game, each with what everybody in it is offered and whose it would be."""
    for turn in random_game(RULES, seed, TURNS):
        yield turn.before, offered(turn.before)


def offered(scene: Any) -> tuple[tuple[str, Offer], ...]:
    """What everybody in a scene is offered, and whose it would be."""
    found = [(one, offer) for one in RULES.characters(scene) for offer in RULES.offers(scene, one)]
    found += [(offer.action.actor, offer) for offer in RULES.offers(scene, GM)]
    return tuple(dict.fromkeys(found))


def ways(offers: tuple[tuple[str, Offer], ...]) -> Iterator[tuple[str, Verb, Way]]:
    """Every way to take the offers: whose it is, how it is said, and what sets it apart."""
    for place, (figure, offer) in enumerate(offers):
        verb = verb_of(RULES, offer.name, offer.action)
        for way in ways_of(verb, place, offer):
            yield figure, verb, way


def test_verbs_with_one_key_are_one_verb() -> None:
    by_key: dict[str, set[Verb]] = defaultdict(set)
    for verb in VERBS.values():
        by_key[verb.key].add(verb)
    assert {key for key, verbs in by_key.items() if len(verbs) > 1} == set()


@pytest.mark.parametrize("seed", range(12))
def test_every_offer_has_a_verb_and_whom_it_names_is_there(seed: int) -> None:
    met: set[str] = set()
    for scene, offers in views(seed):
        people = {one.id for one in scene.figures}
        for _, offer in offers:
            met.add(offer.name)
            assert offer.name in VERBS, offer.name
        for _, verb, way in ways(offers):
            for slot, value in zip(verb.slots, way.objects, strict=True):
                assert value, (verb.key, slot.name)
                if slot.role == "whom":
                    assert value in people, (verb.key, value)
    assert {"try", "trap", "take-fatigue"} <= met


def odd_views() -> Iterator[tuple[Any, tuple[tuple[str, Offer], ...]]]:
    """What random games hardly ever come to: the fallen, open scars, magic of every kind, two of a thing."""
    keys = ("dagger", "dagger", "blasting-powder", "scroll-salt-line", "spellbook-salt-line", "hush-bell")
    things = tuple(replace(item_named(key), is_worn=key == "dagger") for key in keys)
    spent = replace(item_named("tin-saint"), uses=0)
    lamed = (Scar(row=4, detail="arm", due="mended"), Scar(row=1, due="now"))
    ada = Character.unhurt(10, 10, 10, 4, name="Ada", items=(*things, spent), scars=lamed)
    ada = replace(ada, hp=1)
    bob, cid = replace(ada, name="Bob", state="critical", dying=9), replace(ada, name="Cid", state="dead")
    gus = replace(ada, name="Gus", kind="hireling", items=(), scars=())
    for is_fight in (True, False):
        heroes = {"ada": ada, "bob": bob, "cid": cid, "gus": gus}
        scene = RULES.new_scene(heroes, {"wolf-1": "wolf", "wolf-2": "wolf"}, is_fight=is_fight)
        fallen = scene.figure("wolf-2")
        dead = replace(fallen, character=replace(fallen.character, state="dead"))
        scene = replace(scene, figures=(*scene.figures[:-1], dead))
        yield scene, offered(scene)
        yield scene, offered(replace(scene, side="foes"))


def test_every_declared_offer_can_be_met() -> None:
    """Nothing is declared for a name that no offer has."""
    random = (offers for seed in range(20) for _, offers in views(seed))
    odd = (offers for _, offers in odd_views())
    assert set(VERBS) - {offer.name for offers in (*random, *odd) for _, offer in offers} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_no_two_ways_of_a_figure_read_alike(seed: int, language: str) -> None:
    for scene, offers in (*views(seed), *odd_views()):
        known = {f"who-{one.id}": one.id for one in scene.figures}
        speaker = words(language, "cairn2e", known)
        told: dict[tuple[str, ...], Any] = {}
        for figure, verb, way in ways(offers):
            doer = Doer(RULES, scene, figure)
            action = RULES.vary(offers[way.offer][1].action, dict(way.values))
            inner = deed_of(action)
            objects = [object_words(speaker, doer, slot, getattr(inner, slot.name)) for slot in verb.slots]
            assert all(objects), (verb.key, way.objects)
            label = (figure, speaker.say(f"verb-{verb.key}"), *objects)
            assert label not in told, (label, told[label], action)
            told[label] = action


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_stands_for_two_verbs(language: str) -> None:
    speaker = words(language, "cairn2e")
    owner: dict[str, str] = {}
    for key in sorted({verb.key for verb in VERBS.values()}):
        label, typed = speaker.say(f"verb-{key}"), speaker.attribute(f"verb-{key}", "words")
        assert label[:1].isupper(), label
        phrases = [folded(one.strip()) for one in typed.split(",")]
        for phrase in phrases:
            assert phrase, key
            assert owner.setdefault(phrase, key) == key, (phrase, owner[phrase], key)


def test_what_befalls_somebody_is_never_taken_by_default() -> None:
    """Whom the Warden tires, frightens or leads into a trap is chosen, and so is with what a try is made."""
    scene = opening(RULES, Random(1))
    for offer in RULES.offers(scene, GM):
        if isinstance(offer.action, a.Befalling):
            assert "who" in {slot.name for slot in VERBS[offer.name].slots}, offer.name
    assert [slot.name for slot in VERBS["try"].slots] == ["attribute"]
    assert VERBS["try"].task == "task"
