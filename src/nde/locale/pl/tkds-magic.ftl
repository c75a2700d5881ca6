# TKDS: czary, rzucanie, koncentracja, zwoje.

## Czary

tkds-spell-electric-jolt = Wyładowanie elektryczne
    .text = Zasięg 10 m. Sukces: 1k12 obrażeń jednemu celowi, potem wyładowanie przeskakuje na drugi, oddalony najwyżej o 2 m, i zadaje 1k6. Krytyczny sukces: jedno i drugie podwaja się po rzucie. Porażka: pierwszy cel odnosi 1k6 obrażeń.
tkds-spell-mage-armour = Pancerz maga
    .text = Na siebie, do najbliższego noclegu. Sukces: +2 do obrony. Krytyczny sukces: +3. Porażka: +1.
tkds-spell-healing = Leczenie
    .text = Dotyk. Sukces: wraca 1k8+1 PŻ. Krytyczny sukces: maksymalny wynik kości. Porażka: połowa, przynajmniej 1.
tkds-spell-identify-magic = Rozpoznanie magii
    .text = Rytuał trwający jedną turę dziesięciominutową, próg ustala MG, raz dziennie dla każdego przedmiotu. Sukces: wiadomo, co magia robi. Krytyczny sukces: ze wszystkimi szczegółami, razem z klątwą, jeśli jest. Porażka: nic. Krytyczna porażka: nic, a następna próba dopiero na nowym poziomie.
tkds-spell-water-breathing = Oddychanie pod wodą
    .text = Dotyk. Sukces: jedna istota oddycha pod wodą przez 8 godzin. Krytyczny sukces: wszyscy na obszarze 5 × 5 m. Porażka: jedna istota przez godzinę.
tkds-spell-bless = Błogosławieństwo
    .text = Zasięg 10 m, jeden sojusznik. Sukces: +1 do testów przez 10 rund. Krytyczny sukces: +2. Porażka: +1 przez 3 rundy.
tkds-spell-dimensional-jump = Skok wymiarowy
    .text = Rzucający pojawia się w miejscu, które widzi. Sukces: do 20 m dalej. Krytyczny sukces: do 1 km. Porażka: do 10 m.
tkds-spell-dimensional-anchor = Kotwica wymiarowa
    .text = Zasięg 10 m. Kto jest zakotwiczony, przenosi się w przestrzeni tylko wtedy, gdy osiągnie wynik rzucającego. Sukces: 10 rund. Krytyczny sukces: godzina. Porażka: 3 rundy.
tkds-spell-anti-magic-zone = Strefa antymagii
    .text = Obszar 5 × 5 m. Inne czary rzucane w nim lub do niego muszą też osiągnąć wynik rzucającego. Sukces: jedna tura dziesięciominutowa. Krytyczny sukces: 7 × 7 m albo godzina. Porażka: 3 rundy.
tkds-spell-greater-healing = Większe leczenie
    .text = Zasięg 10 m. Sukces: wraca 1k8+8 PŻ. Krytyczny sukces: maksymalny wynik kości. Porażka: połowa, przynajmniej 1.
tkds-spell-implosion = Implozja
    .text = Zasięg 10 m. Sukces: 30 obrażeń. Krytyczny sukces: 60. Porażka: 10.
tkds-spell-stun-curse = Klątwa ogłuszenia
    .text = Zasięg 10 m. Sukces: cel niższego poziomu jest ogłuszony przez 1k6 rund, każdy inny przez 1. Krytyczny sukces: dwa razy dłużej. Porażka: o połowę krócej, a na cel równego lub wyższego poziomu nie działa.
tkds-spell-roots = Korzenie
    .text = Zasięg 10 m, istota najwyżej dwa razy większa od człowieka. Sukces: nie może się ruszyć przez turę dziesięciominutową; uwolnienie to akcja i test SIŁ lub ZRĘ o progu 10, z utrudnieniem dla ofiary, bez utrudnienia dla pomagających. Krytyczny sukces: samodzielne uwolnienie jest niemożliwe. Porażka: połowa szybkości przez rundę.
tkds-spell-touch-of-stupidity = Dotyk głupoty
    .text = Dotyk, 10 rund. Sukces: −2 do INT. Krytyczny sukces: −4. Porażka: −1.
tkds-spell-water-walking = Chodzenie po wodzie
    .text = Dotyk. Sukces: jedna istota chodzi po wodzie przez godzinę. Krytyczny sukces: wszyscy na obszarze 5 × 5 m. Porażka: jedna istota przez turę dziesięciominutową.
tkds-spell-magic-weapon = Magiczna broń
    .text = Dotyk. Sukces: +1 do trafienia i obrażeń przez 6 rund. Krytyczny sukces: +2. Porażka: +1 przez 3 rundy.
tkds-spell-illusory-scene = Złudna scena
    .text = Rytuał trwający jedną turę dziesięciominutową: obraz 10 × 10 m w odległości do 100 m, na godzinę. Krytyczny sukces: potrafi mówić i trwa bez ograniczeń. Porażka: pozwala się przejrzeć testem INT o progu 14.
tkds-spell-illusory-terrain = Złudny teren
    .text = Rytuał trwający jedną turę dziesięciominutową: grunt 10 × 10 m w odległości do 100 m wygląda inaczej, przez godzinę. Krytyczny sukces: bez ograniczeń. Porażka: pozwala się przejrzeć testem INT o progu 14.
tkds-spell-storm = Burza
    .text = Obszar 100 × 100 m, podtrzymywanie najwyżej przez 10 rund. Sukces: 1k4 piorunów na rundę, każdy za 3k12, najwyżej jeden na istotę. Krytyczny sukces: 2k4 piorunów. Porażka: jeden piorun co drugą rundę.
tkds-spell-blinding-curse = Klątwa ślepoty
    .text = Zasięg 10 m. Sukces: cel o trzy lub więcej poziomów niższy ślepnie na stałe, niższy na turę dziesięciominutową, każdy inny na 1k6 rund. Krytyczny sukces: o stopień dłużej. Porażka: o stopień krócej, a na cel równego lub wyższego poziomu nie działa.
tkds-spell-healing-circle = Krąg leczenia
    .text = Wszyscy sojusznicy w promieniu 10 m. Sukces: każdemu wraca 1k8+8 PŻ. Krytyczny sukces: maksymalny wynik kości. Porażka: połowa, przynajmniej 1.

## Stany po czarach

tkds-condition-mage-armour = pancerz maga
tkds-condition-water-breathing = oddychanie pod wodą
tkds-condition-blessed = błogosławieństwo
tkds-condition-anchored = zakotwiczenie w przestrzeni
tkds-condition-anti-magic = w strefie antymagii
tkds-condition-stunned = ogłuszenie
tkds-condition-rooted = uwięzienie w korzeniach
tkds-condition-slowed = połowa szybkości
tkds-condition-dull = przytępiony umysł
tkds-condition-water-walking = chodzenie po wodzie
tkds-condition-magic-weapon = magiczna broń
tkds-condition-storm = podtrzymywana burza
tkds-condition-blinded = ślepota

## Rzeczy z czarami

tkds-item-wand = różdżka
    .acc = różdżkę
tkds-item-rod = berło
tkds-item-magic-staff = magiczna laska
    .acc = magiczną laskę

## Co przeszkadza w rzucaniu

tkds-cause-casting-armour = przeszkadza pancerz lub tarcza
tkds-cause-casting-threatened = przeciwnik w zasięgu
tkds-cause-casting-scroll = zwój nieznanej dyscypliny

## Kroki

tkds-step-casting = { $who } rzuca czar „{ $spell }”, kategoria { $category }, próg { $hu }
tkds-step-casting-hindered = { $who } ma utrudnienie: { $cause }
tkds-step-casting-against = przeszkadza inna magia: { $who } musi osiągnąć { $total }
tkds-step-vessel-used = { $who } sięga po { $item-acc } i rzuca czar „{ $spell }”
tkds-step-cast-exhausting = { $who } zamiast energii płaci wyczerpaniem
tkds-step-cast-for-nothing = { $who } przynajmniej nic za to nie płaci
tkds-step-cast-paid = { $who } płaci { $cost } pkt energii magicznej
tkds-step-spell-doubled = krytyczny sukces, „{ $spell }”: obrażenia liczą się podwójnie
tkds-step-spell-healing = „{ $spell }”: { $target } odzyskuje najwyżej { $points } PŻ
tkds-step-spell-leap = { $who } może pojawić się do { $metres } m dalej
tkds-step-spell-zone = „{ $spell }” wypełnia na { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    } kwadrat o boku { $metres } m, siła { $value }
tkds-step-spell-zone-area = „{ $spell }” wypełnia na { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    } „{ $area }”, siła { $value }
tkds-step-spell-immune = „{ $spell }” nie działa, { $target } ma na to niewrażliwość: { $condition }
tkds-step-spell-lasts =
    { $laid ->
        [mage-armour] { $target } ma na sobie pancerz maga
        [water-breathing] { $target } może oddychać pod wodą
        [blessed] { $target } ma błogosławieństwo
        [anchored] { $target } tkwi w przestrzeni jak na kotwicy
        [anti-magic] magia gaśnie tam, gdzie stoi { $target }
        [stunned] { $target } nie wie, co się dzieje: to ogłuszenie
        [rooted] korzenie oplatają nogi, { $target } nie może się ruszyć
        [slowed] { $target } porusza się o połowę wolniej
        [dull] { $target } ma przytępiony umysł
        [water-walking] { $target } może chodzić po wodzie
        [magic-weapon] { $target } ma w ręku broń lśniącą magią
        [storm] { $target } podtrzymuje burzę
        [blinded] { $target } traci wzrok
       *[other] { $target } jest pod działaniem czaru: { $condition }
    }{ $gives ->
        [defence] , +{ $value } do obrony
        [checks] , +{ $value } do testów
        [weapon] , +{ $value } do trafienia i obrażeń
        [intelligence] , −{ $value } do INT
        [total] , aby to przełamać, trzeba { $value }
        [fast] , bez pomocy nie można się uwolnić
        [storm-1] , jeden piorun co drugą rundę
        [storm-2] , 1k4 piorunów na rundę
        [storm-3] , 2k4 piorunów na rundę
       *[other] { "" }
    }{ $until ->
        [night] , do najbliższego noclegu
       *[end] , aż coś to zakończy
    }
tkds-step-spell-resisted = „{ $spell }” nie odnosi skutku, { $target } się opiera: { $condition }
tkds-step-spell-rounds =
    { $laid ->
        [mage-armour] { $target } ma na sobie pancerz maga
        [water-breathing] { $target } może oddychać pod wodą
        [blessed] { $target } ma błogosławieństwo
        [anchored] { $target } tkwi w przestrzeni jak na kotwicy
        [anti-magic] magia gaśnie tam, gdzie stoi { $target }
        [stunned] { $target } nie wie, co się dzieje: to ogłuszenie
        [rooted] korzenie oplatają nogi, { $target } nie może się ruszyć
        [slowed] { $target } porusza się o połowę wolniej
        [dull] { $target } ma przytępiony umysł
        [water-walking] { $target } może chodzić po wodzie
        [magic-weapon] { $target } ma w ręku broń lśniącą magią
        [storm] { $target } podtrzymuje burzę
        [blinded] { $target } traci wzrok
       *[other] { $target } jest pod działaniem czaru: { $condition }
    }{ $gives ->
        [defence] , +{ $value } do obrony
        [checks] , +{ $value } do testów
        [weapon] , +{ $value } do trafienia i obrażeń
        [intelligence] , −{ $value } do INT
        [total] , aby to przełamać, trzeba { $value }
        [fast] , bez pomocy nie można się uwolnić
        [storm-1] , jeden piorun co drugą rundę
        [storm-2] , 1k4 piorunów na rundę
        [storm-3] , 2k4 piorunów na rundę
       *[other] { "" }
    }, na { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }
tkds-step-spell-let-go = { $who } przestaje podtrzymywać czar „{ $spell }”
tkds-step-concentration-shaken = koncentracja słabnie, { $who } walczy o czar „{ $spell }”
tkds-step-concentration-kept = { $who } mimo to podtrzymuje czar „{ $spell }”
tkds-step-concentration-lost = { $who } nie utrzymuje czaru „{ $spell }”

## Pytania i rzuty

tkds-ask-spell-grows = „{ $spell }” to krytyczny sukces: na godzinę czy na obszar { $area } × { $area } m?
tkds-option-spell-grows-longer = godzina
tkds-option-spell-grows-wider = większy obszar
tkds-roll-spell = { $who }: rzuć { $die } na efekt czaru

## Skutki

tkds-effect-magic-spent = { $who } zużywa { $points } pkt energii magicznej
tkds-effect-magic-gained = { $who } odzyskuje { $points } pkt energii magicznej
tkds-effect-enchanted =
    { $who } jest pod działaniem czaru: { $condition }{ $gives ->
        [defence] , +{ $condition-value } do obrony
        [checks] , +{ $condition-value } do testów
        [weapon] , +{ $condition-value } do trafienia i obrażeń
        [intelligence] , −{ $condition-value } do INT
        [total] , aby to przełamać, trzeba { $condition-value }
        [fast] , bez pomocy nie można się uwolnić
        [storm-1] , jeden piorun co drugą rundę
        [storm-2] , 1k4 piorunów na rundę
        [storm-3] , 2k4 piorunów na rundę
       *[other] { "" }
    }{ $condition-until ->
        [rounds] , czas w rundach: { $condition-rounds }
        [night] , do najbliższego noclegu
       *[end] , aż coś to zakończy
    }
tkds-effect-concentration-begun = { $who } musi teraz podtrzymywać czar „{ $spell }”
tkds-effect-spell-ended = { $who } traci czar „{ $spell }”
tkds-effect-leapt = { $who } przenosi się w przestrzeni najwyżej o { $metres } m
tkds-effect-zone-laid = { $who } kładzie magię na to miejsce, { $zone-metres } × { $zone-metres } m: { $condition }, do przełamania wynikiem { $zone-value }, czas w rundach: { $zone-rounds }
tkds-effect-magic-learned = { $who } dowiaduje się, co robi ta magia{ $subject ->
        [thing] { "" }
       *[other] , „{ $subject }”
    }: { $outcome }
tkds-effect-subject-tried = { $who } nie może już użyć czaru „{ $spell }” na { $subject ->
        [thing] tym samym
       *[other] „{ $subject }”
    } { $until ->
        [level] przed nowym poziomem
       *[other] tego dnia
    }
tkds-effect-spell-told = { $who } rzuca „{ $spell }”, a MG mówi, co się dzieje: { $outcome }
tkds-effect-grew-exhausted = { $who } odczuwa wyczerpanie
tkds-effect-thing-used = { $who } zużywa { $item-acc }

## Sytuacje, parametry, propozycje

tkds-situation-cast = rzucenie czaru
tkds-situation-concentration = podtrzymanie czaru mimo obrażeń
tkds-param-spell = czar
tkds-param-target-level = poziom celu
tkds-param-target-hp = pełne PŻ celu
tkds-param-caster-level = poziom rzucającego czar
tkds-param-wounds = ilu z tych PŻ brakuje sojusznikowi; wszystkich: leży umierający
tkds-param-magic = ile jest energii magicznej
tkds-param-second = czy obok stoi drugi przeciwnik
tkds-param-scroll = czy jest odczytywany ze zwoju
tkds-param-exhausts = czy płaci się wyczerpaniem
tkds-param-grows = co zwiększa krytyczny sukces
tkds-value-grows-longer = czas trwania
tkds-value-grows-wider = obszar
tkds-param-subject = co jest badane
tkds-offer-cast = Rzuć czar
tkds-offer-cast-exhausting = Rzuć czar za cenę wyczerpania
tkds-offer-read-scroll = Rzuć czar ze zwoju, różdżki, berła lub laski
tkds-offer-end-spell = Przestań podtrzymywać czar
tkds-offer-keep-spell = Sprawdź czyjąś koncentrację

## Błędy

error-no-such-spell = „{ $text }” nie jest czarem; wybierz jeden z: { $allowed }
error-spell-not-known = „{ $spell }” to czar, którego { $who } nie zna; rzuć znany czar albo odczytaj zwój
error-spell-too-high = „{ $spell }” wymaga poziomu { $level }; rzuć czar niższej kategorii
error-too-little-magic = „{ $left }” to za mało energii magicznej ({ $who }), czar kosztuje { $cost }; najpierw odpocznij albo rzuć tańszy
error-cannot-exhaust = „{ $who }” nie może zapłacić wyczerpaniem; potrzebny jest atut, a wyczerpana postać tego nie zrobi
error-ritual-in-fight = „{ $spell }” to rytuał i trwa dziesięć minut; rzuć go po walce
error-hands-full =
    { $hands ->
        [one] potrzeba „{ $hands }” wolnej ręki; najpierw coś odłóż
        [few] potrzeba „{ $hands }” wolnych rąk; najpierw coś odłóż
        [many] potrzeba „{ $hands }” wolnych rąk; najpierw coś odłóż
       *[other] potrzeba „{ $hands }” wolnej ręki; najpierw coś odłóż
    }
error-armour-stops-magic = „{ $who }” nosi pancerz lub tarczę bez wyszkolenia; zdejmij je, by rzucać czary
error-spell-targets = „{ $spell }” nie da się tak wycelować; podaj różne, odpowiednie cele, od { $least } do { $most }
error-spell-out-of-range = „{ $target }” jest w odległości { $distance } m, { $spell } sięga { $most } m; podejdź bliżej albo wybierz inny cel
error-tried-already = „{ $subject }” już zbadano ({ $who }); spróbuj jutro, a po krytycznej porażce dopiero na nowym poziomie
error-subject-missing = „{ $spell }” coś bada; powiedz co, na przykład subject=pierścień
error-not-a-scroll = „{ $who }” nie ma tam niczego z tym czarem ({ $spell }); podaj miejsce zwoju, różdżki, berła albo laski
error-needs-discipline = „{ $item }” ({ $spell }) wymaga dyscypliny, której { $who } nie zna; oddaj tę rzecz komuś, kto ją zna
error-no-spell-kept = „{ $who }” nie podtrzymuje czaru; najpierw rzuć taki, który wymaga koncentracji

## Przykłady

example-tkds-ex-m1 = Mag z INT +3 wyrzuca 10 przy progu 12: wyładowanie zadaje 7, przeskakuje na drugiego przeciwnika za 4 i kosztuje 4 punkty energii.
example-tkds-ex-m2 = 19 daje 22, o dziesięć ponad próg: obrażenia obojga podwajają się po rzucie.
example-tkds-ex-m3 = Porażka też zadaje 1k6 pierwszemu celowi, a energia i tak przepada.
example-tkds-ex-m4 = Leczenie się nie udaje, 11 przy progu 12: połowa z 2+1, zaokrąglona w dół, to 1.
example-tkds-ex-m5 = Naturalna 20 leczy tyle, ile wynosi maksimum: 9.
example-tkds-ex-m6 = Zwój nieznanej dyscypliny czyta się z utrudnieniem: z 15 i 11 liczy się 11, a energii nie ubywa.
example-tkds-ex-m7 = Rzucający z +4 wyrzuca po obrażeniach 11: 15 przy progu 16 to porażka i czar się kończy.
example-tkds-ex-m8 = Łotr z k6 śpi dobrze: wraca 6 PŻ, bez względu na poziom, i cała esencja.
example-tkds-ex-m9 = Mag odzyskuje 10 punktów energii magicznej z k10 i PŻ do maksimum.
example-tkds-ex-m10 = Poświęcona na to tura dziesięciominutowa zwraca jeden punkt esencji; w rzucie szczęścia wypada 5 i nic się nie dzieje.
