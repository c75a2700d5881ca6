"""Which language is spoken: a wish first, then the environment as POSIX and gettext read it, then English."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.locale import LANGUAGES, language_from, words
from tests.refusals import refuses


@pytest.mark.parametrize("wish", ["pl", "PL", "pl_PL", "pl-PL", "pl_PL.UTF-8", " pl "])
def test_a_wish_may_be_written_like_a_locale(wish: str) -> None:
    assert language_from(wish, {"LC_ALL": "de_DE.UTF-8"}) == "pl"


@pytest.mark.parametrize("wish", ["fr", "", "polish", "plx", "_pl"])
def test_an_unknown_wish_is_refused_with_the_languages_there_are(wish: str) -> None:
    with refuses("no-such-language") as refusal:
        language_from(wish, {"LANG": "pl_PL.UTF-8"})
    assert str(refusal.value) == f"“{wish}” is not a supported language; use one of: en, pl, de, cs"
    assert "en, pl, de, cs" in words("cs").error(refusal.value)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "de_DE", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_CTYPE": "pl_PL.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LANGUAGE": "fr:de:pl"}, "de"),
        ({"LANG": "cs_CZ.UTF-8", "LANGUAGE": "fr"}, "cs"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANGUAGE": "pl"}, "pl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_AT@euro"}, "de"),
    ],
)
def test_the_environment_is_read_in_its_order(environment: dict[str, str], language: str) -> None:
    assert language_from(None, environment) == language


@given(
    st.dictionaries(st.sampled_from(["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"]), st.text(max_size=20)),
)
def test_no_environment_is_refused(environment: dict[str, str]) -> None:
    assert language_from(None, environment) in LANGUAGES


def test_nobody_speaks_a_language_there_is_not() -> None:
    with refuses("no-such-language"):
        words("fr")
