# Otázky u stolu celými větami a odpovědi na ně: stejné v terminálu i v textovém zobrazení prohlížeče.

## Věty, kterým se rozumí; oddělené čárkami, porovnávané bez velkých písmen a znamének

talk-phrases-who = kdo je tady, kdo je tu, kdo tu je, kdo je u stolu
talk-phrases-menu = co můžu dělat, co mohu dělat, co můžu udělat, co teď, ukaž nabídku
talk-phrases-why = proč to, proč tak, jak to
talk-phrases-help = co můžu napsat, pomoz mi
talk-phrases-look = rozhlédni se, kde jsem, kde jsme, co vidím
talk-phrases-reach = kdo na mě dosáhne, kdo mě může zasáhnout, kdo ke mně dosáhne, kdo mě zasáhne, kdo dosáhne na
talk-phrases-cover = krytí k, krytí ke, krytí před, krytí proti, mám krytí před, kryt k, kryt ke, kryt před, kryt proti, jak daleko je, jak daleko k, jak stojím k, vzdálenost k

## Kdo je tady

talk-seat = { $name }
talk-seat-gm = { $name }, vypravěč
talk-seat-watching = { $name }, divák
talk-bot = hraje program (bot)
seat-gm = vypravěč
talk-engine = program
talk-connected = je tady
talk-away = je pryč
talk-plays = hraje: { $names }
talk-side-party = hrdinové: { $names }
talk-side-foes = protivníci: { $names }

## Kdo na koho dosáhne

talk-no-foe = { $name } je v bezpečí: žádný protivník sem nedosáhne
talk-reach-anywhere = bez mapy rozhoduje příběh; { $name } není v bezpečí, zaútočit může kdokoli z nich: { $names }
talk-reach-nowhere = { $name }: mimo mapu
talk-way-here = může udeřit hned
talk-way-none = nemá tam kudy dojít
talk-way-squares =
    { $count ->
        [one] musí před úderem ujít { $count } pole
        [few] musí před úderem ujít { $count } pole
        [many] musí před úderem ujít { $count } pole
       *[other] musí před úderem ujít { $count } polí
    }
talk-way-bands =
    { $count ->
        [one] musí před úderem o { $count } pásmo blíž
        [few] musí před úderem o { $count } pásma blíž
        [many] musí před úderem o { $count } pásma blíž
       *[other] musí před úderem o { $count } pásem blíž
    }
talk-nobody-strikes = { $name } teď nemá nikoho na dosah ruky

## Poznámky

talk-no-notes = Žádné poznámky nejsou; napiš „poznámka“ a pár slov.
talk-note = { $number }. { $name }: { $text }
talk-note-away = „poznámka -1“ smaže první.

## Konec a vypravěč

talk-welcome = Napiš číslo, nebo řekni, co děláš: „zaútoč na vlka“. „pomoc“ vypíše všechno, co lze napsat; rozumí se i otázkám jako „kdo na mě dosáhne“.
talk-turn-party = tah hrdinů
talk-waits = Stůl čeká na odpověď: { $names }.
talk-still-to-act = Jednat ještě mají: { $names }.
talk-end-for-all = O svou akci by přišli: { $names }. Ukončit tah všem? Napiš „{ $yes }“, nebo udělej něco jiného.
talk-take-somebody = Zatím nemáš hrdinu. Ještě volní: { $names }. Napiš „vezmi“ a jméno, nebo „vytvoř“ pro nového.
talk-make-somebody = Zatím nemáš hrdinu: „vytvoř“ ho vytvoří, otázku po otázce.
talk-is-won = Dobrodružství je vyhráno. „postup“ zlepší hrdinu, „záznam“ ho převypráví.
talk-is-lost = Dobrodružství skončilo. „zpět“ vrátí tvůj poslední krok, „záznam“ ho převypráví.
talk-gm-about = Vypravěčem jsi ty. Každá z těchto věcí se zapíše do záznamu jako rozhodnutí:
talk-gm-own = vypiš příkazy, které má jen vypravěč
talk-roll = { $name }: { $came }; mohlo být: { $others }
talk-no-rolls = V posledním kole nikdo neházel.

error-only-in-terminal = „{ $line }“ funguje jen v terminálu; tady se všechno ukládá automaticky a k odchodu stačí zavřít stránku
error-plays-nobody = nemáš tu hrdinu; jmenuj někoho: { $allowed }
error-typed-before = spojení se přerušilo, než „{ $line }“ dorazilo; podívej se, co je teď, a napiš to znovu
