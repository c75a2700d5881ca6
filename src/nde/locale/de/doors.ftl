# Doors, and whatever else stands between squares.

play-words-open = öffne oeffne
play-words-shut = schließe schliesse
play-words-door = tür tuer die fenster tor
play-help-open = eine Tür neben dir öffnen: „öffne Tür“, oder das Feld, an dem sie steht
play-help-shut = eine Tür neben dir schließen: „schließe Tür“, oder das Feld, an dem sie steht
play-door-open-by = { $name } öffnet die Tür bei { $at }
play-door-shut-by = { $name } schließt die Tür bei { $at }
play-door-open = Die Tür bei { $at } geht auf.
play-door-shut = Die Tür bei { $at } geht zu.
play-map-walls = Wände: { $where }
play-map-objects = Gegenstände: { $where }
play-map-windows = Fenster: { $where }
play-map-door-open = offene Tür bei { $at }
play-map-door-shut = geschlossene Tür bei { $at }
play-map-door-hidden = verborgene Tür bei { $at }
error-not-at-the-door = von deinen Leuten, die handeln können, steht niemand neben der Tür bei { $at }; geh zuerst hin
error-door-so-already = 
    { $is-open ->
    [yes] die Tür bei { $at } ist schon offen; sie lässt sich schließen
   *[no] die Tür bei { $at } ist schon zu; sie lässt sich öffnen
    }
error-which-door = „{ $word }“ sagt nicht, welche Tür; nenne das Feld von einer davon: { $allowed }
