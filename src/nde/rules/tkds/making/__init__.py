"""Making characters and letting them grow: people, equipment, creation, sheets, levels, training, trade."""
