"""Whatever the code can say has words: found by reading the source and by asking the rulesets."""

from __future__ import annotations

import re

import pytest

from nde.locale import LANGUAGES, words
from nde.locale.words import kebab, rule_key
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.cairn2e.characters.tables import TRAITS
from nde.rules.stepdice.character import ATTRIBUTES
from nde.rules.stepdice.settings import Settings as StepDice
from tests.locale import said
from tests.locale.catalogues import by_key, variables
from tests.rules.games import surprise

WITHOUT_WORDS = frozenset(("step-", "ask-"))
"""What the reader of the source makes of an empty default; nobody says it."""

ASSUMED = {
    key
    for path in (said.SOURCE / "rules" / "cairn2e" / "bestiary").glob("*.py")
    for key in re.findall(r'assume\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8"))
}
"""What the reader of stat blocks may take for granted."""

READ_BY_HAND = {
    "rules/cairn2e/fight/remarks.py": tuple(
        f"cairn2e-step-told-{key}" for key in ("no-attack", "note", "critical", "crowd-unled")
    ),
    "rules/cairn2e/bestiary/numbers.py": tuple(f"cairn2e-step-import-{key}" for key in sorted(ASSUMED)),
    "rules/stepdice/creation.py": (
        *(f"ask-{attribute}-{kind}" for attribute in ATTRIBUTES for kind in ("die", "modifier")),
        *(f"ask-talent-{number}" for number in range(1, 5)),
        *(f"ask-gear-{number}" for number in range(1, 7)),
        *(f"ask-{key}" for key in ("name", "concept", "weapon", "protection")),
    ),
    "rules/cairn2e/characters/creation.py": (
        *(f"cairn2e-ask-{key}" for key in ("background", "bond", "omen", *TRAITS)),
    ),
    "rules/tkds/rolls.py": (
        *(f"tkds-ask-reroll{end}" for end in ("", "-success", "-secret", "-dice", "-lost", "-won")),
        *(f"tkds-ask-reroll-{luck}-luck" for luck in ("good", "bad")),
    ),
    "rules/tkds/characters/growth.py": (
        *(f"tkds-ask-raise-{key}" for key in ("race-1", "race-2", "origin", "other", "specialization")),
        *(f"tkds-ask-raise-free-{number}" for number in range(1, 4)),
        *(f"tkds-ask-spell-{number}" for number in range(1, 12)),
        *(f"tkds-ask-{key}" for key in ("name", "race", "origin", "specialization", "perk-1", "perk-2")),
        *(f"tkds-ask-{key}" for key in ("mastery", "patron", "keepsake", "language-1", "language-2")),
        *(f"tkds-ask-{key}" for key in ("weapon", "ammunition", "armour", "shield", "forgotten-spell")),
        *(f"tkds-ask-{key}" for key in ("trained-weapon", "trained-armour", "learnt-ability")),
    ),
}
"""Files with a key made up of parts, and the keys it can be."""


BY_THE_SPEAKER = {
    key: frozenset(("problem",)) for key in ("error-fault", "error-secret-overtaken", "error-verb-refused")
}
"""Facts that `Words` itself adds."""


def _game_of(place: str) -> str:
    """The game whose source a place is in; empty for everything that games share."""
    parts = place.split("/")
    return parts[1] if parts[0] == "rules" and parts[1] in ruleset_ids() else ""


def _entry(one: said.Said) -> str | None:
    """The message said there: a game's own (`<game>-<key>`), or one that is shared."""
    known = by_key("en")
    return next((key for key in (f"{_game_of(one.place)}-{one.key}", one.key) if key in known), None)


def _unworded(spoken: list[said.Said]) -> list[tuple[str, str]]:
    return sorted({(one.place, one.key) for one in spoken if _entry(one) is None} - _nothing(spoken))


def _nothing(spoken: list[said.Said]) -> set[tuple[str, str]]:
    return {(one.place, one.key) for one in spoken if one.key in WITHOUT_WORDS}


def _strangers(spoken: list[said.Said]) -> list[tuple[str, str, list[str]]]:
    """Messages that want a fact the code does not give."""
    wanting = []
    for one in spoken:
        key = _entry(one)
        if key is not None and one.facts is not None:
            entry = by_key("en")[key]
            # A fact with fields of its own gives a variable for each: `condition` also `condition-until`.
            wanted = {name for name in variables(entry) if name.split("-")[0] not in one.facts}
            if missing := wanted - one.facts - BY_THE_SPEAKER.get(one.key, frozenset()):
                wanting.append((one.place, one.key, sorted(missing)))
    return wanting


def test_every_error_has_words() -> None:
    errors = list(said.error_codes())
    assert len(errors) > 50
    assert _unworded(errors) == []
    assert _strangers(errors) == []


def test_every_step_has_words() -> None:
    steps = list(said.steps())
    assert len(steps) > 30
    assert _unworded(steps) == []
    assert _strangers(steps) == []


def test_every_effect_has_words() -> None:
    effects = list(said.effects())
    assert len(effects) > 20
    assert _unworded(effects) == []
    assert _strangers(effects) == []


def test_every_roll_has_words() -> None:
    rolls = list(said.rolls())
    assert len(rolls) > 3
    assert _unworded(rolls) == []
    assert _strangers(rolls) == []


def test_every_action_on_offer_has_words() -> None:
    offers = list(said.offers())
    assert len(offers) > 15
    assert _unworded(offers) == []
    assert _strangers(offers) == []


def test_every_question_and_every_answer_has_words() -> None:
    questions = list(said.questions())
    assert len(questions) > 5
    assert _unworded([question for question, _ in questions]) == []
    assert _strangers([question for question, _ in questions]) == []
    mute = []
    for question, options in questions:
        english = words("en", _game_of(question.place))
        key = question.key.removeprefix("ask-")
        for option in options:
            kinds = (f"option-{key}", "option", key, key.rpartition("-")[2])
            if not any(english.has(f"{kind}-{option}") for kind in kinds):
                mute.append((question.place, question.key, option))
    assert mute == []


def test_every_key_could_be_read() -> None:
    assert {place.partition(":")[0] for place in said.unread()} == set(READ_BY_HAND)
    assert [key for keys in READ_BY_HAND.values() for key in keys if key not in by_key("en")] == []


@pytest.mark.parametrize("name", ["error_codes", "steps", "effects", "rolls", "offers"])
def test_the_reader_finds_each_kind_with_its_place(name: str) -> None:
    for one in getattr(said, name)():
        path, _, line = one.place.partition(":")
        assert (said.SOURCE / path).is_file()
        assert int(line) > 0


def _words_of_a_game(id: str) -> list[str]:
    """Every message a game needs because it has the thing, whoever asks for it."""
    game = ruleset_named(id)
    settings = game.settings
    keys = [f"game-{id}", f"credit-{id}", *(f"outcome-{one}" for one in game.outcome_names)]
    if isinstance(settings, StepDice):
        keys += [f"attribute-{one}" for one in ATTRIBUTES]
        keys += [f"role-{one}" for one in settings.roles] + [f"rank-{one}" for one in settings.ranks]
        keys += [f"tier-{one}" for one in settings.tiers] + [f"rung-{one}" for one in settings.rungs]
        keys += [f"level-{one}" for one in settings.d6.levels] + [f"benefit-{one}" for one in settings.boons]
        keys += [f"option-exceptional-{one}" for one in settings.boons]
    keys += [f"situation-{one.name}" for one in game.situations]
    keys += [f"param-{kebab(param.name)}" for one in game.situations for param in one.params]
    keys += [f"setting-{one.key.replace('.', '-').replace('_', '-')}" for one in game.options]
    keys += [f"example-{id}-{one.id.lower()}" for one in game.examples]
    return keys + [rule_key(one.id) for one in game.rules]


@pytest.mark.parametrize("id", ruleset_ids())
def test_everything_a_game_has_has_words(id: str) -> None:
    speaker = words("en", id)
    assert [key for key in _words_of_a_game(id) if not speaker.has(key)] == []


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_line_of_a_sheet_has_words(id: str) -> None:
    game, speaker = ruleset_named(id), words("en", id)
    sheet = game.sheet(surprise(game, 1))
    lines = [trait.key for trait in sheet.traits] + [track.key for track in sheet.tracks]
    lines += [listing.key for listing in sheet.lists]
    kinds = ("sheet", "attribute", "skill", "track", "list")
    assert [key for key in lines if not any(speaker.has(f"{kind}-{kebab(key)}") for kind in kinds)] == []
    refills = {f"refill-{track.refill}" for track in sheet.tracks}
    assert [key for key in sorted(refills) if not speaker.has(key)] == []


@pytest.mark.parametrize("id", ruleset_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_statement(id: str, language: str) -> None:
    speaker = words(language, id)
    assert [one.id for one in ruleset_named(id).rules if len(speaker.rule_text(one.id).split()) < 5] == []


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_choice_of_a_setting_has_words(id: str) -> None:
    speaker = words("en", id)
    mute = []
    for option in ruleset_named(id).options:
        # A level is worded by itself wherever it stands.
        if "from_dice" in option.key:
            continue
        key = f"setting-{option.key.replace('.', '-').replace('_', '-')}"
        mute += [
            f"{key}-{one}"
            for one in option.choices
            if isinstance(one, str) and not speaker.has(f"{key}-{one}")
        ]
    assert mute == []


@pytest.mark.parametrize("id", ruleset_ids())
def test_a_pack_can_only_rename_what_has_a_name(id: str) -> None:
    assert [key for key in ruleset_named(id).renames if not words("en", id).has(key)] == []
