"""Commands in a chat: `/roll 2d6+1`, `/secret d20`, `/w Jagna hush`, `/me shrugs`.

They are signs rather than words, and alike in every language.  Two strokes say a text that begins with one.
"""

from __future__ import annotations

from nde.dice import parse
from nde.errors import Illegal, Missing, NdeError, Unreadable
from nde.table import commands as c
from nde.table.names import known_person
from nde.table.state import State
from nde.table.visibility import scene_for

SIGN = "/"
COMMANDS = ("/roll", "/r", "/secret", "/odds", "/w", "/me")
LONGEST_NAME = 12
"""Words of a name at most."""


def chat_command(state: State, seat: str, said: c.Say) -> c.Say | c.Toss:
    """What a text that begins with a stroke stands for."""
    if said.text.startswith(SIGN * 2):
        return c.Say(text=said.text[1:], to=said.to, as_figure=said.as_figure)
    word, _, rest = said.text.strip().partition(" ")
    rest = rest.strip()
    match word.casefold():
        case "/roll" | "/r":
            return toss_read(rest)
        case "/secret":
            return toss_read(rest.removeprefix("roll ").removeprefix("/roll "), is_secret=True)
        case "/me" if rest:
            return c.Say(text=rest, to=said.to, as_figure=said.as_figure, is_deed=True)
        case "/w":
            to, text = addressed(state, seat, rest)
            if text:
                return c.Say(text=text, to=(to,), as_figure=said.as_figure)
        case "/odds":
            raise Illegal("odds-not-said")
    raise Unreadable("no-such-chat-command", word=word, allowed=COMMANDS)


def toss_read(text: str, *, is_secret: bool = False) -> c.Toss:
    """Dice and, behind them, what they are for: `2d6 + 1 the weather`."""
    dice, rest = split_dice(text)
    return c.Toss(dice=dice, text=rest, is_secret=is_secret)


def split_dice(text: str) -> tuple[str, str]:
    """The longest beginning of a text that is dice, and the rest; refused where it begins with none.

    >>> split_dice("2d6 + 1 the weather"), split_dice("d20")
    (('2d6 + 1', 'the weather'), ('d20', ''))
    """
    words = text.split()
    for count in range(min(len(words), LONGEST_NAME), 0, -1):
        dice = " ".join(words[:count])
        try:
            parse(dice)
        except NdeError:
            continue
        return dice, " ".join(words[count:])
    parse(words[0] if words else "")  # refuses, and says what is wrong with it
    raise Unreadable("no-such-chat-command", word=text, allowed=COMMANDS)


def addressed(state: State, seat: str, text: str) -> tuple[str, str]:
    """The seat whose name a text begins with, or that plays somebody of that name, and what follows."""
    scene = scene_for(state, seat)
    people = state.playing.people(scene) if scene is not None else ()
    known = [known_person(state, seat, one) for one in people]
    names = {name.casefold(): state.world.holder(one.id) for one in known for name in (one.id, one.name)}
    names |= {name.casefold(): one.id for one in state.seats for name in (one.id, one.name)}
    names.pop("", None)
    words = text.split()
    for count in range(min(len(words), LONGEST_NAME), 0, -1):
        found = names.get(" ".join(words[:count]).casefold().rstrip(":,"))
        if found is not None:
            return found, " ".join(words[count:])
    others = tuple(one.name for one in state.seats if one.id != seat)
    raise Missing("no-such-name", name=words[0] if words else "", allowed=others)
