"""The table as a conversation: lines are typed, and the table answers in sentences.

A terminal and a server hold the same one.  `Talk` reads a line and either writes an answer on its `Paper` or
returns `Wish`es, the commands that the line stands for; whoever runs the talk carries them out, tells what
came of it, and has the table shown again.  `typed` takes lines apart, `commands` and `choices` say
what they stand for, `screen` shows what there is to answer and to choose, `powers` are the game master's, and
the rest answers questions.  No files, no terminal and no socket are known here.
"""

from __future__ import annotations

from nde.prose.talk.choices import Wish
from nde.prose.talk.commands import COMMANDS
from nde.prose.talk.paper import Paper, Row
from nde.prose.talk.prefetch import work_out
from nde.prose.talk.talk import Shell, Table, Talk

__all__ = ["COMMANDS", "Paper", "Row", "Shell", "Table", "Talk", "Wish", "work_out"]
