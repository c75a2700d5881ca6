"""What a table prints for its seats: cards, sheets, the adventure, prepared scenes."""

from __future__ import annotations

from typing import Any

from tests.docs.test_adventures import block
from tests.web.house import House
from tests.web.test_play import do
from tests.web.test_tables import path_of, refusal


def page(house: House, made: dict[str, Any], what: str, key: str) -> str:
    """Something of a table as a page, whose words can be read."""
    mark = "&" if "?" in what else "?"
    reply = house.get(f"{path_of(made)}/{what}{mark}format=html&lang=en", key=key)
    assert reply.status == 200, reply.data
    assert reply.header("cache-control") == "no-store"
    return reply.body.decode()


def test_a_game_prints_a_blank_sheet(house: House) -> None:
    reply = house.get("/api/games/tkds/book/sheet?lang=cs")
    assert (reply.status, reply.body[:5]) == (200, b"%PDF-")


def test_a_hero_is_printed_for_everybody_and_a_hidden_foe_for_the_game_master(house: House) -> None:
    made = house.made(heroes=1)
    gm, ada = made["gm"]["key"], house.seated(made)["key"]
    do(house, made, gm, "AddFoes", foes={"lurker": "minion"}, hidden=True)
    people = house.get(f"{path_of(made)}/view", key=gm).data["people"]
    hero = next(one["person"]["id"] for one in people if one["person"]["side"] == "party")
    assert "<h1>" in page(house, made, f"sheets/{hero}", ada)
    assert "Minion" in page(house, made, "sheets/lurker", gm)
    assert refusal(house.get(f"{path_of(made)}/sheets/lurker", key=ada)) == (404, "no-such-figure")


def test_cards_are_those_of_the_game_as_the_seat_knows_it(house: House) -> None:
    made = house.made(game="cairn2e")
    told = page(house, made, "cards?cards=goblin,wolf", made["gm"]["key"])
    assert told.count('class="card"') == 2
    wrong = house.get(f"{path_of(made)}/cards?cards=gobiln&lang=en", key=made["gm"]["key"])
    assert (wrong.data["code"], wrong.data["facts"]["near"]) == ("no-such-card-but", ["Goblin"])


def test_the_adventure_is_printed_for_its_game_master_alone(house: House) -> None:
    made = house.made(heroes=2)
    gm, ada = made["gm"]["key"], house.seated(made)["key"]
    path = f"{path_of(made)}/adventure/printed"
    assert refusal(house.get(path, key=gm))[1] == "no-adventure"
    do(house, made, gm, "OpenAdventure", text=block("toml"))
    assert "The slope" in page(house, made, "adventure/printed", gm)
    assert refusal(house.get(path, key=ada)) == (403, "only-the-gm")


def test_prepared_scenes_are_printed_with_maps_foes_and_odds(house: House) -> None:
    made = house.made(heroes=2, title="Mill")
    gm = made["gm"]["key"]
    fork = {
        "title": "The fork",
        "text": "Two ways.",
        "notes": "The left one is a trap.",
        "map": "#####\n#1.a#\n#####\n",
        "foes": [{"kind": "beast", "count": 2, "at": "a"}],
        "handouts": [{"title": "A letter", "text": "Come at once."}],
    }
    do(house, made, gm, "PrepareScenes", scenes={"fork": fork})
    told = page(house, made, "scenes/printed", gm)
    for said in ("The fork", "Two ways.", "The left one is a trap.", 'class="map"', "A letter", "<table>"):
        assert said in told
    assert house.get(f"{path_of(made)}/scenes/printed", key=gm).body.startswith(b"%PDF-")
