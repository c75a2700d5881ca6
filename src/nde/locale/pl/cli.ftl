# Wiersz poleceń.  Komunikaty pomocy są zwykłymi wierszami, żeby `nde --help` nie musiało ładować Fluenta.

## Help

cli-about = Nano Dungeon Engine: gry fabularne, rozgrywane i liczone przez ten sam kod.
cli-usage = użycie:
cli-commands = polecenia:
cli-flags = przełączniki:
cli-examples = przykłady:
cli-more-help = „nde help roll” objaśnia polecenie. Samo „nde” otwiera wiersz poleceń.

cli-about-roll = Rzuca kośćmi i pokazuje każdą ściankę.
cli-about-odds = Dokładne szanse rzutu albo sytuacji w grze.
cli-about-resolve = Rozstrzyga sytuację raz, zgodnie z zasadami, i mówi, których użyto.
cli-about-character = Tworzy, sprawdza, pokazuje, rozwija i przelicza postacie.
cli-about-character-new = Tworzy postać.
cli-about-character-check = Sprawdza kartę postaci i wymienia wszystkie błędy.
cli-about-character-show = Pokazuje kartę postaci.
cli-about-character-advance = Wydaje jedno rozwinięcie i zapisuje kartę.
cli-about-character-convert = Przelicza postać na inny wariant gry.
cli-about-rules = Wymienia zasady gry, pokazuje jedną albo przeszukuje wszystkie.
cli-about-games = Wymienia gry, ich sytuacje, parametry i opcje.
cli-about-foes = Wymienia opisy przeciwników gry albo pokazuje jeden.
cli-about-import = Wczytuje bloki statystyk i inne dokumenty z zewnątrz.
cli-about-verify = Sprawdza dziennik rzutów: czy każda ścianka wynika z ziarna?
cli-about-help = Objaśnia polecenie.

cli-details-roll = Kości zapisuje się tak: k20, 2k6+1, 4k6kh3, max(k8,k8), k6!, k%. Odrzucona kość wygląda tak: ~2~. Bez --seed i --faces losowość daje system operacyjny.
cli-details-odds = Parametry zapisuje się jako klucz=wartość; „nde games nde12 strike” wymienia parametry sytuacji.
cli-details-resolve = Bez --answers program rzuca sam; pytania zadaje w terminalu, a gdzie indziej przyjmuje odpowiedź domyślną.
cli-details-character-new = Wybory zapisuje się jako klucz=wartość, np. role=rogue albo talents=Zwiad,Jeździectwo. O resztę program pyta w terminalu, a gdzie indziej sam ją proponuje.
cli-details-import = Rodzaj to „statblocks”; „-” czyta standardowe wejście. Pod każdym blokiem stoi, co trzeba było przyjąć. Kod wyjścia wynosi 0 tylko wtedy, gdy wczytano wszystko.
cli-details-verify = Kod wyjścia wynosi 0 tylko wtedy, gdy każda ścianka jest udowodniona.

cli-place-command = POLECENIE
cli-place-expression = KOŚCI
cli-place-game = GRA
cli-place-game-or-expression = GRA|KOŚCI
cli-place-game-or-rule = GRA|ZASADA
cli-place-situation = SYTUACJA
cli-place-foe = PRZECIWNIK
cli-place-pair = klucz=wartość
cli-place-kind = RODZAJ
cli-place-file = PLIK
cli-place-choice = WYBÓR
cli-place-variant = WARIANT

cli-value-number = N
cli-value-faces = 3,4
cli-value-file = PLIK
cli-value-answers = 4,wound
cli-value-option = OPCJA
cli-value-setting = OPCJA=WARTOŚĆ
cli-value-word = SŁOWO
cli-value-language = JĘZYK
cli-value-text = tekst

cli-flag-times = rzuca tyle razy
cli-flag-seed = ta sama liczba daje te same rzuty
cli-flag-faces = ścianki prawdziwych kości, w kolejności rzutów
cli-flag-log = zapisuje dziennik rzutów, który sprawdzi „nde verify”
cli-flag-answers = ścianki i wybory w kolejności pytań
cli-flag-both = obok siebie oba odczytania najwyższej ścianki
cli-flag-compare = obok siebie wszystkie wartości opcji
cli-flag-set = gra z inną wartością opcji
cli-flag-pack = nakłada na grę pakiet: plik albo nazwę jednego z naszych
cli-flag-surprise = losuje wszystko, czego nie wybrano
cli-flag-toml = wypisuje kartę w postaci pliku
cli-flag-out = zapisuje kartę w nowym pliku
cli-flag-search = tylko to, co zawiera to słowo
cli-flag-lang = en, pl, de albo cs; w innym razie decyduje środowisko
cli-flag-json = odpowiada w formacie JSON, dla programów
cli-flag-help = pokazuje tę pomoc
cli-flag-version = pokazuje wersję

cli-example-start-1 = roll "2k6+1"
cli-example-start-2 = odds nde12 strike die=k10 foe=boss help=1
cli-example-start-3 = character new nde12 role=rogue
cli-example-roll-1 = roll "2k6+1"
cli-example-roll-2 = roll 4k6kh3 --times 6 --seed 7
cli-example-roll-3 = roll "max(k8,k8)" --faces 3,4
cli-example-odds-1 = odds 4k6kh3
cli-example-odds-2 = odds nde12 test die=k10 tn=6 help=1 steps=-1
cli-example-odds-3 = odds nde12 strike die=k10 foe=boss --both
cli-example-resolve-1 = resolve nde12 strike die=k10 foe=minion
cli-example-resolve-2 = resolve nde12 strike die=k10 foe=minion reach=melee --answers 4 --json
cli-example-character-new-1 = character new nde12 role=rogue
cli-example-character-new-2 = character new nde14 --surprise --seed 7 --out karta.toml
cli-example-character-check-1 = character check karta.toml
cli-example-character-show-1 = character show karta.toml
cli-example-character-advance-1 = character advance karta.toml heart
cli-example-character-convert-1 = character convert karta.toml 2d6
cli-example-rules-1 = rules nde12
cli-example-rules-2 = rules nde14/2.5
cli-example-rules-3 = rules nde12 --search osłona
cli-example-games-1 = games
cli-example-games-2 = games nde12 strike
cli-example-foes-1 = foes cairn2e
cli-example-foes-2 = foes cairn2e black-bear
cli-example-foes-3 = foes cairn2e --search niedźwiedź
cli-example-verify-1 = verify gra.log

## The prompt

cli-welcome = Nano Dungeon Engine. Wpisz „play”, żeby zagrać, albo kości, np. 2k6+1; „help” pokazuje polecenia, „lang en” zmienia język, „quit” kończy.
cli-language-is = Odtąd po polsku.
cli-did-you-mean = czy chodziło o „{ $meant }”?
cli-how-to-answer = Enter przyjmuje propozycję oznaczoną *, Ctrl-C wychodzi bez rozstrzygania czegokolwiek.
cli-answer-again = „{ $answer }” nie jest tu odpowiedzią; podaj numer albo jedno z: { $allowed }
cli-own-words = albo własnymi słowami
cli-yes-words = 1 tak t
cli-no-words = 0 nie n

## Dice

cli-roll-summary =
    { $times ->
        [one] { $dice }, { $times } rzut: suma { $sum }, najmniej { $least }, najwięcej { $most }, średnia { $mean }
        [few] { $dice }, { $times } rzuty: suma { $sum }, najmniej { $least }, najwięcej { $most }, średnia { $mean }
       *[many] { $dice }, { $times } rzutów: suma { $sum }, najmniej { $least }, najwięcej { $most }, średnia { $mean }
    }
cli-odds-dice = { $dice }: od { $least } do { $most }, średnia { $mean }, odchylenie { $spread }
cli-odds-chart = dokładnie  co najmniej
cli-import-sum =
    { $count ->
        [0] nie wczytano niczego
        [one] wczytano { $count } blok, założeń: { $assumed }
        [few] wczytano { $count } bloki, założeń: { $assumed }
        [many] wczytano { $count } bloków, założeń: { $assumed }
       *[other] wczytano { $count } bloku, założeń: { $assumed }
    }
cli-verify-sound =
    { $draws ->
        [one] „{ $file }” jest rzetelny: jego { $draws } ścianka wynika z ziarna
        [few] „{ $file }” jest rzetelny: wszystkie { $draws } ścianki wynikają z ziarna
       *[many] „{ $file }” jest rzetelny: wszystkie { $draws } ścianek wynika z ziarna
    }
cli-verify-unfinished =
    { $draws ->
        [one] „{ $file }” nie jest zamknięty: { $draws } ścianka, a ziarna jeszcze nie ujawniono
        [few] „{ $file }” nie jest zamknięty: { $draws } ścianki, a ziarna jeszcze nie ujawniono
       *[many] „{ $file }” nie jest zamknięty: { $draws } ścianek, a ziarna jeszcze nie ujawniono
    }
cli-verify-broken =
    { $count ->
        [one] „{ $file }” niczego nie dowodzi: { $count } błąd
        [few] „{ $file }” niczego nie dowodzi: { $count } błędy
       *[many] „{ $file }” niczego nie dowodzi: { $count } błędów
    }

## Odds and resolutions

cli-odds-works = łącznie { $wish }
cli-odds-effects = Co może nastąpić:
cli-odds-assumptions = Tam, gdzie ktoś musi zdecydować, przyjęto:
cli-odds-otherwise = zamiast tego „{ $answer }”: { $outcomes }
cli-odds-compared = Porównanie według „{ $option }” ({ $rules }):
cli-odds-no-difference = Tu wszystko jedno, która wartość obowiązuje.
cli-no-test = bez testu
cli-asks-roll = Czekam — { $roll }
cli-asks-faces = Wpisz każdą ściankę, która wypadła, po przecinku.

## Games and rules

cli-games-more = „nde games nde12” pokazuje sytuacje i opcje gry, „nde games nde12 strike” – parametry sytuacji.
cli-no-foes = Ta gra nie ma gotowych przeciwników.
cli-situations = sytuacje:
cli-options = opcje (* oznacza domyślną wartość):
cli-option-now = teraz { $value }
cli-needed = trzeba podać
cli-default = domyślnie { $value }
cli-choices-more = { $choices }, … (razem { $count })
cli-source-book = Z podręcznika { $game }, naszymi słowami.
cli-source-companion = Z podręczników uzupełniających { $game }, naszymi słowami.
cli-source-draft = Z późniejszego szkicu autora { $game }, naszymi słowami: sam podręcznik zostawia to otwarte.
cli-source-ours = Dodatek tego silnika do { $game }.
cli-mark-companion = podręcznik uzupełniający
cli-mark-draft = szkic autora
cli-mark-ours = nasz dodatek
sign-companion = { $sign } z innej książki tej gry
sign-draft = { $sign } z późniejszego szkicu autora gry
sign-ours = { $sign } nasze: nie z podręcznika
lookup-more =
    { $count ->
        [one] Jeszcze { $count } pozycja zawiera to słowo; drugie słowo zawęzi wybór.
        [few] Jeszcze { $count } pozycje zawierają to słowo; drugie słowo zawęzi wybór.
        [many] Jeszcze { $count } pozycji zawiera to słowo; drugie słowo zawęzi wybór.
       *[other] Jeszcze { $count } pozycji zawiera to słowo; drugie słowo zawęzi wybór.
    }
cli-rule-options = Opcje, które jej dotyczą (* oznacza domyślną wartość):
cli-example = Przykład { $id }

## Sheets

cli-sheet-valid = „{ $file }” jest bez błędów
cli-sheet-written = zapisano w { $file }
cli-sheet-keep-hint = dodaj --out PLIK, aby zachować postać
cli-sheet-keep-where = Plik, w którym zachować postać (Enter: nie zachowuj):
cli-sheet-not-kept = nie zachowano
cli-sheet-unnamed = bez imienia

## What can be wrong

error-no-such-command = „{ $word }” nie jest poleceniem; użyj jednego z: { $allowed }
error-no-such-flag = „{ $word }” nie jest przełącznikiem tego polecenia; użyj jednego z: { $allowed }
error-flag-without-value = „{ $flag }” nie ma wartości; dopisz ją
error-flag-takes-no-value = „{ $flag }” nie przyjmuje wartości; usuń to, co stoi po znaku równości
error-flag-not-a-number =
    { $most ->
        [0] „{ $value }” nie jest wartością dla { $flag }; podaj liczby całkowite
       *[other] „{ $value }” nie jest wartością dla { $flag }; podaj liczbę całkowitą od { $least } do { $most }
    }
error-given-twice = „{ $word }” podano dwa razy; jedno usuń
error-word-missing =
    { $place ->
        [command] brakuje polecenia; użyj jednego z: { $allowed }
        [expression] brakuje kości; podaj np. 2k6+1
        [game] brakuje gry; wymienia je „nde games”
        [game-or-expression] brakuje gry albo kości; podaj kości, np. 2k6+1, albo zajrzyj do „nde games”
        [situation] brakuje sytuacji; użyj jednej z: { $allowed }
        [file] brakuje pliku; podaj jego nazwę
        [choice] brakuje tego, co rozwinąć; użyj jednego z: { $allowed }
        [variant] brakuje wariantu; podaj jego nazwę
        [language] brakuje języka; użyj jednego z: { $allowed }
       *[other] brakuje „{ $place }”; dopisz to
    }
error-pair-without-equals = w „{ $name } { $value }” brakuje znaku równości; zapisz { $name }={ $value }
error-game-comes-first = „{ $word }” to sytuacja; napisz przed nią grę, jedną z: { $allowed }
error-word-left-over = dla „{ $word }” nie ma miejsca w tym poleceniu; usuń to
error-flags-clash = „{ $one }” i „{ $other }” wykluczają się; jedno usuń
error-no-such-param = „{ $word }” nie jest parametrem tej sytuacji; użyj jednego z: { $allowed }
error-param-missing = brakuje „{ $name }”; dopisz { $name }= i jedno z: { $values }
error-param-value = „{ $value }” nie jest wartością dla { $name }; użyj jednej z: { $allowed }
error-param-range = „{ $value }” nie jest wartością dla { $name }; podaj liczbę całkowitą ({ $range })
error-no-such-game-option = „{ $word }” nie jest opcją tej gry; użyj jednej z: { $allowed }
error-setting-unreadable = „{ $text }” niczego nie ustawia; zapisz opcja=wartość
error-nothing-to-compare = „{ $game }” odczytuje najwyższą ściankę tylko w jeden sposób; użyj --compare z opcją
error-different-params = wartości opcji „{ $option }” przyjmują różne parametry i nie mogą stać obok siebie; pytaj o każdą osobno, przez --set i jedno z: { $values }
error-pack-for-other-game = „{ $pack }” zmienia { $base }, a nie { $game }; użyj go z { $base }
error-no-such-choice = o „{ $word }” nikt tu nie pyta; użyj jednego z: { $allowed }
error-too-many-choices = „{ $word }” wymienia { $count }, a mieści się { $most }; usuń resztę
error-no-such-variant = „{ $word }” nie jest wariantem tej gry; użyj jednego z: { $allowed }
error-no-such-rule-here = „{ $id }” nie jest zasadą tej gry; wymienia je „nde rules”
error-nothing-found = żadna zasada, tabela ani blok statystyk nie zawiera „{ $word }”; spróbuj innego słowa
error-nothing-found-but = żadna zasada, tabela ani blok statystyk nie zawiera „{ $word }”; czy chodziło o: { $near }?
error-no-such-foe-here = „{ $id }” nie jest przeciwnikiem z listy tej gry; wymienia ich „nde foes” z nazwą gry
error-no-foe-found = żaden przeciwnik z listy nie zawiera „{ $word }”; spróbuj innego słowa
error-file-unreadable =
    { $why ->
        [missing] „{ $file }” nie istnieje; sprawdź nazwę
        [folder] „{ $file }” jest katalogiem; podaj plik
        [no-folder] katalog pliku „{ $file }” nie istnieje; najpierw go utwórz albo podaj inny
        [forbidden] pliku „{ $file }” nie wolno tu czytać ani zapisywać; sprawdź uprawnienia
        [encoding] „{ $file }” nie jest tekstem w UTF-8; zapisz go w UTF-8
        [large] „{ $file }” jest o wiele za duży; sprawdź nazwę
       *[other] pliku „{ $file }” nie da się odczytać ani zapisać; sprawdź nazwę i dysk
    }
error-output-lost =
    { $why ->
        [full] nie udało się zapisać wyniku: dysk jest pełny; zrób miejsce i spróbuj ponownie
        [large] nie udało się zapisać wyniku: plik nie może już urosnąć; pozwól na większy
        [closed] wyjście jest zamknięte; zostaw je otwarte albo skieruj do pliku
       *[other] nie udało się zapisać wyniku; sprawdź, dokąd jest kierowany
    }
error-file-exists = „{ $file }” już istnieje; wybierz inną nazwę albo najpierw go usuń
error-file-not-toml = „{ $file }” jest nieczytelny w wierszu { $line }, kolumnie { $column }; zapisz TOML, np. role = "rogue"
error-sheet-needs-pack = „{ $file }” wymaga pakietu „{ $pack }”, którego nie ma ani obok, ani tutaj; umieść go tam albo wskaż przez --pack
error-game-not-named = „{ $file }” nie mówi, do której gry należy; dopisz wiersz game = z jednym z: { $allowed }
error-no-such-reader = „{ $kind }” to nie rodzaj dokumentu, który czyta jakaś gra; użyj jednego z: { $allowed }
error-nothing-to-import = w „{ $file }” nie ma nic, co dałoby się odczytać jako { $kind }; sprawdź, co w nim jest
error-line-unreadable = „{ $line }” ma niezamknięty cudzysłów; zamknij go
