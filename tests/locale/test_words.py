"""How keys and facts become sentences, in four languages."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nde
from nde.board import Square
from nde.dice import Ask, Roll, Tell, parse
from nde.errors import Fault, Faults, Illegal, Missing
from nde.locale import LANGUAGES, Words, words
from nde.locale.catalogue import entries_of, plain_text
from nde.rules.ruleset import ActionRefused
from nde.rules.stepdice.effects import ConditionSet, HeartsLost, Moved, Wounded
from nde.rules.stepdice.scene import Condition

HEARTS = {
    "en": {0: "0 hearts", 1: "1 heart", 2: "2 hearts", 5: "5 hearts", 22: "22 hearts"},
    "pl": {
        0: "0 serc",
        1: "1 serce",
        2: "2 serca",
        4: "4 serca",
        5: "5 serc",
        12: "12 serc",
        21: "21 serc",
        22: "22 serca",
        25: "25 serc",
    },
    "de": {0: "0 Herzen", 1: "1 Herz", 2: "2 Herzen", 5: "5 Herzen", 22: "22 Herzen"},
    "cs": {0: "0 srdcí", 1: "1 srdce", 2: "2 srdce", 4: "4 srdce", 5: "5 srdcí", 22: "22 srdcí"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_hearts_are_counted_as_each_language_counts(language: str) -> None:
    said = {hearts: words(language).say("count-hearts", hearts=hearts) for hearts in HEARTS[language]}
    assert said == HEARTS[language]


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "the foe takes 1 wound", "the foe takes 2 wounds", "the foe takes 5 wounds"),
        ("pl", "przeciwnik otrzymuje 1 ranę", "przeciwnik otrzymuje 2 rany", "przeciwnik otrzymuje 5 ran"),
        (
            "de",
            "das Gegenüber erleidet 1 Wunde",
            "das Gegenüber erleidet 2 Wunden",
            "das Gegenüber erleidet 5 Wunden",
        ),
        ("cs", "protivník utrpí 1 zranění", "protivník utrpí 2 zranění", "protivník utrpí 5 zranění"),
    ],
)
def test_wounds_stand_in_the_case_of_the_verb(language: str, one: str, two: str, five: str) -> None:
    said = [words(language).effect(Wounded(foe="foe", wounds=n, rule="nde12/5.5")) for n in (1, 2, 5)]
    assert said == [one, two, five]


@pytest.mark.parametrize(
    ("language", "mana", "power"),
    [
        ("en", ["1 mana", "2 mana", "5 mana"], ["1 power point", "2 power points", "5 power points"]),
        (
            "pl",
            ["1 punkt many", "2 punkty many", "5 punktów many"],
            ["1 punkt mocy", "2 punkty mocy", "5 punktów mocy"],
        ),
        ("de", ["1 Mana", "2 Mana", "5 Mana"], ["1 Machtpunkt", "2 Machtpunkte", "5 Machtpunkte"]),
        ("cs", ["1 bod many", "2 body many", "5 bodů many"], ["1 bod moci", "2 body moci", "5 bodů moci"]),
    ],
)
def test_an_edition_has_its_own_word_for_the_same_thing(
    language: str, mana: list[str], power: list[str]
) -> None:
    assert [words(language, "nde12").say("count-mana", mana=n) for n in (1, 2, 5)] == mana
    assert [words(language, "nde14").say("count-mana", mana=n) for n in (1, 2, 5)] == power


def test_an_editions_word_also_stands_inside_shared_sentences() -> None:
    moved = Tell("x/1", "number-moved", {"old": 12, "new": 8, "steps": -1, "cause": ("position",)})
    assert words("en", "nde12").step(moved) == "TN 12 → 8 (position)"
    assert words("en", "nde14").step(moved) == "T 12 → 8 (position)"
    assert words("de", "nde12").step(moved) == "TN 12 → 8 (Stellung)"
    paid = Tell("x/1", "paid", {"hero": "Ada", "mana": 2})
    assert words("en", "nde12").step(paid) == "Ada pays 2 mana"
    assert words("cs", "nde14").step(paid) == "Ada platí 2 body moci"


@pytest.mark.parametrize(
    ("language", "raised", "rolled"),
    [
        (
            "en",
            "die d10 → d12 (help, position)",
            "Ada rolled 12 on d12 against TN 8: exceptional success",
        ),
        ("pl", "kość k10 → k12 (pomoc, pozycja)", "Ada rzuca k12 i ma 12 przeciw TN 8: sukces wyjątkowy"),
        (
            "de",
            "Würfel W10 → W12 (Hilfe, Stellung)",
            "Ada würfelt 12 auf dem W12 gegen TN 8: außergewöhnlicher Erfolg",
        ),
        (
            "cs",
            "kostka k10 → k12 (pomoc, postavení)",
            "Ada hází: na k12 padlo 12 proti CČ 8: výjimečný úspěch",
        ),
    ],
)
def test_steps_read_as_sentences(language: str, raised: str, rolled: str) -> None:
    speaker = words(language)
    causes = ("help", "position")
    assert speaker.step(Tell("x/1", "die-raised", {"old_die": 10, "new_die": 12, "cause": causes})) == raised
    tell = Tell(
        "x/1", "rolled", {"hero": "Ada", "die": 12, "face": 12, "number": 8, "outcome": "exceptional"}
    )
    assert speaker.step(tell) == rolled


def test_two_steps_for_one_reason_are_told_as_one() -> None:
    told = Tell("x/1", "die-raised", {"old_die": 6, "new_die": 10, "cause": ("tools", "tools", "help")})
    assert words("en").step(told) == "die d6 → d10 (tools, help)"


def test_a_pack_renames_words_wherever_they_stand() -> None:
    names = {
        "attribute-power": "Hacking",
        "count-mana": "{ $mana ->\n [one] { $mana } charge\n *[other] { $mana } charges\n}",
    }
    speaker = words("en", "nde14", names)
    ask = Ask("ada", "resist-with", ("strength", "power"), "power", facts=(("hero", "Ada"),))
    assert speaker.option(ask, "power") == "Hacking"
    assert speaker.option(ask, "strength") == "Strength"
    assert speaker.step(Tell("x/1", "paid", {"hero": "Ada", "mana": 2})) == "Ada pays 2 charges"
    assert words("en", "nde14").option(ask, "power") == "Power"


def test_a_pack_may_give_a_case_its_own_words() -> None:
    wounded = Wounded(foe="foe", wounds=1, rule="x/1")
    plain = words("pl", "", {"count-wounds": "{ $wounds } rysa"})
    assert plain.effect(wounded) == "przeciwnik otrzymuje 1 rysa"
    cased = words("pl", "", {"count-wounds": "{ $wounds } rysa", "count-wounds.acc": "{ $wounds } rysę"})
    assert cased.effect(wounded) == "przeciwnik otrzymuje 1 rysę"


@given(st.text(max_size=40))
def test_a_packs_name_of_any_characters_is_shown_as_it_is_or_as_fluent_reads_it(text: str) -> None:
    said = Words("en", "", {"role-mage": text}).say("role-mage")
    assert said == " ".join(text.split()) or "{" in text


def test_a_pack_cannot_make_the_words_run_in_circles() -> None:
    looping = {"role-mage": "{ role-rogue }", "role-rogue": "{ role-mage }"}
    assert words("en", "", looping).say("role-mage") == "{ role-rogue }"


def test_a_fault_names_its_place_and_a_document_lists_them_all() -> None:
    first = Fault("foes.1", Missing("no-such-foe", id="dragon", allowed=("minion", "boss")))
    error = Faults("den.toml", (first, Fault("foes.2", Illegal())))
    assert str(error).splitlines() == [
        "2 faults in den.toml:",
        "  foes.1: “dragon” is not a foe of this scene; use one of: minion, boss",
        "  foes.2: the rules do not allow this now; choose something else",
    ]
    assert words("pl").error(error).startswith("2 błędy (den.toml):\n  foes.1: ")


def test_what_was_typed_is_shown_as_it_was_typed_beside_what_may_be() -> None:
    error = ActionRefused("no-such-tier", rule="x/1", tier="great", allowed=("trick", "strong"))
    assert words("pl").error(error) == "„great” nie jest poziomem mocy; do wyboru: trick, strong"


def test_an_unknown_key_shows_itself_and_its_facts() -> None:
    assert words("de").say("no-such-key", a=1) == "⟨no-such-key⟩ a=1"
    assert str(Illegal("never-worded", foe="x")) == "⟨error-never-worded⟩ foe='x'"
    assert words("de").attribute("no-such-key", "text") == ""
    assert not words("de").has("no-such-key")


def test_a_fact_left_out_does_not_stop_the_sentence() -> None:
    assert "hearts" in words("en").say("count-hearts")


@given(
    st.dictionaries(st.from_regex(r"[a-z][a-z_]{0,8}", fullmatch=True), st.integers() | st.text(max_size=9))
)
def test_no_facts_stop_a_sentence(facts: dict[str, int | str]) -> None:
    for key in ("step-rolled", "effect-condition-set", "error-faults", "ask-armour"):
        assert words("pl").say(key, **facts)


def test_a_very_long_value_is_cut_rather_than_lost() -> None:
    said = words("en").say("error-no-such-rule", id="x" * 9000)
    assert said.startswith("“xxx")
    assert "…” is not a rule" in said
    assert "…" in words("de").say("error-no-such-rule", id=("goblin",) * 9000)
    assert (
        words("pl").effect(Wounded(foe="minion" + "-1" * 9000, wounds=1, rule="x/1")).startswith("minion-1")
    )


def test_values_of_other_kinds_are_worded() -> None:
    english = words("en")
    assert (
        english.effect(Moved(who="hero", square=Square(2, 3), cost=1, rule="x/1")) == "the hero moves to C4"
    )
    held = ConditionSet(who="foe", condition=Condition("held", "next-round", 1), rule="x/1")
    assert english.effect(held) == "the foe is held until the end of the next round"
    assert words("pl").effect(held) == "przeciwnik nie może się ruszyć do końca następnej rundy"
    lost = HeartsLost(hero="Ada", rule="x/1")
    assert [words(one).effect(lost) for one in LANGUAGES] == [
        "Ada loses 1 heart",
        "Ada traci 1 serce",
        "Ada verliert 1 Herz",
        "Ada ztrácí 1 srdce",
    ]


def test_foes_are_called_by_their_stat_block_and_number() -> None:
    def told(foe: str) -> str:
        return words("pl").effect(Wounded(foe=foe, wounds=1, rule="x/1")).partition(" otrzymuje")[0]

    assert [told(foe) for foe in ("boss", "minion-2", "foe-3")] == ["Boss", "Pachołek 2", "Przeciwnik 3"]
    assert [told(foe) for foe in ("Ork", "Ork-2", "R2-D2", "-1")] == ["Ork", "Ork-2", "R2-D2", "-1"]


def test_a_roll_is_asked_for_with_the_letter_of_the_language() -> None:
    assert words("en").roll(Roll(10, "hero", "test")) == "the hero: roll d10 for the test"
    assert words("de").roll(Roll(10, "hero", "test")) == "die Figur: würfle W10 für die Probe"
    assert words("pl").roll(Roll(parse("2d6"), "hero", "nothing-we-know")) == "rzuć 2k6"


def test_free_answers_stay_as_they_are() -> None:
    ask = Ask("hero", "name", ("Ada",), "Ada", is_open=True)
    assert words("pl").option(ask, "Ada Żółw") == "Ada Żółw"
    dice = Ask("hero", "strength-die", ("d12", "d8"), "d12")
    assert [words(language).option(dice, "d12") for language in LANGUAGES] == ["d12", "k12", "W12", "k12"]
    yes = Ask("gm", "reach", ("yes", "no"), "yes", facts=(("foe", "foe"), ("hero", "hero")))
    assert words("pl").option(yes, "yes") == "tak"
    assert words("cs").ask(yes) == "Je hrdina opravdu na dosah, když útok vrací protivník?"


@pytest.mark.parametrize(
    ("language", "number", "percent"),
    [("en", "1.5", "8.3%"), ("pl", "1,5", "8,3%"), ("de", "1,5", "8,3\xa0%"), ("cs", "1,5", "8,3\xa0%")],
)
def test_numbers_are_written_as_the_language_does(language: str, number: str, percent: str) -> None:
    assert words(language).number(1.5, 1) == number
    assert words(language).percent(1 / 12) == percent


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_way_for_plain_messages_says_what_fluent_says(language: str) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    plain = {
        key: text for key, entry in entries_of(language).items() if (text := plain_text(entry)) is not None
    }
    bundle.add_resource(FluentResource("".join(entries_of(language).values())))
    messages = {key: bundle.get_message(key).value for key in plain if not key.startswith("-")}
    assert {key: bundle.format_pattern(value)[0] for key, value in messages.items() if value} == {
        key: plain[key] for key in messages
    }


def test_importing_the_engine_and_saying_a_plain_word_does_not_load_fluent() -> None:
    program = (
        "import sys, nde; from nde.locale import words; print(words('pl').say('role-mage'));"
        "print('fluent.runtime' in sys.modules, 'babel' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["Mag", "False", "False"]


def test_the_version_is_that_of_the_project() -> None:
    from pathlib import Path
    from tomllib import loads

    project = loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert nde.__version__ == project["version"]


def test_a_number_beyond_counting_is_shown_as_it_is() -> None:
    assert words("pl").say("count-hearts", hearts=10**40).startswith("1" + "0" * 40)


def test_an_option_is_worded_by_its_question_before_any_other_word() -> None:
    """A halfling is a race in one question and a tongue in another."""
    race = Ask("hero", "race", ("halfling",), "halfling")
    assert words("en", "tkds").option(race, "halfling") == "Halfling"
    assert words("cs", "tkds").option(race, "halfling") == "Půlčík"


def test_threads_that_speak_first_at_once_share_what_they_load() -> None:
    """Two bundles for one speaker once left it without words for good."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for number in range(60):
            speaker = words("pl", "nde12", {"who-somebody": f"Ktoś {number}"})
            keys = ("step-rolled", "play-place-in-fight", "sight-told")
            start = threading.Barrier(len(keys))

            def speak(key: str, speaker: Words = speaker, start: threading.Barrier = start) -> None:
                start.wait()
                speaker.say(key)

            threads = [threading.Thread(target=speak, args=(key,)) for key in keys]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert all(speaker.say(key) for key in keys)
    finally:
        sys.setswitchinterval(interval)
