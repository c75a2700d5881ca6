"""What is typed at the table, and what the table makes of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nde.locale import LANGUAGES, words
from nde.prose.talk.typed import KNOWN as COMMANDS
from nde.rules import ruleset_named
from tests.cli.play.evening import GAMES, go_on, last_screen, play
from tests.cli.terminal import nde

FIGHT = ("1", "2")
"""Set out, go in: the yard is not empty."""
CAST = "cast wolf 1"
ROLLED = r"\((\d+ on d\d+)(?:, needed \d+| against \d+: only \d+ works)\)"
"""How the line of a roll ends."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_is_shown_with_people_map_and_odds_within_80_columns(
    game: str, language: str, tmp_path: Path
) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "", "", "", game=game, flags=("--lang", language))
    assert (said.status, said.err) == (0, "")
    assert max(map(len, said.out.splitlines())) <= 80
    assert "⟨" not in said.out
    assert "♥" in said.out or re.search(r"  \w+ \w+ \d+/\d+", said.out)
    if ruleset_named(game).spaces[0] == "board":
        assert re.search(r"^ 1 #{16}$", said.out, re.MULTILINE)
    else:
        far = words(language, game).say("band-far")
        assert re.search(rf"^\w.* · {far}: \w+", said.out, re.MULTILINE)
    assert "%" in said.out
    assert "\x1b" not in said.out


def test_plain_mode_has_neither_bars_nor_maps_nor_rules(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, flags=("--plain",))
    assert not set("■□─█#") & set(said.out)
    assert "The yard · round 1 · your turn" in said.out
    assert re.search(
        r"^\d+: Attack with magic: Bog wolf 1 \(wounds.* \d+%.*\), Bog\s+wolf 2 \(wounds",
        said.out,
        re.MULTILINE,
    )


def test_plain_mode_tells_of_people_only_what_has_changed(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", "1", "", "", flags=("--plain",))
    assert len(re.findall(r"^Quill, \w+: Hearts 5/5", said.out, re.MULTILINE)) == 1
    again = go_on(tmp_path / "a.nde", "", "look", flags=("--plain",)).out
    assert len(re.findall(r"^Quill, \w+: Hearts 5/5", again, re.MULTILINE)) == 2


def test_an_offer_is_taken_with_parameters(tmp_path: Path) -> None:
    plain = play(tmp_path / "a.nde", *FIGHT, CAST, "why")
    easier = play(tmp_path / "b.nde", *FIGHT, f"{CAST} steps=-1 because=position", "why")
    assert "TN 6 → 8 (cover)" in last_screen(plain)
    assert "against TN 6" in last_screen(easier), "the good position makes up for the cover"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (f"{CAST} stepz=-1", "did you mean “steps”?"),
        (f"{CAST} steps=many", "“many” is not a value for steps"),
        (f"{CAST} steps=-1 steps=1", "“steps” is given twice"),
        ("99", "There is no 99 on the list"),
        ("0", "There is no 0 on the list"),
        ("-1", "There is no -1 on the list"),
        ("undoo", "Did you mean “undo”?"),
        ("Orlla", "Did you mean “orla”?"),
        ("p15", "“P15” is not a square you can walk to now"),
        ("undo x", "“undo x” is not something you can do here"),
        ("undo 50", "That many steps cannot be undone (possible: 2)"),
        ("redo", "That many steps cannot be redone (possible: 0)"),
        ("sheet nobody", "Nobody here is called “nobody”"),
        ("hero nobody", "Nobody here is called “nobody”"),
        ("odds 99", "There is no 99 on the list"),
        ("? dragonfruit", "No rule, table or stat block contains “dragonfruit”"),
        ("? retaliaton", "did you mean retaliation?"),
        ("gm sett", "did you mean “set”?"),
        ("gm set", "gm set a.wounds 1"),
        ("gm set Quill.hearts many", "“many” does not fit “quill.hearts”"),
        ("gm set Quill.nose 1", "quill.nose"),
        ("gm move Quill z99", "z99"),
        ("gm clock alarm soon", "“soon” does not say enough"),
        ("gm mark lunch", "“lunch” does not say enough"),
        ("gm faces six", "“six” is not a list of dice faces"),
        ("dice loaded", "“dice loaded” is not something you can do here"),
        ("gm show", "Nobody is hidden"),
        ("hero a", "Nobody here is called “a”"),
        ("roll 4", "“roll 4” is not something you can do here"),
        ("= = =", "“= = =” is not something you can do here"),
        ("\x1b[31m", "is not something you can do here"),
    ],
)
def test_wrong_input_is_named_and_changes_nothing(line: str, says: str, tmp_path: Path) -> None:
    before = play(tmp_path / "a.nde", *FIGHT)
    said = play(tmp_path / "b.nde", *FIGHT, line)
    assert said.status == 0
    answer = " ".join(last_screen(said).split())
    assert says in answer
    assert "Traceback" not in said.out + said.err
    assert "\x1b" not in said.out
    assert (tmp_path / "a.nde").read_bytes() == (tmp_path / "b.nde").read_bytes(), before


def test_commands_are_understood_in_every_language_whatever_is_spoken(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", "1", "pomoc", "hilfe", "pomoc", "help", flags=("--lang", "de"))
    assert said.out.count("diese Hilfe zeigen") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_for_two_commands_in_one_language(language: str) -> None:
    meant = [one for command in COMMANDS for one in words(language).say(f"play-words-{command}").split()]
    assert len(meant) == len(set(meant))


def test_a_step_that_is_undone_and_done_again_gives_the_same_dice(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, CAST, "undo", "redo", "why")
    assert "You undo the last step." in said.out
    assert "You redo the step that was undone." in said.out
    before, _, after = " ".join(said.out.split()).partition("> undo")
    rolled = re.search(ROLLED, before)
    assert rolled is not None
    assert f"rolled {rolled[1]}" in after.partition("> why")[2]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("You undo the last step.", "You redo the step", "You make a note", "You whisper")),
        ("pl", ("Cofasz ostatni krok.", "Przywracasz cofnięty krok.", "Zapisujesz notatkę", "Szepczesz")),
        ("de", ("Du machst den letzten Schritt", "Du stellst den", "Du notierst", "Du flüsterst")),
        ("cs", ("Vracíš poslední krok.", "Obnovuješ vrácený krok.", "Píšeš si poznámku", "Šeptáš")),
    ],
)
@pytest.mark.parametrize("played_in", LANGUAGES)
def test_whoever_plays_alone_is_addressed_in_the_language_of_whoever_reads(
    language: str, told: tuple[str, ...], played_in: str, tmp_path: Path
) -> None:
    file = tmp_path / "a.nde"
    lines = ("1", "undo", "redo", "note the lamp is cold", "whisper gm softly")
    play(file, *lines, flags=("--lang", played_in))
    log = " ".join(nde("log", str(file), "--as", "p1", "--lang", language).out.split())
    assert [one for one in told if one not in log] == []


def test_undo_takes_back_what_the_bots_did_since(tmp_path: Path) -> None:
    before = play(tmp_path / "a.nde", *FIGHT)
    after = play(tmp_path / "b.nde", *FIGHT, "end", "undo")
    menu = last_screen(before).partition("what do you do?")[2]
    assert menu
    assert last_screen(after).partition("what do you do?")[2] == menu


def test_enter_ends_the_turn_only_once_everybody_has_acted(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "", CAST, CAST, CAST, "")
    screens = said.out.split("\n> ")
    assert "round 1" in screens[3]
    assert "round 2" in screens[7]


def test_a_hero_walks_to_a_square_and_the_map_shows_it(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "c3")
    assert re.search(r"Quill (moves to|heads for) C3", said.out)
    assert re.search(r"^ 3 #\.A", last_screen(said), re.MULTILINE)


def test_another_hero_is_called_by_name(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "ash")
    assert "Ash, what do you do? To act with another, type a name: Quill, Orla." in last_screen(said)


def test_a_rule_is_explained_by_its_number_or_found_by_a_word(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", "? 5.5", "? nde12/5.5", "? retaliation")
    assert said.out.count("nde12/5.5  Hitting") == 2
    assert "nde12/5.6" in last_screen(said)


def test_a_word_is_looked_up_in_tables_and_among_foes_as_well(tmp_path: Path) -> None:
    trait = last_screen(play(tmp_path / "a.nde", "? keen eyes"))
    assert "the first attempt to sneak past it is a step harder" in trait
    assert "[nde12/monsters.traits]" in trait
    foe = last_screen(play(tmp_path / "b.nde", "? bog wolf"))
    assert "Bog wolf · " in foe
    assert "This program’s own addition" in foe
    held = last_screen(play(tmp_path / "c.nde", "? held"))
    assert "cannot move in a fight" in held


def test_the_odds_of_an_offer_are_those_of_the_odds_command(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, f"odds {CAST}")
    table = last_screen(said)
    outcomes, _, besides = table.partition("wounds and fells in total")
    shown = [float(number) for number in re.findall(r"(\d+\.\d)%", outcomes)]
    assert sum(shown) == pytest.approx(100, abs=0.3)
    assert "consequence" in besides


def test_the_odds_of_a_trial_are_told_for_each_hero(tmp_path: Path) -> None:
    told = last_screen(play(tmp_path / "a.nde", "1", "odds 1"))
    assert len(re.findall(r"^\w+ · Magic: passes [\d.]+%, complication [\d.]+%$", told, re.MULTILINE)) == 3


def test_typed_dice_are_asked_for_checked_and_marked(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "dice typed", CAST, "13", "six", "2", "why", "dice engine")
    assert "type the face of your d6" in said.out
    assert "13" in said.out
    assert "“six” does not answer the question" in said.out
    assert "rolled 2 on d6" in last_screen(said).replace("\n", " ") or "rolled 2 on d6" in said.out
    assert b'"source":"typed"' in (tmp_path / "a.nde").read_bytes()


def test_the_powers_of_the_game_master_are_told_as_rulings(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "gm set Quill.hearts 2", "gm clock alarm 4", "gm clock alarm +1")
    ruling = "From now on Quill has Hearts 2, not 5. (a ruling of the game master)"
    assert ruling in " ".join(said.out.split())
    assert "Quill ♥♥♡♡♡" in said.out
    assert "alarm: 1 of 4" in said.out


def test_faces_that_come_to_the_same_are_no_other_outcome(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, CAST, "gm faces 1", "gm faces 1")
    told = " ".join(said.out.split())
    assert "The dice stand as ruled." in told
    assert "complication, not complication" not in told


def test_an_effect_by_decree_happens_and_a_wrong_one_is_refused_with_what_there_is(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "gm effect HeartsLost hero=Quill hearts=2", "gm effect Sneezed")
    assert "Quill ♥♥♥♡♡" in said.out
    assert "“Sneezed” is not a complete effect of this game" in said.out + said.err
    assert "HeartsLost" in (said.out + said.err).partition("Sneezed")[2]


def test_a_map_is_written_edited_and_laid_out_again(tmp_path: Path) -> None:
    file, map_file = tmp_path / "a.nde", tmp_path / "yard.txt"
    play(file, *FIGHT, f"map {map_file}")
    drawn = map_file.read_text(encoding="utf-8")
    assert "bog-wolf-1" in drawn
    edited = drawn.replace(".", "~", 1)
    map_file.write_text(edited, encoding="utf-8")
    go_on(file, f"gm map {map_file}", "quit")
    again = tmp_path / "again.txt"
    go_on(file, f"map {again}", "quit")
    assert again.read_text(encoding="utf-8") == edited
    refused = go_on(file, f"map {again}", "gm map nowhere.txt", "quit")
    assert "nowhere.txt" in refused.out + refused.err
    assert again.read_text(encoding="utf-8") == edited


def test_hidden_foes_are_in_no_word_of_the_table(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "gm hide bog-wolf-1", "map", "more", "odds")
    after = said.out.partition("> gm hide")[2]
    assert "Bog wolf 1" not in after.partition("\n")[2]


def test_saving_says_where_and_copies(tmp_path: Path) -> None:
    copy = tmp_path / "copy.nde"
    said = play(tmp_path / "a.nde", "1", f"save {copy}", f"save {copy}")
    assert "A copy is in" in said.out
    assert "already exists" in " ".join(said.out.split())
    assert (tmp_path / "a.nde").read_bytes().startswith(copy.read_bytes())


def test_the_table_says_what_it_is_told_to_say(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", "say who goes there?", "log")
    assert said.out.count("You: “who goes there?”") == 2


def test_companions_are_played_by_bots(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, CAST, flags=("--companions", "careful"))
    assert said.status == 0
    assert "For another hero" not in said.out
    assert b'"bot":"careful"' in (tmp_path / "a.nde").read_bytes()


def test_a_game_gone_on_with_stands_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    before = play(file, *FIGHT, CAST)
    after = go_on(file, "why")
    menu = last_screen(before).partition("what do you do?")[2]
    assert menu
    assert menu in after.out
    assert "rolled" in last_screen(after)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_their_own_game_master_grants_an_advance_before_the_end(game: str, tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    play(file, FIGHT[0], "quit", game=game)
    came = re.compile(r'"id":"([\w-]+)","character"')
    hero = came.findall(file.read_text(encoding="utf-8"))[-1]
    go_on(file, f"gm advance {hero}", "1", "1", "1", "", "quit")
    assert came.findall(file.read_text(encoding="utf-8")).count(hero) > 1


@pytest.mark.parametrize("game", GAMES)
def test_an_adventure_is_won_heroes_grow_and_the_game_is_closed(game: str, tmp_path: Path) -> None:
    file = tmp_path / "a.nde"
    won = play(file, *FIGHT, "", "", "", "gm remove a", "gm remove b", game=game)
    assert "The yard is yours." in won.out
    assert "“advance” advances a hero" in " ".join(won.out.split())
    grown = go_on(file, "advance", "1", "1", "1", "", "", "", "", "quit")
    assert "Traceback" not in grown.out + grown.err
    assert "has to wait for this" not in grown.out
    assert "The game is over" in grown.out
    checked = nde("verify", str(file))
    assert (checked.status, checked.err) == (0, "")
    told = nde("log", str(file)).out
    assert "The yard is yours." in told


def test_only_what_was_shown_is_chosen_by_number(tmp_path: Path) -> None:
    hidden = play(tmp_path / "a.nde", *FIGHT, "8")
    assert "There is no 8 on the list" in last_screen(hidden)
    shown = play(tmp_path / "b.nde", *FIGHT, "more", "8")
    assert "There is no 8 on the list" not in last_screen(shown)


def test_where_nothing_has_a_number_none_is_asked_for(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "gm remove a", "gm remove b", "1")
    assert "has a number now" in " ".join(last_screen(said).split())


@pytest.mark.parametrize("game", GAMES)
def test_flight_stands_behind_everything_else_in_a_fight(game: str, tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "", "", "", "look", game=game, flags=("--plain",))
    numbered = re.findall(r"^\d+: (.*)$", last_screen(said), re.MULTILINE)
    flights = [place for place, text in enumerate(numbered) if text.startswith(("Flee", "Run", "flee"))]
    assert all(place >= len(numbered) - len(flights) for place in flights)


def test_there_is_no_turn_to_end_outside_of_a_fight(tmp_path: Path) -> None:
    assert "There is no turn to end now" in last_screen(play(tmp_path / "a.nde", "1", "end"))


def test_the_odds_of_the_list_name_the_trials_of_the_adventure(tmp_path: Path) -> None:
    assert re.search(
        r"^  1 +.*passes \d+% \(failing: Dusk \+1\)$",
        last_screen(play(tmp_path / "a.nde", "1", "odds")),
        re.MULTILINE,
    )


def test_a_die_that_waits_to_be_typed_is_rolled_when_the_engine_rolls_again(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "dice typed", CAST, "end", "dice engine")
    assert "“end” does not answer the question" in said.out
    assert re.search(ROLLED, " ".join(last_screen(said).split()))


def test_why_explains_the_roll_that_waits_for_an_answer(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "dice typed", CAST, "why")
    assert "TN 6 → 8 (cover)  [nde12/4.3]" in last_screen(said)


def test_plain_mode_says_enter_in_letters(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", "1", game="nde14", flags=("--plain", "--heroes", "1"))
    again = go_on(tmp_path / "a.nde", "2", "1", "", "help", flags=("--plain",))
    assert "↵" not in said.out + again.out
    assert "Enter: accept what is marked Enter (an answer, or the end of the turn)" in again.out


def test_a_ruling_is_taken_back_alone(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, "gm set Quill.hearts 1", "undo", "redo")
    set_, undone, redone = said.out.split("\n> ")[-4:-1]
    assert "Quill ♥♡♡♡♡" in set_
    assert re.search(r"The yard +round 1 · your turn", undone), "the fight is not taken back with it"
    assert "Quill ♥♥♥♥♥" in undone
    assert "Quill ♥♡♡♡♡" in redone


def test_a_hero_is_written_as_a_sheet_and_brought_to_another_game(tmp_path: Path) -> None:
    sheet = tmp_path / "quill.toml"
    said = play(
        tmp_path / "a.nde", *FIGHT, "gm set Quill.hearts 2", f"sheet Quill {sheet}", f"sheet a {sheet}"
    )
    assert sheet.exists()
    assert "Nobody here is called" in said.out + said.err
    again = play(tmp_path / "b.nde", flags=("--sheet", str(sheet)))
    assert "♥♥♡♡♡" in again.out


def test_who_is_here_who_can_reach_me_and_cover_are_told_in_words(tmp_path: Path) -> None:
    said = play(
        tmp_path / "a.nde",
        *FIGHT,
        "who is here?",
        "who can reach me?",
        "cover to M3",
        "what can I do",
        flags=("--plain",),
    )
    here, reach, cover, menu = said.out.split("\n> ")[-5:-1]
    assert "heroes: Quill (B3); Orla (B4); Ash (B5)" in here
    assert "foes: Bog wolf 1 (M3); Bog wolf 2 (M5)" in here
    assert "is here" not in here.partition("\n")[2], "nobody is connected to a terminal"
    assert reach.count("squares to walk before striking") == 2
    assert "nobody is within arm’s reach of Quill now" in reach
    assert "Quill and M3: 11 squares, out of arm’s reach, partial cover" in cover
    assert "Attack with magic: Bog wolf 1 (" in menu


@pytest.mark.parametrize(
    ("language", "line", "says"),
    [
        ("pl", "kto mnie dosięgnie", "kratek do przejścia"),
        ("de", "wer kann mich erreichen?", "Felder gehen"),
        ("cs", "kdo na mě dosáhne?", "před úderem ujít 10 polí"),
    ],
)
def test_a_question_is_understood_in_the_words_of_a_language(
    language: str, line: str, says: str, tmp_path: Path
) -> None:
    said = play(tmp_path / "a.nde", *FIGHT, line, flags=("--plain", "--lang", language))
    assert says in " ".join(last_screen(said).split())


def test_a_note_is_kept_and_a_whisper_needs_somebody(tmp_path: Path) -> None:
    said = play(tmp_path / "a.nde", "note the lamp is cold", "note", "whisper nobody at all")
    assert "You make a note: “the lamp is cold”." in said.out
    assert "1. you: the lamp is cold" in said.out
    assert "Nobody here is called “nobody”" in last_screen(said)
