"""From the words of `nde play` to a table: a game resumed, or a new one with what is not said asked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import NamedTuple

from msgspec.structs import replace

from nde.adventures import adventure_ids, adventure_named
from nde.cli.arguments import Arguments
from nde.cli.chosen_game import NO_PACKS, KeptPacks, choose_game, game_ids, ruleset_of
from nde.cli.commands import NEW_GAME
from nde.cli.files import is_there, read_text, read_toml, write_new
from nde.cli.play.expeditions import Expedition, Veterans, veterans_in, veterans_of, wished_expedition
from nde.cli.play.game_file import Keeper, Kept, begin, games_folder, open_game, unfinished_games
from nde.cli.play.local_table import PLAYER, LocalTable
from nde.cli.play.paper import Screen
from nde.cli.randomness import SEED_BYTES
from nde.cli.session import Session
from nde.cli.sheet_files import read_sheet_file
from nde.errors import Illegal, Missing, NdeError
from nde.expeditions import DANGERS, USUAL_DANGER, Danger, drawn_number, expedition_text
from nde.locale import Words, words
from nde.locale.book.game import ChosenGame, PackedGame
from nde.locale.complaints import Refused, tried
from nde.locale.typed import nearest, whole_number
from nde.prose.sheet_files import PACKS
from nde.prose.story import Stories
from nde.rules import Ruleset, ruleset_ids
from nde.rules.pack import SHIPPED, shipped_pack
from nde.rules.play import playing_of
from nde.table import commands as c
from nde.table.apply import fold
from nde.table.bots import POLICIES
from nde.table.codec import read_header
from nde.table.dice import SeededDice
from nde.table.header import Header, header_of
from nde.table.heroes import along_with_one, new_party
from nde.table.seats import GM, Agreement
from nde.table.state import State, is_session_due
from nde.table.story.adventure import Adventure
from nde.table.story.checks import require_playable
from nde.table.story.reader import read_adventure, read_document

ALONE = Agreement(undo="anyone", rulings="anyone", turns="anyone")
"""Who plays alone is their own game master where the bot is not."""


class Wishes(NamedTuple):
    """What a person wants of a new game."""

    game: ChosenGame
    adventure: Adventure
    heroes: int
    sheets: tuple[dict[str, object], ...] = ()
    companions: str = ""
    """The policy of the bots that play all heroes but the first; empty to play them all oneself."""
    seed: int | None = None
    is_one_made: bool = False
    """Whether one of the heroes is made by hand, question by question."""
    growing: int = 0
    """How many of the first heroes have earned an advance in the adventure before."""


def first_commands(wishes: Wishes, name: str, gm_name: str) -> Iterator[c.Do]:
    """What the game master's seat does before the first choice: seats, agreement, heroes, a session."""
    yield c.Sit(seat=GM, name=gm_name, role="gm", bot="gm")
    yield c.Sit(seat=PLAYER, name=name)
    yield c.Agree(agreement=ALONE)
    count = wishes.heroes - wishes.is_one_made
    holders = [PLAYER] * count
    if wishes.companions:
        holders = [PLAYER, *(f"bot-{number}" for number in range(1, wishes.heroes))][-count:]
        for seat in holders:
            if seat != PLAYER:
                yield c.Sit(seat=seat, name=seat, bot=wishes.companions)
    chance: Random = SystemRandom() if wishes.seed is None else Random(wishes.seed)
    party = list(new_party(wishes.game.rules, chance, wishes.sheets, count, (PLAYER,)))
    for (id, sheet), seat in zip(party, holders, strict=True):
        yield c.Bring(id=id, sheet=sheet, seat=seat)
    if count:
        yield c.Mark(moment="session")
    if wishes.heroes == 1 and count:
        yield from along_with_one(wishes.game.rules, chance, str(party[0][1].get("name", "")), PLAYER)
    for id, _ in party[: wishes.growing]:
        yield c.Advance(figure=id)


HEROES = 3
MOST_HEROES = 6
OWN_HERO = "hero"
"""The id of a hero made by hand."""


class Started(NamedTuple):
    """A table, and what is to be said about how it came to be."""

    table: LocalTable
    is_new: bool
    cut: int = 0


def start(arguments: Arguments, session: Session, paper: Screen) -> Started:
    """Resume the game in a file, or one that was left unfinished, or begin a new one."""
    named = arguments.text("file")
    if named is not None and is_there(Path(named)):
        _refuse_wishes(arguments, named)
        return resumed(open_game(Path(named)), arguments)
    if named is None and session.is_terminal and not _wishes(arguments):
        found = _offer_to_resume(session, paper)
        if found is not None:
            return resumed(open_game(found), arguments)
    return new_game(arguments, session, paper)


def _wishes(arguments: Arguments) -> list[str]:
    """What the line says about a new game."""
    flags = [f"--{name}" for name in NEW_GAME]
    return [*arguments.words, *(flag for flag in flags if flag[2:] in arguments.flags)]


def _refuse_wishes(arguments: Arguments, file: str) -> None:
    wishes = [wish for wish in _wishes(arguments) if wish != "--seed"]
    if wishes:
        raise Illegal("game-already-there", file=file, word=wishes[0])


def resumed(kept: Kept, arguments: Arguments) -> Started:
    """A game played on from where it was left."""
    has_clock = arguments.number("seed") is None
    table = LocalTable(kept.header, kept.entries, kept.seed, kept.file, has_clock=has_clock)
    begin_session_after_a_break(table)
    return Started(table, is_new=False, cut=kept.cut)


def begin_session_after_a_break(table: LocalTable) -> None:
    """Begin a new session where the last one was hours ago: what comes back with one comes back."""
    last = max((entry.at for entry in table.entries), default=0)
    if is_session_due(table.state, last, table.now()):
        with suppress(NdeError):
            table.do(GM, c.Mark(moment="session"))


def _offer_to_resume(session: Session, paper: Screen) -> Path | None:
    """The unfinished game that the person wants to go on with."""
    found = unfinished_games(games_folder(session.env))[:5]
    if not found:
        return None
    speaker = session.words
    options = [_described(path, speaker) for path in found]
    number = choose(
        session, paper, speaker.say("play-resume-which"), [*options, speaker.say("play-new-game")]
    )
    return found[number] if number < len(found) else None


def _described(path: Path, speaker: Words) -> str:
    when = datetime.fromtimestamp(path.stat().st_mtime)
    name = path.stem
    with suppress(NdeError, OSError), path.open("rb") as file:
        header = read_header(file.readline())
        name = f"{header.title or name}, {_game_title(header.game, speaker.language)}"
    return speaker.say("play-resume-one", name=name, when=f"{when:%Y-%m-%d %H:%M}")


def choose(session: Session, paper: Screen, question: str, options: Sequence[str], default: int = 0) -> int:
    """The place of the option the person chose by number or beginning; Enter takes the default."""
    speaker = session.words
    paper.text(question, kind="question")
    paper.numbered(
        [
            (str(number), speaker.say("play-default", option=option) if number - 1 == default else option)
            for number, option in enumerate(options, 1)
        ]
    )
    while True:
        session.flush()
        paper.finish()
        typed = session.read_line("? ").strip()
        number = whole_number(typed) if typed else default + 1
        if number is None:
            heads = {option.partition(" · ")[0]: at for at, option in enumerate(options, 1)}
            near = nearest(typed, heads)
            number = heads[near] if near is not None else None
        if number is not None and 1 <= number <= len(options):
            return number - 1
        paper.text(speaker.say("play-choose-number", typed=typed, most=len(options)), kind="error")


def new_game(arguments: Arguments, session: Session, paper: Screen) -> Started:
    """A new game in a file of its own."""
    wishes = read_wishes(arguments, session, paper)
    path = _path_for(arguments, session, wishes)
    return Started(begun(wishes, session.language, partial(begin, path)), is_new=True)


def begun(wishes: Wishes, language: str, keep: Callable[[Header, bytes], Keeper]) -> LocalTable:
    """A new table with its seats and heroes, kept in what `keep` makes for its header and seed."""
    seed = (
        os.urandom(SEED_BYTES)
        if wishes.seed is None
        else wishes.seed.to_bytes(SEED_BYTES, "big", signed=True)
    )
    dice = SeededDice(seed)
    speaker = words(language, wishes.game.rules.id)
    header = replace(
        header_of(wishes.game),
        language=language,
        commitment=dice.commitment,
        title=Stories(wishes.adventure, speaker).title(),
        adventure=wishes.adventure,
    )
    file = keep(header, seed)
    table = LocalTable(header, (), seed, file, has_clock=wishes.seed is None)
    try:
        for do in first_commands(wishes, speaker.say("play-you"), speaker.say("play-gm")):
            # Who has nothing left to learn goes on all the same.
            with suppress(NdeError) if isinstance(do, c.Advance) else nullcontext():
                table.do(GM, do)
        if wishes.is_one_made:
            table.do(PLAYER, c.Create(id=OWN_HERO))
    except NdeError:
        file.discard()
        raise
    return table


def _path_for(arguments: Arguments, session: Session, wishes: Wishes) -> Path:
    named = arguments.text("file")
    if named is not None:
        return Path(named)
    return _free_path(session, wishes)


def _free_path(session: Session, wishes: Wishes) -> Path:
    """A file of its own in the folder of games."""
    stem = f"{wishes.adventure.id}-{wishes.game.rules.id}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = games_folder(session.env)
    numbered = (folder / f"{stem}{'' if at == 1 else f'-{at}'}.nde" for at in range(1, 1000))
    return next(path for path in numbered if not os.path.lexists(path))


def read_wishes(
    arguments: Arguments, session: Session, paper: Screen, sheets: tuple[dict[str, object], ...] = ()
) -> Wishes:
    """What a new game is to be: as the line says, and at a terminal as the person answers.

    `Refused` lists everything that is wrong with it, and nobody is asked then.
    """
    errors: list[NdeError] = []
    asks = session.is_terminal and not arguments.flags.get("json")
    paths = arguments.texts("sheet")
    veterans = None
    if (played := arguments.text("with")) is not None:
        veterans = veterans_in(played)
        came = veterans.sheets
        sheets, paths = (*sheets, *came), (*[played] * len(came), *paths)
    sheets = (*sheets, *(read_sheet_file(path) for path in arguments.texts("sheet")))
    kept = _packs_of(("",) * (len(sheets) - len(paths)) + paths, sheets)
    id = arguments.text("game")
    if id is None:
        id = next((str(one["game"]) for one in sheets if "game" in one), None)
    named = arguments.word(0)
    new = wished_expedition(arguments)
    if id is None:
        id = _game_of(named) or (_ask_game(session, paper) if asks else ruleset_ids()[0])
    game = tried(partial(choose_game, id, arguments, session, kept), errors)
    adventure = None
    if named is None and new is None and asks and not errors:
        named = _ask_adventure(session, paper)
        new = None if named else Expedition(drawn_number(SystemRandom()), _ask_danger(session, paper))
    if new is None:
        found = named or adventure_ids()[0]
        adventure = tried(partial(find_adventure, found, None if game is None else game.rules), errors)
    heroes, is_one_made = arguments.number("heroes"), False
    if heroes is None and asks and not (sheets or errors):
        heroes, is_one_made = _ask_heroes(session, paper)
    elif heroes is None:
        heroes = max(len(sheets), veterans.heroes if veterans is not None else HEROES)
    if len(sheets) > heroes:
        errors.append(Illegal("too-many-sheets", sheets=len(sheets), heroes=heroes))
    companions = arguments.text("companions") or ""
    if companions and companions not in POLICIES:
        errors.append(Missing("no-such-companions", policy=companions, allowed=tuple(POLICIES)))
    if errors or game is None:
        raise Refused(errors)
    seed = arguments.number("seed")
    if new is not None:
        if asks:
            paper.text(session.words.say("play-finding-foes"), kind="hint")
            session.flush()
        sheets, document = new.made(game.rules, seed, sheets, heroes)
        sheets = sheets[: heroes - is_one_made]
        adventure = read_document(document, "--new")
        if (out := arguments.text("out")) is not None:
            write_new(out, expedition_text(document))
    assert adventure is not None
    growing = _growing(veterans, game.rules) if veterans is not None else 0
    return Wishes(game, adventure, heroes, sheets, companions, seed, is_one_made, growing)


def _growing(veterans: Veterans, rules: Ruleset) -> int:
    """How many of those who go on have earned an advance, in a game that has them by adventures."""
    return len(veterans.sheets) if veterans.has_grown and playing_of(rules).grows else 0


def gone_on(state: State, danger: Danger, session: Session) -> Started | None:
    """The same people in another expedition, in a file of its own; nothing where nobody is left."""
    veterans = veterans_of(state)
    if not veterans.sheets:
        return None
    header = state.header
    rules = fold(header, ()).rules
    packed = PackedGame(rules, header.packs, header.names)
    game = ChosenGame(rules, packed.words(session.language), header.packs, header.names)
    expedition = Expedition(drawn_number(SystemRandom()), danger)
    sheets, document = expedition.made(rules, None, veterans.sheets, veterans.heroes)
    adventure = read_document(document, "--new")
    wishes = Wishes(
        game, adventure, len(sheets), sheets, veterans.companions, growing=_growing(veterans, rules)
    )
    path = _free_path(session, wishes)
    return Started(begun(wishes, session.language, partial(begin, path)), is_new=True)


def _packs_of(paths: tuple[str, ...], sheets: tuple[dict[str, object], ...]) -> KeptPacks:
    """The packs that the first sheet names, and its file; no sheet keeps its own."""
    kept = NO_PACKS
    for path, sheet in zip(paths, sheets, strict=True):
        named = sheet.pop(PACKS, ())
        if not kept.names and isinstance(named, list):
            kept = KeptPacks(path, tuple(map(str, named)))
    return kept


def find_adventure(named: str, rules: Ruleset | None = None) -> Adventure:
    """An adventure of ours by its id, or one from a file; refused where it is for another game alone."""
    if not _is_file(named):
        return adventure_named(named.casefold())
    adventure = read_adventure(read_text(named), named, rules)
    if rules is not None:
        require_playable(adventure, rules.id)
    return adventure


def _is_file(named: str) -> bool:
    return "/" in named or "." in named or "\\" in named


def _game_of(named: str | None) -> str | None:
    """The game for which a file of an adventure was written, where it says so; its faults are told later."""
    if named is None or not _is_file(named):
        return None
    about: object = None
    with suppress(NdeError):
        about = read_toml(named).get("adventure")
    game = about.get("game") if isinstance(about, dict) else None
    return game if isinstance(game, str) and game in game_ids() else None


def _ask_game(session: Session, paper: Screen) -> str:
    ids = game_ids()
    speaker = session.words
    titles = []
    for id in ids:
        key = f"play-about-game-{id}"
        title = _game_title(id, session.language)
        titles.append(f"{title} · {speaker.say(key)}" if speaker.has(key) else title)
    return ids[choose(session, paper, speaker.say("play-which-game"), titles)]


def _game_title(id: str, language: str) -> str:
    """What a game is called; of a pack, what the pack calls it."""
    base = ruleset_of(id).id
    own = shipped_pack(id).words(language) if id in SHIPPED else {}
    return words(language, base, own).say(f"game-{base}")


def _ask_adventure(session: Session, paper: Screen) -> str:
    """The id of an adventure; nothing for one that is new."""
    ids = adventure_ids()
    titles = []
    for id in ids:
        stories = Stories(adventure_named(id), session.words)
        about = stories.intro().partition(". ")[0]
        titles.append(f"{stories.title()} · {about}" if about else stories.title())
    titles.append(session.words.say("play-something-new"))
    chosen = choose(session, paper, session.words.say("play-which-adventure"), titles)
    return (*ids, "")[chosen]


def _ask_danger(session: Session, paper: Screen) -> Danger:
    speaker = session.words
    options = [speaker.say(f"play-danger-{one}") for one in DANGERS]
    usual = DANGERS.index(USUAL_DANGER)
    return DANGERS[choose(session, paper, speaker.say("play-which-danger"), options, default=usual)]


def _ask_heroes(session: Session, paper: Screen) -> tuple[int, bool]:
    """How many heroes set out, and whether one of them is made by hand."""
    speaker = session.words
    options = [speaker.say("play-heroes", count=count) for count in range(1, MOST_HEROES + 1)]
    options.append(speaker.say("play-heroes-own", count=HEROES))
    chosen = choose(session, paper, speaker.say("play-how-many"), options, default=HEROES - 1)
    return (HEROES, True) if chosen == MOST_HEROES else (chosen + 1, False)
