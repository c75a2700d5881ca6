"""Making characters and hirelings: the market, creation, growth and sheets."""

from nde.rules.cairn2e.making.creation import TRADES, create, new_hireling, new_hireling_with_background
from nde.rules.cairn2e.making.growth import advance
from nde.rules.cairn2e.making.market import MARKET, SERVICES, item_named
from nde.rules.cairn2e.making.sheet import read_sheet, sheet, write_sheet

__all__ = [
    "MARKET",
    "SERVICES",
    "TRADES",
    "advance",
    "create",
    "item_named",
    "new_hireling",
    "new_hireling_with_background",
    "read_sheet",
    "sheet",
    "write_sheet",
]
