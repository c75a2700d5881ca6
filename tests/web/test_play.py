"""Play over HTTP: commands, entries and views as a seat sees them, odds of offers, links."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from nde.table.view import view
from tests.web.house import House
from tests.web.test_tables import path_of, refusal

SECRET = "zqx-under-the-floor"


def do(house: House, made: dict[str, Any], key: str, type: str, **fields: Any) -> Any:
    reply = house.post(f"{path_of(made)}/commands", {"do": {"type": type, **fields}}, key=key)
    assert reply.status == 200, reply.data
    return reply.data


def test_a_command_comes_back_as_the_entry_it_became(house: House) -> None:
    made = house.made()
    ada = house.seated(made)
    done = do(house, made, ada["key"], "Say", text="hello")
    assert done["number"] == made["table"]["version"] + 2
    assert (done["is_repeated"], done["entry"]["seat"]) == (False, ada["seat"])
    assert done["entry"]["events"] == [{"type": "Said", "text": "hello"}]


def test_a_command_sent_twice_acts_once(house: House) -> None:
    made = house.made()
    body = {"id": "mine-1", "base": 0, "do": {"type": "Say", "text": "once"}}
    first, second = (
        house.post(f"{path_of(made)}/commands", body, key=made["gm"]["key"]).data for _ in range(2)
    )
    assert (first["number"], second["is_repeated"]) == (second["number"], True)
    entries = house.get(f"{path_of(made)}/entries", key=made["gm"]["key"]).data
    assert str(entries).count("once") == 1


def test_nobody_speaks_for_another_seat(house: House) -> None:
    """A body has no seat: it is always the key's."""
    made = house.made()
    ada = house.seated(made)
    body = {"seat": "gm", "do": {"type": "Say", "text": "I am the master"}}
    assert refusal(house.post(f"{path_of(made)}/commands", body, key=ada["key"])) == (422, "body-invalid")


@pytest.mark.parametrize(
    ("doing", "status", "code"),
    [
        ({"type": "SetClock", "id": "doom"}, 403, "only-the-gm"),
        ({"type": "Close"}, 403, "only-the-gm"),
        ({"type": "Sit", "seat": "gm", "role": "gm"}, 403, "only-the-gm"),
        ({"type": "EraseNote", "id": "nothing"}, 404, "no-such-note"),
        ({"type": "Answer", "pending": 99, "answer": "x"}, 404, "no-such-question"),
        ({"type": "Act", "action": {"type": "Nonsense"}}, 422, "not-an-action"),
        ({"type": "Say", "text": "x" * 5_000}, 422, "too-long"),
        ({"type": "Undo"}, 403, "undo-not-yours"),
        ({"type": "Fly"}, 422, "body-invalid"),
        ({"type": "Say"}, 422, "body-invalid"),
    ],
)
def test_refusals(house: House, doing: Any, status: int, code: str) -> None:
    made = house.made(heroes=1)
    ada = house.seated(made)
    before = house.get(f"{path_of(made)}/entries", key=ada["key"]).data
    said = set()
    for language in ("en", "pl"):
        reply = house.post(f"{path_of(made)}/commands?lang={language}", {"do": doing}, key=ada["key"])
        assert refusal(reply) == (status, code)
        said.add(reply.data["title"])
    assert len(said) == 2
    assert house.get(f"{path_of(made)}/entries", key=ada["key"]).data == before


def test_a_watcher_only_watches(house: House) -> None:
    made = house.made(heroes=1)
    watcher = house.seated(made, "Eve", role="spectator")
    assert house.get(f"{path_of(made)}/view", key=watcher["key"]).data["offers"] == []
    body = {"do": {"type": "Mark", "moment": "turn"}}
    assert house.post(f"{path_of(made)}/commands", body, key=watcher["key"]).status == 403


def test_a_view_is_the_tables_own_view_of_the_seat(house: House) -> None:
    made = house.made(heroes=3)
    ada = house.seated(made)
    live = house.runner.run(house.hub.live(made["table"]["id"]))
    for key, seat in ((made["gm"]["key"], "gm"), (ada["key"], ada["seat"])):
        data = house.get(f"{path_of(made)}/view", key=key).data
        shown = view(live.state, seat)
        assert (data["seat"], data["version"], len(data["offers"])) == (
            seat,
            shown.version,
            len(shown.offers),
        )


def test_what_is_not_for_a_seat_is_in_no_byte_it_gets(house: House) -> None:
    made = house.made(heroes=1)
    gm = made["gm"]["key"]
    ada, bob = house.seated(made, "Ada"), house.seated(made, "Bob")
    do(house, made, gm, "Say", text=f"{SECRET}-whisper", to=[ada["seat"]])
    do(house, made, gm, "WriteNote", id="plan", text=f"{SECRET}-note")
    do(house, made, gm, "SetClock", id="doom", text=f"{SECRET}-clock", is_secret=True)
    do(house, made, gm, "AddFoes", foes={"zqx-under-the-floor": "minion"}, hidden=True)
    paths = ("", "/view", "/entries", "/entries?after=3&limit=1000")
    for path in paths:
        got = house.get(f"{path_of(made)}{path}", key=bob["key"])
        assert got.status == 200
        assert SECRET.encode() not in got.body
    assert f"{SECRET}-whisper".encode() in house.get(f"{path_of(made)}/entries", key=ada["key"]).body
    assert house.get(f"{path_of(made)}/entries", key=gm).body.count(SECRET.encode()) >= 4


def test_entries_come_in_pages_without_a_gap(house: House) -> None:
    made = house.made()
    for at in range(7):
        do(house, made, made["gm"]["key"], "Say", text=str(at))
    numbers: list[int] = []
    while True:
        after = numbers[-1] if numbers else 0
        page = house.get(f"{path_of(made)}/entries?after={after}&limit=3", key=made["gm"]["key"]).data
        if not page["entries"]:
            break
        numbers += [one["number"] for one in page["entries"]]
    assert numbers == list(range(1, page["version"] + 1))


@pytest.mark.parametrize(
    "query", ["limit=0", "limit=1001", "limit=-1", "after=-1", "after=x", "after=1e3", "after=٣"]
)
def test_a_page_that_is_none_is_refused(house: House, query: str) -> None:
    made = house.made()
    reply = house.get(f"{path_of(made)}/entries?{query}", key=made["gm"]["key"])
    assert refusal(reply) == (400, "bad-query")


def test_the_odds_of_an_offer_are_exact_and_only_of_offers(house: House) -> None:
    made = house.made(heroes=2)
    gm = made["gm"]["key"]
    do(house, made, gm, "SetScene", place="the yard", foes={"wolf": "minion"})
    do(house, made, gm, "Mark", moment="fight")
    offers = house.get(f"{path_of(made)}/view", key=gm).data["offers"]
    rolled = 0
    for one in offers[:40]:
        data = house.post(f"{path_of(made)}/odds?lang=de", {"action": one["offer"]["action"]}, key=gm).data
        if data["chances"] is not None:
            rolled += 1
            assert sum(Fraction(chance["chance"]["exact"]) for chance in data["chances"]) == 1
    assert rolled
    ada = house.seated(made)
    refused = house.post(f"{path_of(made)}/odds", {"action": offers[0]["offer"]["action"]}, key=ada["key"])
    assert refusal(refused) == (409, "not-offered")
    nonsense = house.post(f"{path_of(made)}/odds", {"action": 3}, key=gm)
    assert refusal(nonsense) == (422, "not-an-action")


def test_links_are_made_listed_without_their_keys_and_taken_back_once(house: House) -> None:
    made = house.made()
    gm = made["gm"]["key"]
    link = house.post(f"{path_of(made)}/links", {"role": "spectator", "label": "for Eve"}, key=gm)
    assert link.status == 201
    listed = house.get(f"{path_of(made)}/links", key=gm)
    assert [one["label"] for one in listed.data["links"]][-1] == "for Eve"
    for key in (link.data["key"], gm, made["player"]["key"]):
        assert key.encode() not in listed.body
    watcher = house.post(f"{path_of(made)}/enter", {"key": link.data["key"], "name": "Eve"}).data
    assert watcher["role"] == "spectator"
    house.cookies.clear()
    path = f"{path_of(made)}/links/{link.data['id']}"
    assert house.ask("DELETE", path, key=gm).status == 204
    assert refusal(house.ask("DELETE", f"{path}?lang=de", key=gm)) == (404, "no-such-link")
    again = house.post(f"{path_of(made)}/enter", {"key": link.data["key"], "name": "Eve"})
    assert refusal(again) == (401, "key-revoked")


def test_another_link_for_a_seat_has_the_seats_role_whatever_is_asked(house: House) -> None:
    made = house.made()
    gm = made["gm"]["key"]
    ada = house.seated(made)
    link = house.post(f"{path_of(made)}/links", {"role": "spectator", "seat": ada["seat"]}, key=gm).data
    assert link["role"] == "player"
    entered = house.post(f"{path_of(made)}/enter", {"key": link["key"]}).data
    assert (entered["seat"], entered["is_new"]) == (ada["seat"], False)
    missing = house.post(f"{path_of(made)}/links", {"seat": "nobody"}, key=gm)
    assert refusal(missing) == (404, "no-such-seat")
