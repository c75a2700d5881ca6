"""The OpenAPI 3.1 document, made from the table of endpoints; docstrings are its descriptions."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

import nde
from nde.locale import LANGUAGES
from nde.web.endpoint import LINES, Endpoint, File, Printed, Query
from nde.web.endpoints import ENDPOINTS
from nde.web.messages import Problem
from nde.web.problems import MEDIA_TYPE, status_of_kind

PATH = "/api/openapi.json"
REF = "#/components/schemas/{name}"
FILE = "application/octet-stream"
PRINTED = ("application/pdf", "text/html", "text/markdown")
ANYTHING = {"type": ["string", "number", "boolean", "array", "object", "null"]}
IDS = {"type": "string", "minLength": 1, "maxLength": 64}
LANGUAGE = Query("lang", choices=LANGUAGES)
SECURITY: list[dict[str, list[str]]] = [{"key": []}]


@cache
def openapi_document() -> dict[str, Any]:
    """The whole document."""
    kinds = _kinds()
    schemas, components = msgspec.json.schema_components(kinds, schema_hook=_hook, ref_template=REF)
    by_kind = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, dict[str, object]] = {}
    for endpoint in ENDPOINTS:
        path = paths.setdefault(endpoint.path, {})
        path[endpoint.method.lower()] = _operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Nano Dungeon Engine", "version": nde.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


@cache
def openapi_bytes() -> bytes:
    """The document as it is sent."""
    return msgspec.json.encode(openapi_document())


def _kinds() -> list[object]:
    found: list[object] = [Problem]
    for endpoint in ENDPOINTS:
        kinds = (endpoint.body, endpoint.answer, endpoint.lines)
        found += [kind for kind in kinds if kind not in (None, File, Printed, *found)]
    return found


def _hook(kind: type) -> dict[str, Any]:
    """The schema of a type that may be anything, such as a fact of a question."""
    return ANYTHING


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, object]:
    operation: dict[str, object] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "tags": [endpoint.path.split("/")[2] if endpoint.path.count("/") > 1 else "server"],
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": IDS} for name in endpoint.params),
            *(_parameter(one) for one in (*endpoint.query, LANGUAGE)),
        ],
        "responses": _responses(endpoint, schemas),
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body, schemas)}
    if endpoint.who != "anyone":
        operation["security"] = SECURITY
    return operation


def _parameter(query: Query) -> dict[str, object]:
    schema: dict[str, object] = {
        "type": {"text": "string", "number": "integer", "flag": "boolean"}[query.kind]
    }
    if query.kind == "number":
        schema |= {"minimum": query.least, "maximum": query.most}
    if query.kind == "text" and query.most:
        schema["maxLength"] = query.most
    if query.choices:
        schema["enum"] = list(query.choices)
    if query.default != "":
        schema["default"] = query.default
    return {"name": query.name, "in": "query", "required": False, "schema": schema}


def _content(kind: object, schemas: dict[str, object]) -> dict[str, object]:
    if kind is Printed:
        return {kind: {"schema": {"type": "string", "format": "binary"}} for kind in PRINTED}
    if kind is File:
        return {FILE: {"schema": {"type": "string", "format": "binary"}}}
    return {"application/json": {"schema": schemas[repr(kind)]}}


def _responses(endpoint: Endpoint, schemas: dict[str, object]) -> dict[str, object]:
    good: dict[str, Any] = {"description": endpoint.summary}
    if endpoint.answer is not None:
        good["content"] = _content(endpoint.answer, schemas)
    if endpoint.lines is not None:
        good["content"][LINES] = {"schema": schemas[repr(endpoint.lines)]}
    problem = {MEDIA_TYPE: {"schema": schemas[repr(Problem)]}}
    refusals = {
        str(status): {"description": ", ".join(codes), "content": problem}
        for status, codes in sorted(problems_of(endpoint).items())
    }
    return {str(endpoint.status): good, **refusals}


def problems_of(endpoint: Endpoint) -> dict[int, list[str]]:
    """The statuses with which an endpoint may refuse, and what is known of the codes under each."""
    found: dict[int, list[str]] = {}

    def note(status: int, *codes: str) -> None:
        found.setdefault(status, []).extend(code for code in codes if code not in found.get(status, ()))

    note(400, "bad-query")
    if endpoint.method != "GET":
        note(403, "foreign-origin")
    if endpoint.who != "anyone":
        note(401, "key-needed", "no-such-key", "key-revoked")
        note(403, "enter-first")
    if endpoint.who == "gm":
        note(403, "only-the-gm")
    if "table" in endpoint.params:
        note(404, "no-such-table")
        note(429, "too-fast")
    if endpoint.path.endswith(("/enter", "/door")):
        note(401, "no-such-key", "key-revoked")
    if endpoint.path.startswith("/api/shelf") and not _opens_shelf(endpoint):
        note(401, "key-needed")
    if endpoint.body is not None:
        note(408, "body-too-slow")
        note(413, "body-too-large")
    if endpoint.body not in (None, File):
        note(400, "not-json")
        note(415, "wrong-media-type")
        note(422, "body-invalid")
    if endpoint.rate:
        note(429, "too-fast")
    note(503, "store-unavailable", "server-busy")
    for kind in endpoint.problems:
        note(status_of_kind(kind, kind.code), kind.code)
    return found


def _opens_shelf(endpoint: Endpoint) -> bool:
    """Whether somebody without a shelf at hand may ask this: to make one, to come to one, to leave it."""
    is_new = (endpoint.method, endpoint.path) == ("POST", "/api/shelf")
    return is_new or endpoint.path.endswith(("/enter", "/leave"))
