# Was in TKDS anders heißt als in anderen Spielen.

tkds-chip-advantage = Vorteil
tkds-chip-disadvantage = Nachteil
tkds-chip-ammunition = Munition
