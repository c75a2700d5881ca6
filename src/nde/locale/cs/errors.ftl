# Co se může pokazit: co je s hodnotou v nepořádku a pak co udělat.

## Rodiny chyb a dokumenty

error-error = s tím, co bylo zadáno, není něco v pořádku; podívej se na to znovu
error-unreadable = tohle se nedá přečíst; zkontroluj zápis
error-missing = tohle neexistuje; zkontroluj název
error-illegal = pravidla to teď nedovolují; vyber něco jiného
error-stale = mezitím se něco změnilo; podívej se na stůl a zkus to znovu
error-fault = { $place }: { $problem }
error-faults =
    { $count ->
        [one] { $count } chyba ({ $source }):
        [few] { $count } chyby ({ $source }):
        [many] { $count } chyby ({ $source }):
       *[other] { $count } chyb ({ $source }):
    }
source-pack = balíček
source-sheet = deník postavy
source-settings = nastavení
source-choices = volby
source-values = hodnoty
source-parameters = údaje
source-foes = protivníci
source-effects = účinky
source-squares = pole
error-no-such-language = jazykem „{ $language }“ nemluvíme; použij jeden z: { $allowed }

## Odpovědi na otázky pravidel

error-not-an-option = „{ $answer }“ není odpověď na otázku „{ $key }“; použij jednu z: { $allowed }
error-answers-ran-out =
    { $count ->
        [one] { $count } odpověď nestačí; odpověz ještě na „{ $key }“
        [few] { $count } odpovědi nestačí; odpověz ještě na „{ $key }“
        [many] { $count } odpovědi nestačí; odpověz ještě na „{ $key }“
       *[other] { $count } odpovědí nestačí; odpověz ještě na „{ $key }“
    }
error-answers-left-over =
    { $count ->
        [one] { $count } odpověď navíc, od „{ $first }“ dál; vynech ji
        [few] { $count } odpovědi navíc, od „{ $first }“ dál; vynech je
        [many] { $count } odpovědi navíc, od „{ $first }“ dál; vynech je
       *[other] { $count } odpovědí navíc, od „{ $first }“ dál; vynech je
    }
error-too-many-paths = může to dopadnout více než { $most } způsoby; ptej se na menší část, nebo to nasimuluj

## Věci, které neexistují

error-no-such-game = hru „{ $game }“ nemáme; použij jednu z: { $allowed }
error-no-such-situation = „{ $name }“ není situace této hry; použij jednu z: { $allowed }
error-no-such-rule = „{ $id }“ není pravidlo této hry; čísla najdeš v seznamu pravidel
error-no-such-hero = „{ $id }“ není hrdina této scény; použij jednoho z: { $allowed }
error-no-such-foe = „{ $id }“ není protivník této scény; použij jednoho z: { $allowed }
error-no-such-block = protivníka „{ $block }“ tahle hra nezná; použij jednoho z: { $allowed }
error-no-such-clock = „{ $id }“ nejsou hodiny této scény; použij jedny z: { $allowed }
error-no-such-who = nikdo v této scéně se nejmenuje „{ $who }“; použij jedno ze jmen: { $allowed }

## Činy, které pravidla teď nedovolují

error-action-refused = pravidla to teď nedovolují ({ $rule }); vyber jinou akci
error-not-your-turn = { $who } nemůže jednat, dokud je na tahu druhá strana; nejdřív ukonči její tah
error-already-acted = { $who } už akci tohoto tahu nemá; počkej na další tah
error-is-down = { $who } nemá žádná srdce a nemůže jednat; ať nejdřív pomůže spojenec
error-is-dead = { $who } nežije; vyber někoho jiného
error-foe-is-out = { $foe } už v boji není; vyber protivníka, který ještě stojí
error-out-of-reach = { $foe } je na tento útok příliš daleko; pojď blíž, nebo útoč na dálku
error-power-needs-line = { $foe } je v plném krytí a útok mocí obvykle potřebuje volnou linii; najdi ji, nebo ať Vypravěč řekne, že ji tenhle nepotřebuje
error-full-cover = { $foe } je v plném krytí; najdi volnou linii, nebo ať o krytí rozhodne Vypravěč
error-no-mana = { $hero } má { count-mana } a bylo by třeba { $cost }; vyber něco levnějšího, nebo si nejdřív odpočiň
error-wrong-cost =
    { $what ->
        [number] „{ $value }“ není číslo pro stupeň „{ $tier }“; použij jedno z: { $allowed }
       *[cost] „{ $value }“ není cena stupně „{ $tier }“; použij jednu z: { $allowed }
    }
error-no-such-tier = „{ $tier }“ není stupeň moci; použij jeden z: { $allowed }
error-no-luck-left = { $hero } už nemá žádnou špetku štěstí; zkus to bez ní
error-no-luck-in-game = tahle hra špetky štěstí nemá; zkus to bez nich, nebo použij balíček, který je má
error-no-such-asset =
    { $count ->
        [0] { $hero } nemá žádné trumfy; trumf vynech
        [one] { $hero } má { $count } trumf; vyber ten
        [few] { $hero } má { $count } trumfy; vyber jeden z nich, počítáno od 0
        [many] { $hero } má { $count } trumfu; vyber jeden z nich, počítáno od 0
       *[other] { $hero } má { $count } trumfů; vyber jeden z nich, počítáno od 0
    }
error-asset-spent = trumf „{ $asset }“ už byl použit tolikrát, kolik scéna dovolí; počkej na další scénu
error-no-blind-repeat = „{ $task }“ už se nepovedlo; zkus to jinak, nebo přijmi cenu
error-not-down = { $ally } neleží; vyber někoho, kdo leží
error-not-adjacent = { $ally } je příliš daleko; nejdřív tam dojdi
error-not-yourself = { $hero } nemůže zároveň pomáhat a přijímat pomoc; vyber někoho jiného
error-help-waits =
    { $most ->
        [one] { $ally } už má všechnu pomoc, která se počítá ({ $most } spojenec); udělej něco jiného
        [few] { $ally } už má všechnu pomoc, která se počítá ({ $most } spojenci); udělej něco jiného
        [many] { $ally } už má všechnu pomoc, která se počítá ({ $most } spojence); udělej něco jiného
       *[other] { $ally } už má všechnu pomoc, která se počítá ({ $most } spojenců); udělej něco jiného
    }
error-no-movement-left = { $who } už v tomto tahu nemá pohyb; počkej na další tah
error-no-board = tahle scéna nemá plán pro takový pohyb ({ $who }); nejdřív ho připrav
error-no-such-item = „{ $item }“ v deníku není; použij jedno z: { $allowed }
error-no-such-talent = talent „{ $talent }“ v deníku není; použij některý z: { $allowed }
error-help-not-given = v boji stojí pomoc akci spojence; ať spojenec nejdřív pomůže ({ $hero })
error-tier-too-low = moc úrovně { $tier } je na to slabá; použij { $least } nebo silnější
error-already-there = tuhle vzdálenost už nejde dál změnit ({ $who }); jdi opačným směrem, nebo zůstaň
error-not-in-a-fight = tahy se teď nepočítají; nejdřív začni boj
error-fight-goes-on = boj už začal; ukonči tah nebo scénu
error-asset-does-not-fit = trumf „{ $asset }“ platí jen pro útok zblízka; použij jiný, nebo žádný
error-hold-needs-power = na místě udrží jen moc ({ $foe }); zaútoč mocí, nebo miř na zranění
error-area-needs-power = oblast zasáhne jen moc (kolem cíle { $foe }); zaútoč mocí, nebo miř na zranění
error-several-need-power = několik najednou zasáhne jen moc; zaútoč jen na jeden cíl ({ $foe }), nebo použij moc
error-nobody-around = kolem cíle { $foe } už nikdo jiný nestojí; obyčejný útok mocí udělá totéž levněji
error-foe-is-held = { $foe } je v sevření moci a nemůže nic dělat; ať jedná jiný protivník, nebo počkej, až moc povolí
error-nothing-to-shoot-with = { $hero } nemá v deníku nic, z čeho se dá vystřelit nebo čím se dá hodit; udeř zblízka, připiš k výbavě luk, prak nebo něco podobného, nebo se zeptej Vypravěče, který může uznat, že postačí něco po ruce
error-no-power-going = { $hero } nemá žádnou moc, která by působila a dala se udržet; nejdřív nějakou použij
error-power-goes-on = moc ({ $hero }) v tomto tahu ještě působí; udrž ji v příštím
error-no-power-comes = na cíl { $hero } teď žádná moc nepůsobí, není co odrazit ani čemu uhnout; Vypravěč řekne, kdy přijde
error-not-hurt = všechna srdce jsou plná ({ $hero }); uzdrav někoho zraněného
error-clock-without-steps = hodiny „{ $clock }“ nejde nastavit (dílky: { $steps }); dej jim jméno a aspoň 1 dílek
error-no-such-value = „{ $path }“ v této scéně k ničemu nevede; uveď označení někoho v ní, tečku a jednu z jeho hodnot
error-no-such-creature-block = „{ $block }“ v bestiáři není; najdi jméno v seznamu tvorů, nebo načti blok hodnot

# Laboratoř přes HTTP a od stolu
source-fight = boj
error-lab-nobody-to-fight = { $side ->
        [party] žádný hrdina nemůže bojovat; uveď aspoň jednoho, který stojí na nohou
       *[foes] není s kým bojovat; uveď aspoň jednoho protivníka, který stojí na nohou
    }
error-lab-scene-unreadable = tohle není scéna z téhle hry ({ $reason }); vezmi ji od stolu znovu
error-lab-nothing-wanted = není uvedeno žádné riziko; řekni, jaká má být šance na výhru nebo kolik hrdinů má padnout
error-lab-foes-needed = nejsou uvedeni protivníci; řekni, kteří smějí přijít, každý s prvním počtem
error-lab-no-distances = tahle hra nezná ani pásma vzdálenosti, ani oblasti; nech boj začít bez vzdálenosti
error-lab-distance-at-table = u stolu už každý někde stojí; vynech vzdálenost, nebo sestav vlastní boj
error-lab-rulings-of-one-game = každá hra má vlastní rozhodnutí; odeber je, chceš-li hry porovnat
error-lab-map-of-written-fights = mapa potřebuje boj, do kterého jdou všichni v plné síle; vynech scénu, změny i chybějící
error-lab-no-scene-yet = u tohoto stolu ještě nikdo není; nejdřív přiveď hrdinu
error-lab-no-such-question = na otázce „{ $ask }“ už nikdo nepracuje; zeptej se znovu
error-lab-took-too-long = i jen část odpovědi trvala moc dlouho; zeptej se na méně lidí nebo na simulaci
lab-advice-no-party = Žádný hrdina nemůže bojovat: přiveď takového, který stojí, nebo někoho uzdrav.
lab-advice-no-foes = Není s kým bojovat: přiveď protivníky ke stolu nebo je přidej tady.
lab-advice-no-fight = Žádný boj neprobíhá: počítá se, jako by teď začal tak, jak jej hra začíná.
lab-advice-pending = Hod u stolu ještě na někoho čeká: co z něj vzejde, tady není.
