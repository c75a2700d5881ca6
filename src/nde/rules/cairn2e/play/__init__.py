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
from nde.rules.cairn2e.play.aims import aim
from nde.rules.cairn2e.play.calls import CALLS, gives_away
from nde.rules.cairn2e.play.foe_attacks import foe_attacks
from nde.rules.cairn2e.play.foe_mind import foe_choice, foe_offers, foes_to_act
from nde.rules.cairn2e.play.gist import gist, marks, unmarked
from nde.rules.cairn2e.play.moments import (
    CAST,
    begins,
    elsewhere,
    hazard,
    homecoming,
    interlude,
    moment,
    resumed,
    trial,
    wished,
)
from nde.rules.cairn2e.play.people import VITALS, blur, dying, people_of, sheet_of, standing, unasked
from nde.rules.cairn2e.play.promises import promises
from nde.rules.cairn2e.play.rulings import RULINGS, comes_of, conditions, put
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
    people = people_of(game)
    return Playing(
        people=people.people,
        sheet_of=partial(sheet_of, game),
        conditions=partial(conditions, game),
        turn=people.turn,
        on_turn=people.on_turn,
        actor=attrgetter("actor"),
        veil=partial(veil, game),
        blur=blur,
        vitals=VITALS,
        put=partial(put, game),
        comes_of=comes_of,
        join=partial(join, game),
        sided=partial(sided, game),
        mustered=mustered,
        crowds=lambda scene: bool(units(scene) or loose_crowds(scene)),
        tests_morale=True,
        is_leaving_free=False,
        foreseen=foreseen,
        lead=lead,
        leave=partial(leave, game),
        resumed=resumed,
        elsewhere=elsewhere,
        homecoming=homecoming,
        interlude=interlude,
        grows=False,
        wished=wished,
        moment=partial(moment, game, resolve),
        begins=partial(begins, game),
        cast=lambda kind, rank: CAST[kind][rank],
        trial=trial,
        tried_with=attrgetter("attribute"),
        calls=CALLS,
        gives_away=gives_away,
        promises=promises(game),
        callings=(("background", tuple(BACKGROUNDS)),),
        hireling=lambda id: Hire(trade=COMPANION, id=id),
        hazard=hazard,
        aim=partial(aim, game),
        wide_offers=wide_strikes,
        attempts=partial(attempts, game),
        told_only=told_only,
        unasked=partial(unasked, game),
        foe_choice=partial(foe_choice, game),
        foe_attacks=partial(foe_attacks, game),
        foes_to_act=foes_to_act,
        foe_offers=partial(foe_offers, game, resolve),
        sides_left=people.sides_left,
        stages=SideInStages(game).first,
        dying=dying,
        standing=partial(standing, game),
        gist=gist,
        marks=marks,
        unmarked=unmarked,
        rulings=RULINGS,
        time=attrgetter("clock"),
    )
