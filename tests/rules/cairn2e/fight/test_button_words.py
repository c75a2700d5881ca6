"""What stands on a button of an attack: who flees besides, and why its die is not the weapon's."""

from __future__ import annotations

from typing import Any

import pytest

from nde.board import BANDS, Zones
from nde.locale import LANGUAGES, words
from nde.locale.phrases import given_told, prospect_words
from nde.prose.talk.screen import _chip
from nde.rules import ruleset_named
from nde.rules.cairn2e.actions import Strike
from nde.rules.cairn2e.characters.market import item_named
from nde.rules.prospects import Prospect, prospect_of
from tests.rules.cairn2e.fight.fights import hero

CAIRN = ruleset_named("cairn2e")


def prospect(target: str, weapon: str, foes: dict[str, str], space: Zones | None = None) -> Prospect:
    character: Any = hero().character
    armed = type(character)(
        **{
            **{name: getattr(character, name) for name in character.__struct_fields__},
            "items": (item_named(weapon),),
        }
    )
    scene = CAIRN.new_scene({"ada": armed}, foes, space=space, is_fight=True)
    found = prospect_of(CAIRN, scene, Strike(who="ada", targets=(target,), weapon=0))
    assert found is not None
    return found


@pytest.mark.rule("cairn2e/morale")
def test_where_several_would_run_none_of_them_is_named() -> None:
    pack = {"wolf": "wolf", "dog-1": "hunting-dog", "dog-2": "hunting-dog"}
    told = prospect_words(words("en", "cairn2e"), prospect("dog-2", "sword", pack))
    assert "out of the fight" in told
    assert "the others flee" in told
    assert "dog-1" not in told
    alone = prospect_words(words("en", "cairn2e"), prospect("dog-2", "sword", {"dog-2": "hunting-dog"}))
    assert "others" not in alone


@pytest.mark.rule("cairn2e/impaired")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_impaired_shot_says_so_with_its_die_and_its_reason(language: str) -> None:
    said = words(language, "cairn2e")
    space = Zones().enter("ada").enter("far", beside="ada", band=BANDS[-1])
    space = space.enter("near", beside="ada", band=BANDS[1])
    foes = {"far": "wolf", "near": "wolf"}
    near, far = prospect("near", "bow", foes, space), prospect("far", "bow", foes, space)
    assert given_told(said, near) == []
    (told,) = given_told(said, far)
    assert said.die(4) in told
    assert said.say("cause-distance") in told
    assert told in prospect_words(said, far)
    assert told in _chip("wolf", far, said)
