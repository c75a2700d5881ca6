"""The bestiary of Cairn: shipped blocks, figures made of them, and the reader of blocks from elsewhere."""

from __future__ import annotations

from nde.rules.cairn2e.bestiary.shipped import BLOCKS, figure_from_block
from nde.rules.cairn2e.bestiary.statblocks import read_blocks

__all__ = ["BLOCKS", "READERS", "figure_from_block", "read_blocks"]

READERS = {"statblocks": read_blocks}
"""Readers of documents from elsewhere, by kind."""
