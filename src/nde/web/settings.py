"""What a host can set about a server."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Every option of `nde serve`; each is also an environment variable, `NDE_` and its name."""

    host: str = "127.0.0.1"
    port: int = 8137
    """0 for any free one."""
    data: Path
    """The folder for the database, backups and logs of one machine."""
    database: str = ""
    """`postgresql://…` for many processes, `memory:` to keep nothing; empty for SQLite in the data folder."""
    redis: str = ""
    """`redis://…`, notifications between processes; empty for one process, or for polling alone."""
    public_url: str = ""
    """How people reach the server from outside, such as `https://table.example`; empty for host and port."""
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may use this server."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word about the caller is taken."""
    log_level: LogLevel = "info"
    connections_per_address: int = 200
    """Connections from one address at a time, sockets and requests together."""
    commands_per_second: int = 20
    """What one client may ask for, sustained; five times as much in a burst."""
    message_bytes: int = 65_536
    """The longest message of a client."""
    tables_per_hour: int = 60
    """New tables from one address."""
    table_megabytes: int = 256
    """The longest log of a table."""
    address_megabytes: int = 1_000
    """What one address may bring in a day: files of tables, pictures, things on shelves."""
    backup_every: int = 0
    """Hours between backups that the server writes into its data folder by itself; 0 for none."""
    backup_keep: int = 14
    """So many of them are kept."""
    forget_after: int = 0
    """Days after which a table that nobody has touched is announced to end, then exported and removed; 0 for
    never."""
    lab_processes: int = 2
    """Questions to the lab that are worked on at a time, each by a process of its own."""
    lab_seconds: int = 30
    """The longest that a question to the lab may take."""
    lab_scenes: int = 150_000
    """The most scenes that are looked at for an exact answer."""
    lab_runs: int = 1_000_000
    """The most fights that are played for an answer."""
