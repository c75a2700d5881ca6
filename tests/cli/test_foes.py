"""`nde foes` lists the stat blocks of a game in the reader's words and shows each as a sheet."""

from __future__ import annotations

import pytest

from nde.cli.completion import completions
from nde.locale import LANGUAGES, words
from nde.rules import RULESETS, ruleset_ids, ruleset_named
from tests.cli.terminal import nde, refused


@pytest.mark.parametrize("game", ruleset_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stat_block_is_listed_within_the_terminal(game: str, language: str) -> None:
    said = nde("foes", game, "--lang", language)
    assert said.status == 0
    assert max(map(len, said.out.splitlines())) <= 80
    listed = nde("foes", game, "--lang", language, "--json").data["foes"]
    assert [foe["id"] for foe in listed] == list(ruleset_named(game).foes)
    assert [foe["id"] for foe in listed if f"{foe['id']} " not in said.out] == []
    assert [foe["name"] for foe in listed if foe["name"] not in said.out] == []


@pytest.mark.parametrize("game", ruleset_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stat_block_is_shown_in_words(game: str, language: str) -> None:
    for id in ruleset_named(game).foes:
        said = nde("foes", game, id, "--lang", language)
        assert said.status == 0, said.err
        assert "⟨" not in said.out, id
        assert max(map(len, said.out.splitlines())) <= 80, id


def test_a_sheet_shows_numbers_attacks_and_what_is_special() -> None:
    out = nde("foes", "cairn2e", "bandit", "--lang", "pl").out
    assert out.startswith("Bandyta · Cairn 2e\n")
    assert "krótki miecz (k6), krótki łuk (k6, dystansowy)" in out
    dog = nde("foes", "tkds", "hunting-dog").out
    assert "bite (+1, 1d6, holds)" in dog
    knight = nde("foes", "nde14", "toll-knight").out
    assert "T        8" in knight
    assert "Hearts   3" in knight


def test_dice_have_the_letter_of_the_language() -> None:
    assert "1W6" in nde("foes", "tkds", "hunting-dog", "--lang", "de").out
    assert "1d6" not in nde("foes", "tkds", "hunting-dog", "--lang", "de").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_stat_blocks_of_ours_are_marked_in_the_list_and_on_their_sheet(language: str) -> None:
    listed = {foe["id"]: foe for foe in nde("foes", "tkds", "--lang", language, "--json").data["foes"]}
    ours = {id for id, foe in listed.items() if foe["source"] == "ours"}
    assert len(ours) == 19
    out = nde("foes", "tkds", "--lang", language).out
    assert {id for id, foe in listed.items() if f"{foe['name']} °" in out} == ours
    assert words(language).say("sign-ours", sign="°") in out
    speaker = words(language, "tkds")
    for id, source in (("orc", "ours"), ("veteran", "draft")):
        sheet = " ".join(nde("foes", "tkds", id, "--lang", language).out.split())
        assert speaker.say(f"cli-source-{source}", game="TKDS") in sheet
        assert nde("foes", "tkds", id, "--json").data["source"] == source


def test_templates_are_the_monster_books_and_ready_foes_are_ours() -> None:
    listed = {foe["id"]: foe["source"] for foe in nde("foes", "nde14", "--json").data["foes"]}
    assert (listed["elite"], listed["bulwark"], listed["toll-knight"]) == ("book", "companion", "ours")


def test_a_stat_block_as_data() -> None:
    data = nde("foes", "cairn2e", "black-bear", "--json").data
    assert (data["game"], data["id"], data["name"]) == ("cairn2e", "black-bear", "Black bear")
    assert data["block"]["hp"] == 6
    assert data["sheet"]["lists"][0]["notes"] == ["d6+d6"]


def test_a_search_looks_through_ids_and_names_without_marks() -> None:
    found = nde("foes", "cairn2e", "--search", "NIEDZWIEDZ", "--lang", "pl", "--json").data["foes"]
    assert "black-bear" in [foe["id"] for foe in found]
    assert len(found) < len(ruleset_named("cairn2e").foes)
    assert "no stat block contains “xyzzy”; try another word" in refused(
        "foes", "cairn2e", "--search", "xyzzy"
    )
    assert "--search" in refused("foes", "cairn2e", "goblin", "--search", "goblin")


def ids_found(game: str, word: str, language: str = "en") -> list[str]:
    data = nde("foes", game, "--search", word, "--lang", language, "--json").data
    return [foe["id"] for foe in data["foes"]]


@pytest.mark.parametrize(
    ("game", "word", "language", "id"),
    [
        ("cairn2e", "silver", "en", "werewolf"),
        ("cairn2e", "gaze", "en", "medusa"),
        ("cairn2e", "immune", "en", "bronze-construct"),
        ("cairn2e", "fearless", "en", "berserker"),
        ("cairn2e", "detachment", "en", "hydra"),
        ("cairn2e", "blast", "en", "hellhound"),
        ("cairn2e", "Silber", "de", "werewolf"),
        ("cairn2e", "Blick", "de", "basilisk"),
        ("cairn2e", "furchtlos", "de", "berserker"),
        ("cairn2e", "fearless", "de", "berserker"),
        ("cairn2e", "werewolf", "cs", "werewolf"),
        ("tkds", "poison", "en", "walking-dead"),
        ("nde12", "fire", "en", "marsh-wyrm"),
        ("nde14", "its defence", "pl", "typical"),
    ],
)
def test_a_search_reads_the_whole_block_in_the_readers_language_and_in_english(
    game: str, word: str, language: str, id: str
) -> None:
    assert id in ids_found(game, word, language)


def test_a_search_shows_what_of_a_block_has_the_word_and_lists_names_as_before() -> None:
    assert "weakness (silver)" in nde("foes", "cairn2e", "--search", "silver").out
    assert {"wolf", "dire-wolf", "werewolf"} <= {*ids_found("cairn2e", "wolf")}
    bears = nde("foes", "cairn2e", "--search", "bear", "--lang", "de").out
    assert "black-bear" in bears
    assert "Schwarzbär" in bears
    assert max(map(len, nde("foes", "cairn2e", "--search", "detachment").out.splitlines())) <= 80
    assert "“ ”" in refused("foes", "cairn2e", "--search", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_foe_is_found_by_the_readers_own_name(language: str) -> None:
    name = words(language, "cairn2e").say("block-black-bear")
    assert nde("foes", "cairn2e", name, "--lang", language, "--json").data["id"] == "black-bear"


def test_a_wrong_id_gets_the_nearest() -> None:
    told = refused("foes", "cairn2e", "blck-bear")
    assert "“blck-bear” is not a stat block of this game" in told
    assert "did you mean “black-bear”?" in told


def test_options_change_the_stat_blocks() -> None:
    plain = nde("foes", "nde12", "--json").data["foes"]
    fewer = nde("foes", "nde12", "--set", "no_elites=true", "--json").data["foes"]
    assert {foe["id"] for foe in plain} > {foe["id"] for foe in fewer}


def test_a_game_without_stat_blocks_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULESETS, "coin", ("tests.cli.coin_game", "COIN"))
    assert nde("foes", "coin").out == "This game has no stat blocks.\n"


def test_the_prompt_completes_foes() -> None:
    assert completions(["foes", "cairn2e"], "black-b") == ["black-bear "]


def test_a_stat_block_from_a_draft_has_its_sign_in_the_list() -> None:
    out = nde("foes", "tkds").out
    assert "Commoner ‡" in out
    assert "‡ from a later draft by the game’s author" in out
    assert "†" not in nde("foes", "cairn2e").out, "all are from one book"
