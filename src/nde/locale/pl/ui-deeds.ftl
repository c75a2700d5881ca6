# Działania na pasku, na mapie i na karcie: czasownik, jego dopełnienia i co dalej.

ui-deeds-say = Powiedz, co robi { $name }
ui-deeds-try-with = Czym próbujesz
ui-deeds-try-now = Potem
ui-deeds-do = { $verb }: { $objects }
ui-deeds-price = koszt { $count }
ui-deeds-find = Wpisz, by znaleźć
ui-deeds-find-for = „{ $verb }”: wpisz, czego szukasz
ui-deeds-none-found = Nic nie pasuje.
ui-deeds-ways = „{ $verb }”: możliwości
ui-deeds-role-whom = kto
ui-deeds-role-where = dokąd
ui-deeds-role-with = czym
ui-deeds-role-what = co
ui-deeds-role-for = na co
ui-deeds-role-how = jak
ui-deeds-fold-items = Przedmioty i moce
ui-deeds-items-on-sheet = Użyj przedmiotów i mocy
ui-deeds-fold-gm = Dla mistrza gry
ui-deeds-fold-rare = { $count ->
    [one] Jeszcze { $count } działanie
    [few] Jeszcze { $count } działania
    [many] Jeszcze { $count } działań
   *[other] Jeszcze { $count } działania
}
ui-deeds-on-sheet = Co można z tym zrobić
ui-deeds-go-hint = albo kliknij zieloną kratkę
ui-deeds-square = „{ $verb }”: kratka

# Wstęgi dla tych, których to dotyczy.
ui-deeds-banner-asked = Czeka na ciebie pytanie.
ui-deeds-banner-next = { $names }: twoja kolej.
ui-deeds-banner-late =
    { $count ->
        [one] { $names } traci tę turę.
        [few] { $names } tracą tę turę.
        [many] { $names } tracą tę turę.
       *[other] { $names } tracą tę turę.
    }
ui-deeds-banner-out = { $name } potrzebuje pomocy: { $state }.
ui-deeds-banner-gone = { $name }: { $state }.
ui-deeds-banner-show = Pokaż
ui-deeds-news = Co się właśnie stało
