# Pakiety i zmienione ustawienia.

## Błędy w pliku pakietu

error-pack-unreadable = „{ $source }” nie da się odczytać jako TOML od wiersza { $line }, kolumny { $column }; popraw to miejsce
error-pack-too-deep = tabele w pakiecie są zagnieżdżone głębiej niż na { $most }; spłaszcz je
error-newer-pack = pakiet ma format „{ $number }”, a ta wersja czyta najwyżej { $newest }; użyj nowszej wersji
error-no-such-base = „{ $text }” nie jest grą, którą pakiet może zmienić; użyj jednej z: { $allowed } (ustawienia, opcje i nazwy sprawdza się, gdy podstawa jest właściwa)
error-no-such-pack = „{ $text }” nie jest dołączonym pakietem; użyj jednego z: { $allowed }
error-not-a-pack-id = „{ $text }” nie jest identyfikatorem; użyj małych liter, cyfr i myślników
error-languages-missing = „{ $key }” nie ma słów w językach: { $languages }; dopisz je
error-name-missing = „{ $key }” jest nowe i nie ma nazwy; dodaj ją we wszystkich językach
error-unknown-name = „{ $key }” nie jest niczym, co pakiet może nazwać w tej grze; najbliższe są: { $nearest }
error-pack-twice = pakiet „{ $pack }” już tu jest; podaj go raz
error-words-broken = „{ $text }” ma niepasujące klamry; zamknij każdą i umieść w niej zmienną, liczbę albo wybór z każdym wariantem w osobnym wierszu
error-variable-unknown = te słowa nie znają „${ $name }”; użyj „${ $own }” albo żadnej zmiennej
error-variable-useless = te słowa nie znają „${ $name }”; zapisz je bez zmiennej

## Błędy w ustawieniach

error-key-given-twice = „{ $key }” podano dwa razy; zostaw jedno z dwojga
error-not-a-name = „{ $text }” nie może być nazwą; użyj małych liter, cyfr i myślników
error-ladder-not-ascending = kości „{ $dice }” nie są po kolei; wymień je od najmniejszej do największej, każdą raz
error-nothing-left = w „{ $key }” nic nie zostało; zostaw przynajmniej jedno
error-same-number = „{ $number }” to już liczba dla „{ $other }”; wybierz inną
error-not-on-ladder = kości „{ $die }” nie ma na drabinie; użyj jednej z: { $allowed }
error-not-three =
    { $count ->
        [one] „{ $count }” wartości nie da się rozdać trzem cechom; wymień trzy
        [few] „{ $count }” wartości nie da się rozdać trzem cechom; wymień trzy
        [many] „{ $count }” wartości nie da się rozdać trzem cechom; wymień trzy
       *[other] „{ $count }” wartości nie da się rozdać trzem cechom; wymień trzy
    }
error-start-above-cap = początek „{ $start }” przekracza maksimum { $cap }; obniż jedno albo podnieś drugie
error-bands-out-of-order = „{ $numbers }” nie są po kolei; koszt, sukces i sukces wyjątkowy mają następować po sobie
error-not-a-die-name = „{ $text }” nie jest kością; zapisz ją jako k10
error-beyond-bounds = „{ $number }” wykracza poza granice wariantu; użyj { $range }
error-variant-unprepared = w „{ $variant }” nie da się jeszcze grać; najpierw uzupełnij: { $needs }
