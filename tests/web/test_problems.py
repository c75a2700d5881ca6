"""Refusals as problems: statuses by family, codes, words in the reader's language, all faults."""

from __future__ import annotations

import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Stale, Unreadable
from nde.hub.seat_keys import KeyRevoked, NoSuchKey
from nde.locale import LANGUAGES
from nde.store.rows import Overtaken, StoreUnavailable
from nde.web.languages import accepted, chosen_language
from nde.web.problems import CODES, fact_data, problem, problem_bytes, status_of
from tests.locale.said import error_codes


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (Unreadable(), 422),
        (Missing(), 404),
        (Illegal(), 409),
        (Stale(), 409),
        (Stale("moved-on"), 409),
        (Overtaken(version=3), 409),
        (StoreUnavailable(), 503),
        (Illegal("table-busy", most=1), 503),
        (NdeError("broken"), 500),
        (NoSuchKey(), 401),
        (KeyRevoked(), 401),
        (Illegal("only-the-gm"), 403),
        (Illegal("not-yours", id="x"), 403),
        (Unreadable("not-json", reason=""), 400),
        (Unreadable("body-invalid", reason=""), 422),
        (Unreadable("body-too-large", most=1), 413),
        (Unreadable("body-too-slow"), 408),
        (Unreadable("wrong-media-type", given="", needed=""), 415),
        (Illegal("too-fast", seconds=1), 429),
        (Illegal("foreign-origin", origin=""), 403),
    ],
)
def test_the_status_tells_the_family(error: NdeError, status: int) -> None:
    assert status_of(error) == status
    assert problem(error, "en").status == status


def test_every_code_with_a_status_of_its_own_is_somebodys() -> None:
    assert {f"error-{code}" for code in CODES} <= {one.key for one in error_codes()}


def test_a_problem_has_a_code_facts_and_a_sentence_in_each_language() -> None:
    error = Missing("no-such-game", game="chess", allowed=("a", "b"))
    said = {language: problem(error, language) for language in LANGUAGES}
    assert {one.code for one in said.values()} == {"no-such-game"}
    assert {one.type for one in said.values()} == {"/problems/no-such-game"}
    assert said["en"].facts == {"game": "chess", "allowed": ["a", "b"]}
    assert len({one.title for one in said.values()}) == 4
    assert all("chess" in one.title for one in said.values())


def test_all_faults_of_a_document_are_told_at_once_each_with_its_place() -> None:
    faults = tuple(Fault(f"hero.{at}", Unreadable("parameter-missing", name=f"p{at}")) for at in range(3))
    told = problem(Faults("sheet", faults), "de")
    assert told.faults == tuple(f"hero.{at}: „p{at}“ fehlt; gib einen Wert an" for at in range(3))
    assert "\n" not in told.title


@given(st.text(), st.sampled_from(LANGUAGES))
def test_no_text_of_a_caller_keeps_a_refusal_from_being_sent(text: str, language: str) -> None:
    error = Unreadable("bad-query", name="after", value=text + "\ud800", allowed=(text,))
    assert problem_bytes(problem(error, language)).decode("utf-8")


@pytest.mark.parametrize(
    "reason", ["full", "read-only", "damaged", "locked", "gone", "lost", "closed", "fault"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_database_says_is_logged_and_told_to_nobody(
    reason: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    said = 'connection to server at "db.internal", user "nde" failed'
    with caplog.at_level(logging.WARNING, "nde.web"):
        found = problem(StoreUnavailable(reason=reason, said=said), language)
    assert found.facts == {"reason": reason}
    assert found.code == "store-unavailable"
    assert found.title
    assert not set("(){}") & set(found.title)
    assert b"db.internal" not in problem_bytes(found)
    [record] = caplog.records
    assert (record.__dict__["reason"], record.__dict__["said"]) == (reason, said)


def test_what_a_caller_sent_is_not_sent_back_at_length() -> None:
    assert len(fact_data("x" * 100_000)) == 400
    assert len(problem_bytes(problem(Missing("no-such-game", game="x" * 100_000, allowed=()), "en"))) < 4_000


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", None),
        ("de", "de"),
        ("DE-at", "de"),
        ("fr,en;q=0.5,pl;q=0.7", "pl"),
        ("pl;q=0.5,cs;q=0.5", "pl"),
        ("en;q=0,cs;q=0.1", "cs"),
        ("*", None),
        ("de;q=x,cs;q=0.1", "cs"),
        ("de;q=nan,cs;q=0.1", "cs"),
        ("de;q=7,cs;q=0.1", "cs"),
        (";;,,=,", None),
        ("de ; Q=0.3 , pl ; level=1; q=0.9", "pl"),
    ],
)
def test_the_browser_says_what_it_likes_best(header: str, language: str | None) -> None:
    assert accepted(header) == language


@given(st.text(max_size=200))
def test_no_header_is_too_odd(header: str) -> None:
    assert accepted(header) in (None, *LANGUAGES)


def test_the_address_comes_before_the_browser_and_the_browser_before_the_table() -> None:
    assert chosen_language("pl", "de", "cs") == "pl"
    assert chosen_language("", "de", "cs") == "de"
    assert chosen_language("", "fr", "cs") == "cs"
    assert chosen_language("", "", "xx") == "en"


def test_of_many_faults_only_those_that_are_sent_are_put_into_words() -> None:
    said = [Fault(f"row {number}", Missing("no-such-game", game="x", allowed=())) for number in range(100)]
    unsaid = [Fault.__new__(Fault) for _ in range(1_000)]
    found = problem(Faults("shelf", (*said, *unsaid)), "en")
    assert found.title.startswith("1,100 faults")
    assert len(found.faults) == 100
