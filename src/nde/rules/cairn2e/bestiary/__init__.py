"""The bestiary of Cairn: shipped blocks, figures made of them, and the reader of blocks from elsewhere.

The reader goes from text to block: `markup` undresses lines, `extent` and `names` find which of them are a
block and whose, `statline`, `numbers` and `attacks` read its line, `lore` what stands below, and
`statblocks` puts it together.  Import `BLOCKS`, `figure_from_block` and `read_blocks` from here.
"""

from __future__ import annotations

from nde.rules.cairn2e.bestiary.shipped import BLOCKS, figure_from_block
from nde.rules.cairn2e.bestiary.statblocks import read_blocks

__all__ = ["BLOCKS", "figure_from_block", "read_blocks"]
