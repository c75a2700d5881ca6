# Narzędzia mistrza gry.

ui-gm-title = Narzędzia mistrza gry
ui-gm-fold = Zwiń narzędzia
ui-gm-tool-foes = Przeciwnicy
ui-gm-tool-scene = Scena
ui-gm-tool-clocks = Liczniki
ui-gm-tool-secrets = Tajemnice
ui-gm-tool-decree = Decyzje
ui-gm-tool-table = Stół
ui-gm-foe-search = Szukaj przeciwnika
ui-gm-foes-found = Znalezieni przeciwnicy
ui-gm-foes-none = Nie ma takiego przeciwnika.
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
    [one] Wprowadź: { $name }
    [few] Wprowadź { $count } × { $name }
    [many] Wprowadź { $count } × { $name }
   *[other] Wprowadź { $count } × { $name }
}
ui-gm-moments = Chwile gry
ui-gm-moment-session = Zacznij sesję
ui-gm-moment-fight = Zacznij walkę
ui-gm-moment-turn = Zakończ turę
ui-gm-moment-calm = Zakończ walkę
ui-gm-moment-breather = Złapcie oddech
ui-gm-moment-rest = Odpoczynek
ui-gm-moment-camp = Obóz
ui-gm-moment-time = Niech minie czas
ui-gm-moment-loud-time = Niech minie czas, głośno
ui-gm-moment-morale = Sprawdź morale przeciwników
ui-gm-lying-in-wait = Ukryci przed graczami
ui-gm-show-all = Pokaż wszystkich
ui-gm-fog-on = Okryj mapę mgłą
ui-gm-fog-off = Zdejmij mgłę
ui-gm-clear = { $count ->
    [one] Zabierz { $count } pokonanego
    [few] Zabierz { $count } pokonanych
    [many] Zabierz { $count } pokonanych
   *[other] Zabierz { $count } pokonanego
}
ui-gm-scene-new = Ustaw nową scenę
ui-gm-scene-place = Gdzie to jest?
ui-gm-scene-foes = Kto tam jest?
ui-gm-scene-space = Teren
ui-gm-scene-set = Ustaw scenę
ui-gm-scene-sure = Przeciwnicy z tej sceny znikną. Na pewno?
ui-gm-leave-out = Pomiń: { $name }
ui-gm-space-none = bez mapy
ui-gm-space-board = mapa w kratkę
ui-gm-space-zones = same odległości
ui-gm-space-areas = obszary
ui-gm-map-width = Szerokość w kratkach
ui-gm-map-height = Wysokość w kratkach
ui-gm-map-squares = kratek
ui-gm-area-names = Nazwy obszarów
ui-gm-area-hint = Po jednej w wierszu; każdy sąsiaduje z następnym.
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
ui-gm-withheld = Zatajone rzuty
ui-gm-withheld-none = Brak. Tajny rzut czeka tu, aż wyjawisz, co z niego wynikło.
ui-gm-reveal = Wyjaw
ui-gm-reveal-told = Podaj sam wynik
ui-gm-reveal-drop = Porzuć
ui-gm-notes = Notatki
ui-gm-note-text = Napisz notatkę
ui-gm-note-to = Kto może ją czytać?
ui-gm-note-mine = tylko dla mnie
ui-gm-note-all = dla wszystkich
ui-gm-note-some = dla: { $names }
ui-gm-note-write = Zachowaj
ui-gm-note-edit = Zmień
ui-gm-note-erase = Wyrzuć: { $text }
ui-gm-overrule = Ostatni rzut
ui-gm-overrule-outcome = Niech wyjdzie inaczej
ui-gm-overrule-to = Niech wynikiem będzie: { $outcome }
ui-gm-overrule-faces = inne oczka, np. 4, 6
ui-gm-overrule-set = Niech się liczą
ui-gm-overrule-none = Nic jeszcze nie rzucono.
ui-gm-decree-numbers = Liczby zmienia się na karcie: otwórz czyjąkolwiek i użyj pióra obok wartości.
ui-gm-decree-effects = Każdy efekt gry można zarządzić w widoku tekstowym: wpisz tam „mg”, a zobaczysz, jak.
ui-gm-waiting = Czekamy na odpowiedź
ui-gm-drop = Zrezygnuj z czekania: { $text }
ui-gm-drop-short = Porzuć
ui-gm-agreement = Jak gra ten stół
ui-gm-agree-answers = Otwarte pytania
ui-gm-agree-answers-wait = czekają na swoją osobę
ui-gm-agree-answers-delay = po chwili biorą zwykłą odpowiedź
ui-gm-agree-answers-at-once = od razu biorą zwykłą odpowiedź
ui-gm-agree-seconds = Ile sekund czekać
ui-gm-agree-undo = Kto może cofać
ui-gm-agree-undo-own = każdy swoje
ui-gm-agree-undo-anyone = każdy wszystko
ui-gm-agree-undo-gm = tylko mistrz gry
ui-gm-agree-rulings = Kto mówi, jak jest trudno
ui-gm-agree-rulings-gm = tylko mistrz gry
ui-gm-agree-rulings-anyone = każdy
ui-gm-agree-turns = Kto kończy tury i odpoczywa
ui-gm-agree-turns-anyone = każdy
ui-gm-agree-turns-gm = tylko mistrz gry
ui-gm-agree-typed-dice = Wolno rzucać prawdziwymi kośćmi i wpisywać wyniki
ui-gm-dice = Uczciwe kości
ui-gm-commitment = Ta liczba powstała przed pierwszym rzutem. Kto ją zachowa, sprawdzi później każdą kość.
ui-gm-verify = Po zamknięciu zapisz stół i uruchom „nde verify” z tym plikiem.
ui-gm-keeping = Przechowanie i zamknięcie
ui-gm-export = Zapisz stół
ui-gm-export-seed = Zapisz, by grać gdzie indziej
ui-gm-export-seed-sure = Plik zawiera ziarno kości i wszyscy się dowiedzą. Na pewno?
ui-gm-archive = Odłóż stół
ui-gm-unarchive = Wróć do stołu
ui-gm-close = Zamknij grę
ui-gm-close-sure = Nikt już nie zagra, a kości zostaną ujawnione. Na pewno?
ui-gm-closed = zamknięta
ui-gm-overrule-late = Od tego czasu stało się coś jeszcze: najpierw to cofnij.
ui-gm-everybody = Wszyscy tutaj ({ $count })
ui-gm-notes-of = Notatki ({ $count })
