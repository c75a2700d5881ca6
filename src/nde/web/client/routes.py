"""The addresses of the client: its pages, its files, its words, and QR codes."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from html import escape
from io import BytesIO

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from nde.locale import LANGUAGES, words
from nde.web.client.files import asset, loose_file, page_source
from nde.web.client.words import client_texts, client_words
from nde.web.languages import chosen_language
from nde.web.tagged import FRESH, encodings_in, tagged

COOKIE = "language"
YEAR_S = 365 * 24 * 3600
LONGEST_QR = 500
FOR_EVER = {"cache-control": f"public, max-age={YEAR_S}, immutable", "vary": "accept-encoding"}
PAGES = ("/", "/t/{table}", "/t/{table}/rules", "/rules", "/rules/{game}", "/heroes", "/lab", "/shelf")
"""The addresses that the client knows what to show at."""
LOOSE = ("/icon.svg", "/manifest.webmanifest")
_LANGUAGE = re.compile(r'(<html[^>]*\slang=")[^"]*"')
_NO_SCRIPT = re.compile(r"<noscript>.*?</noscript>", re.DOTALL)


def routes() -> list[BaseRoute]:
    """The pages and everything they load."""
    return [
        *(Route(path, page) for path in PAGES),
        *(Route(path, loose) for path in LOOSE),
        Route("/assets/{name}", hashed_file),
        Route("/words/{language}.ftl", texts),
        Route("/words/{language}.json", about),
        Route("/qr", qr_code, methods=["POST"]),
    ]


async def page(request: Request) -> Response:
    """The page: the same for every table, as the key never comes here in an address."""
    asked = request.query_params.get("lang", "")
    kept = asked if asked in LANGUAGES else request.cookies.get(COOKIE, "")
    language = chosen_language(kept, request.headers.get("accept-language", ""))
    source = page_source()
    headers = {**FRESH, "vary": "accept-language, cookie", "content-language": language}
    if source is None:
        answer = HTMLResponse(not_built(language), status_code=503, headers=headers)
    else:
        answer = HTMLResponse(in_language(source, language), headers=headers)
    if asked in LANGUAGES:
        answer.set_cookie(COOKIE, asked, max_age=YEAR_S, samesite="lax", httponly=True)
    return answer


@lru_cache(maxsize=16)
def in_language(source: str, language: str) -> str:
    """The page as it is sent: what it says before any script runs is in the visitor's language."""
    hint = escape(words(language).say("client-needs-script"))
    worded = _NO_SCRIPT.sub(lambda _: f"<noscript>{hint}</noscript>", source)
    return _LANGUAGE.sub(lambda found: f'{found[1]}{language}"', worded, count=1)


def not_built(language: str) -> str:
    """What is shown instead of the page as long as it has not been built."""
    said = escape(words(language).say("client-not-built"))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f"<title>Nano Dungeon Engine</title>\n<h1>Nano Dungeon Engine</h1>\n<p>{said}</p>\n</html>\n"
    )


async def hashed_file(request: Request) -> Response:
    """A script, a style or a font; its name changes with what is in it."""
    encodings = encodings_in(request.headers.get("accept-encoding", ""))
    try:
        found = asset(request.path_params["name"], encodings)
    except OSError as fault:
        raise HTTPException(404) from fault
    encoded = {"content-encoding": found.encoding} if found.encoding else {}
    return Response(found.body, headers={**FOR_EVER, **encoded, "content-type": found.kind})


async def loose(request: Request) -> Response:
    """A file that is always called the same."""
    try:
        found = loose_file(request.url.path.removeprefix("/"))
    except OSError as fault:
        raise HTTPException(404) from fault
    return tagged(request, found.body, found.kind)


ALONE = ("lab", "heroes", "start")
"""Parts of the client whose words hardly another page needs; the lab's are a third of all."""


async def texts(request: Request) -> Response:
    """The client's messages in a language."""
    language = _language_in(request)
    named = request.query_params.get("without", "").split(",")
    without = frozenset(part for part in ALONE if part in named)

    def work() -> Response:
        return tagged(request, client_texts(language, without).encode(), "text/plain; charset=utf-8")

    return await asyncio.to_thread(work)


async def about(request: Request) -> Response:
    """The games and the adventures, in words."""
    language = _language_in(request)

    def work() -> Response:
        return tagged(request, msgspec.json.encode(client_words(language)), "application/json")

    return await asyncio.to_thread(work)


def _language_in(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    return language


async def qr_code(request: Request) -> Response:
    """A QR code as an image.  What is in it comes in the body: a key never stands in an address."""
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > LONGEST_QR:
            break
    if len(content) > LONGEST_QR or not content.startswith((b"http://", b"https://")):
        return Response(status_code=400)
    drawn = await asyncio.to_thread(_drawn, content)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


def _drawn(content: bytes) -> bytes:
    import segno  # only a host who invites somebody needs it

    out = BytesIO()
    segno.make(content, error="l", micro=False).save(out, kind="svg", scale=4, border=3, light="#fff")
    return out.getvalue()
