## Lucerna ve sklepě: malá kobka

adventure-lantern-cellar = Lucerna ve sklepě
    .text = Velká lucerna od přívozu je pryč a čluny jsou dnes v noci venku v mlze. Mokré stopy bot vedou ke zřícené celnici a dolů po sklepních schodech. Přineste světlo zpátky, než se někdo utopí.
adventure-lantern-cellar-clock-noise = Hluk
    .full = Kdesi dole se převrhne lavice a hlasy ztichnou. Vědí, že jste tady.

adventure-lantern-cellar-stairs = Sklepní schody
    .text = Déšť stéká po ošlapaných schodech do tmy. Je cítit lůj, mokrý pes a říční bahno.
adventure-lantern-cellar-stairs-listen = Zatajit dech a naslouchat
    .works = Dva hlasy se hádají o příděly. Třetí, hluboký a pomalý, chrápe jako mlýnské kolo: náčelník spí vedle lucerny.
    .fails = Jen déšť a kdesi dole kape voda.
    .tried = tají dech a naslouchá
adventure-lantern-cellar-stairs-down = Sejít po schodech

adventure-lantern-cellar-store = Skladiště
    .text = Puklé sudy, shnilá lana, řada pilířů. Mezi nimi se ve vašem světle zalesknou oči a něco zavrčí.
    .won = Poslední šelma leží bez hnutí mezi sudy. Na její vytí nic neodpovídá.
    .broken = Poslední ze šelem se proplíží mezi sudy pryč. Její vytí už zní zdálky.
adventure-lantern-cellar-store-search = Prohledat sudy
    .works = Za regálem stojí džbán lampového oleje, zapečetěný a plný.
    .fails = Hromada dužin se sesune na zem s rachotem, který ne a ne skončit.
    .tried = prohledává sudy
adventure-lantern-cellar-store-bind = Ovázat rány a popadnout dech
    .works = Natrháte plachtu na pruhy a chvíli sedíte zády ke zdi.
adventure-lantern-cellar-store-arch = Obloukem do chodby
adventure-lantern-cellar-store-steps = Po mokrých schodech dolů ke studni

adventure-lantern-cellar-well = Studniční komora
    .text = Nízká klenba kolem zatopené studny. Voda je černá a docela klidná. Na roubení se blýská něco železného.
    .won = Co vylezlo ze studny, klesá zpátky do ní, po kusech.
    .broken = Co vylezlo ze studny, se zase odplazilo. Voda je černá a tichá.
adventure-lantern-cellar-well-look = Sáhnout po železe na roubení
    .works = Včas zahlédnete bledou ruku pod vodou, popadnete rezavý klíč a uskočíte, právě když se něco zvedá.
    .fails = Klíč máte, jenže studené prsty svírají zápěstí. Po natažené paži se něco sápe z vody.
    .tried = sahá po železe na roubení
adventure-lantern-cellar-well-back = Zpátky nahoru do skladiště

adventure-lantern-cellar-gallery = Propadlá chodba
    .text = Podlaha dlouhé chodby se napůl zřítila. Za dírou je temný výklenek a železné dveře s těžkým zámkem.
    .text-open = Podlaha dlouhé chodby se napůl zřítila. Za dírou je temný výklenek a průchod, jehož železné dveře jsou otevřené.
adventure-lantern-cellar-gallery-probe = Oťukávat desku po desce a najít cestu
    .works = Ťuk, krok, ťuk, krok: pevné desky tvoří křivou pěšinu na druhou stranu.
    .fails = Zrovna deska, která zněla nejlíp, padá dolů. Někdo visí na hraně a dostane se přes ni jen z posledních sil.
    .tried = oťukává desku po desce
adventure-lantern-cellar-gallery-leap = Přeskočit a hodit zpátky lano
    .works = Rozběh, skok a je to. Lano ostatní udrží.
    .fails = Skok skončí na hraně a hrana se utrhne. Rachot se valí celým sklepem.
    .tried = se rozbíhá a skáče
adventure-lantern-cellar-gallery-unlock = Otevřít železné dveře rezavým klíčem
    .works = Klíč se otočí, jako by ho včera naolejovali. Dveře se otevřou bez hlesu.
adventure-lantern-cellar-gallery-force = Vyrazit železné dveře
    .works = Panty povolí dřív než zámek. To nikdo nemohl přeslechnout.
    .fails = Dveře zaduní jako zvon a zůstanou, kde jsou.
    .tried = se vrhá proti železným dveřím
adventure-lantern-cellar-gallery-back = Zpátky do skladiště
adventure-lantern-cellar-gallery-niche = Do temného výklenku
adventure-lantern-cellar-gallery-door = Železnými dveřmi

adventure-lantern-cellar-chapel = Kaple celníků
    .text = Maličká kaple vytesaná ve skále, suchá a tichá. Jednu stěnu pokrývají jména celníků; někdo tu udržuje pořádek mezi oharky svíček.
adventure-lantern-cellar-chapel-rest = Zatarasit výklenek a odpočinout si
    .works = Nikdo nepřichází. Spíte na střídačku a probouzíte se s teplýma rukama.
adventure-lantern-cellar-chapel-read = Přečíst jména na stěně
    .works = Poslední jméno je čerstvé: náčelník tam dole tu býval celníkem a přísahal, že každému člunu posvítí. Tu přísahu mu lze připomenout.
    .fails = Saze a plíseň sežraly písmena. Rozeznáte jen letopočty.
    .tried = se sklání nad jmény na stěně
adventure-lantern-cellar-chapel-back = Zpátky do chodby

adventure-lantern-cellar-guardroom = Strážnice
    .text = Převržené lavice, vyhaslý koš s uhlím, kostky na podlaze. Zloději sahají po zbraních.
    .won = Zloději jsou poraženi. Pod posledním schodem se mihotá teplé světlo.
    .broken = Kdo ze zlodějů mohl ještě běžet, ten utekl. Pod posledním schodem se mihotá teplé světlo.
adventure-lantern-cellar-guardroom-bind = Ovázat rány, než půjdete dál
    .works = V truhle je čisté plátno a půl bochníku chleba. Obojí pomáhá.
adventure-lantern-cellar-guardroom-back = Ustoupit do chodby
adventure-lantern-cellar-guardroom-down = Jít za světlem dolů

adventure-lantern-cellar-vault = Sklepení s lucernou
    .text = Velká lucerna visí na řetězu nad hromadou peněz z cla. Vedle ní, na židli příliš malé pro tak široká záda, sedí náčelník zlodějů.
    .won = Náčelník padá na mince. Sundáváte lucernu z háku.
    .broken = Zloději to vzdají, utečou a mince nechají ležet. Sundáváte lucernu z háku.
adventure-lantern-cellar-vault-bargain = Předstoupit a smlouvat o lucernu
    .works = Náčelník si položí zbraň přes kolena a opře se. „Tak mluvte. Jakou má pro vás cenu?“
    .fails = „Povídejte to řece,“ řekne náčelník a vstane.
    .tried = předstupuje a smlouvá o lucernu
adventure-lantern-cellar-vault-remind = Připomenout starou celnickou přísahu
    .works = Náčelník dlouho hledí do plamene. „Každému člunu světlo,“ ozve se konečně chraplavě. „A kdo nasytí moje lidi?“
    .fails = „Kdo to přísahal, je po smrti,“ řekne náčelník a sáhne po zbrani.
    .tried = připomíná starou celnickou přísahu
adventure-lantern-cellar-vault-terms = Navrhnout podmínky
    .works = Volný převoz a žádné otázky, kdykoli se objeví biřici. Náčelník počítá na tlustých prstech, plivne si do dlaně a lucernu vyhákne.
    .fails = Nabízíte málo a pak zase moc. Náčelník se zasměje a hvízdne na ostatní.
    .tried = navrhuje podmínky
adventure-lantern-cellar-vault-snatch = Vyháknout lucernu, dokud náčelník dřímá
    .works = Jeden článek, druhý, dech zatajený na celou věčnost: máte ji a chrápání ani na chvíli neustane.
    .fails = Řetěz se smekne a s řinkotem sjede po mincích. Než dozní, stojí náčelník na nohou.
    .tried = se po špičkách plíží k lucerně
adventure-lantern-cellar-vault-burn = Hodit lampový olej do koše s uhlím u dveří
    .works = Ohnivá stěna zavře postranní dveře. Kdo jimi chtěl přijít, běží na druhou stranu; náčelník zůstává bez pomoci.
    .fails = Džbán praskne na špatné straně koše. Náčelník řve a stráž už běží.
adventure-lantern-cellar-vault-attack = Zaútočit
    .works = Seběhnete poslední schody. Náčelník odkopne židli a hvízdne na stráž.
adventure-lantern-cellar-vault-back = Utéct do strážnice

adventure-lantern-cellar-ending-won = Světlo znovu hoří
    .text = Vynesete lucernu do deště a postavíte ji na molo. V mlze klepne veslo, pak další; čluny se jeden po druhém vracejí domů.
adventure-lantern-cellar-ending-bargain = Každému člunu světlo
    .text = Dost krve pro dnešní noc. Lucerna hoří na molu, čluny se vracejí a pod celnicí sedí někdo velký potmě a přemýšlí.
adventure-lantern-cellar-ending-lost = Mlha si nechává své
    .text = Sklep ztichne. Na řece na sebe ještě chvíli volají, a pak už ne.

## Solná stezka: pronásledování

adventure-salt-road = Solná stezka
    .text = Soli proti horečce ve vaší brašně by zachránily pevnost v průsmyku; jezdci solného pána je chtějí zpátky. K mostu je to jedna noc běhu a vy už slyšíte kopyta.
adventure-salt-road-clock-pursuit = Pronásledovatelé
    .full = Kopyta za vámi, kopyta vedle vás a pak před vámi stěna koní. Mají vás.

adventure-salt-road-yard = Solný dvůr
    .text = Bílé hromady v měsíčním světle, vysoká zeď, brána se dvěma ospalými strážnými. Pes začíná štěkat.
adventure-salt-road-yard-leap = Přes zeď
    .works = Ruce, kolena, na druhou stranu: seskočíte do uličky dřív, než se pes utrhne z řetězu.
    .fails = Na zdi jsou střepy. Je to spíš pád než skok a pes už to řekl všem.
    .tried = běží ke zdi a skáče
adventure-salt-road-yard-creep = Podél hromad, od stínu ke stínu
    .works = Počítáte kroky stráží a proklouznete mezi jedním krokem a druhým.
    .fails = Hromada se sesune, bílý prach se zvedne jako prapor a někdo vykřikne.
    .tried = se plíží podél hromad, od stínu ke stínu
adventure-salt-road-yard-gate = Přímo bránou, co vám nohy stačí

adventure-salt-road-road = Stará cesta
    .text = Vyjeté koleje, milníky, žádný úkryt. Vlevo šeptá rákosí, vpravo stoupá kozí stezka na hřeben. Za vámi se sbírají pochodně.
adventure-salt-road-road-mislead = Nastražit falešnou stopu ke mlýnu
    .works = Pochodně se zastaví na rozcestí, shluknou se a vydají se špatným směrem.
    .fails = Trvá to moc dlouho a starý stopař se té změti stop jen směje.
    .tried = nastražuje falešnou stopu ke mlýnu
adventure-salt-road-road-reeds = Vlevo do rákosí
adventure-salt-road-road-climb = Vpravo na hřeben

adventure-salt-road-marsh = Bažina
    .text = Černá voda mezi rákosím a hráz, kterou kdysi dávno někdo navršil a od té doby nikdo neopravil.
adventure-salt-road-marsh-wade = Přebrodit se, nejsilnější napřed
    .works = Po prsa, pak po kolena, pak tráva. Sem za vámi žádný kůň nepůjde.
    .fails = Bahno si vezme botu a málem i nohu. Ztratíte čas i kus kůže.
    .tried = se brodí napřed
adventure-salt-road-marsh-feel = Najít pod vodou starou hráz
    .works = Pořád tam je, na dlaň pod hladinou. Bažinou skoro proběhnete.
    .fails = Uprostřed končí. Obracíte se jednou a podruhé a pochodně se blíží.
    .tried = hledá pod vodou starou hráz

adventure-salt-road-ridge = Kozí stezka
    .text = Holá skála a vítr. V nejužším místě stojí v cestě vyhladovělá smečka, hlavy u země.
    .won = Smečka je rozprášena. Hluboko dole visí nad roklí most jako nitka.
    .broken = Smečka utekla. Hluboko dole visí nad roklí most jako nitka.
adventure-salt-road-ridge-breath = Popadnout dech za skalami
    .works = Doušek vody, obvaz, deset klidných nádechů. Kopyta nečekají.
adventure-salt-road-ridge-down = Dolů k mostu

adventure-salt-road-bridge = Lanový most
    .text = Prkna, lana, rokle. Na druhé straně hoří strážní oheň pevnosti. Za vámi první jezdec přitahuje otěže.
adventure-salt-road-bridge-cut = Přeběhnout a přeseknout lana
    .works = Poslední lano s prásknutím povolí. Most se zhoupne k druhé stěně a jezdci stojí a klejí.
    .fails = Lana jsou dehtovaná a tlustá jako paže a čepel klouže. Už sesedají.
    .tried = přebíhá a seká do lan
adventure-salt-road-bridge-swing = Cestou vykopávat prkna
    .works = Prkno za prknem letí do hlubiny. Dnes v noci už za vámi nikdo nepřejde.
    .fails = O jedno prkno moc. Někdo visí oběma rukama na laně, dokud ho ostatní nevytáhnou.
    .tried = cestou kope do prken
adventure-salt-road-bridge-run = Prostě běžet k ohni
    .works = Běžíte a most se pod vámi vzpíná jako hříbě.
    .tried = běží k ohni

adventure-salt-road-caught = V obklíčení
    .text = Kruh koní, pak kruh lidí. Jejich kapitán natahuje pro brašnu ruku v rukavici.
    .won = Kapitán leží v prachu a ostatní usoudí, že sůl za smrt nestojí.
    .broken = Jezdci to vzdávají a obracejí se: sůl za smrt nestojí.

adventure-salt-road-ending-won = Včas
    .text = Léčitelé v pevnosti si vezmou brašnu, než stačíte promluvit. K ránu si první dítě řekne o polévku.
adventure-salt-road-ending-bloody = Včas, ale ne zadarmo
    .text = Projedete bránou na vypůjčených koních, se solí v ranách a s nedotčenou brašnou. Nejdřív se postarají o nemocné; o nic jiného byste nežádali.
adventure-salt-road-ending-lost = Sůl na cestě
    .text = Jezdci soli přepočítají, žádná nechybí, a nechají vás ležet, kde ležíte. V průsmyku čekají do rána.

## Mlýn u brodu: obrana

adventure-mill-ford = Mlýn u brodu
    .text = Proti proudu táhnou nájezdníci a mezi nimi a údolím stojí jediný mlýn se dvorem, plotem a vámi. Udržte ho do svítání; pak už bude údolí vzhůru.
adventure-mill-ford-clock-night = Příští útok
    .full = Od brodu zazní roh. Přicházejí.

adventure-mill-ford-mill = Mlýnský dvůr
    .text = Dvůr se studnou, vozem a nachýleným plotem. U vrat leží dva ranění převozníci, signální oheň na střeše nehoří. Všechno, co teď uděláte, zabere čas.
    .won = Na dvoře je zase ticho. Slyšíte mlýnské kolo a za brodem někoho, kdo počítá.
    .broken = Utekli zpátky za brod. Slyšíte mlýnské kolo a na druhé straně někoho, kdo počítá.
adventure-mill-ford-mill-barricade = Zatlačit vůz do mezery v plotě
    .works = Vůz stojí napříč, zaklíněný mlýnskými kameny. Naráz se jich sem dostane míň.
    .fails = V půli cesty praskne náprava. Mezera zůstává a čas je pryč.
    .tried = se opírá do vozu
adventure-mill-ford-mill-pits = Vykopat podél břehu jámy a zakrýt je
    .works = Sláma přes klacky, klacky přes díry. Od brodu to vypadá jako louka.
    .fails = Každou jámu zalévá voda stejně rychle, jak kopete.
    .tried = kope podél břehu jámy
adventure-mill-ford-mill-wounded = Přenést raněné přes otevřený dvůr do mlýna
    .works = V zabouchnutých dveřích vězí šíp, ale jsou uvnitř, oba dva.
    .fails = Šípy vás zaženou zpátky za studnu. Budete to muset zkusit znovu.
    .tried = vybíhá na otevřený dvůr pro raněné
adventure-mill-ford-mill-beacon = Vylézt na střechu a zapálit signální oheň
    .works = Oheň vyšlehne. Daleko v údolí mu odpoví druhý a za brodem leckdo ztrácí odvahu.
    .fails = Šindele jsou mokré. Dolů je to rychlejší než nahoru.
    .tried = leze k signálnímu ohni
adventure-mill-ford-mill-bind = Ovázat rány a rozdělit se o vodu
    .works = Sedíte na mlýnských kamenech a moc nemluvíte.
adventure-mill-ford-mill-sleep = Spát na střídačku, dokud vás nechají
    .works = Každý hodinu a v botách. Je to víc, než jste čekali.
adventure-mill-ford-mill-wait = Čekat na ně
    .works = Zhasnete světlo a nasloucháte řece.

adventure-mill-ford-ending-won = Svítání nad brodem
    .text = Slunce vychází nad udupanou trávou. Údolí je vzhůru, nájezdníci jsou pryč; u vrat někdo přikrývá plátnem dvě tváře.
adventure-mill-ford-ending-saved = Svítání nad brodem, převozníci žijí
    .text = Slunce vychází, údolí je vzhůru, nájezdníci jsou pryč. Jeden z převozníků už si stěžuje na kaši.
adventure-mill-ford-ending-lost = Kouř nad údolím
    .text = Kolo se točí dál, i když už není nikdo, kdo by ho zastavil. Dole v údolí se rozštěkají psi.

## Co dobrodružství odmítá

error-foes-stand = „{ $option }“ nejde, dokud protivníci ještě bojují; nejdřív je poraz, nebo vyber únikovou cestu
error-flee-first = „{ $option }“ uprostřed tohoto boje nejde: porazte protivníky, nebo ať každý, kdo chce odejít, uteče podle pravidel hry
error-party-withdraws = „{ $option }“ už nejde: družina právě ustupuje z boje a bude pryč, jakmile protivníci dokončí svůj tah
error-nobody-of-yours = „{ $option }“ musí někdo udělat a žádný z tvých hrdinů nemůže; nejdřív si vezmi nebo vytvoř hrdinu, nebo to nech na ostatních
error-hero-needed = „{ $option }“ musí někdo udělat; na výběr: { $allowed }
error-hero-is-out = „{ $hero }“ to teď udělat nemůže; uveď někoho, kdo může jednat
error-adventure-over = dobrodružství skončilo; začni jiné, nebo něco vezmi zpět
error-no-such-adventure = „{ $text }“ není vestavěné dobrodružství; na výběr: { $allowed }

## Chyby v souboru dobrodružství

error-adventure-unreadable = „{ $source }“ není na řádku { $line }, ve sloupci { $column } platný TOML; oprav to tam
error-newer-adventure = dobrodružství má formát „{ $number }“ a tato verze čte nejvýš { $newest }; použij novější verzi
error-not-an-adventure-id = „{ $text }“ není označení; použij malá písmena, číslice a spojovníky
error-reserved-id = místo se nemůže jmenovat „{ $text }“, protože to označení je vyhrazené; zvol jiné
error-no-such-story-place = „{ $text }“ není místo tohoto dobrodružství; na výběr: { $allowed }
error-no-such-story-clock = „{ $text }“ nejsou hodiny tohoto dobrodružství; na výběr: { $allowed }
error-no-such-ending = „{ $text }“ není konec tohoto dobrodružství; na výběr: { $allowed }
error-adventure-for-other-game = „{ $text }“ je pro hru { $game }: co jsou { $names } v { $own }, nikdo neví; hraj je v { $game }, nebo každému z nich dej kind
error-flag-never-set = nic nikdy nenastaví „{ $text }“; někde to nastav, nebo vyber z: { $allowed }
error-place-unreachable = k „{ $text }“ nic nevede; přidej východ nebo „go“, nebo místo odstraň
error-ending-unreachable = ke konci „{ $text }“ nic nevede; přidej s ním „ending“, nebo ho odstraň
error-dead-end = od „{ $text }“ nic nevede dál; přidej východ, „go“ nebo „ending“
error-no-way-to-win = žádný konec není vítězství; napiš do jednoho z nich „won = true“
error-map-too-large = mapa má { $width } × { $height } polí; zmenši ji nejvýš na { $widest } × { $highest }
error-map-letter-unknown = na mapě není „{ $text }“; nakresli to, nebo vyber z: { $allowed }
error-map-without-heroes = na mapě není místo pro hrdiny; napiš 1, 2, 3… tam, kde začínají
error-map-without-foes = na mapě není místo pro protivníky; napiš a, b, c… tam, kde začínají
error-capital-on-map = na mapě jsou velká písmena „{ $text }“; hrdiny označ číslicemi a protivníky malými písmeny
error-same-message = dvě věci se tu jmenují „{ $text }“; dej jedné z nich jiné označení

## Bestie u mostu: jeden boj

adventure-old-bridge = Bestie u mostu
    .text = Poslední most před průsmykem, za soumraku. Mula nechce dál, a pak slyšíte proč.

adventure-old-bridge-bridge = Starý most
    .text = Mokrá prkna, rozbitý vůz, po obou stranách rákosí. Vycházejí z něj stíny, při zemi a beze spěchu, a za nimi něco většího: nedělají to poprvé.
    .won = Poslední bestie se vleče do rákosí. Za vámi si mula odfrkne a vykročí.
    .broken = Bestie se stáhnou a zmizí v rákosí. Za vámi si mula odfrkne a vykročí.

adventure-old-bridge-ending-won = Cesta je volná
    .text = Otřete čepele a přejdete. Za tmy už hoří oheň, bublá kotlík a příběh je s každým vyprávěním lepší.
adventure-old-bridge-ending-lost = Most mlčí
    .text = Ráno vozka najde na druhém břehu pasoucí se mulu a diví se, čí asi byla.
