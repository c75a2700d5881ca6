# První stránka: hned demo, vlastní stůl, nebo cizí.

ui-start-guest = Host
ui-start-demo = Zahraj si teď demo
ui-start-demo-making = Prostírám stůl …
ui-start-demo-text = Tři hrdinové, krátké dobrodružství a vede ho engine. Žádné jméno, žádný účet, nic k instalaci.
ui-start-demo-games = Nebo podle jiných pravidel:
ui-start-join = Přidej se ke stolu
ui-start-join-text = Máš od vypravěče odkaz? Patří sem.
ui-start-join-link = Odkaz ke stolu
ui-start-join-go = Jít tam
ui-start-join-wrong = Tohle k žádnému stolu nevede. Zkopíruj celý odkaz, i s tím, co je za #.
ui-start-join-scan = Na telefonu namiř aplikaci fotoaparátu na kód na obrazovce vypravěče: odkaz se otevře sám.
ui-start-tables = Tvoje stoly
ui-start-tables-all = { $count ->
    [one] Ukázat { $count } stůl
    [few] Ukázat všechny { $count } stoly
    [many] Ukázat všech { $count } stolu
   *[other] Ukázat všech { $count } stolů
}
ui-start-tables-fewer = Ukázat méně
ui-start-untitled = Stůl bez názvu
ui-start-archived = odložený
ui-start-heroes = Hrdinové
ui-start-heroes-text = Vytvoř hrdinu krok za krokem, vytiskni deník, nech si ho tu a přines ho k libovolnému stolu.
ui-start-heroes-go = Vytvořit hrdinu
ui-start-open = Otevři stůl
ui-start-open-text = Dostaneš odkaz pro hráče. Stačí jim prohlížeč.
ui-start-game = Jaká hra?
ui-start-adventure = Co se hraje
ui-start-no-adventure = bez dobrodružství: vyprávíš ty
ui-start-no-adventure-text = Prázdný stůl: scény, protivníky a mapy chystáš ty.
ui-start-leader = Kdo vede?
ui-start-leader-me = já
ui-start-leader-engine = engine
ui-start-engine-needs-adventure = Engine umí vést jen dobrodružství.
ui-start-name = Tvoje jméno
ui-start-heroes-count = Hotoví hrdinové
ui-start-no-heroes = žádní
ui-start-language = Jazyk stolu
ui-start-all-mine = Hraju za všechny hrdiny; jinak je jeden tvůj a ostatní čekají na tvé přátele
ui-start-options = Další možnosti
ui-start-title = Název stolu
ui-start-title-hint = prázdné: podle dobrodružství nebo hry
ui-start-agreement = Na čem se dohodnete
ui-start-agree-undo = Kdo smí brát zpět
ui-start-agree-undo-own = kdo to udělal, a vypravěč
ui-start-agree-undo-anyone = všichni
ui-start-agree-undo-gm = jen vypravěč
ui-start-agree-rulings = Kdo říká, jak je co těžké
ui-start-agree-rulings-gm = vypravěč
ui-start-agree-rulings-anyone = všichni
ui-start-agree-turns = Kdo končí tah družiny a vyhlašuje odpočinek
ui-start-agree-turns-anyone = všichni
ui-start-agree-turns-gm = vypravěč
ui-start-agree-answers = Otázka, kterou někdo dostal
ui-start-agree-answers-wait = čeká na odpověď
ui-start-agree-answers-delay = po minutě dostane obvyklou odpověď
ui-start-agree-answers-at-once = dostane obvyklou odpověď hned
ui-start-game-options = Domácí pravidla hry
ui-start-options-loading = Dívám se do pravidel …
ui-start-option-yes = ano
ui-start-option-no = ne
ui-start-pack = Vybrat vlastní balíček …
ui-start-pack-hint = Soubor TOML s jinými čísly, protivníky a slovy, který se položí přes hru.
ui-start-make = Otevřít stůl
ui-start-making = Prostírám stůl …
