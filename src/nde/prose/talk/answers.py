"""What can be asked at the table without doing anything: rules, reasons, odds, sheets, the log, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from nde.errors import Illegal, Missing, Unreadable
from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import (
    Found,
    book_entries,
    entry_words,
    legend_lines,
    look_up,
    nothing_found,
    other_lines,
    titles,
)
from nde.locale.book.rules import rule_lines
from nde.locale.book.told import rule_mark
from nde.locale.layout import bar, entries, paragraph, short_fraction, table
from nde.locale.phrases import also_told, given_told, prospect_words, wish_words
from nde.locale.typed import whole_number
from nde.prose.breakdown import step_words, untold_effects
from nde.prose.menu import MOST_LINES, DeedLabel, able_for, trait_words, trial_prospect
from nde.prose.sheets import sheet_seen, sheet_text
from nde.prose.story import Stories
from nde.prose.tale import opened
from nde.prose.talk.choices import chosen_of, is_number, values
from nde.prose.talk.dice_odds import compared_dice, dice_odds, is_dice
from nde.prose.talk.powers import examples_for
from nde.prose.talk.screen import deed_line, way_prospect, word
from nde.prose.talk.sentences import Meant, Sentence, meant_by, named_by, read_sentence, tokens
from nde.prose.talk.typed import KNOWN, read_line
from nde.prose.talk.typed import Line as Typed
from nde.rules.prospects import Prospect
from nde.table.offers import allowed_values, prospect_for
from nde.table.rolls import roll_views
from nde.table.seats import GM
from nde.table.story.choices import Choice
from nde.table.visibility import scene_for

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk

LATEST = 12
"""Entries that `log` tells unless it is told how many."""
BAR = 20


def chosen_game(talk: Talk) -> ChosenGame:
    """The game of the table, for what is shared with other commands."""
    return ChosenGame(talk.state.rules, talk.speaker, talk.state.header.packs)


def rule(talk: Talk, wanted: str) -> None:
    """Explain a rule by its id, or what a word leads to in rules, tables and foes; alone, the table."""
    if not wanted:
        help_all(talk)
        return
    game = chosen_game(talk)
    width = talk.paper.width
    full = wanted if "/" in wanted else f"{game.rules.id}/{wanted}"
    exact = next((one for one in game.rules.rules if one.id == full.casefold()), None)
    if exact is not None:
        talk.paper.page(rule_lines(game, exact, width))
        return
    found = look_up(game, wanted)
    if not found.shown:
        raise nothing_found(book_entries(game), wanted)
    called = [one for one in found.named if one.kind == "rule"]
    if len(called) == 1:
        talk.paper.page(rule_lines(game, game.rules.rule(called[0].id), width))
    talk.paper.page(_called(game, found, width))
    if not found.named:
        talk.paper.page([*titles(found, width), *other_lines(game, found, width)])
    elif not called:  # what is called so is a row or a stat block, and rules may speak of it, too
        talk.paper.page(titles(found, width))
    rules = found.of("rule")
    if len(rules) > 1:
        talk.say("ask-rule", kind="hint", id=rules[-1 if called else 0].id)


def _called(game: ChosenGame, found: Found, width: int) -> list[str]:
    """What is called by a word besides a single rule: several rules by title, rows, stat blocks as sheets."""
    rules = [one for one in found.named if one.kind == "rule"]
    lines = entries([(one.id, one.name) for one in rules], width) if len(rules) > 1 else []
    for one in found.named:
        if one.kind == "row":
            lines += paragraph(entry_words(game, one), width, "    ", "")
        elif one.kind == "foe" and game.rules.foe_sheet is not None:
            lines += sheet_text(game, replace(game.rules.foe_sheet(one.id), name=one.name), width).split("\n")
            lines += paragraph(game.words.say(f"cli-source-{one.source}", game=game.title), width)
    return lines + legend_lines(game, Found(found.named, (), ()), width)


def place(talk: Talk) -> None:
    """Tell again what is to be seen here."""
    seen = talk.view
    if seen.story is not None and seen.story.place:
        text = Stories(talk.state.adventure, talk.speaker).place_text(
            seen.story.place, talk.state.world.progress
        )
        if text:
            talk.paper.text(text)


def sheet(talk: Talk, wanted: str) -> None:
    """Show the sheet of somebody, or of the hero whose turn it is."""
    who = whose_sheet(talk, wanted)
    scene = scene_for(talk.state, talk.seat)
    if scene is None or not who:
        raise Illegal("nobody-there")
    found = sheet_seen(talk.state, talk.seat, who)
    talk.paper.page(sheet_text(chosen_game(talk), found, talk.paper.width).split("\n"))


def whose_sheet(talk: Talk, wanted: str) -> str:
    """Somebody by name, or the hero whose turn it is, or the first who is there."""
    who = talk.find(wanted) if wanted else talk.menu(talk.view).hero
    return who or next((one.person.id for one in talk.view.people), "")


def log(talk: Talk, wanted: str) -> None:
    """Tell what happened again: the latest entries, or as many as are asked for."""
    most = whole_number(wanted) if wanted else LATEST
    told = talk.table.told()
    for line in told[-max(most or LATEST, 1) :]:
        talk.paper.text(line, kind="log")


def why(talk: Talk) -> None:
    """The steps of the latest deed and what it set off, or of what waits for an answer, with their rules."""
    question = talk.question(talk.view)
    waiting = question.steps if question is not None else ()
    latest = () if waiting else talk.teller.latest
    if not latest and not waiting:
        raise Missing("nothing-to-explain", what="why")
    speaker, rule = talk.teller.storyteller(talk.state), ""
    for steps, event in ((waiting, None), *((event.steps, event) for event in latest)):
        for step in steps:
            talk.paper.text(opened(step_words(speaker, step)) + rule_mark(step.rule))
            rule = step.rule
        for effect in untold_effects(event, talk.state) if event is not None else ():
            talk.paper.text(opened(speaker.effect(effect)) + rule_mark(effect.rule))
    if rule:
        talk.say("ask-rule", kind="hint", id=rule)


def odds(talk: Talk, line: Typed) -> None:
    """The full odds of one thing, by its number or said as a sentence, or those of everything on the list."""
    if len(line.words) == 1:
        _odds_of_all(talk)
        return
    if is_dice(line.rest) or compared_dice(line.rest) is not None:
        dice_odds(talk, line.rest)
        return
    wanted = wanted_odds(talk, line)
    if isinstance(wanted, Choice):
        _trial_odds(talk, wanted)
        return
    is_any = False
    for one in wanted:
        offer = talk.view.offers[one.way.offer].offer
        said = values(talk, offer, dict(line.pairs))
        allowed = allowed_values(talk.state, talk.seat, offer, {**one.way.values, **said})
        prospect = prospect_for(talk.state, talk.seat, offer, allowed)
        if prospect is None:
            continue
        is_any = True
        talk.paper.text(" · ".join([one.deed.line(one.way), *given_told(talk.speaker, prospect)]))
        talk.paper.page(odds_table(talk.speaker, prospect, is_plain=talk.paper.is_plain))
    if not is_any:
        raise Missing("nothing-to-explain", what="odds")


def wanted_odds(talk: Talk, line: Typed) -> Choice | list[Meant]:
    """What odds are asked for: a trial of the adventure, or ways of a deed."""
    typed = line.words[1]
    if not is_number(typed):
        sentence = read_sentence(talk, read_line(line.rest))
        found = meant_by(talk, sentence) if sentence is not None else named_by(talk, line.rest)
        if not found:
            raise Unreadable("not-understood", line=line.rest, nearest="none")
        return found[:MOST_LINES]
    chosen = chosen_of(talk, talk.listed, typed)
    if chosen.choice is not None:
        if not chosen.choice.trial:
            raise Missing("nothing-to-explain", what="odds")
        return chosen.choice
    assert chosen.deed is not None
    objects = tuple(one for word in line.words[2:] for one in tokens(word))
    return meant_by(talk, Sentence(talk.listed.hero, chosen.deed, objects, ""))[:MOST_LINES]


def _is_rolled(talk: Talk, deed: DeedLabel) -> bool:
    return any(way_prospect(talk.reader, way) is not None for way in deed.ways[:MOST_LINES])


def _odds_of_all(talk: Talk) -> None:
    rows = []
    menu = talk.listed
    talk.asked = None  # numbers mean this list now
    for number, one in enumerate(menu.lines[: max(talk.shown, menu.shown)], 1):
        if one.choice is not None and one.choice.trial:
            rows.append((str(number), one.text))
        elif one.deed is not None and _is_rolled(talk, one.deed):
            rows.append((str(number), deed_line(talk.reader, one.deed)))
    if not rows:
        raise Missing("nothing-to-explain", what="odds")
    talk.paper.numbered(rows)


def _trial_odds(talk: Talk, choice: Choice) -> None:
    """How likely each hero is to pass the trial of a choice."""
    reader = talk.reader
    speaker = reader.speaker
    for hero in able_for(reader.view):
        told = prospect_words(speaker, trial_prospect(reader, hero, choice))
        trait = trait_words(reader, hero, choice)
        who = " · ".join(filter(None, (reader.callers.name(hero), trait)))
        talk.paper.text(f"{who}: {told}")


def odds_table(speaker: Words, prospect: Prospect, *, is_plain: bool) -> list[str]:
    """Every outcome with its chance, exact and as a bar; what is wanted, and what else the roll decides."""
    rows = [(speaker.say(f"outcome-{name}"), chance) for name, chance in prospect.chances if name]
    rows.append((speaker.say("cli-odds-works", wish=wish_words(speaker, prospect)), prospect.chance))
    rows += [told for told in also_told(speaker, prospect) if told not in rows]
    cells = [
        [name, speaker.percent(chance), short_fraction(chance), bar(chance, BAR)] for name, chance in rows
    ]
    return table([row[:3] for row in cells] if is_plain else cells, frozenset((1, 2)))


def rolls(talk: Talk) -> None:
    """The rolls that can be overruled, each with what it can come to."""
    speaker, rows = talk.speaker, []
    for one in roll_views(talk.state):
        who = speaker.say("play-gm") if one.figure == GM else talk.teller.callers.name(one.figure)
        came = speaker.say(f"outcome-{one.outcome}") if one.outcome else ", ".join(map(str, one.faces))
        others = ", ".join(other for other in one.outcomes if other not in ("", one.outcome)) or "–"
        rows.append((str(one.number), speaker.say("talk-roll", name=who, came=came, others=others)))
    if rows:
        _list(talk, rows)
    else:
        talk.tell_of("no-rolls")


def powers(talk: Talk) -> None:
    """What one may do as a game master."""
    if talk.seat == GM:
        talk.tell_of("gm-about")
    else:
        talk.say("gm-about")
    known = [(name, typed) for name, typed in examples_for(talk.state).items() if name in talk.powers]
    rows = [(typed, talk.speaker.say(f"play-gm-{name}")) for name, typed in known]
    if talk.seat == GM:
        own = f"{word(talk.speaker, 'hero')} {word(talk.speaker, 'gm')}"
        rows.append((own, talk.speaker.say("talk-gm-own")))
    _list(talk, rows)


def help_all(talk: Talk) -> None:
    """Everything that can be typed."""
    speaker = talk.speaker
    sentence = (speaker.attribute("play-help-sentence", "typed"), speaker.say("play-help-sentence"))
    rows = [sentence, ("1", speaker.say("play-help-number"))]
    rows += [("3 steps=-1", speaker.say("play-help-pairs"))]
    rows += [("Enter", speaker.say("play-help-enter"))]
    rows += [("c4", speaker.say("play-help-square")), ("? 5.5", speaker.say("play-help-rule"))]
    rows += [
        (word(speaker, command), _help_of(talk, f"play-help-{command}"))
        for command in KNOWN
        if talk.knows(command)
    ]
    _list(talk, rows)


def _help_of(talk: Talk, key: str) -> str:
    """What a command is for, without the cover of games that have it where this one has none."""
    own = "" if talk.state.playing.has_cover else talk.speaker.attribute(key, "coverless")
    return own or talk.speaker.say(key)


def _list(talk: Talk, rows: list[tuple[str, str]]) -> None:
    if talk.paper.is_plain:
        talk.paper.numbered(rows)
    else:
        talk.paper.page(entries(rows, talk.paper.width))
