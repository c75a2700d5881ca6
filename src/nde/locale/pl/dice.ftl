# Kości: błędy w zapisie rzutu, w podanych wynikach i w dzienniku rzutów.

error-dice-unreadable = „{ $text }”: nie da się tego odczytać od kolumny { $at }; napisz na przykład 2k6+1
error-dice-empty = w „{ $text }” nie ma kości; napisz na przykład k20 albo 2k6+1
error-dice-too-long = zapis „{ $text }” jest za długi (znaków: { $length }, najwyżej { $limit }); skróć go
error-dice-strange-sign = „{ $text }”, kolumna { $at }: znak „{ $found }” nic nie znaczy w zapisie kości; usuń go albo napisz na przykład 2k6+1
error-dice-other-digits = „{ $text }”, kolumna { $at }: „{ $found }” nie jest cyfrą od 0 do 9; zapisz liczbę tymi cyframi
error-dice-misplaced = „{ $text }”, kolumna { $at }: „{ $found }” nie może tu być; wpisz liczbę, kość (na przykład k6) albo nawias
error-dice-unfinished = „{ $text }” urywa się w kolumnie { $at }; dopisz liczbę, kość (na przykład k6) albo nawias
error-dice-no-sides = „{ $text }”, kolumna { $at }: kość nie ma podanej liczby ścian; napisz na przykład k6 albo k%
error-dice-sides = „{ $text }”, kolumna { $at }: nie ma kości o tylu ścianach; podaj liczbę od 1 do { $limit }
error-no-such-die = nie ma kości o tylu ścianach ({ $sides }); podaj liczbę od 1 do { $most }
error-dice-count = „{ $text }”, kolumna { $at }: kości jest za mało albo za dużo; rzuć od 1 do { $limit } w jednym zapisie
error-dice-no-operator = „{ $text }”, kolumna { $at }: nie wiadomo, co zrobić z „{ $found }”; wstaw przed tym +, -, * albo /
error-dice-ambiguous = „{ $text }”, kolumna { $at }: „{ $found }” za kością można odczytać dwojako; wstaw + przed kolejną kością albo napisz kh, kl, dh lub dl, by zachować lub odrzucić kości
error-dice-keep =
    „{ $text }”, kolumna { $at }: { $count ->
        [one] z jednej kości nie można nic odrzucić; zachowaj ją albo rzuć większą liczbą kości
        [few] mając { $count } kości, zachowaj od 1 do { $count } albo odrzuć co najmniej 1, lecz nie wszystkie
        [many] mając { $count } kości, zachowaj od 1 do { $count } albo odrzuć co najmniej 1, lecz nie wszystkie
       *[other] mając { $count } kości, zachowaj od 1 do { $count } albo odrzuć co najmniej 1, lecz nie wszystkie
    }
error-dice-face = „{ $text }”, kolumna { $at }: na kości { $sides } nie ma takiego wyniku; podaj liczbę od 1 do { $highest }
error-dice-endless = „{ $text }”, kolumna { $at }: kość byłaby przerzucana przy każdym lub prawie każdym wyniku; wskaż mniej wyników
error-dice-by-zero = „{ $text }”, kolumna { $at }: tu mogłoby dojść do dzielenia przez zero; dziel przez coś, co nigdy nie wynosi 0
error-dice-bracket-open = „{ $text }”, kolumna { $at }: nawias „{ $found }” nie został zamknięty; zamknij go
error-dice-one-option = „{ $text }”, kolumna { $at }: „{ $found }” nie ma z czego wybierać; podaj kilka wartości, na przykład max(k8,k8)
error-dice-label = „{ $text }”, kolumna { $at }: etykieta jest pusta, za długa albo niedrukowalna; wpisz od 1 do { $limit } znaków
error-dice-too-deep = „{ $text }”, kolumna { $at }: nawiasy lub minusy są zagnieżdżone zbyt głęboko; użyj najwyżej { $limit }
error-dice-too-large = „{ $text }”, kolumna { $at }: liczba staje się tu zbyt duża; nie przekraczaj { $limit }
error-face-not-on-die = wyniku „{ $face }” nie ma na kości { $sides }; podaj wynik od 1 do { $highest }
error-faces-ran-out =
    { $given ->
        [0] nie podano żadnego wyniku
        [one] podano tylko 1 wynik
        [few] podano tylko { $given } wyniki
        [many] podano tylko { $given } wyników
       *[other] podano tylko { $given } wyniku
    }, a trzeba jeszcze rzucić kością { $sides }; podaj kolejny wynik
error-reroll-without-end = kość { $sides } była przerzucana bez końca (ponad { $limit } razy); sprawdź, skąd pochodzą jej wyniki
error-odds-too-large = „{ $text }” to za dużo na dokładne szanse; użyj mniej kości, mniej ścian albo mniej eksplozji
error-not-a-dice-log = to nie jest dziennik rzutów: wiersz { $line } nie wygląda jak początek dziennika; wybierz plik zapisany przez --log
error-log-line-ends = od wiersza { $line } wiersze kończą się powrotem karetki i znakiem nowego wiersza (CRLF); zamień je na same znaki nowego wiersza
error-log-line-unreadable = wiersz { $line } nie ma postaci wiersza dziennika rzutów; przywróć dziennik z nietkniętej kopii
error-log-version-unknown = wiersz { $line }: „{ $version }” to nieznana wersja dziennika; ten program zna wersję { $known }; użyj nowszej wersji programu
error-log-out-of-order = wiersz { $line }: „{ $draw }” nie jest numerem kolejnego rzutu; powinno tu być { $expected }
error-log-face-differs = wiersz { $line }: „{ $face }” nie wynika z ziarna dla rzutu { $draw }; wynika z niego { $expected }
error-log-face-not-on-die = wiersz { $line }: wyniku „{ $face }” nie ma na kości { $sides }; przywróć dziennik z nietkniętej kopii
error-log-seed-differs = wiersz { $line }: to nie jest ziarno, do którego zobowiązał się stół; poproś o właściwe
error-log-seal-differs = wiersz { $line }: pieczęć nie pasuje do wcześniejszych wierszy; któryś zmieniono, dodano lub usunięto
error-log-line-after-end = wiersz { $line } jest już po końcu dziennika; usuń go
