# NDE 1.4: pravidla ze seznamu vlastními slovy, příklady a pojmy této edice.

game-nde14 = Nano Dungeon Engine 1.4
credit-nde14 = Nano Dungeon Engine (NDE): příručky vydal blackMasoon, autor v nich uveden není; pravidla tu podáváme vlastními slovy.

rule-nde14-0-1 = Co je potřeba
    .text = Každý potřebuje tužku a deník postavy a celý stůl po jedné kostce k4, k6, k8, k12 a k20, protože se vždy hází jen jednou. Mapa nebo mřížka s figurkami a k100 do tabulek se hodí, ale nejsou nutné. Kdo má jen k6, hraje variantu 2k6.
rule-nde14-0-2 = Pojmy
    .text = Síla (S), Obratnost (O) a Moc (M) jsou kostky; Obtížnost T je číslo, kterého je třeba aspoň dosáhnout, a Obrana protivníka znamená totéž při útocích. Výjimečný úspěch je nejvyšší stěna kostky, například 12 na k12 nebo 20 na k20; při úspěchu za cenu se věc podaří, ale něčím za ni zaplatíš. Krytí mezi dvěma postavami obvykle ztěžuje střelbu a pozorování.

rule-nde14-1-1 = Koncept
    .text = Postavu tvoří koncept, role, tři vlastnosti, zdroje a výbava, a pokud je stůl používá, i talenty. Začni konceptem: jednou větou řekni, kdo jsi a v jakém příběhu hraješ.
rule-nde14-1-2 = Role
    .text = Vyber si roli: Útočník (nátlak a boj), Specialista (plížení, přesnost a technika) nebo Adept (schopnosti moci, vliv a znalosti). Názvy se hodí do každého světa a každý svět si je smí změnit.
rule-nde14-1-3 = Vlastnosti a kostky
    .text = Síla, Obratnost a Moc začínají s kostkami k12, k8 a k6, každá s jednou, v libovolném rozdělení. Doporučení: Útočník S k12, O k8, M k6; Specialista O k12, M k8, S k6; Adept M k12, O k8, S k6.
rule-nde14-1-4 = Zdroje a štěstí
    .text = Máš 5 Srdcí a 3 Body moci a každé sezení začínáš se 2 Špetkami štěstí. Za 1 Špetku štěstí si vybereš jedno ze tří: zopakuješ svou zkoušku a necháš si lepší výsledek, zvedneš kostku pro tento hod o stupeň, nebo proměníš neúspěch v úspěch za cenu, kterou vypravěč hned určí. Stupeň se kupuje před hodem, ostatní dvě možnosti po něm; jedna Špetka na zkoušku.° Za odvážné riziko, silné rozhodnutí nebo hraní následků může vypravěč přidat 1 Špetku štěstí navíc.
rule-nde14-1-5 = Talenty
    .text = Talenty jsou volitelné: dvě krátká hesla, která říkají, co tvé postavě jde. Když některý opravdu pomáhá, může vypravěč zvednout kostku o stupeň nebo zrušit jednu překážku; sám o sobě nic nezařídí a v jedné zkoušce obvykle platí jen jeden.
rule-nde14-1-6 = Výbava
    .text = Zapiš si jeden klíčový nástroj nebo zbraň, jednu ochranu a tři drobnosti. Výbava je hlavně svolení věci zkoušet, ne číselný bonus. Ke střelbě je třeba mít na kartě něco, čím se dá střílet nebo házet.°
rule-nde14-1-7 = Příklad: hotová postava
    .text = Úplná začínající postava: koncept, role, kostky k12, k8 a k6, 5 Srdcí, 3 Body moci, 2 Špetky štěstí, dva talenty a pět věcí.

rule-nde14-2-1 = Kdy se hází
    .text = Házej jen tehdy, když je výsledek nejistý a neúspěch by něco změnil nebo stál. Co je snadné a bez tlaku, se podaří bez hodu, když to vypravěč řekne.
rule-nde14-2-2 = Průběh zkoušky
    .text = Řekni, co děláš a proč; vypravěč vybere Sílu, Obratnost nebo Moc, stanoví Obtížnost T a řekne, co znamená neúspěch. Pak jednou hoď kostkou té vlastnosti a porovnej výsledek s T.
rule-nde14-2-3 = Obtížnost
    .text = T je 3 pro lehké věci, 4 pro běžné, 5 pro těžké, 6 pro velmi těžké, 8 pro hrdinské a 12 pro legendární. Těžké chtějí schopnosti nebo výhodu, hrdinské ty nejlepší nebo dobrou přípravu a legendární se málokdy podaří bez plánu, rituálu nebo velkých podmínek. Když váháš, zvol nižší číslo a přitvrď v následcích.
rule-nde14-2-4 = Čtení kostky
    .text = T nebo víc je úspěch; méně je neúspěch a situace se změní: přijde komplikace nebo cena. Přirozená 1 je vždy neúspěch a komplikace je jistá. Nejvyšší stěna kostky je výjimečný úspěch: věc se podaří a přinese něco navíc.
rule-nde14-2-5 = Výhody a překážky
    .text = K hodu se nic nepřičítá: okolnosti mění kostku. Lepší ji o stupeň zvednou, horší o stupeň sníží na žebříčku k4, k6, k8, k12, k20. V jedné zkoušce obvykle platí nejvýš jedna výhoda a jedna překážka a mohou se navzájem rušit. Pod k4 a nad k20 se kostka už nehýbe.°
rule-nde14-2-6 = Pomoc
    .text = Spojenec, který obětuje svou akci (mimo boj svůj čas) a popíše, jak pomáhá, ti pro jednu zkoušku zvedne kostku o stupeň. Pomoc se počítá jako jediná výhoda té zkoušky.°
rule-nde14-2-7 = Opakování zkoušek
    .text = Nezdařená zkouška se neopakuje, dokud se nic nezmění: zkus to jinak, přijmi cenu, třeba čas, poplach nebo zdroj, anebo toho nech.
rule-nde14-2-8 = Příklady zkoušek
    .text = Dvě zkoušky mimo boj: v jedné talent zvýší kostku, a hod přesto nevyjde, ve druhé vede pomoc spojence k výjimečnému úspěchu.

rule-nde14-3-1 = Pásma
    .text = Bez mapy je každá vzdálenost jedním ze čtyř pásem: Blízko (na dosah ruky, boj zblízka), Poblíž (pár kroků), Daleko (druhý konec scény) a Velmi daleko (okraj scény). Během tahu se jedna vzdálenost obvykle změní o jedno pásmo.
rule-nde14-3-2 = Hra na mřížce
    .text = Volitelně: pole měří jeden až dva metry, za tah ujdeš nejvýš 5 polí a šikmý krok se počítá jako jedno.
rule-nde14-3-3 = Krytí a linie
    .text = Plné krytí znemožní vše, co potřebuje volnou linii: střelbu, pozorování a mnoho schopností moci. Částečné krytí je překážka a útočníkovi nebo pozorovateli obvykle sníží kostku o stupeň. Ztěžuje střelbu a schopnosti moci, ne rány zblízka.°

rule-nde14-4-1 = Kdy začíná boj
    .text = Tahy počítejte, jakmile jedna strana chce druhé ublížit a záleží na tom, kdo kdy jedná. Krátký a jasný střet může vypravěč rozhodnout jedinou zkouškou.
rule-nde14-4-2 = Pořadí tahů
    .text = Nejjednodušší je, když nejdřív jednají všichni hrdinové v libovolném pořadí, potom protivníci, a tak kolo za kolem. Kdo odchází z boje, unikne, jakmile protivníci odehrají svůj tah.°
rule-nde14-4-3 = Tvůj tah
    .text = Ve svém tahu se přesuneš o jedno pásmo (na mřížce nejvýš o 5 polí) a máš jednu akci: útok, zkoušku, pomoc, použití schopnosti moci, použití výbavy nebo využití prostředí.
rule-nde14-4-4 = Útok
    .text = Urči cíl a hoď na Sílu zblízka, na Obratnost na dálku nebo obvykle na Moc, útočíš-li schopností moci. Zasáhneš, když dosáhneš Obrany cíle.
rule-nde14-4-5 = Obrana
    .text = Pro orientaci: slabí protivníci mají Obranu 4, běžní a pohůnci 5, elita 6, boss 8 a legendární boss 12. Krytí a okolnosti obvykle mění kostku útočníka, ne Obranu.
rule-nde14-4-6 = Poškození
    .text = Zásah vezme 1 Srdce; výjimečný vezme 2, nebo má jeden silný účinek: odzbrojí, srazí k zemi nebo vytlačí z krytí. Účinek přichází spolu s 1 Srdcem běžného zásahu.° Odzbrojení a ztráta krytí trvají do konce příštího kola, sražení k zemi do konce tohoto.° Pohůnek je po jednom zásahu mimo boj, elita má 2 Srdce, boss 3 a ve finále 5. Mimo boj neznamená nutně mrtvý. Slabí a běžní protivníci mají 1 Srdce.° Legendární boss má 5 Srdcí.†
rule-nde14-4-7 = Příklady boje
    .text = Tři útoky: na zaskočeného pohůnka, na elitu v částečném krytí a na bosse, kterého pomůže přemoci Špetka štěstí.

rule-nde14-5-1 = Body moci
    .text = Body moci (BM) utrácíš, kdykoli chceš účinek nad rámec běžného, ať je to magie, technika nebo kousek jako z filmu.
rule-nde14-5-2 = Použití schopnosti moci
    .text = Popiš účinek, nech si od vypravěče říct T a cenu, zaplať Body moci a hoď na Moc. Při neúspěchu se nic nestane, body propadnou a přijde komplikace. Bez dostatku bodů to zkusit nelze.° Útočí-li schopnost na protivníka, hází se proti jeho Obraně. Nezdařená schopnost nepřináší navíc odvetu.° Schopnost, která se zdaří a nepomine hned, působí do konce příštího kola.°
rule-nde14-5-3 = Stupně schopností moci
    .text = Trik má T 4 a stojí 0 nebo 1 BM (světlo, zvuk, rozptýlení); běžná schopnost T 5 za 1 (střela, štít, skok, posílení); silná T 6 za 2 (oblast, ovládání, ochromení, léčení); velká T 8 až 12 za 3 a promění scénu nebo běh kampaně. Léčení vrátí 2 Srdce.° I schopností, která má protivníka držet, se hází proti jeho Obraně, schopností na oblast proti nejvyšší Obraně v ní.° Znehybnění trvá do konce příštího kola.°
rule-nde14-5-4 = Výjimečný úspěch schopnosti
    .text = Při nejvyšší stěně si vyber jedno: větší rozsah, přínos navíc, nebo, když to vypravěč uzná za vhodné, 1 Bod moci zpět. Když schopnost zraní několik protivníků, druhé Srdce nebo silný účinek patří tomu, na kterého mířila.°
rule-nde14-5-5 = Návrat Bodů moci
    .text = Po každé konfliktní scéně se ti vrátí 1 Bod moci, po bezpečném odpočinku všechny.
rule-nde14-5-6 = Příklady schopností moci
    .text = Dvě schopnosti: štít, který chrání při běhu, a silná schopnost, kterou přirozená 1 obrátí proti tomu, kdo ji použil.

rule-nde14-6-1 = Nula Srdcí
    .text = Při 0 Srdcích nemůžeš jednat. Spojenec tě může za svou akci postavit zpátky na nohy s 1 Srdcem. Pravidlo pro smrt tu není. Kdo zase stojí, jedná až od příštího tahu.°
rule-nde14-6-2 = Odpočinek
    .text = Po konfliktní scéně, když je chvíle klidu a to nejnutnější, se smíš vrátit na plný počet Srdcí. V drsnějších taženích k tomu může vypravěč žádat bezpečné místo.

rule-nde14-7 = Zlepšení
    .text = Po dobrodružství, misi nebo kapitole, asi jednou za jedno až tři sezení, si vyber jedno: vlastnost o stupeň kostky výš (nejvýš k20), 1 Srdce navíc (nejvýš 7), 1 Bod moci navíc (nejvýš 5), nebo nový Trumf: jednu konkrétní schopnost popsanou větou, na které se shodneš s vypravěčem.

rule-nde14-8-1 = 2k6: vlastnosti
    .text = Místo kostek dostanou tři vlastnosti opravy +2, +1 a +0, každá jednu.
rule-nde14-8-2 = 2k6: zkouška
    .text = Hoď 2k6 a přičti opravu: do 6 je to neúspěch s následky, od 7 do 9 úspěch za cenu, od 10 plný úspěch a 12 je výjimečný úspěch. Součet nad 12 také.°
rule-nde14-8-3 = 2k6: situace
    .text = Hranice se nemění. Výhoda nebo dobrý plán přidá 1, překážka, tlak nebo krytí 1 ubere. Obojí platí jednou a T a Obrana se nepoužívají; snadná zkouška v dobrodružství dává +1, těžká −1.°
rule-nde14-8-4 = 2k6: štěstí
    .text = Za 1 Špetku štěstí si 2k6 hodíš znovu, zvýšíš výsledek o 1, nebo proměníš neúspěch v úspěch za cenu. Všechny tři možnosti se volí po hodu.°
rule-nde14-8-5 = 2k6: převod postavy
    .text = Kdo chce, může postavu přibližně převést: k6 je asi +0, k8 +1, k12 +2 a u velmi zkušených k20 +3. Která kostka patří ke kterému číslu, v tisku chybí a plyne z žebříčku.° Z k4 bude −1.° Zlepšení zvedne jednu opravu o 1, nejvýš na +3.°

rule-nde14-9-1 = Volitelně: zbroj
    .text = Postava s ochranou má v každé scéně 1 žeton zbroje a smí jej utratit, místo aby ztratila 1 Srdce.
rule-nde14-9-2 = Volitelně: hodiny
    .text = Když tlačí čas, vypravěč zavede hodiny, třeba o 3 dílcích. Každý neúspěch vyplní jeden dílek; když jsou plné, stane se to, čím hrozily.
rule-nde14-9-3 = Volitelně: odveta
    .text = V základních pravidlech stojí útok, který mine, to, co plyne z příběhu a z rozhodnutí vypravěče. V této variantě tě útok zblízka, který mine, stojí 1 Srdce, pokud na tebe protivník opravdu mohl dosáhnout. Nezdařená schopnost přináší místo toho svou vlastní komplikaci.°

rule-nde14-gm-morale = Morálka
    .text = Když padne první pohůnek, elita ztratí první Srdce nebo boss druhé, hoď k6: při 1–2 protivníci ustoupí nebo vyjednávají, při 3–4 vydrží, při 5–6 zaútočí. Mají-li převahu, přičti 1; bojí-li se nebo jsou odříznuti, 1 odečti.
rule-nde14-gm-complications = Komplikace a přínosy
    .text = Když tě žádná komplikace nenapadá, hoď k6: 1 ztráta času, 2 odhalení, 3 ztráta Srdce nebo zdroje, 4 špatné postavení, 5 výbava ztracená nebo zaseknutá, 6 nová hrozba. Přínosy: 1 rychleji, 2 tišeji, 3 bez ceny, 4 silněji, 5 příští kostka spojence o stupeň výš, 6 další stopa.
rule-nde14-gm-chase = Pronásledování
    .text = Odstup začíná asi na 3. Každé kolo si jeden hrdina hodí zkoušku: úspěch změní odstup o 1 ve prospěch hrdinů, neúspěch o 1 v jejich neprospěch. Při 0 je prchající dopaden, při 5 unikl.
rule-nde14-gm-alarm = Poplach
    .text = K plížení patří hodiny poplachu o 3 až 5 dílcích. Neúspěchy, hluk a zdržení je plní, vhodná zkouška je může vrátit a chce-li to stůl, výjimečný úspěch jeden dílek ubere; když jsou plné, přijdou stráže.
rule-nde14-gm-encounters = Velikost střetů
    .text = Pro tři až pět hrdinů: lehký je 3–5 pohůnků nebo jedna elita; běžný 6–8 pohůnků, elita se 2–4 nebo nástraha; těžký boss se 2–4 pohůnky, dvě elity se 3–5 nebo hodiny o 3 dílcích; hrdinský boss s podporou, terénem a hodinami o 3–5 dílcích.
rule-nde14-gm-terrain = Obtížný terén
    .text = Volitelně na mřížce: vstup na pole obtížného terénu stojí 2 pole pohybu.
rule-nde14-gm-shove = Odstrčení
    .text = Chceš-li protivníka odstrčit, hoď na Sílu proti T 4: úspěch ho zatlačí o jedno pásmo, na mřížce o 1–2 pole; výjimečný úspěch o pole dál. Knihy tohoto vydání pro to číslo neuvádějí: T 4 je běžné.°
rule-nde14-gm-clues = Hledání stop
    .text = Kdo prohledává nějaké místo, hází na vlastnost, která odpovídá tomu, co dělá. Úspěch najde, co tam je. Stopa, bez níž by se příběh zastavil, se nikdy neztratí: najde ji i neúspěch, ale za cenu, kterou určí vypravěč; při 1 je touto cenou komplikace.
rule-nde14-gm-powers = Více o schopnostech moci
    .text = Více cílů stojí o 1 Bod moci víc, nebo sníží kostku o stupeň. Udržování účinku stojí 1 bod za tah, nebo akci. Kde to scénu oživí, smí hrdina schopnosti vzdorovat Obratností nebo Mocí proti stejné T. Z čísel několika protivníků platí pro všechny to nejvyšší.°

rule-nde14-monsters-turn = Tah protivníků
    .text = Protivníci nikdy neházejí. Když některý jedná proti hrdinovi, hrdina si hodí zkoušku Síly, Obratnosti nebo Moci proti jeho Obraně; neúspěch stojí 1 Srdce nebo přinese to, co říká manévr protivníka. Manévry na celou oblast mají T 6 nebo 8.
rule-nde14-monsters-blocks = Protivníci v číslech
    .text = Pohůnek má Obranu 5 (4–6) a 1 Srdce, elita 6 (5–8) a 2, boss 8 a 3, ve finále 5, legendární boss 12 a 5. Pohůnek má nejvýš jeden manévr, elita jeden, boss dva nebo tři, legendární tři nebo čtyři. S každým Srdcem, které boss ztratí, vstoupí boj do nové fáze.
rule-nde14-monsters-traits = Rysy
    .text = Protivník má jeden nebo dva stálé rysy, boss dva nebo tři, například lehkou zbroj (první zásah nic neudělá), těžkou zbroj (útočit je těžší, dokud ji někdo neobejde), rychlost (2 pásma za kolo) nebo zranitelnost (útočníci mají výhodu). Raději měň kostky hrdinů než Obranu.
rule-nde14-monsters-moves = Manévry
    .text = Manévr má spouštěč, zkoušku a následek neúspěchu. Nápor: Síla nebo Obratnost proti Obraně, jinak ztratíš 1 Srdce nebo ustoupíš o pásmo. Salva na dva a více hrdinů bez krytí: Obratnost proti T 6, jinak ztratíš 1 Srdce a musíš se přesunout.
rule-nde14-monsters-hazards = Nástrahy
    .text = Nástraha má T, spouštěč, účinek a způsob zneškodnění: střelecká věž T 6, past T 5, plyn T 5, poplach. Nezdařená zkouška stojí obvykle 1 Srdce, nebo tě znehybní.
rule-nde14-monsters-generator = Generátor střetů
    .text = Hoď pětkrát k6: na cíl, terén, protivníky, výhodu protivníků a výhodu hrdinů, a pět řádků spoj do scény.

example-nde14-ex-b1 = Obratnost k12: na střelbu, plížení a uhýbání se hází k12 a její nejvyšší stěna je 12.
example-nde14-ex-b2 = Specialista: S k6, O k12, M k8; 5 Srdcí, 3 Body moci, 2 Špetky štěstí; talenty Hacker a Stín; pistole, lehká zbroj, sada na vloupání, lanko a svítilna.
example-nde14-ex-b3 = Dveře povolí, ale hluk někoho přiláká: úspěch za cenu.
example-nde14-ex-b4 = Přes dvůr, než se vrátí světlo, pod časovým tlakem, tedy T 5: talent Stín zvýší k8 na k12, padne 4: neúspěch.
example-nde14-ex-b5 = Vyražení ocelových dveří se S k8, T 6: pomoc z ní udělá k12, padne 12: výjimečný úspěch.
example-nde14-ex-b6 = Útočník míří na zaskočeného pohůnka, Obrana 5: z k12 se stane k20, padne 7: pohůnek je mimo boj.
example-nde14-ex-b7 = Specialista střílí na elitu v částečném krytí, Obrana 6: z k12 se stane k8, padne 6: elitě zbývá 1 Srdce.
example-nde14-ex-b8 = Adept obrátí schopnost moci proti bossovi, Obrana 8: na k12 padne 4, Špetka štěstí dá druhý hod a padne 10: bossovi zbývají 2 Srdce.
example-nde14-ex-b9 = Krátký štít, běžná schopnost, T 5, 1 Bod moci: na k12 padne 9: úspěch, zbývají 2 body.
example-nde14-ex-b10 = Zadržení elity, silná schopnost, T 6, 2 Body moci: padne 1: neúspěch a komplikace, zbývá 1 bod.
example-nde14-ex-b11 = Po dobrodružství zvedne Specialista Obratnost z k12 na k20.
example-nde14-ex-b12 = Během jednoho tahu se hrdina dostane z pásma Daleko do pásma Poblíž.

nde14-attribute-power = Moc
nde14-word-number = T

## O čem rozhodují volby

nde14-setting-talents = Kolik talentů postava má; 0, hrajete-li bez nich
nde14-setting-talent-cap = Kolik talentů smí platit v jedné zkoušce; druhý se projeví, až když advantage_cap dovolí dvě výhody
nde14-setting-luck-per-test = Kolik Špetek štěstí smí přijít do jedné zkoušky; 0 znamená bez omezení
nde14-setting-luck-after = Po jakých výsledcích lze za Špetku štěstí hodit znovu: jen po neúspěchu, nebo po každém
nde14-setting-luck-cap = Kolik Špetek štěstí lze mít nejvýš; 0 znamená bez omezení během sezení
nde14-setting-advance-raises = Zda je nové Srdce nebo nový Bod moci k dispozici hned, nebo jen zvýší maximum
nde14-setting-contest-tie = Kdo vyhrává, když dva hází proti sobě a dopadnou stejně dobře
nde14-setting-top-face = Zda nejvyšší stěna uspěje vždy, nebo jen když dosáhne potřebného čísla
nde14-setting-advantage-cap = Kolik výhod a kolik překážek platí v jedné zkoušce
nde14-setting-help-counts = Zda se pomoc vejde do omezení výhod, nebo zvedá kostku navíc
nde14-setting-helpers = Kolik spojenců smí pomáhat při jedné zkoušce; druhý se projeví, až když advantage_cap dovolí dvě výhody nebo se pomoc počítá zvlášť
nde14-setting-spare-step = Stupeň, který už kostka nemůže udělat: propadne, nebo posune Obtížnost
nde14-setting-distance = Zda se vzdálenost udává v pásmech, nebo počítá na mřížce
nde14-setting-ranks-minion-tn = Obrana pohůnka
nde14-setting-retaliation = Kdo po minutí vrací úder: nikdo, protivník v boji zblízka, nebo každý, kdo dosáhne
nde14-setting-retaliation-swap = Zda smí vypravěč místo ztráty Srdce určit jinou komplikaci
nde14-setting-reach-question = Kdy se program ptá vypravěče, zda protivník může vrátit úder
nde14-setting-armour = Žeton zbroje: nepoužívá se, utrácí se podle volby, nebo se spotřebuje sám
nde14-setting-death = Zda poškození při 0 Srdcích zabíjí
nde14-setting-clock-steps = Kolik dílků mají hodiny, není-li řečeno jinak
nde14-setting-power-number = Proti čemu se hází schopnost moci mířená na protivníka: proti Obraně, proti Obtížnosti stupně, nebo proti vyšší z nich
nde14-setting-power-failure = Zda má nezdařený útok schopností moci jeden následek, nebo k tomu i odvetu
nde14-setting-held = Co nemůže protivník, kterého drží moc: jednat a hýbat se, nebo se jen hýbat
nde14-setting-area-harms = Zda moc, která zasáhne oblast, zraní všechny v ní, nebo jen protivníky
nde14-setting-shots = Zda je ke střelbě třeba mít v deníku něco, čím se střílí nebo hází
nde14-setting-raised = Zda ten, kdo byl postaven na nohy, jedná od příštího tahu, nebo hned
nde14-setting-boon-harm = Zda silný účinek výjimečného zásahu přijde k 1 Srdci běžného zásahu, nebo místo něj
nde14-setting-heal = Kolik Srdcí vrátí léčivá schopnost
nde14-setting-rest-breather-hearts = Zda všechna Srdce vrátí chvíle oddechu, nebo až bezpečný odpočinek
nde14-setting-variant = Jak se hází: jednou kostkou vlastnosti, nebo 2k6 s opravou
nde14-setting-two-dice-exceptional = Co na 2k6 znamená dvanáct: součet aspoň 12, dvě šestky, nebo přesně 12
nde14-setting-two-dice-numbers = Zda Obtížnost a Obrana posouvají hod 2k6
nde14-setting-difficult-cost = Kolik stojí vstup na pole obtížného terénu
nde14-setting-chase-rolls = Kdo při pronásledování hází: jeden hrdina za kolo, nebo obě strany

foes-strike-nde14 = Protivníci bijí toho, kdo stojí nejpevněji; harcovníci a střelci nejslabšího, ovladači toho, komu zbývá nejvíc moci.
