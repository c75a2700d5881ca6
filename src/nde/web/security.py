"""Headers that let a browser do as little as possible, and the check of who may change anything.

Who may change anything: a browser sends `Origin` with every unsafe request and with every socket.  It has to
be the server's own: the host the request itself was sent to, the public address, or one that the host has
allowed.  Programs send no `Origin` and carry a key.

What about a foreign name that is made to point at this machine (DNS rebinding)?  Its page is of its own
origin, and our rule lets it through.  But it gets no cookie, since those belong to the name they were set
under, and it has no key: it can do what any stranger could, no more.  What strangers may not even see
(`/metrics`) also asks for a host that no such name can have.  The cookies are `SameSite=Strict`: a link from
elsewhere brings none along.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TypeAlias
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nde.web.settings import ServerSettings

SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
LOOPBACK_NAMES = frozenset(("localhost", "127.0.0.1", "[::1]", "::1"))

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}

Address: TypeAlias = tuple[str, int]


def content_policy(host: str) -> str:
    """The content policy for pages at a host: our own files and our own socket, nothing inline, no frames."""
    # Older browsers do not take 'self' for sockets, so they are named.
    sockets = f" ws://{host} wss://{host}" if host and _is_plain_host(host) else ""
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "manifest-src 'self'",
            f"connect-src 'self'{sockets}",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        )
    )


def _is_plain_host(host: str) -> bool:
    """Whether a Host header is one: it stands in our header, and may not bring a policy of its own."""
    return len(host) <= 255 and all(sign.isalnum() or sign in ".-:[]_" for sign in host) and host.isascii()


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, or nothing."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_own_origin(scope: Scope, settings: ServerSettings) -> bool:
    """Whether a request or a socket comes from a page of ours, or from a program, which has no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return header(scope, b"sec-fetch-site") not in ("cross-site", "same-site")
    came_from = _address(origin)
    if came_from is None:
        return False
    allowed = (*settings.origins, *((settings.public_url,) if settings.public_url else ()))
    if any(_is_same(origin, other) for other in allowed):
        return True
    return came_from == _host_address(header(scope, b"host"), urlsplit(origin).scheme)


def _address(url: str) -> Address | None:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname:
        return None
    return parts.hostname, port or PORTS[parts.scheme]


def _host_address(host: str, scheme: str) -> Address | None:
    # The scheme is the origin's own: a proxy may have taken the TLS off before the request came here.
    return _address(f"{scheme}://{host}") if host and _is_plain_host(host) else None


def _is_same(origin: str, other: str) -> bool:
    return urlsplit(origin).scheme == urlsplit(other).scheme and _address(origin) == _address(other)


class Trusted:
    """Addresses and networks whose word is taken.

    >>> "10.1.2.3" in Trusted(("10.0.0.0/8", "::1")), "11.0.0.1" in Trusted(("10.0.0.0/8",))
    (True, False)
    """

    def __init__(self, addresses: Iterable[str]) -> None:
        self._networks: list[IPv4Network | IPv6Network] = []
        self._names: set[str] = set()
        for address in addresses:
            try:
                self._networks.append(ip_network(address, strict=False))
            except ValueError:
                self._names.add(address)

    def __contains__(self, address: object) -> bool:
        if not isinstance(address, str):
            return False
        try:
            parsed = ip_address(address)
        except ValueError:
            return address in self._names
        return any(parsed.version == network.version and parsed in network for network in self._networks)


def client_address(scope: Scope) -> str:
    """Whom a request comes from; behind trusted proxies, whom they say it does (see `nde.web.app`).

    Of an IPv6 address it is the network: one household has more addresses in it than any limit could hold.
    """
    client = scope.get("client")
    address = client[0] if client else ""
    try:
        parsed = ip_address(address)
    except ValueError:
        return str(address)
    if parsed.version == 6 and parsed.ipv4_mapped is None:
        return str(ip_network((int(parsed) >> 64 << 64, 64)).network_address)
    return str(parsed.ipv4_mapped or parsed) if parsed.version == 6 else address


def is_from_the_host(scope: Scope, trusted: Trusted) -> bool:
    """Whether a request comes from this machine or a trusted one itself, and from nobody behind a proxy."""
    if header(scope, b"x-forwarded-for") or header(scope, b"forwarded"):
        return False
    client = scope.get("client")
    address = client[0] if client else ""
    try:
        is_loopback = ip_address(address).is_loopback
    except ValueError:
        is_loopback = False
    if address in trusted:
        return True
    asked = _host_address(header(scope, b"host"), "http")
    return is_loopback and asked is not None and asked[0] in LOOPBACK_NAMES


class SecurityHeaders:
    """Adds the headers to every answer; pages may bring a policy of their own, nothing else may."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self._app = app
        self._is_https = settings.public_url.startswith("https://")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("content-security-policy", content_policy(header(scope, b"host")))
                if self._is_https:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                if scope["path"].startswith("/api"):
                    headers["cache-control"] = "no-store"
            await send(message)

        await self._app(scope, receive, send_secured)
