"""Real servers for the proofs: started, killed and started again on the same data and port.

with Serving(tmp_path) as server:
    made = server.call("POST", "/api/tables", {"game": "nde12"}).data
    server.kill()
    server.start()      # the same data, the same port
"""

from __future__ import annotations

import atexit
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

PATIENCE_S = 60.0
NDE = (sys.executable, "-m", "nde")
GENEROUS = (
    "--commands-per-second=100000",
    "--connections-per-address=1000000",
    "--tables-per-hour=1000000",
)
"""What lets a load in that is there to be looked at for other things."""
_ports = random.Random(os.getpid())


class Answer(NamedTuple):
    """What an HTTP call was answered with."""

    status: int
    data: Any
    """JSON as values, anything else as bytes."""
    headers: Any


class Serving:
    """A server process of its own, its data and its port."""

    def __init__(
        self,
        data: Path,
        *options: str,
        command: Sequence[str] = NDE,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self.data, self.options = data, options
        self.port = quiet_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data.parent / f"{data.name}-{self.port}.log"
        self._command, self._prepare = command, prepare
        atexit.register(self.kill)

    def __enter__(self) -> Serving:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        atexit.unregister(self.kill)

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self.process is not None
        return self.process.pid

    def launch(self) -> None:
        """Start the process, and do not wait until it listens."""
        assert self.process is None
        where = (f"--port={self.port}", f"--data={self.data}", "--log-level=warning")
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self._command, "serve", "--json", *where, *self.options],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,
                preexec_fn=self._prepare,
            )

    def start(self) -> dict[str, Any]:
        """Start the process and wait until it listens; what it says then."""
        if self.process is None:
            self.launch()
        assert self.process is not None
        assert self.process.stdout is not None
        line, deadline = b"", time.monotonic() + PATIENCE_S
        while not line.endswith(b"\n"):
            ready, _, _ = select.select([self.process.stdout], [], [], max(0.0, deadline - time.monotonic()))
            part = os.read(self.process.stdout.fileno(), 4096) if ready else b""
            if not part:
                self.kill()
                raise AssertionError(f"the server does not start: {line!r} {self.logged()}")
            line += part
        said: dict[str, Any] = json.loads(line)
        assert (said["port"], said["pid"]) == (self.port, self.process.pid)
        return said

    def kill(self) -> None:
        """End it in the middle of whatever it does (kill -9); nothing if it does not run."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it in good order; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, with_signal: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(with_signal)
        try:
            process.wait(PATIENCE_S)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
            assert process.stdout is not None
            process.stdout.close()
        return process.returncode

    def logged(self) -> str:
        """The end of what it has logged."""
        return self.log.read_text(encoding="utf-8", errors="replace")[-3000:]

    def call(self, method: str, path: str, body: Any = None, *, key: str = "", **headers: str) -> Answer:
        """Ask something over HTTP; a refusal is an answer like any other."""
        return call(self.url, method, path, body, key=key, **headers)

    def make_table(self, **wish: Any) -> Any:
        """A new table and its links, as the server tells them."""
        made = self.call("POST", "/api/tables", {"game": "nde12", **wish})
        assert made.status == 201, made.data
        return made.data

    def enter(self, table: str, key: str, name: str) -> Any:
        """A seat of one's own."""
        seated = self.call("POST", f"/api/tables/{table}/enter", {"key": key, "name": name})
        assert seated.status == 200, seated.data
        return seated.data

    def doctor(self) -> list[Any]:
        """What `nde doctor` finds in its data, while no server runs."""
        options = [one for one in self.options if one.startswith("--database")]
        looked = subprocess.run(
            [*self._command, "doctor", "--json", f"--data={self.data}", *options],
            capture_output=True,
            timeout=PATIENCE_S,
            check=False,
        )
        found = json.loads(looked.stdout)["findings"]
        assert looked.returncode == (1 if found else 0), looked.stderr.decode()
        return list(found)


def call(url: str, method: str, path: str, body: Any = None, *, key: str = "", **headers: str) -> Answer:
    """Ask a server something over HTTP; `body` is bytes, or a value that goes as JSON."""
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data=data, method=method)
    if data is not None:
        request.add_header("content-type", "application/json")
    if key:
        request.add_header("authorization", f"Bearer {key}")
    for name, value in headers.items():
        request.add_header(name.replace("_", "-"), value)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return _answer(answer.status, answer.read(), answer.headers)
    except urllib.error.HTTPError as refusal:
        with refusal:
            return _answer(refusal.code, refusal.read(), refusal.headers)


def _answer(status: int, content: bytes, headers: Any) -> Answer:
    is_json = "json" in headers.get("content-type", "")
    return Answer(status, json.loads(content) if is_json else content, headers)


def quiet_port() -> int:
    """A free loopback port below those that the system gives to whoever connects.

    A client that keeps on knocking at a port of the system's own range may be given that very port, and then
    talks to itself.
    """
    while True:
        port = _ports.randrange(15_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
