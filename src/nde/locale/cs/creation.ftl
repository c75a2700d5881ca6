# Tvorba, čtení a rozvoj postav.

## Otázky při tvorbě

ask-name = Jak se postava jmenuje?
ask-concept = Kdo je postava, jednou větou?
ask-role = Jaká role?
ask-strength-die = Která kostka pro vlastnost { attribute-strength }?
ask-dexterity-die = Která kostka pro vlastnost { attribute-dexterity }?
ask-power-die = Která kostka pro vlastnost { attribute-power }?
ask-strength-modifier = Která oprava pro vlastnost { attribute-strength }?
ask-dexterity-modifier = Která oprava pro vlastnost { attribute-dexterity }?
ask-power-modifier = Která oprava pro vlastnost { attribute-power }?
ask-talent-1 = První talent: v čem je postava dobrá?
ask-talent-2 = Druhý talent: v čem ještě?
ask-talent-3 = Třetí talent: v čem ještě?
ask-talent-4 = Čtvrtý talent: v čem ještě?
ask-weapon = Jaká zbraň nebo jiný nástroj k boji?
ask-protection = Jaká ochrana?
ask-gear-1 = První užitečná věc?
ask-gear-2 = Druhá užitečná věc?
ask-gear-3 = Třetí užitečná věc?
ask-gear-4 = Čtvrtá užitečná věc?
ask-gear-5 = Pátá užitečná věc?
ask-gear-6 = Šestá užitečná věc?
option-protection-none = bez ochrany
option-d4 = k4
option-d6 = k6
option-d8 = k8
option-d10 = k10
option-d12 = k12
option-d20 = k20

## Kroky při tvorbě

step-starting-die = { $attribute } začíná na { $die }
step-starting-level = { $attribute } začíná na úrovni { $level } ({ $threshold }+)
step-starting-modifier = { $attribute } začíná na { $modifier }
step-starting-resources =
    { $luck ->
        [0] na začátek: { count-hearts }, { count-mana }
       *[other] na začátek: { count-hearts }, { count-mana }, { count-luck }
    }
step-nothing-to-shoot-with = ničím z toho se nedá střílet ani házet: útoky na dálku potřebují luk, prak nebo něco podobného

## Rozvoj

ask-advance = V čem se postava zlepší?
option-advance-strength = { attribute-strength } o stupeň výš
option-advance-dexterity = { attribute-dexterity } o stupeň výš
option-advance-power = { attribute-power } o stupeň výš
option-advance-heart = o jedno srdce víc
option-advance-mana = o jeden bod many víc
nde14-option-advance-mana = o jeden bod moci víc
option-advance-asset = nový trumf
ask-asset-text = Jaký je nový trumf, jednou větou?
step-advanced-die = { $attribute } roste: { $old-die } → { $new-die }
step-advanced-level = { $attribute } roste: teď { $level } ({ $threshold }+)
step-advanced-modifier = { $attribute } roste: { $old } → { $new }
step-advanced-heart = nové maximum: { count-hearts }
step-advanced-mana = nové maximum: { count-mana }
step-advanced-asset = nový trumf: { $asset }

## Deník postavy

sheet-name = Jméno
sheet-concept = Koncept
sheet-role = Role postavy
sheet-weapon = Zbraň nebo nástroj
sheet-protection = Ochrana
sheet-talents = Talenty
sheet-gear = Užitečné věci
sheet-assets = Trumfy
track-hearts = Srdce
track-mana = Body many
nde14-track-mana = Body moci
track-luck = Špetky štěstí
track-armour = Žeton zbroje
track-wounds = Zranění
nde14-track-wounds = Srdce
refill-breather = vrací se po konfliktu, když je chvíle na oddech
refill-one-then-rest = 1 se vrací po konfliktu, všechny po bezpečném odpočinku
refill-rest = vrací se po bezpečném odpočinku
refill-scene = vrací se s každou scénou
refill-session = vrací se s každým sezením
refill-never = samovolně se nevrací

## Chyby v dokumentu

error-unknown-key = „{ $key }“ tu není klíčem; na výběr: { $allowed }
error-misspelt-key = „{ $key }“ tu není klíčem; neměl to být „{ $nearest }“?
error-key-missing = chybí „{ $key }“; doplň ho
error-choice-missing = chybí „{ $key }“; doplň ho s hodnotou, na výběr: { $allowed }
error-not-a-number = „{ $text }“ není celé číslo; napiš číslo jako 3, bez uvozovek
error-number-outside = „{ $number }“ je mimo povolený rozsah; použij { $range }
error-not-a-text = „{ $text }“ není text; dej ho do uvozovek
error-text-empty = text je prázdný; něco napiš, nebo ho vynech
error-text-too-long =
    { $most ->
        [one] „{ $text }“ je příliš dlouhé; použij nejvýš { $most } znak
        [few] „{ $text }“ je příliš dlouhé; použij nejvýš { $most } znaky
       *[other] „{ $text }“ je příliš dlouhé; použij nejvýš { $most } znaků
    }
error-not-a-list = „{ $text }“ není seznam; zapiš ho do hranatých závorek
error-not-a-table = „{ $text }“ není tabulka; zapiš klíče a hodnoty pod nadpis v hranatých závorkách
error-not-yes-or-no = „{ $text }“ není true ani false; napiš jedno z nich
error-not-allowed = „{ $text }“ tu není povoleno; na výběr: { $allowed }
error-misspelt-value = „{ $text }“ tu není povoleno; nemělo to být „{ $nearest }“? Povoleno: { $allowed }

## Chyby v postavě

error-talent-twice = „{ $talent }“ už na seznamu je; vyber jiný talent
error-unknown-variant = „{ $text }“ není varianta této hry; na výběr: { $allowed }
error-not-a-sheet = „{ $text }“ není deník postavy; vyber soubor, který má kind = 'character'
error-newer-sheet = deník má formát „{ $number }“ a tato verze čte nejvýš { $newest }; použij novější verzi
error-sheet-of-other-game = deník patří ke hře „{ $text }“, ne ke hře { $game }; načti ho v jeho vlastní hře
error-more-than-most = „{ $number }“ je víc než maximum { $most }; sniž hodnotu, nebo zvyš maximum
error-no-luck-on-sheet = „{ $number }“ tu být nemůže, protože tato hra nemá špetky štěstí; vynech je
error-no-assets-on-sheet =
    { $count ->
        [one] tato hra nemá trumfy a v deníku je { $count }; vynech ho
        [few] tato hra nemá trumfy a v deníku jsou { $count }; vynech je
        [many] tato hra nemá trumfy a v deníku je { $count }; vynech je
       *[other] tato hra nemá trumfy a v deníku je jich { $count }; vynech je
    }
error-too-many-talents =
    { $most ->
        [0] „{ $talent }“ je navíc, protože tato hra nemá talenty; vynech ho
        [one] „{ $talent }“ je navíc: postava má { $most } talent; vynech ho
        [few] „{ $talent }“ je navíc: postava má { $most } talenty; vynech ho
        [many] „{ $talent }“ je navíc: postava má { $most } talentu; vynech ho
       *[other] „{ $talent }“ je navíc: postava má { $most } talentů; vynech ho
    }
error-below-start = { $attribute } je níž, než kde začíná role { $role }; použij { $start } nebo lepší
error-spread-too-low = role { $role } tak nízko nezačíná; rozděl { $values } a zvyšuj odtud
error-advances-differ = deník uvádí počet zlepšení „{ $number }“, ale vychází { $made }; oprav číslo, nebo zbytek
error-advances-too-few = deník uvádí počet zlepšení „{ $number }“, ale vychází jich nejméně { $least }; oprav číslo, nebo zbytek

## Odmítnutá zlepšení

error-growth-of-the-dead = postava je mrtvá a dál se nevyvíjí; vytvoř novou
error-nothing-to-advance = všechno je na maximu; není už co zvýšit
error-no-such-advance = „{ $text }“ není zlepšení; na výběr: { $allowed }
error-attribute-at-top = { $attribute } má „{ $value }“ a výš to nejde; zvyš něco jiného
error-hearts-at-cap =
    { $cap ->
        [one] víc než { $cap } srdce mít nelze; zvyš něco jiného
        [few] víc než { $cap } srdce mít nelze; zvyš něco jiného
        [many] víc než { $cap } srdce mít nelze; zvyš něco jiného
       *[other] víc než { $cap } srdcí mít nelze; zvyš něco jiného
    }
error-mana-at-cap = víc many než { $cap } mít nelze; zvyš něco jiného
nde14-error-mana-at-cap = víc bodů moci než { $cap } mít nelze; zvyš něco jiného
error-no-assets-in-game = tato hra nemá trumfy; zvyš něco jiného
error-asset-without-text = trumf nemá text; řekni jednou větou, co dělá

## Jména

option-name-alder = Olšan
option-name-ash = Jasan
option-name-bryn = Brona
option-name-cole = Koloman
option-name-dara = Darina
option-name-eda = Edita
option-name-fenn = Rákosník
option-name-garrick = Havran
option-name-hale = Hedvika
option-name-isolde = Izora
option-name-jory = Jiřík
option-name-kestrel = Poštolka
option-name-lark = Skřivan
option-name-maren = Mařena
option-name-nell = Neli
option-name-orla = Orlice
option-name-perrin = Petřík
option-name-quill = Pírko
option-name-rowan = Jeřabina
option-name-sable = Sobol
option-name-tamsin = Tomka
option-name-ulric = Oldřich
option-name-vesper = Večernice
option-name-wren = Střízlík

## Koncepty, každý jednou větou

option-concept-deserter = Na útěku z armády, která neodpouští.
option-concept-heir = Poslední krev rodu, po kterém nezůstala ani stopa.
option-concept-courier = Nosí zprávy, na které si nikdo jiný netroufne.
option-concept-healer = Léčí cizince a nikdy se neptá na jména.
option-concept-gambler = Dluží příliš mnoho nesprávným lidem.
option-concept-mapmaker = Kreslí místa, která nejsou na žádné mapě.
option-concept-oathbound = Drží slib daný mrtvým.
option-concept-last-of-crew = Jediná duše, která zbyla ze ztracené posádky.
option-concept-tinker = Spravuje, co jiní vyhazují.
option-concept-exile = Žije ve vyhnanství za cizí zločin.

## Talenty

option-talent-scout = Průzkum
option-talent-negotiator = Vyjednávání
option-talent-climber = Šplhání
option-talent-tracker = Stopování
option-talent-locksmith = Zámečnictví
option-talent-healer = Léčitelství
option-talent-bluffer = Blafování
option-talent-sentinel = Ostražitost
option-talent-shadow = Stín
option-talent-swimmer = Plavání
option-talent-tinkerer = Kutilství
option-talent-scholar = Učenost
option-talent-brawler = Rvačka
option-talent-rider = Jezdectví
option-talent-trader = Obchod
option-talent-navigator = Navigace
option-talent-performer = Vystupování
option-talent-survivor = Přežití

## Zbraně a nástroje pro konflikt

option-weapon-long-axe = dlouhá sekera
    .acc = dlouhou sekeru
option-weapon-hammer = válečné kladivo
option-weapon-broadsword = široký meč
option-weapon-spear = kopí
option-weapon-chain = těžký řetěz
option-weapon-pickaxe = krumpáč
option-weapon-shield-and-club = štít a kyj
option-weapon-halberd = halapartna
    .acc = halapartnu
option-weapon-crowbar = železná tyč
    .acc = železnou tyč
option-weapon-hunting-bow = lovecký luk
option-weapon-crossbow = kuše
    .acc = kuši
option-weapon-sling = prak
option-weapon-throwing-knives = vrhací nože
option-weapon-long-knife = dlouhý nůž
option-weapon-rapier = rapír
option-weapon-blowpipe = foukačka
    .acc = foukačku
option-weapon-javelins = oštěpy
option-weapon-short-bow = krátký luk
option-weapon-throwing-axes = vrhací sekery
option-weapon-whip = bič
option-weapon-carved-staff = vyřezávaná hůl
    .acc = vyřezávanou hůl
option-weapon-crystal = čirý krystal
option-weapon-bell = bronzový zvon
option-weapon-rune-gloves = runové rukavice
option-weapon-lantern = lucerna, která nezhasíná
    .acc = lucernu, která nezhasíná
option-weapon-mask = dřevěná maska
    .acc = dřevěnou masku
option-weapon-book-of-signs = kniha znamení
    .acc = knihu znamení
option-weapon-bone-flute = kostěná flétna
    .acc = kostěnou flétnu
option-weapon-mirror = černé zrcadlo

## Ochrana

option-protection-padded-coat = prošívanice
    .acc = prošívanici
option-protection-leather-jerkin = kožená kazajka
    .acc = koženou kazajku
option-protection-mail-shirt = drátěná košile
    .acc = drátěnou košili
option-protection-breastplate = hrudní plát
option-protection-round-shield = kulatý štít
option-protection-thick-cloak = tlustý plášť
option-protection-warded-charm = ochranný amulet
option-protection-steel-helmet = ocelová přilba
    .acc = ocelovou přilbu

## Užitečné věci

option-gear-rope = lano
option-gear-torch = pochodeň
option-gear-lockpicks = paklíče
option-gear-lantern-oil = láhev lampového oleje
option-gear-chalk = kousek křídy
option-gear-mirror = zrcátko
option-gear-whistle = píšťalka
    .acc = píšťalku
option-gear-crowbar = páčidlo
option-gear-needle-and-thread = jehla a nit
    .acc = jehlu a nit
option-gear-water-skin = měch na vodu
option-gear-dry-food = jídlo na tři dny
option-gear-tinderbox = křesadlo
option-gear-map-case = pouzdro na mapy
option-gear-ink-and-paper = inkoust a papír
option-gear-fishing-line = vlasec a háčky
option-gear-grappling-hook = kotvička
    .acc = kotvičku
option-gear-bandages = obvazy
option-gear-small-bell = zvoneček
option-gear-glass-vial = skleněná lahvička
    .acc = skleněnou lahvičku
option-gear-folding-spade = krátký rýč
option-gear-wax-tablet = vosková tabulka
    .acc = voskovou tabulku
option-gear-spyglass = dalekohled
option-gear-wedges = hrst klínů
option-gear-bag-of-marbles = pytlík kuliček
option-gear-soap = kus mýdla
option-gear-blanket = vlněná deka
    .acc = vlněnou deku

## Trumfy, každý jednou větou

option-asset-crushing-blow = Jednou za scénu vezme zásah zblízka o jedno srdce víc.
option-asset-from-hiding = Jednou za scénu zvedne jednání z úkrytu kostku o stupeň.
option-asset-at-any-price = Jednou za scénu lze za jeden bod moci koupit úspěch za cenu.
option-asset-known-face = V každém městě mi někdo dluží laskavost.
option-asset-never-lost = Vždycky znám cestu zpátky, i potmě.
option-asset-loyal-animal = Doprovází mě věrné zvíře, které rozumí jednoduchým povelům.
