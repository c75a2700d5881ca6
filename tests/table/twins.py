"""Two tables that differ only in what is hidden: whatever a player gets of them is the same, byte for byte.

Both have the same dice, the same heroes and the same commands of the players.  Who lies in wait and where,
what the dark half of the map is like, what is noted, whispered, rolled in secret, counted on secret clocks
and shown to others differs.  What a player is sent, refused, offered, told and answered must not, lengths and
versions included, until the hidden is met.

`python -m tests.table.twins [games] [commands] [first seed]` plays such pairs of every game and ends with an
error at the first byte that differs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec

from nde.board import Board, Door, Grid, Square, edge
from nde.dice import Ask
from nde.errors import NdeError
from nde.hub.hero_ids import with_drawn_id
from nde.locale import LANGUAGES
from nde.prose import Teller, labels_for
from nde.prose.maps import sight_of
from nde.prose.menu import for_people, lightened, shown_offers
from nde.prose.prospects import weighed
from nde.prose.sheets import sheet_of
from nde.rules import ruleset_ids, ruleset_named
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.decide import decide
from nde.table.events import Entry
from nde.table.header import Header
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import view
from nde.table.view_entry import view_entry
from nde.table.visibility import hidden_from_seat, names
from nde.web import messages as m
from nde.web.problems import problem, problem_bytes
from tests.table.play import sheet_of as drawn_sheet
from tests.table.secrets import Leak

EYES = ("p1", "watcher", "stranger")
"""Whoever is told nothing: p2 is whispered to, and reads notes."""
SEEN = ("hound", "knave")
LURKING = ("qzone", "qztwo")
WIDTH, HEIGHT, DARK = 12, 6, 7
"""East of a wall without an opening nobody has ever looked."""
FACES, LETTERS = ("1" * 64, "2" * 64), ("3" * 64, "4" * 64)
MOST_ODDS = 2


class StepDice:
    """Dice whose faces follow from the entry alone: what is rolled in secret moves no later die."""

    seed = bytes(32)

    def __init__(self) -> None:
        self.chance = Random()

    def begin(self, seed: str) -> None:
        """An entry is decided."""
        self.chance = Random(seed)

    def draw(self, salts: tuple[str, ...], number: int, sides: int) -> int:
        """The next face of this entry."""
        return self.chance.randint(1, sides)


class Secret(NamedTuple):
    """What the game master does at one table and at the other, so that players see as much of both."""

    one: Any
    other: Any


class Twin:
    """One of the two tables."""

    def __init__(self, game: str) -> None:
        self.state = State(header=Header(game=game, commitment="0" * 64))
        self.before = self.state
        self.dice = StepDice()
        self.entry: Entry | None = None

    def do(self, seat: str, do: Any, seed: str, base: int | None = None) -> NdeError | None:
        """Let a command happen; the refusal, if it is refused."""
        self.dice.begin(seed)
        command = c.Command(seat=seat, do=do, base=base, id=f"{seat}-{seed}")
        try:
            self.entry = decide(self.state, command, self.dice)
        except NdeError as error:
            return error
        self.before, self.state = self.state, apply(self.state, self.entry)
        return None

    def would_name(self, do: Any, seed: str, people: tuple[str, ...]) -> bool:
        """Whether what the game master does has to do with some people, such as the morale of all foes."""
        self.dice.begin(seed)
        try:
            entry = decide(self.state, c.Command(seat=GM, do=do), self.dice)
        except NdeError:
            return False
        return any(id in _text((entry.events, entry.dice)) for id in people)

    def has_named(self, people: tuple[str, ...]) -> bool:
        """Whether the latest entry has to do with some people; the ids of heroes only begin like theirs."""
        events = self.entry.events if self.entry is not None else ()
        return names(events, frozenset(people))

    def is_met(self) -> bool:
        """Whether somebody who lies in wait is seen by the players, or is gone."""
        people = {one.id for one in self.state.playing.people(self.state.world.scene)}
        lurking = people.intersection(LURKING)
        return not lurking <= hidden_from_seat(self.state, "p1")


class Twins:
    """Both tables, played side by side."""

    def __init__(self, game: str, seed: int) -> None:
        self.chance = Random(seed)
        self.is_alone = self.chance.random() < 0.3
        """Whether at the other table nobody lies in wait at all."""
        self.pair = Twin(game), Twin(game)
        self.rules = ruleset_named(game)
        self.steps = self.entries = 0
        self.is_over, self.is_set = False, True
        """Whether the hidden is met; and whether the fog lies on the map."""
        self._open(game)

    @property
    def one(self) -> Twin:
        """The table by which commands are chosen."""
        return self.pair[0]

    def _open(self, game: str) -> None:
        self.both("gm", c.Sit(seat="gm", name="GM", role="gm"))
        for seat in ("p1", "p2"):
            self.both(seat, c.Sit(seat=seat, name=seat))
        self.both("watcher", c.Sit(seat="watcher", name="eyes", role="spectator"))
        for number, seat in enumerate(("p1", "p1", "p2"), 1):
            sheet = drawn_sheet(game, self.chance.randrange(40))
            self.both(seat, c.Bring(id=f"hero-{number}", sheet=sheet))
        self._scene()
        if not self.is_alone:  # in a fight whoever lies in wait is counted, and may be missed
            self.both("gm", c.Mark(moment="fight"))

    def _scene(self) -> None:
        """The yard: what is in sight is the same; who lies in wait, and what is behind the wall, is not."""
        cast: Any = self.rules.playing.cast if self.rules.playing is not None else None
        has_map = "board" in self.rules.spaces and self.chance.random() < 0.7
        free = [Square(x, y) for x in range(DARK) for y in range(HEIGHT)]
        self.chance.shuffle(free)
        places, walls = free[:5], free[5:11]
        scenes = []
        for at in range(2):
            foes = {id: cast("raider", "minion") for id in SEEN}
            hidden = LURKING if at == 0 else () if self.is_alone else LURKING
            for number, id in enumerate(hidden):
                foes[id] = cast(("beast", "undead")[(at + number) % 2], "minion")
            space = self._map(at, places, walls, free[11:], hidden) if has_map else None
            scenes.append(c.SetScene(place="yard", foes=foes, space=space, hidden=tuple(hidden)))
        self.is_set = not has_map
        self.both("gm", *scenes)
        self.is_set = True
        if has_map:
            self.both("gm", c.SetFog())

    def _map(
        self, at: int, places: list[Square], walls: list[Square], free: list[Square], hidden: tuple[str, ...]
    ) -> Board:
        chance = Random(at)
        wall = [Square(DARK, y) for y in range(HEIGHT)]
        dark = [Square(x, y) for x in range(DARK + 1, WIDTH) for y in range(HEIGHT)]
        beyond = chance.sample(dark, 10)
        east = Square(DARK + 2, 1 + at)
        door = Door(ends=edge(east, Square(east.x + 1, east.y)), is_hidden=bool(at))
        grid = Grid(
            width=WIDTH,
            height=HEIGHT,
            walls=frozenset((*walls, *wall, *beyond[:4])),
            cover=frozenset(beyond[4:7]),
            difficult=frozenset(beyond[7:]),
            doors=(door,),
        )
        board = Board(grid=grid)
        for id, square in zip(("hero-1", "hero-2", "hero-3", *SEEN), places, strict=True):
            board = board.put(id, square)
        lairs = (free[-1 - at], chance.choice([one for one in dark if one not in grid.walls]))
        for id, square in zip(hidden, lairs, strict=False):
            board = board.put(id, square)
        return board

    # Playing.

    def both(self, seat: str, do: Any, other: Any = None, *, base: int | None = None) -> bool:
        """Let the same happen at both tables, or what only the game master can tell apart.

        Where a rule has to do with somebody who lies in wait, they are met: it may come to something else.
        """
        self.steps += 1
        seed = str(self.steps)
        errors = [
            twin.do(seat, what, seed, base)
            for twin, what in zip(self.pair, (do, do if other is None else other), strict=True)
        ]
        if any(twin.state.world.scene is not None and twin.is_met() for twin in self.pair):
            self.is_over = True
            return False
        if other is None and not any(errors) and any(twin.has_named(LURKING) for twin in self.pair):
            self.is_over = True
            return False
        if seat == GM and any(errors):
            # What the game master is refused may differ; then nothing has happened at either.
            self.is_over = not all(errors)
            return False
        if seat in EYES:
            self.same(seat, "a refusal", *(None if one is None else self.refusal(one) for one in errors))
        if any(errors):
            self.is_over |= not all(errors)
            return False
        self.entries += 1
        if self.is_set:
            self.look()
        return True

    def refusal(self, error: NdeError) -> bytes:
        """A refusal as it is sent."""
        return problem_bytes(problem(error, "en", self.one.state.header.game))

    def play(self, commands: int) -> int:
        """Play on until so many commands were given, or the hidden is met; the number of entries."""
        for _ in range(commands):
            if self.is_over:
                break
            questions = open_questions(self.one.state)
            if questions and self.chance.random() < 0.8:
                self.answer(questions[0])
            else:
                self.chance.choice(TRICKS)(self)
        return self.entries

    def answer(self, question: Any) -> None:
        """Whoever is asked answers; what only one table asks was told by neither."""
        ask = question.question
        known = [
            one.question for one in open_questions(self.pair[1].state) if one.pending == question.pending
        ]
        if isinstance(ask, Ask) and ask in known:
            said = self.chance.choice(ask.options) if ask.options else ask.default
            self.both(question.seat, c.Answer(pending=question.pending, answer=said))
        else:
            self.is_over = True

    def act(self) -> None:
        """A player takes an offer."""
        seat = self.chance.choice(("p1", "p1", "p2"))
        offers = view(self.one.state, seat).offers
        if offers:
            base = self.one.state.version - self.chance.randrange(3)
            self.both(seat, c.Act(action=self.chance.choice(offers).offer.action), base=max(base, 0))

    def lead(self) -> None:
        """The game master lets somebody in sight act on somebody in sight."""
        offers = [
            one.offer.action
            for one in view(self.one.state, GM).offers
            if not any(id in _text(one.offer.action) for id in LURKING)
        ]
        theirs = {_text(one.offer.action) for one in view(self.pair[1].state, GM).offers}
        offers = [one for one in offers if _text(one) in theirs]
        if offers:
            do = c.Act(action=self.chance.choice(offers))
            if not any(twin.would_name(do, str(self.steps + 1), LURKING) for twin in self.pair):
                self.both(GM, do)

    def turn(self) -> None:
        """Somebody says that the turn is over."""
        self.both(self.chance.choice((GM, "p1")), c.Mark(moment="turn"))

    def hide(self) -> None:
        """The game master does something in secret, at each table something else."""
        number = self.chance.randrange(100)
        ghost, pause = LURKING[0], c.Toss(dice="1d6", is_secret=True)
        here: list[Secret] = [
            Secret(c.WriteNote(id="plan", text="x" * number), c.WriteNote(id="plot", text="another")),
            Secret(c.Say(text="x" * number, to=("p2",)), c.Say(text="psst", to=("p2",))),
            Secret(c.Toss(dice="4d6", is_secret=True), c.Toss(dice="1d20", is_secret=True)),
            Secret(
                c.SetClock(id="doom", text="doom", steps=8, is_secret=True),
                c.SetClock(id="dawn", steps=4, is_secret=True),
            ),
            Secret(c.TickClock(id="doom"), c.TickClock(id="dawn")),
            Secret(
                c.ShowPicture(picture=LETTERS[0], to=("p2",)), c.ShowPicture(picture=LETTERS[1], to=("p2",))
            ),
        ]
        if not self.is_alone:
            other = LURKING[1]
            here += [
                Secret(
                    c.SetPortrait(figure=ghost, picture=FACES[0]),
                    c.SetPortrait(figure=other, picture=FACES[1]),
                ),
                Secret(c.KeepName(figure=ghost, known_as="a shape"), c.KeepName(figure=other, known_as="it")),
                Secret(c.Rename(figure=ghost, name="Qzgrim"), c.Rename(figure=other, name="Qzgram the Long")),
                Secret(c.KeepNumbers(figures=(ghost,)), c.KeepNumbers(figures=(other,))),
            ]
        chosen = self.chance.choice([*here, Secret(pause, pause)])
        self.both(GM, chosen.one, chosen.other)

    def lurk(self) -> None:
        """Somebody who lies in wait does something in secret, at each table something else."""
        actions = []
        for twin in self.pair:
            offers = [one.offer.action for one in view(twin.state, GM).offers]
            own = [one for one in offers if getattr(one, "who", getattr(one, "foe", "")) in LURKING]
            own = [one for one in own if not any(id in _text(one) for id in ("hero-", *SEEN))]
            actions.append(c.Act(action=self.chance.choice(own), is_secret=True) if own else None)
        if actions[0] is not None and actions[1] is not None:
            self.both(GM, *actions)

    def probe(self) -> None:
        """A player tries what is not theirs, or is not there."""
        square = Square(self.chance.randrange(WIDTH - 1), self.chance.randrange(HEIGHT))
        ghost, name = self.chance.choice(LURKING), self.chance.choice(("doom", "plan", "zz"))
        do: Any = self.chance.choice(
            (
                c.Undo(count=self.chance.randint(1, 3)),
                c.Redo(),
                c.UseDoor(door=edge(square, Square(square.x + 1, square.y))),
                c.EraseNote(id=name),
                c.TickClock(id=name),
                c.Hide(figures=(ghost,), is_hidden=False),
                c.Give(figure=ghost, seat="p1"),
                c.Reveal(number=self.one.state.version),
                c.Answer(pending=self.one.state.version, answer="x"),
                c.Drop(pending=self.one.state.version),
                c.Perform(figure="hero-1", verb="attack", objects=(ghost,)),
                c.Perform(figure="hero-1", verb="go", objects=(f"{'abcdefghijkl'[square.x]}{square.y + 1}",)),
                c.Respond(call=1, figure=ghost),
                c.Try(figure=ghost, text="jump"),
                c.Say(text="boo", as_figure=ghost),
                c.SetValue(path=f"{ghost}.wounds", value=1),
                c.HandThing(thing=1, figure=ghost),
                c.Mark(moment="calm"),
                c.Done(figures=("hero-1",)),
            )
        )
        self.both("p1", do)

    def come(self) -> None:
        """A player brings a hero by a name that somebody hidden may have."""
        wish = c.Command(seat="p1", do=c.Create(id=self.chance.choice((*LURKING, "new"))))
        self.both("p1", with_drawn_id(wish).do)

    def talk(self) -> None:
        """A player says something, or tries it."""
        do: Any = c.Say(text="hello") if self.chance.random() < 0.5 else c.Try(figure="hero-1", text="jump")
        self.both("p1", do)

    # Comparing.

    def look(self) -> None:
        """Everything that everybody who is told nothing is sent, compared."""
        for seat in EYES:
            language = LANGUAGES[self.steps % len(LANGUAGES)]
            entries = [view_entry(twin.entry, seat) for twin in self.pair if twin.entry is not None]
            self.same(seat, "an entry", *map(_sent, entries))
            self.same(
                seat, "a view", *(_sent(for_people(one.state, view(one.state, seat))) for one in self.pair)
            )
            self.same(seat, "words", *(self.words(one, seat, language) for one in self.pair))
            self.answers(seat, language)

    def words(self, twin: Twin, seat: str, language: str) -> bytes:
        """The latest entry in sentences, and the words of a view."""
        teller = Teller(seat, language, has_heads=False)
        assert twin.entry is not None
        text = tuple(teller.tell(twin.before, twin.entry, twin.state))
        seen = for_people(twin.state, view(twin.state, seat))
        return _sent((text, m.View(view=lightened(seen), labels=labels_for(teller, twin.state, seen))))

    def answers(self, seat: str, language: str) -> None:
        """What questions are answered with: odds, sheets, lines of sight."""
        offers = shown_offers(self.one.state, seat)
        for place in self.chance.sample(range(len(offers)), min(MOST_ODDS, len(offers))):
            self.same(seat, "odds", *(self.odds(twin, seat, language, place) for twin in self.pair))
        figure = self.chance.choice(("hero-1", "hound", *LURKING))
        self.same(
            seat,
            "a sheet",
            *(
                self.told(lambda t, s: sheet_of(t, s, seat, figure), twin, seat, language)
                for twin in self.pair
            ),
        )
        square = f"{self.chance.choice('abcdefghijkl')}{self.chance.randint(1, HEIGHT)}"
        self.same(
            seat,
            "a line of sight",
            *(
                self.told(lambda t, s: sight_of(t, s, seat, "hero-1", square), twin, seat, language)
                for twin in self.pair
            ),
        )

    def odds(self, twin: Twin, seat: str, language: str, place: int) -> bytes:
        """What would come of an offer."""
        offered = shown_offers(twin.state, seat)[place]
        return self.told(lambda t, s: weighed(t, s, seat, place, offered, {}), twin, seat, language)

    def told(self, ask: Callable[[Teller, State], Any], twin: Twin, seat: str, language: str) -> bytes:
        """An answer, or its refusal."""
        try:
            return _sent(ask(Teller(seat, language), twin.state))
        except NdeError as error:
            return self.refusal(error)

    def same(self, seat: str, what: str, one: bytes | None, other: bytes | None) -> None:
        """Fail where two tables can be told apart."""
        if one == other:
            return
        first, second = one or b"taken", other or b"taken"
        at = next((at for at, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]), 0)
        begin = max(at - 200, 0)
        raise Leak(
            f"{seat} can tell two tables apart by {what} at step {self.steps}:"
            f"\n…{first[begin : at + 200]!r}…\n…{second[begin : at + 200]!r}…"
        )


TRICKS = (
    Twins.act,
    Twins.act,
    Twins.act,
    Twins.lead,
    Twins.turn,
    Twins.hide,
    Twins.hide,
    Twins.lurk,
    Twins.probe,
    Twins.probe,
    Twins.come,
    Twins.talk,
)


def _text(value: Any) -> str:
    return msgspec.json.encode(value, enc_hook=str).decode()


def _sent(value: Any) -> bytes:
    return msgspec.json.encode(value, enc_hook=str, order="deterministic")


def spy(game: str, seed: int, commands: int) -> int:
    """Play one pair of tables; gives the number of entries that looked the same."""
    return Twins(game, seed).play(commands)


if __name__ == "__main__":
    games, count, first = map(int, (*sys.argv[1:], *("20", "60", "0")[len(sys.argv) - 1 :]))
    entries = dict.fromkeys(ruleset_ids(), 0)
    for seed in range(first, first + games):
        for ruleset in entries:
            entries[ruleset] += spy(ruleset, seed, count)
    for ruleset, looked_at in entries.items():
        print(f"{ruleset}: {games} pairs, {looked_at} entries, no byte differs")
