# TKDS: kouzla, kouzlení, soustředění, svitky.

## Kouzla

tkds-spell-electric-jolt = Elektrický výboj
    .text = Dosah 10 m. Úspěch: poškození 1k12 prvnímu cíli, pak výboj přeskočí na další, nejvýš 2 m vzdálený, a způsobí 1k6. Kritický úspěch: obojí se po hodu zdvojnásobí. Neúspěch: první cíl utrpí 1k6.
tkds-spell-mage-armour = Kouzelná zbroj
    .text = Na sebe, do příštího přenocování. Úspěch: +2 k OČ. Kritický úspěch: +3. Neúspěch: +1.
tkds-spell-healing = Léčení
    .text = Dotek. Úspěch: vrátí se 1k8+1 životů. Kritický úspěch: maximum, které může padnout. Neúspěch: polovina, nejméně 1.
tkds-spell-identify-magic = Rozpoznání magie
    .text = Rituál na jednu směnu proti HU, kterou určí PJ, jednou denně pro každou věc. Úspěch: ukáže se, co magie dělá. Kritický úspěch: do všech podrobností, i s případnou kletbou. Neúspěch: nic. Kritický neúspěch: nic a další pokus až na nové úrovni.
tkds-spell-water-breathing = Dýchání pod vodou
    .text = Dotek. Úspěch: jeden tvor dýchá pod vodou 8 hodin. Kritický úspěch: všichni na ploše 5 × 5 m. Neúspěch: jeden tvor hodinu.
tkds-spell-bless = Požehnání
    .text = Dosah 10 m, jeden spojenec. Úspěch: +1 k ověřovacím hodům na 10 kol. Kritický úspěch: +2. Neúspěch: +1 na 3 kola.
tkds-spell-dimensional-jump = Dimenzionální skok
    .text = Sesílatel se objeví na místě, na které vidí. Úspěch: až 20 m daleko. Kritický úspěch: až 1 km. Neúspěch: až 10 m.
tkds-spell-dimensional-anchor = Dimenzionální kotva
    .text = Dosah 10 m. Zakotvený se přemístí jen tehdy, když dosáhne výsledku sesílatele. Úspěch: 10 kol. Kritický úspěch: hodina. Neúspěch: 3 kola.
tkds-spell-anti-magic-zone = Antimagická zóna
    .text = Plocha 5 × 5 m. Jiná kouzla seslaná v ní nebo do ní musí dosáhnout i výsledku sesílatele. Úspěch: jedna směna. Kritický úspěch: 7 × 7 m, nebo hodina. Neúspěch: 3 kola.
tkds-spell-greater-healing = Větší léčení
    .text = Dosah 10 m. Úspěch: vrátí se 1k8+8 životů. Kritický úspěch: maximum, které může padnout. Neúspěch: polovina, nejméně 1.
tkds-spell-implosion = Imploze
    .text = Dosah 10 m. Úspěch: poškození 30. Kritický úspěch: 60. Neúspěch: 10.
tkds-spell-stun-curse = Kletba omráčení
    .text = Dosah 10 m. Úspěch: tvor nižší úrovně je omráčen na 1k6 kol, kdokoli jiný na 1. Kritický úspěch: dvakrát déle. Neúspěch: poloviční doba a na tvora stejné či vyšší úrovně to nepůsobí.
tkds-spell-roots = Kořeny
    .text = Dosah 10 m, tvor nejvýš dvakrát větší než člověk. Úspěch: směnu se nehne z místa; vyprostit se je akce, ověření SIL nebo OBR proti HU 10, pro oběť s nevýhodou, pro pomocníky bez ní. Kritický úspěch: oběť se sama nevyprostí. Neúspěch: poloviční hybnost na kolo.
tkds-spell-touch-of-stupidity = Dotek hlouposti
    .text = Dotek, 10 kol. Úspěch: −2 k INT. Kritický úspěch: −4. Neúspěch: −1.
tkds-spell-water-walking = Chůze po vodě
    .text = Dotek. Úspěch: jeden tvor chodí hodinu po vodě. Kritický úspěch: všichni na ploše 5 × 5 m. Neúspěch: jeden tvor směnu.
tkds-spell-magic-weapon = Kouzelná zbraň
    .text = Dotek. Úspěch: +1 k útoku a poškození na 6 kol. Kritický úspěch: +2. Neúspěch: +1 na 3 kola.
tkds-spell-illusory-scene = Iluzorní výjev
    .text = Rituál na jednu směnu: obraz 10 × 10 m až 100 m daleko, na hodinu. Kritický úspěch: umí mluvit a trvá neomezeně. Neúspěch: prohlédne se ověřením INT proti HU 14.
tkds-spell-illusory-terrain = Iluzorní terén
    .text = Rituál na jednu směnu: terén 10 × 10 m až 100 m daleko vypadá jinak, na hodinu. Kritický úspěch: neomezeně. Neúspěch: prohlédne se ověřením INT proti HU 14.
tkds-spell-storm = Bouře
    .text = Plocha 100 × 100 m, udržovaná nejvýš 10 kol. Úspěch: 1k4 blesků za kolo, každý za 3k12, nejvýš jeden na tvora. Kritický úspěch: 2k4 blesků. Neúspěch: jeden blesk každé druhé kolo.
tkds-spell-blinding-curse = Kletba slepoty
    .text = Dosah 10 m. Úspěch: tvor o tři a více úrovní nižší oslepne natrvalo, nižší na směnu, kdokoli jiný na 1k6 kol. Kritický úspěch: o stupeň déle. Neúspěch: o stupeň kratší doba a na tvora stejné či vyšší úrovně to nepůsobí.
tkds-spell-healing-circle = Kruh léčení
    .text = Všichni spojenci do 10 m. Úspěch: každému se vrátí 1k8+8 životů. Kritický úspěch: maximum, které může padnout. Neúspěch: polovina, nejméně 1.

## Stavy po kouzlech

tkds-condition-mage-armour = kouzelná zbroj
tkds-condition-water-breathing = dýchání pod vodou
tkds-condition-blessed = požehnání
tkds-condition-anchored = zakotvení v prostoru
tkds-condition-anti-magic = v antimagické zóně
tkds-condition-stunned = omráčení
tkds-condition-rooted = sevření kořeny
tkds-condition-slowed = poloviční hybnost
tkds-condition-dull = otupělá mysl
tkds-condition-water-walking = chůze po vodě
tkds-condition-magic-weapon = kouzelná zbraň
tkds-condition-storm = udržovaná bouře
tkds-condition-blinded = slepota

## Věci s kouzly

tkds-item-wand = hůlka
    .acc = hůlku
tkds-item-rod = žezlo
tkds-item-magic-staff = kouzelná hůl
    .acc = kouzelnou hůl

## Co brání kouzlení

tkds-cause-casting-armour = zbroj nebo štít překáží
tkds-cause-casting-threatened = nepřítel na dosah
tkds-cause-casting-scroll = svitek neznámé disciplíny

## Kroky

tkds-step-casting = { $who } sesílá kouzlo „{ $spell }“, kategorie { $category }, HU { $hu }
tkds-step-casting-hindered = { $who } má nevýhodu: { $cause }
tkds-step-casting-against = překáží jiná magie: { $who } musí dosáhnout { $total }
tkds-step-vessel-used = { $who } bere { $item-acc } a sesílá kouzlo „{ $spell }“
tkds-step-cast-exhausting = { $who } místo energie platí vyčerpáním
tkds-step-cast-for-nothing = { $who } za to aspoň nic neplatí
tkds-step-cast-paid = { $who } platí { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
        [many] { $cost } bodu
       *[other] { $cost } bodů
    } magické energie
tkds-step-spell-doubled = kritický úspěch, „{ $spell }“: poškození se počítá dvojnásob
tkds-step-spell-healing = „{ $spell }“: { $target } získává zpět nejvýš { $points ->
        [one] { $points } život
        [few] { $points } životy
        [many] { $points } života
       *[other] { $points } životů
    }
tkds-step-spell-leap = { $who } se může objevit až { $metres } m daleko
tkds-step-spell-zone = „{ $spell }“ vyplní na { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    } čtverec o hraně { $metres } m, síla { $value }
tkds-step-spell-zone-area = „{ $spell }“ vyplní na { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    } „{ $area }“, síla { $value }
tkds-step-spell-immune = „{ $spell }“ nepůsobí, { $target } je imunní: { $condition }
tkds-step-spell-lasts =
    { $laid ->
        [mage-armour] { $target } má na sobě kouzelnou zbroj
        [water-breathing] { $target } může dýchat pod vodou
        [blessed] { $target } má požehnání
        [anchored] { $target } se nemůže přemístit, drží jako kotva
        [anti-magic] magie hasne tam, kde stojí { $target }
        [stunned] { $target } neví, co se děje: je to omráčení
        [rooted] kořeny ovíjejí nohy, { $target } se nehne z místa
        [slowed] { $target } se pohybuje napůl tak rychle
        [dull] { $target } má otupělou mysl
        [water-walking] { $target } může chodit po vodě
        [magic-weapon] { $target } má v ruce zbraň zářící magií
        [storm] { $target } udržuje bouři
        [blinded] { $target } přichází o zrak
       *[other] { $target } je pod vlivem kouzla: { $condition }
    }{ $gives ->
        [defence] , +{ $value } k OČ
        [checks] , +{ $value } k ověřovacím hodům
        [weapon] , +{ $value } k útoku a poškození
        [intelligence] , −{ $value } k INT
        [total] , překoná to jen výsledek { $value } a víc
        [fast] , bez pomoci se nelze vyprostit
        [storm-1] , jeden blesk každé druhé kolo
        [storm-2] , 1k4 blesků za kolo
        [storm-3] , 2k4 blesků za kolo
       *[other] { "" }
    }{ $until ->
        [night] , do příštího přenocování
       *[end] , dokud to něco neukončí
    }
tkds-step-spell-resisted = „{ $spell }“ nezabírá, { $target } odolává: { $condition }
tkds-step-spell-rounds =
    { $laid ->
        [mage-armour] { $target } má na sobě kouzelnou zbroj
        [water-breathing] { $target } může dýchat pod vodou
        [blessed] { $target } má požehnání
        [anchored] { $target } se nemůže přemístit, drží jako kotva
        [anti-magic] magie hasne tam, kde stojí { $target }
        [stunned] { $target } neví, co se děje: je to omráčení
        [rooted] kořeny ovíjejí nohy, { $target } se nehne z místa
        [slowed] { $target } se pohybuje napůl tak rychle
        [dull] { $target } má otupělou mysl
        [water-walking] { $target } může chodit po vodě
        [magic-weapon] { $target } má v ruce zbraň zářící magií
        [storm] { $target } udržuje bouři
        [blinded] { $target } přichází o zrak
       *[other] { $target } je pod vlivem kouzla: { $condition }
    }{ $gives ->
        [defence] , +{ $value } k OČ
        [checks] , +{ $value } k ověřovacím hodům
        [weapon] , +{ $value } k útoku a poškození
        [intelligence] , −{ $value } k INT
        [total] , překoná to jen výsledek { $value } a víc
        [fast] , bez pomoci se nelze vyprostit
        [storm-1] , jeden blesk každé druhé kolo
        [storm-2] , 1k4 blesků za kolo
        [storm-3] , 2k4 blesků za kolo
       *[other] { "" }
    }, na { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }
tkds-step-spell-let-go = { $who } přestává udržovat kouzlo „{ $spell }“
tkds-step-concentration-shaken = soustředění kolísá, { $who } bojuje o kouzlo „{ $spell }“
tkds-step-concentration-kept = { $who } přesto kouzlo „{ $spell }“ udrží
tkds-step-concentration-lost = { $who } kouzlo „{ $spell }“ neudrží

## Otázky a hody

tkds-ask-spell-grows = „{ $spell }“ je kritický úspěch: na hodinu, nebo na plochu { $area } × { $area } m?
tkds-option-spell-grows-longer = hodina
tkds-option-spell-grows-wider = větší plocha
tkds-roll-spell = { $who }: hoď { $die } na účinek kouzla

## Účinky

tkds-effect-magic-spent = { $who } spotřebuje { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } magické energie
tkds-effect-magic-gained = { $who } získává zpět { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } magické energie
tkds-effect-enchanted =
    { $who } je pod vlivem kouzla: { $condition }{ $gives ->
        [defence] , +{ $condition-value } k OČ
        [checks] , +{ $condition-value } k ověřovacím hodům
        [weapon] , +{ $condition-value } k útoku a poškození
        [intelligence] , −{ $condition-value } k INT
        [total] , překoná to jen výsledek { $condition-value } a víc
        [fast] , bez pomoci se nelze vyprostit
        [storm-1] , jeden blesk každé druhé kolo
        [storm-2] , 1k4 blesků za kolo
        [storm-3] , 2k4 blesků za kolo
       *[other] { "" }
    }{ $condition-until ->
        [rounds] , doba v kolech: { $condition-rounds }
        [night] , do příštího přenocování
       *[end] , dokud to něco neukončí
    }
tkds-effect-concentration-begun = { $who } teď musí udržovat kouzlo „{ $spell }“
tkds-effect-spell-ended = { $who } přichází o kouzlo „{ $spell }“
tkds-effect-leapt = { $who } se přemísťuje, nejdál { $metres } m
tkds-effect-zone-laid = { $who } klade na místo magii, { $zone-metres } × { $zone-metres } m: { $condition }, k překonání celkem { $zone-value }, doba v kolech: { $zone-rounds }
tkds-effect-magic-learned = { $who } zjišťuje, co tahle magie dělá{ $subject ->
        [thing] { "" }
       *[other] , „{ $subject }“
    }: { $outcome }
tkds-effect-subject-tried = { $who } už nemůže kouzlo „{ $spell }“ zkusit na { $subject ->
        [thing] tomtéž
       *[other] „{ $subject }“
    } { $until ->
        [level] před novou úrovní
       *[other] téhož dne
    }
tkds-effect-spell-told = { $who } sesílá „{ $spell }“ a PJ říká, co se děje: { $outcome }
tkds-effect-grew-exhausted = { $who } trpí vyčerpáním
tkds-effect-thing-used = { $who } spotřebuje { $item-acc }

## Situace, údaje, nabídky

tkds-situation-cast = seslání kouzla
tkds-situation-concentration = udržení kouzla po poškození
tkds-param-spell = kouzlo
tkds-param-target-level = úroveň cíle
tkds-param-target-hp = plné životy cíle
tkds-param-caster-level = úroveň sesílatele
tkds-param-wounds = kolik z těchto životů spojenci chybí; všechny: leží a umírá
tkds-param-magic = kolik je magické energie
tkds-param-second = zda vedle stojí druhý nepřítel
tkds-param-scroll = zda se čte ze svitku
tkds-param-exhausts = zda se platí vyčerpáním
tkds-param-grows = co kritický úspěch zvětší
tkds-value-grows-longer = trvání
tkds-value-grows-wider = plocha
tkds-param-subject = co se zkoumá
tkds-offer-cast = Sešli kouzlo
tkds-offer-cast-exhausting = Sešli kouzlo a zaplať vyčerpáním
tkds-offer-read-scroll = Sešli kouzlo ze svitku, hůlky, žezla nebo hole
tkds-offer-end-spell = Přestaň udržovat kouzlo
tkds-offer-keep-spell = Ověř něčí soustředění

## Chyby

error-no-such-spell = „{ $text }“ není kouzlo; vyber jedno z: { $allowed }
error-spell-not-known = „{ $spell }“ je kouzlo, které { $who } neumí; sešli vlastní, nebo přečti svitek
error-spell-too-high = „{ $spell }“ vyžaduje úroveň { $level }; sešli kouzlo nižší kategorie
error-too-little-magic = „{ $left }“ je málo magické energie ({ $who }), kouzlo stojí { $cost }; nejdřív si odpočiň, nebo sešli levnější
error-cannot-exhaust = „{ $who }“ nemůže platit vyčerpáním; je k tomu třeba perk a postava ještě nesmí být vyčerpaná
error-ritual-in-fight = „{ $spell }“ je rituál na celou směnu; sešli ho po boji
error-hands-full =
    { $hands ->
        [one] je potřeba { $hands } volná ruka; nejdřív něco odlož
        [few] jsou potřeba „{ $hands }“ volné ruce; nejdřív něco odlož
        [many] je potřeba „{ $hands }“ volné ruky; nejdřív něco odlož
       *[other] je potřeba „{ $hands }“ volných rukou; nejdřív něco odlož
    }
error-armour-stops-magic = „{ $who }“ nosí zbroj nebo štít, se kterými nemá výcvik; ke kouzlení je odlož
error-spell-targets = „{ $spell }“ takto zamířit nelze; uveď různé vhodné cíle, od { $least } do { $most }
error-spell-out-of-range = „{ $target }“ je { $distance } m daleko, { $spell } dosáhne { $most } m; jdi blíž, nebo vyber jiný cíl
error-tried-already = „{ $subject }“ už se zkoumalo ({ $who }); zkus to zítra, po kritickém neúspěchu až na nové úrovni
error-subject-missing = „{ $spell }“ něco zkoumá; řekni co, třeba subject=prsten
error-not-a-scroll = „{ $who }“ tam nemá nic s tímto kouzlem ({ $spell }); uveď místo svitku, hůlky, žezla nebo hole
error-needs-discipline = „{ $item }“ ({ $spell }) vyžaduje disciplínu, kterou { $who } neovládá; dej tu věc někomu, kdo ji ovládá
error-no-spell-kept = „{ $who }“ žádné kouzlo neudržuje; nejdřív sešli takové, které vyžaduje soustředění

## Příklady

example-tkds-ex-m1 = Mág s INT +3 hodí 10 proti HU 12: výboj způsobí 7, přeskočí na druhého nepřítele za 4 a stojí 4 body energie.
example-tkds-ex-m2 = 19 dává 22, o deset nad HU: poškození obou se po hodu zdvojnásobí.
example-tkds-ex-m3 = I neúspěch způsobí 1k6 prvnímu cíli a energie se stejně zaplatí.
example-tkds-ex-m4 = Léčení se nezdaří, 11 proti HU 12: polovina z 2+1, zaokrouhlená dolů, je 1.
example-tkds-ex-m5 = Přirozená 20 vyléčí maximum: 9.
example-tkds-ex-m6 = Svitek neznámé disciplíny se čte s nevýhodou: z 15 a 11 platí 11 a energie se neutrácí.
example-tkds-ex-m7 = Sesílatel s +4 hodí po poškození 11: 15 proti HU 16 nestačí a kouzlo končí.
example-tkds-ex-m8 = Zloděj s k6 se dobře vyspí: vrátí se 6 životů, na jakékoli úrovni, a všechna esence.
example-tkds-ex-m9 = Mág získá zpět 10 bodů magické energie podle k10 a životy do maxima.
example-tkds-ex-m10 = Směna věnovaná doplňování vrátí jeden bod esence; na hodu štěstí padne 5 a nic se nestane.
