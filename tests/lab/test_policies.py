"""Every fault of a policy that somebody wrote is told in their language, with the words that they wrote."""

from __future__ import annotations

from typing import Any

import pytest

from nde.errors import Fault, Faults
from nde.lab.policies import policy_named, read_policy
from nde.locale import LANGUAGES, words
from tests.locale.said import error_codes
from tests.refusals import refuses

STRIKE = {"do": "attack"}
DEEDS = "attack, heal, raise, help, guard, escape, prepare, pass, keep-away"
FAULTS: dict[str, tuple[dict[str, Any], str, dict[str, str]]] = {
    "a key": (
        {"name": "mine", "lines": [STRIKE], "mood": "grim"},
        "mood",
        {
            "en": "“mood” is not a key of a tactic; use one of: name, lines, spend",
            "pl": "„mood” nie jest kluczem sposobu walki; do wyboru: name, lines, spend",
            "de": "„mood“ ist kein Schlüssel einer Kampfweise; nimm einen von: name, lines, spend",
            "cs": "„mood“ není klíč způsobu boje; na výběr: name, lines, spend",
        },
    ),
    "a key of a line": (
        {"name": "mine", "lines": [STRIKE, {**STRIKE, "colour": "red"}]},
        "lines.2.colour",
        {
            "en": "“colour” is not a key of a tactic; use one of: do, target, price, way, when",
            "pl": "„colour” nie jest kluczem sposobu walki; do wyboru: do, target, price, way, when",
            "de": "„colour“ ist kein Schlüssel einer Kampfweise; nimm einen von: "
            "do, target, price, way, when",
            "cs": "„colour“ není klíč způsobu boje; na výběr: do, target, price, way, when",
        },
    ),
    "a deed": (
        {"name": "mine", "lines": [{"do": "strength"}]},
        "lines.1.do",
        {
            "en": f"“strength” is not allowed here; use one of: {DEEDS}",
            "pl": f"„strength” nie może tu być; do wyboru: {DEEDS}",
            "de": f"„strength“ ist hier nicht erlaubt; nimm eines von: {DEEDS}",
            "cs": f"„strength“ tu být nemůže; na výběr: {DEEDS}",
        },
    ),
    "a target": (
        {"name": "mine", "lines": [{**STRIKE, "target": "boss"}]},
        "lines.1.target",
        {
            "en": "“boss” is not allowed here; use one of: weakest, strongest, first, spread, self",
            "pl": "„boss” nie może tu być; do wyboru: weakest, strongest, first, spread, self",
            "de": "„boss“ ist hier nicht erlaubt; nimm eines von: weakest, strongest, first, spread, self",
            "cs": "„boss“ tu být nemůže; na výběr: weakest, strongest, first, spread, self",
        },
    ),
    "a price": (
        {"name": "mine", "lines": [{**STRIKE, "price": "dear"}]},
        "lines.1.price",
        {
            "en": "“dear” is not allowed here; use one of: worth, least, most, any, free",
            "pl": "„dear” nie może tu być; do wyboru: worth, least, most, any, free",
            "de": "„dear“ ist hier nicht erlaubt; nimm eines von: worth, least, most, any, free",
            "cs": "„dear“ tu být nemůže; na výběr: worth, least, most, any, free",
        },
    ),
    "spending": (
        {"name": "mine", "lines": [STRIKE], "spend": "always"},
        "spend",
        {
            "en": "“always” is not allowed here; use one of: never, on-failure",
            "pl": "„always” nie może tu być; do wyboru: never, on-failure",
            "de": "„always“ ist hier nicht erlaubt; nimm eines von: never, on-failure",
            "cs": "„always“ tu být nemůže; na výběr: never, on-failure",
        },
    ),
    "no name": (
        {"name": " ", "lines": [STRIKE]},
        "name",
        {
            "en": "this tactic has no name; give it one under “name”",
            "pl": "ten sposób walki nie ma nazwy; podaj ją pod „name”",
            "de": "diese Kampfweise hat keinen Namen; gib ihr einen unter „name“",
            "cs": "tento způsob boje nemá jméno; uveď je pod „name“",
        },
    ),
    "no lines": (
        {"name": "mine", "lines": STRIKE},
        "lines",
        {
            "en": "this tactic is empty; write at least one line under “lines”",
            "pl": "ten sposób walki jest pusty; napisz co najmniej jeden wiersz pod „lines”",
            "de": "diese Kampfweise ist leer; schreibe mindestens eine Zeile unter „lines“",
            "cs": "tento způsob boje je prázdný; napiš aspoň jeden řádek pod „lines“",
        },
    ),
    "no table": (
        {"name": "mine", "lines": ["attack"]},
        "lines.1",
        {
            "en": "this line is not a table; write it with “do” and, if you like, “when”, “target”, “price” "
            "and “way”",
            "pl": "ten wiersz nie jest tabelą; zapisz go z „do” i, jeśli chcesz, z „when”, „target”, "
            "„price” i „way”",
            "de": "diese Zeile ist keine Tabelle; schreibe sie mit „do“ und, wenn du magst, „when“, "
            "„target“, „price“ und „way“",
            "cs": "tento řádek není tabulka; napiš ho s „do“ a, chceš-li, s „when“, "
            "„target“, „price“ a „way“",
        },
    ),
    "a condition": (
        {"name": "mine", "lines": [{**STRIKE, "when": "party.hearts > 1"}]},
        "lines.1.when",
        {
            "en": "“party.hearts > 1” is not a condition; write it like “party.down >= 1” or "
            "“own.hearts <= 2”",
            "pl": "„party.hearts > 1” nie jest warunkiem; zapisz go tak: „party.down >= 1” albo "
            "„own.hearts <= 2”",
            "de": "„party.hearts > 1“ ist keine Bedingung; schreibe sie wie „party.down >= 1“ oder "
            "„own.hearts <= 2“",
            "cs": "„party.hearts > 1“ není podmínka; napiš ji jako „party.down >= 1“ nebo „own.hearts <= 2“",
        },
    ),
}


def only_fault(document: dict[str, Any]) -> Fault:
    """The one thing that is wrong with a policy."""
    with pytest.raises(Faults) as refused:
        read_policy(document)
    (fault,) = refused.value.faults
    return fault


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", FAULTS)
def test_a_fault_is_told_in_every_language(what: str, language: str) -> None:
    document, place, told = FAULTS[what]
    fault = only_fault(document)
    assert fault.place == place
    assert words(language).error(fault.error) == told[language]


def test_there_is_no_fault_that_is_not_told_here() -> None:
    told = {only_fault(document).error.code for document, _, _ in FAULTS.values()}
    known = {one.key.removeprefix("error-") for one in error_codes() if "lab/policies.py" in one.place}
    assert told == known - {"no-such-policy", "no-such-policy-word"}, "which are faults of a name"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "“fokus” is not a tactic; use one of: {}"),
        ("pl", "„fokus” nie jest taktyką; do wyboru: {}"),
        ("de", "„fokus“ ist keine Taktik; nimm eine von: {}"),
        ("cs", "„fokus“ není taktika; použij jednu z: {}"),
    ],
)
def test_a_name_that_no_policy_has_is_told_with_those_that_there_are(language: str, told: str) -> None:
    with refuses("no-such-policy") as refused:
        policy_named("fokus")
    names = "focus, strongest, spread, careful, all-out, helping, retreat"
    assert words(language).error(refused.value) == told.format(names)


@pytest.mark.parametrize("value", [None, 3, True, [], {}, ["attack"], {"attack": 1}, ""], ids=repr)
@pytest.mark.parametrize("key", ["name", "lines", "spend", "do", "target", "price", "when"])
def test_no_value_breaks_the_reader(key: str, value: Any) -> None:
    """Whatever a document holds, it is read or refused."""
    document: dict[str, Any] = {"name": "mine", "lines": [dict(STRIKE)]}
    (document["lines"][0] if key in ("do", "target", "price", "when") else document)[key] = value
    if key == "when" and value == []:
        assert read_policy(document).lines[0].when == ()
    else:
        fault = only_fault(document)
        assert all(words(language).error(fault.error) for language in LANGUAGES)
