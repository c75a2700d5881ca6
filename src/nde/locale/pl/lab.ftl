# Laboratorium: całe walki, opowiedziane w wierszu poleceń i na obrazkach.

## Help.  Plain lines, so that `nde --help` need not load Fluent.

cli-about-fight = Pokazuje, jak groźna jest cała walka: dokładne szanse, według tych samych zasad co przy stole.
cli-details-fight = Drużynę zapisuje się jako rodzaje bohaterów z liczbą, na przykład warrior*2,mage, albo jako pliki: kartę lub drużynę z tabel [[hero]]. Przeciwnicy to bloki statystyk z liczbą; wymienia je „nde foes GRA”. Sposób walki to nazwa (focus, strongest, spread, careful, all-out, helping, retreat) albo plik, który mówi, co kiedy robić; czym kto atakuje, wynika z szans, chyba że słowa po nazwie mówią inaczej: focus+ranged, spread+luck+raise (melee, ranged, power, free, luck, raise, keep-away). Ctrl-C zatrzymuje i pokazuje, co dotąd znaleziono.

cli-value-party = warrior*2,mage
cli-value-foes = boss,minion*6
cli-value-target = win=0.85
cli-value-vary = OPCJA=A,B
cli-value-aim = win
cli-value-ruling = NAZWA=WARTOŚĆ
cli-value-begin = NAZWA=WARTOŚĆ
cli-value-fight-compare = SPOSÓB

cli-flag-party = kto walczy: rodzaje bohaterów z liczbą albo pliki
cli-flag-foes = z kim: bloki statystyk z liczbą
cli-flag-policy = jak walczy drużyna: nazwa sposobu walki albo plik (domyślnie focus)
cli-flag-fight-compare = ta sama walka innymi sposobami, obok siebie; kilka rozdziel przecinkami
cli-flag-vary = ta sama walka z innymi wartościami opcji albo w innej grze: game=A,B
cli-flag-target = ilu przeciwników daje walkę o takim ryzyku: win=0.85, down=1 albo jedno i drugie
cli-flag-best = najlepsza możliwa gra i o ile gorszy od niej jest każdy sposób walki
cli-flag-aim = do czego dąży najlepsza gra: win albo nobody-down
cli-flag-ruling = decyzja MG dla każdego ataku bohatera, na przykład cover=partial; można podać kilka razy
cli-flag-foe-ruling = decyzja MG dla każdego ataku przeciwnika: whom=weakest, attack=bite; nieznane słowo wypisuje dozwolone
cli-flag-begin = jak zaczyna się walka, jeśli gra daje wybór, na przykład ready=all albo surprise=foes; można podać kilka razy
cli-flag-apart = na prostej mapie: ile stref lub obszarów dzieli strony na początku, od 0 do 3
cli-flag-exact = liczy dokładnie albo wcale
cli-flag-simulate = rozgrywa wiele walk zamiast liczyć
cli-flag-runs = ile walk rozegrać tam, gdzie nie da się policzyć
cli-flag-most-scenes = ile scen zbadać, zanim zamiast liczyć zacznie się symulować
cli-flag-fight-seed = ta sama liczba rozgrywa te same walki
cli-flag-range = z --json: podaje też, co dają inne rozsądne sposoby walki
cli-flag-svg = zapisuje wykres odpowiedzi w nowym pliku SVG

cli-example-fight-1 = fight nde12 --party warrior,rogue,mage,warrior --foes boss,minion*6
cli-example-fight-2 = fight nde12 --party warrior*2 --foes elite --compare spread,careful
cli-example-fight-3 = fight nde14 --party adept,assault --foes elite*2 --target win=0.85
cli-example-fight-4 = fight nde12 --party warrior*2 --foes minion*2 --vary retaliation=core,off

## The question

lab-title = { $game }: { $party } kontra { $foes }
lab-policy = Sposób walki „{ $policy }”: { $about }
lab-policy-own = Sposób walki „{ $policy }”, z pliku.
lab-policy-nobodys = Nikt w tej walce nie ma „{ $name }”; sposób walki „{ $policy }” liczy to jako 0.
lab-policy-focus = wszyscy atakują przeciwnika, któremu zostało najmniej.
lab-policy-strongest = wszyscy atakują przeciwnika, któremu zostało najwięcej.
lab-policy-spread = każdy atakuje innego przeciwnika.
lab-policy-careful = podnieś powalonych, ulecz ciężko rannych, a poza tym atakuj najsłabszego.
nde14-lab-policy-careful = podnieś powalonych, ulecz ciężko rannych, a poza tym atakuj najsłabszego; szczęście idzie na nieudane rzuty.
tkds-lab-policy-careful = podnieś powalonych, ulecz ciężko rannych, a poza tym atakuj najsłabszego; punkty bohaterstwa idą na nieudane rzuty.
lab-policy-all-out = atakuj tym, co działa najlepiej, bez względu na koszt.
nde14-lab-policy-all-out = atakuj tym, co działa najlepiej, bez względu na koszt; szczęście idzie na nieudane rzuty.
tkds-lab-policy-all-out = atakuj tym, co działa najlepiej, bez względu na koszt; punkty bohaterstwa idą na nieudane rzuty.
lab-policy-helping = pierwszy pomaga, kto umie, leczy magią powalonych i ciężko rannych, pozostali atakują najsłabszego.
lab-policy-retreat = atakuj najsłabszego i uciekaj, gdy tylko ktoś padnie.
lab-policy-word-melee = Atakuje się wręcz, gdy można.
lab-policy-word-ranged = Atakuje się z dystansu, gdy można.
lab-policy-word-power = Atakuje się mocą, gdy można.
lab-policy-word-free = Atakuje się tylko tym, co nic nie kosztuje.
lab-policy-word-luck = Szczęście idzie na nieudane rzuty.
lab-policy-word-raise = Najpierw podnosi się powalonych.
lab-policy-word-keep-away = Każdy cofa się, dopóki może stamtąd atakować.
lab-rulings = Decyzje MG dla każdego ataku bohatera: { $rulings }
lab-foe-rulings = Decyzje MG dla każdego ataku przeciwnika: { $rulings }
fight-begins = Bohaterowie działają pierwsi; nikt na to nie rzuca.
lab-begins-under = { $label }: { $how }
lab-apart =
    Strony zaczynają { $steps ->
        [0] tuż przy sobie
        [one] o jeden krok od siebie
        [few] o { $steps } kroki od siebie
        [many] o { $steps } kroków od siebie
       *[other] o { $steps } kroku od siebie
    } (strefy lub obszary).
lab-areas-apart =
    { $count ->
        [0] w tym samym obszarze
        [one] o { $count } obszar dalej
        [few] o { $count } obszary dalej
        [many] o { $count } obszarów dalej
       *[other] o { $count } obszaru dalej
    }

param-whom = kogo atakują przeciwnicy, z tych, których dosięgną
value-whom-usual = jak zwykle w tej grze
value-whom-first = pierwszego
value-whom-weakest = tego, komu zostało najmniej
value-whom-firmest = tego, komu zostało najwięcej
value-attack-usual = jak zwykle w tej grze
param-units = przeciwnicy, którzy ze względu na liczbę są Oddziałem
value-units-block = jak mówi ich blok statystyk
value-units-single = każdy walczy osobno
param-fallen = powaleni
value-fallen-spare = są oszczędzani
value-fallen-strike = są dobijani
param-resist = czym bronią się bohaterowie
value-resist-best = tym, co daje każdemu największe szanse

## How dangerous

lab-danger-hopeless = Beznadziejna: ta walka jest właściwie przegrana.
lab-danger-deadly = Zabójcza: tę walkę częściej się przegrywa, niż wygrywa.
lab-danger-even = Na ostrzu noża: ta walka może pójść w obie strony.
lab-danger-risky = Ryzykowna: tę walkę zwykle się wygrywa, ale wcale nie na pewno.
lab-danger-costly = Kosztowna: tę walkę prawie zawsze się wygrywa, ale często ktoś jest na końcu poza walką.
lab-danger-wearing = Wyczerpująca: tę walkę prawie zawsze się wygrywa, a czasem ktoś jest na końcu poza walką.
lab-danger-light = Lekka: tę walkę prawie zawsze się wygrywa i mało kto jest na końcu poza walką.
lab-danger-open = Bez końca: większość takich walk nigdy się nie rozstrzyga.
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
lab-rounds = Runda, w której się kończy (średnio { $average }):
lab-down = Bohaterowie poza walką na końcu (średnio { $average }):
lab-or-more = { $number } lub więcej
lab-heroes = Każdy bohater:
lab-hero-falls = na końcu poza walką
lab-hero-dies = ginie
lab-hero-flees = ucieka
lab-left-dying = Wśród zmarłych są ci, którzy umierają, gdy na miejscu nie ma już nikogo z drużyny, kto by pomógł ({ $chances }).
lab-standing = Wciąż w walce po rundzie:
lab-left = Zostaje tym, którzy na końcu mogą walczyć (średnio i jak prawdopodobna jest każda wartość):
lab-marks = Stany na końcu:
lab-foes = Przeciwnicy poza walką na końcu:
lab-foes-beaten = średnio

## Kto co robi

lab-doing = Kto co robi:
lab-doing-nearest = Kto co robi w pierwszej z nich:
lab-doing-best = Kto co robi przy najlepszej grze:
lab-doing-hero = { $who }: { $deeds }
lab-doing-nothing = nic, co miałoby wpływ na walkę
lab-doing-hopeless = nic, bo każdy atak wychodzi poza skalę: jest prawie niemożliwy i nikt go nie próbuje, chyba że mistrz gry każe rzucać
lab-doing-dice = { $deed }, { $dice }
lab-doing-works = { $deed } (udaje się: { $chance })
lab-doing-works-usual = { $deed } (udaje się: { $chance }; potem { $dice }: { $usual })
lab-doing-then = { $first }, potem w tej samej turze { $then }
lab-doing-later = { $first }; później { $later }
lab-unused-mending = Nikt nie leczy rannych, choć ktoś by mógł.
lab-unused-spending = Nikt nie wydaje szczęścia na nieudany rzut, choć ktoś by mógł.
tkds-lab-unused-spending = Nikt nie wydaje punktów bohaterstwa na nieudany rzut, choć ktoś by mógł.
lab-foes-strike-usual = Przeciwnicy wybierają cele tak, jak zwykle w ich grze.
lab-foes-strike-first = Przeciwnicy atakują pierwszego bohatera, którego dosięgną.
lab-foes-strike-weakest = Przeciwnicy atakują tego, komu zostało najmniej.
lab-foes-strike-firmest = Przeciwnicy atakują tego, komu zostało najwięcej.
lab-foes-fallen-spare = Oszczędzają powalonych.
lab-foes-fallen-strike = Najpierw dobijają powalonych.
lab-foes-resist = Bohaterowie bronią się: { $value }.
lab-leaves-fallen = Przy tym sposobie walki nikt nie stawia powalonych na nogi, choć mógłby{ $win ->
    [none] { "" }
   *[other] : z „raise” po nazwie drużyna wygrywa { $win } takich walk
}.
lab-range = Innymi rozsądnymi sposobami drużyna wygrywa od { $low } ({ $worst }) do { $high } ({ $best }) takich walk.
lab-range-same = Innymi rozsądnymi sposobami drużyna wygrywa mniej więcej tak samo często: { $high } takich walk.
lab-range-foes = Gdyby przeciwnicy trzymali się jednego ze swoich ataków, drużyna wygrywałaby od { $low } ({ $worst }) do { $high } ({ $best }) takich walk.
lab-range-foes-same = Któregokolwiek ze swoich ataków trzymają się przeciwnicy, drużyna wygrywa około { $high } takich walk.
lab-range-played = Nie wszystkie obliczono do końca: te, które tylko rozegrano, mogą się różnić o { $points } punktu procentowego.
lab-range-stopped = Nie sprawdzono wszystkich sposobów.
lab-untouched = „{ $key }” nie zmienia tych liczb.

## How it was found

lab-found = Jak to policzono:
lab-found-exact =
    { $scenes ->
        [one] Dokładnie, z { $scenes } sceny; wszystko, czego nie prześledzono do końca, ma łączną szansę { $residual }.
        [few] Dokładnie, z { $scenes } scen; wszystko, czego nie prześledzono do końca, ma łączną szansę { $residual }.
       *[many] Dokładnie, z { $scenes } scen; wszystko, czego nie prześledzono do końca, ma łączną szansę { $residual }.
    }
lab-found-simulated =
    { $runs ->
        [one] Symulacja: rozegrano { $runs } walkę z ziarnem { $seed } ({ $scenes } scen). Z pewnością 95% błąd szansy nie przekracza { $points } punktu procentowego.
        [few] Symulacja: rozegrano { $runs } walki z ziarnem { $seed } ({ $scenes } scen). Z pewnością 95% błąd szansy nie przekracza { $points } punktu procentowego.
       *[many] Symulacja: rozegrano { $runs } walk z ziarnem { $seed } ({ $scenes } scen). Z pewnością 95% błąd szansy nie przekracza { $points } punktu procentowego.
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
lab-left-out = Nie uwzględniono:
lab-left-out-position = tego, gdzie kto jest: każdy każdego dosięga i nikt nie ma osłony, chyba że MG zdecyduje inaczej
lab-left-out-struck-back = tego, jak daleko od strzelca jest przeciwnik: odpowiada na chybiony strzał tak jak na chybiony cios, chyba że decyzja MG to „reach=none”
lab-left-out-struck-back-powers = tego, jak daleko od strzelca lub czarującego jest przeciwnik: odpowiada na ich pudła jak na każde inne, chyba że decyzja MG to „reach=none”
lab-left-out-several-foes = tego, że kilku pachołków osacza w zwarciu jednego bohatera: nie liczy się to w żadnym ataku, chyba że decyzja MG to „crowd=1”
lab-left-out-morale = morale przeciwników: o tym, czy po pierwszej stracie ktoś się wycofa, rzuca i rozstrzyga mistrz gry; tu wszyscy walczą do końca
lab-left-out-complications = komplikacji i konsekwencji po pudle lub jedynce: wymyśla je mistrz gry; przy wyborze działania każda liczy się jak utracone Serce
lab-left-out-clinging = śmierci konających, którym został punkt bohaterstwa: zakłada się, że wydają go, by przeżyć
lab-left-out-unharmable = tego, co zraniłoby przeciwnika, którego nie rani żadna broń drużyny ani gołe ręce: ataki idą na marne, chyba że decyzja MG nada im naturę, która działa
lab-left-out-fiction = tego, co wymyśli mistrz gry: forteli, terenu, rozmów, pomysłowych przeciwników
lab-left-out-other-deeds = działań, dla których gra nie określa użycia w walce, jak podcięcie lub pchnięcie kogoś, szukanie czegoś czy zamiana broni w ręku na inną

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
lab-compared-falls = Szansa, że na końcu jest poza walką:
lab-instead = { $label }: „{ $word }” jest tam nieznane; użyto zamiast tego „{ $taken }”.

## A fight for a risk

lab-fit = Walki najbliższe temu: { $wanted }
lab-fit-win = { $win } wygranych
lab-fit-down = straty { $down }
lab-fit-foes = przeciwnicy
lab-fit-swing = rozrzut
lab-fit-about-swing = Rozrzut mówi, jak bardzo liczba strat waha się wokół średniej; przy 0 każda taka walka kosztuje tyle samo.
lab-fit-none = Do zatrzymania nic nie znaleziono.

## Best play

lab-best-win = Przy najlepszej grze drużyna wygrywa { $best } takich walk.
lab-best-nobody-down = Przy najlepszej grze w { $best } takich walk na końcu nikt nie jest poza walką.
lab-best-worth = Każdy sposób walki w porównaniu z tym:
lab-best-loses = o { $points } pkt mniej
lab-best-differs = Gdzie najlepsza gra różni się najbardziej:
lab-best-instead = Najlepiej: { $best } (szansa po tym: { $best-worth }). Według { $policies }: { $deed } (szansa po tym: { $worth }).
lab-best-there = gdy w walce są jeszcze: { $people }
lab-best-found =
    { $scenes ->
        [one] Rozwiązano na { $scenes } scenie; prawdziwe optimum jest lepsze najwyżej o { $residual }.
        [few] Rozwiązano na { $scenes } scenach; prawdziwe optimum jest lepsze najwyżej o { $residual }.
       *[many] Rozwiązano na { $scenes } scenach; prawdziwe optimum jest lepsze najwyżej o { $residual }.
    }
lab-best-stopped = Zatrzymano przed rozwiązaniem: najlepsza gra może dać więcej.
lab-deed = { $who }: { $deed }
lab-deed-at = { $who }: { $deed } → { $target }
lab-deed-end = koniec tury
lab-deed-answer = { $who }, na pytanie zasad: { $answer }

## Progress

lab-progress = sceny: { $scenes }, runda { $round }
lab-progress-undecided = runda { $round }, nierozstrzygnięte { $undecided }
lab-progress-played = rozegrano { $played } walk
lab-progress-elapsed = trwa { $elapsed } s
lab-progress-left = trwa { $elapsed } s, jeszcze około { $left } s
lab-stopping = zatrzymywanie; ponowne Ctrl-C przerywa od razu

## Pictures

lab-picture-ends = Jak się kończy
lab-picture-rounds = Runda, w której się kończy
lab-picture-standing = Wciąż w walce po każdej rundzie
lab-picture-down = Bohaterowie poza walką na końcu
lab-picture-round = runda
lab-picture-map = Szansa wygranej według liczby przeciwników
lab-picture-best = najlepsza gra
lab-picture-written = Obraz zapisano w „{ $file }”.

## What can be wrong

error-side-missing = brakuje „{ $flag }”; podaj, kto walczy, na przykład { $flag } { $example }
error-party-file-empty = „{ $file }” jest pusty; wpisz tam kartę albo tabele [[hero]]
error-target-unreadable = „{ $text }” to nie ryzyko; napisz win=0.85 dla szansy, down=1 dla strat albo jedno i drugie
error-target-outside = „{ $text }” wykracza poza zakres; { $name } może wynosić od { $least } do { $most }
error-target-twice = „{ $name }” podano dwa razy; podaj raz
error-no-such-aim = „{ $aim }” to nie cel; do wyboru: { $allowed }
error-needs-flag = „{ $flag }” ma sens tylko razem z { $other }: dodaj go albo usuń „{ $flag }”
error-ruling-unreadable = „{ $text }” to nie decyzja MG; zapisz ją jako NAZWA=WARTOŚĆ
error-begin-unreadable = „{ $text }” nie mówi, jak zaczyna się walka; napisz to jako NAZWA=WARTOŚĆ
error-beginning-fixed = walki w tej grze zaczynają się tylko w jeden sposób; pomiń „{ $name }”
error-beginning-over = ta walka już się zaczęła; pomiń to, jak się zaczyna
error-beginning-of-one-game = każda gra zaczyna walki po swojemu; pomiń ten wybór, żeby porównać gry
error-not-a-picture-file = „{ $file }” to nie nazwa obrazu; nazwa musi kończyć się na .svg
