# Pracownia: jak groźna jest walka i co by to zmieniło.

ui-lab-title = Pracownia
ui-lab-about = Ułóż walkę i odczytaj jej grozę, zanim ktokolwiek rzuci kością.
ui-lab-start-text = Jak groźna jest ta walka? Postaw bohaterów przeciw przeciwnikom i zobacz, kto wygra, kto padnie i co zostanie.
ui-lab-start-go = Otwórz pracownię
ui-lab-ways = Drogi stąd
ui-lab-copy = Kopiuj odnośnik do tej walki
ui-lab-link = Odnośnik do tej walki
ui-lab-what-if = Co, jeśli?
ui-lab-what-if-there = Pracownia: co, jeśli?
ui-lab-what-if-about = Zabierz obecny stan do pracowni; gracze tego nie widzą
ui-lab-from = Skąd jest ta walka
ui-lab-from-table = Ze stołu: { $title }.
ui-lab-from-round = Trwa runda { $round }.
ui-lab-from-calm = Nie ma walki: odpowiedź jest taka, jakby zaczęła się teraz.
ui-lab-from-secret = Nic, czego tu próbujesz, nie dzieje się przy stole.
ui-lab-from-again = Weź stan z tej chwili
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
ui-lab-search-foes = Szukaj przeciwnika
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
ui-lab-no-kinds = Nic się tu tak nie nazywa.
ui-lab-count-of = { $count } × { $title }
ui-lab-more = Jeszcze jeden: { $title }
ui-lab-less = O jednego mniej: { $title }
ui-lab-drag-hint = Przeciągaj żetony do walki i z niej, naciskaj + i − albo użyj na żetonie klawiszy + i −.
ui-lab-values = Rany i to, co nie jest jak na początku
ui-lab-values-changed = { $count ->
    [one] { $count } zmieniony
    [few] { $count } zmienionych
    [many] { $count } zmienionych
   *[other] { $count } zmienionego
}
ui-lab-value-of = { $what }: { $who }
ui-lab-is-out = poza walką
ui-lab-leave-out = Pomiń
ui-lab-situation = Sytuacja: początek, odległość, osłona, orzeczenia
ui-lab-beginnings = Jak zaczyna się walka
ui-lab-apart = Jak daleko od siebie zaczynają strony
ui-lab-apart-none = nie podano: każdy sięga każdego
ui-lab-rulings-party = Orzeczone dla każdego ataku bohatera
ui-lab-rulings-foes = Orzeczone dla każdego ataku przeciwnika
ui-lab-policy = Jak walczy drużyna
ui-lab-policy-focus = wszyscy na najsłabszego
ui-lab-policy-strongest = wszyscy na najsilniejszego
ui-lab-policy-spread = każdy na innego
ui-lab-policy-careful = najpierw podnieś i ulecz
ui-lab-policy-helping = pierwszy pomaga, magia leczy
ui-lab-policy-retreat = w nogi, gdy ktoś padnie
ui-lab-policy-all-out = wszystkim, co mają
ui-lab-method = Liczone
ui-lab-method-auto = dokładnie, jeśli się da
ui-lab-method-exact = dokładnie albo wcale
ui-lab-method-simulated = rozgrywając wiele walk
ui-lab-danger = Jak bardzo jest groźnie
ui-lab-danger-hopeless = beznadziejna
ui-lab-danger-deadly = śmiertelna
ui-lab-danger-even = na ostrzu noża
ui-lab-danger-risky = ryzykowna
ui-lab-danger-costly = kosztowna
ui-lab-danger-wearing = wyczerpująca
ui-lab-danger-light = lekka
ui-lab-danger-open = bez końca
ui-lab-danger-unknown = jeszcze nie wiadomo
ui-lab-to-win = na wygraną
ui-lab-points = { $points } p. proc.
ui-lab-odds-always = Każda drużyna to wygrywa.
ui-lab-odds-never = Żadna drużyna tego nie wygrywa.
ui-lab-odds-half = Wygrywa to mniej więcej co druga drużyna.
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
ui-lab-mean-rounds = rundy: średnio { $mean }
ui-lab-nobody = Wstaw do walki co najmniej jednego bohatera i jednego przeciwnika.
ui-lab-first = Liczę tę walkę …
ui-lab-working = Liczę …
ui-lab-time-left = jeszcze około { $time }
ui-lab-fights-done = { $count ->
    [one] gotowa { $count } walka,
    [few] gotowe { $count } walki,
    [many] gotowych { $count } walk,
   *[other] gotowe { $count } walki,
}
ui-lab-stop = Zatrzymaj
ui-lab-seconds = { $seconds } s
ui-lab-down = Ilu bohaterów pada
ui-lab-down-count = { $count ->
    [0] nikt
    [one] { $count } bohater
    [few] { $count } bohaterów
    [many] { $count } bohaterów
   *[other] { $count } bohatera
}
ui-lab-heroes-down = Padli bohaterowie
ui-lab-chance = Szansa
ui-lab-rounds = W której rundzie jest po wszystkim
ui-lab-rounds-short = Rundy
ui-lab-round = Runda
ui-lab-or-more = { $count } lub więcej
ui-lab-fates = Co się stanie z każdym bohaterem
ui-lab-hero = Bohater
ui-lab-falls = pada
ui-lab-gone = ginie
ui-lab-left-dying = Wśród zmarłych są ci, którzy leżą umierający, gdy na miejscu nie został nikt z drużyny, kto by im pomógł ({ $chances }).
ui-lab-fled = ucieka
ui-lab-survival = Kto jeszcze stoi, runda po rundzie
ui-lab-survival-about = Krzywa dla każdego bohatera: szansa, że stoi po każdej rundzie. Liczby są w tabeli poniżej.
ui-lab-after-round = po rundzie
ui-lab-numbers = Liczby
ui-lab-left = Co zostaje na końcu
ui-lab-left-about = Tym, którzy jeszcze stoją.
ui-lab-left-mean = średnio { $mean } z { $most }
ui-lab-left-value = Zostało
ui-lab-doing = Kto co robi
ui-lab-found = Skąd ta odpowiedź
ui-lab-found-exact = Dokładnie.
ui-lab-found-scenes = { $count ->
    [one] Prześledzono { $scenes } scenę.
    [few] Prześledzono { $scenes } sceny.
    [many] Prześledzono { $scenes } scen.
   *[other] Prześledzono { $scenes } sceny.
}
ui-lab-found-residual = Nie prześledzono do końca: { $chance }.
ui-lab-found-no-residual = Nic nie pominięto poza zaokrągleniem.
ui-lab-found-simulated = Symulacja, nie dokładnie.
ui-lab-found-runs = { $count ->
    [one] Rozegrano { $runs } walkę, ziarno { $seed }.
    [few] Rozegrano { $runs } walki, ziarno { $seed }.
    [many] Rozegrano { $runs } walk, ziarno { $seed }.
   *[other] Rozegrano { $runs } walki, ziarno { $seed }.
}
ui-lab-found-interval = Szansa na wygraną leży między { $low } a { $high } z pewnością 95%.
ui-lab-found-took = Trwało to { $time }.
ui-lab-found-kept = Było to już wiadome.
ui-lab-found-stopped = Zatrzymano przed końcem: to, czego nie prześledzono, liczy się jako nierozstrzygnięte.
ui-lab-found-cut-short = Zatrzymano wcześniej: rozegrano mniej walk, niż trzeba, więc przedział jest szerszy.
ui-lab-left-out = Czego to nie obejmuje:
ui-lab-without-position = kto gdzie stoi: każdy sięga każdego, a osłonę daje tylko orzeczenie
ui-lab-without-struck-back = jak daleko są od siebie strzelający i przeciwnik: przeciwnik odpowiada na chybiony strzał tak jak na chybiony cios, chyba że orzeczono „reach=none”
ui-lab-without-struck-back-powers = jak daleko są od siebie strzelający lub czarujący i przeciwnik: przeciwnik odpowiada na ich chybienia jak na każde inne, chyba że orzeczono „reach=none”
ui-lab-without-several-foes = czy kilku pachołków osacza w zwarciu jednego bohatera: nie liczy się to w żadnym ataku, chyba że orzeczono „crowd=1”
ui-lab-without-complications = tego, co robią komplikacje i konsekwencje po chybieniu lub jedynce: nazywa je Mistrz Gry; przy wyborze czynu każda liczy się jak utracone Serce
ui-lab-without-clinging = śmierci konających, którym został punkt bohaterstwa: przyjęto, że wydadzą go, by trzymać się życia
ui-lab-without-unharmable = tego, co zraniłoby przeciwnika, którego nie rani żadna broń drużyny ani gołe ręce: ciosy idą na marne, chyba że orzeczenie nada atakom naturę, która na niego działa
ui-lab-without-fiction = to, co wymyśli mistrz gry: sztuczki, teren, rozmowy, przeciwnicy z pomysłem
ui-lab-without-other-deeds = czyny, o których gra nie mówi, po co są w walce, jak podcięcie lub pchnięcie kogoś, szukanie czegoś czy chowanie rzeczy
ui-lab-questions = O co jeszcze zapytać
ui-lab-tab-next = Następny czyn
ui-lab-tab-compare = Sposoby walki
ui-lab-tab-vary = Inna zasada
ui-lab-tab-fit = Walka na miarę ryzyka
ui-lab-tab-map = Bohaterowie × przeciwnicy
ui-lab-tab-best = Najlepsza gra
ui-lab-tab-action = Jedna akcja
ui-lab-how-it-ends = Jak się kończy
ui-lab-difference = Punkty
ui-lab-use = Użyj
ui-lab-load = Wczytaj
ui-lab-as-now = tak jest teraz
ui-lab-instead = { $taken } zamiast { $word }
ui-lab-compare-about = Ta sama walka, stoczona na każdy z tych sposobów.
ui-lab-write-policy = Napisz własny sposób
ui-lab-write-about = Każdy bohater bierze pierwszy wiersz, którego warunki są spełnione i którego czyn jest dla niego możliwy.
ui-lab-policy-name = Jak się nazywa
ui-lab-own-policy = mój sposób
ui-lab-line = Wiersz { $number }
ui-lab-line-up = Wiersz { $number }: w górę
ui-lab-line-down = Wiersz { $number }: w dół
ui-lab-line-remove = Wiersz { $number }: usuń
ui-lab-do = Co zrobić
ui-lab-target = Dla kogo
ui-lab-target-weakest = najsłabszy
ui-lab-target-strongest = najsilniejszy
ui-lab-target-first = pierwszy
ui-lab-target-spread = każdy inny
ui-lab-target-self = sam sobie
ui-lab-price = Jakim kosztem
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
ui-lab-of = Kogo to dotyczy
ui-lab-of-own = bohater
ui-lab-of-target = dla kogo to jest
ui-lab-of-party = drużyna
ui-lab-of-foes = przeciwnicy
ui-lab-what = Co się liczy
ui-lab-what-up = jeszcze stoją
ui-lab-what-down = padli
ui-lab-what-left = ile jeszcze zniosą
ui-lab-what-share = procent zdrowia
ui-lab-what-place = miejsce w kolejności
ui-lab-test = Jak porównać
ui-lab-number = Liczba
ui-lab-add-condition = + warunek
ui-lab-remove-condition = Usuń warunek
ui-lab-add-line = Kolejny wiersz na górze
ui-lab-spends = wydawać szczęście i podobne na nieudane rzuty
ui-lab-take-policy = Walcz tak
ui-lab-vary-about = Ta sama walka według innej zasady: przed i po, obok siebie.
ui-lab-vary-what = Co ma być inaczej
ui-lab-vary-none = wybierz zasadę
ui-lab-vary-game = cała gra albo wydanie
ui-lab-fit-about = Powiedz, jak groźnie ma być: pracownia poszuka podobnych liczb tych przeciwników.
ui-lab-fit-not-from-table = W walce ze stołu przeciwnicy już są; ułóż własną walkę, żeby poszukać innych.
ui-lab-fit-win = Około { $chance } na wygraną
ui-lab-fit-down = i padłych bohaterów średnio: { $mean }
ui-lab-fit-go = Szukaj walk
ui-lab-swing = waha się o ± { $swing } bohatera
ui-lab-map-about = Ta sama walka dla drużyn każdej wielkości i dla większej lub mniejszej liczby jednego przeciwnika. Naciśnij kratkę, by wziąć jej walkę.
ui-lab-map-not-from-table = Walka od stołu ma taką wielkość, jaką ma; ułóż własną, by narysować mapę.
ui-lab-map-foe = Liczony przeciwnik
ui-lab-map-most-heroes = Najwięcej bohaterów
ui-lab-map-most-foes = Najwięcej przeciwników
ui-lab-map-go = Narysuj mapę
ui-lab-map-title = Szansa wygranej: bohaterowie × { $title }
ui-lab-map-table = Szansa wygranej według liczby bohaterów i tego przeciwnika: { $title }
ui-lab-map-heroes = bohaterowie
ui-lab-map-cell = bohaterowie: { $heroes }, { $title }: { $count }. Wygrana { $chance }, średnio powalonych: { $down }, { $danger }
ui-lab-map-tone = { $least } do { $most }
ui-lab-map-legend = wygranych; ramka to walka powyżej
ui-lab-map-note = Bohaterowie dołączają po kolei, po jednym z każdego rodzaju; drużyna większa od twojej zaczyna znów od pierwszego. Pozostali przeciwnicy zostają. Wartości zmienionych wyżej tu nie ma; ≈ to symulacja.
ui-lab-best-about = Najlepsze, co można w tej walce zrobić, ile przy tym wart jest każdy sposób i gdzie się rozchodzą.
ui-lab-best-play = najlepsza gra
ui-lab-best-residual = Najlepsze może być lepsze nawet o { $chance }.
ui-lab-best-unsolved = Ta walka jest za duża, by ją rozwiązać w danym czasie; mniejszą się da.
ui-lab-aim = O co grać
ui-lab-aim-win = Wygrana
ui-lab-aim-nobody-down = Nikt nie pada do końca
ui-lab-solve = Znajdź najlepszą grę
ui-lab-differs = Gdzie sposoby coś tracą
ui-lab-differs-best = Najlepiej: { $deed } ({ $chance })
ui-lab-differs-instead = „{ $policy }” robi to: { $deed } ({ $chance })
ui-lab-differs-met = Zdarza się w { $chance } walk.
ui-lab-differs-opening = Na samym początku.
ui-lab-differs-who = Kto tam stoi
ui-lab-next-about = Wszystko, co można teraz zrobić, i co każdy czyn zmienia w całej walce.
ui-lab-next-begun = Czyny są ocenione dla walki, w której wszyscy mogą działać w pierwszej rundzie.
ui-lab-next-who = Czyj czyn
ui-lab-next-anybody = czyjkolwiek
ui-lab-next-deed = Czyn
ui-lab-next-policy = tak zrobiłaby drużyna
ui-lab-next-more = { $count ->
    [one] i jeszcze { $count } gorszy
    [few] i jeszcze { $count } gorsze
    [many] i jeszcze { $count } gorszych
   *[other] i jeszcze { $count } gorszego
}
ui-lab-next-nothing = Nie ma teraz nic do zrobienia.
ui-lab-action-about = Szanse jednej akcji i to, jak każda rzecz je zmienia.
ui-lab-action = Akcja
ui-lab-action-choose = wybierz
ui-lab-action-missing = Brakuje jeszcze: { $names }
ui-lab-action-now = teraz
ui-lab-action-effects = Co może z tego wyniknąć
ui-lab-readings = Gdzie zasadę można czytać dwojako
ui-lab-die = k{ $sides }
ui-lab-action-more = Co jeszcze można powiedzieć
ui-lab-picture = Jako pasek
ui-lab-no-outcome = bez rzutu
