# Co se může pokazit: co je s hodnotou v nepořádku a pak co udělat.

## Rodiny chyb a dokumenty

error-error = něco tu nesedí; zkontroluj to
error-unreadable = tohle se nedá přečíst; zkontroluj zápis
error-missing = tohle neexistuje; zkontroluj název
error-illegal = pravidla to teď nedovolují; vyber něco jiného
error-stale = mezitím se něco změnilo; zkontroluj stůl a zkus to znovu
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
error-no-such-language = jazyk „{ $language }“ není k dispozici; na výběr: { $allowed }

## Odpovědi na otázky pravidel

error-not-an-option = „{ $answer }“ není odpověď na otázku „{ $key }“; na výběr: { $allowed }
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
error-too-many-paths = může to dopadnout více než { $most } způsoby; ptej se na menší část, nebo to simuluj

## Věci, které neexistují

error-no-such-game = hra „{ $game }“ tu není; na výběr: { $allowed }
error-no-such-situation = „{ $name }“ není situace této hry; na výběr: { $allowed }
error-no-such-rule = „{ $id }“ není pravidlo této hry; čísla najdeš v seznamu pravidel
error-no-such-hero = „{ $id }“ není hrdina této scény; na výběr: { $allowed }
error-no-such-foe = „{ $id }“ není protivník této scény; na výběr: { $allowed }
error-no-such-block = protivníka „{ $block }“ tahle hra nemá; na výběr: { $allowed }
error-no-such-clock = „{ $id }“ nejsou hodiny této scény; na výběr: { $allowed }
error-no-such-who = nikdo v této scéně se nejmenuje „{ $who }“; na výběr: { $allowed }

## Činy, které pravidla teď nedovolují

error-action-refused = pravidla to teď nedovolují ({ $rule }); vyber jinou akci
error-not-your-turn = { $who } nemůže jednat, dokud je na tahu druhá strana; nejdřív ukonči její tah
error-already-acted = { $who } už v tomto tahu nemá akci; počkej na další tah
error-is-down = { $who } nemá žádná srdce a nemůže jednat; ať nejdřív pomůže spojenec
error-is-dead = { $who } nežije; vyber někoho jiného
error-foe-is-out = { $foe } je mimo boj; vyber protivníka, který ještě bojuje
error-out-of-reach = { $foe } je na tento útok příliš daleko; pojď blíž, nebo útoč na dálku
error-power-needs-line = { $foe } je v plném krytí a útok schopností moci obvykle potřebuje volnou linii; najdi ji, nebo ať vypravěč řekne, že ji tahle schopnost nepotřebuje
error-full-cover = { $foe } je v plném krytí; najdi volnou linii, nebo ať o krytí rozhodne vypravěč
error-no-mana = { $hero } má { count-mana } a je třeba { $cost }; vyber něco levnějšího, nebo si nejdřív odpočiň
error-wrong-cost =
    { $what ->
        [number] „{ $value }“ není číslo pro stupeň „{ $tier }“; na výběr: { $allowed }
       *[cost] „{ $value }“ není cena stupně „{ $tier }“; na výběr: { $allowed }
    }
error-no-such-tier = „{ $tier }“ není stupeň schopnosti moci; na výběr: { $allowed }
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
error-not-yourself = { $hero } nemůže pomáhat sobě; vyber někoho jiného
error-help-waits =
    { $most ->
        [one] { $ally } už víc pomoci dostat nemůže (počítá se { $most } spojenec); udělej něco jiného
        [few] { $ally } už víc pomoci dostat nemůže (počítají se { $most } spojenci); udělej něco jiného
        [many] { $ally } už víc pomoci dostat nemůže (počítá se { $most } spojence); udělej něco jiného
       *[other] { $ally } už víc pomoci dostat nemůže (počítá se { $most } spojenců); udělej něco jiného
    }
error-no-movement-left = { $who } už v tomto tahu nemá pohyb; počkej na další tah
error-no-board = { $who } se tak nemůže pohnout bez mapy; nejdřív ji připrav
error-no-such-item = „{ $item }“ v deníku není; na výběr: { $allowed }
error-no-such-talent = talent „{ $talent }“ v deníku není; na výběr: { $allowed }
error-help-not-given = { $hero } ještě nemá pomoc: v boji stojí akci spojence; ať ji spojenec nejdřív dá
error-tier-too-low = stupeň „{ $tier }“ je na to slabý; použij „{ $least }“ nebo silnější
error-already-there = { $who } už tuhle vzdálenost dál nezmění; jdi opačným směrem, nebo zůstaň
error-not-in-a-fight = žádný boj neprobíhá; nejdřív nějaký začni
error-fight-goes-on = boj už začal; ukonči tah nebo scénu
error-asset-does-not-fit = trumf „{ $asset }“ platí jen pro útok zblízka; použij jiný, nebo žádný
error-hold-needs-power = { $foe }: na místě udrží jen schopnost moci; zaútoč jí, nebo prostě zraň
error-area-needs-power = celou oblast zasáhne jen schopnost moci (uprostřed je { $foe }); zaútoč jí, nebo prostě zraň
error-several-need-power = několik protivníků najednou zasáhne jen schopnost moci; ať je cílem jen { $foe }, nebo ji použij
error-nobody-around = poblíž je jen { $foe }; obyčejný útok schopností moci udělá totéž levněji
error-foe-is-held = { $foe } je v sevření schopnosti moci a nemůže nic dělat; ať jedná jiný protivník, nebo počkej, až sevření povolí
error-nothing-to-shoot-with = { $hero } nemá v deníku nic, z čeho se dá vystřelit nebo čím se dá hodit; udeř zblízka, připiš k výbavě luk, prak nebo něco podobného, nebo se zeptej vypravěče, který může uznat, že postačí něco po ruce
error-no-power-going = { $hero } nemá žádnou působící schopnost moci, kterou by šlo udržet; nejdřív nějakou použij
error-power-goes-on = { $hero } má schopnost moci, která v tomto tahu ještě působí; udrž ji v příštím
error-no-power-comes = { $hero } teď není cílem žádné schopnosti moci, není co odrazit ani čemu uhnout; vypravěč řekne, kdy nějaká přijde
error-not-hurt = { $hero } má všechna srdce; uzdrav někoho zraněného
error-clock-without-steps =
    { $steps ->
        [one] hodiny „{ $clock }“ nelze nastavit na { $steps } dílek; dej jim jméno a aspoň 1 dílek
        [few] hodiny „{ $clock }“ nelze nastavit na { $steps } dílky; dej jim jméno a aspoň 1 dílek
        [many] hodiny „{ $clock }“ nelze nastavit na { $steps } dílku; dej jim jméno a aspoň 1 dílek
       *[other] hodiny „{ $clock }“ nelze nastavit na { $steps } dílků; dej jim jméno a aspoň 1 dílek
    }
error-no-such-value = „{ $path }“ v této scéně nic neoznačuje; uveď označení někoho v ní, tečku a jednu z jeho hodnot
error-no-such-creature-block = „{ $block }“ v bestiáři není; zkontroluj seznam tvorů, nebo načti blok hodnot

# Laboratoř přes HTTP a od stolu
source-fight = boj
error-lab-nobody-to-fight = { $side ->
        [party] žádný hrdina nemůže bojovat; uveď aspoň jednoho, který je schopen boje
       *[foes] není s kým bojovat; uveď aspoň jednoho protivníka, který je schopen boje
    }
error-lab-scene-unreadable = tohle není scéna z téhle hry ({ $reason }); vezmi ji od stolu znovu
error-lab-nothing-wanted = není uvedeno žádné riziko; uveď šanci na výhru, nebo kolik hrdinů má padnout
error-lab-foes-needed = nejsou uvedeni protivníci; uveď, kteří se smějí objevit, každý s počátečním počtem
error-lab-no-distances = tahle hra nemá ani pásma vzdálenosti, ani oblasti; vzdálenost vynech
error-lab-distance-at-table = u stolu už má každý své místo; vynech vzdálenost, nebo sestav vlastní boj
error-lab-rulings-of-one-game = každá hra má vlastní rozhodnutí; odeber je, chceš-li hry porovnat
error-lab-map-of-written-fights = mapa potřebuje boj, do kterého jdou všichni v plné síle; vynech scénu, změněné hodnoty i chybějící
error-lab-no-scene-yet = u tohoto stolu ještě nikdo není; nejdřív přidej hrdinu
error-lab-no-such-question = na otázce „{ $ask }“ už nikdo nepracuje; zeptej se znovu
error-lab-took-too-long = i jen část odpovědi trvala příliš dlouho; zeptej se na méně postav, nebo simuluj
lab-advice-no-party = Žádný hrdina nemůže bojovat: přidej někoho schopného boje, nebo někoho uzdrav.
lab-advice-no-foes = Není s kým bojovat: přidej protivníky u stolu, nebo tady.
lab-advice-no-fight = Žádný boj neprobíhá: šance předpokládají, že začíná teď, tak jak v této hře boje začínají.
lab-advice-pending = Hod u stolu ještě čeká; jeho výsledek tu není započítán.
