# Záznam hry, kostky a hovor.

ui-log-title = Co se stalo
ui-log-news = Novinky
ui-log-show = Filtrovat a kopírovat
ui-log-kind-all = všechno
ui-log-kind-rolls = hody
ui-log-kind-talk = hovor
ui-log-kind-story = příběh
ui-log-about = O kom
ui-log-everybody = všichni
ui-log-copy-all = Kopírovat zobrazené jako text
ui-log-no-clipboard = Tento prohlížeč kopírování nedovoluje.
ui-log-earlier = Ukázat starší
ui-log-empty = Zatím se nic nestalo.
ui-log-session = Sezení { $number }
ui-log-round = { $number }. kolo
ui-log-undone = vzato zpět
ui-log-secret = tajně
ui-log-die-typed = skutečná kostka
ui-log-die-ruled = rozhodnutí vypravěče
ui-log-why = Krok za krokem
ui-log-reveal = Odhalit všem
ui-log-overrule = Změnit výsledek
ui-log-overrule-outcome = Nový výsledek:
ui-log-overrule-faces = Nebo nové hody:
ui-log-overrule-so = Použít tyto hody
ui-log-overrule-hangs = Na tomto hodu závisí, a bylo by tedy vráceno zpět:
ui-log-overrule-anyway = Změnit přesto
ui-log-dice = Kostky
ui-log-skip = Ukázat výsledek hned
ui-log-no-dice = Zatím nikdo neházel.
ui-log-speak = Něco říct
ui-log-speak-hint = Něco říct všem
ui-log-whisper-hint = Něco pošeptat
ui-log-send = Odeslat
ui-log-to = Komu
ui-log-to-all = všem
ui-log-to-one = jen pro: { $name }
ui-log-as = Jak mluvit
ui-log-as-self = za sebe
ui-log-as-figure = jako { $name }
ui-log-new = { $count ->
    [one] { $count } nový zápis
    [few] { $count } nové zápisy
    [many] { $count } nového zápisu
   *[other] { $count } nových zápisů
}
ui-log-typing = { $count ->
    [one] { $names } píše…
    [few] { $names } píší…
    [many] { $names } píší…
   *[other] { $names } píší…
}
ui-log-cut = Záznam je velmi dlouhý: starší zápisy jsou v exportu stolu.
