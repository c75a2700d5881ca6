# Stół w terminalu: `nde play`, `nde replay` i `nde log`.

## Pomoc poleceń; same zwykłe wiersze, żeby `nde --help` nie musiało wczytywać Fluenta

cli-about-play = Zagraj przygodę przy stole w terminalu albo wróć do gry.
cli-details-play = Bez argumentów wybierasz grę i przygodę albo wracasz tam, gdzie gra stanęła. Każdy krok jest od razu zapisany; „pomoc” przy stole wymienia, co można wpisać. Przygoda to nazwa jednej z naszych albo plik. Z --json czytane jest jedno polecenie JSON w wierszu i pisany jeden wpis w wierszu.
cli-about-replay = Pokaż rozegraną grę wpis po wpisie, oczami dowolnego miejsca przy stole.
cli-about-log = Wypisz rozegraną grę jako opowieść.
cli-place-adventure = PRZYGODA
cli-value-game = GRA
cli-value-policy = careful
cli-value-seat = MIEJSCE
cli-flag-game = gra, w którą grasz; „nde games” je wymienia
cli-flag-heroes = ilu bohaterów, od 1 do 6; inaczej 3
cli-flag-sheet = karta bohatera; można podać kilka, pozostali są losowani
cli-flag-companions = boty grają wszystkimi bohaterami oprócz pierwszego: careful, bold, healer …
cli-flag-file = plik, w którym jest gra; jeśli istnieje, grasz dalej
cli-flag-plain = tylko kolejne wiersze, dla czytników ekranu
cli-flag-as = miejsce, z którego patrzysz, np. p1; inaczej miejsce mistrza gry
cli-flag-step = czekaj na Enter po każdym wpisie
cli-example-play-1 = play
cli-example-play-2 = play lantern-cellar --game nde12 --heroes 3
cli-example-play-3 = play --file wieczor.nde --plain
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
play-words-dice-engine = silnik program
play-words-condition-off = zdejmij wyłącz
play-words-fog-on = włącz
play-words-fog-off = wyłącz
play-words-fog-lift = odsłoń odkryj podnieś
play-words-fog-lay = zasłoń zakryj połóż
play-words-only-told = wynik sam

play-help-number = zrób to, co na liście ma ten numer
play-help-pairs = to samo z dopowiedzeniem: parametr i jego wartość
play-help-enter = odpowiedź albo koniec tury oznaczone ↵; inaczej rozejrzyj się jeszcze raz
play-help-square = idź na tę kratkę mapy
play-help-rule = wyjaśnij zasadę po numerze albo znajdź słowo w zasadach, tabelach i wśród przeciwników
play-help-help = pokaż tę pomoc
play-help-menu = wymień, co można teraz zrobić
play-help-more = wymień wszystko, co można zrobić, także rzadkie rzeczy
play-help-look = rozejrzyj się jeszcze raz
play-help-who = kto siedzi przy stole i kto jest w scenie
play-help-reach = kto może cię dosięgnąć: jak daleko jest każdy przeciwnik, za jaką osłoną i jaką ma drogę
play-help-cover = jak stoisz wobec kogoś albo kratki: „osłona do b4”
play-help-map = pokaż mapę
play-help-end = zakończ turę bohaterów
play-help-hero = działaj innym bohaterem: „bohater” i imię albo samo imię
play-help-take = weź bohatera, którym nikt nie gra: „weź” i imię
play-help-sheet = pokaż kartę działającego bohatera albo kogoś po imieniu
play-help-log = opowiedz jeszcze raz, co się stało; z liczbą: tyle wierszy
play-help-why = powody ostatniego rzutu z zasadami
play-help-odds = szanse wszystkiego; z numerem: wszystkie wyniki jednej rzeczy
play-help-undo = cofnij swój ostatni krok; z liczbą: tyle kroków
play-help-redo = przywróć to, co cofnięto
play-help-save = powiedz, gdzie jest gra; z nazwą pliku: zrób tam kopię
play-help-say = powiedz coś, co zostanie w dzienniku
play-help-whisper = szepnij coś komuś przy stole: „szepnij”, imię i słowa
play-help-note = zapisz notatkę dla siebie; bez słów: przeczytaj swoje notatki
play-help-roll = wpisz ścianki swoich kości: „rzut 4,6”
play-help-dice = „kości prawdziwe”, żeby rzucać własnymi, „kości silnik”, żeby rzucał program
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
play-how-many = Ilu bohaterów wyrusza?
play-heroes =
    { $count ->
        [one] { $count } bohater
        [few] { $count } bohaterów
        [many] { $count } bohaterów
       *[other] { $count } bohaterów
    }
play-about-game-nde12 = kości od k6 do k20, serca, szybkie walki
play-about-game-nde14 = nowsza edycja: trudności, szczęście i żetony pancerza
play-about-game-cairn2e = mało liczb, dużo niebezpieczeństw, sprytne plany
play-about-game-tkds = k20 i umiejętności, czary i taktyczna walka
play-about-game-grim-marsh = kości z 1.2 i trudności z 1.4, wśród mgły i zimnej wody
play-about-game-far-orbit = 1.4 wśród frachtowców, stacji i rzeczy, które lepiej zostawić w próżni
play-choose-number = „{ $typed }” nie ma na liście; wpisz numer od 1 do { $most } albo Enter dla oznaczonego ↵
play-default = { $option }  ↵
play-you = ty
play-gm = mistrz gry
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
play-over-in = Gra skończona. „nde log { $file }” opowie ją jeszcze raz, „nde verify { $file }” sprawdzi kości.
play-is-won = Przygoda wygrana. „rozwój” rozwija bohatera, „dziennik” opowiada ją jeszcze raz, „wyjdź” kończy grę i ujawnia kości.
play-is-lost = Przygoda skończona. „cofnij” cofa twój ostatni krok, „dziennik” opowiada ją jeszcze raz, „wyjdź” kończy grę i ujawnia kości.

## Ekran

play-place-in-fight = { $place } · runda { $round } · { $side }
play-side-party = twoja tura
play-side-foes = tura przeciwników
play-note-out = poza walką
play-note-gone = nie do uratowania
play-note-acted = po akcji
play-note-hidden = w ukryciu
play-map-signs = # ściana   + niska osłona   ~ trudny teren   x leży
play-map-fog =
    { $squares ->
        [none]
            { $count ->
                [one] We mgle dla graczy: { $count } kratka
                [few] We mgle dla graczy: { $count } kratki
                [many] We mgle dla graczy: { $count } kratek
               *[other] We mgle dla graczy: { $count } kratki
            }
       *[other]
            { $count ->
                [one] We mgle dla graczy: { $count } kratka ({ $squares })
                [few] We mgle dla graczy: { $count } kratki ({ $squares })
                [many] We mgle dla graczy: { $count } kratek ({ $squares })
               *[other] We mgle dla graczy: { $count } kratki ({ $squares })
            }
    }
play-acts = Działa { $name }:
play-acts-others = Działa { $name } (aby działać kim innym, wpisz imię: { $others }):
play-walk =
    { $count ->
        [one] iść na tę kratkę mapy
        [few] iść na tę lub inną z { $count } kratek mapy
        [many] iść na tę lub inną z { $count } kratek mapy
       *[other] iść na tę lub inną z { $count } kratek mapy
    }
play-more =
    { $count ->
        [one] jeszcze jedna rzecz
        [few] jeszcze { $count } rzeczy
        [many] jeszcze { $count } rzeczy
       *[other] jeszcze { $count } rzeczy
    }
play-end-turn = zakończyć turę
play-begin = wyruszyć w drogę
play-choice-new = { $choice } (jeszcze nieznane)
play-choice-trial = { $choice } · { $trial }: { $name }, udaje się { $chance }
play-choice-odds = { $choice } · { $name }, udaje się { $chance }
play-type-die = Rzuca { $name }: wpisz, co wypadło na { $die }.
play-own-words = albo własnymi słowami; Enter przyjmuje „{ $default }”
play-dice-typed = Odtąd wpisujesz ścianki własnych kości.
play-dice-engine = Odtąd rzuca za ciebie program.
play-rests = Wpisz „odpoczynek” i jedno z: { $moments }
play-ask-rule = „? { $id }” wyjaśnia zasadę.
play-saved = Gra jest w { $file }.
play-copied = Kopia jest w { $file }.
play-step-by-step = Enter pokazuje następny wpis, „wyjdź” przerywa.
play-entry = wpis { $number }

## Co się stało

play-walks = { $name } idzie na { $square }
play-unseen = ktoś niewidoczny maczał w tym palce: { $text }
play-fight-broken = kto z przeciwników mógł jeszcze biec, ten uciekł
play-fight-won = nie stoi już żaden przeciwnik
play-routed = uciekacie co sił w nogach i zbieracie się tam, skąd prowadziła droga
play-routed-carried = wleczecie ze sobą tych, którzy nie mogą iść: { $names }
play-came = { $name } dołącza do drużyny
play-grew = { $name } się rozwija
play-foes-here = przed wami: { $names }
play-joined = nadchodzą posiłki: { $names }
play-left = ze sceny znikają: { $names }
play-left-stalemate = { $names } wycofuje się: ta walka już zbyt długo do niczego nie prowadzi
play-appeared = widzicie: { $names }
play-hidden = ukryci przed graczami: { $names }
play-shown = pokazani graczom: { $names }
play-clock = { $title }: { $filled } z { $steps }
play-said = { $name }: „{ $text }”
play-whispered = { $name } szeptem: „{ $text }”
play-note = notatka ({ $name }): { $text }
play-overruled = orzeczenie mistrza gry: { $outcome } (zamiast: { $old })
play-fog-on = mgła okrywa mapę
play-fog-off = mgła się podnosi
play-fog-laid =
    { $squares ->
        [none]
            { $count ->
                [one] mgła okrywa { $count } kratkę
                [few] mgła okrywa { $count } kratki
                [many] mgła okrywa { $count } kratek
               *[other] mgła okrywa { $count } kratki
            }
       *[other]
            { $count ->
                [one] mgła okrywa { $count } kratkę: { $squares }
                [few] mgła okrywa { $count } kratki: { $squares }
                [many] mgła okrywa { $count } kratek: { $squares }
               *[other] mgła okrywa { $count } kratki: { $squares }
            }
    }
play-fog-lifted =
    { $squares ->
        [none]
            { $count ->
                [one] mgła odsłania { $count } kratkę
                [few] mgła odsłania { $count } kratki
                [many] mgła odsłania { $count } kratek
               *[other] mgła odsłania { $count } kratki
            }
       *[other]
            { $count ->
                [one] mgła odsłania { $count } kratkę: { $squares }
                [few] mgła odsłania { $count } kratki: { $squares }
                [many] mgła odsłania { $count } kratek: { $squares }
               *[other] mgła odsłania { $count } kratki: { $squares }
            }
    }
play-value-set = mistrz gry ustawia: { $name }, { $field }: { $old } → { $value }
play-granted = decyzją mistrza gry: { $text }
play-moved = mistrz gry przesuwa: { $name }
play-new-map = na stole leży inna mapa
play-undone =
    { $count ->
        [one] cofnięto jeden krok
        [few] cofnięto { $count } kroki
        [many] cofnięto { $count } kroków
       *[other] cofnięto { $count } kroków
    }
play-redone =
    { $count ->
        [one] znów liczy się jeden krok
        [few] znów liczą się { $count } kroki
        [many] znów liczy się { $count } kroków
       *[other] znów liczy się { $count } kroków
    }
play-secret-roll = tajny rzut: { $deed }
play-revealed = ujawniono: { $deed }: { $outcome }
play-revealed-goes-on = ujawniono: { $deed }
play-revealed-was = w chwili rzutu było: { $old }
play-revealed-told = podano sam wynik, nic się nie dzieje
play-given = postać { $name }: gra nią teraz { $seat }
play-session = zaczyna się sesja { $number }
play-dropped = porzucono to, co czekało
play-closed = Gra skończona, a ziarno jej kości jest w dzienniku.
play-seed-taken = Mistrz gry zabrał ziarno kości, żeby grać dalej gdzie indziej: odtąd może wiedzieć, co wypadnie. Kto doda soli, odnawia kości.

## Sprawdzanie gry

play-verify-sound =
    { $drawn ->
        [one] gra „{ $file }” jest w porządku: wpisów { $entries }, nic nie zmieniono, a ziarno daje jej { $drawn } ściankę
        [few] gra „{ $file }” jest w porządku: wpisów { $entries }, nic nie zmieniono, a ziarno daje wszystkie { $drawn } ścianki
        [many] gra „{ $file }” jest w porządku: wpisów { $entries }, nic nie zmieniono, a ziarno daje wszystkie { $drawn } ścianek
       *[other] gra „{ $file }” jest w porządku: wpisów { $entries }, nic nie zmieniono, a ziarno daje wszystkie { $drawn } ścianek
    }
play-verify-unfinished = gra „{ $file }” nie jest skończona: wpisów { $entries }, ścianek { $drawn }, a ziarna jeszcze nie ujawniono
play-verify-broken =
    { $count ->
        [one] „{ $file }” niczego nie dowodzi: { $count } błąd
        [few] „{ $file }” niczego nie dowodzi: { $count } błędy
        [many] „{ $file }” niczego nie dowodzi: { $count } błędów
       *[other] „{ $file }” niczego nie dowodzi: { $count } błędów
    }
play-verify-by-hand = wpisane z prawdziwych kości: { $typed }, ustawione przez mistrza gry: { $ruled }
play-verify-digest = skrót dotąd: { $digest }

## Uprawnienia mistrza gry

play-gm-about = Jesteś własnym mistrzem gry. Każda z tych rzeczy trafia do dziennika jako orzeczenie:
play-gm-set = ustaw dowolną liczbę u kogokolwiek
play-gm-hide = ukryj kogoś
play-gm-show = pokaż ukrytych
play-gm-clock = przesuń licznik; sama liczba zaczyna nowy, „stop” usuwa
play-gm-move = postaw kogoś gdzie indziej
play-gm-add = dodaj przeciwnika po nazwie jego bloku
play-gm-remove = usuń kogoś ze sceny
play-gm-map = rozłóż mapę z pliku tekstowego
play-gm-effect = wywołaj efekt gry, podany nazwą i wartościami
play-gm-condition = nałóż na kogoś stan; „off” go zdejmuje
play-gm-outcome = zmień wynik ostatniego rzutu
play-gm-faces = zmień ścianki ostatniego rzutu
play-gm-mark = zaznacz chwilę: fight, turn, calm, breather, rest, camp, time, morale
play-gm-fog = okryj mapę mgłą; „wyłącz” ją zdejmuje, „odsłoń c4 d5-f7” odkrywa kratki, „zasłoń c4” zakrywa je znowu
play-gm-give = oddaj kogoś innemu miejscu przy stole
play-gm-drop = porzuć to, co czeka na odpowiedź
play-gm-reveal = ujawnij tajny rzut; ze słowem „wynik” tylko jego wynik

## Co może być nie tak

error-not-understood =
    { $nearest ->
        [none] „{ $line }” nic tu nie znaczy; wpisz numer z listy albo „pomoc”
       *[other] „{ $line }” nic tu nie znaczy; wpisz numer z listy albo „pomoc”. Chodziło ci o „{ $nearest }”?
    }
error-not-a-command = „{ $line }” to nie polecenie ({ $reason }); wysyłaj po jednym obiekcie JSON w wierszu, jak pokazuje docs/playing.md
error-not-an-answer = „{ $answer }” nie odpowiada na pytanie; wpisz numer albo jedno z: { $allowed }
error-no-such-number =
    { $most ->
        [0] nie ma tu { $number }: nic na liście nie ma teraz numeru; wpisz „więcej” albo „pomoc”
        [1] na liście nie ma { $number }; wpisz 1 albo „więcej”
       *[other] na liście nie ma { $number }; wpisz numer od 1 do { $most } albo „więcej”
    }
error-no-turn = nie ma teraz tury, którą można by zakończyć; wybierz coś z listy albo wpisz „pomoc”
error-no-such-name = nikt tutaj nie nazywa się „{ $name }”; użyj jednego z: { $allowed }
error-cannot-go-there =
    { $allowed ->
        [none] „{ $square }” jest poza zasięgiem: teraz nikt nie może iść
       *[other] „{ $square }” nie jest kratką, na którą można teraz iść; wybierz jedną z: { $allowed }
    }
error-nothing-to-explain =
    { $what ->
        [why] nic jeszcze nie było rzucane; najpierw coś zrób
       *[other] tu się nie rzuca; zapytaj o szanse innego numeru
    }
error-not-faces = „{ $text }” to nie ścianki kości; wpisz liczby, np. 4,6
error-gm-word-missing = „{ $word }” mówi za mało; napisz na przykład: { $allowed }
error-nobody-hidden = nikt nie jest ukryty; najpierw kogoś ukryj
error-condition-not-given = { $who }: nie da się teraz nałożyć „{ $word }”; da się: { $allowed }
error-condition-not-taken = { $who }: nie da się teraz zdjąć „{ $word }”; da się: { $allowed }
error-nothing-to-give = { $who }: nie da się teraz nałożyć żadnego stanu
error-nothing-to-take = { $who }: nie ma stanu, który można by zdjąć
error-game-in-use = w „{ $file }” gra właśnie inny proces; najpierw wyjdź z gry tam
error-seed-missing = w „{ $file }” nie da się grać dalej bez ziarna kości, „{ $seed }”; odłóż je na miejsce albo obejrzyj grę przez „nde replay”
error-seed-of-another = ziarno w „{ $seed }” nie należy do „{ $file }”; odłóż właściwe
error-no-such-companions = „{ $policy }” to nie sposób gry botów; użyj jednego z: { $allowed }
error-game-already-there = w „{ $file }” jest już gra; opuść „{ $word }”, żeby grać dalej, albo podaj inny plik
error-too-many-sheets = kart jest { $sheets }, a bohaterów { $heroes }; opuść niektóre albo zwiększ --heroes
play-map-written = mapę zapisano w { $file }; zmień ją i rozłóż przez „gm map { $file }”
play-sheet-written = { $who }: karta zapisana w { $file }
