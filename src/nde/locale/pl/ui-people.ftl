# Postacie przy stole i ich karty.

ui-people-party = Drużyna
ui-people-foes = { $count ->
    [one] { $count } przeciwnik
    [few] { $count } przeciwnicy
    [many] { $count } przeciwników
   *[other] { $count } przeciwnika
}
ui-people-beaten = { $count ->
    [one] { $count } poza walką
    [few] { $count } poza walką
    [many] { $count } poza walką
   *[other] { $count } poza walką
}
ui-people-turn = teraz działa
ui-people-done = gotowe
ui-people-no-heroes = Nie ma tu jeszcze bohaterów.
ui-people-you = ty
ui-people-played-by = gra: { $name }
ui-people-card = { $who }: { $state }. Otwórz kartę.
ui-people-card-able = { $who }: { $state }. Wybierz, by działać tą postacią.
ui-people-card-acting = { $who }: { $state }. Teraz działasz tą postacią; otwórz kartę.
ui-people-sheet-of = Karta: { $name }
ui-people-close-sheet = Zamknij kartę: { $name }
ui-people-no-sheet = Nie ma tu karty do pokazania.
ui-people-reading = Wczytywanie karty…
ui-people-conditions = Stany
ui-people-chips = Stany: naciśnij, by dodać lub usunąć
ui-people-less = { $title }: mniej
ui-people-more = { $title }: więcej
ui-people-set = Zmień jako MG: { $title }
ui-people-advance = Rozwiń postać
ui-people-save = Zapisz do pliku
ui-people-print = Drukuj
ui-people-decrees = Możliwości mistrza gry: { $name }
ui-people-hide = Ukryj
ui-people-show = Pokaż
ui-people-player = Kto nią gra
ui-people-take-out = Usuń ze sceny
ui-people-name-of = Imię: { $name }; puste przywraca zwykłe
ui-people-remove = Usuń ze sceny: { $name }
ui-people-sure = Na pewno?
ui-people-sure-again = Naciśnij jeszcze raz, aby potwierdzić.
ui-people-my-heroes = Twoi bohaterowie
ui-people-none-mine = Nie masz jeszcze bohatera.
ui-people-dice = Moje kości
ui-people-dice-engine = rzucane tutaj
ui-people-dice-typed = prawdziwe, wpisuję wyniki
ui-people-keep = Zapisz w tej przeglądarce
ui-people-kept = zapisano wśród twoich bohaterów
