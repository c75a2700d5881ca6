# Cairn 2e: rzuty obronne i walka.

## Words

cairn2e-outcome-nothing = nic
cairn2e-outcome-hurt = rana
cairn2e-outcome-scar = blizna
cairn2e-outcome-wounded = strata SIŁ, walka trwa
cairn2e-outcome-critical = obrażenia krytyczne
cairn2e-outcome-dead = śmierć
cairn2e-outcome-backfires = działa, ale nie bez szkody

cairn2e-condition-dead = nie żyje
cairn2e-condition-critical = umiera, może się tylko czołgać
cairn2e-condition-mortal = rana śmiertelna
cairn2e-condition-stable = stan stabilny
cairn2e-condition-fled = ucieczka
cairn2e-condition-paralysed = paraliż (ZRĘ 0)
cairn2e-condition-delirious = majaczenie (WOL 0)
cairn2e-condition-panicked = panika
cairn2e-condition-loses-turn = strata tej tury
cairn2e-condition-overloaded = przeciążenie: HP liczą się jako 0
cairn2e-condition-hobbled = ledwo się porusza
cairn2e-condition-scarred = wynosi z walki bliznę
cairn2e-feature-leader = przewodzi grupie

cairn2e-scar-1 = Trwała blizna
    .text = trwały ślad na części ciała
cairn2e-scar-2 = Wstrząs
    .text = wstrząs, dopóki nie wróci skupienie; gracz mówi, jak
cairn2e-scar-3 = Zwalenie z nóg
    .text = bez tchu: niedostatek do czasu kilku godzin odpoczynku
cairn2e-scar-4 = Złamanie
    .text = złamana kość, póki się nie zrośnie
cairn2e-scar-5 = Zakażenie
    .text = zakażenie, póki nie minie
cairn2e-scar-6 = Otrzeźwiająca rana głowy
    .text = uderzenie w głowę zmienia atrybut
cairn2e-scar-7 = Podcięte ścięgno
    .text = prawie bez ruchu do czasu poważnej pomocy i odpoczynku
cairn2e-scar-8 = Utrata słuchu
    .text = głuchota do czasu niezwykłej pomocy; rzut wykonuje się mimo to
cairn2e-scar-9 = Odmieniony umysł
    .text = coś ukrytego w umyśle się obluzowuje
cairn2e-scar-10 = Okaleczenie
    .text = kończyna oderwana lub bezużyteczna, Opiekun mówi która
cairn2e-scar-11 = Śmiertelna rana
    .text = niedostatek, poza walką, śmierć po godzinie bez leczenia
cairn2e-scar-12 = Naznaczenie śmiercią
    .text = śmierć była blisko i jeszcze zapyta

cairn2e-by-row =
    { $row ->
        [1] { cairn2e-scar-1 }
        [2] { cairn2e-scar-2 }
        [3] { cairn2e-scar-3 }
        [4] { cairn2e-scar-4 }
        [5] { cairn2e-scar-5 }
        [6] { cairn2e-scar-6 }
        [7] { cairn2e-scar-7 }
        [8] { cairn2e-scar-8 }
        [9] { cairn2e-scar-9 }
        [10] { cairn2e-scar-10 }
        [11] { cairn2e-scar-11 }
       *[12] { cairn2e-scar-12 }
    }

cairn2e-detail-neck = szyja
cairn2e-detail-hands = dłonie
cairn2e-detail-eye = oko
cairn2e-detail-chest = pierś
cairn2e-detail-legs = nogi
cairn2e-detail-ear = ucho
cairn2e-detail-leg = noga
cairn2e-detail-head = głowa
cairn2e-detail-arm = ręka
cairn2e-detail-rib = żebro
cairn2e-detail-skull = czaszka
cairn2e-detail-hand = dłoń
cairn2e-detail-foot = stopa
cairn2e-detail-nose = nos
cairn2e-detail-strength = SIŁ
cairn2e-detail-dexterity = ZRĘ
cairn2e-detail-will = WOL

cairn2e-cause-weakness = gorsza pozycja
cairn2e-cause-distance = bardzo daleki cel
cairn2e-cause-cover = osłona
cairn2e-cause-panic = panika
cairn2e-cause-detachment = jeden przeciw oddziałowi
cairn2e-cause-advantage = lepsza pozycja
cairn2e-cause-helpless = bezbronny cel
cairn2e-cause-numbers = oddział przeciw jednemu
cairn2e-cause-guarded = trudno tak zranić
cairn2e-cause-vulnerable = słaby punkt
cairn2e-cause-pack = sojusznik też atakuje
cairn2e-cause-rage = szał
cairn2e-cause-first-loss = pierwsza strata
cairn2e-cause-half-lost = padła połowa
cairn2e-cause-alone-at-zero = samotny przeciwnik z 0 HP
cairn2e-cause-leader-fallen = przywódca padł

cairn2e-side-party = drużyna
cairn2e-side-foes = przeciwnicy
cairn2e-group-foes = przeciwnicy
cairn2e-group-foe = przeciwnicy
cairn2e-group-hirelings = najemnicy
cairn2e-item-unarmed = gołe pięści
    .with = gołymi pięściami
cairn2e-who-hireling = Najemnik

## Rolls

cairn2e-roll-save = { $who }: rzut obronny, rzuć { $die }
cairn2e-roll-damage = { $who }: rzuć { $die } na obrażenia
cairn2e-roll-scar = { $who }: rzuć { $die } na skutek blizny
cairn2e-roll-scar-place = { $who }: rzuć { $die }: czego dotyczy blizna?
cairn2e-roll-blast-targets = { $who }: rzuć { $die } na liczbę celów wybuchu
cairn2e-roll-attribute-loss = { $who }: rzuć { $die } na stracone punkty
cairn2e-roll-body-part = { $who }: rzuć { $die } na część ciała

## Questions

cairn2e-ask-npc-critical = { $target }: nieudany krytyczny rzut obronny: śmierć czy tylko powalenie?
cairn2e-option-npc-critical-dead = śmierć
cairn2e-option-npc-critical-down = tylko powalenie
cairn2e-ask-routed = { $target } ma obrażenia krytyczne: oddział rozbity czy osłabiony?
cairn2e-option-routed-routed = rozbity
cairn2e-option-routed-weakened = osłabiony
cairn2e-ask-appendage = Co traci { $target }?
cairn2e-option-appendage-hand = dłoń
cairn2e-option-appendage-arm = rękę
cairn2e-option-appendage-foot = stopę
cairn2e-option-appendage-leg = nogę
cairn2e-option-appendage-ear = ucho
cairn2e-option-appendage-nose = nos

## Steps

cairn2e-step-save =
    { $saved ->
        [yes] { $who } wyrzuca { $face } przeciw { $attribute } { $score }: rzut obronny udany
       *[no] { $who } wyrzuca { $face } przeciw { $attribute } { $score }: rzut obronny nieudany
    }
cairn2e-step-save-kept =
    { $saved ->
        [yes] { $who } wyrzuca { $face } na { $attribute }: rzut obronny udany
       *[no] { $who } wyrzuca { $face } na { $attribute }: rzut obronny nieudany
    }
cairn2e-step-saves-against = najwięcej ryzykuje { $who } i tylko ta postać rzuca; po drugiej stronie jest { $other }
cairn2e-step-saves-for-all = { $who } ryzykuje najwięcej i rzuca za wszystkich na { $attribute }
cairn2e-step-fight-begins = wybucha walka
cairn2e-fight-begins-saves = Każdy bohater wykonuje rzut na ZRĘ, żeby działać w pierwszej rundzie.
cairn2e-fight-begins-ready-or-saves = Kto jest w gotowości, działa od razu; każdy inny bohater wykonuje rzut na ZRĘ, żeby działać w pierwszej rundzie.
cairn2e-fight-begins-ready = Bohaterowie są w gotowości i działają od razu, bez rzutu pierwszej rundy.
cairn2e-fight-begins-at-once = W pierwszej rundzie działają wszyscy; nikt nie musi na to rzucać.
cairn2e-fight-begins-units = Przeciwnicy, których blok statystyk czyni w tej liczbie Oddziałem, walczą jak jeden (z units=single każdy walczy osobno).
cairn2e-fight-begins-apart = Każdy przeciwnik walczy osobno, choć blok statystyk czyni ich w tej liczbie jednym Oddziałem.
cairn2e-step-panic-stops = { $who } panikuje i nie działa w pierwszej rundzie
cairn2e-step-acts-at-once = { $who } działa w pierwszej rundzie
cairn2e-step-loses-turn = { $who } traci pierwszą turę
cairn2e-step-declared-strike = { $who } zapowiada atak, celem jest { $target } ({ $item })
cairn2e-step-declared-cast = { $who } chce rzucić zaklęcie „{ $spell }”
    .b = { $who } sięga po zaklęcie „{ $spell }”
cairn2e-step-declared-stabilise = { $who } spieszy z opatrunkiem, czeka na niego { $target }
cairn2e-step-declared-try = { $who } szykuje coś ryzykownego, z rzutem obronnym na { $attribute }
cairn2e-step-declared-recover = { $who } próbuje opanować panikę
cairn2e-step-declared-flee = { $who } chce uciekać
cairn2e-step-declared-flee-to = { $who } chce uciekać: „{ $text }”
cairn2e-step-declared-move = { $who } zmierza na { $to }
cairn2e-step-declared-shift =
    { $nearer ->
        [yes] { $who } chce podejść jeszcze bliżej, tam gdzie jest { $other }
       *[no] { $who } chce się cofnąć jeszcze dalej od miejsca, gdzie jest { $other }
    }
cairn2e-step-declared-wait = { $who } czeka, co się wydarzy
    .b = { $who } się wstrzymuje
cairn2e-step-taken-back = { $who } zmienia zdanie
cairn2e-step-side-acts = runda { $round }, { $side }: wszystkie zapowiedzi spełniają się naraz
cairn2e-step-deed-pointless = { $who } się spóźnia: to, co było w planie, nie jest już możliwe
cairn2e-step-attacks = { $who } atakuje, celem jest { $target } ({ $item }, { $sides })
cairn2e-step-attacks-plainly = { $who } atakuje, celem jest { $target } ({ $item })
cairn2e-step-impaired = { $who } ma atak osłabiony i rzuca { $sides }, przyczyna to { $cause }
cairn2e-step-enhanced = { $who } ma atak wzmocniony i rzuca { $sides }, przyczyna to { $cause }
cairn2e-given-impaired = osłabiony, { $cause }: { $sides }
cairn2e-given-enhanced = wzmocniony, { $cause }: { $sides }
cairn2e-step-modifiers-cancel = { $who } ma atak i wzmocniony, i osłabiony: { $up } oraz { $down } się znoszą
cairn2e-step-two-weapons = { $who } rzuca { $sides } i zachowuje wyższy wynik
cairn2e-step-blast =
    { $count ->
        [one] { $who } razi wszystkich na obszarze, jest jeden cel
        [few] { $who } razi wszystkich na obszarze, są { $count } cele
        [many] { $who } razi wszystkich na obszarze, jest { $count } celów
       *[other] { $who } razi wszystkich na obszarze, celów jest { $count }
    }
cairn2e-step-blast-targets =
    { $count ->
        [one] { $who } wyrzuca { $face } na zasięg wybuchu: jeden cel
        [few] { $who } wyrzuca { $face } na zasięg wybuchu: { $count } cele
        [many] { $who } wyrzuca { $face } na zasięg wybuchu: { $count } celów
       *[other] { $who } wyrzuca { $face } na zasięg wybuchu: { $count } celu
    }
cairn2e-step-armor-capped = { $who } ma Pancerz { $armor }, który liczy się jako { $cap }, czyli najwięcej
cairn2e-step-damage-bonus = { $who }: na kości { $face }, do tego { $bonus } za atak
cairn2e-step-blow = { $who } wyrzuca { $face }, Pancerz { $armor } to zmniejsza: { $net } obrażeń
cairn2e-step-blow-kept = { $who } wyrzuca { $face }, Pancerz jeszcze nie odjęty
cairn2e-step-ignores-armor = { $who } wyrzuca { $face }, a Pancerz się nie liczy
cairn2e-step-no-damage-dice = { $who } nie ma w tym ataku kości obrażeń
cairn2e-step-kept = celem { $count } ataków naraz jest { $target }; liczy się tylko najlepszy, { $net }, a zadaje go { $who }
cairn2e-step-kept-of-one = celem { $count } ataków naraz jest { $target }; liczy się tylko najlepszy, { $net }
cairn2e-step-kept-kept = celem { $count } ataków naraz jest { $target }; liczy się tylko najlepszy, a zadaje go { $who }
cairn2e-step-kept-of-one-kept = celem { $count } ataków naraz jest { $target }; liczy się tylko najlepszy
cairn2e-step-no-harm = { $who } nie odnosi obrażeń
cairn2e-step-bypasses-hp = { $who } nie może się bronić: obrażenia trafiają prosto w SIŁ
cairn2e-step-no-hp-to-lose = { $who } nie może teraz liczyć na swoje HP: obrażenia trafiają prosto w SIŁ
cairn2e-step-hp-lost = { $who } traci { $hp } HP i ma teraz { $left }
cairn2e-step-hp-lost-kept = { $who } traci HP
cairn2e-step-no-scar = { $who } nie ma już HP
    .then = tyle wystarcza, by zeszły wszystkie HP
cairn2e-step-strength-lost = { $who } traci { $points } SIŁ i ma teraz { $left }
cairn2e-step-strength-lost-kept = { $who } traci SIŁ
cairn2e-step-attribute-lost = { $who } traci { $points } { $attribute } i ma teraz { $left }
cairn2e-step-attribute-lost-kept = { $who } traci { $attribute }
cairn2e-step-paralysed = { $who } ma ZRĘ 0 i nie może się poruszyć
cairn2e-step-delirious = { $who } ma WOL 0 i majaczy
cairn2e-step-already-critical = { $who } już umiera, a teraz jest jeszcze gorzej
cairn2e-step-fights-on = { $who } walczy dalej
cairn2e-step-doom-met = przeznaczenie się spełnia: { $who } umiera
cairn2e-step-doom-defied = { $who } wymyka się przeznaczeniu
cairn2e-step-destroyed = { $who } przestaje istnieć
cairn2e-step-critical-at-zero = { $who } ma SIŁ 0 i nie może działać
cairn2e-step-died = { $who } nie żyje
cairn2e-step-crawls =
    { $minutes ->
        [60] { $who } pada i może się tylko czołgać, a bez pomocy umrze w ciągu godziny
        [0] { $rounds ->
            [1] { $who } pada i może się tylko czołgać, a bez pomocy umrze po jednej rundzie
           *[other] { $who } pada i może się tylko czołgać, a bez pomocy umrze po { $rounds } rundach
        }
       *[other] { $who } pada i może się tylko czołgać, a bez pomocy umrze po { $minutes } minutach
    }
cairn2e-step-npc-dies = { $who } pada bez życia
    .b = { $who } pada i już nie wstaje
    .c = to już koniec: { $who } nie żyje
cairn2e-step-weakened = { $who } się rozprasza i walczy dalej już tylko jak ktoś pojedynczy
cairn2e-step-routed = { $who } łamie szyk i ucieka
cairn2e-step-critical-effect = { $who } cierpi jeszcze bardziej, winę ponosi { $foe }: { $critical }
cairn2e-step-creature-note = dla Opiekuna: { $who } – { $creature }
cairn2e-step-immune = { $who } wcale tego nie czuje
cairn2e-step-contact = { $who } cierpi od samego dotyku: prosto w SIŁ, { $sides } bez względu na broń
cairn2e-step-no-attack = dla Opiekuna: { $who } nie ma w opisie ataku; cios jest bez broni, a czy w ogóle padnie, decydujesz Ty
cairn2e-step-crowd = dla Opiekuna: { $block }, od { $count } wzwyż, to według opisu jeden Oddział; tutaj każdy walczy sam, chyba że zostawisz jednego jako Oddział i usuniesz pozostałych
cairn2e-step-crowd-unled = dla Opiekuna: { $block } w takiej liczbie ma przywódcę, a grupa rzuca na jego WOL { $score }; wskaż przywódcę, inaczej liczy się tylko ich własna WOL
cairn2e-step-told-note = { $block }: { $creature } (tutaj tylko opis: wprowadza to Opiekun)
cairn2e-step-told-critical = { $block }, obrażenia krytyczne: { $critical } (tutaj tylko opis: wprowadza to Opiekun)
cairn2e-step-told-no-attack = { $block }: opis nie podaje ataku; tutaj cios jest bez broni, a czy w ogóle padnie, decyduje Opiekun
cairn2e-step-told-crowd-unled = { $block }: tak liczna grupa ma przywódcę i rzuca na jego WOL { $score }; tutaj liczy się tylko ich własna WOL
cairn2e-step-joins-declared = { $who } atakuje razem z sojusznikami, którzy zapowiedzieli ten sam cel; liczą się tylko najwyższe obrażenia
cairn2e-step-halved = { $who } otrzymuje tylko połowę, czyli { $face }
cairn2e-step-endures = { $who } walczy dalej mimo wszystko; koniec dopiero przy SIŁ 0
cairn2e-step-head-lost =
    { $left ->
        [0] { $who } traci ostatnią głowę
        [one] { $who } traci głowę, zostaje jedna
        [few] { $who } traci głowę, zostają { $left }
        [many] { $who } traci głowę, zostaje { $left }
       *[other] { $who } traci głowę, zostaje { $left }
    }
cairn2e-step-part-lost = { $who } traci część ciała: { $detail }
cairn2e-step-killed-outright = { $who } ginie na miejscu
cairn2e-step-lost-for-good = { $who } traci na zawsze { $points } SIŁ, a maksimum wynosi teraz { $left }
cairn2e-step-lost-for-good-kept = { $who } traci część SIŁ na zawsze
cairn2e-step-deprived-by = { $who } cierpi odtąd niedostatek
cairn2e-step-armor-ruined = { $who } traci { $item-acc }
cairn2e-step-strength-restored = { $who } odzyskuje { $points } SIŁ
cairn2e-step-strength-restored-kept = { $who } odzyskuje SIŁ
cairn2e-step-hp-regained = { $who } odzyskuje { $hp } HP
cairn2e-step-hp-regained-kept = { $who } odzyskuje HP
cairn2e-step-scarred = { $who } spada dokładnie do 0 HP i wynosi z tego bliznę „{ $scar }”
cairn2e-step-scar-befalls =
    { $row ->
        [1] { $who } będzie nosić ten ślad do końca życia
        [2] { $who } nie może dojść do siebie i mówi, co w tym pomoże
        [3] { $who } traci dech i cierpi niedostatek aż do kilku godzin odpoczynku
        [4] pęka kość, a { $who } musi czekać, aż się zrośnie
        [5] rana się jątrzy, a { $who } choruje, aż zakażenie minie
        [6] cios w głowę coś zmienia, a { $who } to poczuje
        [7] { $who } ledwo się porusza, dopóki nie przyjdzie poważna pomoc i odpoczynek
        [8] { $who } nic nie słyszy, dopóki nie przyjdzie niezwykła pomoc
        [9] w umyśle puszcza coś ukrytego, a { $who } to czuje
        [10] kończyna jest urwana albo bezużyteczna, a która, mówi Opiekun
       *[11] { $who } cierpi niedostatek, nie może działać i bez leczenia umrze w ciągu godziny
    }
cairn2e-step-scar-beyond = { $who } traci { $hp } HP, a tabela kończy się na wierszu { $row }
cairn2e-step-doom-hangs = śmierć była blisko: jeśli { $who } nie zaliczy następnego krytycznego rzutu obronnego, to koniec
cairn2e-step-settles-scar = { $who } dowiaduje się, co zostawia blizna „{ $scar }”
cairn2e-step-doom-survived = { $who } rzuca, bo krytyczny rzut obronny był udany; nieudany oznaczałby śmierć
cairn2e-step-scar-place = { $who } ma ranę w tym miejscu: { $detail }
    .after-scar-befalls = ; to { $detail }
cairn2e-step-scar-attribute = { $who } rzuca, co się zmieni, i wypada { $detail }
cairn2e-step-scar-keeps-hp = { $total } to nie więcej niż { $hp }, maksimum HP, więc { $who } zostaje bez zmian
    .after-scar-befalls = ; maksimum HP to nadal { $hp }
    .after-scar-place = ; maksimum HP to nadal { $hp }
    .then = maksimum HP to nadal { $hp }
cairn2e-step-scar-sets-hp = { $who } hartuje się w boju: maksimum HP to odtąd { $hp }
    .after-scar-befalls = ; maksimum HP to odtąd { $hp }
    .after-scar-place = ; maksimum HP to odtąd { $hp }
    .then = zostaje po tym hart: maksimum HP to odtąd { $hp }
cairn2e-step-scar-keeps-attribute = { $total } to nie więcej niż { $attribute } { $score }, więc { $who } zostaje bez zmian
    .after-scar-befalls = ; { $attribute } to nadal { $score }
    .after-scar-place = ; { $attribute } to nadal { $score }
cairn2e-step-scar-sets-attribute = { $who } się zmienia: { $attribute } { $total } zamiast { $score }
    .after-scar-befalls = ; { $attribute } to odtąd { $total }, a nie { $score }
    .after-scar-place = ; { $attribute } to odtąd { $total }, a nie { $score }
cairn2e-step-scar-raises-will = { $who } hartuje się w ogniu: { $points } WOL więcej
    .after-scar-befalls = ; WOL rośnie o { $points }
    .after-scar-place = ; WOL rośnie o { $points }
cairn2e-step-morale-shaken = próba morale, której podlega grupa „{ $group }”: { $cause }
cairn2e-step-morale-due = { $who } ma 0 HP i nikogo u boku: czas na rzut na morale, gdy zarządzi go Opiekun
cairn2e-step-fearless = { $who } nie zna strachu i nikt nie ucieka
cairn2e-step-leader-holds = nikt nie ucieka, dopóki przewodzi { $who }
cairn2e-step-leader-lost = nie ma już przywódcy, a z nim odwagi
cairn2e-step-leader-speaks = grupie „{ $group }” przewodzi { $who } i rzuca za wszystkich, WOL { $score }
cairn2e-step-leader-speaks-kept = grupie „{ $group }” przewodzi { $who } i rzuca za wszystkich
cairn2e-step-morale-holds = { $who } się waha, ale nikt nie ucieka
cairn2e-step-morale-breaks = morale grupy „{ $group }” się załamuje i zaczyna się ucieczka
cairn2e-step-nobody-pursues = { $who } ucieka i nikt nie może w tym przeszkodzić
cairn2e-step-flees-to = { $who } biegnie w bezpieczne miejsce: „{ $text }”
cairn2e-step-where-to = { $who } ucieka i potrzebuje bezpiecznego miejsca
cairn2e-step-stabilised = { $who } opatruje rany, a { $target } będzie żyć
cairn2e-step-waits = { $who } czeka
cairn2e-step-spared = { $who } przeżywa z łaski Opiekuna
cairn2e-step-walked =
    { $cost ->
        [one] { $who } przechodzi jedną kratkę (w zapasie { $left })
        [few] { $who } przechodzi { $cost } kratki (w zapasie { $left })
        [many] { $who } przechodzi { $cost } kratek (w zapasie { $left })
       *[other] { $who } przechodzi { $cost } kratki (w zapasie { $left })
    }
cairn2e-step-band-changed =
    { $apart ->
        [close] { $other } jest teraz na wyciągnięcie ręki
        [nearby] { $other } jest teraz o kilka kroków
        [far] { $other } jest teraz w sporej odległości
        [very-far] { $other } jest teraz bardzo daleko
       *[other] { $who } i { $other } są teraz od siebie w odległości „{ $band }”
    }
cairn2e-step-hour-is-over = godzina minęła i { $who } umiera
cairn2e-step-fight-ends = walka kończy się po rundzie { $round }

## Effects

cairn2e-effect-hp-lost = { $who } traci { $hp } HP
cairn2e-effect-attribute-lost = { $who } traci { $points } { $attribute }
cairn2e-effect-paralysed = { $who } ma ZRĘ 0 i nie może się poruszyć ani działać
cairn2e-effect-delirious = { $who } ma WOL 0, majaczy i nie może działać
cairn2e-effect-attribute-set = { $who } ma teraz { $attribute } { $score } z { $most }
cairn2e-effect-hp-most-set = { $who } ma teraz nowe maksimum HP: { $hp }
cairn2e-effect-critically-hurt =
    { $rounds ->
        [360] { $who } pada i bez pomocy umrze w ciągu godziny
        [1] { $who } pada i bez pomocy umrze po jednej rundzie
       *[other] { $who } pada i bez pomocy umrze po { $rounds } rundach
    }
cairn2e-effect-died = { $who } nie żyje
cairn2e-effect-fled = { $who } ucieka z walki
cairn2e-effect-weakened = { $who } nie jest już oddziałem
cairn2e-effect-critical-effect-due = { $who } cierpi jeszcze bardziej, winę ponosi { $foe }: { $critical }
cairn2e-effect-head-lost = { $who } traci głowę
cairn2e-effect-rage-spent = { $who } nie ma już pierwszego szału
cairn2e-effect-scarred = { $who } dostaje bliznę: { cairn2e-by-row }
cairn2e-effect-scar-settled =
    { $detail ->
        [none] { $who } ma za sobą rzut na skutek blizny „{ cairn2e-by-row }”
       *[other] { $who } ma bliznę „{ cairn2e-by-row }” tutaj: { $detail }
    }
cairn2e-effect-stabilised = { $who } ma opatrzone rany i będzie żyć
cairn2e-effect-spared = { $who } żyje, ale nie może walczyć
cairn2e-effect-fight-begun = wybucha walka
cairn2e-effect-turn-lost = { $who } traci turę
cairn2e-effect-turn-regained = { $who } może jednak działać w tej turze
cairn2e-effect-deed-declared = { $who } już coś zapowiada
cairn2e-effect-deed-taken-back = { $who } zmienia zdanie
cairn2e-effect-action-used = { $who } ma akcję za sobą
cairn2e-effect-walked-to = { $who } idzie dalej, na kratkę { $to }
cairn2e-effect-band-changed = { $who } i { $other } są teraz od siebie w odległości „{ $band }”
cairn2e-effect-morale-tested = próba morale, której podlega grupa „{ $group }”
cairn2e-effect-side-done = kończy się tura: { $side }
cairn2e-effect-fight-ended = walka skończona

## Offers

cairn2e-offer-strike = Atak
cairn2e-offer-shoot = Strzał
cairn2e-offer-throw = Rzut bronią
cairn2e-offer-strike-both = Atak dwiema broniami naraz
cairn2e-offer-blast = Atak na wszystkich w obszarze
cairn2e-offer-cast = Czar z księgi
cairn2e-offer-read-scroll = Czar ze zwoju
cairn2e-offer-use-relic = Użycie reliktu
cairn2e-offer-heal-with = Uleczenie kogoś reliktem
cairn2e-offer-stabilise = Opatrzenie ran
cairn2e-offer-try = Ryzykowna próba
cairn2e-offer-recover = Opanowanie paniki
cairn2e-offer-flee = Ucieczka
cairn2e-offer-wait = Czekanie
cairn2e-offer-take-back = Wycofanie zapowiedzi
cairn2e-offer-move = Ruch
cairn2e-offer-move-again = Drugi ruch
cairn2e-offer-approach = Podejście bliżej
cairn2e-offer-withdraw = Odejście dalej
cairn2e-offer-resolve-side = Rozstrzygnięcie tury
cairn2e-offer-start-fight = Początek walki
cairn2e-offer-end-fight = Koniec walki
cairn2e-offer-harm-attribute = Obniżenie atrybutu
cairn2e-offer-settle-scar = Rzut na skutek blizny
cairn2e-offer-spare = Darowanie życia
cairn2e-offer-check-morale = Test morale

## Situations and their parameters

cairn2e-situation-save = rzut obronny
cairn2e-situation-strike = ataki na jeden cel
cairn2e-situation-scar = rzut na skutek blizny
cairn2e-situation-morale = rzut na morale
cairn2e-situation-retreat = ucieczka z walki
cairn2e-situation-first-round = działanie w pierwszej rundzie

cairn2e-param-attack = czym atakują przeciwnicy, gdy mają wybór
cairn2e-param-attribute = atrybut
cairn2e-param-which = który atrybut
cairn2e-param-dice = kości obrażeń, przecinek między atakami, + między dwiema broniami
cairn2e-param-armor = Pancerz
cairn2e-param-hp = HP
cairn2e-param-str = SIŁ
cairn2e-param-strength = SIŁ
cairn2e-param-dexterity = ZRĘ
cairn2e-param-will = WOL
cairn2e-param-target = cel
cairn2e-param-attacker = atakujący
cairn2e-param-impaired = atak osłabiony
cairn2e-param-enhanced = atak wzmocniony
cairn2e-param-blast = wybuch, który sięga wszystkich w pobliżu
cairn2e-param-ignores-armor = Pancerz się nie liczy
cairn2e-param-bypass = obrażenia trafiają prosto w SIŁ
cairn2e-param-scar = rzuć też na skutek blizny
cairn2e-param-row = wiersz tabeli blizn
cairn2e-param-hp-max = maksimum HP
cairn2e-param-fearless = bez lęku
cairn2e-param-pursued = czy ktoś rusza w pościg
cairn2e-param-ready = w gotowości do walki
cairn2e-value-ready-all = wszyscy
cairn2e-param-against = przeciw komu
cairn2e-param-task = co próbujesz zrobić
cairn2e-param-together = razem z kim
cairn2e-param-is-impaired = atak osłabiony
cairn2e-param-is-enhanced = atak wzmocniony
cairn2e-param-is-distant = bardzo daleko
cairn2e-param-bypasses-hp = prosto w SIŁ
cairn2e-param-counts-targets = rzut na liczbę celów
cairn2e-param-has-refuge = jest dokąd uciec
cairn2e-param-refuge = dokąd uciec
cairn2e-param-is-attack = to atak
cairn2e-param-nature = czym zadano atak, gdy ma to znaczenie: srebro, magia, ogień…
cairn2e-param-ranged = atak z dystansu
cairn2e-param-by = opis z listy, który atakuje: jego pierwszy atak i skutek obrażeń krytycznych
cairn2e-value-nature-magic = magia
cairn2e-value-nature-silver = srebro
cairn2e-value-nature-iron = żelazo
cairn2e-value-nature-metal = broń z metalu
cairn2e-value-nature-fire = ogień
cairn2e-value-nature-cold = zimno
cairn2e-value-nature-lightning = piorun
cairn2e-value-nature-acid = kwas
cairn2e-value-nature-water = woda
cairn2e-value-nature-unfaced = bez patrzenia w oczy

cairn2e-value-which-strength = SIŁ
cairn2e-value-which-dexterity = ZRĘ
cairn2e-value-which-will = WOL
cairn2e-value-by-none = nikt konkretny
cairn2e-value-foe-none = nikt konkretny
cairn2e-value-target-npc = przeciwnik
cairn2e-value-target-pc = postać gracza
cairn2e-value-target-hireling = najemnik
cairn2e-value-target-detachment = oddział
cairn2e-value-attacker-individual = pojedyncza osoba
cairn2e-value-attacker-detachment = oddział

## Refusals

error-no-such-figure = nikogo o nazwie „{ $id }” nie ma w tej scenie; do wyboru: { $allowed }
error-cairn-not-in-fight = teraz nie ma walki; najpierw ją zacznij
error-cairn-in-fight = walka już trwa; najpierw ją zakończ
error-cairn-nobody-to-fight = do walki ktoś musi stać po obu stronach; najpierw wprowadź przeciwników na scenę
error-cairn-out-of-action = „{ $who }” nie może działać; wybierz kogoś, kto może
error-cairn-loses-turn = „{ $who }” traci tę turę; poczekaj do następnej rundy
error-cairn-already-declared = „{ $who }” już coś zapowiada; najpierw ją wycofaj
error-cairn-square-spoken-for = „{ $other }” ma już zapowiedziany ruch na { $at }; wybierz inną kratkę
error-cairn-nothing-declared = „{ $who }” nie ma zapowiedzi; najpierw zapowiedz działanie
error-cairn-no-such-weapon = „{ $who }” nie ma do tego broni { $weapon }; podaj -1 dla gołych rąk albo liczbę mniejszą niż { $count }
error-cairn-bad-target = „{ $target }” nie może być celem; wybierz kogoś, kto tu jest i żyje
error-cairn-no-target = „{ $who }” nikogo nie atakuje; podaj cel
error-cairn-one-target-only = „{ $who }” nie może uderzyć w kilka celów naraz; podaj jeden cel albo użyj wybuchu
error-cairn-beyond-reach = „{ $target }” jest poza zasięgiem „{ $who }”; podejdź bliżej albo użyj broni dystansowej
error-cairn-too-far-to-bandage = „{ $who }” nie dosięga „{ $target }”; najpierw podejdź bliżej
error-cairn-no-line = między „{ $who }” a „{ $target }” są ściany; stań tam, gdzie droga jest wolna
error-cairn-no-refuge = „{ $who }” nie ma dokąd bezpiecznie uciec; najpierw podaj schronienie
error-cairn-not-their-side = „{ $who }” należy do drugiej strony; wybierz towarzyszy z tej samej
error-cairn-not-dying = „{ $target }” nie umiera; opatrz kogoś z obrażeniami krytycznymi
error-cairn-no-space = „{ $who }” nie jest na żadnej mapie; najpierw ustaw tę postać na planszy albo podaj odległości
error-cairn-cannot-move = „{ $who }” nie może iść dalej w tej turze; poczekaj do następnej albo idź w ramach akcji
error-cairn-no-nearer = „{ $who }” i „{ $other }” nie mogą już być bliżej ani dalej; wybierz drugi kierunek
error-cairn-no-such-group = w grupie „{ $group }” nikt już nie może walczyć albo takiej grupy nie ma; do wyboru: { $allowed }
error-cairn-not-fallen = „{ $who }”: tej postaci nie można darować życia; wybierz przeciwnika, który padł z SIŁ powyżej 0
error-cairn-no-such-scar = „{ $who }” nie ma otwartej blizny z wiersza { $row }; użyj otwartego wiersza: { $allowed }
error-cairn-scar-not-due = { $who }: na rzut na skutek blizny { $row } jeszcze za wcześnie; najpierw ją wylecz
error-cairn-no-dice = obrażenia („{ $target }”) wymagają kości; podaj choć jedną
error-cairn-not-attack-dice = „{ $text }” to nie kości ataku; napisz k8, k8+k6 dla dwóch broni, przecinki między atakującymi; najwięcej kości: { $most }

## Examples

example-cairn2e-g1a = Troje atakujących rzuca 4, 5 i 1 na wielkoluda z 8 HP: liczy się 5, zostają 3 HP.
example-cairn2e-g1b = Potem 1 i 3: liczy się 3, zostaje 0 HP, bez blizny i bez rzutu.
example-cairn2e-g2a = Postać z 6 HP otrzymuje 6 obrażeń: 0 HP i szósta blizna.
example-cairn2e-g2b = Szósta blizna: 3 to ZRĘ, a 14 to więcej niż ZRĘ 9.
example-cairn2e-g3a = 5 HP, SIŁ 11, cios za 6: SIŁ 10, a 13 to nieudany krytyczny rzut obronny.
example-cairn2e-g3b = Pierwsza strata: rzut na WOL przywódcy się nie udaje i przeciwnicy się poddają.
example-cairn2e-g4a = Dwa sztylety przeciw stadu szczurów to po k4: 2 i 2 zostawiają mu 1 HP.
example-cairn2e-g4b = Kusza to też k4: 2 sprowadza stado do SIŁ 4, a 7 je rozbija.
example-cairn2e-g4c = Oddział atakuje jedną postać kością k12.
