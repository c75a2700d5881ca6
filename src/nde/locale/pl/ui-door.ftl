# Wejście do stołu, pasek nad nim, kto przy nim siedzi i zaproszenia.

ui-door-connecting = Podchodzisz do stołu …
ui-door-enter-title = Masz zaproszenie
ui-door-enter-text = Jak cię nazywać przy tym stole?
ui-door-your-name = Twoje imię
ui-door-enter = Usiądź
ui-door-farewell-title = Te drzwi są zamknięte
ui-door-to-start = Na stronę główną
ui-door-try-again = Spróbuj jeszcze raz
ui-door-lost = Połączenie jest przerwane.
ui-door-lost-text = Wróci samo; to, co teraz robisz, nie przepadnie.
ui-door-lost-waiting = { $count ->
    [one] Wróci samo; { $count } polecenie czeka i pójdzie od razu.
    [few] Wróci samo; { $count } polecenia czekają i pójdą od razu.
    [many] Wróci samo; { $count } poleceń czeka i pójdzie od razu.
   *[other] Wróci samo; { $count } polecenia czeka i pójdzie od razu.
}
ui-door-skip = Do stołu
ui-door-menu = Menu główne
ui-door-closed = zamknięty
ui-door-looks = Jak to wygląda
ui-door-view = Widok
ui-door-view-auto = widok: automatyczny
ui-door-view-desk = widok: biurko
ui-door-view-phone = widok: telefon
ui-door-view-text = widok: tekst
ui-door-animated = Pokazuj toczące się kości
ui-door-device = Twoje miejsce na innym urządzeniu
ui-door-device-text = Ten odnośnik jest tylko twój: otwiera twoje miejsce na telefonie albo innym komputerze.
ui-door-device-make = Utwórz odnośnik
ui-door-device-ask = Twój odnośnik był podany przy wejściu. Jeśli przepadł, mistrz gry może dać ci nowy.
ui-door-help = Pomoc
ui-door-help-text = Wybierz, kto działa, i naciśnij, co robi: każdy przycisk pokazuje, jakie są szanse. Nic nie jest ostateczne: prawie wszystko można cofnąć.
ui-door-leave = Wyjdź
ui-door-leave-sure = Wrócisz tylko ze swoim odnośnikiem. Wyjść?
ui-door-invite = Zaproś
ui-door-invite-player = Dla graczy
ui-door-invite-spectator = Dla widzów
ui-door-invite-gm = Żeby prowadzić samodzielnie
ui-door-invite-make = Utwórz zaproszenie
ui-door-copy = Kopiuj odnośnik
ui-door-copied = Skopiowane!
ui-door-code = Kod QR
ui-door-code-of = Kod QR: { $title }
ui-door-links = { $count ->
    [one] { $count } ważny odnośnik
    [few] { $count } ważne odnośniki
    [many] { $count } ważnych odnośników
   *[other] { $count } ważnego odnośnika
}
ui-door-link-of = Miejsce: { $name }
ui-door-invitation-gm = Odnośnik mistrza gry
ui-door-invitation-player = Zaproszenie dla graczy
ui-door-invitation-spectator = Zaproszenie dla widzów
ui-door-revoke = Unieważnij
ui-door-revoke-of = Unieważnij: { $title }
ui-door-next = Pierwsze kroki
ui-door-next-away = Schowaj
ui-door-next-fold = Zwiń
ui-door-next-unfold = Pokaż
ui-door-next-invite = Zaproś graczy
ui-door-next-invite-text = Przycisk „Zaproś” u góry tworzy odnośnik, który im wyślesz.
ui-door-next-hero = Wybierz bohatera
ui-door-next-heroes = Potrzeba bohaterów
ui-door-next-heroes-text = Gracze mogą stworzyć albo przynieść swoich, gdy tylko usiądą. Ty też.
ui-door-next-hand-out = Rozdaj bohaterów
ui-door-next-begin = Zacznij
ui-door-next-begin-go = Zacznij przygodę
ui-door-next-begin-text = Wszystko gotowe; zaczekaj na graczy albo ruszaj od razu.
ui-door-next-begin-alone = Zacznie się, gdy będzie choć jeden bohater.
ui-door-next-scene = Gdzie się zaczyna?
ui-door-next-scene-hint = karczma, rozdroże, piwnica
ui-door-next-scene-set = Ustaw scenę
ui-door-next-scene-text = Przeciwnicy, mapy i liczniki są wśród narzędzi mistrza gry.
ui-door-seats = Przy stole
ui-door-seat-you = (ty)
ui-door-seat-here = na miejscu
ui-door-seat-away = poza stołem
ui-door-seat-typing = pisze …
ui-door-seat-bot = gra silnik
ui-door-seat-plays = gra: { $heroes }
ui-door-seat-free = do wzięcia: { $heroes }
ui-door-seat-manage = Miejsce: { $name } – zmień
ui-door-seat-name = Imię przy stole
ui-door-seat-player = Kto tu gra
ui-door-seat-person = człowiek
ui-door-bot-best = silnik, najlepiej jak umie
ui-door-bot-bold = silnik, śmiało
ui-door-bot-careful = silnik, ostrożnie
ui-door-bot-healer = silnik, lecząc
ui-door-bot-random = silnik, na chybił trafił
ui-door-seat-link = Nowy odnośnik do tego miejsca
ui-door-seat-send-away = Odeślij
ui-door-seat-away-sure = Odnośniki przestaną działać. Na pewno?
ui-door-hand-over = Kto kim gra
ui-door-played-by = Kto gra: { $hero }
ui-door-needs-hero = Nie masz jeszcze bohatera.
ui-door-take = Graj: { $hero }
ui-door-bring = Przynieś: { $hero }
ui-door-create = Stwórz bohatera
ui-door-heroes = Stwórz na spokojnie
