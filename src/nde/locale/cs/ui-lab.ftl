# Dílna: jak nebezpečný je boj a co by to změnilo.

ui-lab-about = Sestav boj a zjisti, jak je nebezpečný, než někdo hodí kostkou.
ui-lab-ways = Kam dál
ui-lab-copy = Kopírovat odkaz na tenhle boj
ui-lab-link = Odkaz na tenhle boj
ui-lab-from = Odkud je tenhle boj
ui-lab-from-table = Od stolu: { $title }.
ui-lab-from-round = Je { $round }. kolo.
ui-lab-from-calm = Žádný boj neběží: šance jsou takové, jako by začal teď.
ui-lab-from-secret = Nic, co tu zkusíš, se u stolu nestane.
ui-lab-from-again = Načíst současný stav
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
ui-lab-search-foes = Hledat mezi protivníky
ui-lab-drawer-party = Hrdinové k přidání
ui-lab-drawer-foes = Protivníci k přidání
ui-lab-search-own = Hledat mezi svými hrdiny
ui-lab-drawer-own = Tvoji hrdinové
ui-lab-own-none = Vytvoř si vlastní hrdiny, a budou tu moct bojovat taky
ui-lab-more-kinds = { $count ->
    [one] a ještě { $count }; napiš část názvu
    [few] a ještě { $count }; napiš část názvu
    [many] a ještě { $count }; napiš část názvu
   *[other] a ještě { $count }; napiš část názvu
}
ui-lab-no-kinds = Nic s tímto názvem tu není.
ui-lab-count-of = { $count } × { $title }
ui-lab-more = Přidat jednoho: { $title }
ui-lab-less = Odebrat jednoho: { $title }
ui-lab-drag-hint = Přetahuj žetony do boje a z něj, mačkej + a −, nebo na žetonu použij klávesy + a −.
ui-lab-values = Zranění a jiné změny stavu
ui-lab-values-changed = { $count ->
    [one] { $count } změna
    [few] { $count } změny
    [many] { $count } změny
   *[other] { $count } změn
}
ui-lab-value-of = { $who }: { $what }
ui-lab-is-out = mimo boj
ui-lab-leave-out = Odebrat
ui-lab-situation = Situace: začátek, vzdálenost, krytí, rozhodnutí
ui-lab-beginnings = Jak boj začíná
ui-lab-apart = Jak daleko od sebe strany začínají
ui-lab-apart-none = neurčeno: každý dosáhne na každého
ui-lab-rulings-party = Platí pro každý útok hrdiny
ui-lab-rulings-foes = Platí pro každý útok protivníka
ui-lab-policy = Jak družina bojuje
ui-lab-policy-focus = všichni na nejslabšího
ui-lab-policy-strongest = všichni na nejsilnějšího
ui-lab-policy-spread = každý na jiného
ui-lab-policy-careful = nejdřív zvednout a léčit
ui-lab-policy-helping = první pomáhá, magie léčí
ui-lab-policy-retreat = útěk, jakmile někdo padne
ui-lab-policy-all-out = ze všech sil
ui-lab-method = Výpočet
ui-lab-method-auto = přesný, pokud to jde
ui-lab-method-exact = jen přesný
ui-lab-method-simulated = simulace
ui-lab-danger = Jak je to nebezpečné
ui-lab-danger-hopeless = beznadějný
ui-lab-danger-deadly = smrtící
ui-lab-danger-even = na ostří nože
ui-lab-danger-risky = riskantní
ui-lab-danger-costly = krvavý
ui-lab-danger-wearing = vyčerpávající
ui-lab-danger-light = lehký
ui-lab-danger-open = otevřený
ui-lab-danger-unknown = zatím se neví
ui-lab-to-win = šance na výhru
ui-lab-points = { $count ->
    [one] { $points } p. b.
    [few] { $points } p. b.
    [many] { $points } p. b.
   *[other] { $points } p. b.
}
ui-lab-odds-always = Tohle vyhraje každá družina.
ui-lab-odds-never = Tohle nevyhraje žádná družina.
ui-lab-odds-half = Vyhraje to zhruba polovina družin.
ui-lab-odds-wins = { $count ->
    [6] Vyhraje to zhruba 1 ze { $count } družin.
    [7] Vyhraje to zhruba 1 ze { $count } družin.
    [100] Vyhraje to zhruba 1 ze { $count } družin.
    [one] Vyhraje to zhruba 1 z { $count } družiny.
    [few] Vyhraje to zhruba 1 ze { $count } družin.
    [many] Vyhraje to zhruba 1 z { $count } družiny.
   *[other] Vyhraje to zhruba 1 z { $count } družin.
}
ui-lab-odds-fails = { $count ->
    [6] Nevyhraje to zhruba 1 ze { $count } družin.
    [7] Nevyhraje to zhruba 1 ze { $count } družin.
    [100] Nevyhraje to zhruba 1 ze { $count } družin.
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
    [6] v průměru padne { $mean } ze { $count } hrdinů
    [7] v průměru padne { $mean } ze { $count } hrdinů
    [one] v průměru padne { $mean } z { $count } hrdiny
    [few] v průměru padne { $mean } ze { $count } hrdinů
    [many] v průměru padne { $mean } z { $count } hrdiny
   *[other] v průměru padne { $mean } z { $count } hrdinů
}
ui-lab-mean-rounds = { $count ->
    [one] v průměru { $mean } kolo
    [few] v průměru { $mean } kola
    [many] v průměru { $mean } kola
   *[other] v průměru { $mean } kol
}
ui-lab-nobody = Přidej do boje aspoň jednoho hrdinu a jednoho protivníka.
ui-lab-first = Boj se počítá…
ui-lab-working = Počítá se…
ui-lab-time-left = zbývá asi { $time }
ui-lab-fights-done = { $count ->
    [one] hotový { $count } boj,
    [few] hotové { $count } boje,
    [many] hotového { $count } boje,
   *[other] hotových { $count } bojů,
}
ui-lab-stop = Zastavit
ui-lab-seconds = { $seconds } s
ui-lab-down = Kolik hrdinů je na konci mimo boj
ui-lab-down-count = { $count ->
    [0] nikdo
    [one] { $count } hrdina
    [few] { $count } hrdinové
    [many] { $count } hrdiny
   *[other] { $count } hrdinů
}
ui-lab-heroes-down = Hrdinové mimo boj
ui-lab-chance = Šance
ui-lab-rounds = Kolo, ve kterém boj skončí
ui-lab-rounds-short = Kola
ui-lab-round = Kolo
ui-lab-or-more = { $count } a víc
ui-lab-fates = Co se stane s každým hrdinou
ui-lab-hero = Hrdina
ui-lab-falls = na konci mimo boj
ui-lab-gone = zemře
ui-lab-left-dying = Mezi mrtvé se počítají i ti, kdo umírají ve chvíli, kdy už na místě není nikdo z družiny, kdo by jim pomohl ({ $chances }).
ui-lab-fled = uteče
ui-lab-survival = Kdo je ještě v boji, kolo po kole
ui-lab-survival-about = Křivka pro každého hrdinu: šance, že je po každém kole ještě v boji. Čísla jsou v tabulce níže.
ui-lab-after-round = po kole
ui-lab-numbers = Čísla
ui-lab-left = Co na konci zbude
ui-lab-left-about = Těm, kdo jsou ještě v boji.
ui-lab-left-mean = v průměru { $mean } z { $most }
ui-lab-left-value = Zbývá
ui-lab-doing = Kdo co dělá
ui-lab-found = Jak se to spočítalo
ui-lab-found-exact = Přesný výsledek.
ui-lab-found-scenes = { $count ->
    [one] Výpočet prošel { $scenes } scénu.
    [few] Výpočet prošel { $scenes } scény.
    [many] Výpočet prošel { $scenes } scény.
   *[other] Výpočet prošel { $scenes } scén.
}
ui-lab-found-residual = Nedopočítáno do konce: { $chance }.
ui-lab-found-no-residual = Přesné až na zaokrouhlení.
ui-lab-found-simulated = Simulace, přibližný výsledek.
ui-lab-found-runs = { $count ->
    [one] Odehrál se { $runs } boj, semínko { $seed }.
    [few] Odehrály se { $runs } boje, semínko { $seed }.
    [many] Odehrálo se { $runs } boje, semínko { $seed }.
   *[other] Odehrálo se { $runs } bojů, semínko { $seed }.
}
ui-lab-found-interval = S 95% spolehlivostí je šance na výhru mezi { $low } a { $high }.
ui-lab-found-took = Výpočet trval { $time }.
ui-lab-found-kept = Převzato z dřívějšího výpočtu.
ui-lab-found-stopped = Výpočet se zastavil předčasně: co se nedopočítalo, je nerozhodnuté.
ui-lab-found-cut-short = Výpočet se zastavil předčasně: odehrálo se méně bojů, než bylo zadáno, a tak je interval širší.
ui-lab-left-out = Co v tom není:
ui-lab-without-position = kde kdo stojí: každý dosáhne na každého a krytí dává jen rozhodnutí
ui-lab-without-struck-back = jak daleko od sebe jsou střelec a protivník: střelu, která mine, protivník oplácí stejně jako ránu zblízka, pokud se nerozhodne „reach=none“
ui-lab-without-struck-back-powers = jak daleko od sebe jsou střelec či kouzelník a protivník: útok, který mine, protivník oplácí stejně jako ránu zblízka, pokud se nerozhodne „reach=none“
ui-lab-without-several-foes = zda na jednoho hrdinu dotírá zblízka několik pohůnků: nepočítá se to při žádném útoku, pokud se nerozhodne „crowd=1“
ui-lab-without-morale = morálku protivníků: zda po první ztrátě někdo ustoupí, hází a rozhoduje vypravěč; tady všichni bojují až do konce
ui-lab-without-complications = co způsobí komplikace a následky po minutí nebo jedničce: určuje je vypravěč; při volbě akce se každá počítá jako ztracené srdce
ui-lab-without-clinging = smrt umírajících, kterým zbývá bod hrdinství: má se za to, že se díky němu drží života
ui-lab-without-unharmable = co by zranilo protivníka, kterého nezraní žádná zbraň družiny ani holé ruce: útočí se na něj marně, ledaže rozhodnutí dá útokům povahu, která zabírá
ui-lab-without-fiction = co si vymyslí vypravěč: lsti, terén, rozhovory, chytří protivníci
ui-lab-without-other-deeds = akce bez určeného využití v boji, jako podražení nohou, strčení, hledání nebo uklízení předmětů
ui-lab-questions = Další otázky
ui-lab-tab-next = Další akce
ui-lab-tab-compare = Taktiky
ui-lab-tab-vary = Změnit pravidlo
ui-lab-tab-fit = Boj podle rizika
ui-lab-tab-map = Hrdinové × protivníci
ui-lab-tab-best = Nejlepší hra
ui-lab-tab-action = Jedna akce
ui-lab-how-it-ends = Jak to skončí
ui-lab-difference = Body
ui-lab-use = Použít
ui-lab-load = Načíst
ui-lab-as-now = jako teď
ui-lab-instead = „{ $taken }“ místo „{ $word }“
ui-lab-compare-about = Tentýž boj, vedený každou z těchto taktik.
ui-lab-write-policy = Napsat vlastní taktiku
ui-lab-write-about = Každý hrdina se řídí prvním řádkem, jehož podmínky jsou splněné a jehož akce je možná.
ui-lab-policy-name = Název
ui-lab-own-policy = moje taktika
ui-lab-line = Řádek { $number }
ui-lab-line-up = Posunout řádek { $number } nahoru
ui-lab-line-down = Posunout řádek { $number } dolů
ui-lab-line-remove = Odebrat řádek { $number }
ui-lab-do = Co udělat
ui-lab-target = Cíl
ui-lab-target-weakest = nejslabšího
ui-lab-target-strongest = nejsilnějšího
ui-lab-target-first = prvního
ui-lab-target-spread = každý jiného
ui-lab-target-self = sebe
ui-lab-price = Cena
ui-lab-price-worth = nejlepší šance, levně
ui-lab-price-least = nejlevnější možnost
ui-lab-price-most = nejdražší možnost
ui-lab-price-free = jen zdarma
ui-lab-way = Jak
ui-lab-way-any = s nejlepší šancí
ui-lab-way-melee = zblízka
ui-lab-way-ranged = z dálky
ui-lab-way-power = schopností moci
ui-lab-when = když
ui-lab-and = a
ui-lab-of = Čí stav
ui-lab-of-own = hrdina
ui-lab-of-target = cíl akce
ui-lab-of-party = družina
ui-lab-of-foes = protivníci
ui-lab-what = Co se počítá
ui-lab-what-up = ještě v boji
ui-lab-what-down = mimo boj
ui-lab-what-left = kolik ještě snesou
ui-lab-what-share = zdraví v procentech
ui-lab-what-place = místo v pořadí
ui-lab-test = Porovnání
ui-lab-number = Číslo
ui-lab-add-condition = Přidat podmínku
ui-lab-remove-condition = Odebrat podmínku
ui-lab-add-line = Přidat řádek nahoru
ui-lab-spends = utrácet štěstí a podobné body za nepovedené hody
ui-lab-take-policy = Bojovat takhle
ui-lab-vary-about = Tentýž boj podle jiného pravidla: předtím a potom, vedle sebe.
ui-lab-vary-what = Co změnit
ui-lab-vary-none = vyber pravidlo
ui-lab-vary-game = celá hra nebo vydání
ui-lab-fit-about = Řekni, jak nebezpečný má boj být: dílna najde počty těchto protivníků, které se tomu nejvíc blíží.
ui-lab-fit-not-from-table = V boji od stolu už protivníci jsou; sestav vlastní boj a hledej jiné.
ui-lab-fit-win = Šance na výhru asi { $chance }
ui-lab-fit-down = { $count ->
    [one] a v průměru { $mean } hrdina mimo boj
    [few] a v průměru { $mean } hrdinové mimo boj
    [many] a v průměru { $mean } hrdiny mimo boj
   *[other] a v průměru { $mean } hrdinů mimo boj
}
ui-lab-fit-go = Hledat boje
ui-lab-swing = { $count ->
    [one] kolísá o ± { $swing } hrdinu
    [few] kolísá o ± { $swing } hrdiny
    [many] kolísá o ± { $swing } hrdiny
   *[other] kolísá o ± { $swing } hrdinů
}
ui-lab-map-about = Tentýž boj pro družiny každé velikosti a pro různé počty jednoho protivníka. Klepni na buňku a načteš její boj.
ui-lab-map-not-from-table = Boj od stolu má pevnou velikost; sestav vlastní boj, chceš-li nakreslit mapu.
ui-lab-map-foe = Protivník, jehož počet se mění
ui-lab-map-most-heroes = Nejvíc hrdinů
ui-lab-map-most-foes = Nejvíc protivníků
ui-lab-map-go = Nakreslit mapu
ui-lab-map-title = Šance na výhru: hrdinové × { $title }
ui-lab-map-table = Šance na výhru podle počtu hrdinů a tohoto protivníka: { $title }
ui-lab-map-heroes = hrdinové
ui-lab-map-cell = { $heroes ->
    [one] { $heroes } hrdina a { $count } × { $title }, šance na výhru { $chance }, v průměru padne { $down }, boj { $danger }
    [few] { $heroes } hrdinové a { $count } × { $title }, šance na výhru { $chance }, v průměru padne { $down }, boj { $danger }
    [many] { $heroes } hrdiny a { $count } × { $title }, šance na výhru { $chance }, v průměru padne { $down }, boj { $danger }
   *[other] { $heroes } hrdinů a { $count } × { $title }, šance na výhru { $chance }, v průměru padne { $down }, boj { $danger }
}
ui-lab-map-tone = { $least } až { $most }
ui-lab-map-legend = šance na výhru; rámeček je boj nahoře
ui-lab-map-note = Hrdinové se přidávají postupně, od každého druhu jeden; větší družina než tvoje začíná zase od prvního. Ostatní protivníci se nemění. K hodnotám změněným nahoře se nepřihlíží; ≈ je simulace.
ui-lab-best-about = To nejlepší, čeho jde v tomhle boji dosáhnout, o kolik je každá taktika horší a kde se od toho liší.
ui-lab-best-play = nejlepší hra
ui-lab-best-residual = Nejlepší může být až o { $chance } lepší.
ui-lab-best-unsolved = Tenhle boj je moc velký na to, aby se v daném čase vyřešil; zkus menší.
ui-lab-aim = Oč se hraje
ui-lab-aim-win = Výhra
ui-lab-aim-nobody-down = Na konci nikdo mimo boj
ui-lab-solve = Najít nejlepší hru
ui-lab-differs = Kde taktiky přicházejí o šance
ui-lab-differs-best = Nejlépe: { $deed } ({ $chance })
ui-lab-differs-instead = „{ $policy }“ dělá tohle: { $deed } ({ $chance })
ui-lab-differs-met = Takových bojů je { $chance }.
ui-lab-differs-opening = Hned na začátku.
ui-lab-differs-who = Kdo je ještě v boji
ui-lab-next-about = Všechno, co jde teď udělat, a jak každá akce změní šance v celém boji.
ui-lab-next-begun = Akce se posuzují v boji, kde mohou v prvním kole jednat všichni.
ui-lab-next-who = Kdo jedná
ui-lab-next-anybody = kdokoli
ui-lab-next-deed = Akce
ui-lab-next-policy = to by udělala družina
ui-lab-next-more = { $count ->
    [one] a ještě { $count } horší
    [few] a ještě { $count } horší
    [many] a ještě { $count } horší
   *[other] a ještě { $count } horších
}
ui-lab-next-nothing = Teď není co dělat.
ui-lab-action-about = Šance jedné akce a co je mění.
ui-lab-action = Akce
ui-lab-action-choose = vyber
ui-lab-action-missing = Ještě zbývá určit: { $names }
ui-lab-action-now = teď
ui-lab-action-effects = Možné výsledky
ui-lab-readings = Kde se dá pravidlo číst dvojím způsobem
ui-lab-die = k{ $sides }
ui-lab-action-more = Další nastavení
ui-lab-picture = Graf
ui-lab-no-outcome = bez hodu
