# Dziennik, taca na kości i rozmowy.

ui-log-title = Co się wydarzyło
ui-log-news = Nowości
ui-log-show = Filtruj i kopiuj
ui-log-kind-all = wszystko
ui-log-kind-rolls = rzuty
ui-log-kind-talk = rozmowy
ui-log-kind-story = opowieść
ui-log-about = O kim
ui-log-everybody = wszyscy
ui-log-copy-all = Kopiuj to, co widać, jako tekst
ui-log-no-clipboard = Ta przeglądarka nie pozwala kopiować.
ui-log-earlier = Pokaż wcześniejsze
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-log-session = Sesja { $number }
ui-log-round = Runda { $number }
ui-log-undone = cofnięte
ui-log-secret = w tajemnicy
ui-log-die-typed = prawdziwa kość
ui-log-die-ruled = decyzja mistrza gry
ui-log-why = Krok po kroku
ui-log-reveal = Ujawnij wszystkim
ui-log-overrule = Zmień wynik
ui-log-overrule-outcome = Nowe rozstrzygnięcie:
ui-log-overrule-faces = Albo nowe wyniki kości:
ui-log-overrule-so = Użyj tych wyników
ui-log-overrule-hangs = Od tego rzutu zależy to, co zostałoby cofnięte:
ui-log-overrule-anyway = Zmień mimo to
ui-log-dice = Kości
ui-log-skip = Pokaż wynik od razu
ui-log-no-dice = Nikt jeszcze nie rzucał.
ui-log-speak = Powiedz coś
ui-log-speak-hint = Powiedz coś do wszystkich
ui-log-whisper-hint = Szepnij coś
ui-log-send = Wyślij
ui-log-to = Do kogo
ui-log-to-all = do wszystkich
ui-log-to-one = tylko do: { $name }
ui-log-as = W czyim imieniu mówisz
ui-log-as-self = od siebie
ui-log-as-figure = jako { $name }
ui-log-new = { $count ->
    [one] { $count } nowy wpis
    [few] { $count } nowe wpisy
    [many] { $count } nowych wpisów
   *[other] { $count } nowego wpisu
}
ui-log-typing = { $count ->
    [one] { $names } pisze…
    [few] { $names } piszą…
    [many] { $names } piszą…
   *[other] { $names } pisze…
}
ui-log-cut = Dziennik jest bardzo długi: wcześniejsze wpisy są w eksporcie stołu.
