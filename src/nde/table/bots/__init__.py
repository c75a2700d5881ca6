"""Bots: whoever sits in a seat without a person.  They see what the seat sees and choose from its offers.

A policy is given an `Outlook` and gives back a `Chosen`.  `next_do` gives what the bot in a seat does next,
`choose` also why, `play_out` lets all bots play; nothing else is for other rooms.
"""

from nde.table.bots.outlook import Chosen, Reason
from nde.table.bots.policies import POLICIES, choose, next_do, next_entry, play_out, take_step

__all__ = ["POLICIES", "Chosen", "Reason", "choose", "next_do", "next_entry", "play_out", "take_step"]
