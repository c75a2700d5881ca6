# Pracownia: jak groźna jest walka i co by to zmieniło.

ui-lab-about = Ułóż walkę i sprawdź, jak jest groźna, zanim ktokolwiek rzuci kością.
ui-lab-ways = Nawigacja
ui-lab-copy = Kopiuj link do tej walki
ui-lab-link = Link do tej walki
ui-lab-from = Skąd jest ta walka
ui-lab-from-table = Ze stołu: { $title }.
ui-lab-from-round = Trwa runda { $round }.
ui-lab-from-calm = Żadna walka nie trwa: szanse są takie, jakby zaczęła się teraz.
ui-lab-from-secret = Nic, czego tu próbujesz, nie dzieje się przy stole.
ui-lab-from-again = Pobierz bieżący stan
ui-lab-back = Wróć do stołu
ui-lab-game = Gra
ui-lab-side-party = Drużyna
ui-lab-side-foes = Przeciwnicy
ui-lab-total = { $count ->
    [one] łącznie { $count }
    [few] łącznie { $count }
    [many] łącznie { $count }
   *[other] łącznie { $count }
}
ui-lab-empty-party = Jeszcze nikogo: przeciągnij tu bohatera albo naciśnij któregoś poniżej.
ui-lab-empty-foes = Jeszcze nikogo: przeciągnij tu przeciwnika albo naciśnij któregoś poniżej.
ui-lab-search-party = Szukaj rodzaju bohatera
ui-lab-search-foes = Szukaj wśród przeciwników
ui-lab-drawer-party = Bohaterowie do dodania
ui-lab-drawer-foes = Przeciwnicy do dodania
ui-lab-search-own = Szukaj wśród swoich bohaterów
ui-lab-drawer-own = Twoi bohaterowie
ui-lab-own-none = Stwórz własnych bohaterów, a też będą mogli tu walczyć
ui-lab-more-kinds = { $count ->
    [one] i jeszcze { $count }; wpisz część nazwy
    [few] i jeszcze { $count }; wpisz część nazwy
    [many] i jeszcze { $count }; wpisz część nazwy
   *[other] i jeszcze { $count }; wpisz część nazwy
}
ui-lab-no-kinds = Nie ma tu niczego o tej nazwie.
ui-lab-count-of = { $count } × { $title }
ui-lab-more = Dodaj jednego: { $title }
ui-lab-less = Usuń jednego: { $title }
ui-lab-drag-hint = Przeciągaj żetony do walki i z niej, naciskaj + i − albo użyj na żetonie klawiszy + i −.
ui-lab-values = Rany i inne zmiany stanu
ui-lab-values-changed = { $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
ui-lab-value-of = { $who }: { $what }
ui-lab-is-out = poza walką
ui-lab-leave-out = Usuń
ui-lab-situation = Sytuacja: początek, odległość, osłona, decyzje MG
ui-lab-beginnings = Jak zaczyna się walka
ui-lab-apart = Jak daleko od siebie są na początku obie strony
ui-lab-apart-none = nie podano: każdy każdego dosięga
ui-lab-rulings-party = Dotyczy każdego ataku bohatera
ui-lab-rulings-foes = Dotyczy każdego ataku przeciwnika
ui-lab-policy = Jak walczy drużyna
ui-lab-policy-focus = wszyscy na najsłabszego
ui-lab-policy-strongest = wszyscy na najsilniejszego
ui-lab-policy-spread = każdy na innego
ui-lab-policy-careful = najpierw podnieś i ulecz
ui-lab-policy-helping = pierwszy pomaga, magia leczy
ui-lab-policy-retreat = ucieczka, gdy ktoś padnie
ui-lab-policy-all-out = wszystkimi siłami
ui-lab-method = Obliczenie
ui-lab-method-auto = dokładne, jeśli się da
ui-lab-method-exact = tylko dokładne
ui-lab-method-simulated = symulacja
ui-lab-danger = Jak groźna jest walka
ui-lab-danger-hopeless = beznadziejna
ui-lab-danger-deadly = zabójcza
ui-lab-danger-even = na ostrzu noża
ui-lab-danger-risky = ryzykowna
ui-lab-danger-costly = kosztowna
ui-lab-danger-wearing = wyczerpująca
ui-lab-danger-light = lekka
ui-lab-danger-open = otwarta
ui-lab-danger-unknown = jeszcze nie wiadomo
ui-lab-to-win = szansa na wygraną
ui-lab-points = { $count ->
    [one] { $points } p. proc.
    [few] { $points } p. proc.
    [many] { $points } p. proc.
   *[other] { $points } p. proc.
}
ui-lab-odds-always = Każda drużyna to wygrywa.
ui-lab-odds-never = Żadna drużyna tego nie wygrywa.
ui-lab-odds-half = Wygrywa to mniej więcej połowa drużyn.
ui-lab-odds-wins = { $count ->
    [one] Wygrywa to mniej więcej 1 na { $count } drużynę.
    [few] Wygrywa to mniej więcej 1 na { $count } drużyny.
    [many] Wygrywa to mniej więcej 1 na { $count } drużyn.
   *[other] Wygrywa to mniej więcej 1 na { $count } drużyny.
}
ui-lab-odds-fails = { $count ->
    [one] Nie wygrywa tego mniej więcej 1 na { $count } drużynę.
    [few] Nie wygrywa tego mniej więcej 1 na { $count } drużyny.
    [many] Nie wygrywa tego mniej więcej 1 na { $count } drużyn.
   *[other] Nie wygrywa tego mniej więcej 1 na { $count } drużyny.
}
ui-lab-odds-two-in-five = Wygrywają to mniej więcej 2 drużyny na 5.
ui-lab-odds-three-in-five = Wygrywają to mniej więcej 3 drużyny na 5.
ui-lab-end-win = wygrana
ui-lab-end-win-chance = wygrana { $chance }
ui-lab-end-lose = przegrana
ui-lab-end-lose-chance = przegrana { $chance }
ui-lab-end-flee = ucieczka
ui-lab-end-flee-chance = ucieczka { $chance }
ui-lab-end-undecided = bez rozstrzygnięcia
ui-lab-end-undecided-chance = bez rozstrzygnięcia { $chance }
ui-lab-mean-down = { $count ->
    [one] średnio pada { $mean } z { $count } bohatera
    [few] średnio pada { $mean } z { $count } bohaterów
    [many] średnio pada { $mean } z { $count } bohaterów
   *[other] średnio pada { $mean } z { $count } bohatera
}
ui-lab-mean-rounds = { $count ->
    [one] średnio { $mean } runda
    [few] średnio { $mean } rundy
    [many] średnio { $mean } rund
   *[other] średnio { $mean } rundy
}
ui-lab-nobody = Dodaj do walki co najmniej jednego bohatera i jednego przeciwnika.
ui-lab-first = Obliczam walkę…
ui-lab-working = Obliczam…
ui-lab-time-left = jeszcze około { $time }
ui-lab-fights-done = { $count ->
    [one] gotowa { $count } walka,
    [few] gotowe { $count } walki,
    [many] gotowych { $count } walk,
   *[other] gotowe { $count } walki,
}
ui-lab-stop = Zatrzymaj
ui-lab-seconds = { $seconds } s
ui-lab-down = Ilu bohaterów jest na końcu poza walką
ui-lab-down-count = { $count ->
    [0] nikt
    [one] { $count } bohater
    [few] { $count } bohaterów
    [many] { $count } bohaterów
   *[other] { $count } bohatera
}
ui-lab-heroes-down = Powaleni bohaterowie
ui-lab-chance = Szansa
ui-lab-rounds = Runda, w której walka się kończy
ui-lab-rounds-short = Rundy
ui-lab-round = Runda
ui-lab-or-more = { $count } lub więcej
ui-lab-fates = Co się stanie z każdym bohaterem
ui-lab-hero = Bohater
ui-lab-falls = na końcu poza walką
ui-lab-gone = ginie
ui-lab-left-dying = Do zmarłych zaliczono tych, którzy konają, gdy na miejscu nie ma już nikogo z drużyny, kto by im pomógł ({ $chances }).
ui-lab-fled = ucieka
ui-lab-survival = Kto trzyma się na nogach, runda po rundzie
ui-lab-survival-about = Krzywa dla każdego bohatera: szansa, że po każdej rundzie wciąż trzyma się na nogach. Liczby są w tabeli poniżej.
ui-lab-after-round = po rundzie
ui-lab-numbers = Liczby
ui-lab-left = Co zostaje na końcu
ui-lab-left-about = Tym, którzy trzymają się na nogach.
ui-lab-left-mean = średnio { $mean } z { $most }
ui-lab-left-value = Zostało
ui-lab-doing = Kto co robi
ui-lab-found = Jak to obliczono
ui-lab-found-exact = Wynik dokładny.
ui-lab-found-scenes = { $count ->
    [one] Zbadano { $scenes } scenę.
    [few] Zbadano { $scenes } sceny.
    [many] Zbadano { $scenes } scen.
   *[other] Zbadano { $scenes } sceny.
}
ui-lab-found-residual = Nierozstrzygnięte: { $chance }.
ui-lab-found-no-residual = Dokładnie, z wyjątkiem zaokrągleń.
ui-lab-found-simulated = Symulacja, wynik przybliżony.
ui-lab-found-runs = { $count ->
    [one] Rozegrano { $runs } walkę, ziarno { $seed }.
    [few] Rozegrano { $runs } walki, ziarno { $seed }.
    [many] Rozegrano { $runs } walk, ziarno { $seed }.
   *[other] Rozegrano { $runs } walki, ziarno { $seed }.
}
ui-lab-found-interval = Szansa na wygraną wynosi od { $low } do { $high } przy poziomie ufności 95%.
ui-lab-found-took = Obliczenie trwało { $time }.
ui-lab-found-kept = Wynik z wcześniejszego obliczenia.
ui-lab-found-stopped = Zatrzymano przed końcem: to, czego nie zbadano do końca, liczy się jako nierozstrzygnięte.
ui-lab-found-cut-short = Zatrzymano przed końcem: rozegrano mniej walk, niż zamówiono, więc przedział jest szerszy.
ui-lab-left-out = Czego to nie obejmuje:
ui-lab-without-position = tego, gdzie kto jest: każdy każdego dosięga, a osłonę daje tylko decyzja MG
ui-lab-without-struck-back = tego, jak daleko są od siebie strzelec i przeciwnik: przeciwnik odpowiada na niecelny strzał tak jak na niecelny cios, chyba że MG zdecyduje „reach=none”
ui-lab-without-struck-back-powers = tego, jak daleko są od siebie strzelec lub mag i przeciwnik: przeciwnik odpowiada na ich pudła jak na każde inne, chyba że MG zdecyduje „reach=none”
ui-lab-without-several-foes = tego, czy kilku pachołków osacza w zwarciu jednego bohatera: nie liczy się to w żadnym ataku, chyba że MG zdecyduje „crowd=1”
ui-lab-without-morale = morale przeciwników: o tym, czy po pierwszej stracie ktoś się wycofa, rzuca i rozstrzyga mistrz gry; tu wszyscy walczą do końca
ui-lab-without-complications = tego, co robią komplikacje i konsekwencje po pudle lub jedynce: decyduje o nich mistrz gry; przy wyborze działania każda liczy się jak utracone Serce
ui-lab-without-clinging = śmierci konających, którym został punkt bohaterstwa: przyjęto, że wydadzą go, by trzymać się życia
ui-lab-without-unharmable = tego, co zraniłoby przeciwnika, którego nie rani żadna broń drużyny ani gołe ręce: ataki idą na marne, chyba że decyzja MG nada im cechę, która na niego działa
ui-lab-without-fiction = tego, co wymyśli mistrz gry: sztuczek, terenu, rozmów, sprytnych przeciwników
ui-lab-without-other-deeds = działań bez określonego zastosowania w walce, takich jak podcięcie lub pchnięcie kogoś, szukanie czegoś czy chowanie przedmiotów
ui-lab-questions = Inne pytania
ui-lab-tab-next = Następne działanie
ui-lab-tab-compare = Taktyki
ui-lab-tab-vary = Zmień zasadę
ui-lab-tab-fit = Walka według ryzyka
ui-lab-tab-map = Bohaterowie × przeciwnicy
ui-lab-tab-best = Najlepsza gra
ui-lab-tab-action = Jedno działanie
ui-lab-how-it-ends = Jak się kończy
ui-lab-difference = Punkty
ui-lab-use = Użyj
ui-lab-load = Wczytaj
ui-lab-as-now = tak jest teraz
ui-lab-instead = „{ $taken }” zamiast „{ $word }”
ui-lab-compare-about = Ta sama walka, stoczona każdą z tych taktyk.
ui-lab-write-policy = Napisz własną taktykę
ui-lab-write-about = Każdy bohater stosuje pierwszy wiersz, którego warunki są spełnione i którego działanie jest dostępne.
ui-lab-policy-name = Nazwa
ui-lab-own-policy = moja taktyka
ui-lab-line = Wiersz { $number }
ui-lab-line-up = Przesuń wiersz { $number } w górę
ui-lab-line-down = Przesuń wiersz { $number } w dół
ui-lab-line-remove = Usuń wiersz { $number }
ui-lab-do = Co zrobić
ui-lab-target = Cel
ui-lab-target-weakest = najsłabszego
ui-lab-target-strongest = najsilniejszego
ui-lab-target-first = pierwszego
ui-lab-target-spread = każdy kogoś innego
ui-lab-target-self = siebie
ui-lab-price = Koszt
ui-lab-price-worth = najlepsze szanse, tanio
ui-lab-price-least = najtańszy sposób
ui-lab-price-most = najdroższy sposób
ui-lab-price-free = tylko za darmo
ui-lab-way = Jak
ui-lab-way-any = z najlepszą szansą
ui-lab-way-melee = wręcz
ui-lab-way-ranged = z dystansu
ui-lab-way-power = mocą
ui-lab-when = gdy
ui-lab-and = i
ui-lab-of = Czyj stan
ui-lab-of-own = bohater
ui-lab-of-target = cel działania
ui-lab-of-party = drużyna
ui-lab-of-foes = przeciwnicy
ui-lab-what = Co się liczy
ui-lab-what-up = trzymają się na nogach
ui-lab-what-down = powaleni
ui-lab-what-left = ile jeszcze zniosą
ui-lab-what-share = procent zdrowia
ui-lab-what-place = miejsce w kolejności
ui-lab-test = Porównanie
ui-lab-number = Liczba
ui-lab-add-condition = Dodaj warunek
ui-lab-remove-condition = Usuń warunek
ui-lab-add-line = Dodaj wiersz na górze
ui-lab-spends = wydawaj szczęście i podobne punkty na nieudane rzuty
ui-lab-take-policy = Walcz tak
ui-lab-vary-about = Ta sama walka według innej zasady: przed i po, obok siebie.
ui-lab-vary-what = Co zmienić
ui-lab-vary-none = wybierz zasadę
ui-lab-vary-game = cała gra albo wydanie
ui-lab-fit-about = Powiedz, jak groźna ma być walka: pracownia dobierze liczebność tych przeciwników.
ui-lab-fit-not-from-table = W walce ze stołu przeciwnicy już są; ułóż własną walkę, żeby poszukać innych.
ui-lab-fit-win = Szansa na wygraną około { $chance }
ui-lab-fit-down = { $count ->
    [one] i średnio { $mean } powalony bohater
    [few] i średnio { $mean } powalonych bohaterów
    [many] i średnio { $mean } powalonych bohaterów
   *[other] i średnio { $mean } powalonego bohatera
}
ui-lab-fit-go = Szukaj walk
ui-lab-swing = { $count ->
    [one] waha się o ± { $swing } bohatera
    [few] waha się o ± { $swing } bohaterów
    [many] waha się o ± { $swing } bohaterów
   *[other] waha się o ± { $swing } bohatera
}
ui-lab-map-about = Ta sama walka dla drużyn każdej wielkości i dla większej lub mniejszej liczby jednego przeciwnika. Kliknij komórkę, by wczytać jej walkę.
ui-lab-map-not-from-table = Walka ze stołu ma ustaloną wielkość; ułóż własną, by narysować mapę.
ui-lab-map-foe = Przeciwnik o zmiennej liczbie
ui-lab-map-most-heroes = Najwięcej bohaterów
ui-lab-map-most-foes = Najwięcej przeciwników
ui-lab-map-go = Narysuj mapę
ui-lab-map-title = Szansa na wygraną: bohaterowie × { $title }
ui-lab-map-table = Szansa na wygraną według liczby bohaterów i tego przeciwnika: { $title }
ui-lab-map-heroes = bohaterowie
ui-lab-map-cell = { $heroes ->
    [one] { $heroes } bohater i { $count } × { $title }, szansa na wygraną { $chance }, średnio pada { $down }, walka { $danger }
    [few] { $heroes } bohaterów i { $count } × { $title }, szansa na wygraną { $chance }, średnio pada { $down }, walka { $danger }
    [many] { $heroes } bohaterów i { $count } × { $title }, szansa na wygraną { $chance }, średnio pada { $down }, walka { $danger }
   *[other] { $heroes } bohatera i { $count } × { $title }, szansa na wygraną { $chance }, średnio pada { $down }, walka { $danger }
}
ui-lab-map-tone = od { $least } do { $most }
ui-lab-map-legend = szansa na wygraną; ramka to walka powyżej
ui-lab-map-note = Bohaterowie dochodzą po kolei, po jednym z każdego rodzaju; drużyna większa od twojej zaczyna znów od pierwszego. Pozostali przeciwnicy się nie zmieniają. Wartości zmienione wyżej nie są brane pod uwagę; ≈ to symulacja.
ui-lab-best-about = Najlepsze, co można w tej walce zrobić, ile na tym tle warta jest każda taktyka i w czym się różnią.
ui-lab-best-play = najlepsza gra
ui-lab-best-residual = Najlepsza gra może być lepsza nawet o { $chance }.
ui-lab-best-unsolved = Ta walka jest za duża, by ją rozwiązać w dostępnym czasie; spróbuj mniejszej.
ui-lab-aim = O co grać
ui-lab-aim-win = Wygrana
ui-lab-aim-nobody-down = Na końcu nikt nie leży
ui-lab-solve = Znajdź najlepszą grę
ui-lab-differs = Gdzie taktyki tracą szanse
ui-lab-differs-best = Najlepiej: { $deed } ({ $chance })
ui-lab-differs-instead = „{ $policy }” wybiera: { $deed } ({ $chance })
ui-lab-differs-met = Zdarza się w { $chance } walk.
ui-lab-differs-opening = Na samym początku.
ui-lab-differs-who = Kto trzyma się na nogach
ui-lab-next-about = Wszystko, co można teraz zrobić, i jak każde działanie zmienia szanse w całej walce.
ui-lab-next-begun = Działania są ocenione dla walki, w której wszyscy mogą działać w pierwszej rundzie.
ui-lab-next-who = Kto działa
ui-lab-next-anybody = ktokolwiek
ui-lab-next-deed = Działanie
ui-lab-next-policy = tak zrobiłaby drużyna
ui-lab-next-more = { $count ->
    [one] i jeszcze { $count } gorsze
    [few] i jeszcze { $count } gorsze
    [many] i jeszcze { $count } gorszych
   *[other] i jeszcze { $count } gorszego
}
ui-lab-next-nothing = Nie ma teraz nic do zrobienia.
ui-lab-action-about = Szanse jednego działania i to, jak zmienia je każdy czynnik.
ui-lab-action = Działanie
ui-lab-action-choose = wybierz
ui-lab-action-missing = Brakuje jeszcze: { $names }
ui-lab-action-now = teraz
ui-lab-action-effects = Możliwe wyniki
ui-lab-readings = Gdzie zasadę można rozumieć dwojako
ui-lab-die = k{ $sides }
ui-lab-action-more = Więcej ustawień
ui-lab-picture = Wykres
ui-lab-no-outcome = bez rzutu
