"""Everything that goes over the wire as JSON Schema: the messages of the socket, and all types of the client.

`python -m nde.web.schemas` prints the latter.  Both are made from the very types that messages are read and
written with.  The one for the client says three things more than a plain schema of them: what stands beside a
field in the code describes it, nothing has fields it does not name, and a field that is always sent has to be
there.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from textwrap import dedent
from typing import Any, get_origin

import msgspec

from nde.table.commands import AnyDo
from nde.table.events import Entry
from nde.web.client.words import ClientWords
from nde.web.endpoint import File, Printed
from nde.web.endpoints import ENDPOINTS
from nde.web.messages import PROTOCOL, AnyDown, AnyUp, Problem

PATH = "/api/socket.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"


@cache
def socket_schema() -> dict[str, Any]:
    """What a client may say (`up`) and what it hears (`down`)."""
    (up, down), parts = msgspec.json.schema_components(
        [AnyUp, AnyDown], ref_template=REF, schema_hook=_anything
    )
    return {
        "$schema": DIALECT,
        "title": "nde socket",
        "version": PROTOCOL,
        "properties": {"up": up, "down": down},
        "$defs": parts,
    }


def _anything(kind: type) -> dict[str, object]:
    """Values of a game have the shape that the game gives them."""
    return {}


NOISE = ("default", "discriminator", "title", "minItems", "maxItems", "uniqueItems", "maxLength", "pattern")


@cache
def wire_schema() -> dict[str, Any]:
    """The schema: messages by the names of their classes, unions of them by those of their aliases."""
    read, written = _answers(), _bodies()
    kinds = [*written, *read, *ALIASES.values()]
    found, parts = msgspec.json.schema_components(kinds, ref_template=REF, schema_hook=_anything)
    classes = {name: kind for kind in structs_of(kinds) for name in _names_of(kind)}
    names = _short_names(parts, classes)
    always = set(structs_of(read)) - set(structs_of(written))
    for name, part in parts.items():
        _complete(part, classes.get(name), classes.get(name) in always)
    definitions = {names[name]: part for name, part in parts.items()}
    for alias, schema in zip(ALIASES, found[-len(ALIASES) :], strict=True):
        definitions[alias] = {"anyOf": schema["anyOf"]}
    unions = {_members(definitions[alias]): alias for alias in ALIASES}
    return {
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "$defs": {name: _tidied(definitions[name], names, unions, name) for name in sorted(definitions)},
    }


def _event() -> Any:
    """The union of everything that can stand in an entry."""
    return next(field.type for field in msgspec.structs.fields(Entry) if field.name == "events").__args__[0]


ALIASES = {"AnyUp": AnyUp, "AnyDown": AnyDown, "AnyDo": AnyDo, "AnyEvent": _event()}


def _bodies() -> list[object]:
    return [AnyUp, *(one.body for one in ENDPOINTS if one.body not in (None, File, Printed))]


def _answers() -> list[Any]:
    answers = (one.answer for one in ENDPOINTS if one.answer not in (None, File, Printed))
    lines = (one.lines for one in ENDPOINTS if one.lines is not None)
    return [AnyDown, Problem, ClientWords, *answers, *dict.fromkeys(lines)]


def structs_of(kinds: Iterable[object]) -> Iterator[type]:
    """Every struct and named tuple that these types are made of, each once."""
    waiting: list[object] = list(msgspec.inspect.multi_type_info(list(kinds)))
    seen: set[int] = set()
    while waiting:
        info = waiting.pop()
        if isinstance(info, (list, tuple)):
            waiting.extend(info)
        elif isinstance(info, (msgspec.inspect.Type, msgspec.inspect.Field)) and id(info) not in seen:
            seen.add(id(info))
            if isinstance(info, (msgspec.inspect.StructType, msgspec.inspect.NamedTupleType)):
                yield info.cls
            waiting.extend(getattr(info, name) for name in info.__struct_fields__)


def _plain(kind: Any) -> type:
    """A class itself where it is a generic one with its parameters filled in."""
    origin: type = get_origin(kind) or kind
    return origin


def _names_of(kind: type) -> tuple[str, str]:
    """What msgspec calls a class, and what it calls it where another one has the same name."""
    alone: str = msgspec.json.schema(kind, schema_hook=lambda kind: {})["$ref"].rpartition("/")[2]
    return alone, f"{_plain(kind).__module__}.{alone}"


def _short_names(parts: Iterable[str], classes: dict[str, type]) -> dict[str, str]:
    """What a client calls each: the class's name.  Where several share it, the web layer's has it."""
    by_name: dict[str, list[str]] = {}
    for part in parts:
        by_name.setdefault(part.rpartition(".")[2].partition("__")[0], []).append(part)
    names = {}
    for name, sharing in by_name.items():
        first, *others = sorted(sharing, key=lambda part: _rank(_module(part, classes)))
        names[first] = name
        for other in others:
            names[other] = _module(other, classes).rpartition(".")[2].title().replace("_", "") + name
    return names


def _module(part: str, classes: dict[str, type]) -> str:
    return part.rpartition(".")[0] or _plain(classes[part]).__module__


def _rank(module: str) -> tuple[bool, bool, str]:
    return module != "nde.web.messages", not module.startswith("nde.web."), module


def _complete(part: dict[str, Any], kind: type | None, is_always_sent: bool) -> None:
    """Put in what the code says beside fields, and what msgspec knows of the class and a schema does not."""
    if part.get("type") != "object" or "properties" not in part:
        return
    part["additionalProperties"] = False
    if kind is None:
        return
    plain = _plain(kind)
    for name, said in _comments(plain).items():
        if name in part["properties"]:
            part["properties"][name] = {**part["properties"][name], "description": said}
    if is_always_sent and not plain.__struct_config__.omit_defaults:  # type: ignore[attr-defined]
        part["required"] = list(part["properties"])


def _comments(kind: type) -> dict[str, str]:
    """The strings that stand under fields, by field."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("nde."):
            body = ast.parse(dedent(inspect.getsource(base))).body[0]
            assert isinstance(body, ast.ClassDef)
            for field, under in zip(body.body, body.body[1:], strict=False):
                match field, under:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=said)):
                        found[name] = inspect.cleandoc(str(said))
    return found


def _members(schema: dict[str, Any]) -> frozenset[str]:
    return frozenset(part.get("$ref", "") for part in schema.get("anyOf", ()))


def _tidied(
    schema: object, names: dict[str, str], unions: dict[frozenset[str], str], alias: str = ""
) -> object:
    """A schema with the short names, unions by their alias, and nothing that only a validator wants."""
    if isinstance(schema, list):
        return [_tidied(part, names, unions) for part in schema]
    if not isinstance(schema, dict):
        return schema
    union = unions.get(_members(schema))
    if union and union != alias:
        return {"$ref": REF.format(name=union)}
    if "$ref" in schema:
        return {"$ref": REF.format(name=names[schema["$ref"].rpartition("/")[2]])}
    kept = {key: value for key, value in schema.items() if key not in NOISE}
    if "properties" in kept:
        properties = {name: _tidied(part, names, unions) for name, part in kept.pop("properties").items()}
        return {
            **{key: _tidied(value, names, unions) for key, value in kept.items()},
            "properties": properties,
        }
    return {key: _tidied(value, names, unions) for key, value in kept.items()}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(wire_schema()))
