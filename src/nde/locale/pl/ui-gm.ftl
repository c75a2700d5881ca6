# Narzędzia mistrza gry.

ui-gm-title = Narzędzia mistrza gry
ui-gm-fold = Ukryj narzędzia
ui-gm-tool-foes = Przeciwnicy
ui-gm-tool-scene = Scena
ui-gm-tool-clocks = Liczniki
ui-gm-tool-secrets = Tajemnice
ui-gm-tool-decree = Decyzje
ui-gm-tool-table = Stół
ui-gm-foe-search = Szukaj wśród przeciwników
ui-gm-foes-found = Znalezieni przeciwnicy
ui-gm-foes-none = Nie znaleziono przeciwników.
ui-gm-foes-more = { $count ->
    [one] i jeszcze { $count }; wpisz część nazwy
    [few] i jeszcze { $count }; wpisz część nazwy
    [many] i jeszcze { $count }; wpisz część nazwy
   *[other] i jeszcze { $count }; wpisz część nazwy
}
ui-gm-foes-hint = Wybierz przeciwnika, aby go obejrzeć, albo przeciągnij go na mapę.
ui-gm-count = Ilu
ui-gm-count-of = Ilu: { $name }
ui-gm-hidden = w ukryciu
ui-gm-add-foes = { $count ->
    [one] Dodaj: { $name }
    [few] Dodaj { $count } × { $name }
    [many] Dodaj { $count } × { $name }
   *[other] Dodaj { $count } × { $name }
}
ui-gm-moments = Czas i tury
ui-gm-moment-session = Zacznij sesję
ui-gm-moment-fight = Zacznij walkę
ui-gm-moment-turn = Zakończ turę
ui-gm-moment-calm = Zakończ walkę
ui-gm-moment-breather = Złap oddech
ui-gm-moment-rest = Odpocznij
ui-gm-moment-camp = Rozbij obóz
ui-gm-moment-time = Niech minie czas
ui-gm-moment-loud-time = Niech minie czas (hałas)
ui-gm-moment-morale = Sprawdź morale przeciwników
ui-gm-lying-in-wait = Ukryci przed graczami
ui-gm-show-all = Pokaż wszystkich
ui-gm-fog-on = Włącz mgłę wojny
ui-gm-fog-off = Wyłącz mgłę wojny
ui-gm-clear = { $count ->
    [one] Usuń { $count } pokonanego
    [few] Usuń { $count } pokonanych
    [many] Usuń { $count } pokonanych
   *[other] Usuń { $count } pokonanego
}
ui-gm-scene-new = Ustaw nową scenę
ui-gm-scene-place = Gdzie to jest?
ui-gm-scene-foes = Kto tam jest?
ui-gm-scene-space = Teren
ui-gm-scene-set = Ustaw scenę
ui-gm-scene-sure = Przeciwnicy z tej sceny zostaną usunięci. Kontynuować?
ui-gm-leave-out = Usuń: { $name }
ui-gm-space-none = bez mapy
ui-gm-space-board = mapa w kratkę
ui-gm-space-zones = same odległości
ui-gm-space-areas = obszary
ui-gm-map-width = Szerokość w kratkach
ui-gm-map-height = Wysokość w kratkach
ui-gm-map-squares = kratek
ui-gm-area-names = Nazwy obszarów
ui-gm-area-hint = Jeden obszar w wierszu; każdy sąsiaduje z następnym.
ui-gm-clocks = Liczniki
ui-gm-clock-secret = tajny
ui-gm-secret = tajne
ui-gm-clock-back = Krok w tył: { $name }
ui-gm-clock-tick = Krok naprzód: { $name }
ui-gm-clock-stop = Usuń licznik: { $name }
ui-gm-clock-new = Nowy licznik
ui-gm-clock-text = Czym grozi?
ui-gm-clock-steps = Kroki
ui-gm-clock-start = Uruchom
ui-gm-clock-pressing = przesuwa go każda porażka
ui-gm-withheld = Tajne rzuty
ui-gm-withheld-none = Brak. Tajne rzuty czekają tu, aż je ujawnisz.
ui-gm-reveal = Ujawnij
ui-gm-reveal-told = Ujawnij sam wynik
ui-gm-reveal-drop = Porzuć
ui-gm-notes = Notatki
ui-gm-note-text = Napisz notatkę
ui-gm-note-to = Kto może ją czytać?
ui-gm-note-mine = tylko dla mnie
ui-gm-note-all = dla wszystkich
ui-gm-note-some = dla: { $names }
ui-gm-note-write = Zapisz
ui-gm-note-edit = Edytuj
ui-gm-note-erase = Usuń: { $text }
ui-gm-overrule = Rzuty z ostatniej rundy
ui-gm-overrule-none = Nie ma rzutu, który można zmienić.
ui-gm-decree-numbers = Liczby zmienia się na karcie: otwórz czyjąkolwiek kartę i użyj ołówka obok wartości.
ui-gm-decree-effects = Każdy efekt gry można zastosować w widoku tekstowym: wpisz tam „mg”, a zobaczysz, jak.
ui-gm-waiting = Czekamy na odpowiedź
ui-gm-drop = Przestań czekać: { $text }
ui-gm-drop-short = Anuluj
ui-gm-agreement = Ustalenia przy stole
ui-gm-agree-answers = Otwarte pytania
ui-gm-agree-answers-wait = czekają na odpowiedź gracza
ui-gm-agree-answers-delay = po chwili dostają odpowiedź domyślną
ui-gm-agree-answers-at-once = od razu dostają odpowiedź domyślną
ui-gm-agree-seconds = Ile sekund czekać
ui-gm-agree-undo = Kto może cofać
ui-gm-agree-undo-once = każdy swoje kroki, ale rzuty raz na turę
ui-gm-agree-undo-own = każdy swoje kroki, mistrz gry wszystko
ui-gm-agree-undo-anyone = każdy może cofnąć wszystko
ui-gm-agree-undo-gm = tylko mistrz gry
ui-gm-agree-rulings = Kto ustala trudność
ui-gm-agree-rulings-gm = tylko mistrz gry
ui-gm-agree-rulings-anyone = każdy
ui-gm-agree-turns = Kto kończy tury i zarządza odpoczynek
ui-gm-agree-turns-anyone = każdy
ui-gm-agree-turns-gm = tylko mistrz gry
ui-gm-agree-drawings = Kto rysuje i pisze na mapie
ui-gm-agree-drawings-anyone = każdy
ui-gm-agree-drawings-gm = tylko mistrz gry
ui-gm-agree-typed-dice = Gracze mogą rzucać prawdziwymi kośćmi i wpisywać wyniki
ui-gm-dice = Uczciwe kości
ui-gm-commitment = Tę liczbę ustalono przed pierwszym rzutem. Kto ją zachowa, sprawdzi później każdą kość.
ui-gm-verify = Po zamknięciu zapisz stół i uruchom „nde verify” z tym plikiem.
ui-gm-keeping = Zapis i zamknięcie
ui-gm-export = Zapisz stół
ui-gm-export-seed = Zapisz, by kontynuować gdzie indziej
ui-gm-export-seed-sure = Plik będzie zawierał ziarno kości i wszyscy przy stole się o tym dowiedzą. Kontynuować?
ui-gm-archive = Przenieś stół do archiwum
ui-gm-unarchive = Przywróć stół z archiwum
ui-gm-close = Zamknij grę
ui-gm-close-sure = Gra skończy się dla wszystkich, a kości zostaną ujawnione. Zamknąć?
ui-gm-closed = zamknięta
ui-gm-everybody = Wszyscy tutaj ({ $count })
ui-gm-notes-of = Notatki ({ $count })
