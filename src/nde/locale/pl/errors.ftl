# Co może pójść źle: co jest nie tak z podaną wartością, a potem co zrobić.

## Rodziny błędów i dokumenty

error-error = coś jest nie tak z tym, co podano; sprawdź to jeszcze raz
error-unreadable = nie da się tego odczytać; sprawdź zapis
error-missing = to nie istnieje; sprawdź nazwę
error-illegal = zasady teraz na to nie pozwalają; wybierz coś innego
error-stale = od tamtej pory coś się zmieniło; spójrz na stół i spróbuj ponownie
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
error-no-such-language = nie mówimy w języku „{ $language }”; użyj jednego z: { $allowed }

## Odpowiedzi na pytania zasad

error-not-an-option = „{ $answer }” nie odpowiada na pytanie „{ $key }”; użyj jednego z: { $allowed }
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

error-no-such-game = nie mamy gry „{ $game }”; użyj jednej z: { $allowed }
error-no-such-situation = „{ $name }” nie jest sytuacją tej gry; użyj jednej z: { $allowed }
error-no-such-rule = „{ $id }” nie jest zasadą tej gry; numery zasad są na ich liście
error-no-such-hero = w tej scenie nie ma bohatera „{ $id }”; użyj jednego z: { $allowed }
error-no-such-foe = w tej scenie nie ma przeciwnika „{ $id }”; użyj jednego z: { $allowed }
error-no-such-block = ta gra nie zna przeciwnika „{ $block }”; użyj jednego z: { $allowed }
error-no-such-clock = w tej scenie nie ma licznika „{ $id }”; użyj jednego z: { $allowed }
error-no-such-who = nikt w tej scenie nie nazywa się „{ $who }”; użyj jednego z: { $allowed }

## Działania, których zasady teraz zabraniają

error-action-refused = zasady teraz na to nie pozwalają ({ $rule }); wybierz inne działanie
error-not-your-turn = { $who } nie może działać w turze drugiej strony; najpierw zakończ tamtą turę
error-already-acted = { $who } nie ma już akcji w tej turze; poczekaj do następnej tury
error-is-down = { $who } nie ma już serc i nie może działać; najpierw niech pomoże sojusznik
error-is-dead = { $who } nie żyje; wybierz kogoś innego
error-foe-is-out = { $foe } nie bierze już udziału w walce; wybierz przeciwnika, który jeszcze stoi
error-out-of-reach = { $foe } jest za daleko na ten atak; podejdź bliżej albo atakuj z dystansu
error-power-needs-line = { $foe } jest za pełną osłoną, a atak mocą zwykle wymaga czystej linii; znajdź ją albo niech MG powie, że ten jej nie wymaga
error-full-cover = { $foe } jest za pełną osłoną; znajdź czystą linię albo niech MG rozstrzygnie o osłonie
error-no-mana = { $hero } ma { count-mana }, a potrzeba { $cost }; wybierz coś tańszego albo najpierw odpocznij
error-wrong-cost =
    { $what ->
        [number] „{ $value }” to nie jest trudność dla poziomu „{ $tier }”; użyj jednej z: { $allowed }
       *[cost] „{ $value }” to nie jest koszt dla poziomu „{ $tier }”; użyj jednego z: { $allowed }
    }
error-no-such-tier = „{ $tier }” nie jest poziomem mocy; użyj jednego z: { $allowed }
error-no-luck-left = { $hero } nie ma już łutów szczęścia; spróbuj bez nich
error-no-luck-in-game = w tej grze nie ma łutów szczęścia; spróbuj bez nich albo użyj pakietu, który je ma
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
error-not-down = { $ally } nie leży; wybierz kogoś, kto leży
error-not-adjacent = { $ally } jest za daleko; najpierw tam podejdź
error-not-yourself = { $hero } nie może jednocześnie pomagać i korzystać z pomocy; wybierz kogoś innego
error-help-waits =
    { $most ->
        [one] { $ally } ma już całą pomoc, która się liczy ({ $most } sojusznik); zrób coś innego
        [few] { $ally } ma już całą pomoc, która się liczy ({ $most } sojuszników); zrób coś innego
        [many] { $ally } ma już całą pomoc, która się liczy ({ $most } sojuszników); zrób coś innego
       *[other] { $ally } ma już całą pomoc, która się liczy ({ $most } sojusznika); zrób coś innego
    }
error-no-movement-left = { $who } nie ma już ruchu w tej turze; poczekaj do następnej tury
error-no-board = w tej scenie nie ma planszy do takiego ruchu ({ $who }); najpierw ją przygotuj
error-no-such-item = na karcie nie ma „{ $item }”; użyj jednego z: { $allowed }
error-no-such-talent = na karcie nie ma talentu „{ $talent }”; użyj jednego z: { $allowed }
error-help-not-given = w walce pomoc kosztuje akcję sojusznika; niech sojusznik najpierw pomoże ({ $hero })
error-tier-too-low = moc poziomu { $tier } jest na to za słaba; użyj poziomu { $least } lub silniejszego
error-already-there = tej odległości nie da się już zmienić ({ $who }); rusz w drugą stronę albo zostań
error-not-in-a-fight = tury nie są teraz liczone; najpierw zacznij walkę
error-fight-goes-on = walka już trwa; zakończ turę albo scenę
error-asset-does-not-fit = atut „{ $asset }” działa tylko w ataku wręcz; użyj innego albo żadnego
error-hold-needs-power = w miejscu może przytrzymać tylko moc ({ $foe }); zaatakuj mocą albo celuj w ranę
error-area-needs-power = obszar może objąć tylko moc (wokół celu { $foe }); zaatakuj mocą albo celuj w ranę
error-several-need-power = w kilku naraz uderza tylko moc; zaatakuj tylko jeden cel ({ $foe }) albo użyj mocy
error-nobody-around = wokół celu { $foe } nie ma nikogo więcej; zwykły atak mocą zrobi to samo taniej
error-foe-is-held = { $foe } jest w uścisku mocy i nic nie może zrobić; niech działa inny przeciwnik albo poczekaj, aż moc puści
error-nothing-to-shoot-with = { $hero } nie ma na karcie niczego, z czego można strzelić lub czym rzucić; uderz z bliska, dopisz do sprzętu łuk, procę lub coś podobnego albo zapytaj mistrza gry, który może uznać, że wystarczy coś spod ręki
error-no-power-going = żadna moc ({ $hero }) teraz nie działa, więc nie ma czego podtrzymać; najpierw użyj mocy
error-power-goes-on = moc ({ $hero }) działa jeszcze w tej turze; podtrzymaj ją w następnej
error-no-power-comes = żadna moc nie uderza teraz w cel { $hero }, więc nie ma czego odeprzeć ani uniknąć; mistrz gry mówi, kiedy uderza
error-not-hurt = komplet serc, nie ma czego leczyć ({ $hero }); ulecz kogoś rannego
error-clock-without-steps = nie da się ustawić licznika „{ $clock }” (kroki: { $steps }); podaj nazwę i co najmniej 1 krok
error-no-such-value = „{ $path }” do niczego w tej scenie nie prowadzi; podaj identyfikator kogoś, kto w niej jest, kropkę i jedną z jego wartości
error-no-such-creature-block = „{ $block }” nie ma w bestiariuszu; poszukaj nazwy na liście stworów albo zaimportuj blok statystyk

# Laboratorium przez HTTP i od stołu
source-fight = walka
error-lab-nobody-to-fight = { $side ->
        [party] żaden bohater nie może walczyć; podaj choć jednego, który się trzyma
       *[foes] nie ma z kim walczyć; podaj choć jednego przeciwnika, który się trzyma
    }
error-lab-scene-unreadable = to nie jest scena z tej gry ({ $reason }); pobierz ją od stołu jeszcze raz
error-lab-nothing-wanted = nie podano ryzyka; powiedz, jaka ma być szansa na zwycięstwo albo ilu bohaterów ma paść
error-lab-foes-needed = nie podano przeciwników; powiedz, którzy mogą przyjść, każdy z początkową liczbą
error-lab-no-distances = ta gra nie zna ani pasm odległości, ani obszarów; zacznij walkę bez odległości
error-lab-distance-at-table = przy stole każdy już gdzieś stoi; pomiń odległość albo ułóż własną walkę
error-lab-rulings-of-one-game = każda gra ma własne orzeczenia; usuń je, by porównać gry
error-lab-map-of-written-fights = mapa wymaga walki zapisanej od zera, w pełni sił; pomiń scenę, zmiany i nieobecnych
error-lab-no-scene-yet = przy tym stole nikogo jeszcze nie ma; najpierw wprowadź bohatera
error-lab-no-such-question = nikt już nie pracuje nad pytaniem „{ $ask }”; zapytaj jeszcze raz
error-lab-took-too-long = nawet część odpowiedzi trwała za długo; zapytaj o mniej osób albo wybierz symulację
lab-advice-no-party = Żaden bohater nie może walczyć: wprowadź takiego, który się trzyma, albo kogoś wylecz.
lab-advice-no-foes = Nie ma z kim walczyć: wprowadź przeciwników do gry albo dodaj ich tutaj.
lab-advice-no-fight = Walka nie trwa: liczymy tak, jakby zaczynała się teraz, tak jak zaczyna ją gra.
lab-advice-pending = Rzut przy stole czeka jeszcze na kogoś: tego, co z niego wyniknie, tu nie ma.
