# Wie jemand zu jemand anderem steht oder zu einem Feld.

sight-squares = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
sight-told = { $name } und { $other }: { $far }, { $touching ->
    [true] in Reichweite der Arme
   *[false] außer Reichweite der Arme
}, { $cover ->
    [none] freie Linie
    [partial] teilweise Deckung
   *[full] volle Deckung: nichts kommt durch
}
