# Hody, o které žádá vypravěč, co kdo zkouší vlastními slovy, a kostky jen tak.

## Výzvy k hodu

call-or = { $names } nebo { $last }
call-roll = hodit
call-asked =
    { $is-you ->
        [yes] žádáš o hod
       *[no] { $name } žádá o hod
    }, hází { $who }{ $traits ->
        [none] { "" }
       *[other] , rozhoduje { $traits }
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
    }, hází { $who }{ $traits ->
        [none] { "" }
       *[other] , rozhoduje { $traits }
    }{ $hard ->
        [none] { "" }
       *[other] { " " }({ $hard })
    }
call-hard =
    { $number ->
        [none] { $rung } obtížnost
       *[other] { $rung ->
            [none] obtížnost { $number }
           *[other] { $rung } obtížnost, { $number }
        }
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
call-note-contest = { $one } proti { $other }
call-state-open = ještě bez hodu
call-state-rolling = má kostky v ruce
call-state-rolled = už má hod za sebou
call-state-declined = nehází
call-state-passive = nemusí házet

## Pokusy

try-said =
    { $text ->
        [none] { $who } něco zkouší, rozhoduje { $trait }
       *[other] { $trait ->
            [none] { $who } něco zkouší: „{ $text }“
           *[other] { $who } něco zkouší, rozhoduje { $trait }: „{ $text }“
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
error-not-to-roll-with = něčím takovým jako „{ $trait }“ se tu nehází; na výběr: { $allowed }
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
error-blind-dice = kostkami skrytého hodu hází program, aby je nikdo neviděl; výsledky kostek vynech
error-contest-alone = nikdo se neutká sám se sebou („{ $id }“); jmenuj někoho jiného
error-no-such-try = žádný čekající pokus nemá číslo { $number }; je už zodpovězený, nebo vzatý zpět
error-say-what-you-try = chybí, co zkoušíš; řekni to pár slovy nebo jmenuj, čím to zkoušíš
error-say-what-follows =
    { $answer ->
        [price] chybí cena; řekni ji pár slovy
       *[ask] chybí otázka; řekni pár slovy, na co se ptáš
    }
error-asks-first = vypravěč nejdřív řekne, čím se hází; výsledky kostek do té doby vynech
error-call-word = „{ $word }“ o hodu nic neříká; vyber něco z: { $allowed }
error-no-try-waits = na odpověď nikdo nečeká; o hod požádej přes „gm vyzvi“
error-nothing-to-roll = nikdo tě o hod nežádá; jmenuj kostky, třeba „hod 2k6+1“
error-nothing-to-decline = nikdo tě o nic nežádá a žádný tvůj pokus nečeká; pokračuj v tom, co chceš
error-odds-not-said = šance se dozvíš jen ty, nahlas se neříkají; zeptej se na ně v chatu nebo v textovém zobrazení, třeba „/odds 2k6+1“
error-no-such-chat-command = „{ $word }“ není příkaz chatu; vyber jeden z: { $allowed }, nebo napiš „//“ pro text, který začíná lomítkem

## Psané

play-words-decline = odmítni odmitni pas
play-words-power-call = vyzvi požádej pozadej
play-words-power-contest = souboj
play-words-power-works = vyjde povede
play-words-power-roll = hod hoď
play-words-power-ask = zeptej ptej
play-words-power-withdraw = stáhni stahni
play-words-power-all = všichni vsichni družina
play-words-power-but = ale
play-words-power-or = nebo na proti
play-words-power-with = s se pomocí
play-words-call-hidden = skrytá skryta skrytý
play-words-call-blind = naslepo
play-words-call-secret = tajně tajne tajný
play-words-call-best = nejlepší nejlepsi
play-words-call-half = polovina
play-words-call-each = každý kazdy
play-help-decline = nehoď, oč tě žádají, nebo vezmi svůj pokus zpět
play-gm-call = požádej o hod: kdo (nebo „všichni“), čím, jak těžké; „skrytá“, „naslepo“, „tajně“, „nejlepší“, „polovina“ a důvod v uvozovkách
play-gm-contest = ať se dva utkají: kdo čím, s kým čím
play-gm-works = odpověz na pokus: vyjde to; za „ale“, za jakou cenu
play-gm-roll = odpověz na pokus: hoď tímto; v uvozovkách, co se stane při nezdaru
play-gm-ask = odpověz na pokus: takhle ne, a na co se ptáš
play-gm-withdraw = vezmi poslední výzvu zpět
talk-call =
    { $reason ->
        [none] { $by } žádá o hod: { $names }, { $asked }
       *[other] { $by } žádá o hod: { $names }, { $asked }. „{ $reason }“
    }{ $fails ->
        [none] { "" }
       *[other] . Při nezdaru: { $fails }
    }
talk-call-decline = { $name } nehází
talk-try-gm =
    { $text ->
        [none] { $name } něco zkouší, rozhoduje { $trait }
       *[other] { $trait ->
            [none] { $name } něco zkouší: „{ $text }“
           *[other] { $name } něco zkouší, rozhoduje { $trait }: „{ $text }“
        }
    }. Odpověz: „gm vyjde“, „gm vyjde ale …“, „gm hod …“ nebo „gm zeptej …“.
talk-try-own = { $name } čeká na vypravěče: „{ $text }“.
talk-dice-odds = { $dice }: průměrně { $mean }
talk-dice-compared = { $dice } { $sign } { $number }: { $chance } ({ $fraction })
