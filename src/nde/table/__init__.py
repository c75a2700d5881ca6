"""A game in play, as a pure library: commands are decided into entries of a log, a state is the log's fold.

`decide` may refuse, `apply` never does, and `view` alone hides; values of a game pass through unread.  Who
plays without a person is in `bots`, adventures are in `story`; other rooms begin with what is named here.

>>> dice = SeededDice(bytes(32))
>>> table = State(header=Header(game="nde12", commitment=dice.commitment))
>>> entry = decide(table, Command(seat="gm", do=commands.Say(text="welcome")), dice)
>>> table = apply(table, entry)
>>> table.version, view(table, "gm").role
(1, 'gm')
"""

from nde.table import commands, events
from nde.table.apply import apply, fold
from nde.table.commands import Command
from nde.table.decide import decide
from nde.table.dice import Dice, SeededDice
from nde.table.events import Entry
from nde.table.header import Header, changed_settings, rules_for
from nde.table.offers import Offered, offers_for
from nde.table.questions import Open, open_questions
from nde.table.seats import Agreement, Seat
from nde.table.state import State, World
from nde.table.story.adventure import Adventure
from nde.table.view import SeatView, view
from nde.table.view_entry import view_entry

__all__ = [
    "Adventure",
    "Agreement",
    "Command",
    "Dice",
    "Entry",
    "Header",
    "Offered",
    "Open",
    "Seat",
    "SeatView",
    "SeededDice",
    "State",
    "World",
    "apply",
    "changed_settings",
    "commands",
    "decide",
    "events",
    "fold",
    "offers_for",
    "open_questions",
    "rules_for",
    "view",
    "view_entry",
]
