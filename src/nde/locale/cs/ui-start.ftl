# První stránka: hned demo, vlastní stůl, nebo cizí.

ui-start-guest = Host
ui-start-demo = Zahrát si demo
ui-start-demo-making = Chystá se stůl…
ui-start-demo-text = Tři hrdinové a krátké dobrodružství, které vede program. Žádné jméno, žádný účet, nic k instalaci.
ui-start-demo-games = Nebo podle jiných pravidel:
ui-start-join = Přidat se ke stolu
ui-start-join-text = Máš od vypravěče odkaz? Vlož ho sem.
ui-start-join-link = Odkaz ke stolu
ui-start-join-go = Přidat se
ui-start-join-wrong = Tenhle odkaz ke stolu nevede. Zkopíruj ho celý, i s tím, co je za #.
ui-start-join-scan = Na telefonu namiř aplikaci fotoaparátu na kód na obrazovce vypravěče: odkaz se otevře sám.
ui-start-saved = Pokračovat u uloženého stolu
ui-start-saved-text = Pod „Uložit k pokračování jinde“ dostane vypravěč soubor stolu, s jeho obrázky a kostkami. Tady se pokračuje tam, kde se přestalo, s novými odkazy.
ui-start-saved-file = Vybrat soubor stolu
ui-start-tables = Tvoje stoly
ui-start-tables-all = { $count ->
    [one] Ukázat { $count } stůl
    [few] Ukázat všechny { $count } stoly
    [many] Ukázat všech { $count } stolu
   *[other] Ukázat všech { $count } stolů
}
ui-start-tables-fewer = Ukázat méně
ui-start-untitled = Stůl bez názvu
ui-start-archived = archivovaný
ui-start-heroes = Hrdinové
ui-start-heroes-text = Vytvoř hrdinu krok za krokem, vytiskni deník, hrdinu si tu ulož a přiveď ho k libovolnému stolu.
ui-start-heroes-go = Vytvořit hrdinu
ui-start-open = Otevřít stůl
ui-start-open-text = Dostaneš odkaz pro hráče. Stačí jim prohlížeč.
ui-start-game = Jaká hra?
ui-start-adventure = Dobrodružství
ui-start-new = Něco nového: nikdo to ještě nehrál
ui-start-new-text = Cíl, asi tucet míst, vlastní hodiny a zvrat. Protivníci se vybírají pro tvé hrdiny, což trvá několik sekund.
ui-start-danger = Jak nebezpečné?
ui-start-danger-safe = bezpečné: kdo neztratí hlavu, vrátí se domů
ui-start-danger-risky = riskantní: poslední boj se dá prohrát
ui-start-danger-deadly = smrtelné: domů se nevrátí všichni
ui-start-no-adventure = bez dobrodružství: vyprávíš ty
ui-start-no-adventure-text = Prázdný stůl: scény, protivníky a mapy chystáš ty.
ui-start-leader = Kdo vede hru?
ui-start-leader-me = já
ui-start-leader-engine = program
ui-start-engine-needs-adventure = Program umí vést jen hotové dobrodružství.
ui-start-name = Tvoje jméno
ui-start-heroes-count = Hotoví hrdinové
ui-start-no-heroes = žádní
ui-start-language = Jazyk stolu
ui-start-all-mine = Hrát za všechny hrdiny (jinak bude jeden tvůj a ostatní počkají na přátele)
ui-start-options = Další možnosti
ui-start-title = Název stolu
ui-start-title-hint = nech prázdné a použije se název dobrodružství nebo hry
ui-start-agreement = Dohody u stolu
ui-start-agree-undo = Kdo smí brát kroky zpět
ui-start-agree-undo-once = hráči své kroky, ale hody jen jednou za tah
ui-start-agree-undo-own = hráči své kroky, vypravěč všechny
ui-start-agree-undo-anyone = všichni
ui-start-agree-undo-gm = jen vypravěč
ui-start-agree-rulings = Kdo určuje obtížnost
ui-start-agree-rulings-gm = vypravěč
ui-start-agree-rulings-anyone = všichni
ui-start-agree-turns = Kdo ukončuje tahy a vyhlašuje odpočinek
ui-start-agree-turns-anyone = všichni
ui-start-agree-turns-gm = vypravěč
ui-start-agree-answers = Když hráč dostane otázku
ui-start-agree-answers-wait = počkat na odpověď
ui-start-agree-answers-delay = po minutě použít výchozí odpověď
ui-start-agree-answers-at-once = hned použít výchozí odpověď
ui-start-game-options = Domácí pravidla hry
ui-start-options-loading = Načítají se pravidla…
ui-start-option-yes = ano
ui-start-option-no = ne
ui-start-pack = Vybrat vlastní balíček…
ui-start-pack-hint = Soubor TOML, který hře mění čísla, protivníky a slova.
ui-start-make = Otevřít stůl
ui-start-making = Chystá se stůl…
ui-start-on-shelf = na tvé polici
