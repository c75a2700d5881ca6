# Co może pójść źle, gdy pytasz laboratorium o walkę.

source-party = drużyna
source-wanted = pożądane ryzyko
source-vary = co ma się zmieniać
source-policy = sposób walki

## Sposoby walki

error-policy-unknown-key = „{ $key }” nie jest kluczem sposobu walki; do wyboru: { $allowed }
error-policy-not-one-of = „{ $value }” nie może tu być; do wyboru: { $allowed }
error-policy-without-name = ten sposób walki nie ma nazwy; podaj ją pod „name”
error-policy-without-lines = ten sposób walki jest pusty; napisz co najmniej jeden wiersz pod „lines”
error-policy-line-is-no-table = ten wiersz nie jest tabelą; zapisz go z „do” i, jeśli chcesz, z „when”, „target”, „price” i „way”
error-no-such-policy-word = „{ $word }” nic nie znaczy po nazwie sposobu walki; do wyboru: { $allowed }
error-policy-condition = „{ $text }” nie jest warunkiem; zapisz go tak: „party.down >= 1” albo „own.hearts <= 2”

## Kto walczy

error-no-such-kind-of-hero = „{ $word }” nie jest rodzajem bohatera w tej grze; do wyboru: { $allowed }
error-no-such-foe-block = „{ $word }” nie jest przeciwnikiem z tej gry; do wyboru: { $allowed }
error-not-counted = „{ $text }” nie mówi, kto i ilu; zapisz to tak: „boss” albo „elite*2”
error-too-many-on-a-side =
    { $count ->
        [one] { $count } po jednej stronie to za dużo; zapytaj najwyżej o { $most }
        [few] { $count } po jednej stronie to za dużo; zapytaj najwyżej o { $most }
        [many] { $count } po jednej stronie to za dużo; zapytaj najwyżej o { $most }
       *[other] { $count } po jednej stronie to za dużo; zapytaj najwyżej o { $most }
    }
error-nobody-in-fight = nikt w tej walce nie nazywa się „{ $who }”; do wyboru: { $allowed }
error-cannot-act-now = { $who } nie może teraz działać; zapytaj o kogoś, czyja jest tura
error-fight-is-over = ta walka jest skończona; zapytaj o scenę, w której obie strony mogą jeszcze walczyć

## Pytania

error-too-many-scenes = w tej walce może powstać ponad { $most } scen; zasymuluj ją albo zapytaj o mniejszą
error-scenes-never-repeat = w tej walce wciąż powstają nowe sceny: { $scenes } z nich różni się tylko wartością „{ $fields }”; zapytaj o nią bez najlepszej gry albo pomiń w „gist” tej gry to, co nie ma wpływu na dalszy przebieg walki
error-nothing-wanted = nie podano ryzyka; podaj szansę na wygraną albo ilu bohaterów padnie
error-wanted-out-of-range = żadna walka nie ma „{ $name }” równego { $value }; podaj liczbę od 0 do { $most }
error-no-foes-to-count = nie podano przeciwników; podaj, jakie rodzaje przeciwników mogą być w walce
error-not-a-variant = „{ $text }” nie mówi, co zmieniać; zapisz to tak: „retaliation=core,off” albo „game=” z grami
error-too-many-variants =
    { $count ->
        [one] { $count } kombinacja to za dużo; zapytaj najwyżej o { $most } naraz
        [few] { $count } kombinacje to za dużo; zapytaj najwyżej o { $most } naraz
        [many] { $count } kombinacji to za dużo; zapytaj najwyżej o { $most } naraz
       *[other] { $count } kombinacji to za dużo; zapytaj najwyżej o { $most } naraz
    }
error-varied-twice = „{ $name }” zmienia się dwa razy; zapisz wszystkie wartości w jednym miejscu
error-variant-is-a-group = „{ $name }” obejmuje kilka ustawień; zmieniaj jedno z nich: { $allowed }
error-variant-out-of-range = „{ $name }” nie może wynosić { $value }; podaj liczbę od { $least } do { $most }
error-party-of-one-game = te postacie należą do jednej gry; żeby porównać gry, podaj rodzaje bohaterów zamiast kart
error-no-such-goal = „{ $goal }” nie może być celem najlepszej gry; do wyboru: { $allowed }
error-parameter-without-value = „{ $parameter }” nie ma wartości domyślnej; podaj ją
