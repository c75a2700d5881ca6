# Dílna: jak nebezpečný je boj a co by to změnilo.

ui-lab-title = Dílna
ui-lab-about = Sestav boj a přečti si, jak je nebezpečný, než někdo hodí kostkou.
ui-lab-start-text = Jak nebezpečný je tenhle boj? Postav hrdiny proti protivníkům a podívej se, kdo vyhraje, kdo padne a co zbude.
ui-lab-start-go = Otevřít dílnu
ui-lab-ways = Cesty odtud
ui-lab-copy = Kopírovat odkaz na tenhle boj
ui-lab-link = Odkaz na tenhle boj
ui-lab-what-if = Co kdyby?
ui-lab-what-if-there = Dílna: co kdyby?
ui-lab-what-if-about = Vezmi současný stav do dílny; hráči to neuvidí
ui-lab-from = Odkud je tenhle boj
ui-lab-from-table = Od stolu: { $title }.
ui-lab-from-round = Je { $round }. kolo.
ui-lab-from-calm = Žádný boj neběží: odpověď je taková, jako by začal teď.
ui-lab-from-secret = Nic, co tu zkusíš, se u stolu nestane.
ui-lab-from-again = Vzít stav z téhle chvíle
ui-lab-back = Zpět ke stolu
ui-lab-game = Hra
ui-lab-side-party = Družina
ui-lab-side-foes = Protivníci
ui-lab-total = { $count ->
    [one] celkem { $count }
    [few] celkem { $count }
    [many] celkem { $count }
   *[other] celkem { $count }
}
ui-lab-empty-party = Zatím nikdo: přetáhni sem hrdinu, nebo na některého dole klepni.
ui-lab-empty-foes = Zatím nikdo: přetáhni sem protivníka, nebo na některého dole klepni.
ui-lab-search-party = Hledat druh hrdiny
ui-lab-search-foes = Hledat protivníka
ui-lab-drawer-party = Hrdinové k přidání
ui-lab-drawer-foes = Protivníci k přidání
ui-lab-search-own = Hledej mezi svými hrdiny
ui-lab-drawer-own = Tvoji hrdinové
ui-lab-own-none = Vytvoř si vlastní hrdiny, a budou tu moct bojovat taky
ui-lab-more-kinds = { $count ->
    [one] a ještě { $count }; napiš část názvu
    [few] a ještě { $count }; napiš část názvu
    [many] a ještě { $count }; napiš část názvu
   *[other] a ještě { $count }; napiš část názvu
}
ui-lab-no-kinds = Tak se tu nic nejmenuje.
ui-lab-count-of = { $count } × { $title }
ui-lab-more = Ještě jeden: { $title }
ui-lab-less = O jednoho méně: { $title }
ui-lab-drag-hint = Přetahuj žetony do boje a z něj, mačkej + a −, nebo na žetonu použij klávesy + a −.
ui-lab-values = Zranění a co dalšího není jako na začátku
ui-lab-values-changed = { $count ->
    [one] { $count } změněný
    [few] { $count } změnění
    [many] { $count } změněného
   *[other] { $count } změněných
}
ui-lab-value-of = { $what }: { $who }
ui-lab-is-out = mimo boj
ui-lab-leave-out = Vynechat
ui-lab-situation = Situace: začátek, vzdálenost, kryt, rozhodnutí
ui-lab-beginnings = Jak boj začíná
ui-lab-apart = Jak daleko od sebe strany začínají
ui-lab-apart-none = neřečeno: každý dosáhne na každého
ui-lab-rulings-party = Rozhodnuto pro každý útok hrdiny
ui-lab-rulings-foes = Rozhodnuto pro každý útok protivníka
ui-lab-policy = Jak družina bojuje
ui-lab-policy-focus = všichni na nejslabšího
ui-lab-policy-strongest = všichni na nejsilnějšího
ui-lab-policy-spread = každý na jiného
ui-lab-policy-careful = nejdřív zvednout a léčit
ui-lab-policy-helping = první pomáhá, magie léčí
ui-lab-policy-retreat = pryč, jakmile někdo padne
ui-lab-policy-all-out = se vším, co mají
ui-lab-method = Počítáno
ui-lab-method-auto = přesně, pokud to jde
ui-lab-method-exact = přesně, nebo vůbec
ui-lab-method-simulated = odehráním mnoha bojů
ui-lab-danger = Jak je to nebezpečné
ui-lab-danger-hopeless = beznadějný
ui-lab-danger-deadly = smrtící
ui-lab-danger-even = na ostří nože
ui-lab-danger-risky = riskantní
ui-lab-danger-costly = krvavý
ui-lab-danger-wearing = vyčerpávající
ui-lab-danger-light = lehký
ui-lab-danger-open = bez konce
ui-lab-danger-unknown = zatím se neví
ui-lab-to-win = na výhru
ui-lab-points = { $points } p. b.
ui-lab-odds-always = Tohle vyhraje každá družina.
ui-lab-odds-never = Tohle nevyhraje žádná družina.
ui-lab-odds-half = Vyhraje to zhruba každá druhá družina.
ui-lab-odds-wins = { $count ->
    [one] Vyhraje to zhruba 1 z { $count } družiny.
    [few] Vyhraje to zhruba 1 ze { $count } družin.
    [many] Vyhraje to zhruba 1 z { $count } družiny.
   *[other] Vyhraje to zhruba 1 z { $count } družin.
}
ui-lab-odds-fails = { $count ->
    [one] Nevyhraje to zhruba 1 z { $count } družiny.
    [few] Nevyhraje to zhruba 1 ze { $count } družin.
    [many] Nevyhraje to zhruba 1 z { $count } družiny.
   *[other] Nevyhraje to zhruba 1 z { $count } družin.
}
ui-lab-odds-two-in-five = Vyhrají to zhruba 2 družiny z 5.
ui-lab-odds-three-in-five = Vyhrají to zhruba 3 družiny z 5.
ui-lab-end-win = vyhráno
ui-lab-end-win-chance = vyhráno { $chance }
ui-lab-end-lose = prohráno
ui-lab-end-lose-chance = prohráno { $chance }
ui-lab-end-flee = útěk
ui-lab-end-flee-chance = útěk { $chance }
ui-lab-end-undecided = nerozhodnuto
ui-lab-end-undecided-chance = nerozhodnuto { $chance }
ui-lab-mean-down = { $count ->
    [one] v průměru padne { $mean } z { $count } hrdiny
    [few] v průměru padne { $mean } ze { $count } hrdinů
    [many] v průměru padne { $mean } z { $count } hrdiny
   *[other] v průměru padne { $mean } z { $count } hrdinů
}
ui-lab-mean-rounds = kola: v průměru { $mean }
ui-lab-nobody = Postav do boje aspoň jednoho hrdinu a jednoho protivníka.
ui-lab-first = Boj se počítá …
ui-lab-working = Počítám …
ui-lab-time-left = zbývá asi { $time }
ui-lab-fights-done = { $count ->
    [one] hotový { $count } boj,
    [few] hotové { $count } boje,
    [many] hotového { $count } boje,
   *[other] hotových { $count } bojů,
}
ui-lab-stop = Zastavit
ui-lab-seconds = { $seconds } s
ui-lab-down = Kolik hrdinů padne
ui-lab-down-count = { $count ->
    [0] nikdo
    [one] { $count } hrdina
    [few] { $count } hrdinové
    [many] { $count } hrdiny
   *[other] { $count } hrdinů
}
ui-lab-heroes-down = Padlí hrdinové
ui-lab-chance = Šance
ui-lab-rounds = Ve kterém kole je po všem
ui-lab-rounds-short = Kola
ui-lab-round = Kolo
ui-lab-or-more = { $count } a víc
ui-lab-fates = Co se stane s každým hrdinou
ui-lab-hero = Hrdina
ui-lab-falls = padne
ui-lab-gone = zemře
ui-lab-left-dying = Mezi mrtvými jsou ti, kdo umírají ve chvíli, kdy už na místě z družiny nezbývá nikdo, kdo by jim pomohl ({ $chances }).
ui-lab-fled = uteče
ui-lab-survival = Kdo ještě stojí, kolo po kole
ui-lab-survival-about = Křivka pro každého hrdinu: šance, že po každém kole stojí. Čísla jsou v tabulce níže.
ui-lab-after-round = po kole
ui-lab-numbers = Čísla
ui-lab-left = Co na konci zbude
ui-lab-left-about = Těm, kdo ještě stojí.
ui-lab-left-mean = v průměru { $mean } z { $most }
ui-lab-left-value = Zbývá
ui-lab-doing = Kdo co dělá
ui-lab-found = Jak se na to přišlo
ui-lab-found-exact = Přesně.
ui-lab-found-scenes = { $count ->
    [one] Prošla se { $scenes } scéna.
    [few] Prošly se { $scenes } scény.
    [many] Prošlo se { $scenes } scény.
   *[other] Prošlo se { $scenes } scén.
}
ui-lab-found-residual = Nedosledováno do konce: { $chance }.
ui-lab-found-no-residual = Nechybí nic než zaokrouhlení.
ui-lab-found-simulated = Simulace, ne přesně.
ui-lab-found-runs = { $count ->
    [one] Odehrál se { $runs } boj, semínko { $seed }.
    [few] Odehrály se { $runs } boje, semínko { $seed }.
    [many] Odehrálo se { $runs } boje, semínko { $seed }.
   *[other] Odehrálo se { $runs } bojů, semínko { $seed }.
}
ui-lab-found-interval = Šance na výhru leží s 95% jistotou mezi { $low } a { $high }.
ui-lab-found-took = Trvalo to { $time }.
ui-lab-found-kept = Bylo to známé z dřívějška.
ui-lab-found-stopped = Bylo to zastaveno předčasně: co se nedosledovalo, počítá se jako nerozhodnuté.
ui-lab-found-cut-short = Zastavilo se dřív: odehrálo se méně bojů, než bylo třeba, a tak je interval širší.
ui-lab-left-out = Co v tom není:
ui-lab-without-position = kde kdo stojí: každý dosáhne na každého a kryt dává jen rozhodnutí
ui-lab-without-struck-back = jak daleko od sebe jsou střelec a protivník: protivník minutou střelu oplácí stejně jako minutou ránu, pokud se nerozhodne „reach=none“
ui-lab-without-struck-back-powers = jak daleko od sebe jsou střelec či kouzelník a protivník: protivník jim minutí oplácí jako každé jiné, pokud se nerozhodne „reach=none“
ui-lab-without-several-foes = zda na jednoho hrdinu dotírá zblízka několik pohůnků: nepočítá se to při žádném útoku, pokud se nerozhodne „crowd=1“
ui-lab-without-complications = co udělají komplikace a následky, které si žádá minutí nebo jednička: pojmenuje je vypravěč; při volbě činu se každá počítá jako ztracené srdce
ui-lab-without-clinging = smrt umírajících, kterým zbývá hrdinský bod: má se za to, že se díky němu drží života
ui-lab-without-unharmable = co by zranilo protivníka, kterého nezraní žádná zbraň družiny ani holé ruce: útočí se na něj marně, ledaže rozhodnutí dá útokům povahu, která zabírá
ui-lab-without-fiction = co si vymyslí vypravěč: lsti, terén, řeči, protivníci s nápadem
ui-lab-without-other-deeds = činy, o kterých hra neříká, k čemu v boji jsou, jako někomu podrazit nohy nebo do něj strčit, něco hledat či uklízet věci
ui-lab-questions = Na co se ještě zeptat
ui-lab-tab-next = Další čin
ui-lab-tab-compare = Způsoby boje
ui-lab-tab-vary = Jiné pravidlo
ui-lab-tab-fit = Boj podle rizika
ui-lab-tab-map = Hrdinové × protivníci
ui-lab-tab-best = Nejlepší hra
ui-lab-tab-action = Jedna akce
ui-lab-how-it-ends = Jak to skončí
ui-lab-difference = Body
ui-lab-use = Použít
ui-lab-load = Načíst
ui-lab-as-now = jako teď
ui-lab-instead = { $taken } místo { $word }
ui-lab-compare-about = Tentýž boj, vedený každým z těchto způsobů.
ui-lab-write-policy = Napsat vlastní způsob
ui-lab-write-about = Každý hrdina vezme první řádek, jehož podmínky platí a jehož čin je mu možný.
ui-lab-policy-name = Jak se jmenuje
ui-lab-own-policy = můj způsob
ui-lab-line = Řádek { $number }
ui-lab-line-up = Řádek { $number }: nahoru
ui-lab-line-down = Řádek { $number }: dolů
ui-lab-line-remove = Řádek { $number }: odebrat
ui-lab-do = Co udělat
ui-lab-target = Pro koho
ui-lab-target-weakest = nejslabší
ui-lab-target-strongest = nejsilnější
ui-lab-target-first = první
ui-lab-target-spread = každý jiný
ui-lab-target-self = sám sobě
ui-lab-price = Za jakou cenu
ui-lab-price-worth = nejlepší šance, levně
ui-lab-price-least = nejlevnější způsob
ui-lab-price-most = nejdražší způsob
ui-lab-price-free = jen zdarma
ui-lab-way = Jak
ui-lab-way-any = s nejlepší šancí
ui-lab-way-melee = zblízka
ui-lab-way-ranged = z dálky
ui-lab-way-power = mocí
ui-lab-when = když
ui-lab-and = a
ui-lab-of = O koho jde
ui-lab-of-own = hrdina
ui-lab-of-target = pro koho to je
ui-lab-of-party = družina
ui-lab-of-foes = protivníci
ui-lab-what = Co se počítá
ui-lab-what-up = ještě stojí
ui-lab-what-down = padlí
ui-lab-what-left = kolik ještě snesou
ui-lab-what-share = procent zdraví
ui-lab-what-place = místo v pořadí
ui-lab-test = Jak porovnat
ui-lab-number = Číslo
ui-lab-add-condition = + podmínka
ui-lab-remove-condition = Odebrat podmínku
ui-lab-add-line = Další řádek nahoře
ui-lab-spends = utrácet štěstí a podobné za nepovedené hody
ui-lab-take-policy = Bojovat takhle
ui-lab-vary-about = Tentýž boj podle jiného pravidla: předtím a potom, vedle sebe.
ui-lab-vary-what = Co má být jinak
ui-lab-vary-none = vyber pravidlo
ui-lab-vary-game = celá hra nebo vydání
ui-lab-fit-about = Řekni, jak nebezpečné to má být: dílna najde počty těchto protivníků, které se tomu blíží.
ui-lab-fit-not-from-table = V boji od stolu už protivníci jsou; sestav vlastní boj a hledej jiné.
ui-lab-fit-win = Asi { $chance } na výhru
ui-lab-fit-down = a padlých hrdinů v průměru: { $mean }
ui-lab-fit-go = Hledat boje
ui-lab-swing = kolísá o ± { $swing } hrdiny
ui-lab-map-about = Tentýž boj pro družiny každé velikosti a pro více či méně jednoho protivníka. Stiskni pole a vezmeš si jeho boj.
ui-lab-map-not-from-table = Boj od stolu má velikost, jakou má; sestav vlastní boj, chceš-li nakreslit mapu.
ui-lab-map-foe = Počítaný protivník
ui-lab-map-most-heroes = Nejvíc hrdinů
ui-lab-map-most-foes = Nejvíc protivníků
ui-lab-map-go = Nakresli mapu
ui-lab-map-title = Šance na výhru: hrdinové × { $title }
ui-lab-map-table = Šance na výhru podle počtu hrdinů a tohoto protivníka: { $title }
ui-lab-map-heroes = hrdinové
ui-lab-map-cell = hrdinové: { $heroes }, { $title }: { $count }. Vyhráno { $chance }, v průměru { $down } hrdinů na zemi, { $danger }
ui-lab-map-tone = { $least } až { $most }
ui-lab-map-legend = vyhráno; rámeček je boj nahoře
ui-lab-map-note = Hrdinové se přidávají postupně, od každého druhu jeden; větší družina než tvoje začíná zase od prvního. Ostatní protivníci zůstávají. Hodnoty změněné nahoře v ní nejsou; ≈ je simulace.
ui-lab-best-about = To nejlepší, čeho jde v tomhle boji dosáhnout, jakou má vedle toho cenu každý způsob a kde se rozcházejí.
ui-lab-best-play = nejlepší hra
ui-lab-best-residual = Nejlepší může být až o { $chance } lepší.
ui-lab-best-unsolved = Tenhle boj je moc velký na to, aby se v daném čase vyřešil; menší to jde.
ui-lab-aim = Oč se hraje
ui-lab-aim-win = Výhra
ui-lab-aim-nobody-down = Na konci nikdo nepadl
ui-lab-solve = Najít nejlepší hru
ui-lab-differs = Kde způsoby o něco přicházejí
ui-lab-differs-best = Nejlépe: { $deed } ({ $chance })
ui-lab-differs-instead = „{ $policy }“ dělá tohle: { $deed } ({ $chance })
ui-lab-differs-met = Nastane v { $chance } bojů.
ui-lab-differs-opening = Hned na začátku.
ui-lab-differs-who = Kdo tam stojí
ui-lab-next-about = Všechno, co jde teď udělat, a co každý čin udělá s celým bojem.
ui-lab-next-begun = Činy jsou zváženy pro boj, v němž mohou v prvním kole jednat všichni.
ui-lab-next-who = Čí čin
ui-lab-next-anybody = kohokoli
ui-lab-next-deed = Čin
ui-lab-next-policy = to by udělala družina
ui-lab-next-more = { $count ->
    [one] a ještě { $count } horší
    [few] a ještě { $count } horší
    [many] a ještě { $count } horšího
   *[other] a ještě { $count } horších
}
ui-lab-next-nothing = Teď není co dělat.
ui-lab-action-about = Šance jedné akce a jak je každá věc posune.
ui-lab-action = Akce
ui-lab-action-choose = vyber
ui-lab-action-missing = Ještě zbývá určit: { $names }
ui-lab-action-now = teď
ui-lab-action-effects = Co z toho může vzejít
ui-lab-readings = Kde se dá pravidlo číst dvojím způsobem
ui-lab-die = k{ $sides }
ui-lab-action-more = Co ještě jde určit
ui-lab-picture = Jako pruh
ui-lab-no-outcome = bez hodu
