"""What `nde fight` answers, with the question above it and its picture in a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.cli.fight_asked import Asked
from nde.cli.fight_watch import Watch
from nde.cli.files import write_new
from nde.cli.session import INTERRUPTED, Reply, Session
from nde.lab.policies import nobodys
from nde.lab.rulings import beginning_told
from nde.locale.book.options import option_text
from nde.locale.layout import paragraph
from nde.prose.lab.fitted import foes_words
from nde.prose.lab.how_found import told_only
from nde.prose.lab.policy_told import policy_words
from nde.prose.lab.reader import Reader
from nde.rules import Ruleset


def reply_with(
    asked: Asked,
    session: Session,
    watch: Watch,
    *,
    data: Callable[[], Any],
    text: Callable[[], list[str]],
    svg: Callable[[str], str],
) -> Reply:
    """The answer with the question above it; the picture is written before anything is said."""
    words, path = asked.game.words, asked.svg
    title = _title(asked)
    if path is not None:
        write_new(path, svg(title))

    def lines() -> str:
        above = [*paragraph(title, session.width), *_manner(asked, session), ""]
        below = ["", words.say("lab-picture-written", file=path)] if path is not None else []
        return "\n".join([*above, *text(), *below])

    return Reply(data=data, text=lines, status=INTERRUPTED if watch.is_stopped else 0)


def _title(asked: Asked) -> str:
    party = ", ".join(asked.party.names.values())
    foes = foes_words(asked.foes, asked.game.words)
    return asked.game.words.say("lab-title", game=asked.game.title, party=party, foes=foes)


def _manner(asked: Asked, session: Session) -> list[str]:
    """How the party fights, and what is ruled."""
    words = asked.game.words
    lines = [] if asked.goal is not None else paragraph(policy_words(asked.policies[0], words), session.width)
    for key, values in (("lab-rulings", asked.rulings["party"]), ("lab-foe-rulings", asked.rulings["foes"])):
        if values:
            typed = ", ".join(f"{name}={option_text(value)}" for name, value in values.items())
            lines += paragraph(words.say(key, rulings=typed), session.width)
    for text in _beginnings(asked):
        lines += paragraph(text, session.width)
    for policy in asked.policies if asked.goal is None else ():
        for name in nobodys(policy, asked.game.rules, asked.scene):
            lines += paragraph(words.say("lab-policy-nobodys", name=name, policy=policy.name), session.width)
    if asked.apart is not None:
        lines += paragraph(words.say("lab-apart", steps=asked.apart), session.width)
    return lines


def _beginnings(asked: Asked) -> list[str]:
    """How the fight begins, in sentences: under each way of the rules, where they differ in that."""
    words, games = asked.game.words, {way.rules.id for way in asked.ways}
    if games - {asked.game.rules.id}:
        return []  # everybody is somebody else there
    how = {way.label: _begins(way.rules, asked) for way in asked.ways} or {
        "": _begins(asked.game.rules, asked)
    }
    if len({*how.values()}) == 1:
        return [next(iter(how.values()))]
    return [words.say("lab-begins-under", label=label, how=text) for label, text in how.items()]


def _begins(rules: Ruleset, asked: Asked) -> str:
    return " ".join([asked.game.words.say(key) for key in beginning_told(rules, asked.scene)])


def reader_of(asked: Asked, session: Session) -> Reader:
    """Who reads the answer."""
    only_told = told_only(asked.game.rules, asked.scene, asked.game.words)
    return Reader(asked.game.words, session.width, asked.names, only_told)
