# Pakiety i zmienione ustawienia.

## Błędy w pliku pakietu

error-pack-unreadable = „{ $source }” nie jest poprawnym TOML w wierszu { $line }, kolumnie { $column }; popraw to tam
error-pack-too-deep = tabele w pakiecie są zagnieżdżone głębiej niż na { $most }; użyj mniej poziomów
error-newer-pack = pakiet ma format „{ $number }”, a ta wersja czyta najwyżej { $newest }; użyj nowszej wersji
error-no-such-base = „{ $text }” nie jest grą, którą pakiet może zmienić; do wyboru: { $allowed } (ustawienia, opcje i nazwy sprawdza się, gdy podstawa jest właściwa)
error-no-such-pack = „{ $text }” nie jest wbudowanym pakietem; do wyboru: { $allowed }
error-not-a-pack-id = „{ $text }” nie jest identyfikatorem; użyj małych liter, cyfr i myślników
error-languages-missing = „{ $key }” nie ma tekstu w językach: { $languages }; dopisz go
error-name-missing = „{ $key }” jest nowe i nie ma nazwy; dodaj ją we wszystkich językach
error-unknown-name = pakiet nie może w tej grze nadać nazwy „{ $key }”; podobne nazwy: { $nearest }
error-pack-twice = pakiet „{ $pack }” jest już użyty; podaj go tylko raz
error-words-broken = „{ $text }” ma niedomknięte klamry; zamknij każdą i umieść w niej zmienną, liczbę albo wybór z każdym wariantem w osobnym wierszu
error-variable-unknown = w tym tekście nie ma zmiennej „${ $name }”; użyj „${ $own }” albo żadnej
error-variable-useless = w tym tekście nie ma zmiennej „${ $name }”; napisz go bez zmiennej

## Błędy w ustawieniach

error-key-given-twice = „{ $key }” podano dwa razy; zostaw jedno
error-not-a-name = „{ $text }” nie może być nazwą; użyj małych liter, cyfr i myślników
error-ladder-not-ascending = kości „{ $dice }” nie są po kolei; wymień je od najmniejszej do największej, każdą raz
error-nothing-left = w „{ $key }” nic nie zostało; zostaw przynajmniej jedną pozycję
error-same-number = „{ $number }” to już liczba dla „{ $other }”; wybierz inną
error-not-on-ladder = kości „{ $die }” nie ma na drabinie; do wyboru: { $allowed }
error-not-three =
    { $count ->
        [one] { $count } wartości nie da się rozdać trzem cechom; wymień trzy
        [few] { $count } wartości nie da się rozdać trzem cechom; wymień trzy
        [many] { $count } wartości nie da się rozdać trzem cechom; wymień trzy
       *[other] { $count } wartości nie da się rozdać trzem cechom; wymień trzy
    }
error-start-above-cap = wartość początkowa „{ $start }” przekracza maksimum { $cap }; obniż jedno albo podnieś drugie
error-bands-out-of-order = „{ $numbers }” nie są po kolei; podaj koszt, sukces i sukces wyjątkowy rosnąco
error-not-a-die-name = „{ $text }” nie jest kością; zapisz ją jako k10
error-beyond-bounds = „{ $number }” wykracza poza granice wariantu; użyj { $range }
error-variant-unprepared = w „{ $variant }” nie da się jeszcze grać; najpierw uzupełnij: { $needs }
