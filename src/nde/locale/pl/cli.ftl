# Wiersz poleceń.  Komunikaty pomocy są zwykłymi wierszami, żeby `nde --help` nie musiało ładować Fluenta.

## Help

cli-about = Nano Dungeon Engine: gry fabularne, rozgrywane i liczone przez ten sam kod.
cli-usage = użycie:
cli-commands = polecenia:
cli-flags = przełączniki:
cli-examples = przykłady:
cli-more-help = „nde help roll” objaśnia polecenie. Samo „nde” otwiera wiersz poleceń.

cli-about-roll = Rzuca kośćmi i pokazuje wynik każdej.
cli-about-odds = Dokładne szanse rzutu albo sytuacji w grze.
cli-about-resolve = Rozstrzyga sytuację raz, zgodnie z zasadami, i podaje, których użyto.
cli-about-character = Tworzy, sprawdza, pokazuje, rozwija i przelicza postacie.
cli-about-character-new = Tworzy postać.
cli-about-character-check = Sprawdza kartę postaci i wymienia wszystkie błędy.
cli-about-character-show = Pokazuje kartę postaci.
cli-about-character-advance = Wykorzystuje jedno rozwinięcie postaci i zapisuje kartę.
cli-about-character-convert = Przelicza postać na inny wariant gry.
cli-about-rules = Wymienia zasady gry, pokazuje jedną albo przeszukuje wszystkie.
cli-about-games = Wymienia gry, ich sytuacje, parametry i opcje.
cli-about-foes = Wymienia bloki statystyk gry albo pokazuje jeden.
cli-about-import = Wczytuje bloki statystyk i inne dokumenty z zewnątrz.
cli-about-verify = Sprawdza dziennik rzutów: czy każdy wynik zgadza się z ziarnem?
cli-about-help = Objaśnia polecenie.

cli-details-roll = Kości zapisuje się tak: k20, 2k6+1, 4k6kh3, max(k8,k8), k6!, k%. Odrzucona kość wygląda tak: ~2~. Bez --seed i --faces losowość zapewnia system operacyjny.
cli-details-odds = Parametry zapisuje się jako klucz=wartość; „nde games nde12 strike” wymienia parametry sytuacji.
cli-details-resolve = Bez --answers program rzuca sam; pytania zadaje w terminalu, a gdzie indziej przyjmuje odpowiedź domyślną.
cli-details-character-new = Wybory zapisuje się jako klucz=wartość, np. role=rogue albo talents=Zwiadowca,Jeździectwo. O resztę program pyta w terminalu, a gdzie indziej wybiera ją sam.
cli-details-import = Rodzaj to „statblocks”; „-” czyta standardowe wejście. Założenia są wypisane pod każdym blokiem. Kod wyjścia wynosi 0 tylko wtedy, gdy wczytano wszystko.
cli-details-verify = Kod wyjścia wynosi 0 tylko wtedy, gdy każdy wynik jest udowodniony.

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
cli-flag-faces = wyniki prawdziwych kości, w kolejności rzutów
cli-flag-log = zapisuje dziennik rzutów, który sprawdzi „nde verify”
cli-flag-answers = wyniki kości i wybory w kolejności pytań
cli-flag-both = obok siebie oba odczytania maksymalnego wyniku na kości
cli-flag-compare = obok siebie wszystkie wartości opcji
cli-flag-set = gra z inną wartością opcji
cli-flag-pack = dodaje do gry pakiet: plik albo nazwę wbudowanego pakietu
cli-flag-surprise = losuje wszystko, czego nie wybrano
cli-flag-toml = wypisuje kartę w postaci pliku
cli-flag-out = zapisuje do tego nowego pliku
cli-flag-search = pokazuje tylko to, co zawiera to słowo
cli-flag-lang = en, pl, de albo cs; domyślnie według ustawień systemu
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
cli-language-is = Język: polski.
cli-did-you-mean = czy chodziło o „{ $meant }”?
cli-how-to-answer = Enter przyjmuje propozycję oznaczoną *, Ctrl-C przerywa bez rozstrzygania czegokolwiek.
cli-answer-again = „{ $answer }” nie jest tu odpowiedzią; podaj numer albo wybierz: { $allowed }
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
cli-odds-dice = { $dice }: od { $least } do { $most }, średnia { $mean }, odchylenie standardowe { $spread }
cli-odds-chart = dokładnie  co najmniej
cli-import-sum =
    { $count ->
        [0] nie wczytano niczego
        [one] wczytano { $count } blok, { $assumed ->
            [0] bez założeń
            [one] przyjęto { $assumed } założenie
            [few] przyjęto { $assumed } założenia
            [many] przyjęto { $assumed } założeń
           *[other] przyjęto { $assumed } założenia
        }
        [few] wczytano { $count } bloki, { $assumed ->
            [0] bez założeń
            [one] przyjęto { $assumed } założenie
            [few] przyjęto { $assumed } założenia
            [many] przyjęto { $assumed } założeń
           *[other] przyjęto { $assumed } założenia
        }
        [many] wczytano { $count } bloków, { $assumed ->
            [0] bez założeń
            [one] przyjęto { $assumed } założenie
            [few] przyjęto { $assumed } założenia
            [many] przyjęto { $assumed } założeń
           *[other] przyjęto { $assumed } założenia
        }
       *[other] wczytano { $count } bloku, { $assumed ->
            [0] bez założeń
            [one] przyjęto { $assumed } założenie
            [few] przyjęto { $assumed } założenia
            [many] przyjęto { $assumed } założeń
           *[other] przyjęto { $assumed } założenia
        }
    }
cli-import-sum-characters = wczytani bohaterowie: { $count }, przyjęte założenia: { $assumed }
cli-book-backgrounds = pochodzenia
cli-book-bonds = więzi
cli-book-omens = omeny
cli-book-traits = cechy
cli-book-spells = czary
cli-book-relics = relikty
cli-book-finds = inne rzeczy
cli-book-market = targ
cli-book-creatures = stwory
cli-book-known = stwory, które gra już ma
cli-book-remarks = zostawione w słowach albo przyjęte: { $count }
cli-book-written = zapisano w { $file }
cli-book-credit-cairn = Cairn 2e napisał Yochai Gal, https://cairnrpg.com, wydano na licencji CC-BY-SA 4.0; pochodzenia, więzi, omeny, księgi czarów, relikty, ceny i potwory tego pakietu pochodzą z książki, na tej samej licencji.
cli-verify-sound =
    { $draws ->
        [one] „{ $file }” jest autentyczny: jego { $draws } wynik zgadza się z ziarnem
        [few] „{ $file }” jest autentyczny: wszystkie { $draws } wyniki zgadzają się z ziarnem
       *[many] „{ $file }” jest autentyczny: wszystkie { $draws } wyników zgadza się z ziarnem
    }
cli-verify-unfinished =
    { $draws ->
        [one] „{ $file }” nie jest zamknięty: { $draws } wynik, a ziarna jeszcze nie ujawniono
        [few] „{ $file }” nie jest zamknięty: { $draws } wyniki, a ziarna jeszcze nie ujawniono
       *[many] „{ $file }” nie jest zamknięty: { $draws } wyników, a ziarna jeszcze nie ujawniono
    }
cli-verify-broken =
    { $count ->
        [one] „{ $file }” niczego nie dowodzi: { $count } błąd
        [few] „{ $file }” niczego nie dowodzi: { $count } błędy
       *[many] „{ $file }” niczego nie dowodzi: { $count } błędów
    }

## Odds and resolutions

cli-odds-works = łącznie { $wish }
cli-odds-effects = Co może się zdarzyć:
cli-odds-each-number = { $told } (każda z tych liczb)
cli-odds-assumptions = Tam, gdzie ktoś musi zdecydować, przyjęto:
cli-odds-otherwise = zamiast tego „{ $answer }”: { $outcomes }
cli-odds-compared = Porównanie według „{ $option }” ({ $rules }):
cli-odds-no-difference = Tu nie ma znaczenia, która wartość obowiązuje.
cli-nothing-happens = Nic z tego nie wynika: niczego by tu nie zmieniło.
cli-no-test = bez testu
cli-asks-roll = Czekam: { $roll }
cli-asks-faces = Wpisz wyniki wszystkich kości, rozdzielając je przecinkami.

## Games and rules

cli-games-more = „nde games nde12” pokazuje sytuacje i opcje gry, „nde games nde12 strike” – parametry sytuacji.
cli-no-foes = Ta gra nie ma bloków statystyk.
cli-situations = sytuacje:
cli-options = opcje (* oznacza domyślną wartość):
cli-option-now = teraz { $value }
cli-needed = wymagane
cli-default = domyślnie { $value }
cli-choices-more = { $choices }, … (razem { $count })
cli-source-book = Z podręcznika { $game }, naszymi słowami.
cli-source-companion = Z podręczników uzupełniających { $game }, naszymi słowami.
cli-source-draft = Z późniejszego szkicu autora { $game }, naszymi słowami: sam podręcznik zostawia to otwarte.
cli-source-ours = Dodatek tego programu do { $game }.
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
lookup-choice = Do wyboru: { $about }
lookup-in-the-log = W dzienniku: „{ $line }”
lookup-explains = Wyjaśnia: { $terms }
cli-rule-options = Opcje, które jej dotyczą (* oznacza domyślną wartość):
cli-example = Przykład { $id }

## Sheets

cli-sheet-valid = „{ $file }” nie ma błędów
cli-sheet-written = zapisano w { $file }
cli-sheet-keep-hint = dodaj --out PLIK, aby zapisać postać
cli-sheet-keep-where = Plik, w którym zapisać postać (Enter: nie zapisuj):
cli-sheet-not-kept = nie zapisano
cli-sheet-unnamed = bez imienia

## What can be wrong

error-no-such-command = „{ $word }” nie jest poleceniem; do wyboru: { $allowed }
error-no-such-flag = „{ $word }” nie jest przełącznikiem tego polecenia; do wyboru: { $allowed }
error-flag-without-value = „{ $flag }” nie ma wartości; dopisz ją
error-flag-takes-no-value = „{ $flag }” nie przyjmuje wartości; usuń znak równości i to, co po nim
error-flag-not-a-number =
    { $most ->
        [0] „{ $value }” nie jest wartością dla { $flag }; podaj liczby całkowite
       *[other] „{ $value }” nie jest wartością dla { $flag }; podaj liczbę całkowitą od { $least } do { $most }
    }
error-given-twice = „{ $word }” podano dwa razy; jedno usuń
error-word-missing =
    { $place ->
        [command] brakuje polecenia; do wyboru: { $allowed }
        [expression] brakuje kości; podaj np. 2k6+1
        [game] brakuje gry; wymienia je „nde games”
        [game-or-expression] brakuje gry albo kości; podaj kości, np. 2k6+1, albo zajrzyj do „nde games”
        [situation] brakuje sytuacji; do wyboru: { $allowed }
        [file] brakuje pliku; podaj jego nazwę
        [choice] nie podano, co rozwinąć; do wyboru: { $allowed }
        [variant] brakuje wariantu; podaj jego nazwę
        [language] brakuje języka; do wyboru: { $allowed }
       *[other] brakuje „{ $place }”; dopisz to
    }
error-pair-without-equals = w „{ $name } { $value }” brakuje znaku równości; zapisz { $name }={ $value }
error-game-comes-first = „{ $word }” to sytuacja; napisz przed nią grę, do wyboru: { $allowed }
error-word-left-over = „{ $word }” nie pasuje do tego polecenia; usuń to
error-flags-clash = „{ $one }” i „{ $other }” wykluczają się; jedno usuń
error-no-such-param = „{ $word }” nie jest parametrem tej sytuacji; do wyboru: { $allowed }
error-param-missing = brakuje „{ $name }”; dopisz { $name }= i wartość, do wyboru: { $values }
error-param-value = „{ $value }” nie jest wartością dla { $name }; do wyboru: { $allowed }
error-param-range = „{ $value }” nie jest wartością dla { $name }; podaj liczbę całkowitą ({ $range })
error-no-such-game-option = „{ $word }” nie jest opcją tej gry; do wyboru: { $allowed }
error-setting-unreadable = „{ $text }” niczego nie ustawia; zapisz opcja=wartość
error-nothing-to-compare = „{ $game }” odczytuje maksymalny wynik tylko w jeden sposób; użyj --compare z opcją
error-different-params = wartości opcji „{ $option }” przyjmują różne parametry, więc nie da się ich zestawić; pytaj o każdą osobno, przez --set, do wyboru: { $values }
error-pack-for-other-game = „{ $pack }” zmienia { $base }, a nie { $game }; użyj go z { $base }
error-no-such-choice = „{ $word }” nie jest tu potrzebne; do wyboru: { $allowed }
error-too-many-choices = w „{ $word }” podano za dużo wartości ({ $count }, najwyżej { $most }); usuń nadmiar
error-no-such-variant = „{ $word }” nie jest wariantem tej gry; do wyboru: { $allowed }
error-no-such-rule-here = „{ $id }” nie jest zasadą tej gry; wymienia je „nde rules”
error-nothing-found = żadna zasada, tabela ani blok statystyk nie zawiera „{ $word }”; spróbuj innego słowa
error-nothing-found-but = żadna zasada, tabela ani blok statystyk nie zawiera „{ $word }”; czy chodziło o: { $near }?
error-no-such-foe-here = „{ $id }” nie jest blokiem statystyk tej gry; wymienia je „nde foes” z nazwą gry
error-no-foe-found = żaden blok statystyk nie zawiera „{ $word }”; spróbuj innego słowa
error-file-unreadable =
    { $why ->
        [missing] „{ $file }” nie istnieje; sprawdź nazwę
        [folder] „{ $file }” jest folderem; podaj plik w nim
        [no-folder] folder pliku „{ $file }” nie istnieje; najpierw go utwórz albo podaj inny
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
error-file-not-toml = „{ $file }” nie jest poprawnym TOML w wierszu { $line }, kolumnie { $column }; pisz tak: role = "rogue"
error-sheet-needs-pack = „{ $file }” wymaga pakietu „{ $pack }”, którego nie ma ani w tym samym folderze, ani w bieżącym; umieść go tam albo wskaż przez --pack
error-game-not-named = „{ $file }” nie mówi, do której gry należy; dopisz wiersz game = z grą, do wyboru: { $allowed }
error-no-such-reader = żadna gra nie czyta dokumentów rodzaju „{ $kind }”; do wyboru: { $allowed }
error-nothing-to-import = w „{ $file }” nie ma nic, co dałoby się odczytać jako { $kind }; sprawdź jego zawartość
error-several-heroes = to kilkoro bohaterów: { $names }; karta jest dla jednego, więc importuj plik z jednym
error-one-folder = książka to jeden folder; pomiń „{ $folder }”
error-no-book-there = w „{ $folder }” nie ma plików { $kind }; podaj folder jego repozytorium
error-too-many-files = w „{ $folder }” jest więcej niż { $most } plików; podaj folder samej książki
error-line-unreadable = „{ $line }” ma niezamknięty cudzysłów; zamknij go
