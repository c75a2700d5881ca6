"""Characters made and grown: creation and outfit, levels, perks, training, trade; and their sheets.

`growth` holds what a level allows; creation, sheets and offers ask it.
"""
