# Co może pójść źle: co jest nie tak z podaną wartością, a potem co zrobić.

## Rodziny błędów i dokumenty

error-error = coś tu się nie zgadza; sprawdź to
error-unreadable = nie da się tego odczytać; sprawdź zapis
error-missing = to nie istnieje; sprawdź nazwę
error-illegal = zasady teraz na to nie pozwalają; wybierz coś innego
error-stale = w międzyczasie coś się zmieniło; sprawdź stół i spróbuj ponownie
error-fault = { $place }: { $problem }
error-faults =
    { $count ->
        [one] { $count } błąd ({ $source }):
        [few] { $count } błędy ({ $source }):
        [many] { $count } błędów ({ $source }):
       *[other] { $count } błędu ({ $source }):
    }
source-pack = pakiet
source-sheet = karta postaci
source-settings = ustawienia
source-choices = wybory
source-values = wartości
source-parameters = parametry
source-foes = przeciwnicy
source-effects = skutki
source-squares = kratki
error-no-such-language = nie ma wersji w języku „{ $language }”; do wyboru: { $allowed }

## Odpowiedzi na pytania zasad

error-not-an-option = „{ $answer }” nie odpowiada na pytanie „{ $key }”; do wyboru: { $allowed }
error-answers-ran-out =
    { $count ->
        [one] { $count } odpowiedź nie wystarczy; odpowiedz jeszcze na „{ $key }”
        [few] { $count } odpowiedzi nie wystarczą; odpowiedz jeszcze na „{ $key }”
        [many] { $count } odpowiedzi nie wystarczy; odpowiedz jeszcze na „{ $key }”
       *[other] { $count } odpowiedzi nie wystarczy; odpowiedz jeszcze na „{ $key }”
    }
error-answers-left-over =
    { $count ->
        [one] o { $count } odpowiedź za dużo, od „{ $first }”; usuń ją
        [few] o { $count } odpowiedzi za dużo, od „{ $first }”; usuń je
        [many] o { $count } odpowiedzi za dużo, od „{ $first }”; usuń je
       *[other] o { $count } odpowiedzi za dużo, od „{ $first }”; usuń je
    }
error-too-many-paths = to może potoczyć się na ponad { $most } sposobów; zapytaj o mniejszą część albo zasymuluj całość

## Rzeczy, których nie ma

error-no-such-game = nie ma gry „{ $game }”; do wyboru: { $allowed }
error-no-such-situation = „{ $name }” nie jest sytuacją tej gry; do wyboru: { $allowed }
error-no-such-rule = „{ $id }” nie jest zasadą tej gry; numery zasad są na ich liście
error-no-such-hero = w tej scenie nie ma bohatera „{ $id }”; do wyboru: { $allowed }
error-no-such-foe = w tej scenie nie ma przeciwnika „{ $id }”; do wyboru: { $allowed }
error-no-such-block = w tej grze nie ma przeciwnika „{ $block }”; do wyboru: { $allowed }
error-no-such-clock = w tej scenie nie ma licznika „{ $id }”; do wyboru: { $allowed }
error-no-such-who = nikt w tej scenie nie nazywa się „{ $who }”; do wyboru: { $allowed }

## Działania, których zasady teraz zabraniają

error-action-refused = zasady teraz na to nie pozwalają ({ $rule }); wybierz inne działanie
error-not-your-turn = { $who } nie może działać w turze drugiej strony; najpierw zakończ tamtą turę
error-already-acted = { $who } nie ma już akcji w tej turze; poczekaj na następną
error-is-down = { $who } nie ma już Serc i nie może działać; najpierw niech pomoże sojusznik
error-is-dead = { $who } nie żyje; wybierz kogoś innego
error-foe-is-out = { $foe } nie bierze już udziału w walce; wybierz przeciwnika, który może walczyć
error-out-of-reach = { $foe } jest za daleko na ten atak; podejdź bliżej albo atakuj z dystansu
error-power-needs-line = { $foe } jest za pełną osłoną, a atak mocą zwykle wymaga czystej linii; znajdź ją albo niech MG uzna, że ta moc jej nie wymaga
error-full-cover = { $foe } jest za pełną osłoną; najpierw znajdź czystą linię strzału albo niech MG rozstrzygnie o osłonie
error-no-mana = { $hero } ma { count-mana }, a potrzeba { $cost }; wybierz coś tańszego albo najpierw odpocznij
error-wrong-cost =
    { $what ->
        [number] „{ $value }” to nie jest trudność dla poziomu „{ $tier }”; do wyboru: { $allowed }
       *[cost] „{ $value }” to nie jest koszt dla poziomu „{ $tier }”; do wyboru: { $allowed }
    }
error-no-such-tier = „{ $tier }” nie jest poziomem mocy; do wyboru: { $allowed }
error-no-luck-left = { $hero } nie ma już Łutów Szczęścia; spróbuj bez nich
error-no-luck-in-game = w tej grze nie ma Łutów Szczęścia; spróbuj bez nich albo użyj pakietu, który je ma
error-no-such-asset =
    { $count ->
        [0] { $hero } nie ma atutów; pomiń atut
        [one] { $hero } ma { $count } atut; wybierz właśnie ten
        [few] { $hero } ma { $count } atuty; wybierz jeden z nich, licząc od 0
        [many] { $hero } ma { $count } atutów; wybierz jeden z nich, licząc od 0
       *[other] { $hero } ma { $count } atutu; wybierz jeden z nich, licząc od 0
    }
error-asset-spent = atut „{ $asset }” wykorzystano już tyle razy, ile pozwala scena; poczekaj do następnej sceny
error-no-blind-repeat = „{ $task }” już się nie udało; spróbuj inaczej albo zgódź się na koszt
error-not-down = { $ally } jest na nogach; wybierz kogoś powalonego
error-not-adjacent = { $ally } jest za daleko; najpierw tam podejdź
error-not-yourself = { $hero } nie może pomóc sobie; wybierz kogoś innego
error-help-waits =
    { $most ->
        [one] { $ally } nie może dostać więcej pomocy (liczy się { $most } sojusznik); zrób coś innego
        [few] { $ally } nie może dostać więcej pomocy (liczy się { $most } sojuszników); zrób coś innego
        [many] { $ally } nie może dostać więcej pomocy (liczy się { $most } sojuszników); zrób coś innego
       *[other] { $ally } nie może dostać więcej pomocy (liczy się { $most } sojusznika); zrób coś innego
    }
error-no-movement-left = { $who } nie ma już ruchu w tej turze; poczekaj na następną
error-no-board = { $who } nie może się tak ruszyć bez mapy; najpierw ją przygotuj
error-no-such-item = na karcie nie ma „{ $item }”; do wyboru: { $allowed }
error-no-such-talent = na karcie nie ma talentu „{ $talent }”; do wyboru: { $allowed }
error-help-not-given = { $hero } nie ma jeszcze pomocy: w walce kosztuje ona akcję sojusznika; niech sojusznik najpierw pomoże
error-tier-too-low = moc poziomu „{ $tier }” jest na to za słaba; użyj poziomu „{ $least }” lub wyższego
error-already-there = { $who } nie może już zmienić tej odległości; rusz w drugą stronę albo zostań
error-not-in-a-fight = nie trwa żadna walka; najpierw ją zacznij
error-fight-goes-on = walka już trwa; zakończ turę albo scenę
error-asset-does-not-fit = atut „{ $asset }” działa tylko w ataku wręcz; użyj innego albo żadnego
error-hold-needs-power = { $foe }: unieruchomić może tylko moc; zaatakuj mocą albo po prostu zadaj Ranę
error-area-needs-power = tylko moc może objąć cały obszar, w którego środku jest { $foe }; zaatakuj mocą albo po prostu zadaj Ranę
error-several-need-power = tylko moc uderza w kilku przeciwników naraz; niech celem będzie tylko { $foe } albo użyj mocy
error-nobody-around = w pobliżu jest tylko { $foe }; zwykły atak mocą zrobi to samo taniej
error-foe-is-held = { $foe } jest w uścisku mocy i nic nie może zrobić; niech działa inny przeciwnik albo poczekaj, aż moc puści
error-nothing-to-shoot-with = { $hero } nie ma na karcie niczego, z czego można strzelić lub czym rzucić; uderz z bliska, dopisz do sprzętu łuk, procę lub coś podobnego albo zapytaj mistrza gry, który może uznać, że wystarczy coś spod ręki
error-no-power-going = { $hero } nie ma działającej mocy, którą dałoby się podtrzymać; najpierw użyj mocy
error-power-goes-on = { $hero } ma moc, która działa jeszcze w tej turze; podtrzymaj ją w następnej
error-no-power-comes = { $hero } nie jest teraz celem żadnej mocy, więc nie ma czego odeprzeć ani uniknąć; mistrz gry mówi, kiedy jest inaczej
error-not-hurt = { $hero } ma wszystkie Serca; ulecz kogoś rannego
error-clock-without-steps =
    { $steps ->
        [one] nie da się ustawić licznika „{ $clock }” na { $steps } krok; podaj nazwę i co najmniej 1 krok
        [few] nie da się ustawić licznika „{ $clock }” na { $steps } kroki; podaj nazwę i co najmniej 1 krok
        [many] nie da się ustawić licznika „{ $clock }” na { $steps } kroków; podaj nazwę i co najmniej 1 krok
       *[other] nie da się ustawić licznika „{ $clock }” na { $steps } kroku; podaj nazwę i co najmniej 1 krok
    }
error-no-such-value = „{ $path }” nie oznacza niczego w tej scenie; podaj identyfikator kogoś, kto w niej jest, kropkę i jedną z jego wartości
error-no-such-creature-block = w bestiariuszu nie ma „{ $block }”; sprawdź listę stworów albo zaimportuj blok statystyk

# Laboratorium przez HTTP i od stołu
source-fight = walka
error-lab-nobody-to-fight = { $side ->
        [party] żaden bohater nie może walczyć; podaj choć jednego zdolnego do walki
       *[foes] nie ma z kim walczyć; podaj choć jednego przeciwnika zdolnego do walki
    }
error-lab-scene-unreadable = to nie jest scena z tej gry ({ $reason }); pobierz ją od stołu ponownie
error-lab-nothing-wanted = nie podano ryzyka; podaj szansę na zwycięstwo albo ilu bohaterów ma paść
error-lab-foes-needed = nie podano przeciwników; podaj, którzy mogą się pojawić, każdy z początkową liczbą
error-lab-no-distances = ta gra nie zna ani stref, ani obszarów; pomiń odległość
error-lab-distance-at-table = przy stole każdy już ma swoje miejsce; pomiń odległość albo ułóż własną walkę
error-lab-rulings-of-one-game = każda gra ma własne decyzje MG; usuń je, by porównać gry
error-lab-map-of-written-fights = mapa wymaga walki, do której wszyscy stają w pełni sił; pomiń scenę, zmienione wartości i nieobecnych
error-lab-no-scene-yet = przy tym stole nikogo jeszcze nie ma; najpierw dodaj bohatera
error-lab-no-such-question = nikt już nie pracuje nad pytaniem „{ $ask }”; zapytaj jeszcze raz
error-lab-took-too-long = nawet część odpowiedzi trwała za długo; zapytaj o mniej osób albo wybierz symulację
lab-advice-no-party = Żaden bohater nie może walczyć: dodaj zdolnego do walki albo kogoś wylecz.
lab-advice-no-foes = Nie ma z kim walczyć: dodaj przeciwników przy stole albo tutaj.
lab-advice-no-fight = Walka nie trwa: szanse zakładają, że zaczyna się teraz, tak jak walki w tej grze.
lab-advice-pending = Rzut przy stole wciąż czeka; jego wyniku tu nie uwzględniono.
