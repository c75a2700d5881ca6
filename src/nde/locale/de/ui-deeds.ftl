# Handlungen in der Leiste, auf der Karte und auf dem Bogen: ein Verb, seine Objekte und was als Nächstes kommt.

ui-deeds-say = Sag, was { $name } tut …
ui-deeds-try-with = Versuch es mit
ui-deeds-try-now = Dann
ui-deeds-do = { $verb }: { $objects }
ui-deeds-price = Preis { $count }
ui-deeds-find = Zum Suchen tippen
ui-deeds-find-for = Zum Suchen tippen: „{ $verb }“
ui-deeds-none-found = Nichts passt.
ui-deeds-ways = Möglichkeiten für „{ $verb }“
ui-deeds-role-whom = wen
ui-deeds-role-where = wohin
ui-deeds-role-with = womit
ui-deeds-role-what = was
ui-deeds-role-for = wofür
ui-deeds-role-how = wie
ui-deeds-fold-items = Gegenstände und Kräfte
ui-deeds-items-on-sheet = Gegenstände und Kräfte benutzen
ui-deeds-fold-gm = Für die Spielleitung
ui-deeds-fold-rare = { $count ->
    [one] { $count } weitere Handlung
   *[other] { $count } weitere Handlungen
}
ui-deeds-on-sheet = Was sich damit tun lässt
ui-deeds-go-hint = oder ein grünes Feld anklicken
ui-deeds-square = Ein Feld für „{ $verb }“

# Banner für die, die es angeht.
ui-deeds-banner-asked = Eine Frage wartet auf dich.
ui-deeds-banner-next = { $names }: Du bist dran.
ui-deeds-banner-late =
    { $count ->
        [one] { $names } verliert diesen Zug.
       *[other] { $names } verlieren diesen Zug.
    }
ui-deeds-banner-out = { $name } braucht Hilfe: { $state }.
ui-deeds-banner-gone = { $name }: { $state }.
ui-deeds-banner-show = Zeigen
ui-deeds-news = Was eben geschehen ist
