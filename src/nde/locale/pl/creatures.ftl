# Własne stwory: jak się je zapisuje i co się o tym mówi.

cli-source-own = Napisane przez ciebie albo twój stół do { $game }.
cli-source-brought = Z pakietu, przygody albo pliku, z którym ten stół gra w { $game }.
play-gm-creature = zapisz własnego stwora: nazwa i to, czym różni się od innego
play-creatures-made = { $count ->
    [one] Własny stwór gotowy: { $names }
    [few] Własne stwory gotowe: { $names }
    [many] Własne stwory gotowe: { $names }
   *[other] Własne stwory gotowe: { $names }
    }
error-no-creatures = w tej grze nie można zapisywać własnych stworów; wybierz któryś z jej bloków
error-no-creatures-given = nie podano żadnego stwora; zapisz przynajmniej jednego
error-not-your-creature = „{ $id }” nie jest stworem tego stołu; własne stwory to: { $allowed }
error-creature-known = „{ $id }” to blok z tej gry; nadaj swojemu inną nazwę albo oprzyj go na tamtym
error-creature-needed = „{ $other }” opiera się na „{ $id }”; najpierw zmień albo usuń tamtego
error-attack-unclear = „{ $text }” to nie atak; podaj nazwę i kości, na przykład „ugryzienie (k6)”
error-not-a-value = { $kind ->
    [number] „{ $text }” to nie liczba całkowita; podaj liczbę, na przykład 8
    [flag] „{ $text }” to ani true, ani false; wpisz jedno z nich
    [text] „{ $text }” to nie tekst; ujmij go w cudzysłów
   *[table] „{ $text }” tu nie pasuje; podaj tabelę nazw i wartości
    }
error-too-many-items = lista jest za długa; podaj najwyżej { $most }
cli-flag-creatures = dodaje własne stwory: bloki, plik zapisany przez „nde import … --out”, pakiet albo przygodę
error-no-stat-blocks-here = pliku „{ $file }” nie da się przeczytać dla tej gry, bo nie ma ona zapisu wklejanych bloków; przygotuj plik .toml z tabelami [foes.…]
error-creatures-of-other-game = te stwory są do gry { $game }, nie { $own }; podaj tamtą grę
error-creatures-of-several-games = pliki są z kilku gier: { $games }; importuj je po jednej grze
play-comes-bystander = Jest tu { $names } i nie staje po niczyjej stronie
play-comes-friend = Jest tu { $names } i dobrze życzy drużynie
play-stands-bystander = { $name } staje z boku
play-stands-friend = { $name } trzyma z drużyną, ale nie walczy
play-took-sides = { $name } zwraca się przeciw drużynie
play-gm-stance = określ, czy ktoś jest przeciwnikiem (foe), walczy za drużynę (ally), jest przyjacielem (friend) czy postronnym (bystander)
error-stands-so-already = „{ $id }” już ma takie nastawienie; podaj inne
play-reshaped = { $name } ma odtąd inne wartości
play-gm-reshape = zmień cokolwiek w stworze, który tu jest
error-no-such-creature-here = „{ $id }” nie jest stworem w tej scenie; podaj kogoś z blokiem
error-no-pasted-blocks = ta gra nie ma zapisu wklejanych bloków; zapisz stwora liczbami
error-nothing-pasted = w tym tekście nie ma bloku; wklej taki, jak w podręczniku, po angielsku i z liczbami
error-text-takes-too-long = czytanie tego tekstu trwało ponad { $seconds } s; wklej jego część
play-note-bystander = po niczyjej stronie
play-note-friend = po stronie drużyny
sheet-can-shoot = Strzela
sheet-is-detachment = Oddział
sheet-is-fearless = Nieustraszony
