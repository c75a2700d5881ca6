"""Routes made from endpoints: one for each path, all refusals turned into problems in one place."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from nde.errors import Illegal, Missing, NdeError, Unreadable
from nde.store.rows import NoSuchTable
from nde.web.call import LONGEST_ID, Call, Shared
from nde.web.endpoint import Endpoint, File
from nde.web.languages import chosen_language
from nde.web.openapi import FILE, LANGUAGE, PATH, openapi_bytes
from nde.web.pieces import InPieces
from nde.web.problems import MEDIA_TYPE, problem, problem_bytes
from nde.web.schemas import PATH as SOCKET_PATH
from nde.web.schemas import socket_schema
from nde.web.security import SAFE, is_own_origin

log = logging.getLogger("nde.web")
_ID = re.compile(r"[A-Za-z0-9_-]+")
"""What the id of a table looks like: it stands in cookies and file names."""
_encoder = msgspec.json.Encoder(order="deterministic")


def api_routes(endpoints: Iterable[Endpoint], shared: Shared) -> list[Route]:
    """A route for each path among the endpoints, and one for their documentation."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    routes = [
        Route(path, _dispatcher(methods, shared), methods=list(methods)) for path, methods in by_path.items()
    ]
    described = [Route(PATH, _openapi, methods=["GET"]), Route(SOCKET_PATH, _socket, methods=["GET"])]
    return [*described, *routes]


async def _socket(request: Request) -> Response:
    schema = await asyncio.to_thread(lambda: msgspec.json.encode(socket_schema()))
    return Response(schema, media_type="application/schema+json")


async def _openapi(request: Request) -> Response:
    return Response(await asyncio.to_thread(openapi_bytes), media_type="application/json")


def _dispatcher(methods: dict[str, Endpoint], shared: Shared) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        endpoint = methods.get(request.method) or methods["GET"]
        request.scope["nde.endpoint"] = endpoint.name
        return await answered(Call(request, endpoint, shared))

    return answer


async def answered(call: Call) -> Response:
    """The answer of an endpoint, or the problem that it refuses with."""
    try:
        _check(call)
        await call.prepare()
        return _response(call, await call.endpoint.handler(call, *call.given))
    except NdeError as error:
        return refused(error, call)
    except asyncio.CancelledError:  # what takes long is given up when the server stops
        return refused(NdeError("server-stopping"), call)
    except Exception:
        log.exception("request failed", extra={"endpoint": call.endpoint.name})
        return refused(NdeError("broken"), call)
    finally:
        call.finish()


def _check(call: Call) -> None:
    request = call.request
    for name, value in request.path_params.items():
        if len(value) > LONGEST_ID:
            raise Missing("no-such-page", path=value)
        if name == "table" and not _ID.fullmatch(value):
            raise NoSuchTable(table=value)
    language = request.query_params.get("lang")
    if language is not None and language not in LANGUAGE.choices:
        raise Unreadable("bad-query", name="lang", value=language, allowed=LANGUAGE.choices)


def _response(call: Call, answer: object) -> Response:
    if isinstance(answer, Response):
        response = answer
    elif answer is None:
        response = Response(status_code=call.endpoint.status)
    elif call.endpoint.answer is File:
        response = InPieces(answer, status_code=call.endpoint.status, media_type=FILE)
    else:
        response = Response(
            _encoder.encode(answer), status_code=call.endpoint.status, media_type="application/json"
        )
    for name, value in call.headers:
        response.headers.append(name, value)
    return response


def refused(error: NdeError, call: Call) -> Response:
    """A refusal as the caller reads it; what is our own fault is logged."""
    call.shared.metrics.refusals.labels(error.code).inc()
    response = _problem_response(error, call.language, call.game)
    if response.status_code >= 500:
        log.warning("refused", extra={"code": error.code, "endpoint": call.endpoint.name})
    return response


def _problem_response(error: NdeError, language: str, game: str = "") -> Response:
    found = problem(error, language, game)
    response = Response(problem_bytes(found), status_code=found.status, media_type=MEDIA_TYPE)
    response.headers["content-language"] = language
    if found.status in (408, 413):
        response.headers["connection"] = "close"  # the rest of the body is not waited for
    if found.status == 429:
        response.headers["retry-after"] = str(found.facts["seconds"])
    if found.status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response


class OwnOriginsOnly:
    """Refuses whatever a page of another site asks to be changed, before anybody looks at it."""

    def __init__(self, app: ASGIApp, shared: Shared) -> None:
        self._app, self._shared = app, shared

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; sockets look at their origin themselves, and can say more about it."""
        is_unsafe = scope["type"] == "http" and scope["method"] not in SAFE
        if not is_unsafe or is_own_origin(scope, self._shared.settings):
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        error = Illegal("foreign-origin", origin=request.headers.get("origin", ""))
        self._shared.metrics.refusals.labels(error.code).inc()
        await refused_page(request, error)(scope, receive, send)


def refused_page(request: Request, error: NdeError) -> Response:
    """A refusal outside of the endpoints."""
    language = chosen_language(
        request.query_params.get("lang", ""), request.headers.get("accept-language", "")
    )
    return _problem_response(error, language)


async def on_http_exception(request: Request, exception: Exception) -> Response:
    """The problem of an address that leads nowhere, or is asked in a way it does not answer to."""
    assert isinstance(exception, HTTPException)
    if exception.status_code == 405:
        response = refused_page(request, Illegal("no-such-method", method=request.method))
        response.headers["allow"] = (exception.headers or {}).get("Allow", "")
        return response
    return refused_page(request, Missing("no-such-page", path=request.url.path))
