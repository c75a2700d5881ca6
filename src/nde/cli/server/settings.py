"""The settings of a server from flags and environment variables; everything wrong with them at once."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, get_args
from urllib.parse import urlsplit

from nde.cli.arguments import Arguments
from nde.cli.commands import FLAGS, SETTINGS
from nde.cli.files import data_home
from nde.errors import Illegal, NdeError, Unreadable
from nde.locale.complaints import Refused
from nde.locale.typed import whole_number
from nde.web.settings import LogLevel, ServerSettings

EVERYWHERE = "0.0.0.0"
"""The address that stands for all of this machine's."""
LIMITS = {
    "port": (0, 65_535),
    "connections-per-address": (1, 1_000_000),
    "commands-per-second": (1, 100_000),
    "message-bytes": (1_024, 16 * 1024 * 1024),
    "tables-per-hour": (1, 1_000_000),
    "table-megabytes": (1, 1_000_000),
    "address-megabytes": (1, 1_000_000_000),
    "backup-every": (0, 8_760),
    "backup-keep": (1, 10_000),
    "forget-after": (0, 36_500),
    "lab-processes": (1, 256),
    "lab-seconds": (1, 3_600),
    "lab-scenes": (1, 100_000_000),
    "lab-runs": (1, 100_000_000),
}


def server_folder(env: Mapping[str, str]) -> Path:
    """Where a server keeps everything unless it is told otherwise."""
    return data_home(env) / "server"


def read_settings(arguments: Arguments, env: Mapping[str, str]) -> ServerSettings:
    """The settings that a line and its environment ask for; `Refused` with everything wrong about them."""
    errors: list[NdeError] = []
    found = {name: given for name in SETTINGS if (given := _given(name, arguments, env)) is not None}
    values: dict[str, Any] = {}
    for name, (source, texts) in found.items():
        try:
            values[name.replace("-", "_")] = _read(name, source, texts)
        except NdeError as error:
            errors.append(error)
    if arguments.flags.get("lan"):
        if "host" in arguments.flags:
            errors.append(Illegal("flags-clash", one="--lan", other="--host"))
        values["host"] = EVERYWHERE
    if errors:
        raise Refused(errors)
    return ServerSettings(**{"data": server_folder(env), **values})


def is_given(name: str, arguments: Arguments, env: Mapping[str, str]) -> bool:
    """Whether a setting was asked for, by flag or by variable."""
    return _given(name, arguments, env) is not None


def _given(name: str, arguments: Arguments, env: Mapping[str, str]) -> tuple[str, tuple[str, ...]] | None:
    """Who says what about a setting: the flag, or else the variable."""
    value = arguments.flags.get(name)
    if value is not None:
        return f"--{name}", (value,) if isinstance(value, str) else tuple(value)
    variable = FLAGS[name].variable
    return (variable, (env[variable],)) if env.get(variable) else None


def _read(name: str, source: str, texts: tuple[str, ...]) -> object:
    if name in LIMITS:
        return _number(source, texts[0], *LIMITS[name])
    if name == "data":
        return data_folder(source, texts[0])
    if FLAGS[name].kind == "texts":
        parts = [part for text in texts for part in re.split(r"[,\s]+", text) if part]
        return tuple(_checked(name, source, part) for part in parts)
    return _checked(name, source, texts[0])


def _number(source: str, text: str, least: int, most: int) -> int:
    number = whole_number(text)
    if number is None or not least <= number <= most:
        raise Unreadable("flag-not-a-number", flag=source, value=text, least=least, most=most, kind="number")
    return number


def data_folder(source: str, text: str) -> Path:
    """The folder that a text names; it need not be there yet."""
    path = Path(text).expanduser()
    if path.is_file():
        raise Illegal("data-is-a-file", flag=source, file=text)
    return path


def _checked(name: str, source: str, text: str) -> str:
    check = CHECKS.get(name)
    return check(source, text.strip()) if check is not None else text.strip()


def _web_address(source: str, text: str) -> str:
    """The address of a website, without a path and without a slash at its end."""
    try:
        parts = urlsplit(text.rstrip("/"))
        is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_whole = False
    if not is_whole or parts.path or parts.query or parts.fragment or parts.username is not None:
        raise Unreadable("not-a-web-address", flag=source, value=text)
    return text.rstrip("/")


def _database(source: str, text: str) -> str:
    if text not in ("", "memory:") and not text.startswith(("postgresql://", "postgres://")):
        raise Unreadable("not-a-database", flag=source, value=without_password(text))
    return text


def _redis(source: str, text: str) -> str:
    if not text.startswith(("redis://", "rediss://", "unix://")):
        raise Unreadable("not-a-redis-address", flag=source, value=without_password(text))
    return text


def without_password(url: str) -> str:
    """An address fit to be shown: who logs in, and with what, is left out.

    >>> without_password("mysql://ash:s/cr:t@db/nde"), without_password("db")
    ('mysql://…@db/nde', 'db')
    """
    return re.sub(r"(?<=://).*(?=@)", "…", url, flags=re.DOTALL)


def _proxy(source: str, text: str) -> str:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise Unreadable("not-an-ip-address", flag=source, value=text) from None
    return text


def _level(source: str, text: str) -> str:
    if text not in get_args(LogLevel):
        raise Unreadable("setting-not-allowed", flag=source, value=text, allowed=get_args(LogLevel))
    return text


CHECKS: dict[str, Callable[[str, str], str]] = {
    "database": _database,
    "redis": _redis,
    "public-url": _web_address,
    "origins": _web_address,
    "trusted-proxies": _proxy,
    "log-level": _level,
}
