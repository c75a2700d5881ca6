# Otázky u stolu celými větami a odpovědi na ně: stejné v terminálu i v textovém zobrazení prohlížeče.

## Věty, kterým se rozumí; oddělené čárkami, porovnávané bez velkých písmen a znamének

talk-phrases-who = kdo je tady, kdo je tu, kdo tu je, kdo je u stolu
talk-phrases-menu = co můžu dělat, co mohu dělat, co můžu udělat, co teď, ukaž nabídku
talk-phrases-why = proč to, proč tak, jak to
talk-phrases-help = co můžu napsat, pomoz mi
talk-phrases-look = rozhlédni se, kde jsem, kde jsme, co vidím
talk-phrases-reach = kdo na mě dosáhne, kdo mě může zasáhnout, kdo ke mně dosáhne, kdo mě zasáhne, kdo dosáhne na
talk-phrases-cover = kryt k, kryt ke, kryt před, kryt proti, jak daleko je, jak daleko k, jak stojím k, vzdálenost k

## Kdo je tady

talk-seat = { $name }
talk-seat-gm = { $name }, vypravěč
talk-seat-watching = { $name }, divák
talk-bot = hraje program
seat-gm = vypravěč
talk-engine = program
talk-connected = je tady
talk-away = je pryč
talk-plays = hraje: { $names }
talk-side-party = hrdinové: { $names }
talk-side-foes = protivníci: { $names }

## Kdo na koho dosáhne

talk-no-foe = není tu protivník, který by dosáhl na tuto postavu: { $name }
talk-reach-anywhere = není tu mapa: na tuto postavu ({ $name }) dosáhne kdokoli z nich, jak to příběh chce: { $names }
talk-reach-nowhere = { $name }: mimo mapu
talk-way-here = může udeřit hned
talk-way-none = cestu nenajde
talk-way-squares =
    { $count ->
        [one] má k úderu { $count } pole cesty
        [few] má k úderu { $count } pole cesty
        [many] má k úderu { $count } pole cesty
       *[other] má k úderu { $count } polí cesty
    }
talk-way-bands =
    { $count ->
        [one] musí před úderem o { $count } krok blíž
        [few] musí před úderem o { $count } kroky blíž
        [many] musí před úderem o { $count } kroku blíž
       *[other] musí před úderem o { $count } kroků blíž
    }
talk-nobody-strikes = na tuto postavu teď nikdo nedosáhne rukou: { $name }

## Poznámky

talk-no-notes = Žádné poznámky nejsou; „poznámka“ a pár slov nějakou napíše.
talk-note = { $number }. { $name }: { $text }
talk-note-away = „poznámka -1“ zahodí první.

## Konec a vypravěč

talk-welcome = Napiš číslo, nebo „pomoc“ pro všechno, co lze napsat; rozumí se i otázkám jako „kdo na mě dosáhne“.
talk-turn-party = tah hrdinů
talk-waits = Stůl čeká na odpověď: { $names }.
talk-still-to-act = Jednat ještě mají: { $names }.
talk-take-somebody = Zatím nikoho nehraješ: „vezmi“ a jméno (volní: { $names }), nebo „vytvoř“ pro nového hrdinu.
talk-make-somebody = Zatím nikoho nehraješ: „vytvoř“ vytvoří hrdinu, otázku po otázce.
talk-is-won = Dobrodružství je vyhráno. „postup“ nechá hrdinu růst, „záznam“ ho povypráví znovu.
talk-is-lost = Dobrodružství skončilo. „zpět“ vezme zpět tvůj poslední krok, „záznam“ ho povypráví znovu.
talk-gm-about = Vypravěčem jsi ty. Každá z těchto věcí se zapíše do záznamu jako rozhodnutí:
talk-gm-own = vypiš, co dělá jen vypravěč

error-only-in-terminal = „{ $line }“ patří do terminálu; tady se všechno ukládá samo a k odchodu stačí zavřít stránku
error-plays-nobody = nikoho tu nehraješ; jmenuj někoho: { $allowed }
error-typed-before = spojení se přerušilo, než „{ $line }“ dorazilo; podívej se, co je teď, a napiš to znovu
