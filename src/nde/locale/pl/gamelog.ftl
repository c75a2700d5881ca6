# Dziennik gry: czego nie da się w nim odczytać i co znajduje jego sprawdzenie.

error-not-a-game-log =
    { $format ->
        [none] to nie jest dziennik gry: ten zaczyna się od „{ $known }”; wybierz plik zapisany z gry przy stole
       *[other] „{ $format }” to nie dziennik gry: ten zaczyna się od „{ $known }”; wybierz plik zapisany z gry przy stole
    }
error-game-line-unreadable = wiersz { $line } nie ma postaci wiersza dziennika gry ({ $reason }); przywróć dziennik z nietkniętej kopii
error-game-line-cut = wiersz { $line } nie został zapisany do końca; przywróć dziennik z nietkniętej kopii albo usuń ten wiersz
error-entry-out-of-order = wiersz { $line }: „{ $number }” nie jest numerem kolejnego wpisu; powinno tu być { $expected }
error-game-not-sealed = gra jest zakończona, ale jej dziennik kończy się na wierszu { $line } bez pieczęci; coś usunięto z jego końca
error-game-dice-differ = wiersz { $line }: zasady dostały inne wyniki kości, niż rzucono we wpisie { $number }; przywróć dziennik z nietkniętej kopii
error-entry-impossible = wiersz { $line }: wpis { $number } nie może wynikać z poprzednich; przywróć dziennik z nietkniętej kopii
error-rules-differ = wpis { $number } według zasad tej wersji skończyłby się inaczej; grano na starszej wersji
