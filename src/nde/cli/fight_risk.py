"""The risk of a fight that `--target` asks for."""

from __future__ import annotations

from nde.cli.fight_party import Party
from nde.errors import NdeError, Unreadable
from nde.lab.fitting import Wanted
from nde.locale.complaints import Refused


def read_target(texts: tuple[str, ...], party: Party | None) -> Wanted | None:
    """The risk that is wanted, such as `win=0.85,down=1`; chances may be written as per cent."""
    if not texts:
        return None
    most = {"win": 1.0, "down": float(len(party.characters)) if party is not None else 60.0}
    found: dict[str, float] = {}
    errors: list[NdeError] = []
    for text in (part.strip() for one in texts for part in one.split(",")):
        name, _, value = text.partition("=")
        number = _number(value)
        if name not in most or number is None:
            errors.append(Unreadable("target-unreadable", text=text))
        elif name in found:
            errors.append(Unreadable("target-twice", name=name))
        elif not 0 <= number <= most[name]:
            errors.append(Unreadable("target-outside", text=text, name=name, least=0, most=most[name]))
        else:
            found[name] = number
    if errors:
        raise Refused(errors)
    return Wanted(win=found.get("win"), down=found.get("down"))


def _number(text: str) -> float | None:
    plain = text.strip().removesuffix("%").strip()
    try:
        number = float(plain)
    except ValueError:
        return None
    return number / 100 if text.strip().endswith("%") else number
