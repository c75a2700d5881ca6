"""Headers, origins, and whose word is taken about whom a request comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nde.web.security import Trusted, client_address, content_policy, is_from_the_host, is_own_origin
from nde.web.settings import ServerSettings
from tests.web.house import HOST, House, open_house

PATHS = ("/api", "/api/nowhere", "/healthz", "/metrics", "/", "/t/0123456789abcdef", "/static/nowhere.js")
OWN = f"http://{HOST}"


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_headers(house: House, path: str) -> None:
    reply = house.get(path)
    assert reply.header("x-content-type-options") == "nosniff"
    assert reply.header("referrer-policy") == "no-referrer"
    assert reply.header("cross-origin-opener-policy") == "same-origin"
    assert reply.header("cross-origin-resource-policy") == "same-origin"
    assert "camera=()" in reply.header("permissions-policy")
    assert len(reply.all("content-security-policy")) == 1
    policy = reply.header("content-security-policy")
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


def test_nothing_of_the_api_is_kept_by_a_cache(house: House) -> None:
    for path in ("/api", "/api/tables", "/api/tables/0123456789abcdef/view", "/api/nowhere"):
        assert house.get(path).header("cache-control") == "no-store"


def test_a_refusal_inside_of_the_program_has_the_headers_too(house: House) -> None:
    house.app.state.shared.hub.store.key = None
    reply = house.get("/api/tables/0123456789abcdef", key="x")
    assert reply.status == 500
    assert reply.data["code"] == "broken"
    assert reply.header("x-content-type-options") == "nosniff"


def test_a_host_that_is_none_brings_no_policy_of_its_own() -> None:
    assert "ws://table.example" in content_policy("table.example:8137")
    for host in ("a; script-src *", "a b", "a'b", "a,b", "ä", "x" * 300):
        assert content_policy(host) == content_policy("")


@pytest.mark.parametrize(
    ("origin", "is_own"),
    [
        ("", True),
        (OWN, True),
        (f"https://{HOST}", True),
        ("http://127.0.0.1", False),
        ("http://127.0.0.1:9999", False),
        ("http://evil.example", False),
        (f"http://{HOST}.evil.example", False),
        (f"http://evil.example#{HOST}", False),
        (f"http://evil.example/@{HOST}", False),
        ("null", False),
        ("file://", False),
        ("http://[", False),
        ("http://127.0.0.1:99999999", False),
        ("https://friend.example", True),
        ("http://friend.example", False),
        ("https://friend.example:8443", False),
        ("https://table.example", True),
        ("https://table.example:443", True),
    ],
)
def test_only_our_own_pages_may_change_anything(origin: str, is_own: bool) -> None:
    settings: dict[str, Any] = {"public_url": "https://table.example", "origins": ("https://friend.example",)}
    with open_house(**settings) as house:
        headers = {"origin": origin} if origin else {}
        reply = house.post("/api/roll", {"expression": "d6"}, headers=headers)
        assert reply.status == (200 if is_own else 403)
        if not is_own:
            assert reply.data["code"] == "foreign-origin"
        assert house.get("/api", headers=headers).status == 200


def test_a_foreign_page_is_refused_before_anything_is_read(house: House) -> None:
    made = house.made()
    path = f"/api/tables/{made['table']['id']}"
    for method, address in (("DELETE", path), ("PATCH", path), ("POST", f"{path}/leave")):
        reply = house.ask(method, address, key=made["gm"]["key"], headers={"origin": "http://evil.example"})
        assert reply.data["code"] == "foreign-origin"
    assert house.get(path, key=made["gm"]["key"]).status == 200


def test_pages_are_kept_from_other_sites_as_well(house: House) -> None:
    for path in ("/qr", "/", "/nowhere", "/metrics"):
        reply = house.post(path, content=b"x", headers={"origin": "http://evil.example"})
        assert (reply.status, reply.data["code"]) == (403, "foreign-origin")


def test_a_browser_without_an_origin_says_itself_that_it_is_elsewhere(house: House) -> None:
    headers = {"sec-fetch-site": "cross-site"}
    assert house.post("/api/roll", {"expression": "d6"}, headers=headers).status == 403
    assert house.post("/api/roll", {"expression": "d6"}, headers={"sec-fetch-site": "none"}).status == 200


def test_the_check_serves_sockets_as_well() -> None:
    settings = ServerSettings(data=Path("nowhere"))
    scope = {"type": "websocket", "headers": [(b"host", b"[::1]:8137"), (b"origin", b"http://[::1]:8137")]}
    assert is_own_origin(scope, settings)
    assert not is_own_origin({**scope, "headers": [(b"origin", b"http://[::1]:8137")]}, settings)


def test_pages_of_allowed_sites_may_read_answers_and_others_may_not() -> None:
    with open_house(origins=("https://friend.example",)) as house:
        friend = house.get("/api", headers={"origin": "https://friend.example"})
        assert friend.header("access-control-allow-origin") == "https://friend.example"
        assert (
            house.get("/api", headers={"origin": "https://evil.example"}).header(
                "access-control-allow-origin"
            )
            == ""
        )
        wish = {"origin": "https://friend.example", "access-control-request-method": "POST"}
        wish["access-control-request-headers"] = "content-type"
        assert house.ask("OPTIONS", "/api/roll", headers=wish).status == 200


def test_cookies_are_kept_from_scripts_and_from_other_sites() -> None:
    with open_house(public_url="https://table.example") as house:
        reply = house.post("/api/tables", {"game": "nde12"})
        [cookie] = reply.all("set-cookie")
        for part in ("HttpOnly", "SameSite=Strict", "Secure", "Path=/api"):
            assert f"; {part}" in cookie
        assert house.get("/api").header("strict-transport-security")
        assert reply.data["gm"]["link"].startswith("https://table.example/t/")


def test_without_tls_a_cookie_is_not_marked_secure(house: House) -> None:
    [cookie] = house.post("/api/tables", {"game": "nde12"}).all("set-cookie")
    assert "Secure" not in cookie


@pytest.mark.parametrize(
    ("trusted", "client", "forwarded", "address"),
    [
        ((), "127.0.0.1", "9.9.9.9", "127.0.0.1"),
        (("127.0.0.1",), "127.0.0.1", "9.9.9.9", "9.9.9.9"),
        (("127.0.0.1",), "127.0.0.1", "1.1.1.1, 9.9.9.9", "9.9.9.9"),
        (("127.0.0.1",), "8.8.8.8", "9.9.9.9", "8.8.8.8"),
        (("10.0.0.0/8",), "10.2.3.4", "9.9.9.9, 10.1.1.1", "9.9.9.9"),
    ],
)
def test_only_trusted_proxies_are_believed(
    trusted: tuple[str, ...], client: str, forwarded: str, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "nde.web.access")
    with open_house(trusted_proxies=trusted) as house:
        house.get("/api", client=client, headers={"x-forwarded-for": forwarded})
    [record] = [one for one in caplog.records if one.name == "nde.web.access"]
    assert record.__dict__["client"] == address


def test_one_household_is_one_address() -> None:
    def address(client: str) -> str:
        return client_address({"client": (client, 1)})

    assert address("2001:db8:1:2:3:4:5:6") == address("2001:db8:1:2:ffff::1") == "2001:db8:1:2::"
    assert address("::ffff:9.9.9.9") == address("9.9.9.9") == "9.9.9.9"
    assert address("somewhere") == "somewhere"
    assert client_address({"client": None}) == ""


@pytest.mark.parametrize(
    ("client", "host", "more", "is_shown"),
    [
        ("127.0.0.1", HOST, {}, True),
        ("::1", "[::1]:8137", {}, True),
        ("127.0.0.1", "localhost", {}, True),
        ("127.0.0.1", "rebound.example:8137", {}, False),
        ("127.0.0.1", HOST, {"x-forwarded-for": "9.9.9.9"}, False),
        ("127.0.0.1", HOST, {"forwarded": "for=9.9.9.9"}, False),
        ("192.168.1.7", HOST, {}, False),
        ("10.0.0.7", "metrics.example", {}, True),
        ("10.0.0.7", "metrics.example", {"x-forwarded-for": "9.9.9.9"}, False),
    ],
)
def test_the_figures_are_for_the_host_alone(
    client: str, host: str, more: dict[str, str], is_shown: bool
) -> None:
    with open_house(trusted_proxies=("10.0.0.0/8",)) as house:
        reply = house.get("/metrics", client=client, headers={"host": host, **more})
        assert reply.status == (200 if is_shown else 403)


def test_a_trusted_name_that_is_no_address_is_taken_as_it_is() -> None:
    assert "proxy" in Trusted(("proxy",))
    assert "10.0.0.1" not in Trusted(("proxy",))
    assert None not in Trusted(("proxy",))
    scope = {"client": ("", 0), "headers": []}
    assert not is_from_the_host(scope, Trusted(()))
