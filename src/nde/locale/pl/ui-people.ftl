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
ui-people-no-heroes = Nie ma tu jeszcze bohaterów.
ui-people-you = ty
ui-people-played-by = gra: { $name }
ui-people-card = { $who }: { $state }. Otwórz kartę.
ui-people-card-able = { $who }: { $state }. Wybierz do działania.
ui-people-card-acting = { $who }: { $state }. Wybrano do działania; otwórz kartę.
ui-people-sheet-of = Karta: { $name }
ui-people-close-sheet = Zamknij kartę: { $name }
ui-people-no-sheet = Nie widać tu żadnej karty.
ui-people-reading = Karta się wczytuje …
ui-people-conditions = Stany
ui-people-chips = Stany: naciśnij, by nałożyć lub zdjąć
ui-people-less = { $title }: mniej
ui-people-more = { $title }: więcej
ui-people-set = Zmień decyzją: { $title }
ui-people-advance = Rozwiń postać
ui-people-save = Zapisz do pliku
ui-people-print = Drukuj
ui-people-decrees = Co mistrz gry może zrobić: { $name }
ui-people-hide = Ukryj
ui-people-show = Pokaż
ui-people-player = Gra
ui-people-take-out = Zabierz ze sceny
ui-people-remove = Zabierz ze sceny: { $name }
ui-people-sure = Na pewno?
ui-people-sure-again = Naciśnij jeszcze raz, aby to zrobić.
ui-people-my-heroes = Twoi bohaterowie
ui-people-none-mine = Nie grasz jeszcze żadnym bohaterem.
ui-people-dice = Moje kości
ui-people-dice-engine = rzucane tutaj
ui-people-dice-typed = prawdziwe, wpisuję wyniki
ui-people-keep = Zachowaj w przeglądarce
ui-people-kept = zachowano: jest wśród twoich bohaterów
