# Co se v TKDS jmenuje jinak než v jiných hrách.

tkds-chip-advantage = výhoda
tkds-chip-disadvantage = nevýhoda
tkds-chip-damage = poškození
tkds-chip-modifier = modifikátor
tkds-chip-ammunition = střelivo
