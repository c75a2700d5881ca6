"""Tables over HTTP: made, found again, entered, laid aside, deleted, taken along; and who may not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nde.adventures import adventure_ids
from nde.rules import ruleset_ids
from nde.rules.pack import SHIPPED
from nde.table.codec import read_log
from nde.web import key_check
from nde.web.endpoints import MOST_IMPORT_BYTES
from tests.web.house import House, Reply

GM_ONLY: tuple[tuple[str, str, Any], ...] = (
    ("PATCH", "", {"archived": True}),
    ("DELETE", "", None),
    ("GET", "/links", None),
    ("POST", "/links", {"role": "player"}),
    ("DELETE", "/links/0123456789ab", None),
    ("GET", "/export", None),
    ("GET", "/export?seed=true", None),
    ("GET", "/lab", None),
    ("POST", "/lab", {}),
)
SEATED: tuple[tuple[str, str, Any], ...] = (
    ("GET", "", None),
    ("GET", "/view", None),
    ("GET", "/entries", None),
    ("POST", "/commands", {"do": {"type": "Say", "text": "x"}}),
    ("POST", "/odds", {"action": {}}),
)


def path_of(made: dict[str, Any]) -> str:
    return f"/api/tables/{made['table']['id']}"


def refusal(reply: Reply) -> tuple[int, str]:
    return reply.status, reply.data["code"]


@pytest.mark.parametrize("game", ruleset_ids())
@pytest.mark.parametrize("adventure", [None, adventure_ids()[0]])
def test_a_table_is_made_with_heroes_and_its_links_open_it(
    house: House, game: str, adventure: str | None
) -> None:
    made = house.made(game=game, adventure=adventure, heroes=3, gm={"name": "Ola"}, title="Evening")
    assert (made["table"]["title"], made["table"]["seat"]) == ("Evening", "gm")
    for role in ("gm", "player", "spectator"):
        link = made[role]["link"]
        assert link == f"http://127.0.0.1:8137/t/{made['table']['id']}#k={made[role]['key']}"
    view = house.get(f"{path_of(made)}/view", key=made["gm"]["key"]).data
    assert view["role"] == "gm"
    assert len([one for one in view["people"] if one["person"]["side"] == "party"]) == 3
    assert view["seats"][0]["name"] == "Ola"


def test_the_maker_gets_a_cookie_and_the_title_of_the_adventure(house: House) -> None:
    reply = house.post("/api/tables?lang=pl", {"game": "nde12", "adventure": adventure_ids()[0]})
    made = reply.data
    assert reply.header("location") == path_of(made)
    assert made["table"]["language"] == "pl"
    assert made["table"]["title"] == house.get("/api?lang=pl").data["adventures"][0]["title"]
    assert house.get(path_of(made)).data["role"] == "gm"


def test_heroes_come_by_their_sheets(house: House) -> None:
    sheets = [
        house.post("/api/characters", {"game": "tkds", "seed": seed}).data["document"] for seed in (1, 2)
    ]
    made = house.made(game="tkds", heroes=sheets)
    assert made["table"]["version"] == 4
    bad = house.post("/api/tables?lang=de", {"game": "nde12", "heroes": [{"role": "wizzard"}]})
    assert refusal(bad) == (422, "faults")
    assert len(bad.data["faults"]) > 1


def test_a_pack_and_settings_are_pinned_in_the_table(house: House) -> None:
    made = house.post("/api/tables", {"game": SHIPPED[0]}).data
    content = house.get(f"{path_of(made)}/export").body
    header = msgspec.json.decode(content.partition(b"\n")[0])
    assert header["packs"] == [SHIPPED[0]]
    assert header["names"]


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"game": "nde12", "adventure": "nowhere"}, 404, "no-such-adventure"),
        ({"game": "nde12", "heroes": 7}, 422, "body-invalid"),
        ({"game": "nde12", "heroes": [{}] * 7}, 422, "body-invalid"),
        ({"game": "nde12", "language": "fr"}, 422, "body-invalid"),
        ({"game": "nde12", "title": "x" * 81}, 422, "body-invalid"),
        ({"game": "nde12", "title": "a\nb"}, 422, "body-invalid"),
        ({"game": "nde12", "title": "a\x00b"}, 422, "body-invalid"),
        ({"game": "nde12", "gm": {"name": "x", "age": 3}}, 422, "body-invalid"),
        ({"game": "nde12", "settings": {"nothing": 1}}, 422, "faults"),
        ({}, 422, "body-invalid"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(house: House, wish: Any, status: int, code: str) -> None:
    reply = house.post("/api/tables", wish)
    assert refusal(reply) == (status, code)
    assert reply.all("set-cookie") == []
    assert house.runner.run(house.hub.store.all_tables()) == []


def test_own_tables_are_those_whose_keys_one_carries(house: House) -> None:
    mine = house.post("/api/tables", {"game": "nde12", "title": "Mine"}).data
    others = house.made(title="Theirs")
    assert [one["title"] for one in house.get("/api/tables").data["tables"]] == ["Mine"]
    both = house.get("/api/tables", key=others["gm"]["key"]).data["tables"]
    assert {one["title"] for one in both} == {"Mine", "Theirs"}
    house.cookies.clear()
    assert house.get("/api/tables", key="nonsense").data == {"tables": []}
    # An invitation is not a seat, and a key under another table's name opens nothing.
    assert house.get("/api/tables", key=mine["player"]["key"]).data == {"tables": []}
    house.cookies[f"nde-{others['table']['id']}"] = mine["gm"]["key"]
    assert house.get("/api/tables").data == {"tables": []}


def test_what_is_told_of_a_table_holds_neither_seed_nor_log(house: House) -> None:
    made = house.made()
    row = house.runner.run(house.hub.store.table(made["table"]["id"]))
    for path in ("", "/view"):
        reply = house.get(f"{path_of(made)}{path}", key=made["gm"]["key"])
        assert row.seed.hex() not in reply.body.decode()
        assert "header" not in reply.data


def test_an_invitation_gives_a_seat_and_the_seats_own_key_opens_it_again(house: House) -> None:
    made = house.made()
    reply = house.post(f"{path_of(made)}/enter", {"key": made["player"]["key"], "name": " Ada "})
    seated = reply.data
    assert (seated["role"], seated["is_new"]) == ("player", True)
    assert seated["key"] != made["player"]["key"]
    assert seated["link"].endswith(f"#k={seated['key']}")
    assert house.get(f"{path_of(made)}/view").data["seat"] == seated["seat"]
    house.cookies.clear()
    again = house.post(f"{path_of(made)}/enter", {"key": seated["key"]}).data
    assert (again["seat"], again["is_new"], again["key"]) == (seated["seat"], False, seated["key"])
    names = {one["id"]: one["name"] for one in house.get(f"{path_of(made)}/view").data["seats"]}
    assert names[seated["seat"]] == "Ada"


def test_a_key_tells_where_it_leads_to_before_anybody_goes_in(house: House) -> None:
    made = house.made(title="The Ford")
    seats = len(house.get(f"{path_of(made)}/view", key=made["gm"]["key"]).data["seats"])
    house.cookies.clear()
    invitation = house.post(f"{path_of(made)}/door", {"key": made["player"]["key"]})
    assert invitation.data == {
        "table": made["table"]["id"],
        "title": "The Ford",
        "game": "nde12",
        "role": "player",
        "seat": "",
    }
    own = house.post(f"{path_of(made)}/door", {"key": made["gm"]["key"]})
    assert (own.data["role"], own.data["seat"]) == ("gm", "gm")
    assert not house.cookies
    assert refusal(house.post(f"{path_of(made)}/door", {"key": "wrong"})) == (401, "no-such-key")
    assert len(house.get(f"{path_of(made)}/view", key=made["gm"]["key"]).data["seats"]) == seats


def test_two_who_follow_one_invitation_get_a_seat_each(house: House) -> None:
    made = house.made()
    first, second = house.seated(made, "Ada"), house.seated(made, "Bob")
    assert first["seat"] != second["seat"]
    assert first["key"] != second["key"]


def test_leaving_forgets_the_cookie_and_not_the_seat(house: House) -> None:
    made = house.post("/api/tables", {"game": "nde12"}).data
    assert house.post(f"{path_of(made)}/leave").status == 204
    assert refusal(house.get(path_of(made))) == (401, "key-needed")
    assert house.get(path_of(made), key=made["gm"]["key"]).status == 200


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "this link does not work here"),
        ("pl", "ten link tu nie działa"),
        ("de", "dieser Link"),
        ("cs", "odkaz"),
    ],
)
def test_a_wrong_key_is_refused_in_the_callers_language(house: House, language: str, said: str) -> None:
    made = house.made()
    reply = house.post(f"{path_of(made)}/enter?lang={language}", {"key": "wrong", "name": "Eve"})
    assert refusal(reply) == (401, "no-such-key")
    assert said in reply.data["title"]
    assert reply.header("www-authenticate") == "Bearer"
    assert reply.header("content-language") == language


def test_whoever_says_no_name_is_asked_for_one_in_the_tables_language(house: House) -> None:
    made = house.made(language="de")
    reply = house.post(f"{path_of(made)}/enter", {"key": made["player"]["key"], "name": "  "})
    assert reply.data["code"] == "name-needed"
    assert reply.header("content-language") == "de"


def test_guessing_keys_is_soon_refused_and_whoever_has_a_right_one_is_let_in(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(key_check, "PAUSE_S", 0.0)
    made = house.made()
    path = f"{path_of(made)}/enter"
    codes = [house.post(path, {"key": f"guess{at}"}, client="9.9.9.9").data["code"] for at in range(40)]
    assert codes[0] == "no-such-key"
    assert codes[-1] == "too-fast"
    right = {"key": made["player"]["key"], "name": "Eve"}
    assert house.post(path, right, client="9.9.9.9").status == 200


@pytest.mark.parametrize(("method", "path", "body"), [*GM_ONLY, *SEATED])
def test_nobody_without_a_seat_gets_anything(house: House, method: str, path: str, body: Any) -> None:
    made, other = house.made(), house.made()
    whole = f"{path_of(made)}{path}"
    assert refusal(house.ask(method, whole, body)) == (401, "key-needed")
    assert refusal(house.ask(method, whole, body, key="wrong")) == (401, "no-such-key")
    assert refusal(house.ask(method, whole, body, key=other["gm"]["key"])) == (401, "no-such-key")
    assert refusal(house.ask(method, whole, body, key=made["player"]["key"])) == (403, "enter-first")
    house.cookies[f"nde-{made['table']['id']}"] = other["gm"]["key"]
    assert refusal(house.ask(method, whole, body)) == (401, "no-such-key")


@pytest.mark.parametrize(("method", "path", "body"), [*GM_ONLY, *SEATED])
def test_a_link_that_was_taken_back_opens_nothing(house: House, method: str, path: str, body: Any) -> None:
    made = house.made()
    seated = house.seated(made)
    links = house.get(f"{path_of(made)}/links", key=made["gm"]["key"]).data["links"]
    [own] = [one for one in links if one["seat"] == seated["seat"]]
    assert house.get(path_of(made), key=seated["key"]).status == 200
    assert house.ask("DELETE", f"{path_of(made)}/links/{own['id']}", key=made["gm"]["key"]).status == 204
    reply = house.ask(method, f"{path_of(made)}{path}", body, key=seated["key"])
    assert refusal(reply) == (401, "key-revoked")


@pytest.mark.parametrize(("method", "path", "body"), GM_ONLY)
@pytest.mark.parametrize("role", ["player", "spectator"])
def test_what_is_the_game_masters_is_nobody_elses(
    house: House, method: str, path: str, body: Any, role: str
) -> None:
    made = house.made()
    seated = house.seated(made, role=role)
    for language, said in (("en", "only the game master"), ("de", "nur die Spielleitung")):
        query = "&" if "?" in path else "?"
        whole = f"{path_of(made)}{path}{query}lang={language}"
        reply = house.ask(method, whole, body, key=seated["key"])
        assert refusal(reply) == (403, "only-the-gm")
        assert said in reply.data["title"]


def test_a_table_is_laid_aside_and_taken_up_again(house: House) -> None:
    made = house.made()
    for archived in (True, False):
        reply = house.ask("PATCH", path_of(made), {"archived": archived}, key=made["gm"]["key"])
        assert reply.data["is_archived"] is archived
        assert house.get(path_of(made), key=made["gm"]["key"]).data["is_archived"] is archived


def test_a_deleted_table_is_gone_with_its_links(house: House) -> None:
    made = house.post("/api/tables", {"game": "nde12"}).data
    reply = house.ask("DELETE", path_of(made))
    assert (reply.status, reply.body) == (204, b"")
    assert house.cookies == {}
    assert refusal(house.get(path_of(made), key=made["gm"]["key"])) == (401, "no-such-key")
    assert (
        refusal(house.post(f"{path_of(made)}/enter", {"key": made["player"]["key"], "name": "x"}))[0] == 401
    )


def test_a_table_goes_elsewhere_and_is_played_on(house: House) -> None:
    made = house.made(heroes=2, language="cs")
    house.post(f"{path_of(made)}/commands", {"do": {"type": "Say", "text": "čau"}}, key=made["gm"]["key"])
    reply = house.get(f"{path_of(made)}/export?seed=true", key=made["gm"]["key"])
    assert reply.header("content-disposition") == f'attachment; filename="{made["table"]["id"]}.nde"'
    brought = house.post("/api/import", content=reply.body, kind="application/octet-stream")
    assert brought.status == 201
    assert brought.data["table"]["language"] == "cs"
    before = house.get(f"{path_of(made)}/view", key=made["gm"]["key"]).data
    after = house.get(f"{path_of(brought.data)}/view", key=brought.data["gm"]["key"]).data
    assert after == before
    assert brought.data["gm"]["key"] != made["gm"]["key"]
    said = {"do": {"type": "Say", "text": "dál"}}
    assert house.post(f"{path_of(brought.data)}/commands", said, key=brought.data["gm"]["key"]).status == 200


def test_an_export_without_the_seed_is_a_log_that_cannot_be_played_on(house: House) -> None:
    made = house.made(heroes=1)
    row = house.runner.run(house.hub.store.table(made["table"]["id"]))
    content = house.get(f"{path_of(made)}/export", key=made["gm"]["key"]).body
    assert len(read_log(content).entries) == made["table"]["version"]
    assert row.seed.hex().encode() not in content
    reply = house.post("/api/import?lang=pl", content=content, kind="application/octet-stream")
    assert reply.data["code"] == "no-seed-inside"


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"x\n", b'{"format":"nde-game","version":99}\n', b"\xff" * 100]
)
def test_a_file_that_is_no_table_is_refused(house: House, content: bytes) -> None:
    reply = house.post("/api/import", content=content, kind="application/octet-stream")
    assert 400 <= reply.status < 500, reply.data


def test_an_import_may_be_longer_than_a_message_and_not_without_end(house: House) -> None:
    assert house.post("/api/import", content=b"x" * 100_000).status != 413
    headers = {"content-length": str(MOST_IMPORT_BYTES + 1)}
    assert house.post("/api/import", content=b"x", headers=headers).status == 413


@pytest.mark.parametrize("is_led", [True, False])
def test_a_lone_hero_gets_company_only_where_the_engine_leads(house: House, is_led: bool) -> None:
    made = house.made(game="cairn2e", heroes=1, gm={"name": "Greta", "bot": not is_led})
    view = house.get(f"{path_of(made)}/view", key=made["gm"]["key"]).data
    people = view.get("view", view)["people"]
    assert len(people) == (1 if is_led else 2)
