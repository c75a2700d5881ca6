# Gry na kościach stopniowanych: ustalone terminy, kroki rozumowania, pytania i skutki.

## Rzeczy liczone.  `.acc` to biernik, gdy różni się od mianownika.

count-hearts =
    { $hearts ->
        [one] { $hearts } serce
        [few] { $hearts } serca
        [many] { $hearts } serc
       *[other] { $hearts } serca
    }
count-wounds =
    { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
        [many] { $wounds } ran
       *[other] { $wounds } rany
    }
    .acc =
        { $wounds ->
            [one] { $wounds } ranę
            [few] { $wounds } rany
            [many] { $wounds } ran
           *[other] { $wounds } rany
        }
nde14-count-wounds =
    { $wounds ->
        [one] { $wounds } serce
        [few] { $wounds } serca
        [many] { $wounds } serc
       *[other] { $wounds } serca
    }
    .acc =
        { $wounds ->
            [one] { $wounds } serce
            [few] { $wounds } serca
            [many] { $wounds } serc
           *[other] { $wounds } serca
        }
count-mana =
    { $mana ->
        [one] { $mana } punkt many
        [few] { $mana } punkty many
        [many] { $mana } punktów many
       *[other] { $mana } punktu many
    }
nde14-count-mana =
    { $mana ->
        [one] { $mana } punkt mocy
        [few] { $mana } punkty mocy
        [many] { $mana } punktów mocy
       *[other] { $mana } punktu mocy
    }
count-luck =
    { $luck ->
        [one] { $luck } łut szczęścia
        [few] { $luck } łuty szczęścia
        [many] { $luck } łutów szczęścia
       *[other] { $luck } łutu szczęścia
    }
count-steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }

## Nazwy rzeczy, jak na karcie i w słowniczku

word-number = TN
term-heart = Serce
term-mana = Mana
nde14-term-mana = Punkt Mocy
term-luck = Łut Szczęścia
term-talent = Talent
term-asset = Atut
term-number = Trudność TN
nde14-term-number = Trudność T
term-defence = Obrona
term-retaliation = Odwet
term-cover = Osłona
term-wound = Rana
nde14-term-wound = Serce
term-test = Test
term-help = Pomoc
term-advantage = Ułatwienie
term-hindrance = Utrudnienie
term-clock = Licznik
term-armour = Żeton pancerza
term-zone = Strefa
term-square = Kratka
term-round = Runda
term-turn = Tura
term-action = Akcja
term-scene = Scena
term-session = Sesja
term-gm = Mistrz Gry
term-complication = Komplikacja
term-hero = Bohater
term-foe = Przeciwnik
term-attribute = Cecha
term-modifier = Modyfikator
term-move = Manewr
term-trait = Właściwość
term-hazard = Zagrożenie
term-chase = Pościg
term-morale = Morale
term-alarm = Alarm
term-encounter = Starcie
term-sheet = Karta postaci

attribute-strength = Siła
attribute-dexterity = Zręczność
attribute-power = Magia

role-warrior = Wojownik
role-rogue = Łotr
role-mage = Mag
role-assault = Szturm
role-specialist = Specjalista
role-adept = Adept

rank-minion = Pachołek
    .many = { tale-several.persons } pachołkowie
rank-elite = Elita
rank-boss = Boss
rank-weak = Słaby przeciwnik
    .many = { tale-several.persons } słabi przeciwnicy
rank-typical = Typowy przeciwnik
    .many = { tale-several.persons } typowi przeciwnicy
rank-legendary = Legendarny boss
rank-finale = Boss finału

tier-trick = Sztuczka
tier-standard = Standardowa
tier-strong = Silna
tier-great = Wielka

rung-easy = Łatwa
rung-normal = Normalna
rung-standard = Standardowa
rung-hard = Trudna
rung-very-hard = Bardzo trudna
rung-heroic = Heroiczna
rung-legendary = Legendarna

band-close = Blisko
band-nearby = Niedaleko
band-far = Daleko
band-very-far = Bardzo daleko

level-master = Mistrz
level-trained = Wyszkolony
level-novice = Nowicjusz
level-unskilled = Bez biegłości

outcome-complication = komplikacja
outcome-failure = porażka
outcome-cost = sukces z kosztem
outcome-success = sukces
outcome-exceptional = sukces wyjątkowy

cover-none = bez osłony
cover-partial = częściowa osłona
cover-full = pełna osłona

attack-melee = wręcz
attack-ranged = z dystansu
attack-power = mocą
nde12-attack-power = magią

clock-alarm = alarm
clock-encounter = starcie
clock-clock = odliczanie

who-hero = bohater
who-ally = sojusznik
who-foe = przeciwnik
who-gm = MG

## Dlaczego zmienia się kość albo liczba

cause-situation = sytuacja
cause-help = pomoc
cause-talent = talent
cause-asset = atut
cause-luck = łut szczęścia
cause-position = pozycja
cause-preparation = przygotowanie
cause-plan = dobry plan
cause-tools = narzędzia
cause-surprise = zaskoczenie
cause-focus = skupienie
cause-support = wsparcie
cause-cover = osłona
cause-darkness = ciemność
cause-slippery = śliskie podłoże
cause-pressure = presja
cause-time-pressure = presja czasu
cause-noise = hałas
cause-chaos = chaos
cause-distraction = rozproszenie
cause-range = duży dystans
cause-crowd = kilku przeciwników
cause-targets = kilka celów
cause-advantage = ułatwienie
cause-hindrance = utrudnienie
cause-difficulty = trudność
cause-ladder-end = koniec drabiny kości
cause-terrain = trudny teren

## Co przez jakiś czas przeszkadza albo pomaga.  Rzeczowniki: pasują do każdej osoby.

condition-good-position = dobra pozycja
    .so = zajmuje dobrą pozycję
condition-armed = coś do strzału lub rzutu
    .so = ma coś do strzału lub rzutu
condition-power-going = działająca moc
    .so = podtrzymuje działającą moc
nde12-condition-power-going = działająca magia
    .so = podtrzymuje działającą magię
condition-power-aimed = nadchodząca moc
    .so = jest celem mocy
nde12-condition-power-aimed = nadchodząca magia
    .so = jest celem magii
condition-held = unieruchomienie
    .so = nie może się ruszyć
condition-prone = przewrócenie
    .so = leży na ziemi
condition-blinded = oślepienie
    .so = nic nie widzi
condition-exposed = odsłonięcie
    .so = nie ma osłony
condition-disarmed = rozbrojenie
    .so = nie ma broni w ręku
condition-helped = pomoc sojusznika
    .so = może liczyć na sojusznika

## Co może przynieść sukces wyjątkowy

benefit-extra = dodatkowa korzyść
benefit-benefit = dodatkowa korzyść
benefit-wound = jeszcze jedna rana
nde14-benefit-wound = utrata jeszcze jednego serca
benefit-push = odepchnięcie przeciwnika
benefit-disarm = rozbrojenie przeciwnika
benefit-position = lepsza pozycja
benefit-knock-down = przewrócenie przeciwnika
benefit-out-of-cover = wypchnięcie przeciwnika zza osłony
benefit-allies-safe = nikt ze swoich nie ucierpi
benefit-longer = potrwa o rundę dłużej
benefit-scale = większy efekt
benefit-refund = zwrot części kosztu

## Kroki rozumowania

step-die-raised = kość { $old-die } → { $new-die } ({ $cause })
step-die-lowered = kość { $old-die } → { $new-die } ({ $cause })
step-die-unmoved = kość to nadal { $die }: drabina tu się kończy ({ $cause })
step-number-moved =
    { $steps ->
        [0] { word-number } to nadal { $new }: zmiany się znoszą ({ $cause })
       *[other] { word-number } { $old } → { $new } ({ $cause })
    }
step-cancelled = kość to nadal { $die }: to, co pomaga ({ $up }), i to, co przeszkadza ({ $down }), znoszą się nawzajem
step-limit-reached = liczy się tu najwyżej { $most } ({ $cause })
step-verdict-certain = łatwiej niż { word-number } { $number }: prawie pewne, rzut nie jest potrzebny
step-verdict-impossible = trudniej niż { word-number } { $number }: w tej chwili prawie niemożliwe
step-verdict-stands = rozstrzygnięte bez rzutu: { $outcome }
step-not-tried = { $hero } odpuszcza to, co prawie niemożliwe, i niczego nie traci
given-verdict-impossible = prawie niemożliwe
given-verdict-certain = prawie pewne
step-no-stakes = nie ma o co rzucać, więc { $hero } radzi sobie bez rzutu
step-rolled = { $hero } rzuca { $die } i ma { $face } przeciw { word-number } { $number }: { $outcome }
step-rerolled = { $hero } dzięki łutowi szczęścia rzuca jeszcze raz: { $face } na { $die }, zostaje { $kept } przeciw { word-number } { $number }, { $outcome }
    .told = łut szczęścia daje drugi rzut
step-luck-cost = dzięki łutowi szczęścia { $hero } zamienia porażkę w sukces z kosztem
    .told = { $hero } ratuje się łutem szczęścia
step-luck-cost-all = { $ally } i { $hero } ratują się łutem szczęścia
step-asset-success = dzięki atutowi { $hero } odnosi sukces z kosztem bez rzutu
step-threshold-moved = próg { $old }+ → { $new }+ ({ $cause })
step-rolled-six = { $hero } rzuca i ma { $face } przeciw { $threshold }+: { $outcome }
step-modifier-moved = modyfikator { $old } → { $new } ({ $cause })
step-rolled-two = { $hero } rzuca: na kościach wypada { $natural }, z modyfikatorem { $modifier } to razem { $total }: { $outcome }
step-paid = { $hero } płaci { count-mana }
step-refunded = { $hero } odzyskuje część kosztu: { count-mana }
step-power-begun =
    { $is-fight ->
        [yes] efekt potrwa do końca następnej rundy
       *[no] efekt na razie trwa
    }
step-power-failed = { $hero } ponosi porażkę: nie ma efektu, a zapłata przepada
step-healed = { $hero } odzyskuje { count-hearts }
step-healed-all = { $ally } i { $hero } wracają do zdrowia, każde z nich odzyskuje { count-hearts }
step-hit =
    { $left ->
        [0] { $foe } wypada z walki
        [one] { $foe } otrzymuje { count-wounds.acc } i wytrzyma już tylko jedną
        [few] { $foe } otrzymuje { count-wounds.acc } i wytrzyma jeszcze { $left }
        [many] { $foe } otrzymuje { count-wounds.acc } i wytrzyma jeszcze { $left }
       *[other] { $foe } otrzymuje { count-wounds.acc } i wytrzyma jeszcze { $left }
    }
    .after-deed =
        { $left ->
            [0] i wypada z walki
            [one] i otrzymuje { count-wounds.acc }, a wytrzyma już tylko jedną
            [few] i otrzymuje { count-wounds.acc }, a wytrzyma jeszcze { $left }
            [many] i otrzymuje { count-wounds.acc }, a wytrzyma jeszcze { $left }
           *[other] i otrzymuje { count-wounds.acc }, a wytrzyma jeszcze { $left }
        }
step-hit-all =
    { $left ->
        [0] { $ally } i { $foe } wypadają z walki
       *[other] { $ally } i { $foe } obrywają, każdy cel otrzymuje { count-wounds.acc } i wytrzyma jeszcze { $left }
    }
nde14-step-hit =
    { $left ->
        [0] { $foe } wypada z walki
        [one] { $foe } traci { count-wounds.acc }, zostaje jedno
        [few] { $foe } traci { count-wounds.acc }, zostają { $left }
        [many] { $foe } traci { count-wounds.acc }, zostaje { $left }
       *[other] { $foe } traci { count-wounds.acc }, zostaje { $left }
    }
    .after-deed =
        { $left ->
            [0] i wypada z walki
            [one] i traci { count-wounds.acc }, zostaje jedno
            [few] i traci { count-wounds.acc }, zostają { $left }
            [many] i traci { count-wounds.acc }, zostaje { $left }
           *[other] i traci { count-wounds.acc }, zostaje { $left }
        }
nde14-step-hit-all =
    { $left ->
        [0] { $ally } i { $foe } wypadają z walki
       *[other] { $ally } i { $foe } obrywają, każdy cel traci { count-wounds.acc } i ma jeszcze { $left }
    }
step-hit-kept = { $foe } otrzymuje { count-wounds.acc } i walczy dalej
    .after-deed = i otrzymuje { count-wounds.acc }
nde14-step-hit-kept = { $foe } traci { count-wounds.acc } i walczy dalej
    .after-deed = i traci { count-wounds.acc }
step-boon =
    { $boon ->
        [push] cios jest tak silny, że { $foe } nie może ustać w miejscu
        [disarm] { $foe } traci broń do końca następnej rundy
        [knock-down] { $foe } ląduje na ziemi
        [out-of-cover] { $foe } musi wyjść zza osłony
        [position] { $hero } zajmuje lepszą pozycję
        [allies-safe] nikt ze swoich nie obrywa
        [longer] to potrwa o rundę dłużej
       *[other] { $hero } zyskuje na tym coś jeszcze
    }
step-foe-out = { $foe } wypada z walki
step-foe-held = { $foe } nie może się ruszyć
    .after-deed = i nie może się ruszyć
step-foes-reached =
    { $count ->
        [one] ta moc dosięga { $count } przeciwnika
        [few] ta moc dosięga { $count } przeciwników
        [many] ta moc dosięga { $count } przeciwników
       *[other] ta moc dosięga { $count } przeciwnika
    }
step-several-aimed =
    { $count ->
        [one] moc mierzy w { $count } cel, liczy się { $number }
        [few] moc mierzy w { $count } cele; dla wszystkich liczy się najwyższa z ich liczb, { $number }
        [many] moc mierzy w { $count } celów; dla wszystkich liczy się najwyższa z ich liczb, { $number }
       *[other] moc mierzy w { $count } celu; dla wszystkich liczy się najwyższa z ich liczb, { $number }
    }
step-area-holds =
    { $count ->
        [one] obszar obejmuje { $count } przeciwnika
        [few] obszar obejmuje { $count } przeciwników; dla wszystkich liczy się najwyższa z ich liczb: { $number }
        [many] obszar obejmuje { $count } przeciwników; dla wszystkich liczy się najwyższa z ich liczb: { $number }
       *[other] obszar obejmuje { $count } przeciwnika; dla wszystkich liczy się najwyższa z ich liczb: { $number }
    }
step-caught-in-area = { $hero } też obrywa
step-caught-in-area-all = { $ally } i { $hero } też obrywają
step-clinging = { $hero } ma wokół siebie przeszkodę „{ $trait }”: test ucieczki byłby o stopień trudniejszy
step-absorbed = { $foe } wytrzymuje trafienie dzięki właściwości „{ $trait }”
    .after-deed = , ale wytrzymuje to dzięki właściwości „{ $trait }”
step-retaliation = { $foe } odpowiada ciosem
    .after-deed = i odpowiada ciosem
step-no-retaliation = { $hero } jest poza zasięgiem, więc { $foe } nie oddaje
step-crowd-near =
    { $count ->
        [one] { $hero } ma w zwarciu { $count } pachołka: MG może to uwzględnić
        [few] { $hero } ma w zwarciu { $count } pachołków: MG może to uwzględnić
        [many] { $hero } ma w zwarciu { $count } pachołków: MG może to uwzględnić
       *[other] { $hero } ma w zwarciu { $count } pachołka: MG może to uwzględnić
    }
step-armour-held = cios przyjmuje pancerz: { $hero } zużywa żeton i nie traci serca
step-heart-lost =
    { $left ->
        [0] { $hero } traci ostatnie serce i pada
        [one] { $hero } traci serce, zostaje jedno
        [few] { $hero } traci serce, zostają { $left }
        [many] { $hero } traci serce, zostaje { $left }
       *[other] { $hero } traci serce, zostaje { $left }
    }
    .after-deed =
        { $left ->
            [0] , traci ostatnie serce i pada
            [one] i traci serce, zostaje jedno
            [few] i traci serce, zostają { $left }
            [many] i traci serce, zostaje { $left }
           *[other] i traci serce, zostaje { $left }
        }
    .after-retaliation =
        { $left ->
            [0] , a { $hero } traci ostatnie serce i pada
            [one] , a { $hero } traci serce, zostaje jedno
            [few] , a { $hero } traci serce, zostają { $left }
            [many] , a { $hero } traci serce, zostaje { $left }
           *[other] , a { $hero } traci serce, zostaje { $left }
        }
step-heart-lost-all =
    { $left ->
        [0] { $ally } i { $hero } tracą ostatnie serce i padają
       *[other] { $ally } i { $hero } tracą po sercu i mają jeszcze po { $left }
    }
step-went-down = { $hero } nie ma już serc i pada
step-died = { $hero } leży, dostaje jeszcze jeden cios i ginie
step-harmless-while-down = { $hero } już leży i nic więcej nie traci
step-mana-back = { $hero } odzyskuje { count-mana }
step-mana-back-all = { $ally } i { $hero } odzyskują siły, każde z nich { count-mana }
step-luck-set = { $hero } ma teraz { count-luck }
step-luck-set-all =
    { $luck ->
        [one] { $ally } i { $hero } mają teraz po jednym łucie szczęścia
        [few] { $ally } i { $hero } mają teraz po { $luck } łuty szczęścia
        [many] { $ally } i { $hero } mają teraz po { $luck } łutów szczęścia
       *[other] { $ally } i { $hero } mają teraz po { $luck } łutu szczęścia
    }
step-help-given = { $hero } poświęca akcję na pomoc, a korzysta na tym { $ally }
step-raised = { $ally } staje na nogi, pomaga { $hero }
step-gear-used = { $hero } używa przedmiotu
step-moved =
    { $cost ->
        [one] { $who } przechodzi { $cost } kratkę (w tej turze może jeszcze { $left })
        [few] { $who } przechodzi { $cost } kratki (w tej turze może jeszcze { $left })
        [many] { $who } przechodzi { $cost } kratek (w tej turze może jeszcze { $left })
       *[other] { $who } przechodzi { $cost } kratki (w tej turze może jeszcze { $left })
    }
step-band-shifted =
    { $apart ->
        [close] { $other } jest teraz na wyciągnięcie ręki
        [nearby] { $other } jest teraz o kilka kroków
        [far] { $other } jest teraz w sporej odległości
        [very-far] { $other } jest teraz bardzo daleko
       *[other] { $who } i { $other } są teraz od siebie w odległości „{ $band }”
    }
step-fight-begun = zaczyna się walka
    .b = dochodzi do walki
    .c = broń idzie w ruch: zaczyna się walka
step-turn-ended =
    { $side ->
        [heroes] teraz kolej bohaterów
       *[foes] teraz kolej przeciwników
    }
step-scene-ended =
    { $is-fight ->
        [yes] walka skończona
       *[no] scena dobiega końca
    }
step-fight-broken-off = walka zostaje przerwana bez rozstrzygnięcia: nic jeszcze po niej nie wraca
step-repeat-at-cost = ponowna próba, tym razem z kosztem: „{ $task }”
step-clock-set = licznik „{ $clock }” rusza i ma { count-steps }
step-clock-ticked = licznik „{ $clock }” wskazuje { $filled } z { $steps }
step-clock-full = licznik „{ $clock }” jest pełny: dzieje się to, czym groził

## Pytania i możliwe odpowiedzi

ask-verdict-certain = Prawie pewne: czy to sukces bez rzutu?
ask-verdict-impossible = Prawie niemożliwe: czy to porażka bez rzutu?
option-accept = tak, bez rzutu
option-roll = nie, mimo wszystko rzuć
ask-luck = Wypadło { $face }, { $outcome }: wydać łut szczęścia?
option-luck-keep = zostaw wynik
option-luck-reroll = przerzuć i zachowaj lepszy wynik
option-luck-bump = dodaj 1 do wyniku
option-luck-cost = zamień na sukces z kosztem
ask-exceptional = Wyjątkowe trafienie, a { $foe } wytrzyma jeszcze { $left }: wybierz, co przynosi dodatkowo
ask-exceptional-kept = Wyjątkowe trafienie, a celem jest { $foe }: wybierz, co przynosi dodatkowo
option-exceptional-wound = { benefit-wound }
option-exceptional-extra = dodatkowa korzyść
option-exceptional-push = { benefit-push }
option-exceptional-disarm = { benefit-disarm }
option-exceptional-position = { benefit-position }
option-exceptional-knock-down = { benefit-knock-down }
option-exceptional-allies-safe = { benefit-allies-safe }
option-exceptional-longer = { benefit-longer }
option-exceptional-out-of-cover = { benefit-out-of-cover }
option-exceptional-refund = { benefit-refund }
ask-power-exceptional = Sukces wyjątkowy, koszt { $cost }: wybierz, co przynosi dodatkowo
option-power-exceptional-scale = { benefit-scale }
option-power-exceptional-benefit = { benefit-benefit }
option-power-exceptional-refund = { benefit-refund }
ask-retaliation = Jaką cenę za pudło płaci { $hero }?
option-retaliation-heart = serce
option-retaliation-complication = inna komplikacja
ask-reach = { $foe } oddaje: czy { $hero } naprawdę jest w zasięgu?
option-yes = tak
option-no = nie
ask-resist-with = Którą cechą broni się { $hero }?
option-resist-with-strength = { attribute-strength }
option-resist-with-dexterity = { attribute-dexterity }
option-resist-with-power = { attribute-power }
ask-armour =
    { $hearts ->
        [0] Zużyć żeton pancerza? Bez niego ten cios zabija.
        [one] Zużyć żeton pancerza zamiast serca? (zostało { $hearts } serce)
        [few] Zużyć żeton pancerza zamiast serca? (zostały { $hearts } serca)
        [many] Zużyć żeton pancerza zamiast serca? (zostało { $hearts } serc)
       *[other] Zużyć żeton pancerza zamiast serca? (zostało { $hearts } serca)
    }
option-armour-spend = zużyj żeton
option-armour-keep = zachowaj go i strać serce

roll-any = rzuć { $die }
roll-test = { $who }: rzuć { $die } na test
roll-reroll = { $who }: rzuć { $die } jeszcze raz

## Skutki

effect-hearts-lost = { $hero } traci { count-hearts }
effect-died = { $hero } ginie
effect-armour-spent = { $hero } zużywa żeton pancerza
effect-hearts-healed = { $hero } odzyskuje { count-hearts }
effect-raised-up = { $hero } znów stoi i ma { count-hearts }
effect-mana-spent = { $hero } wydaje { count-mana }
    .then = kosztuje to { count-mana }
effect-mana-gained = { $hero } odzyskuje { count-mana }
effect-luck-spent =
    { $use ->
        [reroll] { $hero } wydaje łut szczęścia na przerzut
        [bump] { $hero } wydaje łut szczęścia na lepszy rzut
       *[cost] { $hero } wydaje łut szczęścia na sukces z kosztem
    }
effect-luck-set = { $hero } ma teraz { count-luck }
effect-wounded = { $foe } otrzymuje { count-wounds.acc }
nde14-effect-wounded = { $foe } traci { count-wounds.acc }
effect-hit-absorbed = { $foe } wytrzymuje trafienie dzięki właściwości „{ $trait }”
effect-complication-due =
    { $kind ->
        [complication] { $hero } wpada w kłopoty
        [consequence] { $hero } ponosi konsekwencje
        [crowd] tłum przeciwników napiera i { $hero } ma jeszcze jeden kłopot
       *[cost] { $hero } musi za to zapłacić
    }
    .then =
    { $kind ->
        [complication] będą z tego kłopoty
        [consequence] nie obywa się bez konsekwencji
        [crowd] tłum przeciwników napiera i jest jeszcze jeden kłopot
       *[cost] cenę trzeba jeszcze zapłacić
    }
effect-complication-due-all =
    { $kind ->
        [complication] { $ally } i { $hero } wpadają w kłopoty
        [consequence] { $ally } i { $hero } ponoszą konsekwencje
        [crowd] tłum przeciwników napiera: { $ally } i { $hero } mają jeszcze jeden kłopot
       *[cost] { $ally } i { $hero } muszą za to zapłacić
    }
effect-benefit-due = { $hero } zyskuje coś jeszcze: { $benefit }
    .then = jest coś jeszcze: { $benefit }
effect-help-given = { $hero } pomaga, a korzysta na tym { $ally }
effect-help-used = { $hero } korzysta z pomocy
effect-action-spent = { $who } nie ma już akcji w tej turze
effect-moved = { $who } przechodzi na { $square }
effect-band-shifted = { $who } i { $other } są teraz od siebie w odległości „{ $band }”
effect-condition-set =
    { $condition-until ->
        [used] { $who } { $condition-so } na jeden test
        [round] { $who } { $condition-so } do końca rundy
        [next-round] { $who } { $condition-so } do końca następnej rundy
        [later-round] { $who } { $condition-so } do końca drugiej rundy po tej
       *[scene] { $who } { $condition-so } do końca sceny
    }
effect-condition-ended = { $who } nie ma już stanu „{ $key }”
effect-asset-used = { $hero } sięga po atut
effect-test-failed = „{ $task }” się nie udaje, a { $hero } nie może po prostu spróbować jeszcze raz
effect-fight-begun = zaczyna się walka
effect-turn-ended = tura się kończy
effect-scene-ended = scena dobiega końca
effect-clock-set = licznik „{ $clock }” rusza i ma { count-steps }
effect-clock-ticked =
    { $by ->
        [one] licznik „{ $clock }” przesuwa się o { $by } krok
        [few] licznik „{ $clock }” przesuwa się o { $by } kroki
        [many] licznik „{ $clock }” przesuwa się o { $by } kroków
       *[other] licznik „{ $clock }” przesuwa się o { $by } kroku
    }
effect-foe-fled = { $foe } rzuca się do ucieczki
effect-foe-joined = { $foe } dołącza do walki
