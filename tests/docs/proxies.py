"""nginx and Caddy as deploy/ sets them up: only names, ports and the certificate are a test's own.

with Nginx([8137, 8138]) as proxy:
    proxy.call("GET", "/")      # over TLS, as from outside
"""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from tests.proof.serving import Answer, quiet_port
from tests.servers import PATIENCE_S, Server, installed
from tests.web.live_server import Client

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "localhost"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
"""What nginx wants folders for."""
_PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
"""Not everybody has the folders of such programs in their path."""


class Proxy(Server):
    """A proxy in front of servers on some ports, reached over TLS."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.program = installed(self._program, [self.name])
        super().__init__()
        self.port, self.plain_port = quiet_port(), quiet_port()
        self.certificate, self.key = self.folder / "certificate.pem", self.folder / "key.pem"
        self._make_certificate()
        self._trust = ssl.create_default_context(cafile=str(self.certificate))
        self.set_up(ports)

    def __enter__(self) -> Proxy:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.remove()

    def _program(self) -> Path | None:
        path = shutil.which(self.name, path=_PLACES)
        return None if path is None else Path(path)

    def _make_certificate(self) -> None:
        kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        whose = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        where = ["-keyout", str(self.key), "-out", str(self.certificate)]
        openssl = installed(_openssl, ["openssl"])
        subprocess.run([openssl, "req", *kind, *whose, *where], check=True, capture_output=True)

    def set_up(self, ports: Sequence[int]) -> None:
        """Write the proxy's own file."""
        raise NotImplementedError

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5):
                return True
        except OSError:
            return False

    def call(
        self, method: str, path: str, body: Any = None, *, source: str = "127.0.0.1", **headers: str
    ) -> Answer:
        """Ask something through the proxy, from an address of this machine's loopback network."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is not None:
            sent.setdefault("content-type", "application/json")
            body = body if isinstance(body, bytes) else json.dumps(body).encode()
        asking = http.client.HTTPSConnection(
            NAME, self.port, context=self._trust, source_address=(source, 0), timeout=PATIENCE_S
        )
        try:
            asking.request(method, path, body, sent)
            answer = asking.getresponse()
            content = answer.read()
        finally:
            asking.close()
        is_json = "json" in answer.headers.get("content-type", "")
        return Answer(answer.status, json.loads(content) if is_json else content, answer.headers)

    @asynccontextmanager
    async def client(self, table: str, origin: str | None = None) -> AsyncIterator[Client]:
        """Somebody at a table through the proxy, as by a page of some origin; nothing is said yet."""
        address = f"wss://{NAME}:{self.port}/api/tables/{table}/socket"
        headers = {} if origin is None else {"origin": origin}
        async with connect(address, ssl=self._trust, additional_headers=headers, max_size=None) as socket:
            yield Client(socket)

    def logged(self) -> str:
        """Everything the proxy has written."""
        return "\n".join(path.read_text(errors="replace") for path in self.folder.glob("*log"))


class Nginx(Proxy):
    """nginx with deploy/nginx.conf."""

    name = "nginx"

    def set_up(self, ports: Sequence[int]) -> None:
        site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        site = swapped(site, r"^ *listen \[::\]:\d+( ssl)?;\n", "")
        site = swapped(site, r"listen 80;", f"listen 127.0.0.1:{self.plain_port};")
        site = swapped(site, r"listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;")
        site = swapped(site, r"ssl_certificate [^;]+;", f"ssl_certificate {self.certificate};")
        site = swapped(site, r"ssl_certificate_key [^;]+;", f"ssl_certificate_key {self.key};")
        site = swapped(site, r"table\.example", NAME)
        servers = "".join(rf"    server 127.0.0.1:{port}\1;\n" for port in ports)
        site = swapped(site, r"^    server 127\.0\.0\.1:8137([^;]*);\n", servers)
        (self.folder / "site.conf").write_text(site, encoding="utf-8")
        lines = [
            *(["user root;"] if os.geteuid() == 0 else []),
            "daemon off;",
            "master_process off;",
            "worker_processes 1;",
            f"pid {self.folder / 'pid'};",
            f"error_log {self.folder / 'error.log'};",
            "events { worker_connections 1024; }",
            "http {",
            f"access_log {self.folder / 'access.log'};",
            *(f"{kind}_temp_path {self.folder / kind};" for kind in TEMPORARY),
            f"include {self.folder / 'site.conf'};",
            "}",
        ]
        (self.folder / "main.conf").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def command(self) -> list[str]:
        return [
            str(self.program),
            "-p",
            str(self.folder),
            "-c",
            str(self.folder / "main.conf"),
            "-e",
            "stderr",
        ]


class Caddy(Proxy):
    """Caddy with deploy/Caddyfile."""

    name = "caddy"

    def set_up(self, ports: Sequence[int]) -> None:
        site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        opening = r"^\{\$DOMAIN:table\.example\} \{\n"
        site = swapped(
            site, opening, rf"\g<0>\ttls {self.certificate} {self.key}\n\tlog {{\n\t\toutput stderr\n\t}}\n"
        )
        ours = f"{{\n\tadmin off\n\thttp_port {self.plain_port}\n\thttps_port {self.port}\n}}\n"
        (self.folder / "Caddyfile").write_text(ours + site, encoding="utf-8")
        self._upstreams = " ".join(f"127.0.0.1:{port}" for port in ports)

    def command(self) -> list[str]:
        named = {"DOMAIN": NAME, "UPSTREAMS": self._upstreams, "HOME": str(self.folder)}
        env = [f"{name}={value}" for name, value in named.items()]
        running = [str(self.program), "run", "--adapter", "caddyfile", "--config", "Caddyfile"]
        return ["env", "-u", "XDG_DATA_HOME", "-u", "XDG_CONFIG_HOME", *env, *running]


def swapped(text: str, pattern: str, new: str) -> str:
    """A text with something replaced that has to be in it."""
    changed, count = re.subn(pattern, new, text, flags=re.MULTILINE)
    assert count, f"{pattern} is not in the file any more"
    return changed


def _openssl() -> Path | None:
    path = shutil.which("openssl")
    return None if path is None else Path(path)
