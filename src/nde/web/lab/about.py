"""An endpoint that tells what the lab knows: games with heroes and foes, policies, limits."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from nde.lab.line_up import MOST
from nde.lab.policies import POLICIES, Condition, Line, Policy
from nde.locale import words
from nde.locale.book.lookup import foe_name
from nde.rules import ruleset_ids
from nde.rules.pack import SHIPPED
from nde.web.answers import Named
from nde.web.call import Call
from nde.web.chosen_game import game_named
from nde.web.handlers.games import option_told, situation_told, worded_or
from nde.web.lab import answers as a
from nde.web.lab.bodies import MOST_MAP_FOES, MOST_MAP_HEROES, MOST_POLICIES, MOST_VARIED
from nde.web.lab.fight_words import hero_titles
from nde.web.lab.fights import distances


async def get_lab(call: Call) -> a.LabAbout:
    """What can be asked of the lab: games with heroes and foes, policies, limits."""
    settings = call.shared.settings
    language = call.language
    await call.worked_out(call.shared.lab.warm)
    games = await call.worked_out(lambda: _games(language))
    speaker = words(language)
    return a.LabAbout(
        policies=tuple(
            [
                a.LabPolicy(
                    id=name, about=worded_or(f"lab-policy-{name}", name, speaker), policy=document_of(policy)
                )
                for name, policy in POLICIES.items()
            ]
        ),
        games=games,
        limits=a.LabLimits(
            side=MOST,
            runs=settings.lab_runs,
            seconds=settings.lab_seconds,
            scenes=settings.lab_scenes,
            varied=MOST_VARIED,
            policies=MOST_POLICIES,
            map_heroes=MOST_MAP_HEROES,
            map_foes=MOST_MAP_FOES,
            at_once=call.shared.lab.at_once,
        ),
    )


def document_of(policy: Policy) -> dict[str, object]:
    """A policy as one would write it down; `read_policy` reads it again."""
    return {
        "name": policy.name,
        "spend": policy.spend,
        "lines": [_line(one) for one in policy.lines],
    }


def _line(line: Line) -> dict[str, object]:
    found: dict[str, object] = msgspec.to_builtins(line)
    if not line.way:
        del found["way"]
    return {**found, "when": [_condition(one) for one in line.when]}


def _condition(one: Condition) -> str:
    return f"{one.of}.{one.what} {one.test} {one.number}"


@lru_cache(maxsize=8)
def _games(language: str) -> tuple[a.LabGame, ...]:
    """Every game that can be played; the words for all its foes take a while to find."""
    found = []
    for id in (*ruleset_ids(), *SHIPPED):
        game = game_named(id)
        rules, speaker = game.rules, game.words(language)
        if rules.playing is None:
            continue
        found.append(
            a.LabGame(
                id=id,
                title=worded_or(f"game-{id}", game.title(language), speaker),
                base=rules.id,
                heroes=tuple(
                    [Named(id=kind, title=title) for kind, title in hero_titles(rules, speaker).items()]
                ),
                foes=tuple([Named(id=foe, title=foe_name(rules, foe, speaker)) for foe in rules.foes]),
                options=tuple([option_told(one, speaker) for one in rules.options]),
                situations=tuple([situation_told(one, speaker) for one in rules.situations]),
                apart=distances(rules, speaker),
                can_paste="statblocks" in rules.readers,
            )
        )
    return tuple(found)
