"""The OpenAPI document: in step with the routes, and true: generated requests find no 500 and no lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from starlette.routing import Route

from nde.errors import NdeError
from nde.hub import Created, Hub, NewTable
from nde.rules import ruleset_named
from nde.store import MemoryStore
from nde.table.commands import Bring
from nde.table.header import Header
from nde.table.heroes import drawn_hero
from nde.web.app import create_app
from nde.web.endpoints import ENDPOINTS
from nde.web.openapi import PATH, openapi_document, problems_of
from nde.web.problems import status_of_kind
from nde.web.schemas import PATH as SOCKET
from nde.web.settings import ServerSettings
from tests.extent import drawn
from tests.web.house import House


def wrong_data_is_refused(ctx: Any, response: Any, case: Case[Any]) -> bool | None:
    """The check of the tool, which does not know that a text too long may be too much altogether."""
    if response.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return None
    found: bool | None = negative_data_rejection(ctx, response, case)
    return found


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    wrong_data_is_refused,
    unsupported_method,
    ignored_auth,
]


def test_the_document_is_served_and_is_the_one_made_from_the_endpoints(house: House) -> None:
    assert house.get(PATH).data["paths"] == openapi_document()["paths"]


def test_every_schema_is_one(house: House) -> None:
    components = openapi_document()["components"]["schemas"]
    for name in components:
        jsonschema_rs.validator_for(
            {"$ref": f"#/components/schemas/{name}", "components": {"schemas": components}}
        )


def test_the_document_names_every_endpoint_and_no_other(house: House) -> None:
    served = {
        (method, route.path)
        for route in house.app.routes
        if isinstance(route, Route) and route.path.startswith("/api") and route.path not in (PATH, SOCKET)
        for method in route.methods or ()
        if method != "HEAD"
    }
    written = {
        (method.upper(), path) for path, methods in openapi_document()["paths"].items() for method in methods
    }
    assert written == served == {(one.method, one.path) for one in ENDPOINTS}


def test_every_endpoint_says_what_it_does_under_a_name_of_its_own() -> None:
    operations = [one for path in openapi_document()["paths"].values() for one in path.values()]
    assert len({one["operationId"] for one in operations}) == len(ENDPOINTS)
    assert all(one["summary"] for one in operations)


def test_what_only_some_may_do_is_marked_so() -> None:
    paths = openapi_document()["paths"]
    for one in ENDPOINTS:
        operation = paths[one.path][one.method.lower()]
        assert ("security" in operation) == (one.who != "anyone")
        assert ("403" in operation["responses"]) >= (one.who == "gm")


def test_what_an_endpoint_says_it_refuses_is_in_the_document() -> None:
    for one in ENDPOINTS:
        for kind in one.problems:
            assert issubclass(kind, NdeError)
            assert status_of_kind(kind, kind.code) in problems_of(one)
            assert status_of_kind(kind, kind.code) < 500


class Served:
    """The application for schemathesis, with a table at which something can be seen."""

    def __init__(self) -> None:
        self.hub = Hub(MemoryStore())
        generous = ServerSettings(data=Path("nowhere"), tables_per_hour=10**9, commands_per_second=10**6)
        self.app = create_app(generous, self.hub)
        for rates in self.app.state.shared.rates.values():
            rates._burst = 1e9
        self.made: Created | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            raise NotImplementedError  # that there is no lifespan to look after
        if self.made is None:
            await self.hub.start()
            self.made = await self.hub.create(NewTable(header=Header(game="nde12"), first=(_hero(),)))
        if scope["path"] == "/stop":
            await self.hub.stop()
        await self.app(scope, receive, send)


def _hero() -> Bring:
    rules = ruleset_named("nde12")
    return Bring(id="ada", sheet=rules.write_sheet(drawn_hero(rules, Random(7), ())))


SERVED = Served()
schema = schemathesis.openapi.from_asgi(PATH, SERVED)


@pytest.fixture(scope="module", autouse=True)
def _stop() -> Iterator[None]:
    yield
    with asgi.get_client(SERVED) as client:
        client.get("/stop")


PART = drawn(1, of=4)
ASKED: Counter[str] = Counter()
"""How many cases each endpoint was given: the first is always asked, and so many of every four."""


@schema.parametrize()
@settings(max_examples=10, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_asked_is_answered_as_the_document_says(case: Case[Any]) -> None:
    ASKED[case.operation.label] += 1
    if (ASKED[case.operation.label] - 1) % 4 >= PART:
        return
    made = SERVED.made
    assert made is not None
    case.call_and_validate(checks=CHECKS, timeout=None)
    if "table" in case.path_parameters and case.operation.method != "delete":
        case.path_parameters["table"] = made.table.id
        response = case.call(headers={"Authorization": f"Bearer {made.gm}"}, timeout=None)
        case.validate_response(response, checks=CHECKS[:4])
