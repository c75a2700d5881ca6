# Hody, o které žádá vypravěč, co kdo zkouší vlastními slovy, a kostky jen tak.

## Výzvy k hodu

call-or = { $names } nebo { $last }
call-roll = hodit
call-asked =
    { $is-you ->
        [yes] žádáš o hod
       *[no] { $name } žádá o hod
    }: { $names }{ $traits ->
        [none] { "" }
       *[other] , { $traits }
    }{ $hard ->
        [none] { "" }
       *[other] { " " }({ $hard })
    }{ $reason ->
        [none] { "" }
       *[other] { " " }– { $reason }
    }
call-try =
    { $is-you ->
        [yes] chceš vidět hod
       *[no] { $name } chce vidět hod
    }: { $names }{ $traits ->
        [none] { "" }
       *[other] , { $traits }
    }{ $hard ->
        [none] { "" }
       *[other] { " " }({ $hard })
    }
call-contest =
    { $reason ->
        [none] kdo je lepší: { $one }, nebo { $other }?
       *[other] kdo je lepší: { $one }, nebo { $other }? { $reason }
    }
call-came-wholly = { $who } to zvládá
    .b = { $who } to dokáže
    .c = { $who } to zkouší a vychází to
call-came-partly = { $who } to zvládá, ale ne zadarmo
    .b = { $who } to jen tak tak zvládá
call-came-not = { $who } to nezvládá
    .b = { $who } to zkouší, ale nevychází to
    .c = { $who } to zkouší a nestačí to
call-came-over = { $who } má hod za sebou
call-comes-to = { $who } má celkem { $score }
call-blind = { $who } hází a výsledek vidí jen vypravěč
call-declined = { $who } nehází
call-withdrawn =
    { $is-you ->
        [yes] bereš výzvu zpět; nikdo házet nemusí
       *[no] { $name } bere výzvu zpět; nikdo házet nemusí
    }
call-winner = { $who } vítězí
call-draw = z těch dvou nevítězí nikdo
call-again = nerozhodně: oba hází znovu
call-together-works = společně to zvládají
call-together-fails = společně to nezvládají

## Karty

call-note-blind = výsledek uvidí jen vypravěč
call-note-secret = ví o tom jen vypravěč
call-note-hidden = obtížnost zůstává skrytá
call-note-best = za všechny platí nejlepší hod
call-note-half = musí to zvládnout polovina
call-note-contest = vítězí lepší hod
call-state-open = ještě bez hodu
call-state-rolling = má kostky v ruce
call-state-rolled = už má hod za sebou
call-state-declined = nehází
call-state-passive = nemusí házet

## Pokusy

try-said =
    { $text ->
        [none] { $who } něco zkouší ({ $trait })
       *[other] { $trait ->
            [none] { $who } něco zkouší: „{ $text }“
           *[other] { $who } něco zkouší ({ $trait }): „{ $text }“
        }
    }
try-works = { $who } to dokáže
try-price = { $who } to dokáže, ale: { $text }
try-ask =
    { $is-you ->
        [yes] ptáš se: „{ $text }“
       *[no] { $name } se ptá: „{ $text }“
    }
try-back = { $who } si to rozmýšlí

## Kostky jen tak

toss =
    { $is-you ->
        [yes] házíš { $dice }
       *[no] { $name } hází { $dice }
    }{ $text ->
        [none] { "" }
       *[other] { " " }({ $text })
    }: { $total } [{ $faces }]
toss-secret =
    { $is-you ->
        [yes] házíš tajně { $dice }
       *[no] { $name } hází tajně { $dice }
    }{ $text ->
        [none] { "" }
       *[other] { " " }({ $text })
    }: { $total } [{ $faces }]

## Odmítnutí

source-called = výzva k hodu
error-nothing-to-call-for = v této hře nikdo nehází, aby něco zkusil; řekni rovnou, co se stane
error-never-rolls = tato postava („{ $id }“) v této hře nehází; jmenuj někoho, kdo hází, nebo to rozhodni bez kostek
error-nobody-to-call = z družiny teď nemůže házet nikdo; jmenuj někoho, kdo může
error-not-to-roll-with = „{ $trait }“ není nic, čím by se tu házelo; vyber jedno z: { $allowed }
error-no-such-difficulty = „{ $difficulty }“ není obtížnost této hry; vyber jednu z: { $allowed }
error-no-difficulties = tato hra obtížnost nezná: hází se proti vlastní hodnotě; vynech ji
error-too-many-calls =
    { $most ->
        [one] otevřená může být nejvýš { $most } výzva k hodu; nejdřív ji vezmi zpět
        [few] otevřené mohou být nejvýš { $most } výzvy k hodu; nejdřív některou vezmi zpět
        [many] otevřených může být nejvýš { $most } výzvy k hodu; nejdřív některou vezmi zpět
       *[other] otevřených může být nejvýš { $most } výzev k hodu; nejdřív některou vezmi zpět
    }
error-too-many-tries =
    { $most ->
        [one] na vypravěče může čekat nejvýš { $most } tvůj pokus; vezmi ho zpět, nebo počkej
        [few] na vypravěče mohou čekat nejvýš { $most } tvoje pokusy; některý vezmi zpět, nebo počkej
        [many] na vypravěče může čekat nejvýš { $most } tvého pokusu; některý vezmi zpět, nebo počkej
       *[other] na vypravěče může čekat nejvýš { $most } tvých pokusů; některý vezmi zpět, nebo počkej
    }
error-too-many-dice =
    { $most ->
        [one] najednou lze hodit nejvýš { $most } kostkou; vezmi jich méně
        [few] najednou lze hodit nejvýš { $most } kostkami; vezmi jich méně
        [many] najednou lze hodit nejvýš { $most } kostky; vezmi jich méně
       *[other] najednou lze hodit nejvýš { $most } kostkami; vezmi jich méně
    }
error-no-such-call = žádná otevřená výzva nemá číslo { $number }; je už zodpovězená, nebo vzatá zpět
error-not-called = této postavy („{ $id }“) se výzva netýká; hoď za někoho, koho se týká
error-already-rolled = tato postava („{ $id }“) už má hod za sebou; počkej na ostatní
error-already-rolling = tato postava („{ $id }“) už začala házet; nejdřív odpověz na otevřenou otázku
error-blind-dice = kostkami skrytého hodu hází engine, aby je nikdo neviděl; výsledky kostek vynech
error-contest-alone = nikdo se neutká sám se sebou („{ $id }“); jmenuj někoho jiného
error-no-such-try = žádný čekající pokus nemá číslo { $number }; je už zodpovězený, nebo vzatý zpět
error-say-what-you-try = chybí, co zkoušíš; řekni to pár slovy nebo jmenuj, čím to zkoušíš
error-say-what-follows =
    { $answer ->
        [price] chybí cena; řekni ji pár slovy
       *[ask] chybí otázka; řekni pár slovy, na co se ptáš
    }
error-asks-first = vypravěč nejdřív řekne, čím se hází; výsledky kostek do té doby vynech
