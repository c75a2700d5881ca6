"""`nde serve`: a server for tables, in the foreground until it is stopped."""

from __future__ import annotations

import io
import json
import os
import signal
import sys
import threading
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from nde.cli.arguments import Arguments
from nde.cli.server.addresses import free_port, is_everywhere, is_loopback, network_address, web_address
from nde.cli.server.settings import is_given, read_settings
from nde.cli.session import Reply, Session
from nde.web.settings import ServerSettings

_LIGHT_ON_DARK = "\x1b[97;40m"
_PLAIN = "\x1b[0m"


def run(arguments: Arguments, session: Session) -> Reply:
    """Serve until Ctrl-C or SIGTERM; both are an orderly end."""
    settings = read_settings(arguments, session.env)
    has_port = is_given("port", arguments, session.env)
    settings = replace(settings, port=free_port(settings.host, settings.port, may_differ=not has_port))
    settings = _reachable(settings)
    if session.is_terminal and not is_given("log-level", arguments, session.env):
        settings = replace(settings, log_level="warning")  # a person wants to read what was said below
    from nde.web.run import serve  # everything of the server: only once the settings are in order

    def ready(addresses: Sequence[tuple[str, int]]) -> None:
        _announce(arguments, session, settings, *addresses[0])

    # Whoever runs us may stop us before the server listens, or while it ends: that is no fault either.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        status = serve(settings, on_ready=ready)
    except KeyboardInterrupt:
        status = 0
    finally:
        signal.signal(signal.SIGTERM, before)
    if not arguments.flags.get("json") and not status:
        session.write(session.words.say("serve-stopped"))
    return Reply(data=dict, text=str, status=status, is_told=True)


def _reachable(settings: ServerSettings) -> ServerSettings:
    """The settings with links that open on other machines as well, where the host has not said how.

    Whoever makes a table at the machine itself would otherwise send round links to a loopback address.
    """
    if settings.public_url or not settings.port or not is_everywhere(settings.host):
        return settings
    return replace(settings, public_url=_near(settings.host, settings.port).rstrip("/"))


def _announce(arguments: Arguments, session: Session, settings: ServerSettings, host: str, port: int) -> None:
    """Tell where the server is, once it listens."""
    here = web_address("127.0.0.1" if is_everywhere(host) else host, port)
    near = (settings.public_url and f"{settings.public_url}/") or _near(host, port)
    if arguments.flags.get("json"):
        facts = {"url": here, "public": near or here, "host": host, "port": port, "pid": os.getpid()}
        session.put(json.dumps(facts) + "\n")
    else:
        _tell(arguments, session, settings, here, near)
    session.flush()
    if arguments.flags.get("open"):
        _open(here, session.env)


def _near(host: str, port: int) -> str:
    """How others in the same network reach the server; empty where they cannot."""
    address = network_address() if is_everywhere(host) else "" if is_loopback(host) else host
    return web_address(address, port) if address else ""


def _tell(arguments: Arguments, session: Session, settings: ServerSettings, here: str, near: str) -> None:
    say = session.words.say
    session.write(say("serve-here", url=here))
    if near:
        is_asked = is_given("public-url", arguments, session.env)
        session.write(say("serve-public" if is_asked else "serve-near", url=near))
        if session.is_terminal and not arguments.flags.get("no-qr"):
            session.put(f"\n{qr_text(near)}\n\n")
    if settings.database:
        session.write(say("serve-database" if settings.database != "memory:" else "serve-memory"))
    else:
        session.write(say("serve-data", folder=str(settings.data)))
    session.write(say("serve-stop"))


def qr_text(url: str) -> str:
    """A QR code for a terminal, light on dark whatever the terminal's own colours are."""
    import segno

    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, border=2, compact=True)
    return "\n".join(f"  {_LIGHT_ON_DARK}{line}{_PLAIN}" for line in out.getvalue().splitlines())


def _open(url: str, env: Mapping[str, str]) -> None:
    """Open the start page in a browser, if there is one with a window; nobody waits for it."""
    if sys.platform.startswith("linux") and not (env.get("DISPLAY") or env.get("WAYLAND_DISPLAY")):
        return  # a browser for the terminal would take it from us
    import webbrowser

    def show() -> None:
        try:
            webbrowser.open(url)
        except (webbrowser.Error, OSError):
            return  # the address is printed as well

    threading.Thread(target=show, daemon=True).start()
