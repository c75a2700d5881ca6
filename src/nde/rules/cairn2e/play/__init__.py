"""What tables, bots and adventures ask of Cairn: people, turns, moments, aims, the minds of foes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Any

from nde.rules.cairn2e.actions import Hire
from nde.rules.cairn2e.characters.tables import BACKGROUNDS
from nde.rules.cairn2e.fight.offers import attempts, wide_strikes
from nde.rules.cairn2e.fight.remarks import told_only
from nde.rules.cairn2e.fight.strikes import foreseen
from nde.rules.cairn2e.fight.turns import SideInStages
from nde.rules.cairn2e.play import (
    aims,
    calls,
    foe_attacks,
    foe_mind,
    gist,
    moments,
    people,
    promises,
    rulings,
)
from nde.rules.cairn2e.roster import (
    join,
    lead,
    leave,
    loose_crowds,
    mustered,
    sided,
    units,
    veil,
)
from nde.rules.cairn2e.settings import Game
from nde.rules.play import Playing

__all__ = ["playing"]

COMPANION = "bodyguard"
"""The trade of whoever goes along with a lone hero."""


def playing(game: Game, resolve: Callable[[Any, Any], Any]) -> Playing:
    """The parts for one choice of settings."""
    everybody = people.people_of(game)
    return Playing(
        people=everybody.people,
        sheet_of=partial(people.sheet_of, game),
        conditions=partial(rulings.conditions, game),
        turn=everybody.turn,
        on_turn=everybody.on_turn,
        actor=attrgetter("actor"),
        veil=partial(veil, game),
        blur=people.blur,
        vitals=people.VITALS,
        put=partial(rulings.put, game),
        comes_of=rulings.comes_of,
        join=partial(join, game),
        sided=partial(sided, game),
        mustered=mustered,
        crowds=lambda scene: bool(units(scene) or loose_crowds(scene)),
        tests_morale=True,
        is_leaving_free=False,
        foreseen=foreseen,
        lead=lead,
        leave=partial(leave, game),
        resumed=moments.resumed,
        elsewhere=moments.elsewhere,
        homecoming=moments.homecoming,
        interlude=moments.interlude,
        grows=False,
        wished=moments.wished,
        moment=partial(moments.moment, game, resolve),
        begins=partial(moments.begins, game),
        cast=lambda kind, rank: moments.CAST[kind][rank],
        trial=moments.trial,
        tried_with=attrgetter("attribute"),
        calls=calls.CALLS,
        gives_away=calls.gives_away,
        promises=promises.promises(game),
        callings=(("background", tuple(BACKGROUNDS)),),
        hireling=lambda id: Hire(trade=COMPANION, id=id),
        hazard=moments.hazard,
        aim=partial(aims.aim, game),
        wide_offers=wide_strikes,
        attempts=partial(attempts, game),
        told_only=told_only,
        unasked=partial(people.unasked, game),
        foe_choice=partial(foe_mind.foe_choice, game),
        foe_attacks=partial(foe_attacks.foe_attacks, game),
        foes_to_act=foe_mind.foes_to_act,
        foe_offers=partial(foe_mind.foe_offers, game, resolve),
        sides_left=everybody.sides_left,
        stages=SideInStages(game).first,
        dying=people.dying,
        standing=partial(people.standing, game),
        gist=gist.gist,
        marks=gist.marks,
        unmarked=gist.unmarked,
        rulings=rulings.RULINGS,
        time=attrgetter("clock"),
    )
