# Záznam hry, kostky a řeči.

ui-log-title = Co se stalo
ui-log-news = Novinky
ui-log-show = Zobrazit
ui-log-kind-all = všechno
ui-log-kind-rolls = hody
ui-log-kind-talk = řeči
ui-log-kind-story = příběh
ui-log-about = O kom
ui-log-everybody = všichni
ui-log-copy-all = Zkopírovat zobrazené jako text
ui-log-no-clipboard = Tento prohlížeč kopírování nedovoluje.
ui-log-earlier = Dříve
ui-log-empty = Zatím se nic nestalo.
ui-log-session = Sezení { $number }
ui-log-round = Kolo { $number }
ui-log-undone = vzato zpět
ui-log-secret = tajně
ui-log-die-typed = skutečná kostka
ui-log-die-ruled = určil vypravěč
ui-log-why = Krok za krokem
ui-log-reveal = Prozradit všem
ui-log-overrule = Změnit výsledek
ui-log-overrule-outcome = Dopadlo to takto:
ui-log-overrule-faces = Nebo kostky ukázaly:
ui-log-overrule-so = Tyto hody
ui-log-dice = Kostky
ui-log-skip = Ukázat výsledek hned
ui-log-no-dice = Zatím nikdo neházel.
ui-log-speak = Něco říct
ui-log-speak-hint = Něco říct všem
ui-log-whisper-hint = Něco pošeptat
ui-log-send = Poslat
ui-log-to = Komu
ui-log-to-all = všem
ui-log-to-one = jen pro: { $name }
ui-log-as = Za koho
ui-log-as-self = za sebe
ui-log-as-figure = jako { $name }
ui-log-new = { $count ->
    [one] { $count } nový zápis
    [few] { $count } nové zápisy
    [many] { $count } nového zápisu
   *[other] { $count } nových zápisů
}
ui-log-typing = { $count ->
    [one] { $names } píše …
    [few] { $names } píší …
    [many] { $names } píše …
   *[other] { $names } píše …
}
ui-log-cut = Záznam je velmi dlouhý: co bylo předtím, najdeš v exportu stolu.
