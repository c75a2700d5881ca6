"""What can befall a party whose game master is the engine: a list, and how one of it is chosen and happens.

Every entry says what it carries out (`owes`), which rows of a game's own tables it is (`themes`), what it
could be about here and now, and what it changes.  A game adds its small turns (`nde.rules.promises`).
Chosen by the dice of the table; nothing of it that a person as game master could not do by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from nde.rules.promises import Fortune, Owes, Promise
from nde.table import events as e
from nde.table.decision import Deciding
from nde.table.game_types import GameEffect
from nde.table.state import Clock
from nde.table.story.adventure import Exit, Foes, Place
from nde.table.story.changes import has_run_out, is_true, show, tick
from nde.table.story.choices import choices_in, in_sight
from nde.table.story.places import adventure_of, bring, foes_standing, heroes, is_quiet, lurking

SELF = ("",)
"""What something is about that is about nothing in particular."""


class Happening(NamedTuple):
    """Something that a led game can bring about."""

    key: str
    owes: frozenset[Owes]
    about: Callable[[Deciding], tuple[str, ...]]
    """What it could be about now; nothing where it does not fit."""
    brings: Callable[[Deciding, str], None] = lambda d, about: None
    """What it changes, besides what its event itself does."""
    effects: Callable[[Deciding, str], tuple[GameEffect, ...]] = lambda d, about: ()
    """Effects of the game that come with it."""
    themes: tuple[str, ...] = ()
    is_rare: bool = False
    """Whether it comes only where a table or an event asks for it."""


def _place(d: Deciding) -> Place | None:
    """The place of an adventure that is under way."""
    progress = d.world.progress
    if d.start.adventure is None or progress is None or is_quiet(d.world) or not progress.place:
        return None
    return adventure_of(d).place(progress.place)


def _is_peaceful(d: Deciding) -> bool:
    return not d.playing.turn(d.scene).is_fight and not in_sight(d.state)


def _pressing(d: Deciding) -> tuple[Clock, ...]:
    """The clocks of the adventure that everybody sees and failures move."""
    if _place(d) is None:
        return ()
    pressing = {one.id for one in adventure_of(d).clocks if one.is_pressing and not one.is_secret}
    return tuple(one for one in d.world.clocks if one.id in pressing and not has_run_out(d, one.id))


def _clocks_on(d: Deciding) -> tuple[str, ...]:
    return tuple(one.id for one in _pressing(d))


def _clocks_back(d: Deciding) -> tuple[str, ...]:
    return tuple(one.id for one in _pressing(d) if 0 < one.filled < one.steps)


def _lurkers(d: Deciding) -> tuple[str, ...]:
    return SELF if _place(d) is not None and _is_peaceful(d) and lurking(d) else ()


def _kinds(d: Deciding) -> tuple[str, ...]:
    """Which kinds of foe may come: those of the place, or of the adventure where the place has none.

    Nobody comes where winning a fight again would change the story, or where the party has enough to do.
    """
    place = _place(d)
    standing = [one for one in heroes(d) if not one.is_out]
    if place is None or len(foes_standing(d)) >= len(standing) or lurking(d):
        return ()
    if _is_peaceful(d) and (place.won or place.enter):
        return ()
    here = place.foes or tuple(one for other in adventure_of(d).places for one in other.foes)
    return tuple(dict.fromkeys(one.kind for one in here))


def wary_ones(d: Deciding, promise: Promise) -> bool:
    """Let somebody come who keeps their distance; tells whether anybody could."""
    before, kinds = len(d.rolled), _kinds(d)
    if not kinds or not _is_peaceful(d):
        return False
    kind = kinds[d.drawn("happening-about", len(kinds)) - 1]
    chosen = Chosen(e.WARY, somebody(d, promise.who), kind)
    d.note(_event(d, before, promise, chosen))
    _come(d, kind)
    return True


def _come(d: Deciding, kind: str) -> None:
    bring(d, (Foes(kind=kind),))  # type: ignore[arg-type]


def _open_ways(d: Deciding) -> tuple[Exit, ...]:
    """The exits that can be taken now and are not stuck."""
    place, progress = _place(d), d.world.progress
    if place is None or progress is None or not _is_peaceful(d):
        return ()
    return tuple(
        one
        for one in place.exits
        if is_true(progress, one.needs, one.bars) and f"{place.id}/{one.id}" not in progress.jammed
    )


def _named(d: Deciding, ids: Iterable[str]) -> tuple[str, ...]:
    place = _place(d)
    return tuple(f"{place.id}/{id}" for id in ids) if place is not None else ()


def _ways_to_jam(d: Deciding) -> tuple[str, ...]:
    ways = _open_ways(d)
    return _named(d, (one.id for one in ways)) if len(ways) > 1 else ()


def _ways_ahead(d: Deciding) -> tuple[str, ...]:
    """Exits to where nobody has been."""
    visited = d.world.progress.visited if d.world.progress is not None else ()
    return _named(d, (one.id for one in _open_ways(d) if one.to not in visited))


def dangers_ahead(d: Deciding) -> tuple[str, ...]:
    """Exits to where nobody has been and foes wait in the open."""
    ahead = set(_ways_ahead(d))
    perilous = (
        one.id
        for one in _open_ways(d)
        if any(not group.is_hidden for group in adventure_of(d).place(one.to).foes)
    )
    return tuple(one for one in _named(d, perilous) if one in ahead)


def _deeds(d: Deciding) -> tuple[str, ...]:
    """Trials that can be made here, and that nobody has found a better way for."""
    place, progress = _place(d), d.world.progress
    if place is None or progress is None or not _is_peaceful(d):
        return ()
    open_now = [one.id for one in choices_in(d.state, adventure_of(d), progress, place) if one.trial]
    return tuple(one for one in _named(d, open_now) if one not in progress.eased)


def _waverers(d: Deciding) -> tuple[str, ...]:
    """The weakest foe in sight, where it would leave others behind who fight on."""
    seen = set(in_sight(d.state)) if d.playing.turn(d.scene).is_fight else set()
    foes = [one for one in d.playing.people(d.scene) if one.id in seen]
    if len(foes) < 3:
        return ()
    return (min(foes, key=lambda one: sum(track.value for track in one.tracks)).id,)


def _flight(d: Deciding, foe: str) -> tuple[GameEffect, ...]:
    """A foe's running away, as the game has it: so it counts among those whom the others have lost."""
    promises = d.playing.promises
    return (promises.flight(foe),) if promises is not None else ()


WORN = 50
"""Per cent of the strength it set out with, below which a party is worn."""
BREATH = "second-wind"


def is_worn(d: Deciding) -> bool:
    """Whether little is left of the strength the party set out with."""
    progress = d.world.progress
    strength = progress.strength if progress is not None else 0
    return _place(d) is not None and 100 * d.playing.standing(d.scene, "party") < WORN * strength


def _breath(d: Deciding) -> tuple[GameEffect, ...]:
    """A moment in which everybody who is hurt and stands gets a little back."""
    promises = d.playing.promises
    if promises is None or not _is_peaceful(d):
        return ()
    turns = (
        turn
        for one in heroes(d)
        if not one.is_out
        for turn in promises.fortunes(d.scene, one.id)
        if turn.key == BREATH
    )
    return tuple(effect for turn in turns for effect in turn.effects)


def _owes(*kinds: Owes) -> frozenset[Owes]:
    return frozenset(kinds)


HAPPENINGS = (
    Happening(
        key="clock-on",
        owes=_owes("bane", "place"),
        themes=("lost-time", "revealed"),
        about=_clocks_on,
        brings=lambda d, clock: tick(d, clock, 1),
    ),
    Happening(
        key="lurkers-stir",
        owes=_owes("bane", "encounter"),
        themes=("revealed", "new-threat"),
        about=_lurkers,
        brings=lambda d, about: show(d),
    ),
    Happening(
        key="somebody-comes",
        owes=_owes("bane", "encounter"),
        themes=("new-threat",),
        about=_kinds,
        brings=_come,
        is_rare=True,
    ),
    Happening(
        key=e.JAMS,
        owes=_owes("bane", "place"),
        themes=("bad-position", "lost-time"),
        about=_ways_to_jam,
    ),
    Happening(
        key="clock-back",
        owes=_owes("boon"),
        themes=("faster", "quieter"),
        about=_clocks_back,
        brings=lambda d, clock: tick(d, clock, -1),
    ),
    Happening(key=e.EASED, owes=_owes("boon"), themes=("extra-clue", "faster"), about=_deeds),
    Happening(key="way-known", owes=_owes("boon", "sign"), themes=("extra-clue",), about=_ways_ahead),
    Happening(
        key="lurkers-seen",
        owes=_owes("boon"),
        themes=("extra-clue",),
        about=_lurkers,
        brings=lambda d, about: show(d),
    ),
    Happening(
        key="foe-wavers",
        owes=_owes("boon"),
        themes=("bigger",),
        about=_waverers,
        effects=_flight,
    ),
    Happening(key="lurkers-felt", owes=_owes("sign"), about=_lurkers),
    Happening(key="danger-ahead", owes=_owes("sign"), about=dangers_ahead),
    Happening(
        key="breather",
        owes=_owes("boon"),
        about=lambda d: SELF if _breath(d) else (),
        effects=lambda d, about: _breath(d),
        is_rare=True,
    ),
)
"""What a led game can bring about; besides it the games' own turns of fortune."""
CLUES = frozenset((e.EASED, "way-known", "lurkers-seen"))
"""What may be found by whoever looks for something."""
LIGHT_OUT = "light-out"
OF_FORTUNE: frozenset[Owes] = frozenset(("bane", "boon", "place"))
OTHERWISE: dict[Owes, str] = {
    "bane": "unease",
    "boon": "heartened",
    "encounter": "passes-by",
    "sign": "far-sound",
    "place": "stillness",
}
"""What is told where nothing else fits: it changes nothing, and promises nothing either."""


class Chosen(NamedTuple):
    """What has been chosen to happen, and to whom it does."""

    key: str
    who: str
    about: str = ""
    happening: Happening | None = None
    fortune: Fortune | None = None

    @property
    def themes(self) -> tuple[str, ...]:
        """The rows of a game's own tables that it is."""
        source = self.happening or self.fortune
        return source.themes if source is not None else ()

    @property
    def is_rare(self) -> bool:
        """Whether it comes only where a table or an event asks for it."""
        return self.happening is not None and self.happening.is_rare

    @property
    def may_return(self) -> bool:
        """Whether it is a small turn of the game's own that gives nothing back."""
        return self.fortune is not None and not self.fortune.refills


def befall(
    d: Deciding, promise: Promise, *, of: frozenset[str] | None = None, is_named: bool = False
) -> bool:
    """Let something happen that carries out a promise: of some entries alone, where that is said.

    Tells whether anything of these fits.  What is named may happen again where it has happened.
    """
    before, who = len(d.rolled), somebody(d, promise.who)
    theme = promise.theme or (_rolled_theme(d, promise.owes) if of is None else "")
    fitting = [one for one in _fitting(d, promise.owes, who) if of is None or one.key in of]
    chosen = _drawn(d, fitting if is_named else _wanted(d, promise.owes, theme, fitting, is_open=of is None))
    if chosen is None:
        if of is None:
            d.note(_event(d, before, promise, Chosen(OTHERWISE.get(promise.owes, "stillness"), who)))
        return False
    d.note(_event(d, before, promise, chosen))
    if chosen.happening is not None:
        chosen.happening.brings(d, chosen.about)
    return True


def fitting_keys(d: Deciding, promise: Promise) -> tuple[str, ...]:
    """What could carry out a promise here and now, by key."""
    return tuple(dict.fromkeys(one.key for one in _fitting(d, promise.owes, somebody(d, promise.who))))


def new_keys(d: Deciding, promise: Promise) -> frozenset[str]:
    """What could carry out such a promise here and has not happened here yet, by key."""
    fitting = _fitting(d, promise.owes, somebody(d, promise.who))
    return frozenset(one.key for one in fitting if _is_new(d, one))


def _is_new(d: Deciding, one: Chosen) -> bool:
    progress = d.world.progress
    return progress is None or f"{progress.place}/{one.key}" not in d.world.befallen


def somebody(d: Deciding, who: str) -> str:
    """Whoever of the party stands: the one who is meant, or else the first."""
    able = [one.id for one in heroes(d) if not one.is_out]
    return who if who in able else next(iter(able), "")


def _event(d: Deciding, before: int, promise: Promise, chosen: Chosen) -> e.Befell:
    return e.Befell(
        key=chosen.key,
        who=chosen.who,
        about=chosen.about,
        effects=_effects(d, chosen),
        faces=faces_since(d, before),
        kept=promise if promise in d.world.owed else None,
    )


def _effects(d: Deciding, chosen: Chosen) -> tuple[GameEffect, ...]:
    if chosen.fortune is not None:
        return chosen.fortune.effects
    return chosen.happening.effects(d, chosen.about) if chosen.happening is not None else ()


def faces_since(d: Deciding, before: int) -> tuple[int, ...]:
    """The faces that were drawn since so many had been."""
    return tuple(die.face for die in d.rolled[before:])


def _wanted(d: Deciding, owes: Owes, theme: str, fitting: list[Chosen], *, is_open: bool) -> list[Chosen]:
    """What is chosen among: the row of the game's own table if that fits, and nothing twice in a place."""
    new = [one for one in fitting if _is_new(d, one)]
    asked = [one for one in new if theme and theme in one.themes]
    usual = [one for one in new if owes == "encounter" or not one.is_rare or not is_open]
    # What wears or helps people may do so again; what is found, gives back or comes by itself comes once.
    again = [one for one in fitting if one.may_return] if is_open else []
    return asked or usual or again


def _drawn(d: Deciding, pool: list[Chosen]) -> Chosen | None:
    """One of several things: first what it is, then what it is about."""
    if not pool:
        return None
    keys = list(dict.fromkeys(one.key for one in pool))
    key = keys[d.drawn("happening", len(keys)) - 1]
    alike = [one for one in pool if one.key == key]
    return alike[d.drawn("happening-about", len(alike)) - 1]


def _rolled_theme(d: Deciding, owes: Owes) -> str:
    promises = d.playing.promises
    table = dict(promises.tables).get(owes, ()) if promises is not None else ()
    return table[d.drawn(owes, len(table)) - 1] if table else ""


def _fitting(d: Deciding, owes: Owes, who: str) -> list[Chosen]:
    """All that could carry out such a promise here and now."""
    listed = [
        Chosen(one.key, who, about, happening=one)
        for one in HAPPENINGS
        if owes in one.owes
        for about in one.about(d)
    ]
    promises = d.playing.promises
    if promises is None or not who or owes not in OF_FORTUNE:
        return listed
    turns = [
        Chosen(one.key, one.who or who, fortune=one)
        for one in promises.fortunes(d.scene, who)
        if one.is_good == (owes == "boon") and (owes != "place" or one.key == LIGHT_OUT)
    ]
    return [*listed, *turns]
