"""What docs/hosting.md and deploy/ say works: behind real proxies, and only with options that exist."""

from __future__ import annotations

import asyncio
import http.client
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
import yaml  # type: ignore[import-untyped]
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nde.cli.arguments import Arguments
from nde.cli.commands import BY_NAME
from nde.cli.server.settings import read_settings
from nde.store.postgres import CONNECTIONS
from nde.web.endpoints import MOST_IMPORT_BYTES
from nde.web.run import KEEP_ALIVE_S, PING_S
from nde.web.settings import ServerSettings
from tests.cli.terminal import nde
from tests.docs.proxies import DEPLOY, NAME, Caddy, Nginx, Proxy, swapped
from tests.proof.serving import Serving
from tests.servers import Postgres, Redis, installed
from tests.web.live_server import Client

ROOT = DEPLOY.parent
PAGE = ROOT / "docs" / "hosting.md"
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
INSIDE = r"(?:/bin/|(?<=exec )nde1? |:ro\" nde1? )"
"""What stands before `nde` where it is run by its path, or in a container."""
FLAG = re.compile(r"--[a-z-]+")
VARIABLE = re.compile(r"\bNDE_[A-Z_]+")
KINDS = [pytest.param(Nginx, id="nginx"), pytest.param(Caddy, id="caddy")]
TRUSTING = ("--trusted-proxies", "127.0.0.1")
PATIENCE_S = 30.0


class House(NamedTuple):
    """Servers, and the proxy before them."""

    proxy: Proxy
    servers: list[Serving]


OTHER_PAGE = """<!doctype html><html lang="en"><script src="/assets/other-build.js"></script></html>"""
OLDER = (
    sys.executable,
    "-c",
    """
import sys
from pathlib import Path
import nde.cli as cli, nde.web.client.files as files
from nde.errors import Unreadable
from nde.table.codec import Decoder

files.folder = lambda: Path("BUILD")
entry, entries = Decoder.entry, Decoder.entries


def known(self, line, number=0):
    if b"unheard of" in line:
        raise Unreadable("game-line-unreadable", line=number, reason="")
    return entry(self, line, number)


Decoder.entry = known
Decoder.entries = lambda self, lines: None if b"unheard of" in lines else entries(self, lines)
sys.exit(cli.main())
""",
)
"""A server of another build, which does not know what is said to be unheard of."""


def older(folder: Path) -> tuple[str, ...]:
    """What runs a server of another version, with pages and scripts of its own."""
    assets = folder / "build" / "assets"
    assets.mkdir(parents=True)
    (assets / "other-build.js").write_text("// other", encoding="utf-8")
    (folder / "build" / "index.html").write_text(OTHER_PAGE, encoding="utf-8")
    return (*OLDER[:2], OLDER[2].replace("BUILD", str(folder / "build")))


@contextmanager
def behind(
    kind: type[Proxy], folder: Path, *options: str, servers: int = 1, first: tuple[str, ...] = ()
) -> Iterator[House]:
    """A proxy, and servers behind it that know what they are called outside; the first maybe another's."""
    with ExitStack() as stack:
        serving = [Serving(folder / f"data{number}") for number in range(servers - bool(first))]
        if first:
            serving.insert(0, Serving(folder / "other", command=first))
        proxy = kind([one.port for one in serving])
        for one in serving:
            one.options = ("--public-url", proxy.url, *options)
            stack.enter_context(one)
        yield House(stack.enter_context(proxy), serving)


@pytest.fixture(name="house", scope="module", params=KINDS)
def _house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server that trusts its proxy, as the page sets it up."""
    with behind(request.param, tmp_path_factory.mktemp("house"), *TRUSTING) as house:
        yield house


def made(proxy: Proxy, **more: str) -> Any:
    """A table made through the proxy."""
    answer = proxy.call("POST", "/api/tables", {"game": "nde12"}, **more)
    assert answer.status == 201, answer.data
    return answer.data


async def greeted(client: Client, key: str, seen: int | None = None) -> int:
    """The version of the table that somebody is welcomed to."""
    await client.send(type="hello", key=key, seen=seen, views=False)
    version: int = (await client.until("welcome"))["version"]
    return version


async def said(client: Client, id: str, text: str) -> int:
    """The number of the entry that somebody's words have become."""
    done = await client.do(id, {"type": "Say", "text": text})
    assert done["type"] == "done", done
    number: int = done["number"]
    return number


async def is_alive(client: Client) -> bool:
    """Whether a connection still answers."""
    try:
        await client.send(type="ping")
        await client.until("pong")
    except ConnectionClosed:
        return False
    return True


def test_pages_calls_and_sockets_go_through_the_proxy(house: House) -> None:
    proxy = house.proxy
    page = proxy.call("GET", "/")
    assert (page.status, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert f"wss://{NAME}:{proxy.port}" in page.headers["content-security-policy"]
    assert page.headers["strict-transport-security"]

    table = made(proxy, origin=proxy.url)
    id, key = table["table"]["id"], table["gm"]["key"]
    assert table["gm"]["link"] == f"{proxy.url}/t/{id}#k={key}"

    async def speak() -> None:
        async with proxy.client(id, origin=proxy.url) as client:
            version = await greeted(client, key)
            assert await said(client, "one", "hello") == version + 1

    asyncio.run(speak())
    assert "/api/tables" in proxy.logged()
    assert key not in proxy.logged() + house.servers[0].logged()


def test_a_browser_keeps_its_key_for_tls_alone(house: House) -> None:
    entering = made(house.proxy)
    path = f"/api/tables/{entering['table']['id']}/enter"
    seated = house.proxy.call("POST", path, {"key": entering["player"]["key"], "name": "Ada"})
    assert "; Secure" in seated.headers["set-cookie"]


def test_a_foreign_page_gets_no_further_than_without_a_proxy(house: House) -> None:
    table = made(house.proxy)["table"]["id"]
    refused = house.proxy.call("POST", "/api/tables", {"game": "nde12"}, origin="https://elsewhere.example")
    assert (refused.status, refused.data["code"]) == (403, "foreign-origin")

    async def come() -> None:
        async with house.proxy.client(table, origin="https://elsewhere.example"):
            pass

    with pytest.raises(InvalidStatus) as handshake:
        asyncio.run(come())
    assert handshake.value.response.status_code == 403


def test_figures_are_for_the_host_alone(house: House) -> None:
    assert house.servers[0].call("GET", "/metrics").status == 200
    refused = house.proxy.call("GET", "/metrics")
    assert (refused.status, refused.data["code"]) == (403, "not-here")
    assert house.proxy.call("GET", "/readyz").status == 200


def test_an_import_as_long_as_allowed_arrives(house: House) -> None:
    content = b"{" + b" " * (MOST_IMPORT_BYTES - 1)
    refused = house.proxy.call("POST", "/api/import", content, content_type="application/octet-stream")
    assert refused.status in (400, 422), refused  # the server itself has looked at it
    assert refused.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("kind", KINDS)
def test_callers_are_told_apart_if_the_proxy_is_trusted(kind: type[Proxy], tmp_path: Path) -> None:
    with behind(kind, tmp_path, *TRUSTING, "--tables-per-hour", "1") as (proxy, _):
        assert [status(proxy, f"127.0.0.{last}") for last in (2, 2, 3)] == [201, 429, 201]
        # What a caller claims counts for nothing.
        assert status(proxy, "127.0.0.2", x_forwarded_for="192.0.2.7") == 429


@pytest.mark.parametrize("kind", KINDS)
def test_callers_are_one_if_the_proxy_is_not_trusted(kind: type[Proxy], tmp_path: Path) -> None:
    with behind(kind, tmp_path, "--tables-per-hour", "1") as (proxy, _):
        assert [status(proxy, f"127.0.0.{last}") for last in (2, 3)] == [201, 429]


def status(proxy: Proxy, source: str, **headers: str) -> int:
    """What somebody is answered who makes a table."""
    return proxy.call("POST", "/api/tables", {"game": "nde12"}, source=source, **headers).status


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_goes_on_when_one_of_two_servers_dies(
    kind: type[Proxy], tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    database = postgres.fresh_database()
    where = ("--database", database, "--redis", redis.url)
    with behind(kind, tmp_path, *TRUSTING, *where, servers=2) as (proxy, servers):
        table = made(proxy)
        asyncio.run(play_through_a_death(proxy, servers, table["table"]["id"], table["gm"]["key"]))
        backup = nde("backup", "--database", database, "--out", str(tmp_path / "backup.db"))
        assert (backup.status, backup.err) == (0, "")


async def play_through_a_death(proxy: Proxy, servers: list[Serving], table: str, key: str) -> None:
    """Talk at a table while one of its servers is killed, and the other stopped once that is back."""
    async with proxy.client(table) as one, proxy.client(table) as other:
        for client in (one, other):
            await greeted(client, key)
        number = await said(one, "a", "from one")
        assert (await other.until("entry"))["entry"]["number"] == number

        serving, resting = sorted(servers, key=connections, reverse=True)
        assert (connections(serving), connections(resting)) == (2, 0), "a table is served by one process"
        serving.kill()
        assert [await is_alive(one), await is_alive(other)] == [False, False]
        for _ in range(5):
            assert proxy.call("GET", "/").status == 200
            made(proxy)
        async with proxy.client(table) as again:
            assert await greeted(again, key, seen=number) == number
            assert await said(again, "b", "still here") == number + 1
    serving.start()
    assert resting.stop() == 0
    async with proxy.client(table) as again:
        assert await greeted(again, key, seen=number) == number + 1


def connections(server: Serving) -> int:
    """How many sockets a server has."""
    text = server.call("GET", "/metrics").data.decode()
    found = re.search(r"^nde_connections ([0-9.]+)$", text, re.MULTILINE)
    assert found is not None, text
    return int(float(found[1]))


@pytest.mark.parametrize("kind", KINDS)
def test_while_two_versions_serve_everybody_gets_a_page_with_its_scripts_and_a_table_goes_on(
    kind: type[Proxy], tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    where = ("--database", postgres.fresh_database(), "--redis", redis.url)
    with behind(kind, tmp_path, *TRUSTING, *where, servers=2, first=older(tmp_path)) as (proxy, servers):
        seen = set()
        for number in range(2, 20):
            source = f"127.0.0.{number}"
            page = proxy.call("GET", "/", source=source).data.decode()
            script = re.findall(r'src="(/assets/[^"]+[.]js)"', page)[0]
            assert proxy.call("GET", script, source=source).status == 200, (number, script)
            seen.add(script)
        assert len(seen) == 2, "both versions serve"
        for _ in range(4):
            asyncio.run(outgrow(proxy, servers[0], servers[1]))


async def outgrow(proxy: Proxy, old: Serving, new: Serving) -> None:
    """Say at a table what only the newer of two servers knows; whoever is with the older one goes there."""
    table = made(proxy)
    id, key = table["table"]["id"], table["gm"]["key"]
    async with connect(f"ws{old.url[4:]}/api/tables/{id}/socket") as socket:
        client = Client(socket)
        await greeted(client, key)
        do = {"do": {"type": "Say", "text": "unheard of"}}
        assert new.call("POST", f"/api/tables/{id}/commands", do, key=key).status == 200
        bye = await client.until("bye")
        assert (bye["problem"]["code"], bye.get("may_return", True)) == ("table-outgrown", True)
    deadline = time.monotonic() + PATIENCE_S
    while True:
        try:
            async with proxy.client(id) as again:
                assert await greeted(again, key) > 0
                assert await said(again, "on", "and on") > 0
                return
        except InvalidStatus:
            assert time.monotonic() < deadline, "nobody is sent to the newer one"


def test_plain_http_leads_to_tls() -> None:
    with Nginx([1]) as proxy:
        asking = http.client.HTTPConnection("127.0.0.1", proxy.plain_port, timeout=PATIENCE_S)
        asking.request("GET", "/t/some?lang=pl", headers={"host": NAME})
        answer = asking.getresponse()
        assert (answer.status, answer.headers["location"]) == (301, f"https://{NAME}/t/some?lang=pl")
        asking.close()


def test_the_proxies_are_more_patient_than_the_server() -> None:
    nginx, caddy = ((DEPLOY / name).read_text(encoding="utf-8") for name in ("nginx.conf", "Caddyfile"))
    assert minutes(nginx, "proxy_read_timeout") * 60 > 60 > 2 * PING_S
    assert minutes(nginx, "proxy_send_timeout") * 60 > 60
    for idle in (re.search(r"keepalive_timeout (\d+)s;", nginx), re.search(r"\bkeepalive (\d+)s\n", caddy)):
        assert idle is not None
        assert int(idle[1]) < KEEP_ALIVE_S


def minutes(text: str, directive: str) -> int:
    found = re.search(rf"{directive} (\d+)m;", text)
    assert found is not None, directive
    return int(found[1])


# The page and the files: nothing is named that does not exist.


def test_every_variable_named_exists() -> None:
    known = set(VARIABLE.findall(nde("serve", "--help").out))
    files = [PAGE, *(path for path in DEPLOY.iterdir())]
    named = {file.name: set(VARIABLE.findall(file.read_text(encoding="utf-8"))) for file in files}
    assert {name: unknown for name, found in named.items() if (unknown := found - known)} == {}
    assert named["hosting.md"], "the page names none at all"


def test_every_command_and_flag_named_exists() -> None:
    found = [*commands_in(PAGE.read_text(encoding="utf-8"))]
    found += [command for path in DEPLOY.glob("*.service") for command in commands_in(path.read_text())]
    for words in found:
        name = " ".join(words[:2]) if words[0] == "tables" else words[0]
        assert name in BY_NAME, words
        asked = nde(*name.split(), "--help").out
        assert [word for word in words if word.startswith("--") and word not in FLAG.findall(asked)] == [], (
            words
        )
    assert {words[0] for words in found} == {"serve", "backup", "restore", "doctor", "tables"}


def test_flags_that_stand_alone_belong_to_a_command_of_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    alone = {span for span in INLINE.findall(page) if span.startswith("--")}
    helps = [nde(*name.split(), "--help").out for name in ("serve", "doctor", "restore", "tables export")]
    assert alone - {flag for text in helps for flag in FLAG.findall(text)} == set()


def commands_in(text: str) -> Iterator[list[str]]:
    """The words after `nde` of every command line in a page's code, or in a file."""
    spans = [span for span in INLINE.findall(text) if span.startswith("nde ")]
    for line in [*spans, *re.findall(rf"^.*{INSIDE}nde .*$", text, re.MULTILINE)]:
        yield shlex.split(re.split(rf"(?:^|{INSIDE})nde ", line, maxsplit=1)[1])


def test_the_page_and_the_folder_know_the_same_files() -> None:
    page = PAGE.read_text(encoding="utf-8")
    linked = set(re.findall(r"\]\(\.\./deploy/([^)]+)\)", page))
    assert linked | {"Dockerfile.dockerignore"} == {path.name for path in DEPLOY.iterdir()}
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", page):
        assert (PAGE.parent / target).exists(), target
    for lock in re.findall(r"requirements/[\w.]+", page + (DEPLOY / "Dockerfile").read_text()):
        assert (ROOT / lock).is_file(), lock


def test_the_figures_of_the_page_are_those_of_the_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"every {PING_S:.0f} s" in page
    assert f"after less than {KEEP_ALIVE_S} s" in page
    assert MOST_IMPORT_BYTES == 96 * 1024 * 1024
    assert "let 96 MB through" in page
    assert CONNECTIONS + 1 == 5
    assert "five connections" in page


@pytest.mark.parametrize(
    "text", ["pages from other sites may not change anything here", "is in use by another server"]
)
def test_the_page_quotes_what_people_see(text: str) -> None:
    folder = ROOT / "src" / "nde" / "locale" / "en"
    assert text in PAGE.read_text(encoding="utf-8")
    assert any(text in path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))


@pytest.mark.parametrize("name", ["nde.service", "nde@.service"])
def test_a_unit_starts_a_server_on_this_machine_alone(name: str) -> None:
    unit = (DEPLOY / name).read_text(encoding="utf-8").replace("%i", "8138")
    given = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.*)$", unit, re.MULTILINE))
    settings = settings_of(given)
    assert (settings.host, settings.data) == ("127.0.0.1", Path("/var/lib/nde"))
    assert settings.port == (8138 if "@" in name else 8137)
    assert settings.trusted_proxies == ("127.0.0.1", "::1")


def settings_of(env: Mapping[str, str]) -> ServerSettings:
    """What a server makes of an environment; refused if a value is wrong."""
    return read_settings(Arguments(BY_NAME["serve"], (), {}, {}), env)


def systemd_analyze() -> Path | None:
    """Where the program is that reads units."""
    found = shutil.which("systemd-analyze")
    return Path(found) if found is not None else None


@pytest.mark.parametrize("name", ["nde.service", "nde@.service", "nde-backup.service"])
def test_systemd_understands_the_unit(name: str, tmp_path: Path) -> None:
    unit = tmp_path / name.replace("@", "@8138")
    text = (DEPLOY / name).read_text(encoding="utf-8")
    unit.write_text(swapped(text, "/opt/nde/bin/nde", sys.executable), encoding="utf-8")
    program = installed(systemd_analyze, ["systemd"])
    looked = subprocess.run(
        [program, "verify", str(unit)], capture_output=True, text=True, check=False, timeout=60
    )
    assert (looked.returncode, looked.stderr) == (0, "")


def test_the_timer_starts_the_backup_every_night(tmp_path: Path) -> None:
    for name in ("nde-backup.service", "nde-backup.timer"):
        text = (DEPLOY / name).read_text(encoding="utf-8").replace("/opt/nde/bin/nde", sys.executable)
        (tmp_path / name).write_text(text, encoding="utf-8")
    program = installed(systemd_analyze, ["systemd"])
    timer = tmp_path / "nde-backup.timer"
    (often,) = re.findall(r"^OnCalendar=(.*)$", timer.read_text(encoding="utf-8"), re.MULTILINE)
    for asked in (["verify", str(timer)], ["calendar", "--iterations=2", often]):
        looked = subprocess.run([program, *asked], capture_output=True, text=True, check=False, timeout=60)
        assert (looked.returncode, looked.stderr) == (0, "")
    days = re.findall(r"\d{4}-\d\d-(\d\d) 04:00:00", looked.stdout)
    assert len(set(days)) == 2, looked.stdout


def test_the_nightly_backup_keeps_two_weeks(tmp_path: Path) -> None:
    data, backups = tmp_path / "data", tmp_path / "backups"
    backups.mkdir()
    old, recent = backups / "2026-01-01-040000.db", backups / "2026-01-20-040000.db"
    for path, days in ((old, 16), (recent, 13)):
        path.touch()
        os.utime(path, (time.time() - days * 86_400,) * 2)
    with Serving(data) as server:
        server.make_table()
        server.stop()
    unit = (DEPLOY / "nde-backup.service").read_text(encoding="utf-8")
    unit = swapped(unit, "/opt/nde/bin/nde", f"{sys.executable} -m nde")
    unit = swapped(swapped(unit, "/var/lib/nde", str(data)), "/var/backups/nde", str(backups))
    for command in re.findall(r"^ExecStart(?:Post)?=(.*)$", unit, re.MULTILINE):
        subprocess.run(shlex.split(command), check=True, capture_output=True, timeout=60)
    left = {path.name for path in backups.iterdir()}
    assert old.name not in left
    assert recent.name in left
    assert len(left) == 2


def test_the_compose_file_fits_together() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    baked = dict(re.findall(r"\b(NDE_\w+)=(\S+)", dockerfile))
    services = compose["services"]
    network = compose["networks"]["default"]["ipam"]["config"][0]["subnet"]
    for name in ("nde1", "nde2"):
        chosen = {"DOMAIN": "table.example", "POSTGRES_PASSWORD": "secret"}
        env = {key: filled_in(value, chosen) for key, value in services[name]["environment"].items()}
        settings = settings_of({**baked, **env})
        assert settings.public_url == "https://table.example"
        assert settings.trusted_proxies == (network,)
        assert settings.database == "postgresql://nde:secret@postgres/nde"
        assert urlsplit(settings.redis).hostname in services
        assert (DEPLOY / services[name]["build"]["context"]).resolve() == ROOT
        assert f"{name}:{settings.port}" in services["caddy"]["environment"]["UPSTREAMS"].split()
    used = {mount.split(":")[0] for one in services.values() for mount in one.get("volumes", ())}
    assert {mount for mount in used if not mount.startswith(".")} == set(compose["volumes"])
    assert services["postgres"]["environment"]["POSTGRES_USER"] == "nde"


def filled_in(value: str, chosen: Mapping[str, str]) -> str:
    """A value of a compose file with its variables, which all have to be set."""
    return re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: chosen[found[1]], value)


def test_the_image_is_made_of_what_the_project_has() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    let_in = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [
        word
        for line in re.findall(r"^COPY (?!--from)(.*) \S+$", dockerfile, re.MULTILINE)
        for word in line.split()
    ]
    assert sorted(f"!{word}" for word in copied) == sorted(line for line in let_in if line.startswith("!"))
    assert all((ROOT / word).exists() for word in copied)
    assert re.findall(r"^COPY --from=build (\S+) (\S+)$", dockerfile, re.MULTILINE) == [
        ("/opt/nde", "/opt/nde")
    ]


def test_images_are_pinned_to_a_release_and_say_whether_they_are_well() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    bases = [base for base in re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE) if ":" in base]
    images = [*bases, *(one["image"] for one in services.values() if "build" not in one)]
    assert len(images) == 5
    assert [image for image in images if not re.search(r":\d+\.\d+(\.\d+)?(-|$)", image)] == []
    assert len(set(bases)) == 1
    (asked,) = re.findall(r"^HEALTHCHECK .*CMD (\[.*\])$", dockerfile, re.MULTILINE)
    assert yaml.safe_load(asked)[1:] == services["nde1"]["healthcheck"]["test"][2:]


def test_the_health_check_tells_a_server_that_is_well_from_one_that_is_gone(tmp_path: Path) -> None:
    (asked,) = re.findall(r"^HEALTHCHECK .*CMD (\[.*\])$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    with Serving(tmp_path / "data") as server:
        check = [sys.executable, *yaml.safe_load(asked)[1:-1], swapped(asked, "8137", str(server.port))]
        check[-1] = yaml.safe_load(check[-1])[-1]
        assert subprocess.run(check, check=False, capture_output=True, timeout=60).returncode == 0
        server.kill()
        assert subprocess.run(check, check=False, capture_output=True, timeout=60).returncode


def test_the_lock_file_for_several_processes_pins_what_tests_run_with() -> None:
    pins = {name: pinned(ROOT / "requirements" / f"{name}.txt") for name in ("play", "cluster", "dev")}
    assert {"psycopg", "psycopg-binary", "redis"} <= set(pins["cluster"]) - set(pins["play"])
    assert set(pins["play"]) <= set(pins["cluster"])
    assert pins["cluster"].items() <= pins["dev"].items()
    assert "requirements/cluster.txt" in (ROOT / "Makefile").read_text(encoding="utf-8")


def pinned(file: Path) -> dict[str, str]:
    """The version of each package in a lock file."""
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_a_backup_is_restored_as_the_page_says(tmp_path: Path) -> None:
    kept, backups, anew = (tmp_path / name for name in ("kept", "backups", "anew"))
    backups.mkdir()
    with Serving(kept) as server:
        table = server.make_table()["table"]["id"]
        server.stop()
    written = nde("backup", "--data", str(kept), "--out", str(backups), "--json")
    (backup,) = backups.iterdir()
    assert (written.status, backup.stat().st_mode & 0o777) == (0, 0o600)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}\.db", backup.name)
    anew.mkdir()
    assert nde("restore", str(backup), "--data", str(anew)).status == 0
    assert nde("doctor", "--data", str(anew)).status == 0
    listed = nde("tables", "list", "--data", str(anew), "--json").data["tables"]
    assert [one["id"] for one in listed] == [table]
