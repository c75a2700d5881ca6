# Rzuty, o które prosi mistrz gry, próby opisane własnymi słowami i kości rzucane ot tak.

## Prośby o rzut

call-or = { $names } lub { $last }
call-roll = rzuć
call-asked =
    { $is-you ->
        [yes] prosisz o rzut
       *[no] { $name } prosi o rzut
    }, rzuca { $who }{ $traits ->
        [none] { "" }
       *[other] , decyduje { $traits }
    }{ $hard ->
        [none] { "" }
       *[other] { " " }({ $hard })
    }{ $reason ->
        [none] { "" }
       *[other] { " " }– { $reason }
    }
call-try =
    { $is-you ->
        [yes] chcesz rzutu
       *[no] { $name } chce rzutu
    }, rzuca { $who }{ $traits ->
        [none] { "" }
       *[other] , decyduje { $traits }
    }{ $hard ->
        [none] { "" }
       *[other] { " " }({ $hard })
    }
call-hard =
    { $number ->
        [none] trudność { $rung }
       *[other] { $rung ->
            [none] trudność { $number }
           *[other] trudność { $rung }, { $number }
        }
    }
call-contest =
    { $reason ->
        [none] kto lepszy: { $one } czy { $other }?
       *[other] kto lepszy: { $one } czy { $other }? { $reason }
    }
call-came-wholly = { $who } daje radę
    .b = { $who } dopina swego
    .c = { $who } próbuje i to się udaje
call-came-partly = { $who } daje radę, ale nie za darmo
    .b = { $who } ledwo daje radę
call-came-not = { $who } nie daje rady
    .b = { $who } próbuje i nic z tego
    .c = { $who } próbuje, ale to nie wystarcza
call-came-over = { $who } ma rzut za sobą
call-comes-to = { $who } uzyskuje { $score }
call-blind = { $who } rzuca, a wynik widzi tylko mistrz gry
call-declined = { $who } nie rzuca
call-withdrawn =
    { $is-you ->
        [yes] wycofujesz prośbę o rzut; nikt nie musi rzucać
       *[no] { $name } wycofuje prośbę o rzut; nikt nie musi rzucać
    }
call-winner = { $who } wygrywa
call-draw = nikt z tych dwojga nie wygrywa
call-again = remis: oboje rzucają jeszcze raz
call-together-works = razem dają radę
call-together-fails = razem nie dają rady

## Karty

call-note-blind = wynik zobaczy tylko mistrz gry
call-note-secret = wie o tym tylko mistrz gry
call-note-hidden = trudność jest ukryta
call-note-best = liczy się najlepszy rzut
call-note-half = musi się udać połowie
call-note-contest = { $one } kontra { $other }
call-state-open = jeszcze bez rzutu
call-state-rolling = ma kości w ręku
call-state-rolled = już po rzucie
call-state-declined = nie rzuca
call-state-passive = nie musi rzucać

## Próby

try-said =
    { $text ->
        [none] { $who } czegoś próbuje, decyduje { $trait }
       *[other] { $trait ->
            [none] { $who } czegoś próbuje: „{ $text }”
           *[other] { $who } czegoś próbuje, decyduje { $trait }: „{ $text }”
        }
    }
try-works = { $who } dopina swego
try-price = { $who } dopina swego, ale: { $text }
try-ask =
    { $is-you ->
        [yes] pytasz: „{ $text }”
       *[no] { $name } pyta: „{ $text }”
    }
try-back = { $who } jednak rezygnuje

## Kości rzucane ot tak

toss =
    { $is-you ->
        [yes] rzucasz { $dice }
       *[no] { $name } rzuca { $dice }
    }{ $text ->
        [none] { "" }
       *[other] { " " }({ $text })
    }: { $total } [{ $faces }]
toss-secret =
    { $is-you ->
        [yes] rzucasz w tajemnicy { $dice }
       *[no] { $name } rzuca w tajemnicy { $dice }
    }{ $text ->
        [none] { "" }
       *[other] { " " }({ $text })
    }: { $total } [{ $faces }]

## Odmowy

source-called = prośba o rzut
error-nothing-to-call-for = w tej grze nikt nie rzuca, żeby czegoś spróbować; powiedz po prostu, co się dzieje
error-never-rolls = ta postać („{ $id }”) w tej grze nie rzuca; wskaż kogoś, kto rzuca, albo rozstrzygnij to bez kości
error-nobody-to-call = nikt z drużyny nie może teraz rzucać; wskaż kogoś, kto może
error-not-to-roll-with = czymś takim jak „{ $trait }” tu się nie rzuca; do wyboru: { $allowed }
error-no-such-difficulty = w tej grze nie ma trudności „{ $difficulty }”; użyj jednej z: { $allowed }
error-no-difficulties = ta gra nie zna trudności: rzuca się przeciw własnej cesze; pomiń ją
error-too-many-calls =
    { $most ->
        [one] otwarta może być najwyżej { $most } prośba o rzut; najpierw ją wycofaj
        [few] otwarte mogą być najwyżej { $most } prośby o rzut; najpierw którąś wycofaj
        [many] otwartych może być najwyżej { $most } próśb o rzut; najpierw którąś wycofaj
       *[other] otwartych może być najwyżej { $most } próśb o rzut; najpierw którąś wycofaj
    }
error-too-many-tries =
    { $most ->
        [one] na mistrza gry może czekać najwyżej { $most } twoja próba; cofnij ją albo poczekaj
        [few] na mistrza gry mogą czekać najwyżej { $most } twoje próby; cofnij którąś albo poczekaj
        [many] na mistrza gry może czekać najwyżej { $most } twoich prób; cofnij którąś albo poczekaj
       *[other] na mistrza gry może czekać najwyżej { $most } twoich prób; cofnij którąś albo poczekaj
    }
error-too-many-dice =
    { $most ->
        [one] naraz można rzucić najwyżej { $most } kością; rzuć mniejszą liczbą
        [few] naraz można rzucić najwyżej { $most } kośćmi; rzuć mniejszą liczbą
        [many] naraz można rzucić najwyżej { $most } kośćmi; rzuć mniejszą liczbą
       *[other] naraz można rzucić najwyżej { $most } kośćmi; rzuć mniejszą liczbą
    }
error-no-such-call = żadna otwarta prośba o rzut nie ma numeru { $number }; padła już odpowiedź albo została wycofana
error-not-called = nikt nie prosił o rzut tej postaci („{ $id }”); rzuć za kogoś, o kogo chodziło
error-already-rolled = ta postać („{ $id }”) ma już rzut za sobą; poczekaj na pozostałych
error-already-rolling = ta postać („{ $id }”) zaczęła już rzut; najpierw odpowiedz na otwarte pytanie
error-blind-dice = kośćmi zakrytego rzutu rzuca program, żeby nikt ich nie widział; pomiń wyniki kości
error-contest-alone = nikt nie mierzy się ze sobą („{ $id }”); wskaż kogoś innego
error-no-such-try = żadna czekająca próba nie ma numeru { $number }; padła już odpowiedź albo została cofnięta
error-say-what-you-try = nie wiadomo, czego próbujesz; powiedz to w paru słowach albo wskaż, czym próbujesz
error-say-what-follows =
    { $answer ->
        [price] brakuje ceny; powiedz o niej w paru słowach
       *[ask] brakuje pytania; powiedz w paru słowach, o co pytasz
    }
error-asks-first = mistrz gry powie najpierw, czym się rzuca; do tego czasu pomiń wyniki kości
error-call-word = „{ $word }” nic nie mówi o rzucie; użyj czegoś z: { $allowed }
error-no-try-waits = nikt nie czeka na odpowiedź; poproś o rzut przez „gm wezwij”
error-nothing-to-roll = nikt nie prosi o twój rzut; podaj kości, na przykład „rzut 2k6+1”
error-nothing-to-decline = nikt o nic nie prosi i żadna twoja próba nie czeka; rób dalej, co chcesz
error-odds-not-said = szanse poznajesz tylko ty, nie mówi się ich na głos; zapytaj o nie na czacie albo w widoku tekstowym, na przykład „/odds 2k6+1”
error-no-such-chat-command = „{ $word }” to nie polecenie czatu; użyj jednego z: { $allowed } albo napisz „//”, żeby powiedzieć coś od ukośnika

## Wpisywane

play-words-decline = odmów odmow pas cofnij-próbę
play-words-power-call = wezwij poproś popros
play-words-power-contest = pojedynek
play-words-power-works = działa dziala udaje
play-words-power-roll = rzut rzuć rzuc
play-words-power-ask = zapytaj pytaj
play-words-power-withdraw = wycofaj
play-words-power-all = wszyscy wszystkich drużyna
play-words-power-but = ale
play-words-power-or = lub na za
play-words-power-with = z ze używając
play-words-call-hidden = ukryta ukryty ukryte
play-words-call-blind = zakryty zakryta ślepy
play-words-call-secret = tajny tajnie tajna
play-words-call-best = najlepszy najlepsza
play-words-call-half = połowa polowa
play-words-call-each = każdy kazdy
play-help-decline = nie rzucaj, o co proszą, albo cofnij swoją próbę
play-gm-call = poproś o rzut: kto (albo „wszyscy”), czym, jak trudne; „ukryta”, „zakryty”, „tajny”, „najlepszy”, „połowa” i powód w cudzysłowie
play-gm-contest = niech dwoje się zmierzy: kto i czym, z kim i czym
play-gm-works = odpowiedz na próbę: działa; po „ale” – za jaką cenę
play-gm-roll = odpowiedz na próbę: rzuć tym; w cudzysłowie, co się stanie po porażce
play-gm-ask = odpowiedz na próbę: nie tak, i o co pytasz
play-gm-withdraw = wycofaj ostatnią prośbę o rzut
talk-call =
    { $reason ->
        [none] { $by } prosi o rzut: { $names }, { $asked }
       *[other] { $by } prosi o rzut: { $names }, { $asked }. „{ $reason }”
    }{ $fails ->
        [none] { "" }
       *[other] . W razie porażki: { $fails }
    }
talk-call-decline = { $name } nie rzuca
talk-try-gm =
    { $text ->
        [none] { $name } czegoś próbuje, decyduje { $trait }
       *[other] { $trait ->
            [none] { $name } czegoś próbuje: „{ $text }”
           *[other] { $name } czegoś próbuje, decyduje { $trait }: „{ $text }”
        }
    }. Odpowiedz: „gm działa”, „gm działa ale …”, „gm rzut …” albo „gm zapytaj …”.
talk-try-own = { $name } czeka na mistrza gry: „{ $text }”.
talk-dice-odds = { $dice }: średnio { $mean }
talk-dice-compared = { $dice } { $sign } { $number }: { $chance } ({ $fraction })
