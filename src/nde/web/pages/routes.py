"""The addresses of the pages and their files."""

from __future__ import annotations

import asyncio
from io import BytesIO

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from nde.locale import LANGUAGES
from nde.web.languages import chosen_language
from nde.web.pages.words import page, words_data

COOKIE = "language"
YEAR_S = 365 * 24 * 3600
LONGEST_QR = 500
FRESH = {"cache-control": "no-cache"}
"""Ask each time whether there is something newer: nobody plays with yesterday's script."""


def routes() -> list[BaseRoute]:
    """The start page, the page of a table, and everything they load."""
    return [
        Route("/", start_page, name="start"),
        Route("/t/{table}", table_page, name="table"),
        Route("/static/words/{language}.json", words_file, name="words"),
        Route("/qr", qr_code, methods=["POST"], name="qr"),
        Mount("/static", StaticFiles(packages=[("nde.web.pages", "static")]), name="static"),
    ]


async def start_page(request: Request) -> Response:
    """The page where tables are made and found again."""
    return _page(request, "start.html")


async def table_page(request: Request) -> Response:
    """The page of a table: the same for every table, as the key never comes here in an address."""
    return _page(request, "table.html")


def _page(request: Request, name: str) -> Response:
    asked = request.query_params.get("lang", "")
    kept = asked if asked in LANGUAGES else request.cookies.get(COOKIE, "")
    language = chosen_language(kept, request.headers.get("accept-language", ""))
    answer = HTMLResponse(page(name, language), headers={**FRESH, "vary": "accept-language, cookie"})
    if asked in LANGUAGES:
        answer.set_cookie(COOKIE, asked, max_age=YEAR_S, samesite="lax", httponly=True)
    return answer


async def words_file(request: Request) -> Response:
    """The words of a language, for the scripts."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return Response(status_code=404)
    data = await asyncio.to_thread(words_data, language)  # the first time it reads every adventure
    return Response(msgspec.json.encode(data), media_type="application/json", headers=FRESH)


async def qr_code(request: Request) -> Response:
    """A QR code as an image.  What is in it comes in the body: a key never stands in an address."""
    import segno  # only a host who invites somebody needs it

    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > LONGEST_QR:
            break
    if len(content) > LONGEST_QR or not content.startswith((b"http://", b"https://")):
        return Response(status_code=400)
    out = BytesIO()
    segno.make(content, error="l", micro=False).save(out, kind="svg", scale=4, border=3, light="#fff")
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})
