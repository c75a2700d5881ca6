"""What can be asked at the table without doing anything: rules, reasons, odds, sheets, the log, help."""

from __future__ import annotations

import shutil
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from nde.cli.arguments import whole_number
from nde.cli.character import to_toml, with_packs
from nde.cli.chosen_game import ChosenGame
from nde.cli.faults import FileExists, NothingFound
from nde.cli.files import unreadable, write_new
from nde.cli.layout import bar, entries, short_fraction, table
from nde.cli.play.gm_powers import EXAMPLES
from nde.cli.play.refusals import NoSuchName, NothingToExplain
from nde.cli.play.screen import word
from nde.cli.play.typed import COMMANDS
from nde.cli.play.typed import Line as Typed
from nde.cli.rulebook import found_rules, rule_lines
from nde.cli.sheet_shown import sheet_text
from nde.cli.told import rule_mark
from nde.locale import Words
from nde.prose.menu import odds_words, trial_chance
from nde.prose.stories import Stories
from nde.prose.telling import Teller, step_words, untold_effects, won_places
from nde.table.apply import apply, fold
from nde.table.offering import Chances, odds_for
from nde.table.seeing import scene_for
from nde.table.story.decide import Choice

if TYPE_CHECKING:
    from nde.cli.play.conversation import Conversation

LATEST = 12
"""Entries that `log` tells unless it is told how many."""
BAR = 20


def chosen_game(talk: Conversation) -> ChosenGame:
    """The game of the table, for what is shared with other commands."""
    return ChosenGame(talk.state.rules, talk.speaker, talk.state.header.packs)


def rule(talk: Conversation, wanted: str) -> None:
    """Explain a rule by its id, or show the rules that have a word in them; alone, explain the table."""
    if not wanted:
        help_all(talk)
        return
    game = chosen_game(talk)
    width = talk.session.width
    full = wanted if "/" in wanted else f"{game.rules.id}/{wanted}"
    exact = next((one for one in game.rules.rules if one.id == full.casefold()), None)
    if exact is not None:
        talk.session.write("\n".join(rule_lines(game, exact, width)))
        return
    found = found_rules(game, wanted)
    if not found:
        raise NothingFound(word=wanted)
    rows = [(one.id, game.words.rule_title(one.id)) for one in found]
    talk.session.write("\n".join(entries(rows, width)))
    if len(found) > 1:
        talk.say("ask-rule", kind="hint", id=found[0].id)


def place(talk: Conversation) -> None:
    """Tell again what is to be seen here."""
    seen = talk.view
    if seen.story is not None and seen.story.place:
        text = Stories(talk.state.header.adventure, talk.speaker).place_text(
            seen.story.place, is_won=seen.story.place in won_places(talk.state)
        )
        if text:
            talk.paper.text(text)


def sheet(talk: Conversation, wanted: str) -> None:
    """Show the sheet of somebody, or of the hero whose turn it is; write it where a file is named too."""
    wanted, _, file = _with_file(wanted)
    who = talk.find(wanted) if wanted else talk.menu(talk.view).hero
    if not who:
        who = next((one.person.id for one in talk.view.people), "")
    if file:
        _write_sheet(talk, who, file)
        return
    found = talk.state.playing.sheet_of(scene_for(talk.state, talk.view.seat), who)
    talk.session.write(sheet_text(chosen_game(talk), found, talk.session.width))


def _with_file(wanted: str) -> tuple[str, str, str]:
    """Who is meant and, where the last word is a file of a sheet, that file."""
    return wanted.rpartition(" ") if wanted.endswith(".toml") else (wanted, "", "")


def _write_sheet(talk: Conversation, who: str, file: str) -> None:
    """Write the sheet of a hero as they are now: it can be brought to another game."""
    rules = talk.state.rules
    characters = rules.characters(scene_for(talk.state, talk.view.seat))
    if who not in characters:
        names = tuple(talk.teller.callers.name(id) for id in characters)
        raise NoSuchName(name=talk.teller.callers.name(who), allowed=names)
    document = rules.write_sheet(characters[who])
    write_new(file, to_toml(with_packs(document, talk.state.header.packs)))
    talk.say("sheet-written", who=talk.teller.callers.name(who), file=file)


def log(talk: Conversation, wanted: str) -> None:
    """Tell what happened again: the latest entries, or as many as are asked for."""
    most = whole_number(wanted) if wanted else LATEST
    told = told_log(talk)
    for line in told[-max(most or LATEST, 1) :]:
        talk.paper.text(line, kind="log")


def told_log(talk: Conversation) -> list[str]:
    """The whole game in sentences."""
    teller = Teller(talk.view.seat, talk.session.language)
    state = fold(talk.state.header, ())
    lines: list[str] = []
    for entry in talk.sitting.entries:
        before, state = state, apply(state, entry)
        lines += teller.tell(before, entry, state)
    return lines


def why(talk: Conversation) -> None:
    """The steps of the latest roll, or of the one that waits for an answer, each with its rule."""
    question = talk.question(talk.view)
    last = talk.teller.last
    waiting = question.steps if question is not None else ()
    if last is None and not waiting:
        raise NothingToExplain(what="why")
    speaker = talk.speaker
    steps = waiting or (last.steps if last is not None else ())
    for step in steps:
        talk.paper.text(step_words(speaker, step) + rule_mark(step.rule))
    for effect in untold_effects(last, speaker) if last is not None and not waiting else ():
        talk.paper.text(speaker.effect(effect) + rule_mark(effect.rule))
    if steps:
        talk.say("ask-rule", kind="hint", id=steps[-1].rule)


def odds(talk: Conversation, line: Typed) -> None:
    """The full odds of one offer, or those of every offer on the list."""
    seen = talk.view
    menu = talk.menu(seen)
    if len(line.words) > 1:
        chosen = talk.chosen(menu, line.words[1])
        if chosen.choice is not None and chosen.choice.trial:
            _trial_odds(talk, chosen.choice)
            return
        if chosen.offered is None:
            raise NothingToExplain(what="odds")
        offer = chosen.offered.offer
        chances = odds_for(talk.state, seen.seat, offer, talk.values(offer, dict(line.pairs)))
        if not chances:
            raise NothingToExplain(what="odds")
        talk.paper.text(chosen.text)
        talk.session.write(
            "\n".join(odds_table(talk.speaker, chances, talk.state.rules.succeeds, talk.paper.is_plain))
        )
        return
    rows = []
    for number, one in enumerate(menu.lines, 1):
        if one.choice is not None and one.choice.trial:
            rows.append((str(number), one.text))
        elif one.offered is not None:
            told = odds_words(talk.state, talk.speaker, odds_for(talk.state, seen.seat, one.offered.offer))
            if told:
                rows.append((str(number), f"{one.text} · {told}"))
    if not rows:
        raise NothingToExplain(what="odds")
    talk.is_whole = True
    talk.paper.numbered(rows)


def _trial_odds(talk: Conversation, choice: Choice) -> None:
    """How likely each hero is to pass the trial of a choice."""
    seen, speaker = talk.view, talk.speaker
    heroes = [one.person.id for one in seen.people if one.holder == seen.seat and not one.person.is_out]
    for hero in heroes:
        chance = speaker.percent(trial_chance(talk.state, seen.seat, hero, choice))
        told = speaker.say("play-succeeds", chance=chance)
        talk.paper.text(f"{talk.teller.callers.name(hero)}: {told}")


def odds_table(
    speaker: Words, chances: Chances, succeeds: frozenset[str] | tuple[str, ...], is_plain: bool
) -> list[str]:
    """Every outcome with its chance, exact and as a bar."""
    rows = [
        (speaker.say(f"outcome-{name}") if name else speaker.say("cli-no-test"), chance)
        for name, chance in chances
    ]
    if any(name in succeeds for name, _ in chances) and len(chances) > 1:
        works = sum((chance for name, chance in chances if name in succeeds), Fraction())
        rows.append((speaker.say("cli-odds-works"), works))
    cells = [
        [name, speaker.percent(chance), short_fraction(chance), bar(chance, BAR)] for name, chance in rows
    ]
    return table([row[:3] for row in cells] if is_plain else cells, frozenset((1, 2)))


def powers(talk: Conversation) -> None:
    """What one may do as one's own game master."""
    talk.say("gm-about")
    _list(talk, [(typed, talk.speaker.say(f"play-gm-{name}")) for name, typed in EXAMPLES.items()])


def saved(talk: Conversation, wanted: str) -> None:
    """Say where the game is kept, or put a copy somewhere else."""
    path = talk.sitting.file.path
    if wanted:
        target = Path(wanted)
        if target.exists():
            raise FileExists(file=wanted)
        try:
            shutil.copyfile(path, target)
        except OSError as error:
            raise unreadable(wanted, error) from None
        talk.say("copied", file=wanted)
    talk.say("saved", file=str(path))


def help_all(talk: Conversation) -> None:
    """Everything that can be typed."""
    speaker = talk.speaker
    rows = [("1", speaker.say("play-help-number")), ("3 steps=-1", speaker.say("play-help-pairs"))]
    rows += [("Enter", speaker.say("play-help-enter"))]
    rows += [("c4", speaker.say("play-help-square")), ("? 5.5", speaker.say("play-help-rule"))]
    rows += [(word(speaker, command), speaker.say(f"play-help-{command}")) for command in COMMANDS]
    _list(talk, rows)


def _list(talk: Conversation, rows: list[tuple[str, str]]) -> None:
    if talk.paper.is_plain:
        talk.paper.numbered(rows)
    else:
        talk.session.write("\n".join(entries(rows, talk.session.width)))
