"""A conversation at a table: shows what there is, reads a line, and says what is wished."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from nde.board import Board
from nde.board.strokes import Spot
from nde.errors import Illegal, NdeError
from nde.locale import LANGUAGES, Words, words
from nde.locale.complaints import Refused, complaint
from nde.prose.log import Teller
from nde.prose.maps import fog_facts, map_lines
from nde.prose.menu import (
    DeedLabel,
    Menu,
    WayLabel,
    deeds_of,
    for_people,
    is_partys_turn,
    menu_for,
    room_for,
)
from nde.prose.names import Reader
from nde.prose.tale import opened
from nde.prose.talk import answers, shortlist
from nde.prose.talk.choices import (
    NOTHING,
    Wish,
    Wishes,
    choose,
    choose_among,
    is_number,
    meant,
    number,
    place_or_name,
)
from nde.prose.talk.commands import COMMANDS, Run
from nde.prose.talk.conversation import show_conversation, slashed, tried
from nde.prose.talk.paper import Paper
from nde.prose.talk.powers import POWERS, Power
from nde.prose.talk.screen import (
    answer_of,
    find_person,
    in_turn,
    is_side_done,
    not_an_answer,
    show_end,
    show_menu,
    show_question,
    show_scene,
    show_what_is_missing,
    way_prospect,
    word,
)
from nde.prose.talk.sentences import (
    Meant,
    choices_meant,
    exits_meant,
    meant_by,
    read_sentence,
    tokens,
)
from nde.prose.talk.shortlist import Shortlist
from nde.prose.talk.typed import Line, is_meant, read_command, read_line
from nde.table import commands as c
from nde.table.chat import SIGN
from nde.table.events import Entry
from nde.table.pictures import PictureNamed
from nde.table.scenes import Space
from nde.table.seats import GM
from nde.table.state import State
from nde.table.story.choices import Choice
from nde.table.view import QuestionView, SeatView, view


class Table(Protocol):
    """What a talk has to be told by whoever runs it."""

    @property
    def state(self) -> State:
        """The table as it is."""

    def here(self) -> tuple[str, ...] | None:
        """The seats that are connected now; nothing where nobody can know."""

    def told(self) -> Sequence[str]:
        """What has happened, in sentences."""


class Shell(NamedTuple):
    """What can be typed where a talk is held."""

    commands: Mapping[str, Run] = COMMANDS
    powers: Mapping[str, Power] = POWERS
    is_own_gm: bool = False
    """Whether somebody plays alone, and rules where the bot does not."""


ANYWHERE = Shell()
ALSO_VERBS = frozenset(("help", "take", "rest", "cover", "end", "reach", "look", "roll", "draw"))
"""Commands whose words somebody may also say of what they do."""


class Talk:
    """A person at a table."""

    def __init__(
        self,
        table: Table,
        seat: str,
        language: str,
        paper: Paper,
        shell: Shell = ANYWHERE,
    ) -> None:
        self.table, self.seat, self.language, self.paper = table, seat, language, paper
        self.commands, self.powers, self.is_own_gm = shell
        self.teller = Teller(seat, language, is_live=True)
        self.hero = ""
        """Whose offers the person wants to see."""
        self.pictures: tuple[PictureNamed, ...] = ()
        """The pictures that a game master may name, where any are kept."""
        self.point: Callable[[Spot], None] | None = None
        """Points at a place on the map for everybody who is connected, where anybody can be."""
        self.shown = 0
        """How many lines of the list were shown: only what was shown can be chosen by number."""
        self.base = 0
        """The version that was shown: what is typed is meant for it."""
        self._listed: Menu | None = None
        self.asked: Shortlist | None = None
        """What was asked back, as long as no other list was shown: numbers are meant for it."""
        self._ending: tuple[tuple[str, ...], int] | None = None
        """Who would lose their action if the turn ended for all, as was asked; and the table's version."""
        self._shown_map: object = None
        self._shown_people: object = None
        self._seen: tuple[State, SeatView] | None = None
        self._deeds: tuple[State | None, dict[str, tuple[DeedLabel, ...]]] = (None, {})

    @property
    def state(self) -> State:
        """The table as it is."""
        return self.table.state

    @property
    def speaker(self) -> Words:
        """The speaker who knows everybody's name."""
        return self.teller.meet(self.state)

    @property
    def view(self) -> SeatView:
        """The table as the person sees it."""
        state = self.state
        if self._seen is None or self._seen[0] is not state:
            self._seen = (state, for_people(state, view(state, self.seat)))
        return self._seen[1]

    @property
    def reader(self) -> Reader:
        """The person, with what they see and the words for it."""
        return self.teller.reader(self.state, self.view)

    @property
    def has_powers(self) -> bool:
        """Whether the person may do what only the game master may."""
        return self.is_own_gm or self.seat == GM

    def knows(self, command: str) -> bool:
        """Whether something can be typed here, by this person."""
        return command in self.commands and (self.has_powers or command not in ("gm", "close"))

    def say(self, key: str, kind: str = "", **facts: object) -> None:
        """Write a sentence."""
        self.paper.text(self.speaker.say(f"play-{key}", **facts), kind=kind)

    def tell_of(self, key: str, kind: str = "", **facts: object) -> None:
        """Write a sentence about what was asked."""
        self.paper.text(self.speaker.say(f"talk-{key}", **facts), kind=kind)

    def seat_name(self, id: str) -> str:
        """What somebody at the table is called; whoever has no name, by what they are to the reader."""
        seat = self.state.seat(id)
        if id == GM and (seat is None or seat.name in ("", id)):
            return self.speaker.say("play-gm")
        if seat is None:
            return self.teller.callers.name(id)
        # A game may have been begun in another language than it is read in.
        for key in ("play-gm", "play-you"):
            if seat.name in {words(one).say(key) for one in LANGUAGES}:
                return self.speaker.say(key)
        return seat.name

    # What happens.

    def remember(self, before: State, entry: Entry, after: State) -> None:
        """Learn who was met and what was rolled, without a word: for a game that is gone on with."""
        self.teller.tell(before, entry, after)

    def tell(self, before: State, entry: Entry, after: State) -> None:
        """Tell an entry."""
        for line in self.teller.tell(before, entry, after):
            self.paper.text(line, kind="log")

    def complain(self, fault: NdeError | Refused, typed: str = "") -> None:
        """Say why a line was refused."""
        errors = list(fault.errors) if isinstance(fault, Refused) else [fault]
        is_asked = any(error.code == "question-first" for error in errors)
        question = self.question(self.view) if is_asked else None
        if question is not None:
            errors = [not_an_answer(self, question, typed)]
        for line in complaint(errors, self.speaker).splitlines():
            # What stands further in belongs to the refusal above it.
            is_inner = line.startswith(" ")
            said = line.strip() if is_inner else opened(line)
            self.paper.text(said, kind="" if is_inner else "error")

    def look(self) -> None:
        """Show the scene and what can be done, or the question that waits."""
        seen = self.view
        self.base, self._listed, self.asked = seen.version, None, None
        self.shown = 0  # where nothing is listed, no number of an earlier list counts
        question = self.question(seen)
        if question is not None and question.name in ("create", "advance"):
            show_question(self, question)
            return
        if seen.people and (question is None or seen.people != self._shown_people):
            self._shown_people = seen.people
            show_scene(self.paper, self.reader)
        if seen.space is not None and not self.paper.is_plain and self._is_map_due(seen.space):
            self.show_map(seen)
        if question is not None:
            show_question(self, question)
            return
        if seen.story is not None and seen.story.ending:
            show_end(self, is_won=seen.story.is_won)
            return
        show_what_is_missing(self, seen)
        show_conversation(self)
        self._listed = menu = self.menu(seen)
        self.shown = menu.shown
        show_menu(self.paper, self.reader, menu, 0, menu.shown)

    def show_more(self) -> None:
        """Show what else there is on the list, as much as can be read; at its end, from the beginning.

        Whatever list was shown last is what numbers mean: first the rest of what was asked back, then this.
        """
        asked, self.asked = self.asked, None
        if asked is not None and asked.has_more:
            self._ask(asked._replace(first=asked.last))
            return
        if self.question(self.view) is not None or self._listed is None:
            self.look()
            return
        menu = self._listed
        is_gone_on = asked is None and self.shown < len(menu.lines)
        first = self.shown if is_gone_on else 0
        turn = self.view.turn
        can_end = menu.can_end and turn is not None and turn.is_fight
        left = len(menu.lines) - first
        self.shown = first + min(room_for(left, bool(menu.walks), can_end, menu.can_be_done), left)
        show_menu(self.paper, self.reader, menu, first, self.shown)

    def _is_map_due(self, space: Space) -> bool:
        """Whether a map is shown unasked: a new one, or where there is room one on which somebody moved."""
        shown = self._shown_map
        if space == shown:
            return False
        is_same_ground = isinstance(space, Board) and isinstance(shown, Board) and space.grid == shown.grid
        return self.paper.is_tall or not is_same_ground

    def show_map(self, seen: SeatView) -> None:
        """Show the map, if there is one."""
        self._shown_map = seen.space
        lines = map_lines(seen, self.teller.callers, self.speaker)
        if lines:
            self.paper.map(lines)
        if seen.fogged:
            self.say("map-fog", **fog_facts(seen.fogged))

    def menu(self, seen: SeatView) -> Menu:
        """What can be chosen now."""
        wished = self.hero or in_turn(seen)
        menu = menu_for(self.teller.reader(self.state, seen), wished)
        if self.is_own_gm:
            return menu
        # Among several, Enter ends no turn in which somebody else may still want to act.
        return menu._replace(is_turn_done=menu.can_end and is_side_done(seen))

    @property
    def listed(self) -> Menu:
        """What was listed when the person last looked: numbers are meant for that list."""
        return self._listed or self.menu(self.view)

    def ask_back(self, found: list[Meant], line: Line) -> None:
        """Ask which of several ways of a deed is meant."""
        deed, slot = found[0].deed, shortlist.first_apart(found)
        role = deed.roles[slot] if slot is not None else ""
        key = f"which-{role}" if role in ("with", "for") else "which"
        self.tell_of(key, kind="question", verb=deed.text)
        self._ask(shortlist.of_ways(self, found, line))

    def ask_to_try(self, found: list[Meant], line: Line, nearest: str) -> None:
        """Ask with what somebody tries what no rule names, or whether another word was meant."""
        name = self.reader.name(found[0].figure)
        self.tell_of("try-it", kind="question", line=line.text, nearest=nearest or "none", name=name)
        self._ask(shortlist.of_ways(self, found, line))

    def ask_which(self, found: list[tuple[Choice, str]]) -> None:
        """Ask which of several choices of the adventure is meant."""
        self.tell_of("which-choice", kind="question")
        self._ask(shortlist.of_choices(found))

    def ask_for_all(self, losing: tuple[str, ...]) -> None:
        """Ask whether the turn shall end for everybody, naming who would lose their action."""
        self._ending = (losing, self.state.version)
        names = ", ".join(map(self.teller.callers.name, losing))
        self.tell_of("end-for-all", kind="question", names=names, yes=word(self.speaker, "yes"))

    def _ended(self, text: str) -> Wishes | None:
        """What a line is after that question: the end of the turn, or something else."""
        asked, self._ending = self._ending, None
        if asked is None or asked[1] != self.state.version or not is_meant("yes", text):
            return None
        return (Wish(c.Done(for_all=True, losing=asked[0])),)

    def _ask(self, asked: Shortlist) -> None:
        self.asked = asked
        shortlist.show(self, asked)

    def deeds(self, figure: str) -> tuple[DeedLabel, ...]:
        """What somebody can do, kept while nothing happens: every line that is typed asks for it."""
        if self._deeds[0] is not self.state:
            self._deeds = (self.state, {})
        known = self._deeds[1]
        if figure not in known:
            known[figure] = deeds_of(self.reader, figure).deeds
        return known[figure]

    def preference(self, way: WayLabel) -> tuple[int, float]:
        """Which of several ways somebody takes who does not say: the cheapest, then the likeliest."""
        offer = self.view.offers[way.offer].offer
        prospect = way_prospect(self.reader, way)
        cost = self.state.playing.aim(self.reader.scene, offer).cost
        return cost, -float(prospect.chance if prospect is not None else 0)

    def typed_verbs(self) -> tuple[str, ...]:
        """What may be typed for the verbs that somebody can do now, in the reader's language."""
        speaker = self.speaker
        deeds = self.deeds(self.listed.hero)
        said = (speaker.attribute(f"verb-{one.verb}", "words").split(",") for one in deeds)
        return tuple(phrase.strip() for one in said for phrase in one if phrase.strip())

    def question(self, seen: SeatView) -> QuestionView | None:
        """The question that waits for the person, the oldest first."""
        return next((one for one in seen.questions if one.is_mine), None)

    def word(self, command: str) -> str:
        """What the person types for a command, in their own language."""
        return word(self.speaker, command)

    def find(self, word: str) -> str:
        """The id of somebody by id, name or letter on the map."""
        seen = self.view
        self.teller.meet(self.state)
        callers = self.teller.callers
        there = [*(one.person.id for one in seen.people), *(one.person.id for one in seen.bystanders)]
        return find_person(word, callers, there, callers.letters(seen))

    def find_any(self, word: str) -> str:
        """The id of somebody as the game master knows them: by name, or by the id of somebody hidden."""
        scene = self.state.world.scene
        if scene is not None and word in {person.id for person in self.state.playing.people(scene)}:
            return word
        return self.find(word)

    # What is typed.

    def obey(self, text: str) -> Wishes:
        """Answer one line, or return the commands that it stands for."""
        seen = self.view
        question = self.question(seen)
        if question is not None:
            answer = answer_of(self, question, text)
            if answer is not None:
                return (Wish(answer),)
        ended = self._ended(text)
        if ended is not None:
            return ended
        if text.lstrip().startswith(SIGN):
            meant_by_it = slashed(self, text.strip())
            if not isinstance(meant_by_it, str):
                return meant_by_it
            text = meant_by_it
        command, line = read_command(read_line(text))
        if question is not None and not line.first.startswith("?") and not command:
            raise not_an_answer(self, question, line.text)
        asked = self.asked if question is None else None
        answered = shortlist.answered(self, asked, text) if asked is not None else None
        if answered is not None:
            return answered
        if not line.text:
            return self._go_on_or_look()
        if line.first.startswith("?"):
            answers.rule(self, line.text[1:].strip())
            return NOTHING
        if is_number(line.first):
            return number(self, line)
        # A word that is both a command and a verb is a verb once somebody or something is named.
        if question is None and (not command or (len(line.words) > 1 and command in ALSO_VERBS)):
            plain = read_line(text)
            # What the adventure proposes in these very words goes before everything else.
            named = [choice for choice, words in choices_meant(self, plain) if tokens(words) == tokens(text)]
            if named:
                return choose(self, named[0], line)
            if ways := exits_meant(self, plain):
                return choose_among(self, ways, line)
            attempt = tried(self, text)
            if attempt is not None:
                return attempt
            sentence = read_sentence(self, plain)
            if sentence is not None:
                return meant(self, meant_by(self, sentence), line)
        if not command:
            return place_or_name(self, line, seen)
        # So does what it proposes in some of these words, such as `reach for the iron`.
        if question is None and len(line.words) > 1 and (found := choices_meant(self, read_line(text))):
            return choose_among(self, found, line)
        if command not in self.commands:
            raise Illegal("only-in-terminal", line=line.text)
        return self.commands[command](self, line)

    def chooses(self, text: str) -> bool:
        """Whether a line means something only before the list or the question that it was typed for."""
        command, line = read_command(read_line(text))
        return not command and not line.first.startswith("?")

    def _go_on_or_look(self) -> Wishes:
        """Enter: end the turn once everybody has acted, and look around otherwise."""
        if self.listed.is_turn_done:
            is_own = self.seat != GM and is_partys_turn(self.view)
            return (Wish(c.Done() if is_own else c.Mark(moment="turn")),)
        self.look()
        return NOTHING
