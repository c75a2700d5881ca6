"""`nde games` lists what can be asked; a game the command line has never seen works like any other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nde.locale import LANGUAGES
from nde.rules import RULESETS, ruleset_ids, ruleset_named
from tests.cli.terminal import nde, refused


@pytest.fixture
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULESETS, "coin", ("tests.cli.coin_game", "COIN"))


def test_games_situations_and_parameters_are_listed() -> None:
    assert [game["id"] for game in nde("games", "--json").data["games"]] == list(ruleset_ids())
    game = nde("games", "nde12", "--json").data
    assert {"test", "strike", "power"} <= {one["name"] for one in game["situations"]}
    assert {"key", "default", "rules", "ruling", "choices"} <= set(game["options"][0])
    strike = nde("games", "nde12", "strike", "--json").data
    assert next(param for param in strike["params"] if param["name"] == "die")["sides"] == [6, 8, 10, 12, 20]


@pytest.mark.parametrize("game", ruleset_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_situation_is_shown_within_eighty_columns(game: str, language: str) -> None:
    rules = ruleset_named(game)
    for argv in ((), (game,), *((game, one.name) for one in rules.situations)):
        said = nde("games", *argv, "--lang", language)
        assert said.status == 0
        assert "⟨" not in said.out
        assert max(map(len, said.out.splitlines())) <= 80, (argv, said.out)


@pytest.mark.parametrize("game", ruleset_ids())
def test_every_situation_has_odds_that_come_to_one(game: str) -> None:
    for situation in ruleset_named(game).situations:
        given = []
        for param in situation.params:
            if param.default is None:
                first = (param.sides or param.choices or (param.least or 1,))[0]
                given.append(f"{param.name}={first}")
        said = nde("odds", game, situation.name, *given, "--json")
        assert said.status == 0, said.err
        total = sum(chance["p"] for chance in said.data["outcomes"].values())
        assert total == pytest.approx(1) or total == 0
        resolved = nde("resolve", game, situation.name, *given, "--seed", "1", "--json")
        assert resolved.status == 0, resolved.err
        assert resolved.data["question"] is None


def test_a_wrong_game_or_situation_is_told() -> None:
    assert "did you mean “nde12”?" in refused("games", "nde1.2")
    assert "did you mean “strike”?" in refused("games", "nde12", "stirke")


@pytest.mark.usefixtures("coin")
def test_a_game_never_seen_has_odds() -> None:
    data = nde("odds", "coin", "toss", "die=k6", "harder=+1", "--json").data
    assert {name: chance["exact"] for name, chance in data["outcomes"].items()} == {
        "lost": "1/3",
        "drawn": "0",
        "won": "2/3",
    }
    assert [(one["type"], one["coins"], one["exact"]) for one in data["effects"]] == [("CoinLost", 1, "1/3")]
    assert [one["key"] for one in data["questions"]] == ["stake"]
    assert nde("odds", "coin", "toss", "die=6", "stake=flee", "--json").data["effects"] == []


@pytest.mark.usefixtures("coin")
def test_a_game_never_seen_is_compared_by_its_numbers() -> None:
    data = nde("odds", "coin", "toss", "die=2", "--compare", "least", "--json").data
    wins = [case["outcomes"]["won"]["exact"] for case in data["compare"]["values"]]
    assert wins == ["1", "1/2", "0"]
    assert data["outcomes"]["won"]["exact"] == "1/2"
    assert "reads the highest face only one way" in refused("odds", "coin", "toss", "die=2", "--both")


@pytest.mark.usefixtures("coin")
@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("die=d3", "use one of: d2, d4, d6"),
        ("harder=3", "use a whole number (-2…2)"),
        ("harder=1.5", "“1.5” is not a value for harder"),
        ("stake=pai", "did you mean “pay”?"),
        ("lucky=perhaps", "“perhaps” is not a value for lucky; use one of: 1, 0"),
        ("Lucki=1", "did you mean “lucky”?"),
    ],
)
def test_a_wrong_value_gets_the_allowed_ones(given: str, text: str) -> None:
    others = [] if given.startswith("die=") else ["die=2"]
    assert text in refused("odds", "coin", "toss", *others, given)


@pytest.mark.usefixtures("coin")
@pytest.mark.parametrize(
    ("typed", "value"),
    [
        *((word, True) for word in ("1", "yes", "TAK", "ja", "ano")),
        *((word, False) for word in ("0", "no", "nie", "Nein", "ne")),
    ],
)
def test_a_flag_understands_every_language(typed: str, value: bool) -> None:
    given = nde("odds", "coin", "toss", "die=W2", f"lucky={typed}", "--json").data["given"]
    assert given["lucky"] is value


@pytest.mark.usefixtures("coin")
def test_several_values_are_separated_by_commas() -> None:
    given = nde("odds", "coin", "toss", "die=2", "tags=a, b,", "--json").data["given"]
    assert given["tags"] == ["a", "b"]


@pytest.mark.usefixtures("coin")
def test_a_character_of_a_game_never_seen(tmp_path: Path) -> None:
    path = tmp_path / "coin.toml"
    assert nde("character", "new", "coin", "side=tails", "--out", str(path)).status == 0
    assert re.findall(r'(\w+) = "(\w+)"', path.read_text()) == [
        ("game", "coin"),
        ("name", "penny"),
        ("side", "tails"),
    ]
    assert nde("character", "advance", str(path), "heads").status == 0
    assert "heads" in nde("character", "show", str(path)).out


@pytest.mark.usefixtures("coin")
def test_an_example_of_a_game_never_seen_is_run() -> None:
    data = nde("rules", "coin/2", "--json").data
    assert data["examples"][0]["outcome"] == "lost"
    assert data["examples"][0]["effects"][0]["coins"] == 1


def test_a_situation_without_its_game_is_told_apart_from_a_game() -> None:
    assert "“strike” is a situation; write the game before it" in refused("games", "strike")


def test_a_changed_option_is_shown_with_the_value_it_has_now() -> None:
    assert "armor_cap = 1…9 (3) · now 2" in nde("games", "cairn2e", "--set", "armor_cap=2").out
    assert "armor_cap = 1…9 (3) · now 2" in nde("rules", "cairn2e/armor", "--set", "armor_cap=2").out
    assert "now" not in nde("games", "cairn2e").out
