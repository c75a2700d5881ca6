"""The server as an ASGI application: endpoints, the socket, the pages, and what a host looks at."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from nde.errors import Illegal, NdeError
from nde.hub.hub import Hub
from nde.hub.usage import usage_of
from nde.locale.catalogue import load_all
from nde.web.call import DISK, Shared
from nde.web.chosen_game import load_games
from nde.web.endpoint import File
from nde.web.endpoints import ENDPOINTS
from nde.web.key_check import KeyCheck
from nde.web.lab.question_queue import LabQuestions
from nde.web.limits import Rates, Room, Turns, Workers
from nde.web.logs import AccessLog
from nde.web.loop_watch import LoopWatch
from nde.web.map_tiles import MapTiles
from nde.web.metrics import MEDIA_TYPE, Metrics
from nde.web.readiness import Readiness
from nde.web.routes import OwnOriginsOnly, api_routes, on_http_exception, refused_page
from nde.web.security import SecurityHeaders, Trusted, is_from_the_host
from nde.web.settings import ServerSettings
from nde.web.socket import TableSocket
from nde.web.upkeep import Upkeep

MOST_PICTURES = 9
"""Places in the queue for pictures: a game master may bring those of all the party at once."""
BURST = 5


def create_app(settings: ServerSettings, hub: Hub) -> Starlette:
    """The application for a hub; its lifespan starts and stops the hub, unless it is started already."""
    lab = LabQuestions(settings.lab_processes)
    keys = KeyCheck(hub, Rates(0.2, 30))
    texts, pictures = Turns(), Turns(most_of_one=MOST_PICTURES)
    rates = _rates(settings)
    shared = Shared(
        settings, hub, keys, Metrics(), Workers(), texts, pictures, rates, Room(), lab, MapTiles()
    )
    shared.metrics.count_tables(lambda: len(hub.open_tables()))
    hub.most_table_bytes = settings.table_megabytes * 1_000_000
    hub.on_kept = shared.metrics.kept
    socket = TableSocket(keys, settings, shared.workers, shared.metrics)
    upkeep = Upkeep(hub, settings)
    watch = LoopWatch(shared.metrics, lambda: bool(socket.connections))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        load_games()
        load_bodies()
        load_all()
        is_ours = not hub.is_ready
        if is_ours:
            await hub.start()
        watch.start()
        upkeep.start()
        try:
            yield
        finally:
            watch.stop()
            upkeep.stop()
            socket.stop()
            shared.workers.stop()
            shared.lab.stop()
            shared.tiles.stop()
            if is_ours:
                await hub.stop()

    app = Starlette(
        routes=[
            *_host_routes(shared),
            *api_routes(ENDPOINTS, shared),
            WebSocketRoute("/api/tables/{table}/socket", socket),
            *_pages(),
        ],
        middleware=_middleware(shared),
        exception_handlers={HTTPException: on_http_exception},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.shared, app.state.socket = shared, socket
    return app


def load_bodies() -> None:
    """Have msgspec look at what endpoints take, before there is more than one thread that reads it."""
    for endpoint in ENDPOINTS:
        if endpoint.body not in (None, File):
            msgspec.json.Decoder(endpoint.body)


def _rates(settings: ServerSettings) -> dict[str, Rates]:
    """How much one address may ask for, by what it is."""
    calls = settings.commands_per_second
    return {
        "calls": Rates(calls, calls * BURST),
        "enters": Rates(1, 100),
        "sums": Rates(10, 50),
        "lab": Rates(10, 60),
        "pictures": Rates(0.5, 60),
        "tiles": Rates(100, 2_000),
        DISK: Rates(settings.address_megabytes / 86_400, settings.address_megabytes),
        "tables": Rates(settings.tables_per_hour / 3600, settings.tables_per_hour),
    }


def _middleware(shared: Shared) -> list[Middleware]:
    settings = shared.settings
    found = [Middleware(AccessLog, metrics=shared.metrics), Middleware(SecurityHeaders, settings=settings)]
    if settings.trusted_proxies:
        # Only these are believed when they say whom a request comes from.
        found.insert(0, Middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.trusted_proxies)))
    if settings.origins:
        found.append(
            Middleware(
                CORSMiddleware,
                allow_origins=list(settings.origins),
                allow_methods=["GET", "POST", "PATCH", "DELETE"],
                allow_headers=["authorization", "content-type", "accept-language"],
            )
        )
    return [*found, Middleware(OwnOriginsOnly, shared=shared)]


def _pages() -> list[BaseRoute]:
    from nde.web import client

    routes: Callable[[], list[BaseRoute]] = client.routes
    return routes()


def _host_routes(shared: Shared) -> list[BaseRoute]:
    trusted = Trusted(shared.settings.trusted_proxies)

    readiness = Readiness(shared.hub)

    async def alive(request: Request) -> Response:
        return Response(b"ok\n", media_type="text/plain")

    async def ready(request: Request) -> Response:
        try:
            await readiness.require()
        except NdeError as error:
            return refused_page(request, error)
        return Response(b"ok\n", media_type="text/plain")

    async def usage(request: Request) -> Response:
        if not is_from_the_host(request.scope, trusted):
            return refused_page(request, Illegal("not-here"))
        content = msgspec.json.encode(await usage_of(shared.hub.store))
        return Response(content, media_type="application/json")

    async def figures(request: Request) -> Response:
        if not is_from_the_host(request.scope, trusted):
            return refused_page(request, Illegal("not-here"))
        return Response(shared.metrics.text(), headers={"content-type": MEDIA_TYPE})

    return [
        Route("/healthz", alive),
        Route("/readyz", ready),
        Route("/metrics", figures),
        Route("/usage", usage),
    ]
