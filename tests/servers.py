"""Private database servers for tests: started on first use, each worker its own, stopped at the end.

    def test_something(postgres: Postgres, redis: Redis) -> None:
        url = postgres.fresh_database()   # an empty database of this test's own
        with postgres.gone():             # pull the plug, and put it back at the end
            ...

Both are real servers with everything that makes them durable switched on, on a free loopback port.
"""

from __future__ import annotations

import atexit
import fcntl
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest

MEMORY, ENOUGH = Path("/dev/shm"), 4 * 2**30
ROOM = Path("/tmp")
"""Where servers keep their files: places that any user may enter, as the server's user is not ours."""
PASSWORD = "pa$s/w@rd:1"
"""Signs that a URL must escape, as a host's password may have them."""
PATIENCE_S = 60.0


class Server:
    """A server process that can be stopped and started again on the same port with the same files."""

    name = ""
    user: str | None = None
    """Who runs it, if we are root and it refuses to be."""
    at_once = signal.SIGKILL
    """What ends it without putting its files in order, which nobody reads again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"nde-{self.name}-", dir=room()))
        if self.user is not None:
            shutil.chown(self.folder, self.user, self.user)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.remove)

    @property
    def url(self) -> str:
        """Where the server is reached."""
        raise NotImplementedError

    def command(self) -> list[str]:
        """What runs it in the foreground."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it takes requests."""
        raise NotImplementedError

    def start(self) -> None:
        """Run the server, if it does not run, and wait until it answers."""
        if self.process is not None:
            return
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                user=self.user,
                group=self.user,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE_S
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                pytest.fail(f"{self.name} does not start: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.02)

    def stop(self, with_signal: signal.Signals = signal.SIGINT) -> None:
        """End the server, if it runs, and wait until it is gone; SIGQUIT or SIGKILL ends it unprepared."""
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(with_signal)
        try:
            process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def hold(self, *, is_held: bool) -> None:
        """Let the server hang, with all that it has begun: connections stay, and nothing is answered."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        for one in (pid, *map(int, children)):
            os.kill(one, signal.SIGSTOP if is_held else signal.SIGCONT)

    @contextmanager
    def gone(self, with_signal: signal.Signals = signal.SIGINT) -> Iterator[None]:
        """Stopped inside the block, started again behind it."""
        self.stop(with_signal)
        try:
            yield
        finally:
            self.start()

    def remove(self) -> None:
        """Stop for good and leave nothing behind."""
        self.stop(self.at_once)
        shutil.rmtree(self.folder, ignore_errors=True)
        atexit.unregister(self.remove)


class Postgres(Server):
    """A PostgreSQL cluster of its own."""

    name = "postgres"
    at_once = signal.SIGQUIT

    def __init__(self) -> None:
        self._programs = installed(_postgres_programs, ["postgresql"])
        self.user = "postgres" if os.geteuid() == 0 else None
        super().__init__()
        self._databases = 0
        self._make()

    def _make(self) -> None:
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        if self.user is not None:
            shutil.chown(secret, self.user, self.user)
        options = {"pgdata": self.folder / "data", "username": "nde", "auth": "scram-sha-256"}
        options |= {"pwfile": secret, "encoding": "UTF8", "locale": "C.UTF-8"}
        flags = [f"--{key}={value}" for key, value in options.items()]
        made = subprocess.run(
            [self._programs / "initdb", "--no-sync", *flags],
            user=self.user,
            group=self.user,
            cwd=self.folder,
            capture_output=True,
            check=False,
        )
        if made.returncode != 0:
            pytest.fail(f"initdb: {made.stderr.decode()}")

    @property
    def url(self) -> str:
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        """Where a database of this server is reached."""
        return f"postgresql://nde:{quote(PASSWORD, safe='')}@127.0.0.1:{self.port}/{database}"

    def command(self) -> list[str]:
        options = ["listen_addresses=127.0.0.1", f"port={self.port}", "unix_socket_directories="]
        options += ["fsync=on", "synchronous_commit=on", "shared_buffers=32MB", "max_connections=100"]
        # After a sudden end one sync of the whole disk is enough; there may be thousands of files.
        options += ["recovery_init_sync_method=syncfs"]
        flags = [part for option in options for part in ("-c", option)]
        return [str(self._programs / "postgres"), "-D", str(self.folder / "data"), *flags]

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def fresh_database(self) -> str:
        """The URL of a new and empty database."""
        self._databases += 1
        name = f"fresh{self._databases}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url_of(name)


class Redis(Server):
    """A Redis server of its own."""

    name = "redis"

    def __init__(self) -> None:
        self._program = installed(_redis_program, ["redis-server"])
        super().__init__()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        options = {"port": str(self.port), "bind": "127.0.0.1", "dir": str(self.folder), "daemonize": "no"}
        options |= {"save": "", "appendonly": "yes", "appendfsync": "always"}
        flags = [part for key, value in options.items() for part in (f"--{key}", value)]
        return [str(self._program), *flags]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(64).startswith(b"+PONG")
        except OSError:
            return False


def room() -> Path:
    """Memory where there is plenty of it: a server that is killed finds there what it would on a disk.

    A disk that others write to at the same time makes one wait for all of it whenever a server is sure of
    something, which proves nothing more.
    """
    try:
        return MEMORY if shutil.disk_usage(MEMORY).free >= ENOUGH and os.access(MEMORY, os.W_OK) else ROOM
    except OSError:
        return ROOM


def free_port() -> int:
    """A loopback port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def installed(find: Callable[[], Path | None], packages: Sequence[str]) -> Path:
    """Where a program is, installed first if it is not; one worker installs, the others wait."""
    found = find()
    if found is not None:
        return found
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        pytest.fail(
            f"install {' '.join(packages)} first, such as by: sudo apt-get install {' '.join(packages)}"
        )
    with (ROOM / "nde-tests-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find() is None:
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["apt-get", "update", "-q"], env=environment, check=True, capture_output=True)
            install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
            subprocess.run(install, env=environment, check=True, capture_output=True)
    found = find()
    assert found is not None, f"{packages} are installed and not where they should be"
    return found


def _postgres_programs() -> Path | None:
    """The folder of the newest PostgreSQL's programs."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0])
    )
    if found:
        return found[-1].parent
    path = shutil.which("initdb")
    return None if path is None else Path(path).resolve().parent


def _redis_program() -> Path | None:
    path = shutil.which("redis-server")
    return None if path is None else Path(path)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL of this worker's own; a test that stops it starts it again."""
    server = Postgres()
    server.start()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A running Redis of this worker's own; a test that stops it starts it again."""
    server = Redis()
    server.start()
    yield server
    server.remove()
