# Příkazový řádek.  Texty nápovědy jsou prosté řádky, aby `nde --help` nemuselo načítat Fluent.

## Help

cli-about = Nano Dungeon Engine: hry na hrdiny, které hraje i počítá tentýž kód.
cli-usage = použití:
cli-commands = příkazy:
cli-flags = přepínače:
cli-examples = příklady:
cli-more-help = „nde help roll“ vysvětlí příkaz. Samotné „nde“ otevře příkazový řádek.

cli-about-roll = Hodí kostkami a ukáže, co na každé padlo.
cli-about-odds = Přesné šance hodu nebo situace ve hře.
cli-about-resolve = Vyhodnotí situaci jednou podle pravidel a řekne, která se použila.
cli-about-character = Tvoří, kontroluje, ukazuje, vylepšuje a převádí postavy.
cli-about-character-new = Vytvoří postavu.
cli-about-character-check = Zkontroluje deník postavy a vypíše všechny chyby.
cli-about-character-show = Ukáže deník postavy.
cli-about-character-advance = Využije jedno zlepšení a zapíše deník zpět.
cli-about-character-convert = Převede postavu do jiné varianty její hry.
cli-about-rules = Vypíše pravidla hry, ukáže jedno, nebo v nich hledá.
cli-about-games = Vypíše hry, jejich situace, parametry a volby.
cli-about-foes = Vypíše bloky hodnot hry, nebo ukáže jeden.
cli-about-import = Načte bloky hodnot a jiné dokumenty odjinud.
cli-about-verify = Zkontroluje záznam hodů: odpovídá každý výsledek semínku?
cli-about-help = Vysvětlí příkaz.

cli-details-roll = Kostky se píší k20, 2k6+1, 4k6kh3, max(k8,k8), k6!, k%. Odložená kostka se ukazuje jako ~2~. Bez --seed a --faces náhodu dodává operační systém.
cli-details-odds = Parametry se píší klíč=hodnota; „nde games nde12 strike“ vypíše parametry situace.
cli-details-resolve = Bez --answers se hází; na otázky se program ptá v terminálu, jinde odpoví výchozí volbou.
cli-details-character-new = Volby se píší klíč=hodnota, třeba role=rogue nebo talents=Průzkum,Jezdectví. Na zbytek se program v terminálu zeptá, jinde jej vybere sám.
cli-details-import = Druh je „statblocks“; „-“ čte standardní vstup. Předpoklady jsou vypsané pod každým blokem. Návratový kód je 0 jen tehdy, když se podařilo načíst všechno.
cli-details-verify = Návratový kód je 0 jen tehdy, když je doložen každý výsledek.

cli-place-command = PŘÍKAZ
cli-place-expression = KOSTKY
cli-place-game = HRA
cli-place-game-or-expression = HRA|KOSTKY
cli-place-game-or-rule = HRA|PRAVIDLO
cli-place-situation = SITUACE
cli-place-foe = PROTIVNÍK
cli-place-pair = klíč=hodnota
cli-place-kind = DRUH
cli-place-file = SOUBOR
cli-place-choice = VOLBA
cli-place-variant = VARIANTA

cli-value-number = N
cli-value-faces = 3,4
cli-value-file = SOUBOR
cli-value-answers = 4,wound
cli-value-option = VOLBA
cli-value-setting = VOLBA=HODNOTA
cli-value-word = SLOVO
cli-value-language = JAZYK
cli-value-text = text

cli-flag-times = hodit tolikrát
cli-flag-seed = stejné číslo dá stejné hody
cli-flag-faces = výsledky skutečných kostek v pořadí hodů
cli-flag-log = zapsat záznam hodů, který ověří „nde verify“
cli-flag-answers = výsledky kostek a volby v pořadí otázek
cli-flag-both = obě čtení nejvyššího čísla na kostce vedle sebe
cli-flag-compare = všechny hodnoty volby vedle sebe
cli-flag-set = hrát s jinou hodnotou volby
cli-flag-pack = použít na hru balíček: soubor, nebo název vestavěného balíčku
cli-flag-surprise = náhodně vybrat vše, co zůstalo otevřené
cli-flag-toml = vypsat deník jako soubor
cli-flag-out = zapíše to do tohoto nového souboru
cli-flag-search = ukázat jen to, co obsahuje toto slovo
cli-flag-lang = en, pl, de nebo cs; výchozí je jazyk systému
cli-flag-json = odpovědět ve formátu JSON, pro programy
cli-flag-help = ukázat tuto nápovědu
cli-flag-version = ukázat verzi

cli-example-start-1 = roll "2k6+1"
cli-example-start-2 = odds nde12 strike die=k10 foe=boss help=1
cli-example-start-3 = character new nde12 role=rogue
cli-example-roll-1 = roll "2k6+1"
cli-example-roll-2 = roll 4k6kh3 --times 6 --seed 7
cli-example-roll-3 = roll "max(k8,k8)" --faces 3,4
cli-example-odds-1 = odds 4k6kh3
cli-example-odds-2 = odds nde12 test die=k10 tn=6 help=1 steps=-1
cli-example-odds-3 = odds nde12 strike die=k10 foe=boss --both
cli-example-resolve-1 = resolve nde12 strike die=k10 foe=minion
cli-example-resolve-2 = resolve nde12 strike die=k10 foe=minion reach=melee --answers 4 --json
cli-example-character-new-1 = character new nde12 role=rogue
cli-example-character-new-2 = character new nde14 --surprise --seed 7 --out denik.toml
cli-example-character-check-1 = character check denik.toml
cli-example-character-show-1 = character show denik.toml
cli-example-character-advance-1 = character advance denik.toml heart
cli-example-character-convert-1 = character convert denik.toml 2d6
cli-example-rules-1 = rules nde12
cli-example-rules-2 = rules nde14/2.5
cli-example-rules-3 = rules nde12 --search krytí
cli-example-games-1 = games
cli-example-games-2 = games nde12 strike
cli-example-foes-1 = foes cairn2e
cli-example-foes-2 = foes cairn2e black-bear
cli-example-foes-3 = foes cairn2e --search medvěd
cli-example-verify-1 = verify hra.log

## The prompt

cli-welcome = Nano Dungeon Engine. Napiš „play“ a hraj, nebo kostky, třeba 2k6+1; „help“ ukáže příkazy, „lang en“ změní jazyk, „quit“ skončí.
cli-language-is = Jazyk: čeština.
cli-did-you-mean = nemělo to být „{ $meant }“?
cli-how-to-answer = Enter přijme návrh označený *, Ctrl-C skončí, aniž by se cokoli rozhodlo.
cli-answer-again = „{ $answer }“ tu není odpovědí; zadej číslo nebo vyber z: { $allowed }
cli-own-words = nebo vlastními slovy
cli-yes-words = 1 ano a
cli-no-words = 0 ne n

## Dice

cli-roll-summary =
    { $times ->
        [one] { $dice }, { $times } hod: součet { $sum }, nejméně { $least }, nejvíce { $most }, průměr { $mean }
        [few] { $dice }, { $times } hody: součet { $sum }, nejméně { $least }, nejvíce { $most }, průměr { $mean }
       *[other] { $dice }, { $times } hodů: součet { $sum }, nejméně { $least }, nejvíce { $most }, průměr { $mean }
    }
cli-odds-dice = { $dice }: { $least } až { $most }, průměr { $mean }, směrodatná odchylka { $spread }
cli-odds-chart = přesně  alespoň
cli-import-sum =
    { $count ->
        [0] nic se nenačetlo
        [one] načten { $count } blok, { $assumed ->
            [0] bez předpokladů
            [one] { $assumed } předpoklad
            [few] { $assumed } předpoklady
            [many] { $assumed } předpokladu
           *[other] { $assumed } předpokladů
        }
        [few] načteny { $count } bloky, { $assumed ->
            [0] bez předpokladů
            [one] { $assumed } předpoklad
            [few] { $assumed } předpoklady
            [many] { $assumed } předpokladu
           *[other] { $assumed } předpokladů
        }
        [many] načteno { $count } bloku, { $assumed ->
            [0] bez předpokladů
            [one] { $assumed } předpoklad
            [few] { $assumed } předpoklady
            [many] { $assumed } předpokladu
           *[other] { $assumed } předpokladů
        }
       *[other] načteno { $count } bloků, { $assumed ->
            [0] bez předpokladů
            [one] { $assumed } předpoklad
            [few] { $assumed } předpoklady
            [many] { $assumed } předpokladu
           *[other] { $assumed } předpokladů
        }
    }
cli-import-sum-characters = načtení hrdinové: { $count }, učiněné předpoklady: { $assumed }
cli-book-backgrounds = zázemí
cli-book-bonds = pouta
cli-book-omens = znamení
cli-book-traits = rysy
cli-book-spells = kouzla
cli-book-relics = relikvie
cli-book-finds = další věci
cli-book-market = tržiště
cli-book-creatures = tvorové
cli-book-known = tvorové, které hra už má
cli-book-remarks = ponecháno slovy nebo předpokládáno: { $count }
cli-book-written = uloženo do { $file }
cli-book-credit-cairn = Cairn 2e napsal Yochai Gal, https://cairnrpg.com, vydáno pod licencí CC-BY-SA 4.0; zázemí, pouta, znamení, knihy kouzel, relikvie, ceny a příšery tohoto balíčku jsou z knihy, pod stejnou licencí.
cli-verify-sound =
    { $draws ->
        [one] „{ $file }“ je pravý: jeho { $draws } výsledek odpovídá semínku
        [few] „{ $file }“ je pravý: všechny { $draws } výsledky odpovídají semínku
       *[other] „{ $file }“ je pravý: všech { $draws } výsledků odpovídá semínku
    }
cli-verify-unfinished =
    { $draws ->
        [one] „{ $file }“ není uzavřený: { $draws } výsledek a semínko ještě není odhaleno
        [few] „{ $file }“ není uzavřený: { $draws } výsledky a semínko ještě není odhaleno
       *[other] „{ $file }“ není uzavřený: { $draws } výsledků a semínko ještě není odhaleno
    }
cli-verify-broken =
    { $count ->
        [one] „{ $file }“ nic nedokládá: { $count } chyba
        [few] „{ $file }“ nic nedokládá: { $count } chyby
       *[other] „{ $file }“ nic nedokládá: { $count } chyb
    }

## Odds and resolutions

cli-odds-works = celkem { $wish }
cli-odds-effects = Co se může stát:
cli-odds-each-number = { $told } (každé z těch čísel)
cli-odds-assumptions = Tam, kde musí někdo rozhodnout, se předpokládá:
cli-odds-otherwise = místo toho „{ $answer }“: { $outcomes }
cli-odds-compared = Porovnání podle „{ $option }“ ({ $rules }):
cli-odds-no-difference = Tady nezáleží na tom, která hodnota platí.
cli-nothing-happens = Nic z toho nevzejde: nic by to tu nezměnilo.
cli-no-test = bez zkoušky
cli-asks-roll = Čeká se: { $roll }
cli-asks-faces = Napiš všechna čísla, která padla, oddělená čárkami.

## Games and rules

cli-games-more = „nde games nde12“ ukáže situace a volby hry, „nde games nde12 strike“ parametry situace.
cli-no-foes = Tato hra nemá bloky hodnot.
cli-situations = situace:
cli-options = volby (* je výchozí hodnota):
cli-option-now = teď { $value }
cli-needed = povinné
cli-default = výchozí { $value }
cli-choices-more = { $choices }, … (celkem { $count })
cli-source-book = Z pravidel { $game }, našimi slovy.
cli-source-companion = Z doplňkových knih k { $game }, našimi slovy.
cli-source-draft = Z pozdějšího konceptu autora { $game }, našimi slovy: samotná pravidla to nechávají otevřené.
cli-source-ours = Přídavek tohoto programu k { $game }.
cli-mark-companion = doplňková kniha
cli-mark-draft = autorův koncept
cli-mark-ours = náš přídavek
sign-companion = { $sign } z jiné knihy této hry
sign-draft = { $sign } z pozdějšího konceptu autora hry
sign-ours = { $sign } naše: není z pravidel
lookup-more =
    { $count ->
        [one] Ještě { $count } položka obsahuje to slovo; druhé slovo výběr zúží.
        [few] Ještě { $count } položky obsahují to slovo; druhé slovo výběr zúží.
        [many] Ještě { $count } položky obsahuje to slovo; druhé slovo výběr zúží.
       *[other] Ještě { $count } položek obsahuje to slovo; druhé slovo výběr zúží.
    }
lookup-choice = Na výběr: { $about }
lookup-in-the-log = V záznamu: „{ $line }“
lookup-explains = Vysvětluje: { $terms }
cli-rule-options = Volby, které se ho týkají (* je výchozí hodnota):
cli-example = Příklad { $id }

## Sheets

cli-sheet-valid = „{ $file }“ nemá chyby
cli-sheet-written = uloženo do { $file }
cli-sheet-keep-hint = přidej --out SOUBOR a deník se uloží
cli-sheet-keep-where = Soubor, kam deník uložit (Enter: neukládat):
cli-sheet-not-kept = neuloženo
cli-sheet-unnamed = beze jména

## What can be wrong

error-no-such-command = „{ $word }“ není příkaz; na výběr: { $allowed }
error-no-such-flag = „{ $word }“ není přepínač tohoto příkazu; na výběr: { $allowed }
error-flag-without-value = „{ $flag }“ nemá hodnotu; připiš ji
error-flag-takes-no-value = „{ $flag }“ nebere hodnotu; vynech rovnítko i to, co je za ním
error-flag-not-a-number =
    { $most ->
        [0] „{ $value }“ není hodnota pro { $flag }; použij celá čísla
       *[other] „{ $value }“ není hodnota pro { $flag }; použij celé číslo od { $least } do { $most }
    }
error-given-twice = „{ $word }“ je tu dvakrát; jedno vynech
error-word-missing =
    { $place ->
        [command] chybí příkaz; na výběr: { $allowed }
        [expression] chybějí kostky; napiš třeba 2k6+1
        [game] chybí hra; vypíše je „nde games“
        [game-or-expression] chybí hra nebo kostky; napiš kostky, třeba 2k6+1, nebo se podívej do „nde games“
        [situation] chybí situace; na výběr: { $allowed }
        [file] chybí soubor; napiš jeho název
        [choice] chybí, co zlepšit; na výběr: { $allowed }
        [variant] chybí varianta; napiš její název
        [language] chybí jazyk; na výběr: { $allowed }
       *[other] chybí „{ $place }“; připiš to
    }
error-pair-without-equals = v „{ $name } { $value }“ chybí rovnítko; napiš { $name }={ $value }
error-game-comes-first = „{ $word }“ je situace; napiš před ni hru, na výběr: { $allowed }
error-word-left-over = „{ $word }“ do tohoto příkazu nepatří; vynech to
error-flags-clash = „{ $one }“ a „{ $other }“ se vylučují; jedno vynech
error-no-such-param = „{ $word }“ není parametr této situace; na výběr: { $allowed }
error-param-missing = chybí „{ $name }“; napiš { $name }= a hodnotu, na výběr: { $values }
error-param-value = „{ $value }“ není hodnota pro { $name }; na výběr: { $allowed }
error-param-range = „{ $value }“ není hodnota pro { $name }; použij celé číslo ({ $range })
error-no-such-game-option = „{ $word }“ není volba této hry; na výběr: { $allowed }
error-setting-unreadable = „{ $text }“ nic nenastavuje; napiš volba=hodnota
error-nothing-to-compare = „{ $game }“ čte nejvyšší číslo na kostce jen jedním způsobem; použij --compare s některou volbou
error-different-params = hodnoty volby „{ $option }“ mají různé parametry, takže je nelze porovnat vedle sebe; ptej se na ně po jedné, s --set, na výběr: { $values }
error-pack-for-other-game = „{ $pack }“ mění { $base }, ne { $game }; použij jej s { $base }
error-no-such-choice = „{ $word }“ tu není potřeba; na výběr: { $allowed }
error-too-many-choices = „{ $word }“ uvádí příliš mnoho hodnot ({ $count }, nejvýš { $most }); některé vynech
error-no-such-variant = „{ $word }“ není varianta této hry; na výběr: { $allowed }
error-no-such-rule-here = „{ $id }“ není pravidlo této hry; vypíše je „nde rules“
error-nothing-found = „{ $word }“ není v žádném pravidle, tabulce ani bloku hodnot; zkus jiné slovo
error-nothing-found-but = „{ $word }“ není v žádném pravidle, tabulce ani bloku hodnot; nemělo to být { $near }?
error-no-such-foe-here = „{ $id }“ není blok hodnot této hry; vypíše je „nde foes“ s názvem hry
error-no-foe-found = „{ $word }“ není v žádném bloku hodnot; zkus jiné slovo
error-file-unreadable =
    { $why ->
        [missing] „{ $file }“ neexistuje; zkontroluj název
        [folder] „{ $file }“ je složka; uveď soubor v ní
        [no-folder] složka souboru „{ $file }“ neexistuje; nejdřív ji vytvoř, nebo uveď jinou
        [forbidden] „{ $file }“ tu nelze číst ani zapisovat; zkontroluj oprávnění
        [encoding] „{ $file }“ není text v UTF-8; ulož jej v UTF-8
        [large] „{ $file }“ je příliš velký; zkontroluj název
       *[other] „{ $file }“ nelze přečíst ani zapsat; zkontroluj název a disk
    }
error-output-lost =
    { $why ->
        [full] výstup se nepodařilo zapsat: disk je plný; uvolni místo a zkus to znovu
        [large] výstup se nepodařilo zapsat: soubor už nesmí růst; povol větší
        [closed] výstup je zavřený; nech jej otevřený, nebo jej pošli do souboru
       *[other] výstup se nepodařilo zapsat; zkontroluj, kam směřuje
    }
error-file-exists = „{ $file }“ už existuje; zvol jiný název, nebo jej nejdřív smaž
error-file-not-toml = „{ $file }“ není na řádku { $line }, ve sloupci { $column } platný TOML; piš třeba role = "rogue"
error-sheet-needs-pack = „{ $file }“ potřebuje balíček „{ $pack }“, který není ve stejné složce ani v aktuální; ulož jej tam, nebo jej uveď s --pack
error-game-not-named = „{ $file }“ neříká, ke které hře patří; přidej řádek game = a hru, na výběr: { $allowed }
error-no-such-reader = dokumenty druhu „{ $kind }“ žádná hra nečte; na výběr: { $allowed }
error-nothing-to-import = v „{ $file }“ není nic, co by šlo číst jako { $kind }; zkontroluj jeho obsah
error-several-heroes = to je několik hrdinů: { $names }; deník patří jednomu, importuj tedy soubor s jedním
error-one-folder = kniha je jedna složka; vynech „{ $folder }“
error-no-book-there = složka „{ $folder }“ neobsahuje soubory { $kind }; uveď složku jeho repozitáře
error-too-many-files = složka „{ $folder }“ obsahuje více než { $most } souborů; uveď jen složku knihy
error-line-unreadable = „{ $line }“ má neuzavřenou uvozovku; uzavři ji
