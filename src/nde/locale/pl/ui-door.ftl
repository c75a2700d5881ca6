# Wejście do stołu, pasek nad nim, kto przy nim siedzi i zaproszenia.

ui-door-connecting = Dołączanie do stołu…
ui-door-enter-title = Masz zaproszenie
ui-door-enter-text = Jak cię nazywać przy tym stole?
ui-door-your-name = Twoje imię
ui-door-enter = Usiądź
ui-door-farewell-title = Nie możesz dołączyć do tego stołu
ui-door-to-start = Przejdź na stronę główną
ui-door-try-again = Spróbuj ponownie
ui-door-lost = Brak połączenia.
ui-door-lost-text = Łączę ponownie; to, co teraz zrobisz, nie przepadnie.
ui-door-lost-waiting = { $count ->
    [one] Łączę ponownie; potem wyślę { $count } polecenie.
    [few] Łączę ponownie; potem wyślę { $count } polecenia.
    [many] Łączę ponownie; potem wyślę { $count } poleceń.
   *[other] Łączę ponownie; potem wyślę { $count } polecenia.
}
ui-door-skip = Przejdź do stołu
ui-door-menu = Menu główne
ui-door-closed = zamknięty
ui-door-looks = Wygląd
ui-door-view = Widok
ui-door-view-auto = widok: automatyczny
ui-door-view-desk = widok: komputer
ui-door-view-phone = widok: telefon
ui-door-view-text = widok: tekst
ui-door-animated = Pokazuj toczące się kości
ui-door-device = Twoje miejsce na innym urządzeniu
ui-door-device-text = Ten link jest tylko twój: otwiera twoje miejsce na telefonie albo innym komputerze.
ui-door-device-make = Utwórz link
ui-door-device-ask = Twój link pojawił się przy wejściu. Jeśli zginął, mistrz gry może dać ci nowy.
ui-door-help = Pomoc
ui-door-help-text = Wybierz, kto działa, a potem działanie: każdy przycisk pokazuje, jakie są szanse. Prawie wszystko można cofnąć.
ui-door-leave = Wyjdź
ui-door-leave-sure = Wrócisz tylko ze swoim linkiem. Wyjść?
ui-door-invite = Zaproś
ui-door-invite-player = Dla graczy
ui-door-invite-spectator = Dla widzów
ui-door-invite-gm = Link do prowadzenia gry
ui-door-invite-make = Utwórz zaproszenie
ui-door-copy = Kopiuj link
ui-door-copied = Skopiowano!
ui-door-code = Kod QR
ui-door-code-of = Kod QR: { $title }
ui-door-links = { $count ->
    [one] { $count } ważny link
    [few] { $count } ważne linki
    [many] { $count } ważnych linków
   *[other] { $count } ważnego linku
}
ui-door-link-of = Miejsce: { $name }
ui-door-invitation-gm = Link mistrza gry
ui-door-invitation-player = Zaproszenie dla graczy
ui-door-invitation-spectator = Zaproszenie dla widzów
ui-door-revoke = Unieważnij
ui-door-revoke-of = Unieważnij: { $title }
ui-door-next = Pierwsze kroki
ui-door-next-away = Ukryj
ui-door-next-fold = Zwiń
ui-door-next-unfold = Rozwiń
ui-door-next-invite = Zaproś graczy
ui-door-next-invite-text = Przycisk „Zaproś” u góry tworzy link, który im wyślesz.
ui-door-next-hero = Wybierz bohatera
ui-door-next-heroes = Potrzeba bohaterów
ui-door-next-heroes-text = Gracze mogą stworzyć albo wprowadzić swoich, gdy tylko usiądą. Ty też.
ui-door-next-hand-out = Rozdaj bohaterów
ui-door-next-begin = Zacznij
ui-door-next-begin-go = Zacznij przygodę
ui-door-next-begin-text = Wszystko gotowe; zaczekaj na graczy albo ruszaj od razu.
ui-door-next-begin-alone = Można zacząć, gdy jest choć jeden bohater.
ui-door-next-scene = Gdzie się zaczyna?
ui-door-next-scene-hint = karczma, rozdroże, piwnica
ui-door-next-scene-set = Ustaw scenę
ui-door-next-scene-text = Przeciwnicy, mapy i liczniki są wśród narzędzi mistrza gry.
ui-door-seats = Przy stole
ui-door-seat-you = (ty)
ui-door-seat-here = przy stole
ui-door-seat-away = poza stołem
ui-door-seat-typing = pisze…
ui-door-seat-bot = gra program
ui-door-seat-plays = gra: { $heroes }
ui-door-seat-free = wolni bohaterowie: { $heroes }
ui-door-seat-manage = Zmień miejsce: { $name }
ui-door-seat-name = Imię przy stole
ui-door-seat-player = Kto tu gra
ui-door-seat-person = człowiek
ui-door-bot-best = program, najlepiej jak umie
ui-door-bot-bold = program, śmiało
ui-door-bot-careful = program, ostrożnie
ui-door-bot-healer = program, z naciskiem na leczenie
ui-door-bot-random = program, na chybił trafił
ui-door-seat-link = Utwórz nowy link do tego miejsca
ui-door-seat-send-away = Wyproś od stołu
ui-door-seat-away-sure = Linki tej osoby przestaną działać. Wyprosić mimo to?
ui-door-hand-over = Kto kim gra
ui-door-played-by = Kto gra: { $hero }
ui-door-needs-hero = Nie masz jeszcze bohatera.
ui-door-take = Graj: { $hero }
ui-door-bring = Wprowadź: { $hero }
ui-door-create = Stwórz bohatera
ui-door-heroes = Stwórz bohatera na spokojnie
