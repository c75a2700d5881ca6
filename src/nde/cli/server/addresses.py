"""Addresses: a port that is free, and what this machine is called in its network."""

from __future__ import annotations

import errno
import ipaddress
import socket

from nde.errors import Illegal

MOST_TRIES = 100
_SOMEWHERE = ("192.0.2.1", 9)
"""An address kept for documentation: nobody is there, and nothing is sent to it."""


def free_port(host: str, port: int, *, may_differ: bool) -> int:
    """The port if nobody listens on it; otherwise, where that is allowed, the next one that is free."""
    for candidate in range(port, min(port + MOST_TRIES, 65_536) if may_differ and port else port + 1):
        if _is_free(host, candidate):
            return candidate
    raise Illegal("port-taken", port=str(port))


def _is_free(host: str, port: int) -> bool:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in found:
            with socket.socket(family, kind, protocol) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return False
        if error.errno == errno.EACCES:
            raise Illegal("port-taken", port=str(port)) from None
        raise Illegal("host-not-here", host=host) from None
    return True


def is_loopback(host: str) -> bool:
    """Whether an address is reached from this machine alone."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_everywhere(host: str) -> bool:
    """Whether an address stands for all of this machine's."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def network_address() -> str:
    """What this machine is called in its network; empty without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(
                _SOMEWHERE
            )  # only finds the way: a datagram socket sends nothing when it connects
        except OSError:
            return ""
        address = str(way_out.getsockname()[0])
    return "" if is_loopback(address) or is_everywhere(address) else address


def web_address(host: str, port: int) -> str:
    """The start page at a host and port.

    >>> web_address("127.0.0.1", 8137), web_address("::1", 80)
    ('http://127.0.0.1:8137/', 'http://[::1]/')
    """
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}/" if port == 80 else f"http://{shown}:{port}/"
