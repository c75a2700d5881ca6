# NDE 1.2: pravidla z rejstříku vlastními slovy, příklady a výrazy tohoto vydání.

game-nde12 = Nano Dungeon Engine 1.2
credit-nde12 = Nano Dungeon Engine (NDE): příručky vydal blackMasoon, autor v nich uveden není; pravidla zde podáváme vlastními slovy.

nde12-attribute-power = Magie
nde12-rung-heroic = Hrdinská
nde12-step-went-down = { $hero } nemá žádná srdce a leží
nde12-word-number = CČ

rule-nde12-1-1 = Co je potřeba
    .text = Čtvercová síť s figurkami, tužky, deník postavy pro každého a kostky k6, k8, k10, k12 a k20. Na celý stůl stačí od každé jedna, protože se vždy hází jen jednou kostkou. Kdo má samé k6, hraje variantu z kapitoly 9.
rule-nde12-1-2 = Pojmy
    .text = Cílového čísla (CČ) musí hod dosáhnout nebo je překonat; nejvyšší stěna kostky, třeba 12 na k12, je výjimečný úspěch s přínosem navíc a komplikace je nový problém po neúspěchu. Krytí mezi tebou a cílem obvykle zvyšuje CČ útoku na dálku; odveta je Srdce, které ztratíš, když mineš protivníka, jenž na tebe dosáhne; Zranění jsou zásahy, které vydrží elita nebo boss. V tahu máš pohyb a akci a akce je jedna věc, na které záleží.

rule-nde12-2-1 = Role
    .text = Postavu tvoří role, tři vlastnosti a zdroje, k tomu výbava a, chcete-li, talenty. Vyber si jednu roli: Válečník (Síla), Zloděj (Obratnost), nebo Mág (Magie). Názvy jsou jen nálepky a v každém světě mohou znít jinak.
rule-nde12-2-2 = Vlastnosti a kostky
    .text = Síla (S) je tělesná síla a výdrž, Obratnost (O) rychlost, postřeh, přesnost a plížení, Magie (M) zvláštní účinky všeho druhu. Na začátku má Válečník S k10, O k6, M k6; Zloděj S k6, O k10, M k6; Mág S k6, O k6, M k10.
rule-nde12-2-3 = Zdroje
    .text = Začínáš s 5 Srdci a 3 body Many.
rule-nde12-2-4 = Talenty
    .text = Nepovinné, ale doporučené: dvě krátká vlastní hesla o tom, v čem je postava dobrá. Když talent opravdu pomáhá, může vypravěč snížit CČ o 1 stupeň. Sám o sobě úspěch nikdy nezaručí a v jedné zkoušce se obvykle počítá jen jeden.
rule-nde12-2-5 = Výbava
    .text = Zapiš si zbraň nebo jiný nástroj k boji, ochranu, pokud nějakou máš, a 3 užitečné věci. Výbava umožňuje něco zkusit, není to ale číselný bonus. Ke střelbě je třeba mít na kartě něco, čím se dá střílet nebo házet.°
rule-nde12-2-6 = Příklad: hotová postava
    .text = Úplný začínající Zloděj: S k6, O k10, M k6, 5 Srdcí, 3 body Many, dva talenty, střelná zbraň a tři věci.

rule-nde12-3-1 = Kdy házet
    .text = Házej jen tehdy, když je výsledek nejistý a neúspěch by opravdu něco změnil nebo stál. Co je snadné a nic u toho netlačí, se podaří bez hodu, pokud to tak vypravěč vidí.
rule-nde12-3-2 = Průběh zkoušky
    .text = Řekni, co děláš a čeho tím chceš dosáhnout; vypravěč určí Sílu, Obratnost, nebo Magii a stanoví CČ i s vlivem okolností. Hoď jednou kostkou té vlastnosti, porovnej ji s CČ a rozehrajte výsledek.
rule-nde12-3-3 = Obtížnost
    .text = CČ 4 je lehká obtížnost, 6 normální, 8 těžká a 12 hrdinská. Normální je denní chléb dobrodruhů; těžká vyžaduje výhodu, přípravu nebo specializaci; hrdinská obvykle vyžaduje k12 nebo k20, výborné podmínky, nebo obojí.
rule-nde12-3-4 = Čtení kostky
    .text = CČ a více je úspěch; méně je neúspěch a záměr se nepodaří. Hozená 1 znamená vždy neúspěch s komplikací, ať je CČ jakkoli nízké. Nejvyšší stěna hozené kostky je výjimečný úspěch: podaří se to a přibude přínos, který se hodí ke scéně.
rule-nde12-3-5 = Lepší a horší podmínky
    .text = K hodu se nic nepřičítá: po stupních 4, 6, 8, 12 se posouvá CČ. Horší podmínky (krytí, tma, kluzko, spěch, hluk, rozptýlení) je zvýší o 1 stupeň, lepší (příprava, dobré nástroje, výhodné postavení, překvapení, soustředění) sníží o 1 stupeň, krajní je mohou posunout o 2. Pod 4 je to téměř jisté a obvykle se to podaří bez hodu; nad 12 je to téměř nemožné a obvykle to chce jiný plán.
rule-nde12-3-6 = Pomoc
    .text = Spojenec obětuje ve svém tahu akci (mimo boj se prostě přidá) a řekne, jak pomáhá: pro tuto jednu zkoušku hodíš kostkou o velikost větší v řadě k6, k8, k10, k12, k20. Obvykle smí pomáhat jeden. Kostka k20 už větší nebude.°
rule-nde12-3-7 = Další pokus
    .text = Nepovedená zkouška se jen tak neopakuje. Zkus to jinak (jiná vlastnost, jiné nástroje, jiná cesta), přijmi komplikaci, třeba ztrátu času nebo poplach, nebo to nech být.
rule-nde12-3-8 = Příklady zkoušek
    .text = Dvě zkoušky mimo boj: plížení, které selže a přinese časovou tíseň, a silový výkon s pomocí, z něhož je výjimečný úspěch.

rule-nde12-4-1 = Pole
    .text = Vzdálenost se počítá v polích. Krok úhlopříčně je jedno pole jako každý jiný.
rule-nde12-4-2 = Pohyb
    .text = Ve svém tahu ujdeš až 5 polí: před akcí, po ní, nebo kus před ní a zbytek po ní.
rule-nde12-4-3 = Linie a krytí
    .text = Cíl v plném krytí nelze zasáhnout na dálku. Částečné krytí zvyšuje CČ útoku na dálku o 1 stupeň. Vypravěč může ke krytí přihlédnout i v jiných zkouškách, třeba když chceš někoho zahlédnout. Volnou linii potřebuje i kouzlo proti protivníkovi, pokud vypravěč neřekne, že tohle ne, a částečné krytí je ztěžuje stejně jako střelbu.°

rule-nde12-5-1 = Kdy začíná boj
    .text = Tahy se počítají, jakmile aspoň jedna strana chce druhé ublížit a záleží na tom, kdo kdy jedná. Krátkou a jasnou potyčku může rozhodnout jediná zkouška.
rule-nde12-5-2 = Pořadí tahů
    .text = Nejjednodušší pořadí: nejdřív jednají všichni hráči, jak si sami zvolí, potom všichni protivníci a pak znovu od začátku. Iniciativa do základu nepatří; kdo chce víc taktiky, může ji přidat. Kdo odchází z boje, unikne, jakmile protivníci odehrají svůj tah.°
rule-nde12-5-3 = Tvůj tah
    .text = V tahu ujdeš až 5 polí a máš 1 akci: zaútočit, zkusit vlastnost, použít výbavu, pomoci spojenci, nebo sáhnout po Magii.
rule-nde12-5-4 = Útok
    .text = Zvol cíl v dosahu a ve volné linii a hoď (zblízka na Sílu, na dálku na Obratnost, při kouzlu na Magii) proti CČ protivníka: pohůnek 6, elita 8, boss 12.
rule-nde12-5-5 = Zásah
    .text = Zasažený pohůnek vypadne z boje; elita utrží 1 Zranění a padne při 2, boss utrží 1 Zranění a padne při 3. Výjimečný zásah elity nebo bosse přinese jednu věc podle volby: ještě 1 Zranění (celkem 2), nebo jiný přínos, třeba odstrčení, odzbrojení či zaujetí postavení. Odzbrojení trvá do konce příštího kola.° Zasažený hrdina ztratí 1 Srdce, ledaže zásah pohltí zbroj, která se tím spotřebuje. Elity lze i úplně vynechat.
rule-nde12-5-6 = Minutí a odveta
    .text = Když útok mine a protivník na tebe opravdu dosáhne, ztratíš 1 Srdce, nebo místo toho přijde jiná vhodná komplikace, třeba ztráta zbraně nebo pád. Zblízka dosáhne skoro vždy; na dálku obvykle tehdy, když stojíš v otevřeném prostoru a může útok opětovat; v plném krytí nebo mimo jeho dosah ti obvykle nic nehrozí. Hozená 1 znamená komplikaci: nejčastěji ztrátu Srdce a k tomu něco horšího, třeba pád, ztrátu zbraně nebo krytí; odveta patří k tvému nezdařenému útoku a není to tah protivníka. Nezdařené kouzlo přináší místo odvety svůj vlastní drobný následek.°
rule-nde12-5-7 = Dosah útoků
    .text = Zblízka dosáhneš na sousední pole, na dálku na vše, co je na plánu vidět. Volitelné omezení: dál než 10 polí je CČ o 1 stupeň vyšší.
rule-nde12-5-8 = Několik protivníků najednou
    .text = Když několik pohůnků dotírá zblízka na jednu postavu, může vypravěč buď zvýšit CČ o 1 stupeň, nebo přidat k neúspěchu komplikaci, třeba ztrátu postavení, ale ne obojí: jeden hod, jeden následek. Platí to i pro střely a kouzla té postavy, nejen pro rány zblízka.°
rule-nde12-5-9 = Příklady boje
    .text = Dva útoky: rána po pohůnkovi, která mine a stojí Srdce, a výstřel s pomocí z výhodného postavení, který bossovi způsobí dvě Zranění.

rule-nde12-6-1 = Zásoba Many
    .text = Začínáš se 3 body Many. Platíš jimi za účinky, které přesahují běžné možnosti: kouzla, psioniku, techniku, zkrátka vše, co je ve vašem světě Magií.
rule-nde12-6-2 = Použití Magie
    .text = Popiš účinek; vypravěč řekne CČ a cenu v Maně; zaplať a pak hoď na Magii proti CČ. Při neúspěchu se nestane nic, Mana je přesto pryč a přijde drobný následek. Kdo nemá dost Many, nemůže to zkusit.° Nezdařené kouzlo proti protivníkovi nepřináší navíc odvetu.° Kouzlo, které se zdaří a nepomine hned, působí do konce příštího kola.°
rule-nde12-6-3 = Síla účinků
    .text = Trik: CČ 4, 0 nebo 1 bod Many (světlo, zvuk, kouř, chvilkové rozptýlení). Běžná: CČ 6, 1 bod (střela, bariéra, skok o 5 polí, krátké posílení). Silná: CČ 8, 2 body (oblast, ovládnutí, znehybnění, vyléčení 2 Srdcí). Velká: CČ 12, 3 body (promění celou scénu). Kouzlem na protivníka se hází proti jeho CČ, i když ho má znehybnit, kouzlem na oblast proti nejvyššímu CČ v ní.° Znehybnění trvá do konce příštího kola.°
rule-nde12-6-4 = Výjimečný úspěch v Magii
    .text = Padne-li na kostce Magie nejvyšší stěna, vyber jedno: větší účinek (oblast, trvání nebo síla), 1 bod Many zpět, pokud vypravěč souhlasí, nebo přínos navíc, třeba že je účinek tichý, přesný či bezpečný pro spojence. Když kouzlo zraní několik protivníků, Zranění nebo přínos navíc patří tomu, na kterého mířilo.°
rule-nde12-6-5 = Příklady Magie
    .text = Magie dvakrát: běžná bariéra, která se podaří, a silný pokus znehybnit elitu, který selže a zaplacená Mana je pryč.

rule-nde12-7-1 = Srdce
    .text = Obvykle máš 5 Srdcí. Ztráta Srdce je skutečná újma nebo vyčerpání, podle toho, co se hodí ke světu.
rule-nde12-7-2 = Bez Srdcí
    .text = Při 0 Srdcích ležíš: nemáš akce, můžeš se jen plazit a mluvit. Spojenec tě může za akci postavit na nohy s 1 Srdcem. Na herním plánu musí stát vedle tebe.° Pokud vleže utržíš další zásah, umíráš. Kdo leží, nehází, aby ráně protivníka odolal.° Zbroj, pokud se s ní hraje, může tu ránu pohltit.° Kdo zase stojí, jedná až od příštího tahu.°
rule-nde12-7-3 = Odpočinek
    .text = Po boji nebo konfliktu vrátí chvíle bezpečí v přijatelných podmínkách všechna Srdce a všechnu Manu.

rule-nde12-8 = Zlepšení
    .text = Po dobrodružství nebo jeho důležité části vyber jedno: zvětši Sílu, Obratnost, nebo Magii o jednu velikost kostky (k6, k8, k10, k12, k20); získej 1 Srdce, nejvýš do 7; získej 1 bod Many, nejvýš do 5.

rule-nde12-9-1 = Jen k6: prahy
    .text = V této variantě má každá vlastnost úroveň s číslem, které musí padnout na jedné k6: Mistr 3 a více, Vycvičený 4 a více, Začátečník 5 a více, Neznalý jen 6. Z k10 je Vycvičený, z k6 Neznalý, z k8 Začátečník, z k12 a k20 Mistr.°
rule-nde12-9-2 = Jen k6: obtížnost a okolnosti
    .text = Při normální obtížnosti házíš na vlastní práh. Každý stupeň obtížněji k němu přidá 1, každý stupeň snáz 1 ubere; práh není nikdy pod 2 ani nad 6. Tato mez platí až po sečtení všeho.°
rule-nde12-9-3 = Jen k6: pomoc
    .text = Pomoc spojence sníží práh pro tento hod o 1.
rule-nde12-9-4 = Jen k6: boj
    .text = Pohůnek odpovídá normální obtížnosti a nic nemění, elita těžké a zvyšuje práh o 1, boss hrdinské a zvyšuje ho o 2 a má 3 Zranění. Elitě zůstávají 2 Zranění.°
rule-nde12-9-5 = Jen k6: zlepšení
    .text = Vyber jedno: zvyš vlastnost o úroveň, třeba ze Začátečníka na Vycvičeného; získej 1 Srdce; získej 1 bod Many. Platí meze z kapitoly 8: 7 Srdcí a 5 bodů Many.°

rule-nde12-10 = Tahák pro vypravěče
    .text = V pochybnostech jdi popořadě: jaký je cíl, která vlastnost se hodí, jaké je CČ (4, 6, 8, nebo 12), posouvají ho okolnosti o 1 stupeň, pomáhá někdo? Pak hoď. Při neúspěchu urči komplikaci, v boji odvetu; při výjimečném úspěchu urči přínos.

rule-nde12-11-1 = Zbroj
    .text = Volitelně: postava s ochranou má na každou scénu 1 žeton zbroje. Když by ji rána nebo odveta stála 1 Srdce, může místo něj odevzdat žeton.
rule-nde12-11-2 = Hodiny
    .text = Volitelně: když tlačí čas, nastaví vypravěč hodiny, například o 3 dílcích. Každý neúspěch je posune o 1 dílek, a jakmile se naplní, přijde následek: poplach, útěk, zával.

rule-nde12-gm-morale = Morálka
    .text = Když padne první pohůnek nebo je zraněna elita, hodí vypravěč za protivníky k6: 1–2 ustupují nebo se schovají, 3–4 drží se, 5–6 tlačí dál. Přičti nebo odečti 1 za výhodu, strach nebo blízkost bosse.
rule-nde12-gm-complications = Komplikace a přínosy
    .text = Když chybí nápad, hoď k6. Komplikace: 1 ztráta času, 2 odhalení, 3 ztráta Srdce nebo zdroje, 4 špatné postavení, 5 ztracená nebo zaseknutá výbava, 6 nová hrozba. Přínos: 1 rychleji, 2 tišeji, 3 bez ceny, 4 větší účinek, 5 lepší postavení pro spojence, 6 další stopa.
rule-nde12-gm-chase = Pronásledování
    .text = Pronásledování má odstup, na začátku 3: při 0 je prchající dopaden, při 5 unikl. Každé kolo zkouší jeden hrdina; úspěch posune odstup o 1 ve prospěch hrdinů, neúspěch o 1 v jejich neprospěch.
rule-nde12-gm-alarm = Poplach
    .text = Při vplížení někam běží hodiny poplachu o 3 až 5 dílcích. Každý neúspěch je posune o 1 dílek; když se naplní, přijde hlídka nebo se místo uzavře.
rule-nde12-gm-encounters = Velikost střetu
    .text = Pro 3 až 5 hrdinů. Lehký: 3–5 pohůnků nebo 1 elita. Běžný: 6–8 pohůnků, nebo elita s 2–4 pohůnky. Těžký: boss s 2–4 pohůnky, nebo 2 elity s 3–5 pohůnky. Hrdinský: boss s 4–6 pohůnky, s elitou, nebo s obojím.
rule-nde12-gm-terrain = Obtížný terén
    .text = Volitelně: vstup na pole obtížného terénu stojí 2 z 5 polí pohybu.
rule-nde12-gm-shove = Odstrčení
    .text = Chceš-li někoho odstrčit, hoď na Sílu proti CČ 6: úspěch ho posune o 1 nebo 2 pole, výjimečný úspěch o 1 pole dál.
rule-nde12-clues = Hledání stop
    .text = Kdo prohledává nějaké místo, hází na vlastnost, která odpovídá tomu, co dělá. Úspěch najde, co tam je. Stopa, bez níž by se příběh zastavil, se nikdy neztratí: najde ji i neúspěch, ale za cenu, kterou určí vypravěč; při 1 je touto cenou komplikace.
rule-nde12-gm-powers = Více o Magii
    .text = Několik cílů stojí o 1 bod Many víc, nebo zvýší CČ o 1 stupeň. Udržování účinku stojí každý tah 1 bod Many, nebo tvou akci. Hrdina může kouzlo odvrátit nebo se mu vyhnout Obratností, nebo Magií proti témuž CČ. Z čísel několika protivníků platí pro všechny to nejvyšší.°

rule-nde12-monsters-turn = Tah protivníků
    .text = Házejí jen hráči. Když protivník jedná proti tobě, zkoušíš Sílu, Obratnost, nebo Magii proti jeho CČ; neúspěch tě stojí 1 Srdce, které může zachytit zbroj, nebo tě postihne to, co říká jeho manévr.
rule-nde12-monsters-blocks = Popisy protivníků
    .text = Protivník má jméno, hodnost, CČ, Zranění, roli (hromotluk, harcovník, střelec, rušitel nebo podpora), pohyb, obvykle 5 polí, a něco zvláštního. Elita má 1 rys, boss 2 nebo 3 manévry; velmi slabí protivníci mohou mít CČ 4, tuhé elity CČ 10.
rule-nde12-monsters-traits = Rysy
    .text = Protivník má 1 nebo 2 rysy, které působí stále, třeba přirozené krytí (CČ střelby o 1 stupeň vyšší), lehkou zbroj (první zásah ve scéně neublíží), houževnatost (první zásah nezpůsobí Zranění), rychlost (6 polí) nebo zranitelnost (CČ o 1 stupeň nižší).
rule-nde12-monsters-moves = Manévry
    .text = Elity a bossové mají ve svém tahu vlastní manévry: odražení hrdiny o 1–2 pole, rozbití krytí, proklouznutí z boje zblízka, salva na 3 × 3 pole, ukotvení, povzbuzení spojence, jednou za boj volání o pomoc (2 pohůnci), bariéra nebo rázová vlna do 2 polí. Kde se hrdina může bránit, zkouší proti CČ protivníka.
rule-nde12-monsters-hazards = Nástrahy
    .text = Nástraha má CČ, účinek a způsob, jak ji vyřadit. Střelecká věž: CČ 8, neúspěch stojí 1 Srdce. Sklapovací past: CČ 6, drží tě, nebo stojí 1 Srdce. Odpudivé pole: CČ 8, odhodí o 2 pole. Plyn: CČ 6, na 3 × 3 polích oslepí, nebo stojí 1 Srdce.
rule-nde12-monsters-generator = Generátor střetů
    .text = Hoď pětkrát k6 a rychle vznikne střet: cíl, terén, protivníci, výhoda protivníků a výhoda hrdinů.

example-nde12-ex-a1 = Zloděj se S k6, O k10 a M k6, 5 Srdci a 3 body Many, talenty Zvěd a Vyjednavač, střelnou zbraní, paklíči, lanem a pochodní.
example-nde12-ex-a2 = Nepozorovaně přes otevřený prostor: Obratnost k10 proti CČ 6, padne 5, tedy neúspěch; někdo něco zaslechl a teď tlačí čas.
example-nde12-ex-a3 = Spuštění těžkého stroje: Síla k10 se díky pomoci změní na k12, CČ 6, padne 12: výjimečný úspěch, rozběhne se hned a neslyšně.
example-nde12-ex-a4 = Válečník se Silou k10 udeří po pohůnkovi na vedlejším poli, CČ 6, a hodí 4: mine, pohůnek mu ránu vrátí a z 5 Srdcí zbudou 4.
example-nde12-ex-a5 = Zloděj střílí po bossovi: pomoc změní k10 na k12, výhodné postavení sníží CČ z 12 na 8, padne 12: výjimečný zásah, boss utrží 2 ze svých 3 Zranění.
example-nde12-ex-a6 = Krátká bariéra na přeběhnutí 5 polí: běžná Magie, CČ 6, 1 bod Many; na k10 padne 9, podaří se to a ze 3 bodů Many zbudou 2.
example-nde12-ex-a7 = Znehybnění elity: silná Magie, CČ 8, 2 body Many; padne 3, nic se nestane, ze 3 bodů Many zbude 1 a kdo kouzlí, zůstane bez krytí.
example-nde12-ex-a-harder = Ve tmě se CČ 6 změní na 8, takže 7 nestačí.
example-nde12-ex-a-easier = Po dobré přípravě se CČ 8 změní na 6, takže 7 stačí.
example-nde12-ex-a-top = 12 na k12 je nejvyšší stěna: výjimečný úspěch.
example-nde12-ex-a-die = Obratnost Zloděje je k10, takže na ni hází touto kostkou.
example-nde12-ex-a-level = Jen s k6 zvýší zlepšení vlastnost ze Začátečníka na Vycvičeného: z 5 a více na 4 a více.

foes-strike-nde12 = Protivníci bijí toho, kdo stojí nejpevněji; harcovníci a střelci nejslabšího, rušiteli toho, komu zbývá nejvíc moci.
