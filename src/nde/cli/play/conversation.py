"""The conversation at the table: shows what there is, reads a line, carries it out, and never gives up."""

from __future__ import annotations

from collections.abc import Iterable

from nde.cli.arguments import whole_number
from nde.cli.complaints import complaint
from nde.cli.faults import NoSuchParam, Refused
from nde.cli.given import read_given
from nde.cli.play import explaining
from nde.cli.play.doing import COMMANDS
from nde.cli.play.paper import Paper
from nde.cli.play.people import find_person
from nde.cli.play.questions import answer_of, is_settled, not_an_answer, show_question
from nde.cli.play.refusals import CannotGoThere, NoSuchNumber, NotUnderstood
from nde.cli.play.screen import show_menu, show_scene
from nde.cli.play.sitting import PLAYER, Sitting
from nde.cli.play.typed import Line as Typed
from nde.cli.play.typed import command_of, nearest_word, read_faces, read_line
from nde.cli.session import Session
from nde.errors import NdeError
from nde.locale import Words
from nde.prose.maps import map_lines
from nde.prose.menu import Line, Menu, able_heroes, best_hero, menu_for
from nde.prose.telling import Teller
from nde.rules import Offer
from nde.table import commands as c
from nde.table.apply import apply, fold
from nde.table.events import Entry
from nde.table.refusals import QuestionFirst
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import QuestionView, SeatView, view

PROMPT = "> "


class Conversation:
    """A person at the table."""

    def __init__(self, sitting: Sitting, session: Session, paper: Paper) -> None:
        self.sitting, self.session, self.paper = sitting, session, paper
        self.teller = Teller(PLAYER, session.language, is_live=True)
        self.hero = ""
        """Whose offers the person wants to see."""
        self.is_leaving = False
        self.is_whole = False
        """Whether the list on the screen is the whole one: only what was shown can be chosen by number."""
        self._shown_map: object = None
        self._shown_people: object = None

    @property
    def state(self) -> State:
        """The table as it is."""
        return self.sitting.state

    @property
    def speaker(self) -> Words:
        """The speaker who knows everybody's name."""
        return self.teller.meet(self.state)

    @property
    def view(self) -> SeatView:
        """The table as the person sees it."""
        return view(self.state, PLAYER)

    def say(self, key: str, kind: str = "", **facts: object) -> None:
        """Write a sentence."""
        self.paper.text(self.speaker.say(f"play-{key}", **facts), kind=kind)

    def run(self) -> None:
        """Talk until the person leaves; whatever was done until then is kept."""
        self._remember()
        self.go_on()
        while not self.is_leaving:
            try:
                text = self._read()
            except EOFError:
                self.session.write("")
                return
            try:
                self.obey(text)
            except Refused as refused:
                self._complain(refused.errors)
            except QuestionFirst as first:
                question = self.question(self.view)
                self._complain([not_an_answer(self, question, text) if question is not None else first])
            except NdeError as error:
                self._complain([error])
            self.session.flush()

    def _remember(self) -> None:
        """Learn who was met and what was rolled last, without a word: for a game that is gone on with."""
        state = fold(self.state.header, ())
        for entry in self.sitting.entries:
            before, state = state, apply(state, entry)
            self.teller.tell(before, entry, state)

    def _read(self) -> str:
        self.session.flush()
        text = self.session.read_line(PROMPT)
        if not self.session.is_terminal:
            self.session.write(text)  # a transcript shows what was said
        return text

    def _complain(self, errors: Iterable[NdeError]) -> None:
        for line in complaint(errors, self.speaker).splitlines():
            self.paper.text(line.strip(), kind="error")

    # What happens.

    def carry_out(self, seat: str, do: c.Do) -> None:
        """Carry out a command, tell it, let the bots act, and show what there is now."""
        self.tell(*self.sitting.do(seat, do))
        self.go_on()

    def tell(self, before: State, entry: Entry) -> None:
        """Tell an entry."""
        for line in self.teller.tell(before, entry, self.state):
            self.paper.text(line, kind="log")

    def go_on(self) -> None:
        """Let the bots act, and show what there is to do then."""
        while True:
            for before, entry in self.sitting.others():
                self.tell(before, entry)
            question = self.question(self.view)
            if question is None or not is_settled(question, self.state.rules):
                break
            # The game master's seat answers, so that undo does not stop at what nobody was asked.
            self.tell(*self.sitting.do(GM, c.Answer(pending=question.pending, answer=question.default)))
        self.look()

    def look(self, *, whole: bool = False) -> None:
        """Show the scene and what can be done, or the question that waits."""
        seen, speaker = self.view, self.speaker
        question = self.question(seen)
        if question is not None and question.name in ("create", "advance"):
            show_question(self, question)
            return
        if seen.people and (question is None or seen.people != self._shown_people):
            self._shown_people = seen.people
            show_scene(self.paper, self.state, seen, speaker, self.teller.callers)
        if seen.space is not None and seen.space != self._shown_map and not self.paper.is_plain:
            self.show_map(seen)
        if question is not None:
            show_question(self, question)
            return
        if seen.story is not None and seen.story.ending:
            self.say("is-won" if seen.story.is_won else "is-lost", kind="hint")
            return
        menu = self.menu(seen)
        self.is_whole = whole
        show_menu(self.paper, self.state, seen, menu, speaker, self.teller.callers, whole=whole)

    def show_map(self, seen: SeatView) -> None:
        """Show the map, if there is one."""
        self._shown_map = seen.space
        lines = map_lines(seen, self.teller.callers, self.speaker)
        if lines:
            self.paper.map(lines)

    def menu(self, seen: SeatView) -> Menu:
        """What can be chosen now."""
        return menu_for(self.state, seen, self.speaker, self.teller.callers, self.hero)

    def question(self, seen: SeatView) -> QuestionView | None:
        """The question that waits for the person, the oldest first."""
        return next((one for one in seen.questions if one.is_mine), None)

    def find(self, word: str) -> str:
        """The id of somebody by id, name or letter on the map."""
        seen = self.view
        callers = self.teller.callers
        return find_person(word, callers, [one.person.id for one in seen.people], callers.letters(seen))

    def find_any(self, word: str) -> str:
        """The id of somebody as the game master knows them: by name, or by the id of somebody hidden."""
        scene = self.state.world.scene
        if scene is not None and word in {person.id for person in self.state.playing.people(scene)}:
            return word
        return self.find(word)

    # What is typed.

    def obey(self, text: str) -> None:
        """Carry out one line."""
        seen = self.view
        question = self.question(seen)
        if question is not None:
            answer = answer_of(self, question, text)
            if answer is not None:
                self.carry_out(PLAYER, answer)
                return
        line = read_line(text)
        if question is not None and not line.first.startswith("?") and not command_of(line.first):
            raise not_an_answer(self, question, line.text)
        if not line.text:
            self._go_on_or_look(seen)
        elif line.first.startswith("?"):
            explaining.rule(self, line.text[1:].strip())
        elif line.first == "+" or (whole_number(line.first) is not None and not line.first.startswith("+")):
            self._number(line, self.menu(seen))
        elif command_of(line.first):
            COMMANDS[command_of(line.first)](self, line)
        else:
            self._place_or_name(line, seen)

    def _go_on_or_look(self, seen: SeatView) -> None:
        """Enter: end the turn once everybody has acted, and look around otherwise."""
        if self.menu(seen).is_turn_done:
            self.carry_out(PLAYER, c.Mark(moment="turn"))
        else:
            self.look()

    def _number(self, line: Typed, menu: Menu) -> None:
        chosen = self.chosen(menu, line.first)
        if chosen.choice is not None:
            self._choose(chosen, line)
        else:
            assert chosen.offered is not None
            self.act(chosen.offered.offer, line)

    def chosen(self, menu: Menu, typed: str) -> Line:
        """What stands on the list under a number, as far as the list was shown."""
        number = whole_number(typed) or 0
        most = len(menu.lines) if self.is_whole else menu.shown
        found = menu.line(number) if number <= most else None
        if found is None:
            raise NoSuchNumber(number=typed, most=most)
        return found

    def _choose(self, chosen: Line, line: Typed) -> None:
        assert chosen.choice is not None
        hero = self.find(line.words[1]) if len(line.words) > 1 else ""
        if not hero and chosen.choice.needs_hero:
            seen = self.view
            best = best_hero(self.state, seen, chosen.choice)
            hero = best[0] if best is not None else self.menu(seen).hero
        faces = read_faces(line.pairs["faces"]) if "faces" in line.pairs else ()
        self.carry_out(PLAYER, c.Choose(option=chosen.choice.id, hero=hero, faces=faces))

    def act(self, offer: Offer, line: Typed) -> None:
        """Take an offer with the parameters that were typed behind it."""
        pairs = dict(line.pairs)
        faces = read_faces(pairs.pop("faces")) if "faces" in pairs else ()
        values = self.values(offer, pairs)
        self.carry_out(PLAYER, c.Act(action=offer.action, values=values, faces=faces))

    def values(self, offer: Offer, pairs: dict[str, str]) -> dict[str, object]:
        """The parameters of an offer that were said, or every fault in them."""
        names = {alias: param for param in offer.params for alias in (param.name, *param.aliases)}
        for key in pairs:
            if key not in names:
                raise NoSuchParam(word=key, allowed=tuple(param.name for param in offer.params))
        said = tuple(dict.fromkeys(names[key] for key in pairs))
        given, faults = read_given(pairs, said, self.speaker)
        if faults:
            raise Refused(faults)
        return dict(given.values)

    def _place_or_name(self, line: Typed, seen: SeatView) -> None:
        menu = self.menu(seen)
        square = line.first.upper()
        if square in menu.walks:
            self.act(menu.walks[square].offer, line)
            return
        if len(square) <= 3 and square[:1].isalpha() and square[1:].isdigit():
            raise CannotGoThere(square=square, allowed=tuple(sorted(menu.walks)) or "none")
        names = {self.teller.callers.name(id).casefold(): id for id in able_heroes(seen)}
        names |= {id: id for id in able_heroes(seen)}
        if line.text.casefold() in names:
            self.hero = names[line.text.casefold()]
            self.look()
            return
        near = nearest_word(line.first, tuple(names), self.session.language)
        raise NotUnderstood(line=line.text, nearest=near or "none")
