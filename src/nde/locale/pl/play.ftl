# Stół w terminalu: `nde play`, `nde replay` i `nde log`.

## Pomoc poleceń; same zwykłe wiersze, żeby `nde --help` nie musiało wczytywać Fluenta

cli-about-play = Prowadzi przygodę przy stole w terminalu albo wraca do zapisanej gry.
cli-details-play = Bez argumentów wybierasz grę i przygodę albo grasz dalej od miejsca, w którym gra się zatrzymała. Każdy krok jest od razu zapisany; „pomoc” przy stole wymienia, co można wpisać. Przygoda to nazwa jednej z wbudowanych albo plik. Z --json czytane jest jedno polecenie JSON w wierszu i pisany jeden wpis w wierszu.
cli-about-replay = Pokazuje rozegraną grę wpis po wpisie, tak jak widać ją z dowolnego miejsca przy stole.
cli-about-log = Wypisuje rozegraną grę jako opowieść.
cli-place-adventure = PRZYGODA
cli-value-game = GRA
cli-value-policy = careful
cli-value-seat = MIEJSCE
cli-flag-game = gra, w którą grasz; „nde games” je wymienia
cli-flag-heroes = ilu bohaterów, od 1 do 6; domyślnie 3
cli-flag-sheet = karta bohatera; można podać kilka, pozostali są losowani
cli-flag-companions = boty grają wszystkimi bohaterami oprócz pierwszego: careful, bold, healer…
cli-flag-new = wyprawa, w którą nikt jeszcze nie grał; z --seed znowu ta sama
cli-flag-danger = jak niebezpieczna dla tej drużyny jest nowa wyprawa: safe, risky lub deadly; domyślnie risky
cli-flag-with = wyruszyć dalej z bohaterami rozegranej gry
cli-value-danger = risky
cli-flag-file = plik, w którym jest gra; jeśli istnieje, grasz dalej
cli-flag-plain = same wiersze tekstu, dla czytników ekranu
cli-flag-as = miejsce, z którego patrzysz, np. p1; domyślnie miejsce mistrza gry
cli-flag-step = czekaj na Enter po każdym wpisie
cli-example-play-1 = play
cli-example-play-2 = play lantern-cellar --game nde12 --heroes 3
cli-example-play-3 = play --file wieczor.nde --plain
cli-example-play-4 = play --new --danger deadly
cli-example-replay-1 = replay wieczor.nde --as p1 --step
cli-example-log-1 = log wieczor.nde

## Co można wpisać; pokazywane jest pierwsze słowo

play-words-help = pomoc
play-words-menu = lista spis
play-words-more = więcej wiecej
play-words-look = patrz
play-words-who = kto
play-words-reach = zasięg zasieg
play-words-cover = osłona oslona
play-words-map = mapa
play-words-end = tura
play-words-done = gotowe gotowy gotowa
play-words-hero = bohater
play-words-take = weź wez
play-words-sheet = karta
play-words-log = dziennik
play-words-why = dlaczego czemu
play-words-odds = szanse
play-words-undo = cofnij
play-words-redo = ponów ponow
play-words-save = zapisz
play-words-say = powiedz
play-words-whisper = szepnij szept
play-words-note = notatka
play-words-roll = rzut
play-words-dice = kości kosci
play-words-rest = odpoczynek
play-words-create = stwórz stworz
play-words-advance = rozwój rozwoj
play-words-gm = mg
play-words-close = zamknij
play-words-quit = wyjdź wyjdz koniec
play-words-dice-typed = prawdziwe wpisane
play-words-dice-engine = program
play-words-condition-off = zdejmij wyłącz
play-words-fog-on = włącz
play-words-fog-off = wyłącz
play-words-fog-lift = odsłoń odkryj podnieś
play-words-fog-lay = zasłoń zakryj połóż
play-words-only-told = wynik sam
play-words-entry = wpis
play-words-drop = porzuć porzuc
play-words-yes = tak t
play-words-all = wszyscy wszystkich

play-help-sentence = powiedz, co robisz: czasownik oraz kogo lub czego to dotyczy
    .typed = zaatakuj wilka
play-help-number = wykonaj działanie, które na liście ma ten numer
play-help-pairs = to samo z ustawieniem: parametr i jego wartość
play-help-enter = przyjmij to, co ma znak ↵ (odpowiedź albo koniec tury); bez znaku: rozejrzyj się jeszcze raz
play-help-square = idź na tę kratkę mapy
play-help-rule = wyjaśnij zasadę po numerze albo znajdź słowo w zasadach, tabelach i wśród przeciwników
play-help-help = pokaż tę pomoc
play-help-menu = wymień, co można teraz zrobić
play-help-more = wymień wszystko, co można zrobić, także rzadkie działania
play-help-look = rozejrzyj się jeszcze raz
play-help-who = pokaż, kto siedzi przy stole i kto jest w scenie
play-help-reach = pokaż, kto może cię dosięgnąć: jak daleko jest każdy przeciwnik, za jaką osłoną i jaką ma drogę
    .coverless = pokaż, kto może cię dosięgnąć: jak daleko jest każdy przeciwnik i jaką ma drogę
play-help-cover = pokaż, jak daleko od ciebie jest ktoś albo kratka i jaka osłona was dzieli: „osłona do b4”
    .coverless = pokaż, jak daleko od ciebie jest ktoś albo kratka: „osłona do b4”
play-help-map = pokaż mapę
play-help-end = zakończ turę wszystkich swoich bohaterów; „tura wszyscy”: dla wszystkich, po pytaniu
play-help-done = ten bohater kończy swoją turę; tura strony kończy się, gdy skończą wszyscy
play-help-hero = działaj innym bohaterem: „bohater” i imię albo samo imię
play-help-take = weź bohatera, którym nikt nie gra: „weź” i imię
play-help-sheet = pokaż kartę działającego bohatera albo kogoś po imieniu
play-help-log = pokaż jeszcze raz, co się stało; z liczbą: tyle wierszy
play-help-why = pokaż powody ostatniego rzutu z zasadami
play-help-odds = pokaż szanse wszystkich działań; z numerem: wszystkie wyniki jednego działania
play-help-undo = cofnij swój ostatni krok; z liczbą: tyle kroków
play-help-redo = przywróć to, co cofnięto
play-help-save = pokaż, gdzie zapisana jest gra; z nazwą pliku: zapisz tam kopię
play-help-say = powiedz coś wszystkim; trafi to do dziennika
play-help-whisper = szepnij coś komuś przy stole: „szepnij”, imię i słowa
play-help-note = zapisz notatkę dla siebie; bez słów: przeczytaj swoje notatki
play-help-roll = „rzut” – rzuć, o co proszą, „rzut 2k6+1” – dowolnymi kośćmi; wyniki własnych kości wpisz: „rzut 4,6”
play-help-dice = „kości prawdziwe”, żeby rzucać własnymi, „kości program”, żeby rzucał program
play-help-rest = złap oddech, odpocznij albo rozbij obóz
play-help-create = stwórz bohatera, pytanie po pytaniu
play-help-advance = rozwiń bohatera
play-help-gm = bądź własnym mistrzem gry: ustaw liczbę, przesuń kogoś, zmień rzut
play-help-close = zakończ tę grę na dobre i ujawnij kości
play-help-quit = wyjdź; gra na ciebie poczeka

## Początek i koniec

play-resume-which = Masz niedokończoną grę. Grasz dalej?
play-resume-one = grać dalej: { $name } (ostatnio { $when })
play-new-game = zacząć nową grę
play-which-game = W jaką grę chcesz zagrać?
play-which-adventure = Która przygoda?
play-something-new = Coś nowego · wyprawa, w którą nikt jeszcze nie grał
play-which-danger = Jak niebezpiecznie ma być?
play-danger-safe = bezpiecznie · kto nie traci głowy, wraca do domu
play-danger-risky = ryzykownie · ostatnią walkę można przegrać
play-danger-deadly = śmiertelnie · nie wszyscy wrócą
play-finding-foes = Rysowanie mapy i dobieranie przeciwników do tej drużyny…
play-how-many = Ilu bohaterów wyrusza?
play-heroes =
    { $count ->
        [one] { $count } bohater
        [few] { $count } bohaterów
        [many] { $count } bohaterów
       *[other] { $count } bohatera
    }
play-about-game-nde12 = kości od k6 do k20, serca, szybkie walki
play-about-game-nde14 = nowsza edycja: trudności, szczęście i żetony pancerza
play-about-game-cairn2e = mało liczb, dużo niebezpieczeństw, sprytne plany
play-about-game-tkds = k20 i umiejętności, czary i taktyczna walka
play-about-game-grim-marsh = kości z 1.2 i trudności z 1.4, wśród mgły i zimnej wody
play-about-game-far-orbit = 1.4 wśród frachtowców, stacji i wraków, które lepiej zostawić w próżni
play-choose-number = „{ $typed }” nie ma na liście; wpisz numer od 1 do { $most } albo Enter dla oznaczonego ↵
play-default = { $option }  ↵
play-you = ty
play-gm = mistrz gry
    .the = mistrz gry
play-kept-in = Gra jest zapisywana po każdym kroku w { $file }. „pomoc” wymienia, co można wpisać.
play-resumed = Grasz dalej: { $file }.
play-cut =
    { $bytes ->
        [one] Niedopisany do końca wiersz ({ $bytes } bajt) został usunięty; wszystko przed nim jest na miejscu.
        [few] Niedopisany do końca wiersz ({ $bytes } bajty) został usunięty; wszystko przed nim jest na miejscu.
        [many] Niedopisany do końca wiersz ({ $bytes } bajtów) został usunięty; wszystko przed nim jest na miejscu.
       *[other] Niedopisany do końca wiersz ({ $bytes } bajtów) został usunięty; wszystko przed nim jest na miejscu.
    }
play-come-back = Zapisane. „nde play --file { $file }” wraca w to miejsce.
play-go-on-with = „nde play --new --with { $file }” prowadzi tych samych bohaterów na kolejną wyprawę.
play-go-on-question = Ci sami bohaterowie, kolejna wyprawa? Najpierw odpoczną i pohandlują, jeśli jest z kim, a zachowają to, co niosą, to, czego się nauczyli, i swoje blizny.
play-go-on-enough = na dziś wystarczy
play-some-weeks-later = Kilka tygodni później ranni znów stoją na nogach i ktoś o was pyta.
play-over-in = Gra skończona. „nde log { $file }” pokaże ją jeszcze raz, „nde verify { $file }” sprawdzi kości.
play-is-won = Przygoda wygrana. „rozwój” rozwija bohatera, „dziennik” pokazuje ją jeszcze raz, „wyjdź” kończy grę i ujawnia kości.
play-is-lost = Przygoda skończona. „cofnij” cofa twój ostatni krok, „dziennik” pokazuje ją jeszcze raz, „wyjdź” kończy grę i ujawnia kości.
play-ending-won = Udało się
play-ending-lost = Drużyna pokonana

## Ekran

play-in-fight = runda { $round } · { $side }
play-pause = … Enter: dalej
play-side-party = twoja tura
play-side-foes = tura przeciwników
play-note-out = poza walką
play-note-gone = nie do uratowania
play-note-acted = po akcji
play-note-done = koniec tury
play-note-hidden = w ukryciu
play-map-signs = # ściana   + niska osłona   ~ trudny teren   x leży
play-map-ground = podłoże: { $ground }
play-map-fog =
    { $where ->
        [none]
            { $count ->
                [one] We mgle dla graczy jest { $count } kratka
                [few] We mgle dla graczy są { $count } kratki
                [many] We mgle dla graczy jest { $count } kratek
               *[other] We mgle dla graczy jest { $count } kratki
            }
       *[other]
            { $count ->
                [one] We mgle dla graczy jest { $count } kratka ({ $where })
                [few] We mgle dla graczy są { $count } kratki ({ $where })
                [many] We mgle dla graczy jest { $count } kratek ({ $where })
               *[other] We mgle dla graczy jest { $count } kratki ({ $where })
            }
    }
play-acts = { $name }, co robisz?
play-acts-others = { $name }, co robisz? Aby działać kim innym, wpisz imię: { $others }.
play-walk =
    { $count ->
        [one] idź na tę kratkę
        [few] idź na tę kratkę lub inną ({ $count } w zasięgu)
        [many] idź na tę kratkę lub inną ({ $count } w zasięgu)
       *[other] idź na tę kratkę lub inną ({ $count } w zasięgu)
    }
play-more =
    { $count ->
        [one] jeszcze jedno działanie
        [few] jeszcze { $count } działania
        [many] jeszcze { $count } działań
       *[other] jeszcze { $count } działania
    }
play-end-turn = zakończ turę
play-hero-done = zakończ turę: { $name }
play-begin = Wyrusz w drogę
play-choice-new = { $choice } (nowe)
play-choice-flight = { $choice } (najpierw działają przeciwnicy)
play-choice-trial = { $choice } · { $trial }: { $name }, udaje się { $chance }
play-choice-odds = { $choice } · { $name }, udaje się { $chance }
play-choice-failing = { $choice } (porażka: { $what })
play-failing-clock = { $clock } { $by }
play-failing-harm = obrażenia
play-costs = koszt { $cost }
play-type-die = Rzuca { $name }: wpisz, co wypadło na { $die }.
play-own-words = albo własnymi słowami; Enter przyjmuje „{ $default }”
play-dice-typed = Odtąd wpisujesz wyniki własnych kości.
play-dice-engine = Odtąd rzuca za ciebie program.
play-rests = Wpisz „odpoczynek” i jedno z tych słów: { $moments }
play-ask-rule = „? { $id }” wyjaśnia zasadę.
play-saved = Gra jest zapisana w { $file }.
play-ruling = (decyzja mistrza gry)
play-tries = { $name } próbuje: { $deed }
play-tries-all = postanawiacie: { $deed }
play-sets-about = { $name } zabiera się do tego: „{ $deed }”
play-copied = Kopia jest w { $file }.
play-step-by-step = Enter pokazuje następny wpis, „wyjdź” przerywa.
play-entry = wpis { $number }

## Co się stało

play-walks = { $name } rusza na { $square }
    .b = { $name } przechodzi na { $square }
play-unseen = ktoś niewidoczny macza w tym palce
play-fight-broken = kto z przeciwników mógł jeszcze biec, ten uciekł
play-fight-won = przeciwnicy są pokonani
    .b = ostatni przeciwnik jest pokonany
play-routed = uciekacie co sił w nogach i zbieracie się tam, skąd przyszliście
play-withdraws = drużyna rusza do wyjścia: zanim zniknie, przeciwnicy mają jeszcze swoją turę
play-fight-resumed = walka toczy się dalej od miejsca, w którym została przerwana
play-routed-carried = wleczecie ze sobą każdego, kto nie może iść: { $names }
play-came = { $name } dołącza do drużyny
play-grew = { $name } wyciąga z tego naukę i rozwija się
play-foes-here =
    { $is-many ->
        [yes] przed wami pojawiają się { $names }
       *[no] przed wami pojawia się { $names }
    }
    .b =
    { $is-many ->
        [yes] drogę zastępują wam { $names }
       *[no] drogę zastępuje wam { $names }
    }
    .c =
    { $is-many ->
        [yes] nie jesteście tu sami: są też { $names }
       *[no] nie jesteście tu sami: jest też { $names }
    }
play-joined =
    { $is-many ->
        [yes] nadchodzą jeszcze { $names }
       *[no] nadchodzi jeszcze { $names }
    }
    .b =
    { $is-many ->
        [yes] przeciwników przybywa: zjawiają się { $names }
       *[no] przeciwników przybywa: zjawia się { $names }
    }
play-left =
    { $is-many ->
        [yes] { $names } znikają ze sceny
       *[no] { $names } znika ze sceny
    }
play-left-stalemate =
    { $is-many ->
        [yes] { $names } wycofują się: ta walka już zbyt długo do niczego nie prowadzi
       *[no] { $names } wycofuje się: ta walka już zbyt długo do niczego nie prowadzi
    }
play-appeared =
    { $is-many ->
        [yes] waszym oczom ukazują się { $names }
       *[no] waszym oczom ukazuje się { $names }
    }
    .b =
        { $is-many ->
            [yes] nagle pojawiają się { $names }
           *[no] nagle pojawia się { $names }
        }
play-hidden =
    { $is-many ->
        [yes] { $names } znikają graczom z oczu
       *[no] { $names } znika graczom z oczu
    }
play-shown =
    { $is-many ->
        [yes] { $names } ukazują się graczom
       *[no] { $names } ukazuje się graczom
    }
play-renamed = od teraz { $old } nazywa się { $name }
play-ruled-anew = wcześniejszy rzut wypada inaczej (wpis { $number })
play-clock-starts = rusza licznik „{ $title }”: do końca { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
play-clock-rises = licznik „{ $title }” rośnie: już { $filled } z { $steps }
play-clock-falls = licznik „{ $title }” cofa się: teraz { $filled } z { $steps }
play-clock-full = licznik „{ $title }” jest pełny: { $steps } z { $steps }
play-clock = { $title }: { $filled } z { $steps }
play-clock-apart = { $title }: { $filled } z { $steps } (przesuwa go tylko opowieść)
play-said = { $name }: „{ $text }”
play-whispered =
    { $is-you ->
        [yes] szepczesz: „{ $text }”
       *[no] { $name } szepcze: „{ $text }”
    }
play-note =
    { $is-you ->
        [yes] zapisujesz notatkę: „{ $text }”
       *[no] { $name } zapisuje notatkę: „{ $text }”
    }
play-overruled = mistrz gry decyduje inaczej: wynik to „{ $outcome }”, a nie „{ $old }”
play-faces-ruled = kości są takie, jak ustalono
play-fog-on = mgła okrywa mapę
play-fog-off = mgła się podnosi
play-fog-laid =
    { $where ->
        [none]
            { $count ->
                [one] mgła okrywa teraz { $count } kratkę
                [few] mgła okrywa teraz { $count } kratki
                [many] mgła okrywa teraz { $count } kratek
               *[other] mgła okrywa teraz { $count } kratki
            }
       *[other]
            { $count ->
                [one] mgła okrywa teraz { $count } kratkę: { $where }
                [few] mgła okrywa teraz { $count } kratki: { $where }
                [many] mgła okrywa teraz { $count } kratek: { $where }
               *[other] mgła okrywa teraz { $count } kratki: { $where }
            }
    }
play-fog-lifted =
    { $where ->
        [none]
            { $count ->
                [one] mgła odsłania { $count } kratkę
                [few] mgła odsłania { $count } kratki
                [many] mgła odsłania { $count } kratek
               *[other] mgła odsłania { $count } kratki
            }
       *[other]
            { $count ->
                [one] mgła odsłania { $count } kratkę: { $where }
                [few] mgła odsłania { $count } kratki: { $where }
                [many] mgła odsłania { $count } kratek: { $where }
               *[other] mgła odsłania { $count } kratki: { $where }
            }
    }
play-value-set =
    { $kind ->
        [most] odtąd { $name } może mieć w rubryce „{ $field }” najwyżej { $value }, a nie { $old }
       *[plain] odtąd { $name } ma w rubryce „{ $field }” { $value }, a nie { $old }
    }
play-value-changed = coś się zmienia, dotyczy to postaci { $name }
play-set-is-leader =
    { $is-on ->
        [yes] odtąd przewodzi im { $name }
       *[no] { $name } już im nie przewodzi
    }
play-set-is-dead =
    { $is-on ->
        [yes] { $name } nie żyje
       *[no] { $name } jednak żyje
    }
play-set-has-fled =
    { $is-on ->
        [yes] { $name } ucieka
       *[no] { $name } wraca
    }
play-set-has-acted =
    { $is-on ->
        [yes] { $name } nie może już działać w tej turze
       *[no] { $name } może działać jeszcze raz
    }
play-set-loses-turn =
    { $is-on ->
        [yes] { $name } traci turę
       *[no] { $name } jednak nie traci tury
    }
play-set-is-fearless =
    { $is-on ->
        [yes] odtąd { $name } nie zna strachu
       *[no] { $name } znów zna strach
    }
play-set-can-shoot =
    { $is-on ->
        [yes] odtąd { $name } może atakować z daleka
       *[no] { $name } nie może już atakować z daleka
    }
play-moved = { $name } jest teraz gdzie indziej
play-moved-to = { $name } jest teraz na kratce { $square }
play-undone =
    { $is-you ->
        [yes]
            { $count ->
                [one] cofasz ostatni krok
                [few] cofasz { $count } ostatnie kroki
                [many] cofasz { $count } ostatnich kroków
               *[other] cofasz { $count } ostatniego kroku
            }
       *[no]
            { $count ->
                [one] { $name } cofa ostatni krok
                [few] { $name } cofa { $count } ostatnie kroki
                [many] { $name } cofa { $count } ostatnich kroków
               *[other] { $name } cofa { $count } ostatniego kroku
            }
    }
play-redone =
    { $is-you ->
        [yes]
            { $count ->
                [one] przywracasz cofnięty krok
                [few] przywracasz { $count } cofnięte kroki
                [many] przywracasz { $count } cofniętych kroków
               *[other] przywracasz { $count } cofniętego kroku
            }
       *[no]
            { $count ->
                [one] { $name } przywraca cofnięty krok
                [few] { $name } przywraca { $count } cofnięte kroki
                [many] { $name } przywraca { $count } cofniętych kroków
               *[other] { $name } przywraca { $count } cofniętego kroku
            }
    }
play-secret-roll =
    { $deed ->
        [none] { $who ->
            [none] za zasłoną toczą się kości
           *[other] za zasłoną toczą się kości, rzuca { $who }
        }
       *[other] za zasłoną toczą się kości: { $deed }
    }
play-revealed =
    { $deed ->
        [none] { $who ->
            [none] wychodzi na jaw tajny rzut
           *[other] wychodzi na jaw tajny rzut, w którym los próbuje { $who }
        }
       *[other] wychodzi na jaw tajny rzut: { $deed }
    }
play-revealed-outcome = wynik: { $outcome }
play-revealed-was = w chwili rzutu wynik był inny: { $old }
play-revealed-told = nic z tego nie wynika
play-given =
    { $is-you ->
        [yes] grasz teraz jako { $who }
       *[no] { $seat } gra teraz jako { $who }
    }
play-session = Sesja { $number }
play-moment-fight = zaczyna się walka
play-moment-calm = walka się kończy
play-moment-breather = łapiecie oddech
play-moment-rest = odpoczywacie
play-moment-camp = rozbijacie obóz na noc
play-moment-time = mija czas
play-moment-loud-time = mija czas, i to nie po cichu
play-moment-morale = przeciwnicy się wahają
play-dropped = pytanie zostaje bez odpowiedzi i nic z tego nie wynika
play-dropped-outdated = program zmienił się, odkąd to się zaczęło, i pyta teraz inaczej: sprawa zostaje przerwana razem z udzielonymi odpowiedziami i można ją zacząć od nowa
play-closed = Gra skończona, a ziarno jej kości jest teraz w dzienniku.
play-seed-taken = Mistrz gry wyeksportował ziarno kości, żeby grać dalej gdzie indziej, i mógłby teraz przewidzieć rzuty. Każdy może dodać soli, a kości znów będą nieprzewidywalne.

## Sprawdzanie gry

play-verify-sound =
    { $drawn ->
        [one] gra „{ $file }” jest autentyczna: wpisów { $entries }, nic nie zmieniono, a ziarno daje jej { $drawn } wynik
        [few] gra „{ $file }” jest autentyczna: wpisów { $entries }, nic nie zmieniono, a ziarno daje wszystkie { $drawn } wyniki
        [many] gra „{ $file }” jest autentyczna: wpisów { $entries }, nic nie zmieniono, a ziarno daje wszystkie { $drawn } wyników
       *[other] gra „{ $file }” jest autentyczna: wpisów { $entries }, nic nie zmieniono, a ziarno daje wszystkie { $drawn } wyniku
    }
play-verify-unfinished = gra „{ $file }” nie jest skończona: wpisów { $entries }, wyników { $drawn }, a ziarna jeszcze nie ujawniono
play-verify-broken =
    { $count ->
        [one] „{ $file }” niczego nie dowodzi: { $count } błąd
        [few] „{ $file }” niczego nie dowodzi: { $count } błędy
        [many] „{ $file }” niczego nie dowodzi: { $count } błędów
       *[other] „{ $file }” niczego nie dowodzi: { $count } błędu
    }
play-verify-by-hand = z prawdziwych kości wpisano { $typed }, mistrz gry ustawił { $ruled }
play-verify-digest = skrót dotąd: { $digest }

## Uprawnienia mistrza gry

play-gm-about = Jesteś własnym mistrzem gry. Każda z tych rzeczy trafia do dziennika jako decyzja mistrza gry:
play-gm-set = ustaw dowolną liczbę na czyjejś karcie
play-gm-hide = ukryj kogoś
play-gm-show = pokaż ukrytych
play-gm-rename = nadaj komuś własne imię; bez imienia nazywa się znów tym, czym jest
play-gm-clock = przesuń licznik; sama liczba zaczyna nowy, „stop” usuwa
play-gm-move = postaw kogoś gdzie indziej
play-gm-add = dodaj przeciwnika po nazwie jego bloku; „*3” za nią dodaje trzech
play-gm-remove = usuń kogoś ze sceny
play-gm-map = wczytaj mapę z pliku tekstowego
play-gm-effect = wywołaj efekt gry, podany nazwą i wartościami
play-gm-condition = nałóż na kogoś stan; „zdejmij” go zdejmuje
play-gm-outcome = zmień wynik ostatniego rzutu; samo słowo: rzuty ostatniej rundy; z numerem wpisu: tamten rzut
play-gm-faces = zmień wyniki kości ostatniego rzutu
play-gm-mark = ogłoś turę, odpoczynek albo upływ czasu: fight, turn, calm, breather, rest, camp, time, morale
play-gm-fog = okryj mapę mgłą; „wyłącz” ją usuwa, „odsłoń c4 d5-f7” odkrywa kratki, „zasłoń c4” zakrywa je znowu
play-gm-ground = powiedz, jakie jest podłoże: na kratkach albo na całej mapie
play-gm-give = oddaj bohatera innemu miejscu przy stole
play-gm-advance = pozwól bohaterowi się rozwinąć, oprócz tego, co daje wygrana przygoda
play-gm-drop = porzuć pytanie, które czeka na odpowiedź
play-gm-reveal = ujawnij tajny rzut; ze słowem „wynik” tylko jego wynik

## Co może być nie tak

error-not-understood =
    { $nearest ->
        [none] „{ $line }” nic tu nie znaczy; wpisz numer z listy, powiedz, co robisz, albo wpisz „pomoc”
       *[other] „{ $line }” nic tu nie znaczy; wpisz numer z listy, powiedz, co robisz, albo wpisz „pomoc”. Chodziło ci o „{ $nearest }”?
    }
error-screen-missing = ekran stołu potrzebuje pakietu „rich”; zainstaluj go poleceniem: { $command } albo dopisz --plain
error-not-a-command = „{ $line }” to nie polecenie ({ $reason }); wysyłaj po jednym obiekcie JSON w wierszu, jak pokazuje docs/playing.md
error-not-an-answer = „{ $answer }” nie odpowiada na pytanie; wpisz numer albo wybierz: { $allowed }
error-no-such-number =
    { $most ->
        [0] nie ma tu numeru { $number }: na liście nic teraz nie jest numerowane; wpisz „więcej” albo „pomoc”
        [1] na liście nie ma numeru { $number }; wpisz 1 albo „więcej”
       *[other] na liście nie ma numeru { $number }; wpisz numer od 1 do { $most } albo „więcej”
    }
error-no-turn = nie ma teraz tury, którą można by zakończyć; wybierz coś z listy albo wpisz „pomoc”
error-no-such-name = nikt tutaj nie nazywa się „{ $name }”; do wyboru: { $allowed }
error-cannot-go-there =
    { $allowed ->
        [none] „{ $square }” jest poza zasięgiem: teraz nikt nie może iść
       *[other] na kratkę „{ $square }” nie można teraz iść; do wyboru: { $allowed }
    }
error-nothing-to-explain =
    { $what ->
        [why] nikt jeszcze nie rzucał; najpierw coś zrób
       *[other] to nie wymaga rzutu; zapytaj o szanse przy innym numerze
    }
error-not-faces = „{ $text }” to nie wyniki kości; wpisz liczby, np. 4,6
error-gm-word-missing = „{ $word }” mówi za mało; napisz na przykład: { $allowed }
error-moment-word =
    „{ $word }” nic tu nie znaczy przy „{ $moment }”; { $allowed ->
        [none] nic nie można do tego dodać
       *[other] można dodać: { $allowed }
    }
error-nobody-hidden = nikt nie jest ukryty; najpierw kogoś ukryj
error-condition-not-given = { $who }: nie da się teraz nałożyć „{ $word }”; da się: { $allowed }
error-condition-not-taken = { $who }: nie da się teraz zdjąć „{ $word }”; da się: { $allowed }
error-nothing-to-give = { $who }: nie da się teraz nałożyć żadnego stanu
error-nothing-to-take = { $who }: nie ma stanu, który można by zdjąć
error-game-in-use = plik „{ $file }” jest otwarty w innym oknie gry; najpierw wyjdź z gry tam
error-seed-missing = gry „{ $file }” nie da się kontynuować bez ziarna kości z pliku „{ $seed }”; przywróć plik z ziarnem albo obejrzyj grę przez „nde replay”
error-seed-of-another = ziarno w „{ $seed }” nie należy do „{ $file }”; przywróć właściwe
error-nobody-to-go-on-with = z „{ $file }” nie wyszedł nikt, kto mógłby ruszyć dalej; pomiń --with albo podaj inną grę
error-no-such-danger = „{ $text }” to nie poziom niebezpieczeństwa; do wyboru: { $allowed }
error-only-for-what-is-new = --{ $flag } dotyczy nowej wyprawy; dodaj --new
error-new-and-named = „{ $text }” to przygoda, która już istnieje, a --new tworzy nową; pomiń jedno z dwojga
error-no-such-companions = boty nie znają taktyki „{ $policy }”; do wyboru: { $allowed }
error-game-already-there = w „{ $file }” jest już gra; pomiń „{ $word }”, żeby grać dalej, albo podaj inny plik
error-too-many-sheets = kart jest { $sheets }, a bohaterów { $heroes }; pomiń niektóre albo zwiększ --heroes
play-map-written = mapa jest zapisana w { $file }; zmień ją i wczytaj przez „mg map { $file }”
play-sheet-written = { $who }: karta jest zapisana w { $file }
