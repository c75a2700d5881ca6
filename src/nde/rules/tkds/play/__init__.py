"""The game at a table: who is there, what is hidden, what an adventure's words mean, what foes do."""

from __future__ import annotations

from functools import partial

from nde.rules.people import People
from nde.rules.play import Playing
from nde.rules.tkds.actions import Downtime
from nde.rules.tkds.book.people import SPECIALIZATIONS
from nde.rules.tkds.fight.offers import attempts
from nde.rules.tkds.fight.stages import TurnInStages
from nde.rules.tkds.magic.offers import wide_casts
from nde.rules.tkds.play.adventures import (
    begins,
    breaks_off,
    cast,
    hazard,
    homecoming,
    moment,
    resumed,
    trial,
    tried_with,
    wished,
)
from nde.rules.tkds.play.aims import EFFORTS, aim, gain
from nde.rules.tkds.play.calls import calls, gives_away
from nde.rules.tkds.play.conditions import conditions
from nde.rules.tkds.play.foes import foe_choice, foe_offers, foes_to_act
from nde.rules.tkds.play.people import (
    actor,
    dying,
    is_secret,
    person,
    seated,
    sheet_of,
    sides_left,
    standing,
    unasked,
)
from nde.rules.tkds.play.promises import PROMISES
from nde.rules.tkds.play.veil import (
    RULINGS,
    blur,
    brought_down,
    elsewhere,
    gist,
    join,
    leave,
    put,
    sided,
    veil,
)
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import Resolve

__all__ = ["make_playing"]


def make_playing(game: Game, resolve: Resolve) -> Playing:
    """What a table calls, for one choice of settings."""
    everybody = People(("figures",), partial(person, game))
    return Playing(
        people=everybody.people,
        has_cover=False,
        wished=wished,
        sheet_of=partial(sheet_of, game),
        conditions=partial(conditions, game),
        turn=everybody.turn,
        on_turn=everybody.on_turn,
        seated=seated,
        actor=actor,
        is_secret=is_secret,
        veil=veil,
        blur=blur,
        put=put,
        brought_down=brought_down,
        join=partial(join, game),
        leave=leave,
        sided=sided,
        tests_morale=True,
        elsewhere=elsewhere,
        homecoming=homecoming,
        interlude=lambda scene: (Downtime(),),
        breaks_off=breaks_off,
        resumed=resumed,
        moment=partial(moment, resolve),
        begins=partial(begins, game),
        cast=cast,
        trial=trial,
        tried_with=tried_with,
        calls=calls(game),
        gives_away=gives_away,
        promises=PROMISES,
        callings=(("specialization", tuple(SPECIALIZATIONS)),),
        hazard=hazard,
        aim=aim,
        gain=gain,
        efforts=EFFORTS,
        unasked=unasked,
        wide_offers=partial(wide_casts, game),
        attempts=attempts,
        foe_choice=foe_choice,
        foes_to_act=foes_to_act,
        foe_offers=partial(foe_offers, game, resolve),
        sides_left=sides_left,
        stages=TurnInStages(game).first,
        dying=dying,
        standing=standing,
        gist=gist,
        rulings=RULINGS,
        time=lambda scene: int(scene.clock),
    )
