"""Dice: notation, exact distributions, sources of faces, and the runners of rules that ask for them."""

from nde.dice.chance import Plan, Rule, TooManyPaths, best, odds, odds_by_option, odds_of
from nde.dice.compile import compile_expression, roll, roller
from nde.dice.distribution import Distribution, Opposed, distribution, opposed
from nde.dice.evaluate import Rolled, evaluate
from nde.dice.faces import FaceNotOnDie, FaceSource, FacesRanOut, fixed, seeded
from nde.dice.faults import NotationFault
from nde.dice.histogram import histogram
from nde.dice.ledger import Verdict, closing_line, draw_line, header_line, verify, verify_file
from nde.dice.notation import parse
from nde.dice.questions import GM, Answer, Aside, Ask, Part, Procedure, Question, Roll, Tell
from nde.dice.render import render_data, render_expression, render_text
from nde.dice.runners import (
    Policy,
    Run,
    Waiting,
    at_random,
    default_answer,
    play,
    prefer,
    proceed,
    replay,
    resume,
    simulate,
    watch,
)
from nde.dice.stream import DiceStream, commitment
from nde.dice.tree import Expr

__all__ = [
    "GM",
    "Answer",
    "Aside",
    "Ask",
    "DiceStream",
    "Distribution",
    "Expr",
    "FaceNotOnDie",
    "FaceSource",
    "FacesRanOut",
    "NotationFault",
    "Opposed",
    "Part",
    "Plan",
    "Policy",
    "Procedure",
    "Question",
    "Roll",
    "Rolled",
    "Rule",
    "Run",
    "Tell",
    "TooManyPaths",
    "Verdict",
    "Waiting",
    "at_random",
    "best",
    "closing_line",
    "commitment",
    "compile_expression",
    "default_answer",
    "distribution",
    "draw_line",
    "evaluate",
    "fixed",
    "header_line",
    "histogram",
    "odds",
    "odds_by_option",
    "odds_of",
    "opposed",
    "parse",
    "play",
    "prefer",
    "proceed",
    "render_data",
    "render_expression",
    "render_text",
    "replay",
    "resume",
    "roll",
    "roller",
    "seeded",
    "simulate",
    "verify",
    "verify_file",
    "watch",
]
