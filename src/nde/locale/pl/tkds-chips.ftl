# Parametry TKDS, które nazywają się inaczej niż w innych grach.

tkds-chip-advantage = przewaga
tkds-chip-disadvantage = utrudnienie
tkds-chip-ammunition = amunicja
