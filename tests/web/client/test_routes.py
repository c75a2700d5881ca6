"""The client over HTTP: its language, its files, what a browser keeps, and a QR code no address knows."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from nde.locale import LANGUAGES, words
from nde.web.client import files
from nde.web.client.routes import PAGES
from tests.web.house import House

PAGE = (
    '<!doctype html>\n<html lang="en">\n'
    '<head><script type="module" src="/assets/index-1a2B.js"></script></head>\n'
    "<body><noscript></noscript></body>\n</html>\n"
)
SCRIPT = b"export const answer = 42;\n" * 50
ZIPPED = gzip.compress(SCRIPT, mtime=0)


@pytest.fixture(autouse=True, name="built")
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built, without Node."""
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(PAGE, encoding="utf-8")
    (built / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (built / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (built / "files.json").write_text("{}", encoding="utf-8")
    (built / "assets" / "index-1a2B.js").write_bytes(SCRIPT)
    (built / "assets" / "index-1a2B.js.br").write_bytes(b"as brotli has it")
    (built / "assets" / "index-1a2B.js.gz").write_bytes(ZIPPED)
    (built / "assets" / "face-3c.woff2").write_bytes(b"a font")
    monkeypatch.setattr(files, "folder", lambda: built)
    files.asset.cache_clear()
    return built


@pytest.mark.parametrize("path", ["/", "/t/0123456789abcdef", "/heroes", "/lab"])
@pytest.mark.parametrize(("header", "language"), [("de-AT,en;q=0.5", "de"), ("fr", "en"), ("", "en")])
def test_a_page_is_in_the_language_of_the_browser(
    house: House, path: str, header: str, language: str
) -> None:
    answer = house.get(path, headers={"accept-language": header})
    assert answer.status == 200
    assert f'<html lang="{language}">' in answer.body.decode()
    assert words(language).say("client-needs-script").partition(";")[0] in answer.body.decode()
    assert answer.header("content-type") == "text/html; charset=utf-8"
    assert answer.header("cache-control") == "no-cache"
    assert answer.header("vary") == "accept-language, cookie"


def test_every_page_is_asked_for() -> None:
    assert PAGES == (
        "/",
        "/t/{table}",
        "/t/{table}/rules",
        "/rules",
        "/rules/{game}",
        "/heroes",
        "/lab",
        "/shelf",
    )


def test_a_language_that_was_chosen_is_kept(house: House) -> None:
    assert '<html lang="cs">' in house.get("/?lang=cs", headers={"accept-language": "de"}).body.decode()
    assert '<html lang="cs">' in house.get("/t/abc", headers={"accept-language": "de"}).body.decode()
    assert '<html lang="pl">' in house.get("/?lang=pl").body.decode()
    assert '<html lang="pl">' in house.get("/?lang=xx").body.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_that_is_not_built_says_what_to_do(house: House, built: Path, language: str) -> None:
    (built / "index.html").unlink()
    answer = house.get(f"/t/abc?lang={language}")
    assert answer.status == 503
    assert f'<html lang="{language}">' in answer.body.decode()
    assert "make play" in answer.body.decode()
    assert house.get("/api").status == 200


def test_a_new_build_is_served_at_once(house: House, built: Path) -> None:
    assert "index-1a2B.js" in house.get("/").body.decode()
    (built / "index.html").write_text(PAGE.replace("1a2B", "9z"), encoding="utf-8")
    (built / "assets" / "index-9z.js").write_bytes(b"new")
    assert "index-9z.js" in house.get("/").body.decode()
    assert house.get("/assets/index-9z.js").body == b"new"


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"as brotli has it"),
        ("gzip", "gzip", ZIPPED),
        ("br;q=0, gzip;q=0.5", "gzip", ZIPPED),
        ("", "", SCRIPT),
    ],
    ids=["any", "gzip", "no brotli", "none"],
)
def test_a_script_comes_as_the_build_has_compressed_it(
    house: House, accepted: str, encoding: str, body: bytes
) -> None:
    answer = house.get("/assets/index-1a2B.js", headers={"accept-encoding": accepted})
    assert (answer.status, answer.header("content-encoding"), answer.body) == (200, encoding, body)
    assert answer.header("content-type") == "text/javascript; charset=utf-8"
    assert answer.header("cache-control") == "public, max-age=31536000, immutable"
    assert answer.header("vary") == "accept-encoding"


def test_a_font_comes_as_it_is(house: House) -> None:
    answer = house.get("/assets/face-3c.woff2", headers={"accept-encoding": "gzip, br"})
    assert (answer.header("content-type"), answer.header("content-encoding")) == ("font/woff2", "")
    assert answer.body == b"a font"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nowhere.js",
        "/assets/index-1a2B.js.gz",
        "/assets/../index.html",
        "/assets/..%2findex.html",
        "/assets/.hidden.js",
        "/assets/",
        "/files.json",
        "/index.html",
        "/routes.py",
        "/words/fr.ftl",
        "/words/fr.json",
        "/words/..%2f..%2fen.ftl",
    ],
)
def test_nothing_else_is_to_be_had(house: House, path: str) -> None:
    assert house.get(path).status == 404


@pytest.mark.parametrize(
    ("path", "kind"), [("/icon.svg", "image/svg+xml"), ("/manifest.webmanifest", "application/manifest+json")]
)
def test_what_is_always_called_the_same_is_asked_for_anew(house: House, path: str, kind: str) -> None:
    answer = house.get(path)
    assert (answer.status, answer.header("content-type")) == (200, kind)
    assert answer.header("cache-control") == "no-cache"


@pytest.mark.parametrize("path", ["/words/de.ftl", "/words/de.json", "/icon.svg"])
def test_what_a_browser_has_already_is_not_sent_again(house: House, path: str) -> None:
    first = house.get(path)
    again = house.get(path, headers={"if-none-match": first.header("etag")})
    assert (first.status, again.status, again.body) == (200, 304, b"")
    assert again.header("etag") == first.header("etag")
    assert house.get(path, headers={"if-none-match": '"other"'}).status == 200


@pytest.mark.parametrize("path", ["/words/pl.ftl", "/words/pl.json"])
def test_words_are_compressed_for_whoever_reads_that(house: House, path: str) -> None:
    plain = house.get(path)
    zipped = house.get(path, headers={"accept-encoding": "gzip"})
    assert zipped.header("content-encoding") == "gzip"
    assert gzip.decompress(zipped.body) == plain.body
    assert plain.header("content-encoding") == ""
    assert plain.header("vary") == "accept-encoding"


def test_words_say_what_they_are(house: House) -> None:
    assert house.get("/words/cs.ftl").header("content-type") == "text/plain; charset=utf-8"
    answer = house.get("/words/cs.json")
    assert answer.header("content-type") == "application/json"
    assert answer.data["language"] == "cs"


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
