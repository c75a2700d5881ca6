# Hra na papíře: `nde book`, taháky, karty, pravidla, deníky, kroniky.

book-cheat-sheet = Tahák · { $game }
book-for-players = pro hráče
book-for-gm = pro vypravěče
tkds-book-for-gm = pro PJ
book-computed = Každé číslo a každou šanci na této stránce spočítal program z pravidel, podle kterých se hraje.
book-odds-wish = { $what }: { $wish }
book-corner = { $down } / { $across }

book-chronicle = Kronika · { $title }
book-map = Mapa. Jsou na ní: { $who }
book-cards = Karty · { $game }
book-card-foes = protivník
book-card-spells = kouzlo
book-card-items = předmět
book-card-hirelings = pomocník
book-card-conditions = stav
book-card-hazards = nebezpečí

book-rulebook = Kniha pravidel · { $game }
book-as-played = pravidla, podle kterých se hraje
book-contents = Obsah
book-index = Rejstřík
book-options = Volby
book-example = Příklad
book-stat-blocks = Bloky protivníků
book-changed = Jinak než obvykle
book-with-packs = S balíčky: { $packs }
book-credits = Autoři a licence
book-licence = Pravidla patří ke hře a jsou podána vlastními slovy; kód a naše texty jsou pod licencí MIT, čísla bestiáře Cairn pod CC-BY-SA 4.0.
book-yes = ano
book-no = ne
book-option = { $option }: { $value }
book-option-changed = { $option }: { $value } (obvykle { $default })
book-chapter-basics = Základy
book-chapter-characters = Postavy
book-chapter-tests = Zkoušky
book-chapter-board = Na herním plánu
book-chapter-fighting = Boj
book-chapter-powers = Magie a moci
book-chapter-recovery = Újma a odpočinek
book-chapter-advancement = Zlepšení
book-chapter-only-d6 = Jen k6
book-chapter-two-dice = 2k6
book-chapter-gm = Pro vypravěče
book-chapter-optional = Volitelná pravidla
book-chapter-companion = Z doplňkových knih
book-chapter-monsters = Protivníci
book-chapter-load = Co kdo nese
book-chapter-people = Lidé
book-chapter-exploration = Průzkum
book-chapter-creation = Tvorba postavy
book-chapter-equipment = Výbava

## Čeho jsou to hodnoty v tabulce šancí

axis-die = kostka
axis-tn = CČ
axis-t = T
axis-foe = protivník
axis-tier = stupeň
cairn2e-axis-attribute = vlastnost
axis-dice = kostky
axis-skill = dovednost
axis-hu = HU
axis-defence = OČ
axis-other = soupeř
tkds-axis-will = vůle

## Příkaz

cli-about-book = Převede hru na papír: taháky, karty, pravidla, deníky, kroniky.
cli-about-book-cheat-sheet = Vytiskne hru na jednu stránku pro hráče a jednu pro vypravěče.
cli-details-book-cheat-sheet = Formát určuje koncovka souboru: .pdf nebo .html. Bez --out vznikne PDF v aktuální složce. Šance se počítají podle toho, jak se hraje, s balíčky a volbami.
cli-flag-book-cheat-sheet-out = zapíše to do tohoto nového souboru
cli-value-paper = PAPÍR
cli-flag-paper = velikost papíru: a4 nebo letter
cli-example-book-cheat-sheet-1 = book cheat-sheet nde12
cli-example-book-cheat-sheet-2 = book cheat-sheet cairn2e --paper letter --out cairn.html
cli-book-printed = { $title }: uloženo do { $file }
error-no-such-paper = „{ $paper }“ není velikost papíru; na výběr: { $allowed }
error-book-format = koncovka „{ $file }“ neoznačuje žádný formát; na výběr: { $allowed }
cli-about-book-cards = Vytiskne karty k vystřižení: protivníky, kouzla, předměty, pomocníky, stavy.
cli-details-book-cards = Můžeš uvést druhy (foes, spells, items, hirelings, conditions, hazards) nebo jednotlivé karty; bez nich se vytisknou všechny karty hry, devět na stránku se značkami k řezu.
cli-flag-book-cards-out = zapíše to do tohoto nového souboru
cli-place-card = KARTA
cli-example-book-cards-1 = book cards cairn2e goblin troll spells
cli-example-book-cards-2 = book cards tkds conditions --paper letter
error-no-such-card = „{ $name }“ není karta této hry ani druh karet; druhy jsou: { $allowed }
cli-about-book-rules = Vytiskne pravidla hry tak, jak se hraje.
cli-details-book-rules = Každé pravidlo s označením, volby podle nastavení, tabulky, šance a příklady přehrané programem, bloky protivníků, obsah a rejstřík.
cli-flag-book-rules-out = zapíše to do tohoto nového souboru
cli-example-book-rules-1 = book rules nde14
cli-example-book-rules-2 = book rules tkds --lang cs --out pravidla.html
cli-about-book-evening = Vytiskne odehranou hru jako kroniku.
cli-details-book-evening = Soubor je ten, do kterého se hra ukládala nebo do kterého byl stůl vyexportován. --as vypráví to, co ví zvolené místo, jinak to, co ví vypravěč. Koncovka --out je .pdf, .html nebo .md.
cli-flag-book-evening-out = zapíše to do tohoto nového souboru
cli-example-book-evening-1 = book evening vecer.nde
cli-example-book-evening-2 = book evening vecer.nde --as p1 --out vecer.md
