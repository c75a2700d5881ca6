# Wie weit zwei Figuren oder eine Figur und ein Feld auseinander sind und was dazwischen ist.

sight-squares = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
sight-told = { $name } und { $other }: { $far }, { $touching ->
    [true] in Nahkampfreichweite
   *[false] außer Nahkampfreichweite
}, { $cover ->
    [none] freie Linie
    [partial] teilweise Deckung
   *[full] volle Deckung: nichts kommt durch
}
