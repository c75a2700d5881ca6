"""The pages over HTTP: their language, what they may load, and a QR code that no address knows of."""

from __future__ import annotations

import pytest

from tests.web.house import House


@pytest.mark.parametrize("path", ["/", "/t/0123456789abcdef"])
@pytest.mark.parametrize(("header", "language"), [("de-AT,en;q=0.5", "de"), ("fr", "en"), ("", "en")])
def test_a_page_is_in_the_language_of_the_browser(
    house: House, path: str, header: str, language: str
) -> None:
    answer = house.get(path, headers={"accept-language": header})
    assert answer.status == 200
    assert f'<html lang="{language}">' in answer.body.decode()


def test_a_language_that_was_chosen_is_kept(house: House) -> None:
    assert '<html lang="cs">' in house.get("/?lang=cs", headers={"accept-language": "de"}).body.decode()
    assert '<html lang="cs">' in house.get("/t/abc", headers={"accept-language": "de"}).body.decode()
    assert '<html lang="pl">' in house.get("/?lang=pl").body.decode()
    assert '<html lang="pl">' in house.get("/?lang=xx").body.decode()


def test_words_and_files_are_there_and_nothing_else(house: House) -> None:
    assert house.get("/static/words/de.json").data["language"] == "de"
    assert house.get("/static/words/fr.json").status == 404
    assert "javascript" in house.get("/static/table.js").header("content-type")
    assert house.get("/static/style.css").status == 200
    for path in ("/static/../routes.py", "/static/%2e%2e/routes.py", "/static/routes.py"):
        assert house.get(path).status == 404


def test_a_link_becomes_a_code(house: House) -> None:
    answer = house.ask("POST", "/qr", content=b"https://table.example/t/abc#k=secret")
    assert answer.header("content-type") == "image/svg+xml"
    assert answer.header("cache-control") == "no-store"
    assert answer.body.decode().startswith("<?xml")
    assert "<svg" in answer.body.decode()
    assert answer.body != house.ask("POST", "/qr", content=b"https://table.example/t/abc#k=other").body


@pytest.mark.parametrize("content", [b"", b"javascript:alert(1)", b"https://" + b"x" * 500, b"\xff\xfe"])
def test_what_is_no_link_becomes_none(house: House, content: bytes) -> None:
    assert house.ask("POST", "/qr", content=content).status == 400


def test_a_code_is_not_to_be_had_by_an_address(house: House) -> None:
    assert house.get("/qr?text=https://table.example/").status == 405
