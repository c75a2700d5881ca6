# Laboratoř: celé boje, vyprávěné na příkazové řádce a v obrázcích.

## Help.  Plain lines, so that `nde --help` need not load Fluent.

cli-about-fight = Ukáže, jak nebezpečný je celý boj: přesné šance podle stejných pravidel jako u stolu.
cli-details-fight = Družina se píše jako druhy hrdinů s počtem, třeba warrior*2,mage, nebo jako soubory: deník postavy, nebo družina z tabulek [[hero]]. Protivníci jsou bloky hodnot s počtem; „nde foes HRA“ je vypíše. Způsob boje je název (focus, strongest, spread, careful, all-out, helping, retreat), nebo soubor, který říká, co kdy dělat; čím kdo útočí, plyne z šancí, pokud slova za názvem neříkají jinak: focus+ranged, spread+luck+raise (melee, ranged, power, free, luck, raise, keep-away). Ctrl-C zastaví a ukáže, co se dosud našlo.

cli-value-party = warrior*2,mage
cli-value-foes = boss,minion*6
cli-value-target = win=0.85
cli-value-vary = VOLBA=A,B
cli-value-aim = win
cli-value-ruling = NÁZEV=HODNOTA
cli-value-begin = NÁZEV=HODNOTA
cli-value-fight-compare = ZPŮSOB

cli-flag-party = kdo bojuje: druhy hrdinů s počtem, nebo soubory
cli-flag-foes = proti komu: bloky hodnot s počtem
cli-flag-policy = jak družina bojuje: název způsobu boje, nebo soubor (výchozí je focus)
cli-flag-fight-compare = tentýž boj jinými způsoby vedle sebe; víc jich odděl čárkami
cli-flag-vary = tentýž boj s jinými hodnotami volby, nebo v jiné hře: game=A,B
cli-flag-target = kolik protivníků dá boj o takovém riziku: win=0.85, down=1, nebo obojí
cli-flag-best = nejlepší možná hra a o kolik je každý způsob boje horší
cli-flag-aim = oč nejlepší hra usiluje: win, nebo nobody-down
cli-flag-ruling = rozhodnutí pro každý útok hrdiny, třeba cover=partial; lze zadat vícekrát
cli-flag-foe-ruling = rozhodnutí pro každý útok protivníka: whom=weakest, attack=bite; neznámé slovo vypíše povolená
cli-flag-begin = jak boj začíná, kde hra dává na vybranou, třeba ready=all nebo surprise=foes; lze zadat vícekrát
cli-flag-apart = na jednoduché mapě: kolik pásem nebo oblastí dělí strany na začátku, 0 až 3
cli-flag-exact = spočítat přesně, nebo vůbec ne
cli-flag-simulate = sehrát mnoho bojů místo počítání
cli-flag-runs = kolik bojů sehrát, kde se nedá počítat
cli-flag-most-scenes = kolik scén prozkoumat, než se místo počítání začne simulovat
cli-flag-fight-seed = stejné číslo sehraje stejné boje
cli-flag-range = s --json: uvést i to, co dají jiné rozumné způsoby boje
cli-flag-svg = uložit odpověď jako obrázek do nového souboru SVG

cli-example-fight-1 = fight nde12 --party warrior,rogue,mage,warrior --foes boss,minion*6
cli-example-fight-2 = fight nde12 --party warrior*2 --foes elite --compare spread,careful
cli-example-fight-3 = fight nde14 --party adept,assault --foes elite*2 --target win=0.85
cli-example-fight-4 = fight nde12 --party warrior*2 --foes minion*2 --vary retaliation=core,off

## The question

lab-title = { $game }: { $party } proti { $foes }
lab-policy = Způsob boje „{ $policy }“: { $about }
lab-policy-own = Způsob boje „{ $policy }“ ze souboru.
lab-policy-nobodys = Nikdo v tomto boji nemá „{ $name }“; způsob boje „{ $policy }“ s tím počítá jako s 0.
lab-policy-focus = všichni útočí na protivníka, kterému zbývá nejméně.
lab-policy-strongest = všichni útočí na protivníka, kterému zbývá nejvíc.
lab-policy-spread = každý útočí na jiného protivníka.
lab-policy-careful = zvedni padlé, uzdrav těžce zraněné, jinak útoč na nejslabšího.
nde14-lab-policy-careful = zvedni padlé, uzdrav těžce zraněné, jinak útoč na nejslabšího; štěstí jde na nezdary.
tkds-lab-policy-careful = zvedni padlé, uzdrav těžce zraněné, jinak útoč na nejslabšího; body hrdinství jdou na nezdary.
lab-policy-all-out = útoč tím, co zmůže nejvíc, ať to stojí cokoli.
nde14-lab-policy-all-out = útoč tím, co zmůže nejvíc, ať to stojí cokoli; štěstí jde na nezdary.
tkds-lab-policy-all-out = útoč tím, co zmůže nejvíc, ať to stojí cokoli; body hrdinství jdou na nezdary.
lab-policy-helping = první pomáhá, kdo umí, léčí magií padlé a těžce zraněné, ostatní útočí na nejslabšího.
lab-policy-retreat = útoč na nejslabšího a uteč, jakmile někdo padne.
lab-policy-word-melee = Útočí se zblízka, kde to jde.
lab-policy-word-ranged = Útočí se z dálky, kde to jde.
lab-policy-word-power = Útočí se schopnostmi moci, kde to jde.
lab-policy-word-free = Útočí se jen tím, co nic nestojí.
lab-policy-word-luck = Štěstí jde na nezdary.
lab-policy-word-raise = Nejdřív se zvedají padlí.
lab-policy-word-keep-away = Každý ustupuje, dokud odtamtud může útočit.
lab-rulings = Platí pro každý útok hrdiny: { $rulings }
lab-foe-rulings = Platí pro každý útok protivníka: { $rulings }
fight-begins = Hrdinové jednají první; nikdo na to nehází.
lab-begins-under = { $label }: { $how }
lab-apart =
    Strany začínají { $steps ->
        [0] těsně u sebe
        [one] jeden krok od sebe
        [few] { $steps } kroky od sebe
        [many] { $steps } kroku od sebe
       *[other] { $steps } kroků od sebe
    } (pásma vzdálenosti nebo oblasti).
lab-areas-apart =
    { $count ->
        [0] ve stejné oblasti
        [one] o { $count } oblast dál
        [few] o { $count } oblasti dál
        [many] o { $count } oblasti dál
       *[other] o { $count } oblastí dál
    }

param-whom = na koho protivníci útočí z těch, na které dosáhnou
value-whom-usual = jako v této hře obvykle
value-whom-first = na prvního
value-whom-weakest = na toho, komu zbývá nejméně
value-whom-firmest = na toho, komu zbývá nejvíc
value-attack-usual = jako v této hře obvykle
param-units = protivníci, kteří jsou podle počtu Oddílem
value-units-block = jak říká jejich blok hodnot
value-units-single = každý bojuje sám
param-fallen = padlí
value-fallen-spare = jsou ušetřeni
value-fallen-strike = jsou dobíjeni
param-resist = čím se hrdinové brání
value-resist-best = tím, co dává každému největší naději

## How dangerous

lab-danger-hopeless = Beznadějný: tenhle boj je prakticky prohraný.
lab-danger-deadly = Smrtící: tenhle boj se častěji prohraje než vyhraje.
lab-danger-even = Na ostří nože: tenhle boj může dopadnout tak i tak.
lab-danger-risky = Riskantní: tenhle boj se většinou vyhraje, ale zdaleka ne jistě.
lab-danger-costly = Krvavý: tenhle boj se skoro vždy vyhraje, ale často je na konci někdo mimo boj.
lab-danger-wearing = Vyčerpávající: tenhle boj se skoro vždy vyhraje a občas je na konci někdo mimo boj.
lab-danger-light = Lehký: tenhle boj se skoro vždy vyhraje a málokdo je na konci mimo boj.
lab-danger-open = Bez konce: většina takových bojů se nikdy nerozhodne.
lab-danger-unknown = Zatím se neví: zastavilo se příliš brzy, než aby šlo říct, jak nebezpečný tenhle boj je.
lab-so-far = Zatím je { $win } vyhráno a { $undecided } nerozhodnuto.
lab-unharmable = Jednoho z těchto protivníků nemůže žádná zbraň družiny zranit.
lab-headline =
    { $heroes ->
        [one] Družina vyhraje { $win } takových bojů; na konci je v průměru mimo boj { $down } z { $heroes } hrdiny.
        [few] Družina vyhraje { $win } takových bojů; na konci je v průměru mimo boj { $down } ze { $heroes } hrdinů.
       *[other] Družina vyhraje { $win } takových bojů; na konci je v průměru mimo boj { $down } z celkem { $heroes } hrdinů.
    }

lab-end-win = výhra
lab-end-lose = prohra
lab-end-flee = útěk
lab-end-undecided = nerozhodnuto
lab-rounds = Kolo, ve kterém skončí (v průměru { $average }):
lab-down = Hrdinové mimo boj na konci (v průměru { $average }):
lab-or-more = { $number } a více
lab-heroes = Každý hrdina:
lab-hero-falls = na konci mimo boj
lab-hero-dies = zemře
lab-hero-flees = uteče
lab-left-dying = Mezi mrtvými jsou i ti, kdo umírají a z družiny už u nich není nikdo, kdo by pomohl ({ $chances }).
lab-standing = Stále v boji po kole:
lab-left = Co zbývá těm, kdo jsou na konci schopni boje (v průměru, a jak pravděpodobná je každá hodnota):
lab-marks = Stavy na konci:
lab-foes = Protivníci mimo boj na konci:
lab-foes-beaten = v průměru

## Kdo co dělá

lab-doing = Kdo co dělá:
lab-doing-nearest = Kdo co dělá v prvním z nich:
lab-doing-best = Kdo co dělá při nejlepší hře:
lab-doing-hero = { $who }: { $deeds }
lab-doing-nothing = nic, co by mělo na boj vliv
lab-doing-hopeless = nic, protože každý útok je za koncem stupnice: téměř nemožný, a nikdo ho nezkouší, pokud vypravěč nenechá házet
lab-doing-dice = { $deed }, { $dice }
lab-doing-works = { $deed } (vyjde: { $chance })
lab-doing-works-usual = { $deed } (vyjde: { $chance }; potom { $dice }: { $usual })
lab-doing-then = { $first }, pak v témž tahu { $then }
lab-doing-later = { $first }; později { $later }
lab-unused-mending = Nikdo neléčí zraněné, ačkoli by někdo mohl.
lab-unused-spending = Nikdo na nepovedený hod nevydává štěstí, ačkoli by někdo mohl.
tkds-lab-unused-spending = Nikdo na nepovedený hod nevydává body hrdinství, ačkoli by někdo mohl.
lab-foes-strike-usual = Protivníci si vybírají cíle, jak je v jejich hře obvyklé.
lab-foes-strike-first = Protivníci útočí na prvního hrdinu, na kterého dosáhnou.
lab-foes-strike-weakest = Protivníci útočí na toho, komu zbývá nejméně.
lab-foes-strike-firmest = Protivníci útočí na toho, komu zbývá nejvíc.
lab-foes-fallen-spare = Padlé šetří.
lab-foes-fallen-strike = Padlé dobíjejí jako první.
lab-foes-resist = Hrdinové se brání: { $value }.
lab-leaves-fallen = Při tomto způsobu boje nikdo padlé nestaví zpět na nohy, ač by mohl{ $win ->
    [none] { "" }
   *[other] : s „raise“ za názvem družina vyhraje { $win } takových bojů
}.
lab-range = Jinými rozumnými způsoby družina vyhraje { $low } ({ $worst }) až { $high } ({ $best }) takových bojů.
lab-range-same = Jinými rozumnými způsoby vyhrává družina zhruba stejně často: { $high } takových bojů.
lab-range-foes = Kdyby se protivníci drželi jediného ze svých útoků, vyhrála by družina mezi { $low } ({ $worst }) a { $high } ({ $best }) takových bojů.
lab-range-foes-same = Ať se protivníci drží kteréhokoli ze svých útoků, družina vyhrává asi { $high } takových bojů.
lab-range-played = Ne všechny se dopočítaly do konce: ty, které se jen sehrály, se mohou lišit o { $points } procentního bodu.
lab-range-stopped = Nebyly prověřeny všechny způsoby.
lab-untouched = „{ $key }“ na těchto číslech nic nemění.

## How it was found

lab-found = Jak se to spočítalo:
lab-found-exact =
    { $scenes ->
        [one] Přesně, z { $scenes } scény; vše, co se nesledovalo do konce, má celkovou šanci { $residual }.
        [few] Přesně, ze { $scenes } scén; vše, co se nesledovalo do konce, má celkovou šanci { $residual }.
       *[other] Přesně, z celkem { $scenes } scén; vše, co se nesledovalo do konce, má celkovou šanci { $residual }.
    }
lab-found-simulated =
    { $runs ->
        [one] Simulace: sehrál se { $runs } boj se semínkem { $seed } (scén: { $scenes }). S jistotou 95 % se šance neliší o víc než { $points } procentního bodu.
        [few] Simulace: sehrály se { $runs } boje se semínkem { $seed } (scén: { $scenes }). S jistotou 95 % se šance neliší o víc než { $points } procentního bodu.
       *[other] Simulace: sehrálo se { $runs } bojů se semínkem { $seed } (scén: { $scenes }). S jistotou 95 % se šance neliší o víc než { $points } procentního bodu.
    }
lab-found-seconds = Trvalo to { $seconds } s.
lab-found-stopped =
    { $rounds ->
        [one] Zastaveno po { $rounds } kole: co se dál nesledovalo, počítá se jako nerozhodnuté.
        [few] Zastaveno po { $rounds } kolech: co se dál nesledovalo, počítá se jako nerozhodnuté.
       *[other] Zastaveno po { $rounds } kolech: co se dál nesledovalo, počítá se jako nerozhodnuté.
    }
lab-found-stopped-playing =
    { $runs ->
        [one] Zastaveno po { $runs } boji.
        [few] Zastaveno po { $runs } bojích.
       *[other] Zastaveno po { $runs } bojích.
    }
lab-left-out = Co se nezapočítává:
lab-left-out-position = kde kdo stojí: každý dosáhne na každého a nikdo není v krytí, ledaže to říká rozhodnutí
lab-left-out-struck-back = jak daleko je protivník od střelce: minutou střelu oplácí stejně jako minutou ránu, pokud se nerozhodne „reach=none“
lab-left-out-struck-back-powers = jak daleko je protivník od střelce či kouzelníka: minutí jim oplácí jako každé jiné, pokud se nerozhodne „reach=none“
lab-left-out-several-foes = zda na jednoho hrdinu dotírá zblízka několik pohůnků: nepočítá se to při žádném útoku, pokud se nerozhodne „crowd=1“
lab-left-out-morale = morálku protivníků: zda po první ztrátě někdo ustoupí, hází a rozhoduje vypravěč; tady všichni bojují až do konce
lab-left-out-complications = komplikace a následky, které přináší minutí nebo jednička: určuje je vypravěč; při volbě akce se každá počítá jako ztracené srdce
lab-left-out-clinging = smrt umírajících, kterým zbývá bod hrdinství: má se za to, že jej vydají, aby přežili
lab-left-out-unharmable = co by zranilo protivníka, kterého nezraní žádná zbraň družiny ani holé ruce: útočí se na něj marně, ledaže rozhodnutí dá útokům živel, který zabírá
lab-left-out-fiction = co si vymyslí vypravěč: lsti, terén, řeči, protivníci s nápady
lab-left-out-other-deeds = akce, u kterých hra neurčuje, k čemu v boji jsou, jako někomu podrazit nohy nebo do něj strčit, něco hledat či vyměnit zbraň v ruce za jinou

## Comparisons

lab-compared = Vedle sebe:
lab-compared-label-policy = způsob
lab-compared-label-way = pravidlo
lab-compared-win = výhry
lab-compared-more = ±
lab-compared-lose = prohry
lab-compared-flee = útěky
lab-compared-undecided = nerozhodnuto
lab-compared-down = ztráty
lab-compared-rounds = kola
lab-compared-points = ± je rozdíl oproti prvnímu řádku, v procentních bodech.
lab-compared-falls = Šance, že je na konci mimo boj:
lab-instead = { $label }: „{ $word }“ tam není; místo toho se použilo „{ $taken }“.

## A fight for a risk

lab-fit = Boje nejblíž tomuto: { $wanted }
lab-fit-win = { $win } výher
lab-fit-down = ztráty { $down }
lab-fit-foes = protivníci
lab-fit-swing = rozptyl
lab-fit-about-swing = Rozptyl říká, jak moc počet ztrát kolísá kolem průměru; při 0 stojí každý takový boj stejně.
lab-fit-none = Do zastavení se nic nenašlo.

## Best play

lab-best-win = Při nejlepší hře družina vyhraje { $best } takových bojů.
lab-best-nobody-down = Při nejlepší hře není na konci { $best } takových bojů nikdo mimo boj.
lab-best-worth = Každý způsob boje ve srovnání s tím:
lab-best-loses = o { $points } bodu méně
lab-best-differs = Kde se nejlepší hra liší nejvíc:
lab-best-instead = Nejlépe: { $best } (šance potom: { $best-worth }). Podle { $policies }: { $deed } (šance potom: { $worth }).
lab-best-there = dokud bojují: { $people }
lab-best-found =
    { $scenes ->
        [one] Vyřešeno na { $scenes } scéně; nejlepší výsledek může být lepší nejvýš o { $residual }.
        [few] Vyřešeno na { $scenes } scénách; nejlepší výsledek může být lepší nejvýš o { $residual }.
       *[other] Vyřešeno na { $scenes } scénách; nejlepší výsledek může být lepší nejvýš o { $residual }.
    }
lab-best-stopped = Zastaveno před vyřešením: nejlepší hra může dát víc.
lab-deed = { $who }: { $deed }
lab-deed-at = { $who }: { $deed } → { $target }
lab-deed-end = konec tahu
lab-deed-answer = { $who }, na otázku pravidel: { $answer }

## Progress

lab-progress = scén: { $scenes }, kolo { $round }
lab-progress-undecided = kolo { $round }, nerozhodnuto { $undecided }
lab-progress-played = sehráno { $played } bojů
lab-progress-elapsed = zatím { $elapsed } s
lab-progress-left = zatím { $elapsed } s, zbývá asi { $left } s
lab-stopping = zastavuje se; dalším Ctrl-C skončíš hned

## Pictures

lab-picture-ends = Jak to skončí
lab-picture-rounds = Kolo, ve kterém to skončí
lab-picture-standing = Stále v boji po každém kole
lab-picture-down = Hrdinové mimo boj na konci
lab-picture-round = kolo
lab-picture-map = Šance na výhru podle počtu protivníků
lab-picture-best = nejlepší hra
lab-picture-written = Obrázek je uložen v „{ $file }“.

## What can be wrong

error-side-missing = chybí „{ $flag }“; uveď, kdo bojuje, třeba { $flag } { $example }
error-party-file-empty = „{ $file }“ je prázdný; napiš do něj deník postavy nebo tabulky [[hero]]
error-target-unreadable = „{ $text }“ není riziko; napiš win=0.85 pro šanci, down=1 pro ztráty, nebo obojí
error-target-outside = „{ $text }“ je mimo rozsah; { $name } může být od { $least } do { $most }
error-target-twice = „{ $name }“ je uvedeno dvakrát; uveď to jednou
error-no-such-aim = „{ $aim }“ není cíl; na výběr: { $allowed }
error-needs-flag = „{ $flag }“ má smysl jen spolu s { $other }: přidej ho, nebo „{ $flag }“ vynech
error-ruling-unreadable = „{ $text }“ není rozhodnutí; napiš je jako NÁZEV=HODNOTA
error-begin-unreadable = „{ $text }“ neříká, jak boj začíná; napiš to jako NÁZEV=HODNOTA
error-beginning-fixed = boje v této hře začínají jen jedním způsobem; vynech „{ $name }“
error-beginning-over = tento boj už začal; vynech, jak začíná
error-beginning-of-one-game = každá hra začíná boje po svém; vynech tuto volbu, chceš-li hry porovnat
error-not-a-picture-file = „{ $file }“ není název pro obrázek; název musí končit na .svg
