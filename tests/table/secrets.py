"""Random games full of secrets, watched from every seat by somebody who knows what each may not see.

What is hidden is kept here by hand, from the commands given and from the map itself, not asked of the
table.  `python -m tests.table.secrets [games] [commands] [first seed]` plays such games of every ruleset
and ends with an error at the first thing a seat sees that it must not.
"""

from __future__ import annotations

import re
import sys
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from nde.board import Board, Door, Ends, Grid, Square, cover_between, edge, squares_of
from nde.board.barriers import places_along
from nde.board.strokes import middle_of, squares_along
from nde.dice import Ask, at_random, play, seeded
from nde.errors import NdeError
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.play import Side
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.events import Appeared, Entry, Explored, FogPainted, HiddenSet
from nde.table.header import Header
from nde.table.offers import prospect_for
from nde.table.questions import open_questions
from nde.table.state import State
from nde.table.view import view
from nde.table.view_entry import view_entry

PLAYERS = ("p1", "p2", "turncoat", "watcher")
EYES = (*PLAYERS, "stranger")
"""Whoever looks: two players, one who plays a foe at times, a spectator, and somebody without a seat."""
FOES = ("qzfoe-1", "qzfoe-2", "qzfoe-3")
NOBODY = "qznobody-9"
"""An id that is nowhere: what is hidden must be refused in the same words."""
SIDES: tuple[Side, ...] = ("party", "party", "foes")
MEASURED, MUCH = FOES[1], 7919
"""A foe who has so much of whatever wears down that the number is nobody else's."""
UNNAMED, NAME = FOES[0], "Qzgrim"
"""A foe whose name players do not know, and the name."""
NUMBER = re.compile(r"(?<![\w-])7[89]\d\d(?![\w-])")
"""What is left of it, at any time."""
SPOT = re.compile(r"\[-?\d+, ?-?\d+\]|\(-?\d+, ?-?\d+\)")
"""A place on the map, in parts of a square: drawn lines have many, of any number."""
PLACE = re.compile("“[^”]*”")
MOST_ODDS = 3
"""Offers whose odds are looked at in each view: all of them would take minutes."""


class Leak(AssertionError):
    """A seat saw something it must not."""


class Spied:
    """A game of which somebody keeps book who may see what."""

    def __init__(self, game: str, seed: int) -> None:
        self.chance = Random(seed)
        self.locksmith = Random(f"doors {seed}")
        """By whom doors are made and moved: of their own, so that all else happens as it would without."""
        self.pencil = Random(f"drawings {seed}")
        """By whom things are drawn and written on the map, for the same reason."""
        self.rules = ruleset_named(game)
        self.playing = self.rules.playing
        assert self.playing is not None
        self.dice = SeededDice(self.chance.randbytes(32))
        self.other_dice = SeededDice(self.chance.randbytes(32))
        self.state = State(header=Header(game=game, commitment=self.dice.commitment))
        self.log: list[Entry] = []
        self.secrets: dict[str, list[tuple[set[str], set[str]]]] = {seat: [] for seat in EYES}
        """For each seat and entry, the texts it must not find in it; and whom it does not see afterwards."""
        self.sides: dict[str, list[set[str]]] = {seat: [] for seat in EYES}
        """For each seat and entry, the sides it looked from."""
        self.unmeasured: dict[str, list[bool]] = {seat: [] for seat in EYES}
        """For each seat and entry, whether it must not find those numbers in it."""
        self.hidden: set[str] = set()
        self.covered: dict[Side, set[Square]] = {"party": set(), "foes": set()}
        """Squares that fog was laid on, until somebody of the side comes to where they see them."""
        self.kept: dict[str, set[str]] = {}
        """Texts that only some may read, each with those who may."""
        self._open()

    def _open(self) -> None:
        rules, chance = self.rules, self.chance
        self.do("gm", c.Sit(seat="gm", name="GM", role="gm"))
        self.do("p1", c.Sit(seat="p1", name="one"))
        self.do("p2", c.Sit(seat="p2", name="two"))
        self.do("turncoat", c.Sit(seat="turncoat", name="both"))
        self.do("watcher", c.Sit(seat="watcher", name="eyes", role="spectator"))
        heroes = []
        for number, seat in enumerate(("p1", "p2", "p2"), 1):
            seed = chance.getrandbits(32)
            made = play(rules.create(), seeded(seed), at_random(seeded(seed + 1)))
            heroes.append(f"hero-{number}")
            self.do(seat, c.Bring(id=heroes[-1], sheet=rules.write_sheet(made)))
        self.set_scene(heroes)
        self.keep_numbers("hidden")
        self.do("gm", c.KeepName(figure=UNNAMED, known_as="a shape"))
        self.do("gm", c.Rename(figure=UNNAMED, name=NAME))
        self.do("gm", c.Mark(moment="fight"))

    def set_scene(self, heroes: list[str]) -> None:
        """Set a scene with hidden foes, on a map with walls more often than not."""
        assert self.playing is not None
        kinds = ("beast", "undead", "raider")
        foes = {id: self.playing.cast(kind, "minion") for id, kind in zip(FOES, kinds, strict=True)}  # type: ignore[arg-type]
        has_board = "board" in self.rules.spaces and self.chance.random() < 0.7
        space = self.board([*heroes, *FOES]) if has_board else None
        hidden = tuple(foe for foe in FOES if self.chance.random() < 0.5)
        self.do("gm", c.SetScene(place="yard", foes=foes, space=space, hidden=hidden), set(hidden))

    def keep_numbers(self, numbers: Any) -> None:
        """Rule about the numbers of one foe, and give it much of whatever wears down."""
        assert self.playing is not None
        foe = next((one for one in self.playing.people(self.state.world.scene) if one.id == MEASURED), None)
        if foe is None:
            return
        self.do("gm", c.KeepNumbers(figures=(MEASURED,), numbers=numbers))
        for track in foe.tracks:
            for field in (f"{track.key}_most", track.key):
                self.do("gm", c.SetValue(path=f"{MEASURED}.{field}", value=MUCH))

    def board(self, people: list[str]) -> Board:
        """A small map, half of it walls somewhere."""
        free = [Square(x, y) for x in range(8) for y in range(6)]
        self.chance.shuffle(free)
        grid = Grid(width=8, height=6, walls=frozenset(free[:12]), cover=frozenset(free[12:15]))
        board = Board(grid=replace(grid, doors=self.doors()))
        for who, square in zip(people, free[15:], strict=False):
            board = board.put(who, square)
        return board

    def doors(self) -> tuple[Door, ...]:
        """Some doors between squares, half of them hidden."""
        chosen = self.locksmith.sample([Square(x, y) for x in range(7) for y in range(6)], 6)
        return tuple(
            Door(ends=edge(one, Square(one.x + 1, one.y)), is_hidden=number % 2 == 0)
            for number, one in enumerate(chosen)
        )

    def hidden_doors(self) -> set[tuple[int, ...]]:
        """Where doors stand on the map as it is that only the game master knows of."""
        scene = self.state.world.scene
        if scene is None or not isinstance(scene.space, Board):
            return set()
        return {tuple(door.ends) for door in scene.space.grid.doors if door.is_hidden}

    def open_or_shut(self) -> None:
        """Somebody opens or shuts a door; a player is refused a hidden one as if none was there."""
        scene = self.state.world.scene
        if scene is None or not isinstance(scene.space, Board) or not scene.space.grid.doors:
            return
        door = self.locksmith.choice(scene.space.grid.doors)
        seat, is_open = self.locksmith.choice(("gm", "p1", "p2")), self.locksmith.random() < 0.7
        if door.is_hidden and seat != "gm":
            none = Ends(*(one + 1 for one in door.ends))
            told = [self.told(seat, c.UseDoor(door=at, is_open=is_open)) for at in (door.ends, none)]
            if PLACE.sub("?", told[0]) != PLACE.sub("?", told[1]):
                raise Leak(f"{seat} learns of a hidden door by being refused: {told}")
        self.do(seat, c.UseDoor(door=door.ends, is_open=is_open))

    def draw(self) -> None:
        """Somebody writes or draws on the map; what the game master hides is for nobody else."""
        scene = self.state.world.scene
        if scene is None or not isinstance(scene.space, Board):
            return
        text, seat = f"qzlabel-{self.state.version}", self.pencil.choice(("gm", "gm", "p1"))
        spots = tuple(middle_of(one) for one in self.pencil.sample(scene.space.grid.squares(), 2))
        is_hidden = self.pencil.random() < 0.3
        if self.pencil.random() < 0.5:
            do: Any = c.Draw(shape="label", points=spots[:1], text=text, is_hidden=is_hidden)
        else:
            shape: Any = self.pencil.choice(("line", "circle", "rectangle"))
            do = c.Draw(shape=shape, points=spots, is_hidden=is_hidden)
        if is_hidden and seat == "gm":
            self.kept[text] = set()
        if self.do(seat, do) is None or do.shape != "label":
            return
        for eye in EYES:
            seen, entry = view(self.state, eye), view_entry(self.log[-1], eye)
            if (seen.unknown & squares_along(spots[:1]) and text in _text(entry)) or self.wipes(eye):
                raise Leak(f"{eye} reads {text} in the fog")

    def wipes(self, seat: str) -> bool:
        """Whether somebody wipes off what another has drawn, now and then tried."""
        others = [one.number for one in self.state.world.drawings if one.by != seat]
        is_tried = bool(others) and seat not in ("watcher", "stranger") and self.pencil.random() < 0.1
        return is_tried and self.told(seat, c.Wipe(drawings=(self.pencil.choice(others),))) == "taken"

    def check_drawings(self, seat: str, seen: Any) -> None:
        """Nothing that is drawn lies on squares a seat does not know, nor is it the game master's alone."""
        for one in seen.drawings:
            for start, end in (
                pair for line in one.lines for pair in zip(line, line[1:] or line, strict=False)
            ):
                for piece in pairwise(places_along(*start, *end)):
                    if one.is_hidden or seen.unknown.issuperset(squares_of(*piece[0], *piece[1])):
                        raise Leak(f"{seat} sees {one} where it must not")

    # Doing things.

    def do(self, seat: str, do: Any, hidden: set[str] | None = None) -> Entry | None:
        """Give a command and look at everything afterwards; what is refused must not tell a secret either.

        `hidden` is who is hidden afterwards, where the command changes it.
        """
        before = {eye: self.unseen_by(eye) for eye in EYES}
        kept = {eye: self.may_not_measure(eye) for eye in EYES}
        named = {eye: self.names_kept_from(eye) for eye in EYES}
        sides = {eye: self.side(eye) for eye in EYES}
        eyes = {side: self.eyes(side) for side in self.covered}
        command = c.Command(seat=seat, do=do, base=self.state.version, id=f"{seat}-{self.state.version}")
        try:
            entry = decide(self.state, command, self.dice)
        except NdeError as error:
            self.check_refusal(seat, do, error)
            return None
        old = self.state
        self.state = apply(self.state, entry)
        self.log.append(entry)
        self.hidden = self.hidden if hidden is None else hidden
        if seat != "gm":  # whoever walks into somebody sees them
            self.hidden -= {id for one in entry.events if isinstance(one, HiddenSet) for id in one.figures}
        self.cover(do, eyes)
        for eye in EYES:
            whispers = {text for text, readers in self.kept.items() if eye not in readers}
            after = self.unseen_by(eye)
            name = named[eye] | self.names_kept_from(eye)
            self.secrets[eye].append((before[eye] | after | whispers | name, after))
            self.sides[eye].append({sides[eye], self.side(eye)})
            self.unmeasured[eye].append(kept[eye] or self.may_not_measure(eye))
        if entry.is_secret and self.chance.random() < 0.7:
            self.check_other_dice(old, command)
        self.check_states()
        return entry

    def may_not_measure(self, seat: str) -> bool:
        """Whether the numbers of that foe are kept from a seat, as the rulings in the log say."""
        ruled = dict(self.state.world.numbers)
        return ruled.get(MEASURED, "shown") != "shown" and MEASURED not in self.state.world.held_by(seat)

    def names_kept_from(self, seat: str) -> set[str]:
        """The name that a seat must not read, as long as the log says so and the seat does not play them."""
        world = self.state.world
        is_kept = UNNAMED in dict(world.known_as) and UNNAMED not in world.held_by(seat)
        return {NAME} if is_kept else set()

    def side(self, seat: str) -> Side:
        """The side a seat looks from: the foes' for one who plays foes alone, as long as any are there."""
        assert self.playing is not None
        scene = self.state.world.scene
        there = {one.id for one in self.playing.people(scene)} if scene is not None else set()
        held = there.intersection(self.state.world.held_by(seat))
        return "foes" if held and not any(one.startswith("hero") for one in held) else "party"

    def unseen_by(self, seat: str) -> set[str]:
        """Whom a seat must not see now: hidden by hand, or with no line from any of its side to them."""
        world, side = self.state.world, self.side(seat)
        unseen = set(self.hidden)
        if world.scene is not None and side in world.fog and isinstance(world.scene.space, Board):
            board = world.scene.space
            own = [token for token in board.tokens if token.id.startswith("hero") == (side == "party")]
            eyes = {at for _, at in self.eyes(side)}
            for token in board.tokens:
                if token not in own and (token.at in self.covered[side] or not _sees(board, eyes, token.at)):
                    unseen.add(token.id)
        return unseen - set(world.held_by(seat))

    def eyes(self, side: Side) -> set[tuple[str, Square]]:
        """Whoever of a side looks around, each with where they stand."""
        scene = self.state.world.scene
        if scene is None or not isinstance(scene.space, Board):
            return set()
        own = (token for token in scene.space.tokens if token.id.startswith("hero") == (side == "party"))
        return {(token.id, token.at) for token in own if self._has_eyes(token.id)}

    def cover(self, do: Any, eyes: dict[Side, set[tuple[str, Square]]]) -> None:
        """Keep book of what fog was laid on: by hand, and by who has come to where they see it."""
        world = self.state.world
        if isinstance(do, c.Undo | c.Redo | c.Overrule):
            # What is covered goes back with the rest; that undo restores the world is shown elsewhere.
            self.covered = {side: set(dict(world.covered).get(side, ())) for side in self.covered}
            return
        if isinstance(do, c.SetScene):
            self.covered = {side: set() for side in self.covered}
        elif isinstance(do, c.PaintFog):
            # Fog on what a side never knew covers nothing: it sees that through the first door that opens.
            painted = (one for one in self.log[-1].events if isinstance(one, FogPainted))
            squares = {at for one in painted for at in one.squares}
            self.covered[do.side] = (
                self.covered[do.side] | squares if do.is_laid else self.covered[do.side] - squares
            )
        elif isinstance(do, c.SetFog) and not do.is_on:
            self.covered[do.side] = set()
        for side in world.fog:
            come = {at for _, at in self.eyes(side) - eyes[side]}
            board = world.scene.space
            if come and isinstance(board, Board):
                self.covered[side] = {one for one in self.covered[side] if not _sees(board, come, one)}

    def _has_eyes(self, id: str) -> bool:
        assert self.playing is not None
        return any(one.id == id and not one.is_gone for one in self.playing.people(self.state.world.scene))

    # Looking for leaks.

    def check_states(self) -> None:
        """Look at the table from every seat: nothing hidden is in the view, its offers or their odds."""
        for seat in EYES:
            secret = self.unseen_by(seat) | self.names_kept_from(seat)
            secret |= {text for text, readers in self.kept.items() if seat not in readers}
            seen = view(self.state, seat)
            self.find(seat, secret, seen, "the view")
            self.find_number(seat, self.may_not_measure(seat), seen, "the view")
            self.check_ground(seat, seen)
            self.check_drawings(seat, seen)
            self.check_doors(seat, (seen, view_entry(self.log[-1], seat)))
            for offered in self.chance.sample(seen.offers, min(MOST_ODDS, len(seen.offers))):
                self.find(seat, secret, prospect_for(self.state, seat, offered.offer), "odds")
            self.check_entry(seat, len(self.log) - 1)
            if seat in ("p1", "p2"):
                self.check_waiting(seat)

    def find_number(self, seat: str, is_kept: bool, value: Any, where: str) -> None:
        """Fail where the numbers of that foe stand in a value, and are kept from the seat."""
        if is_kept and (found := NUMBER.search(SPOT.sub("", _text(value)))):
            raise Leak(f"{seat} finds in {where} what {MEASURED} has: {found[0]}")

    def check_ground(self, seat: str, seen: Any) -> None:
        """Nothing of a covered square is in the view, and nothing of what only the game master sees."""
        side = self.side(seat)
        if seen.fogged or seen.fog:
            raise Leak(f"{seat} sees what the fog is like for others")
        if side not in self.state.world.fog or not isinstance(seen.space, Board):
            return
        standing = {token.at for token in seen.space.tokens}
        shown = {*self.covered[side]} - standing - seen.unknown
        grid = seen.space.grid
        if shown or seen.unknown & (grid.cover | grid.difficult) or seen.unknown - grid.walls:
            raise Leak(f"{seat} sees through the fog")

    def check_doors(self, seat: str, seen: Any) -> None:
        """No hidden door is told of as a door, neither on the map nor in what has happened last."""
        text = _text(seen)
        for ends in self.hidden_doors():
            if f'"ends":[{",".join(map(str, ends))}]' in text:
                raise Leak(f"{seat} sees a hidden door")

    def check_log(self) -> None:
        """Look at the whole log again: nobody sees later what they could not see then."""
        for seat in EYES:
            for place in range(len(self.log)):
                self.check_entry(seat, place)

    def check_entry(self, seat: str, place: int) -> None:
        """Look at one entry; that somebody comes into sight is the one thing to be told of the unseen."""
        secret, unseen_after = self.secrets[seat][place]
        seen = view_entry(self.log[place], seat)
        others = tuple(event for event in seen.events if not isinstance(event, Appeared))
        self.find(seat, secret, replace(seen, events=others), f"entry {seen.number}")
        self.find(seat, unseen_after, seen, f"entry {seen.number}")
        self.find_number(seat, self.unmeasured[seat][place], seen, f"entry {seen.number}")
        for event in seen.events:
            if any(step.hint for step in getattr(event, "steps", ())):
                raise Leak(f"{seat} reads in entry {seen.number} what is for the game master alone")
            if (
                isinstance(event, Appeared | Explored | FogPainted)
                and event.side not in self.sides[seat][place]
            ):
                raise Leak(f"{seat} learns in entry {seen.number} what only the {event.side} saw")

    def check_refusal(self, seat: str, do: Any, error: NdeError) -> None:
        """A refusal names nobody hidden whom the player has not named, and is no other than for nobody."""
        if seat == "gm":
            return
        said = _text(do)
        secret = {one for one in self.unseen_by(seat) | self.names_kept_from(seat) if one not in said}
        self.find(seat, secret, f"{error} {error.facts}", f"the refusal of {type(do).__name__}")

    def check_same_refusal(self, seat: str, hidden: str) -> None:
        """Aiming at somebody hidden is refused in the words for somebody who does not exist."""
        offers = [one for one in view(self.state, seat).offers if _words(one.offer.action) & set(FOES)]
        if not offers:
            return
        action = self.chance.choice(offers).offer.action
        told = [self.refusal(seat, _aimed(action, set(FOES), at), at) for at in (hidden, NOBODY)]
        if told[0] != told[1]:
            raise Leak(f"{seat} learns of {hidden}: {told[0]} is not {told[1]}")

    def check_guesses(self, seat: str) -> None:
        """Nobody learns of another's command by its id."""
        for entry in self.log[-8:]:
            if entry.command and entry.seat != seat:
                self.must_pass(c.Command(seat=seat, do=c.Say(text="?"), id=entry.command))

    def check_waiting(self, seat: str) -> None:
        """Nobody learns that a secret roll waits by answering it or dropping it."""
        for one in self.state.world.pending:
            if one.task.is_secret:
                for kind in (c.Answer, c.Drop):
                    told = [self.told(seat, kind(pending=number)) for number in (one.number, 1)]
                    if told[0].replace(str(one.number), "1") != told[1]:
                        raise Leak(f"{seat} learns that a secret waits: {told[0]} is not {told[1]}")

    def must_pass(self, command: c.Command) -> None:
        """Fail if a command is refused that nothing of its own seat speaks against."""
        try:
            decide(self.state, command, self.dice)
        except NdeError as error:
            raise Leak(f"{command.seat} learns of a command by its id {command.id}: {error}") from None

    def told(self, seat: str, do: Any) -> str:
        """What is said to a command that is not carried out."""
        try:
            decide(self.state, c.Command(seat=seat, do=do), self.dice)
        except NdeError as error:
            return f"{type(error).__name__} {error}"
        return "taken"

    def refusal(self, seat: str, action: Any, at: str) -> str:
        """What is said to an action, without the name it was aimed at."""
        for base in (None, max(self.state.version - 2, 0)):
            try:
                decide(self.state, c.Command(seat=seat, do=c.Act(action=action), base=base), self.dice)
            except NdeError as error:
                return f"{type(error).__name__} {error}".replace(at, "?")
        return "taken"

    def check_other_dice(self, old: State, command: c.Command) -> None:
        """With other dice a secret roll looks the same to everybody but the game master."""
        try:
            other = decide(old, command, self.other_dice)
        except NdeError:
            return
        if not other.is_secret:
            return
        for seat in EYES:
            pairs = (
                (view_entry(self.log[-1], seat), view_entry(other, seat)),
                (view(self.state, seat), view(apply(old, other), seat)),
            )
            for one, two in pairs:
                if one != two:
                    raise Leak(
                        f"{seat} can tell how a secret roll came out: {_text(one)} is not {_text(two)}"
                    )

    def find(self, seat: str, secret: set[str], value: Any, where: str) -> None:
        """Fail if any of these texts stands anywhere in a value."""
        text = value if isinstance(value, str) else _text(value)
        for one in secret:
            if one in text:
                raise Leak(f"{seat} finds {one} in {where}: …{text[max(text.index(one) - 160, 0) :][:360]}…")

    # Playing.

    def play(self, commands: int) -> None:
        """Give random commands from random seats."""
        for _ in range(commands):
            questions = open_questions(self.state)
            if questions and self.chance.random() < 0.8:
                self.answer(questions[0])
            else:
                self.chance.choice(TRICKS)(self)
            if self.locksmith.random() < 0.1:
                self.open_or_shut()
            if self.pencil.random() < 0.1:
                self.draw()
        self.check_log()

    def answer(self, question: Any) -> None:
        """Answer at random, as the one who is asked or as the game master; sometimes wrongly."""
        ask = question.question
        assert isinstance(ask, Ask)
        said = self.chance.choice((*ask.options, NOBODY)) if self.chance.random() < 0.2 else ask.default
        seat = self.chance.choice((question.seat, question.seat, "gm", "p1"))
        self.do(seat, c.Answer(pending=question.pending, answer=said))

    def act(self) -> None:
        """A player takes an offer."""
        seat = self.chance.choice(("p1", "p2", "turncoat"))
        offers = view(self.state, seat).offers
        if offers:
            self.do(seat, c.Act(action=self.chance.choice(offers).offer.action))

    def rule(self) -> None:
        """The game master takes an offer, in the open or in secret."""
        offers = view(self.state, "gm").offers
        if offers:
            action = self.chance.choice(offers).offer.action
            self.do("gm", c.Act(action=action, is_secret=self.chance.random() < 0.4))

    def turn(self) -> None:
        """Somebody ends the turn."""
        self.do(self.chance.choice(("gm", "p1")), c.Mark(moment="turn"))

    def probe(self) -> None:
        """A player aims at somebody hidden, or at what is not theirs to touch."""
        seat = self.chance.choice(PLAYERS)
        hidden = sorted(self.unseen_by(seat))
        if hidden and seat != "watcher":
            self.check_same_refusal(seat, self.chance.choice(hidden))
        self.check_guesses(seat)
        target = self.chance.choice(FOES)
        for do in (
            c.Hide(figures=(target,), is_hidden=False),
            c.SetValue(path=f"{target}.id", value=1),
            c.Give(figure="hero-1", seat="p9"),
            c.Reveal(number=self.state.version),
            c.Undo(count=self.chance.randint(1, 3)),
            c.Answer(pending=1, answer="x"),
            c.PaintFog(squares=(Square(0, 0),), is_laid=False),
            c.Redo(),
        ):
            if self.chance.random() < 0.3:
                self.do(seat, do)

    def hide(self) -> None:
        """Somebody is hidden or shown."""
        there = [one.person.id for one in view(self.state, "gm").people if one.person.id in FOES]
        if not there:
            return
        target, is_hidden = self.chance.choice(there), self.chance.random() < 0.6
        hidden = self.hidden | {target} if is_hidden else self.hidden - {target}
        self.do("gm", c.Hide(figures=(target,), is_hidden=is_hidden), hidden)

    def rule_numbers(self) -> None:
        """How players know the numbers of one foe changes, or the foe is as strong as ever again."""
        self.keep_numbers(self.chance.choice(("hidden", "words", "words", "shown", "agreed")))

    def rule_names(self) -> None:
        """Players learn who somebody is, or know them under another name alone; or it is another name."""
        if self.chance.random() < 0.5:
            self.do("gm", c.KeepName(figure=UNNAMED, known_as=self.chance.choice(("", "a shape", "a shade"))))
        else:
            self.do("gm", c.Rename(figure=UNNAMED, name=f"{NAME} {self.chance.randint(1, 9)}"))

    def fog(self) -> None:
        """The fog comes or goes, for one side or the other."""
        side = self.chance.choice(SIDES)
        self.do("gm", c.SetFog(side=side, is_on=self.chance.random() < 0.8))

    def paint(self) -> None:
        """Fog is laid on some squares or lifted from them, where somebody stands more often than not."""
        scene = self.state.world.scene
        space = scene.space if scene is not None else None
        if isinstance(space, Board):
            squares = [*self.chance.sample(space.grid.squares(), 6), *(token.at for token in space.tokens)]
            chosen = tuple(self.chance.sample(squares, 6))
            side, is_laid = self.chance.choice(SIDES), self.chance.random() < 0.7
            self.do("gm", c.PaintFog(squares=chosen, side=side, is_laid=is_laid))

    def hand_over(self) -> None:
        """A foe is handed to a player, or back to the game master: hidden or not, to friend or turncoat."""
        there = [one.person.id for one in view(self.state, "gm").people if one.person.id in FOES]
        if there:
            seat = self.chance.choice(("p2", "turncoat", "turncoat", "gm"))
            self.do("gm", c.Give(figure=self.chance.choice(there), seat=seat))

    def speak(self) -> None:
        """The game master lets somebody speak, seen or not."""
        self.do("gm", c.Say(text="boo", as_figure=self.chance.choice(FOES)))

    def move(self) -> None:
        """Somebody is moved by the game master."""
        scene = self.state.world.scene
        space = scene.space if scene is not None else None
        if isinstance(space, Board):
            square = f"{self.chance.choice('abcdefgh')}{self.chance.randint(1, 6)}"
            self.do("gm", c.Move(figure=self.chance.choice([token.id for token in space.tokens]), to=square))

    def whisper(self) -> None:
        """Something is said to some, or written down for some."""
        text = f"qzsecret-{len(self.kept)}-{self.chance.getrandbits(30)}"
        by = self.chance.choice(("gm", "p1", "p2"))
        to = self.chance.choice((("gm",), ("p1",), ("p2",), ("p1", "watcher")))
        kind = self.chance.randrange(3)
        self.kept[text] = {by, *to}
        if kind == 0:
            self.do(by, c.Say(text=text, to=to))
        elif kind == 1:
            self.do(by, c.WriteNote(id="mine", text=text, to=to))
        else:
            self.kept[text] = set()
            self.do("gm", c.SetClock(id=text, text=text, is_secret=True))
            if self.chance.random() < 0.5:
                self.do("gm", c.StopClock(id=text) if self.chance.random() < 0.5 else c.TickClock(id=text))

    def call(self) -> None:
        """The game master calls for rolls, of the unseen as well; those who are called answer, or others."""
        chance = self.chance
        figures = tuple(chance.sample(["hero-1", "hero-2", "hero-3", *FOES], chance.randint(1, 3)))
        way: Any = chance.choice(("open", "blind", "secret"))
        is_hidden = chance.random() < 0.5
        if chance.random() < 0.6:
            self.do("gm", c.CallFor(figures=figures, way=way, is_hidden=is_hidden))
        elif len(figures) > 1:
            self.do("gm", c.Contest(figure=figures[0], other=figures[1], way=way, is_hidden=is_hidden))

    def respond(self) -> None:
        """Somebody answers a call: for themselves, for others, for somebody unseen."""
        waiting = [(call, one) for call in self.state.world.calls for one in call.waiting]
        if waiting:
            call, one = self.chance.choice(waiting)
            seat = self.chance.choice(("gm", self.state.world.holder(one.figure), *PLAYERS))
            kind: Any = self.chance.choice((c.Respond, c.Respond, c.Decline))
            trait = {"trait": self.chance.choice(one.traits)} if kind is c.Respond and one.traits else {}
            self.do(seat, kind(call=call.number, figure=one.figure, **trait))

    def attempt(self) -> None:
        """Somebody tries something, and the game master answers."""
        figure = self.chance.choice(("hero-1", "hero-2", *FOES))
        self.do(self.chance.choice(PLAYERS), c.Try(figure=figure, text="jump"))
        for one in self.state.world.attempts:
            if not one.call:
                do: Any = self.chance.choice((c.CallFor(attempt=one.number), c.TakeBack(attempt=one.number)))
                self.do("gm", do)

    def reveal(self) -> None:
        """A secret roll is told."""
        if self.state.world.withheld:
            self.do("gm", c.Reveal(number=self.chance.choice(self.state.world.withheld).number))

    def back(self) -> None:
        """Something is taken back, or counts again."""
        do = c.Undo(count=self.chance.randint(1, 4)) if self.chance.random() < 0.6 else c.Redo()
        try:
            entry = decide(self.state, c.Command(seat="gm", do=do), self.dice)
        except NdeError:
            return
        # Who is hidden goes back with the rest; that undo restores the world is shown elsewhere.
        self.do("gm", do, set(apply(self.state, entry).world.hidden))

    def overrule(self) -> None:
        """The game master sets another outcome or a number."""
        if self.chance.random() < 0.5:
            self.do("gm", c.Overrule(outcome=self.chance.choice(self.rules.outcome_names)))
        elif self.hidden:
            person = self.chance.choice(sorted(self.hidden))
            self.do("gm", c.SetValue(path=f"{person}.has_acted", value=self.chance.random() < 0.5))


TRICKS = (
    Spied.act,
    Spied.act,
    Spied.act,
    Spied.rule,
    Spied.rule,
    Spied.turn,
    Spied.probe,
    Spied.probe,
    Spied.hide,
    Spied.rule_numbers,
    Spied.rule_names,
    Spied.fog,
    Spied.paint,
    Spied.hand_over,
    Spied.speak,
    Spied.move,
    Spied.whisper,
    Spied.reveal,
    Spied.back,
    Spied.overrule,
    Spied.call,
    Spied.respond,
    Spied.respond,
    Spied.attempt,
)


def _sees(board: Board, eyes: set[Square], at: Square) -> bool:
    """Whether there is a line from any of these squares to another."""
    return any(cover_between(board.grid, eye, at) != "full" for eye in eyes)


def _plain(value: Any) -> Any:
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(value)


def _text(value: Any) -> str:
    return msgspec.json.encode(value, enc_hook=_plain).decode()


def _words(value: Any) -> set[str]:
    """Every text in a value."""
    text = _text(value)
    return {foe for foe in FOES if foe in text}


def _aimed(action: Any, at: set[str], other: str) -> Any:
    """An action with everybody of a set in it replaced by another."""
    changes: dict[str, Any] = {}
    for name in action.__struct_fields__:
        held = getattr(action, name)
        if isinstance(held, str) and held in at:
            changes[name] = other
        elif isinstance(held, tuple) and any(one in at for one in held if isinstance(one, str)):
            changes[name] = tuple(other if one in at else one for one in held)
        elif hasattr(held, "__struct_fields__"):
            changes[name] = _aimed(held, at, other)
    return replace(action, **changes)


def spy(game: str, seed: int, commands: int) -> int:
    """Play one random game and look for leaks; gives the number of entries."""
    spied = Spied(game, seed)
    spied.play(commands)
    return len(spied.log)


if __name__ == "__main__":
    games, count, first = map(int, (*sys.argv[1:], *("20", "60", "0")[len(sys.argv) - 1 :]))
    entries = dict.fromkeys(ruleset_ids(), 0)
    for seed in range(first, first + games):
        for ruleset in entries:
            entries[ruleset] += spy(ruleset, seed, count)
    for ruleset, looked_at in entries.items():
        print(f"{ruleset}: {games} games, {looked_at} entries, nothing hidden was seen")
