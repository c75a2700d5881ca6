# Chips of TKDS whose words differ from other games.

tkds-chip-advantage = advantage
tkds-chip-disadvantage = disadvantage
tkds-chip-ammunition = ammunition
