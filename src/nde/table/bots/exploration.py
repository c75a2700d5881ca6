"""How bots find their way through an adventure: what is new first, trials by whoever is best at them, rest.

Where a person plays, the person leads; bots choose only among themselves.  All of them see the same
choices and think alike, so it is enough that one of them speaks: whoever does the deed, or the first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from fractions import Fraction

from nde.table.bots.outlook import Chosen, Known, Outlook, Reason
from nde.table.commands import Choose, Do
from nde.table.story.adventure import Deed
from nde.table.story.choices import TALK, Choice

HURT = Fraction(3, 5)
"""Whoever has less left than this share would rather rest."""
HOPELESS = Fraction(1, 4)
"""Trials with a worse chance wait until there is nothing else to do."""
MOST_TRIES = 6
"""How often something is tried that may be tried again."""


def choose(look: Outlook, policy: str, refused: tuple[Do, ...] = ()) -> Chosen | None:
    """What is chosen in the adventure, if it is for this seat to say so now."""
    story = look.story
    if story is None or look.is_waiting or look.turn.is_fight or not look.leaders:
        return None
    if look.enemies and all(one.id != TALK for one in story.choices):
        return None
    choice = wanted(look, story.place, story.choices)
    if choice is None:
        return None
    speaker, hero = look.leaders[0], ""
    if choice.needs_hero:
        speaker, hero = _best_hero(look, choice)
    do = Choose(option=choice.id, hero=hero)
    if speaker != look.seat or do in refused:
        return None
    return Chosen(do=do, reason=Reason(policy=policy, key="story"))


def wanted(look: Outlook, place: str, choices: tuple[Choice, ...]) -> Choice | None:
    """Which of the choices a party of bots would make; none where all has been seen and tried."""
    for choice in choices:
        if choice.kind == "begin":
            return choice
    rest = rest_first(look, place, choices)
    if rest is not None:
        return rest
    deeds = [one for one in choices if one.kind == "deed"]
    exits = [one for one in choices if one.kind == "exit"]
    for deed in deeds:
        if not look.tries[f"{place}/{deed.id}"] and not _is_hopeless(look, deed):
            return deed
    for way in exits:
        if way.is_new:
            return way
    again = [one for one in deeds if look.tries[f"{place}/{one.id}"] < MOST_TRIES]
    return (
        _way_to(look, place, exits, _has_news)
        or (again[0] if again else None)
        or _way_to(look, place, exits, _has_more_tries)
    )


def rest_first(look: Outlook, place: str, choices: tuple[Choice, ...]) -> Choice | None:
    """A rest, or the way to one that is known of, where somebody is hurt."""
    if all(look.share(one.id) >= HURT for one in look.friends):
        return None
    for choice in choices:
        if choice.kind == "rest" and not look.tries[f"{place}/{choice.id}"]:
            return choice
    return _way_to(look, place, [one for one in choices if one.kind == "exit"], _has_rest)


def is_off_to_rest(look: Outlook) -> bool:
    """Whether the party is about to rest: then nobody spends anything on healing."""
    story = look.story
    if story is None or look.enemies or not look.leaders:
        return False
    return rest_first(look, story.place, story.choices) is not None


def _is_hopeless(look: Outlook, choice: Choice | Deed) -> bool:
    return bool(choice.trial) and max(map(_chance_of(look, choice), look.able), default=0) < HOPELESS


def _best_hero(look: Outlook, choice: Choice) -> tuple[str, str]:
    """The seat and hero for a deed: whoever has the best chance, or can take the most."""
    hero = max(look.able, key=lambda id: (_chance_of(look, choice)(id), look.share(id)))
    return look.holder(hero), hero


def _chance_of(look: Outlook, choice: Choice | Deed) -> Callable[[str], Fraction]:
    def chance(hero: str) -> Fraction:
        if not choice.trial:
            return Fraction(1)
        weighed = look.weighed_action(look.playing.trial(look.scene, hero, choice.trial, choice.difficulty))
        return weighed.success if weighed is not None else Fraction(0)

    return chance


# Ways to places that were seen before.


def _has_rest(look: Outlook, place: Known) -> bool:
    return any(not look.tries[rest] for rest in place.rests)


def _has_news(look: Outlook, place: Known) -> bool:
    return any(to not in look.known for _, to in place.ways) or any(
        not look.tries[name] and not _is_hopeless(look, deed) for name, deed in place.deeds
    )


def _has_more_tries(look: Outlook, place: Known) -> bool:
    return any(look.tries[name] < MOST_TRIES for name, _ in place.deeds)


def _way_to(
    look: Outlook, here: str, exits: list[Choice], is_goal: Callable[[Outlook, Known], bool]
) -> Choice | None:
    """The exit on the shortest known way to the nearest place of some sort, if any is known."""
    first: dict[str, str] = {}
    waiting: deque[str] = deque()
    for way, to in look.known[here].ways if here in look.known else ():
        if any(one.id == way for one in exits) and to in look.known and to != here and to not in first:
            first[to] = way
            waiting.append(to)
    while waiting:
        at = waiting.popleft()
        if is_goal(look, look.known[at]):
            return next(one for one in exits if one.id == first[at])
        for _, to in look.known[at].ways:
            if to in look.known and to != here and to not in first:
                first[to] = first[at]
                waiting.append(to)
    return None
