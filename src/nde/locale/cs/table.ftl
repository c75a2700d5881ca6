# Stůl: co odmítá a chvíle hry.

moment-session = nové sezení
moment-fight = začíná boj
moment-turn = tah končí
moment-calm = boj končí
moment-breather = chvilka oddechu
moment-rest = odpočinek
moment-camp = noční tábor
moment-time = plyne čas
moment-loud-time = plyne čas, a hlučně
moment-morale = protivníci váhají
error-wrong-value = „{ $value }“ se nehodí k „{ $path }“ (teď: { $old }); zadej hodnotu stejného druhu
error-not-playable = „{ $game }“ umí odpovědět na jednotlivé situace, ale nedá se hrát u stolu; vyber jinou hru
error-no-such-seat = na místě „{ $seat }“ nikdo nesedí; použij jedno z: { $allowed }
error-no-such-person = ve scéně není nikdo jménem „{ $id }“; podívej se, kdo tam je, a jmenuj někoho z nich
error-no-such-question = žádná otevřená otázka nemá číslo { $number }; je už zodpovězená, nebo nikdy nepadla
error-no-such-note = poznámku „{ $note }“ smazat nemůžeš; můžeš tyhle: { $allowed }
error-clock-of-the-game = hodiny „{ $clock }“ vedou pravidla hry; ta je spouštějí a končí
error-no-such-table-clock = hodiny „{ $clock }“ nejsou; použij jedny z: { $allowed }
error-no-such-secret = žádný tajný hod s číslem { $number } nečeká na odhalení; podívej se, které čekají
error-secret-overtaken = tahle tajná akce už teď není možná ({ $problem }); odhal jen výsledek a následky nastav ručně, nebo hod zahoď
error-not-yours = za „{ $id }“ hraje někdo jiný; jednej za některou ze svých postav
error-growth-in-a-fight = uprostřed boje se nikdo neučí; počkej, až skončí
error-growth-not-earned = { $id } na to ještě čeká: hrdinové se zlepšují, když je dobrodružství vyhráno, nebo když to řekne vypravěč
error-has-grown = { $id } má zlepšení po tomto dobrodružství už za sebou; další přijde po příštím, nebo když to řekne vypravěč
error-not-your-question = na tuhle otázku odpovídá { $seat }; počkej na odpověď
error-only-the-gm = tohle smí jen vypravěč; požádej ho o to
error-only-watching = diváci nemohou jednat; nejdřív si sedni jako hráč
error-ruling-not-yours = o „{ $name }“ rozhoduje vypravěč; vynech to, nebo ho požádej
error-not-offered = tohle teď udělat nemůžeš ({ $action }); vyber něco ze seznamu
error-not-this-moment = tohle teď není možné: { $moment }; podívej se, co možné je
error-name-empty = hrdina potřebuje jméno („{ $id }“); napiš ho
error-no-turn-of-yours = tvoje strana teď v boji není na tahu; řekni to, až bude
error-nobody-of-yours-acts = žádná z tvých postav v tomhle tahu jednat nemůže; dokončí ho ostatní
error-done-already = to už zaznělo; tah skončí, až budou hotovi všichni, nebo až ho ukončí vypravěč
error-not-done-yet = žádná z tvých postav tah nedokončila, není tedy co brát zpět; prostě jednej
error-others-not-done = o svou akci by přišli: { $who }; počkej na ně, nebo potvrď, že tah končí pro všechny
error-something-in-the-way = brání tomu něco, co nevidíš; zkus něco jiného
error-question-first = nejdřív musí na otázku odpovědět { $seat }; pak se hraje dál
error-not-yet-time = na výchozí odpověď je moc brzy; počkej ještě { $seconds } s
error-nothing-to-undo = tolik kroků se vzít zpět nedá (lze: { $possible }); vezmi zpět méně
error-nothing-to-redo = tolik kroků se znovu provést nedá (lze: { $possible }): nic se zpět nevzalo, nebo se mezitím stalo něco nového
error-undo-not-yours = zápis { $number } smí vzít zpět jen { $seat } nebo vypravěč; požádej o to
error-undo-used-up = v tomhle tahu už byl jeden tvůj hod nebo objev vzat zpět; o zápis { $number } požádej vypravěče
error-nothing-to-overrule = poslední krok nebyl hod; místo toho ho vezmi zpět
error-overrule-too-far = zápis { $number } je příliš dávný; nastav ručně, co změnil
error-not-a-late-roll = zápis { $number } není hod z posledního kola; vyber takový, který je
error-hangs-on-the-roll = na tom hodu závisejí zápisy, které by se vzaly zpět: { $entries }; potvrď to, nebo nech hod být
error-cannot-come-out-so = tenhle hod nemůže mít výsledek „{ $outcome }“; může mít: { $allowed }
error-no-typed-dice = tenhle stůl hází sám; hodnoty kostek vynech
error-faces-left-over =
    { $count ->
        [one] o jednu hodnotu kostky víc, než má být; zadej jen tolik, kolik je kostek
        [few] o { $count } hodnoty kostek víc, než má být; zadej jen tolik, kolik je kostek
        [many] o { $count } hodnoty kostky víc, než má být; zadej jen tolik, kolik je kostek
       *[other] o { $count } hodnot kostek víc, než má být; zadej jen tolik, kolik je kostek
    }
error-face-needed = stůl čeká na skutečnou kostku; zadej, co padlo na { $sides }
error-bad-parameter = „{ $value }“ se nehodí pro „{ $name }“; povoleno: { $allowed }
error-no-such-parameter = tahle akce nemá parametr „{ $name }“; zadat lze: { $allowed }
error-not-an-action = tohle není akce hry „{ $game }“: { $reason }; pošli jednu z nabídek tak, jak přišla
error-not-an-effect = „{ $effect }“ není úplný účinek téhle hry; použij jeden z: { $allowed }
error-not-a-place = „{ $text }“ v téhle scéně není místo; zadej vzdálenost a někoho, třeba „near ada“
error-no-space = tahle scéna nemá mapu; nejdřív nějakou vytvoř
error-no-fog = na této mapě není žádná mlha; nejdřív nějakou přidej
error-fog-unchanged =
    { $what ->
        [lift] na žádném z těchto polí mlha není; vyber jiná
       *[lay] na všech těchto polích už mlha je; vyber jiná
    }
error-wrong-space = tahle hra se nehraje na „{ $space }“; použij jedno z: { $allowed }
error-id-taken = „{ $id }“ tu jako jméno použít nejde; vyber jiné
error-bad-id = „{ $id }“ nemůže být označení; použij malá písmena, číslice a spojovníky, nejvýš 40
error-bad-salt = „{ $salt }“ není platná sůl do kostek; zadej 1 až { $most } bajtů šestnáctkově
error-too-long = text má { $length ->
    [one] { $length } znak
    [few] { $length } znaky
    [many] { $length } znaku
   *[other] { $length } znaků
}; vejdi se do { $most }
error-number-too-large = „{ $value }“ je pro tuto hru příliš velké; zadej číslo od -{ $most } do { $most }
error-too-many =
    { $what ->
        [lines] najednou se dá postavit nejvýš { $most ->
            [one] { $most } čára
            [few] { $most } čáry
            [many] { $most } čáry
           *[other] { $most } čar
        }; nakresli kratší
        [bystanders] ve scéně smí být nejvýš { $most ->
            [one] { $most } přihlížející
            [few] { $most } přihlížející
            [many] { $most } přihlížejícího
           *[other] { $most } přihlížejících
        }; nejdřív někoho odeber
        [creatures] u stolu smí být nejvýš { $most ->
            [one] { $most } vlastní tvor
            [few] { $most } vlastní tvorové
            [many] { $most } vlastního tvora
           *[other] { $most } vlastních tvorů
        }; některé vynech
        [in-words] u stolu smí být nejvýš { $most ->
            [one] { $most } věc
            [few] { $most } věci
            [many] { $most } věci
           *[other] { $most } věcí
        } popsaných slovy; nejdřív nějakou odeber
        [handouts] ve scéně smí být nejvýš { $most ->
            [one] { $most } materiál
            [few] { $most } materiály
            [many] { $most } materiálu
           *[other] { $most } materiálů
        }; některé vynech, nebo udělej dvě scény
        [prepared-scenes] u stolu smí být nejvýš { $most ->
            [one] { $most } připravená scéna
            [few] { $most } připravené scény
            [many] { $most } připravené scény
           *[other] { $most } připravených scén
        }; nejdřív nějakou smaž
        [prepared-text] připravené scény stolu smějí mít dohromady nejvýš { $most ->
            [one] { $most } znak
            [few] { $most } znaky
            [many] { $most } znaku
           *[other] { $most } znaků
        }; některé zkrať nebo smaž
        [shelf-items] na polici smí být nejvýš { $most ->
            [one] { $most } věc
            [few] { $most } věci
            [many] { $most } věci
           *[other] { $most } věcí
        }; nejdřív nějakou smaž
        [shelf-bytes] na polici se vejde nejvýš { $most } MB kromě obrázků; nejdřív něco smaž
        [shelf-pictures] na polici se vejde nejvýš { $most } MB obrázků; nejdřív smaž scénu nebo mapu, nebo vezmi menší obrázky
        [heroes] jeden hráč může mít nejvýš { $most ->
            [one] { $most } postavu
            [few] { $most } postavy
            [many] { $most } postavy
           *[other] { $most } postav
        }; požádej vypravěče, ať nejdřív nějakou odebere
        [party] u stolu smí být nejvýš { $most ->
            [one] { $most } postava
            [few] { $most } postavy
            [many] { $most } postavy
           *[other] { $most } postav
        }; požádej vypravěče, ať nejdřív nějakou odebere
        [figures] ve scéně smí být nejvýš { $most ->
            [one] { $most } postava
            [few] { $most } postavy
            [many] { $most } postavy
           *[other] { $most } postav
        }; některé odeber, nebo jich přidej méně
        [notes] jeden člověk může mít nejvýš { $most ->
            [one] { $most } poznámku
            [few] { $most } poznámky
            [many] { $most } poznámky
           *[other] { $most } poznámek
        }; nejdřív nějakou smaž
        [own-note-text] tvoje poznámky smějí mít dohromady nejvýš { $most ->
            [one] { $most } znak
            [few] { $most } znaky
            [many] { $most } znaku
           *[other] { $most } znaků
        }; některé zkrať nebo smaž
        [note-text] všechny poznámky u stolu smějí mít nejvýš { $most ->
            [one] { $most } znak
            [few] { $most } znaky
            [many] { $most } znaku
           *[other] { $most } znaků
        }; některé zkrať nebo smaž
        [drawings] na mapě můžeš mít nejvýš { $most ->
            [one] { $most } kresbu
            [few] { $most } kresby
            [many] { $most } kresby
           *[other] { $most } kreseb
        }; nejdřív nějakou setři
        [drawn-points] tvoje kresby na mapě smějí procházet nejvýš { $most ->
            [one] { $most } místem
            [few] { $most } místy
            [many] { $most } místa
           *[other] { $most } místy
        }; některou setři, nebo kresli jednodušeji
        [salts] do kostek se dá přidat nejvýš { $most ->
            [one] { $most } sůl
            [few] { $most } soli
            [many] { $most } soli
           *[other] { $most } solí
        }; hraj s těmi, které už tam jsou
        [squares] najednou se dá změnit nejvýš { $most ->
            [one] { $most } pole
            [few] { $most } pole
            [many] { $most } pole
           *[other] { $most } polí
        }; vyber jich méně, nebo přidej mlhu na celou mapu
       *[seats] u stolu smí být nejvýš { $most ->
            [one] { $most } místo
            [few] { $most } místa
            [many] { $most } místa
           *[other] { $most } míst
        }; počkej, až někdo odejde
    }
error-unwritable = text obsahuje poškozené znaky, které nelze zapsat; napiš ho znovu
error-table-closed = tahle hra skončila a její kostky jsou odhalené; začni novou
error-nobody-there = u stolu ještě není žádná postava; nejdřív nějakou přiveď nebo vytvoř
error-moved-on = hra se od tvého posledního pohledu posunula (zápis { $base }, teď { $now }); změnilo se: { $what }; podívej se znovu a rozhodni se
error-no-adventure = u tohohle stolu neběží žádné dobrodružství; nějaké začni, ať je z čeho vybírat
error-not-to-choose-now = „{ $choice }“ teď zvolit nejde; použij jedno z: { $allowed }
error-already-done = tenhle příkaz už proběhl, jako zápis { $number }; víc není třeba
error-no-such-policy = „{ $policy }“ není taktika; použij jednu z: { $allowed }
error-no-map-in-this-game = tahle hra se hraje bez mapy; mapu vynech
