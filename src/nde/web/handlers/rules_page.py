"""Endpoints for the page of a game's rules, without a table and at one, and for the odds beside a rule."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from starlette.responses import Response

from nde.book.rules_page import rules_page
from nde.locale.book.game import ChosenGame, PackedGame
from nde.rules.posed_odds import Found, find_odds
from nde.table.names import rules_known
from nde.web import answers as a
from nde.web.bodies import SituationWish
from nde.web.call import Call
from nde.web.chosen_game import game_named
from nde.web.handlers.dice import Case, posed_case, situation_odds
from nde.web.handlers.play import live_table
from nde.web.tagged import tagged

JSON = "application/json"
VARY = "accept-encoding, accept-language"
MOST_KEPT = 24


async def get_rules_page(call: Call) -> Response:
    """A game for somebody who looks something up: rules, tables, stat blocks, index, odds to be tried."""
    id, language = call.request.path_params["game"], call.language
    game_named(id)
    return await call.worked_out(lambda: tagged(call.request, _page_of(id, language), JSON, VARY))


async def get_table_rules_page(call: Call) -> Response:
    """The same of the game that is played here, as its options and packs have it."""
    game = await _table_game(call)
    language = call.language

    def work() -> Response:
        page = rules_page(ChosenGame(game.rules, game.words(language), game.packs))
        return tagged(call.request, msgspec.json.encode(page), JSON, VARY)

    return await call.worked_out(work)


async def post_table_situation(call: Call, wish: SituationWish) -> a.Odds:
    """The exact odds of a situation by the rules of this table."""
    game = await _table_game(call)

    def work() -> tuple[Case, Found]:
        case = posed_case(game, wish.situation, wish.values)
        return case, find_odds(game.rules, case.situation, case.values, case.said)

    case, found = await call.worked_out(work)
    return a.Odds(situation=situation_odds(case, found, game.words(call.language)))


async def _table_game(call: Call) -> PackedGame:
    """The game that is played at the caller's table, with the stat blocks that their seat may know."""
    state = (await live_table(call)).state
    return PackedGame(rules_known(state, call.seat.seat), state.header.packs, state.pinned.all_names)


@lru_cache(maxsize=MOST_KEPT)
def _page_of(id: str, language: str) -> bytes:
    """The page of a game as it comes; games do not change."""
    packed = game_named(id)
    game = ChosenGame(packed.rules, packed.words(language), packed.packs, packed.names)
    return msgspec.json.encode(rules_page(game))
