"""Every endpoint of the HTTP API, as data: routes and the OpenAPI document are both made from this table."""

from __future__ import annotations

import nde.web.handlers.dice as dice
import nde.web.handlers.games as games
import nde.web.handlers.tables as tables
from nde.board.universal_map import MOST_BYTES as MOST_MAP_BYTES
from nde.book.document import PAPERS
from nde.book.rules_page import RulesPage
from nde.errors import Illegal, Missing, Stale, Unreadable
from nde.hub.seat_keys import NoSuchKey
from nde.hub.shelves import MOST_ITEM_BYTES, MOST_PICTURE_BYTES, MOST_SHELF_BYTES
from nde.hub.table_files import NoSeedInside
from nde.pictures.picture import MOST_BYTES
from nde.store.rows import NoSuchPicture, NotOnShelf
from nde.table.refusals import NotOffered
from nde.web import answers as a
from nde.web.endpoint import Endpoint, File, Printed, Query
from nde.web.handlers import adventures, book, characters, creatures, maps, pictures, play, rules_page, shelf
from nde.web.lab.endpoints import LAB_ENDPOINTS

MOST_IMPORT_BYTES = 96 * 1024 * 1024
MOST_ENTRIES = 1_000
MOST_TOLD = 200
MOST_TEXT_BYTES = 8_000_000
"""A text of two million characters, however it is written."""
MOST_SHELF_FILE = 2 * MOST_SHELF_BYTES + MOST_PICTURE_BYTES
MOST_ADVENTURE_BYTES = 300_000
"""An adventure as long as a table takes it, however it is written, and what a table needs besides."""

_SEARCH = (Query("search", most=100),)
_PAGE = (
    Query("after", "number", default=0, most=2**53 - 1),
    Query("limit", "number", default=100, least=1, most=MOST_ENTRIES),
)
_PRINTED = (
    Query("format", default="pdf", choices=book.FORMATS, most=8),
    Query("paper", default="a4", choices=PAPERS, most=8),
)
_A_GAME = (Missing, Illegal, Unreadable)
_DOING = (Missing, Illegal, Stale, Unreadable)

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("/api", games.get_about),
    Endpoint("/api/games", games.get_games),
    Endpoint("/api/games/{game}", games.get_game, problems=(Missing,)),
    Endpoint("/api/games/{game}/rules", games.get_rules, query=_SEARCH, problems=(Missing,), rate="sums"),
    Endpoint("/api/games/{game}/rules/{rule}", games.get_rule, problems=(Missing,)),
    Endpoint(
        "/api/games/{game}/rules-page",
        rules_page.get_rules_page,
        returns=RulesPage,
        problems=(Missing,),
        rate="sums",
    ),
    Endpoint("/api/games/{game}/foes", games.get_foes, query=_SEARCH, problems=(Missing,)),
    Endpoint("/api/games/{game}/foes/{foe}", games.get_foe, problems=(Missing,)),
    Endpoint(
        "/api/games/{game}/book/{kind}",
        book.get_book,
        returns=Printed,
        query=(*_PRINTED, Query("cards", most=2_000)),
        problems=(Missing, Unreadable),
        lines=a.PrintLine,
        rate="sums",
    ),
    Endpoint(
        "/api/games/{game}/creatures",
        creatures.post_creatures,
        problems=(Missing, Illegal),
        rate="sums",
        most_bytes=MOST_TEXT_BYTES,
    ),
    Endpoint(
        "/api/adventures/check",
        adventures.post_adventure,
        problems=(Missing,),
        rate="sums",
        most_bytes=MOST_ADVENTURE_BYTES,
    ),
    Endpoint(
        "/api/adventures/write",
        adventures.post_fields,
        problems=(Missing, Unreadable),
        rate="sums",
        most_bytes=3 * MOST_ADVENTURE_BYTES,
    ),
    Endpoint("/api/roll", dice.post_roll, problems=(Illegal,), rate="sums"),
    Endpoint("/api/odds", dice.post_odds, problems=_A_GAME, rate="sums"),
    Endpoint("/api/resolve", dice.post_resolve, problems=_A_GAME, rate="sums"),
    Endpoint("/api/characters", characters.post_character, problems=_A_GAME, rate="sums"),
    Endpoint("/api/characters/check", characters.post_sheet_check, problems=_A_GAME, rate="sums"),
    Endpoint("/api/characters/next", characters.post_making, problems=_A_GAME, rate="sums"),
    Endpoint("/api/shelf", shelf.post_shelf, made=True, rate="enters"),
    Endpoint("/api/shelf/enter", shelf.post_shelf_key, problems=(NoSuchKey,), rate="enters"),
    Endpoint("/api/shelf/leave", shelf.post_shelf_left),
    Endpoint("/api/shelf", shelf.get_shelf, problems=(Illegal,), rate="calls"),
    Endpoint(
        "/api/shelf/items", shelf.post_shelf_item, problems=_A_GAME, rate="sums", most_bytes=MOST_ITEM_BYTES
    ),
    Endpoint("/api/shelf/tables", shelf.post_shelf_tables, problems=(Illegal, Unreadable), rate="sums"),
    Endpoint(
        "/api/shelf/items/{kind}/{item}", shelf.get_shelf_item, problems=(Illegal, NotOnShelf), rate="calls"
    ),
    Endpoint(
        "/api/shelf/items/{kind}/{item}",
        shelf.delete_shelf_item,
        problems=(Illegal, NotOnShelf),
        rate="calls",
    ),
    Endpoint("/api/shelf/file", shelf.get_shelf_file, problems=(Illegal,), rate="sums"),
    Endpoint(
        "/api/shelf/file", shelf.post_shelf_file, problems=_A_GAME, rate="sums", most_bytes=MOST_SHELF_FILE
    ),
    Endpoint("/api/tables", tables.get_tables, rate="calls"),
    Endpoint(
        "/api/tables",
        tables.post_table,
        problems=_A_GAME,
        made=True,
        rate="tables",
        most_bytes=MOST_ADVENTURE_BYTES,
    ),
    Endpoint(
        "/api/import",
        tables.post_import,
        problems=(NoSeedInside, Unreadable, Missing),
        made=True,
        rate="tables",
        most_bytes=MOST_IMPORT_BYTES,
    ),
    Endpoint("/api/tables/{table}", tables.get_table, who="seat"),
    Endpoint("/api/tables/{table}", tables.patch_table, who="gm"),
    Endpoint("/api/tables/{table}", tables.delete_table, who="gm"),
    Endpoint("/api/tables/{table}/door", tables.post_door, rate="calls"),
    Endpoint("/api/tables/{table}/enter", tables.post_enter, problems=_DOING, rate="enters"),
    Endpoint("/api/tables/{table}/leave", tables.post_leave),
    Endpoint("/api/tables/{table}/view", play.get_view, who="seat", rate="calls"),
    Endpoint("/api/tables/{table}/entries", play.get_entries, who="seat", query=_PAGE, rate="calls"),
    Endpoint(
        "/api/tables/{table}/story",
        play.get_story,
        who="seat",
        query=(
            Query("before", "number", default=0, most=2**53 - 1),
            Query("limit", "number", default=100, least=1, most=MOST_TOLD),
        ),
        rate="sums",
    ),
    Endpoint("/api/tables/{table}/rules/{rule}", play.get_table_rule, who="seat", problems=(Missing,)),
    Endpoint(
        "/api/tables/{table}/rules-page",
        rules_page.get_table_rules_page,
        returns=RulesPage,
        who="seat",
        rate="sums",
    ),
    Endpoint(
        "/api/tables/{table}/situation",
        rules_page.post_table_situation,
        who="seat",
        problems=_A_GAME,
        rate="sums",
    ),
    Endpoint(
        "/api/tables/{table}/creatures",
        creatures.get_creatures,
        who="gm",
        query=(Query("like", most=60),),
        problems=(Missing,),
    ),
    Endpoint(
        "/api/tables/{table}/adventure", play.get_adventure, who="gm", problems=(Illegal,), rate="calls"
    ),
    Endpoint(
        "/api/tables/{table}/adventure/made", adventures.get_made, who="gm", problems=(Missing,), rate="sums"
    ),
    Endpoint(
        "/api/tables/{table}/shelf",
        shelf.post_table_item,
        who="gm",
        problems=_A_GAME,
        rate="sums",
        most_bytes=MOST_ITEM_BYTES,
    ),
    Endpoint(
        "/api/tables/{table}/shelf/take",
        shelf.post_taken_item,
        who="gm",
        problems=(Illegal, Unreadable, NotOnShelf),
        rate="sums",
    ),
    Endpoint("/api/tables/{table}/scenes", adventures.get_scenes, who="gm", rate="calls"),
    Endpoint("/api/tables/{table}/foes", play.get_table_foes, who="seat", query=_SEARCH),
    Endpoint("/api/tables/{table}/foes/{foe}", play.get_table_foe, who="seat", problems=(Missing,)),
    Endpoint("/api/tables/{table}/commands", play.post_command, who="seat", problems=_DOING, rate="calls"),
    Endpoint(
        "/api/tables/{table}/odds",
        play.post_offer_odds,
        who="seat",
        problems=(NotOffered, Missing),
        rate="sums",
    ),
    Endpoint("/api/tables/{table}/pictures", pictures.get_pictures, who="gm"),
    Endpoint(
        "/api/tables/{table}/pictures",
        pictures.post_picture,
        who="gm",
        query=(Query("name", most=pictures.LONGEST_NAME),),
        problems=(Illegal, Unreadable),
        made=True,
        rate="pictures",
        most_bytes=MOST_BYTES,
    ),
    Endpoint(
        "/api/tables/{table}/pictures/{picture}",
        pictures.get_picture,
        returns=File,
        who="seat",
        problems=(NoSuchPicture,),
        rate="calls",
    ),
    Endpoint(
        "/api/tables/{table}/map",
        maps.post_map,
        who="gm",
        query=(Query("name", most=pictures.LONGEST_NAME), Query("fog", "flag", default=True)),
        problems=(Illegal, Unreadable),
        made=True,
        rate="pictures",
        most_bytes=MOST_MAP_BYTES,
    ),
    Endpoint(
        "/api/tables/{table}/map", maps.get_map, returns=File, who="gm", problems=(Illegal,), rate="sums"
    ),
    Endpoint(
        "/api/tables/{table}/map/{level}/{column}/{row}",
        pictures.get_tile,
        returns=File,
        who="seat",
        query=(Query("v", most=100),),
        problems=(Missing,),
        rate="tiles",
    ),
    Endpoint(
        "/api/tables/{table}/pictures/{picture}", pictures.delete_picture, who="gm", problems=(NoSuchPicture,)
    ),
    Endpoint("/api/tables/{table}/links", play.get_links, who="gm"),
    Endpoint("/api/tables/{table}/links", play.post_link, who="gm", problems=(Missing,), made=True),
    Endpoint("/api/tables/{table}/links/{link}", play.delete_link, who="gm", problems=(Missing,)),
    Endpoint(
        "/api/tables/{table}/export",
        tables.get_export,
        who="gm",
        query=(Query("seed", "flag", default=False),),
        rate="sums",
    ),
    Endpoint(
        "/api/tables/{table}/chronicle",
        book.get_chronicle,
        returns=Printed,
        who="seat",
        query=(*_PRINTED, Query("all", "flag", default=False)),
        problems=(Missing,),
        lines=a.PrintLine,
        rate="sums",
    ),
    Endpoint(
        "/api/tables/{table}/cards",
        book.get_table_cards,
        returns=Printed,
        who="seat",
        query=(*_PRINTED, Query("cards", most=2_000)),
        problems=(Missing, Unreadable),
        lines=a.PrintLine,
        rate="sums",
    ),
    Endpoint(
        "/api/tables/{table}/sheets/{figure}",
        book.get_table_sheet,
        returns=Printed,
        who="seat",
        query=_PRINTED,
        problems=(Missing, Unreadable),
        lines=a.PrintLine,
        rate="sums",
    ),
    Endpoint(
        "/api/tables/{table}/adventure/printed",
        book.get_handout,
        returns=Printed,
        who="gm",
        query=_PRINTED,
        problems=(Illegal, Missing, Unreadable),
        lines=a.PrintLine,
        rate="sums",
    ),
    Endpoint(
        "/api/tables/{table}/scenes/printed",
        book.get_scenes_handout,
        returns=Printed,
        who="gm",
        query=_PRINTED,
        problems=(Missing, Unreadable),
        lines=a.PrintLine,
        rate="sums",
    ),
    *LAB_ENDPOINTS,
)
