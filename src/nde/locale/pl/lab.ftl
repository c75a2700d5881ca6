# Laboratorium: całe walki, opowiedziane w wierszu poleceń i na obrazkach.

## Help.  Plain lines, so that `nde --help` need not load Fluent.

cli-about-fight = Mówi, jak groźna jest cała walka: dokładne szanse, według tych samych zasad co przy stole.
cli-details-fight = Drużynę zapisuje się jako rodzaje bohaterów z liczbą, na przykład warrior*2,mage, albo jako pliki: kartę lub drużynę z tabel [[hero]]. Przeciwnicy to opisy z liczbą; „nde foes GRA” je wymienia. Sposób walki to nazwa (focus, strongest, spread, careful, all-out, helping, retreat) albo plik, który mówi, co kiedy robić; czym kto bije, wynika z szans, chyba że słowa po nazwie mówią inaczej: focus+ranged, spread+luck+raise (melee, ranged, power, free, luck, raise, keep-away). Ctrl-C zatrzymuje i pokazuje, co dotąd znaleziono.

cli-value-party = warrior*2,mage
cli-value-foes = boss,minion*6
cli-value-target = win=0.85
cli-value-vary = OPCJA=A,B
cli-value-aim = win
cli-value-ruling = NAZWA=WARTOŚĆ
cli-value-begin = NAZWA=WARTOŚĆ
cli-value-fight-compare = SPOSÓB

cli-flag-party = kto walczy: rodzaje bohaterów z liczbą albo pliki
cli-flag-foes = z kim: opisy przeciwników z liczbą
cli-flag-policy = jak walczy drużyna: nazwa albo plik; bez tego „focus”
cli-flag-fight-compare = ta sama walka innymi sposobami, obok siebie; kilka oddziel przecinkami
cli-flag-vary = ta sama walka z innymi wartościami opcji albo, jako game=A,B, w innej grze
cli-flag-target = ilu przeciwników daje walkę o takim ryzyku: win=0.85, down=1 albo jedno i drugie
cli-flag-best = najlepsza możliwa gra i ile przy niej wart jest każdy sposób walki
cli-flag-aim = do czego dąży najlepsza gra: win albo nobody-down
cli-flag-ruling = orzeczenie dla każdego ataku bohatera, na przykład cover=partial; można podać kilka razy
cli-flag-foe-ruling = orzeczenie dla każdego ataku przeciwnika: whom=weakest, fallen=strike; złe słowo je wymienia
cli-flag-begin = jak zaczyna się walka, jeśli gra daje wybór, na przykład ready=all albo surprise=foes; można podać kilka razy
cli-flag-apart = z prostą mapą: ile pasm lub obszarów dzieli strony na początku, od 0 do 3
cli-flag-exact = policz dokładnie albo wcale
cli-flag-simulate = rozegraj wiele walk zamiast liczyć
cli-flag-runs = ile walk rozegrać tam, gdzie nie da się policzyć
cli-flag-most-scenes = ile scen obejrzeć, zanim porzuci się dokładność
cli-flag-fight-seed = ta sama liczba rozgrywa te same walki
cli-flag-range = z --json: podaj też, co dają inne rozsądne sposoby walki
cli-flag-svg = narysuj odpowiedź do nowego pliku SVG

cli-example-fight-1 = fight nde12 --party warrior,rogue,mage,warrior --foes boss,minion*6
cli-example-fight-2 = fight nde12 --party warrior*2 --foes elite --compare spread,careful
cli-example-fight-3 = fight nde14 --party adept,assault --foes elite*2 --target win=0.85
cli-example-fight-4 = fight nde12 --party warrior*2 --foes minion*2 --vary retaliation=core,off

## The question

lab-title = { $game }: { $party } kontra { $foes }
lab-policy = Sposób walki „{ $policy }”: { $about }
lab-policy-own = Sposób walki „{ $policy }”, z pliku.
lab-policy-nobodys = Nikt w tej walce nie ma „{ $name }”; sposób walki „{ $policy }” liczy to jako 0.
lab-policy-focus = wszyscy biją tego, kto najmniej wytrzyma.
lab-policy-strongest = wszyscy biją tego, kto najwięcej wytrzyma.
lab-policy-spread = każdy bije kogoś innego.
lab-policy-careful = podnieś powalonych, opatrz ciężko rannych, inaczej bij najsłabszego; szczęście idzie na nieudane rzuty.
lab-policy-all-out = bij tym, co działa najlepiej, ile by nie kosztowało; szczęście idzie na nieudane rzuty.
lab-policy-helping = pierwszy pomaga, kto umie, leczy magią powalonych i ciężko rannych, pozostali biją najsłabszego.
lab-policy-retreat = bij najsłabszego i uciekaj, gdy tylko ktoś padnie.
lab-policy-word-melee = Ciosy zadaje się wręcz, gdy można.
lab-policy-word-ranged = Ciosy zadaje się z dystansu, gdy można.
lab-policy-word-power = Ciosy zadaje się mocą, gdy można.
lab-policy-word-free = Zadaje się tylko ciosy, które nic nie kosztują.
lab-policy-word-luck = Szczęście wydaje się na porażki.
lab-policy-word-raise = Najpierw podnosi się powalonych.
lab-policy-word-keep-away = Każdy cofa się, dopóki może stamtąd uderzyć.
lab-rulings = Orzeczono dla każdego ataku bohatera: { $rulings }
lab-foe-rulings = Orzeczono dla każdego ataku przeciwnika: { $rulings }
fight-begins = Bohaterowie działają pierwsi; nikt na to nie rzuca.
lab-begins-under = { $label }: { $how }
lab-apart =
    Strony zaczynają { $steps ->
        [0] tuż przy sobie
        [one] o jeden krok od siebie
        [few] o { $steps } kroki od siebie
        [many] o { $steps } kroków od siebie
       *[other] o { $steps } kroku od siebie
    } (pasma odległości lub obszary).
lab-areas-apart =
    { $count ->
        [0] w tym samym obszarze
        [one] o { $count } obszar dalej
        [few] o { $count } obszary dalej
        [many] o { $count } obszarów dalej
       *[other] o { $count } obszaru dalej
    }

param-whom = kogo biją przeciwnicy, z tych, których dosięgną
value-whom-usual = jak chce gra
value-whom-first = pierwszego
value-whom-weakest = tego, kto zniesie najmniej
value-whom-firmest = tego, kto zniesie najwięcej
param-fallen = powaleni
value-fallen-spare = są oszczędzani
value-fallen-strike = są dobijani
param-resist = czym bronią się bohaterowie
value-resist-best = tym, w czym są najlepsi

## How dangerous

lab-danger-hopeless = Beznadziejna: ta walka jest właściwie przegrana.
lab-danger-deadly = Zabójcza: tę walkę częściej się przegrywa, niż wygrywa.
lab-danger-even = Na ostrzu noża: ta walka może pójść w obie strony.
lab-danger-risky = Ryzykowna: tę walkę zwykle się wygrywa, ale wcale nie na pewno.
lab-danger-costly = Kosztowna: tę walkę prawie zawsze się wygrywa, ale zwykle ktoś pada.
lab-danger-wearing = Wyczerpująca: tę walkę prawie zawsze się wygrywa, a czasem ktoś pada.
lab-danger-light = Lekka: tę walkę prawie zawsze się wygrywa i mało kto pada.
lab-danger-open = Otwarta: większość takich walk nie ma końca.
lab-danger-unknown = Jeszcze nie wiadomo: zatrzymano za wcześnie, by powiedzieć, jak groźna jest ta walka.
lab-so-far = Jak dotąd { $win } jest wygrane, a { $undecided } nierozstrzygnięte.
lab-unharmable = Jest wśród przeciwników ktoś, kogo żadna broń drużyny nie zrani.
lab-headline =
    { $heroes ->
        [one] Drużyna wygrywa { $win } takich walk; na końcu poza walką jest średnio { $down } z { $heroes } bohatera.
        [few] Drużyna wygrywa { $win } takich walk; na końcu poza walką jest średnio { $down } z { $heroes } bohaterów.
       *[many] Drużyna wygrywa { $win } takich walk; na końcu poza walką jest średnio { $down } z { $heroes } bohaterów.
    }

lab-end-win = wygrana
lab-end-lose = przegrana
lab-end-flee = ucieczka
lab-end-undecided = bez rozstrzygnięcia
lab-rounds = Kończy się w rundzie (średnio { $average }):
lab-down = Bohaterowie poza walką na końcu (średnio { $average }):
lab-or-more = { $number } lub więcej
lab-heroes = Każdy bohater:
lab-hero-falls = pada
lab-hero-dies = ginie
lab-hero-flees = ucieka
lab-left-dying = Wśród zmarłych są ci, którzy leżą umierający, gdy na miejscu nie został nikt z drużyny, kto by im pomógł ({ $chances }).
lab-standing = Wciąż w walce po rundzie:
lab-left = Zostaje tym, którzy na końcu stoją (średnio i jak prawdopodobna jest każda liczba):
lab-marks = Stany na końcu:
lab-foes = Przeciwnicy poza walką na końcu:
lab-foes-beaten = średnio

## Kto co robi

lab-doing = Kto co robi:
lab-doing-nearest = Kto co robi w pierwszej z nich:
lab-doing-best = Kto co robi, grając najlepiej:
lab-doing-hero = { $who }: { $deeds }
lab-doing-nothing = nic, co miałoby wpływ na walkę
lab-doing-dice = { $deed }, { $dice }
lab-doing-works = { $deed } (udaje się: { $chance })
lab-doing-later = { $first }; później { $later }
lab-unused-mending = Nikt nie leczy rannych ani nie podnosi powalonych, choć ktoś by mógł.
lab-unused-spending = Nikt nie wydaje szczęścia ani punktów bohaterstwa na nieudany rzut, choć ktoś by mógł.
lab-foes-strike-usual = Przeciwnicy biją tak, jak chce ich gra.
lab-foes-strike-first = Przeciwnicy biją pierwszego bohatera, którego dosięgną.
lab-foes-strike-weakest = Przeciwnicy biją tego, kto zniesie najmniej.
lab-foes-strike-firmest = Przeciwnicy biją tego, kto zniesie najwięcej.
lab-foes-fallen-spare = Oszczędzają powalonych.
lab-foes-fallen-strike = Najpierw dobijają powalonych.
lab-foes-resist = Bohaterowie bronią się: { $value }.
lab-leaves-fallen = W ten sposób nikt nie stawia powalonych na nogi, choć mógłby{ $win ->
    [none] { "" }
   *[other] : z „raise” za nazwą drużyna wygrywa { $win } takich walk
}.
lab-range = Innymi rozsądnymi sposobami drużyna wygrywa od { $low } ({ $worst }) do { $high } ({ $best }) takich walk.
lab-range-same = Innymi rozsądnymi sposobami drużyna wygrywa tak samo często: około { $high }.
lab-range-played = Nie wszystkie obliczono do końca: te, które rozegrano pewną liczbę razy, mogą się mylić o { $points } punktu procentowego.
lab-range-stopped = Nie sprawdzono wszystkich sposobów.
lab-untouched = „{ $key }” nie zmienia tych liczb.

## How it was found

lab-found = Jak to znaleziono:
lab-found-exact =
    { $scenes ->
        [one] Dokładnie, z { $scenes } sceny; wszystko, czego nie prześledzono do końca, ma szansę { $residual }.
        [few] Dokładnie, z { $scenes } scen; wszystko, czego nie prześledzono do końca, ma szansę { $residual }.
       *[many] Dokładnie, z { $scenes } scen; wszystko, czego nie prześledzono do końca, ma szansę { $residual }.
    }
lab-found-simulated =
    { $runs ->
        [one] Niedokładnie: rozegrano { $runs } walkę z ziarnem { $seed } ({ $scenes } scen). Z pewnością 95% szansa myli się najwyżej o { $points } punktu procentowego.
        [few] Niedokładnie: rozegrano { $runs } walki z ziarnem { $seed } ({ $scenes } scen). Z pewnością 95% szansa myli się najwyżej o { $points } punktu procentowego.
       *[many] Niedokładnie: rozegrano { $runs } walk z ziarnem { $seed } ({ $scenes } scen). Z pewnością 95% szansa myli się najwyżej o { $points } punktu procentowego.
    }
lab-found-seconds = Zajęło to { $seconds } s.
lab-found-stopped =
    { $rounds ->
        [one] Zatrzymano po { $rounds } rundzie: czego dalej nie prześledzono, liczy się jako nierozstrzygnięte.
        [few] Zatrzymano po { $rounds } rundach: czego dalej nie prześledzono, liczy się jako nierozstrzygnięte.
       *[many] Zatrzymano po { $rounds } rundach: czego dalej nie prześledzono, liczy się jako nierozstrzygnięte.
    }
lab-found-stopped-playing =
    { $runs ->
        [one] Zatrzymano po { $runs } walce.
        [few] Zatrzymano po { $runs } walkach.
       *[many] Zatrzymano po { $runs } walkach.
    }
lab-left-out = Czego nie ma w pytaniu:
lab-left-out-position = gdzie kto stoi: każdy sięga każdego i nikt nie ma osłony, chyba że tak mówi orzeczenie
lab-left-out-struck-back = jak daleko są od siebie strzelający i przeciwnik: przeciwnik odpowiada na chybiony strzał tak jak na chybiony cios, chyba że orzeczono „reach=none”
lab-left-out-struck-back-powers = jak daleko są od siebie strzelający lub czarujący i przeciwnik: przeciwnik odpowiada na ich chybienia jak na każde inne, chyba że orzeczono „reach=none”
lab-left-out-several-foes = czy kilku pachołków osacza w zwarciu jednego bohatera: nie liczy się to w żadnym ataku, chyba że orzeczono „crowd=1”
lab-left-out-complications = tego, co robią komplikacje i konsekwencje po chybieniu lub jedynce: nazywa je Mistrz Gry; przy wyborze czynu każda liczy się jak utracone Serce
lab-left-out-clinging = śmierci konających, którym został punkt bohaterstwa: przyjęto, że wydadzą go, by trzymać się życia
lab-left-out-unharmable = tego, co zraniłoby przeciwnika, którego nie rani żadna broń drużyny ani gołe ręce: ciosy idą na marne, chyba że orzeczenie nada atakom naturę, która na niego działa
lab-left-out-fiction = tego, co wymyśli Mistrz Gry: forteli, terenu, rozmów, pomysłowych przeciwników
lab-left-out-other-deeds = czynów, o których gra nie mówi, po co są w walce, jak podcięcie lub pchnięcie kogoś, szukanie czegoś czy chowanie rzeczy

## Comparisons

lab-compared = Obok siebie:
lab-compared-label-policy = sposób
lab-compared-label-way = zasada
lab-compared-win = wygrane
lab-compared-more = ±
lab-compared-lose = przegrane
lab-compared-flee = ucieczki
lab-compared-undecided = bez rozstrzygnięcia
lab-compared-down = straty
lab-compared-rounds = rundy
lab-compared-points = ± to różnica względem pierwszego wiersza, w punktach procentowych.
lab-compared-falls = Szansa, że padnie:
lab-instead = { $label }: „{ $word }” jest tam nieznane; wzięto zamiast tego „{ $taken }”.

## A fight for a risk

lab-fit = Walki najbliższe temu: { $wanted }
lab-fit-win = { $win } wygranych
lab-fit-down = straty { $down }
lab-fit-foes = przeciwnicy
lab-fit-swing = rozrzut
lab-fit-about-swing = Rozrzut mówi, jak daleko liczba strat odbiega od średniej: przy 0 każda taka walka kosztuje tyle samo.
lab-fit-none = Do zatrzymania nic nie znaleziono.

## Best play

lab-best-win = Grając najlepiej, drużyna wygrywa { $best } takich walk.
lab-best-nobody-down = Grając najlepiej, w { $best } takich walk na końcu nikt nie jest poza walką.
lab-best-worth = Obok tego każdy sposób walki:
lab-best-loses = { $points } pkt mniej
lab-best-differs = Gdzie najlepsza gra różni się najbardziej:
lab-best-instead = Najlepiej: { $best } (szansa po tym: { $best-worth }). Według { $policies }: { $deed } (szansa po tym: { $worth }).
lab-best-there = gdy stoją: { $people }
lab-best-found =
    { $scenes ->
        [one] Rozwiązano na { $scenes } scenie; najlepsze jest najwyżej o { $residual } dalej.
        [few] Rozwiązano na { $scenes } scenach; najlepsze jest najwyżej o { $residual } dalej.
       *[many] Rozwiązano na { $scenes } scenach; najlepsze jest najwyżej o { $residual } dalej.
    }
lab-best-stopped = Zatrzymano przed rozwiązaniem: najlepsze może być lepsze niż to.
lab-deed = { $who }: { $deed }
lab-deed-at = { $who }: { $deed } → { $target }
lab-deed-end = koniec tury
lab-deed-answer = { $who }, na pytanie zasad: { $answer }

## Progress

lab-progress = sceny: { $scenes }, runda { $round }
lab-progress-undecided = runda { $round }, nierozstrzygnięte { $undecided }
lab-progress-played = rozegrano { $played } walk
lab-progress-elapsed = od { $elapsed } s
lab-progress-left = od { $elapsed } s, jeszcze około { $left } s
lab-stopping = zatrzymywanie; drugie Ctrl-C przerywa od razu

## Pictures

lab-picture-ends = Jak się kończy
lab-picture-rounds = Runda, w której się kończy
lab-picture-standing = Wciąż w walce po każdej rundzie
lab-picture-down = Bohaterowie poza walką na końcu
lab-picture-round = runda
lab-picture-map = Szansa wygranej według liczby przeciwników
lab-picture-best = najlepsza gra
lab-picture-written = Obrazek jest w „{ $file }”.

## What can be wrong

error-side-missing = brakuje „{ $flag }”; powiedz, kto walczy, na przykład { $flag } { $example }
error-party-file-empty = „{ $file }” jest pusty; wpisz tam kartę albo tabele [[hero]]
error-target-unreadable = „{ $text }” to nie ryzyko; napisz win=0.85 dla szansy, down=1 dla strat albo jedno i drugie
error-target-outside = „{ $text }” jest poza zasięgiem; { $name } jest od { $least } do { $most }
error-target-twice = „{ $name }” podano dwa razy; podaj raz
error-no-such-aim = „{ $aim }” to nie cel; użyj jednego z: { $allowed }
error-needs-flag = „{ $flag }” mówi coś tylko razem z { $other }: dodaj go albo usuń „{ $flag }”
error-ruling-unreadable = „{ $text }” to nie orzeczenie; zapisz je jako NAZWA=WARTOŚĆ
error-begin-unreadable = „{ $text }” nie mówi, jak zaczyna się walka; napisz to jako NAZWA=WARTOŚĆ
error-beginning-fixed = walki w tej grze zaczynają się tylko w jeden sposób; pomiń „{ $name }”
error-beginning-over = ta walka już się zaczęła; pomiń to, jak się zaczyna
error-beginning-of-one-game = każda gra zaczyna walki po swojemu; pomiń ten wybór, żeby porównać gry
error-not-a-picture-file = „{ $file }” to nie nazwa obrazu; niech kończy się na .svg
