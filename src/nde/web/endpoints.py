"""Every endpoint of the HTTP API, as data: routes and the OpenAPI document are both made from this table."""

from __future__ import annotations

import nde.web.handlers.dice as dice
import nde.web.handlers.games as games
import nde.web.handlers.tables as tables
from nde.book.document import PAPERS
from nde.errors import Illegal, Missing, Stale, Unreadable
from nde.hub.seat_keys import NoSuchKey
from nde.hub.shelves import MOST_ITEM_BYTES, MOST_SHELF_BYTES
from nde.hub.table_files import NoSeedInside
from nde.pictures.picture import MOST_BYTES
from nde.prose.plan import AdventureTold
from nde.prose.sheets import SheetLabel
from nde.store.rows import NoSuchPicture, NotOnShelf
from nde.table.refusals import NotOffered
from nde.table.view import SeatView
from nde.web import answers as a
from nde.web import bodies as b
from nde.web.endpoint import Endpoint, File, Printed, Query
from nde.web.handlers import adventures, book, characters, creatures, pictures, play, shelf
from nde.web.lab.endpoints import LAB_ENDPOINTS

MOST_IMPORT_BYTES = 96 * 1024 * 1024
MOST_ENTRIES = 1_000
MOST_TOLD = 200
MOST_TEXT_BYTES = 8_000_000
"""A text of two million characters, however it is written."""
MOST_SHELF_FILE = 2 * MOST_SHELF_BYTES
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
    Endpoint("GET", "/api", games.get_about, a.About),
    Endpoint("GET", "/api/games", games.get_games, a.Games),
    Endpoint("GET", "/api/games/{game}", games.get_game, a.GameInfo, problems=(Missing,)),
    Endpoint("GET", "/api/games/{game}/rules", games.get_rules, a.Rules, query=_SEARCH, problems=(Missing,)),
    Endpoint("GET", "/api/games/{game}/rules/{rule}", games.get_rule, a.RuleWhole, problems=(Missing,)),
    Endpoint("GET", "/api/games/{game}/foes", games.get_foes, a.Foes, query=_SEARCH, problems=(Missing,)),
    Endpoint("GET", "/api/games/{game}/foes/{foe}", games.get_foe, a.FoeInfo, problems=(Missing,)),
    Endpoint(
        "GET",
        "/api/games/{game}/book/{kind}",
        book.get_book,
        Printed,
        query=(*_PRINTED, Query("cards", most=2_000)),
        problems=(Missing, Unreadable),
        rate="sums",
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/creatures",
        creatures.post_creatures,
        a.CreaturesRead,
        body=b.CreaturesText,
        problems=(Missing, Illegal),
        rate="sums",
        most_bytes=MOST_TEXT_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/adventures/check",
        adventures.post_adventure,
        a.AdventureRead,
        body=b.AdventureText,
        problems=(Missing,),
        rate="sums",
        most_bytes=MOST_ADVENTURE_BYTES,
    ),
    Endpoint(
        "POST", "/api/roll", dice.post_roll, a.Rolled, body=b.RollWish, problems=(Illegal,), rate="sums"
    ),
    Endpoint("POST", "/api/odds", dice.post_odds, a.Odds, body=b.OddsWish, problems=_A_GAME, rate="sums"),
    Endpoint(
        "POST",
        "/api/resolve",
        dice.post_resolve,
        a.Resolved,
        body=b.ResolveWish,
        problems=_A_GAME,
        rate="sums",
    ),
    Endpoint(
        "POST",
        "/api/characters",
        characters.post_character,
        a.Character,
        body=b.CharacterWish,
        problems=_A_GAME,
        rate="sums",
    ),
    Endpoint(
        "POST",
        "/api/characters/check",
        characters.post_sheet_check,
        a.Checked,
        body=b.SheetToCheck,
        problems=_A_GAME,
        rate="sums",
    ),
    Endpoint(
        "POST",
        "/api/characters/next",
        characters.post_making,
        a.Making,
        body=b.MakingWish,
        problems=_A_GAME,
        rate="sums",
    ),
    Endpoint("POST", "/api/shelf", shelf.post_shelf, a.ShelfMade, status=201, rate="enters"),
    Endpoint(
        "POST",
        "/api/shelf/enter",
        shelf.post_shelf_key,
        a.Shelf,
        body=b.ShelfKey,
        problems=(NoSuchKey,),
        rate="enters",
    ),
    Endpoint("POST", "/api/shelf/leave", shelf.post_shelf_left, None, status=204),
    Endpoint("GET", "/api/shelf", shelf.get_shelf, a.Shelf, problems=(Illegal,), rate="calls"),
    Endpoint(
        "POST",
        "/api/shelf/items",
        shelf.post_shelf_item,
        a.Shelf,
        body=b.ShelfWish,
        problems=_A_GAME,
        rate="sums",
        most_bytes=MOST_ITEM_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/shelf/tables",
        shelf.post_shelf_tables,
        a.Shelf,
        problems=(Illegal, Unreadable),
        rate="sums",
    ),
    Endpoint(
        "GET",
        "/api/shelf/items/{kind}/{item}",
        shelf.get_shelf_item,
        a.ShelfThing,
        problems=(Illegal, NotOnShelf),
        rate="calls",
    ),
    Endpoint(
        "DELETE",
        "/api/shelf/items/{kind}/{item}",
        shelf.delete_shelf_item,
        None,
        problems=(Illegal, NotOnShelf),
        status=204,
        rate="calls",
    ),
    Endpoint("GET", "/api/shelf/file", shelf.get_shelf_file, File, problems=(Illegal,), rate="sums"),
    Endpoint(
        "POST",
        "/api/shelf/file",
        shelf.post_shelf_file,
        a.Shelf,
        body=File,
        problems=_A_GAME,
        rate="sums",
        most_bytes=MOST_SHELF_FILE,
    ),
    Endpoint("GET", "/api/tables", tables.get_tables, a.Tables, rate="calls"),
    Endpoint(
        "POST",
        "/api/tables",
        tables.post_table,
        a.TableMade,
        body=b.TableWish,
        problems=_A_GAME,
        status=201,
        rate="tables",
        most_bytes=MOST_ADVENTURE_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/import",
        tables.post_import,
        a.TableMade,
        body=File,
        problems=(NoSeedInside, Unreadable, Missing),
        status=201,
        rate="tables",
        most_bytes=MOST_IMPORT_BYTES,
    ),
    Endpoint("GET", "/api/tables/{table}", tables.get_table, a.TableInfo, who="seat"),
    Endpoint("PATCH", "/api/tables/{table}", tables.patch_table, a.TableInfo, who="gm", body=b.TableChange),
    Endpoint("DELETE", "/api/tables/{table}", tables.delete_table, None, who="gm", status=204),
    Endpoint("POST", "/api/tables/{table}/door", tables.post_door, a.Door, body=b.DoorWish, rate="calls"),
    Endpoint(
        "POST",
        "/api/tables/{table}/enter",
        tables.post_enter,
        a.Seated,
        body=b.EnterWish,
        problems=_DOING,
        rate="enters",
    ),
    Endpoint("POST", "/api/tables/{table}/leave", tables.post_leave, None, status=204),
    Endpoint("GET", "/api/tables/{table}/view", play.get_view, SeatView, who="seat", rate="calls"),
    Endpoint(
        "GET",
        "/api/tables/{table}/entries",
        play.get_entries,
        a.Entries,
        who="seat",
        query=_PAGE,
        rate="calls",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/story",
        play.get_story,
        a.Story,
        who="seat",
        query=(
            Query("before", "number", default=0, most=2**53 - 1),
            Query("limit", "number", default=100, least=1, most=MOST_TOLD),
        ),
        rate="sums",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/rules/{rule}",
        play.get_table_rule,
        a.RuleWhole,
        who="seat",
        problems=(Missing,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/creatures",
        creatures.get_creatures,
        a.CreatureForm,
        who="gm",
        query=(Query("like", most=60),),
        problems=(Missing,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/adventure",
        play.get_adventure,
        AdventureTold,
        who="gm",
        problems=(Illegal,),
        rate="calls",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/adventure/made",
        adventures.get_made,
        a.AdventureMade,
        who="gm",
        problems=(Missing,),
        rate="sums",
    ),
    Endpoint("GET", "/api/tables/{table}/scenes", adventures.get_scenes, a.Scenes, who="gm", rate="calls"),
    Endpoint("GET", "/api/tables/{table}/foes", play.get_table_foes, a.Foes, who="seat", query=_SEARCH),
    Endpoint(
        "GET",
        "/api/tables/{table}/foes/{foe}",
        play.get_table_foe,
        SheetLabel,
        who="seat",
        problems=(Missing,),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/commands",
        play.post_command,
        a.CommandDone,
        who="seat",
        body=b.CommandWish,
        problems=_DOING,
        rate="calls",
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/odds",
        play.post_offer_odds,
        a.OfferOdds,
        who="seat",
        body=b.OfferOddsWish,
        problems=(NotOffered, Missing),
        rate="sums",
    ),
    Endpoint("GET", "/api/tables/{table}/pictures", pictures.get_pictures, a.Pictures, who="gm"),
    Endpoint(
        "POST",
        "/api/tables/{table}/pictures",
        pictures.post_picture,
        a.PictureInfo,
        who="gm",
        body=File,
        query=(Query("name", most=pictures.LONGEST_NAME),),
        problems=(Illegal, Unreadable),
        status=201,
        rate="pictures",
        most_bytes=MOST_BYTES,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/pictures/{picture}",
        pictures.get_picture,
        File,
        who="seat",
        problems=(NoSuchPicture,),
        rate="calls",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/map/{level}/{column}/{row}",
        pictures.get_tile,
        File,
        who="seat",
        query=(Query("v", most=100),),
        problems=(Missing,),
        rate="tiles",
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{table}/pictures/{picture}",
        pictures.delete_picture,
        None,
        who="gm",
        problems=(NoSuchPicture,),
        status=204,
    ),
    Endpoint("GET", "/api/tables/{table}/links", play.get_links, a.Links, who="gm"),
    Endpoint(
        "POST",
        "/api/tables/{table}/links",
        play.post_link,
        a.NewLink,
        who="gm",
        body=b.LinkWish,
        problems=(Missing,),
        status=201,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{table}/links/{link}",
        play.delete_link,
        None,
        who="gm",
        problems=(Missing,),
        status=204,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/export",
        tables.get_export,
        File,
        who="gm",
        query=(Query("seed", "flag", default=False),),
        rate="sums",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/chronicle",
        book.get_chronicle,
        Printed,
        who="seat",
        query=(*_PRINTED, Query("all", "flag", default=False)),
        problems=(Missing,),
        rate="sums",
    ),
    *LAB_ENDPOINTS,
)
