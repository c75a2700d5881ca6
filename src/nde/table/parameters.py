"""Values for the parameters of an offer, checked against what the offer allows; every fault at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable
from nde.rules import Param
from nde.table.texts import is_writable


def checked_values(
    params: Sequence[Param], values: Mapping[str, Any], rulings: frozenset[str] = frozenset()
) -> dict[str, Any]:
    """The values under their parameters' own names, or every fault in them.

    `rulings` are the parameters that are not for this seat to say.
    """
    known = {name: param for param in params for name in (param.name, *param.aliases)}
    faults: list[Fault] = []
    checked: dict[str, Any] = {}
    for name, value in values.items():
        param = known.get(name)
        if param is None:
            allowed = tuple(param.name for param in params)
            faults.append(Fault(name, Missing("no-such-parameter", name=name, allowed=allowed)))
        elif param.name in rulings and value != param.default:
            faults.append(Fault(name, Illegal("ruling-not-yours", name=name)))
        elif (fault := _fault(param, value)) is not None:
            faults.append(Fault(name, fault))
        else:
            checked[param.name] = tuple(value) if isinstance(value, list) else value
    if faults:
        raise Faults("parameters", tuple(faults))
    return checked


def _fault(param: Param, value: Any) -> NdeError | None:
    if param.is_many:
        many = value if isinstance(value, list | tuple) else (value,)
        return next((fault for one in many if (fault := _fault_of_one(param, one)) is not None), None)
    return _fault_of_one(param, value)


def _fault_of_one(param: Param, value: Any) -> NdeError | None:
    if _is_allowed(param, value):
        return None
    return Unreadable("bad-parameter", name=param.name, value=str(value), allowed=_allowed(param))


def _is_allowed(param: Param, value: Any) -> bool:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    match param.kind:
        case "die":
            return is_number and (not param.sides or value in param.sides)
        case "number":
            low = param.least is None or (is_number and value >= param.least)
            return is_number and low and (param.most is None or value <= param.most)
        case "choice":
            return isinstance(value, str) and (value in param.choices or value == param.default)
        case "flag":
            return isinstance(value, bool)
        case _:
            return isinstance(value, str) and len(value) <= 400 and is_writable(value)


def _allowed(param: Param) -> tuple[str, ...]:
    match param.kind:
        case "die":
            return tuple(f"d{sides}" for sides in param.sides)
        case "number":
            low = "" if param.least is None else str(param.least)
            high = "" if param.most is None else str(param.most)
            return (f"{low}…{high}",)
        case "flag":
            return ("true", "false")
        case _:
            return param.choices
