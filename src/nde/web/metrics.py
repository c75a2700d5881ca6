"""What the server counts, in the format of Prometheus; nothing here names a table, a seat or an address."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Sent:
    """What has gone to sockets since the figures were last read; plain numbers, as they change often."""

    __slots__ = ("bytes", "messages")

    def __init__(self) -> None:
        self.messages = self.bytes = 0


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(name, about, labels, registry=registry)

        def seconds(name: str, about: str, *labels: str) -> Histogram:
            return Histogram(name, about, labels, buckets=SECONDS, registry=registry)

        self.requests = counter("nde_requests", "HTTP requests", "endpoint", "status")
        self.request_seconds = seconds("nde_request_seconds", "HTTP requests", "endpoint")
        self.commands = counter("nde_commands", "commands", "way")
        """Carried out; `way` is `http` or `socket`."""
        self.refusals = counter("nde_refusals", "refusals", "code")
        self.entries = counter("nde_entries", "entries")
        self.commands_by_socket = self.commands.labels("socket")
        self.messages = counter("nde_messages", "messages")
        """Delivered to sockets."""
        self.bytes = counter("nde_bytes", "bytes", "way")
        self.bytes_by_socket = self.bytes.labels("socket")
        self.sent = Sent()
        self.connections = Gauge("nde_connections", "sockets", registry=registry)
        self.append_seconds = seconds("nde_append_seconds", "commands")
        """From the decision to its being durable."""
        self.view_seconds = seconds("nde_view_seconds", "views")
        self.loop_held_seconds = seconds("nde_loop_held_seconds", "loop")
        """What everybody waits for: the work that the loop did at a stretch."""
        self.tables = Gauge("nde_tables_open", "tables", registry=registry)

    def count_tables(self, count: Callable[[], int]) -> None:
        """Ask for the number of open tables whenever the figures are read."""
        self.tables.set_function(lambda: float(count()))

    def kept(self, count: int, seconds: float) -> None:
        """So many entries were made durable together."""
        self.entries.inc(count)
        self.append_seconds.observe(seconds)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        self.messages.inc(self.sent.messages)
        self.bytes_by_socket.inc(self.sent.bytes)
        self.sent.messages = self.sent.bytes = 0
        return generate_latest(self._registry)


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Note how long something took, refused or not."""
    begin = perf_counter()
    try:
        yield
    finally:
        histogram.observe(perf_counter() - begin)
