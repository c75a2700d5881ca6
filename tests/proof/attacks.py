"""Strangers who do their worst beside people who play: `with attacked(server) as attacks: …`.

They guess keys over HTTP and by socket, send keys in paths, bring files that are none, ask for long sums and
fights, and write what nobody can read.  No answer may be a fault of the program, and no key that they have
sent may stand in the log; that a server is just being killed is no answer.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import secrets
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.proof.serving import Serving

AT_ONCE = 4
FROM = ("127.0.0.2", 0)
"""An address of their own: whoever shares one shares its places in the queues."""
PATIENCE_S = 30.0
ODD_DICE = ("200d20kh100", "9" * 400, "1d6" + "+1d6" * 400, "((((((", "1d0", "d%", "2d6!!!!")
GARBAGE = b'{"format":"nde-game","version":1,"game":"nde12"}\n' + b'{"number":1,"se\xff' * 20_000


class Attacks:
    """What strangers try, and what they are answered."""

    def __init__(self, server: Serving, seed: int) -> None:
        self._server = server
        self._chance = random.Random(seed)
        self.keys: list[str] = []
        """Keys that were sent where they do not belong."""
        self.answers: Counter[int] = Counter()
        """How often each status was answered."""
        self.faults: list[str] = []
        """What was answered by a fault of the program."""
        self.goodbyes = 0
        """How many sockets were sent away."""
        self.is_over = threading.Event()

    def run(self) -> None:
        """Attack until it is over."""
        tricks: tuple[Callable[[], None], ...] = (
            self.guess,
            self.send_a_key_in_a_path,
            self.bring_garbage,
            self.ask_for_sums,
            self.ask_the_lab,
            self.roll_the_impossible,
            self.come_by_socket,
        )
        while not self.is_over.is_set():
            with suppress(OSError, http.client.HTTPException, WebSocketException, TimeoutError):
                self._chance.choice(tricks)()

    def check(self) -> None:
        """Nothing was answered by a fault of the program, and no key stands in the log."""
        assert not self.faults, self.faults
        logged = self._server.logged()
        assert not [key for key in self.keys if key in logged], "a key stands in the log"
        assert '"traceback": ' not in logged, logged[-2_000:]

    def _call(self, method: str, path: str, body: Any = None, key: str = "") -> None:
        asking = http.client.HTTPConnection(
            "127.0.0.1", self._server.port, timeout=PATIENCE_S, source_address=FROM
        )
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
        if isinstance(body, bytes):
            headers["content-type"] = "application/octet-stream"
        content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        try:
            asking.request(method, path, content, headers)
            answer = asking.getresponse()
            answer.read()
        finally:
            asking.close()
        self.answers[answer.status] += 1
        if answer.status == 500:
            self.faults.append(f"{method} {path}")

    def _key(self) -> str:
        self.keys.append(secrets.token_urlsafe(24))
        return self.keys[-1]

    def guess(self) -> None:
        """Try a key that is none."""
        self._call("GET", f"/api/tables/{secrets.token_hex(8)}/view", key=self._key())

    def send_a_key_in_a_path(self) -> None:
        """Open a link whose `#` was written as `%23`."""
        self._call("GET", f"/t/{secrets.token_hex(8)}%23k={self._key()}")

    def bring_garbage(self) -> None:
        """Bring a file that is no table."""
        self._call("POST", "/api/import", GARBAGE)

    def ask_for_sums(self) -> None:
        """Want the odds of dice that take long, or are none."""
        self._call("POST", "/api/odds", {"expression": self._chance.choice(ODD_DICE)})

    def ask_the_lab(self) -> None:
        """Want a large fight computed."""
        wish = {"game": "nde12", "party": {"warrior": 4}, "foes": {"elite": 3, "minion": 6}}
        self._call("POST", "/api/lab/fight", wish)

    def roll_the_impossible(self) -> None:
        """Send numbers that no machine has."""
        self._call("POST", "/api/roll", {"expression": "1d6", "dice": [2**63]})
        self._call("POST", "/api/tables", {"game": "nde12", "heroes": 2**63})

    def come_by_socket(self) -> None:
        """Come with a wrong key, a foreign cookie, and words that are no message."""
        asyncio.run(self._socket(self._key()))

    async def _socket(self, key: str) -> None:
        address = f"ws://127.0.0.1:{self._server.port}/api/tables/{secrets.token_hex(8)}/socket"
        cookie = {"cookie": 'prefs={"a": 1}'}
        async with (
            asyncio.timeout(PATIENCE_S),
            connect(address, additional_headers=cookie, local_addr=FROM) as wire,
        ):
            hello = {"type": "hello", "key": key}
            await wire.send(self._chance.choice((json.dumps(hello), "[" * 99, '{"type":"do","id":1}')))
            said = json.loads(await wire.recv())
            self.goodbyes += said["type"] == "bye"


@contextmanager
def attacked(server: Serving, seed: int = 1) -> Iterator[Attacks]:
    """Attacked inside the block, by some at once; looked through behind it."""
    attacks = Attacks(server, seed)
    threads = [threading.Thread(target=attacks.run, daemon=True) for _ in range(AT_ONCE)]
    for one in threads:
        one.start()
    try:
        yield attacks
    finally:
        attacks.is_over.set()
        for one in threads:
            one.join(2 * PATIENCE_S)
    attacks.check()
