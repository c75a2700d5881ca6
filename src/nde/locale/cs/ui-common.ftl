# Co říká každá část klienta.

ui-common-title = Nano Dungeon Engine
ui-common-tagline = Stůl, který zná pravidla i šance
ui-common-language = Jazyk
ui-common-theme = Barvy
ui-common-theme-auto = podle zařízení
ui-common-theme-light = světlé
ui-common-theme-dark = tmavé
ui-common-close = Zavřít
ui-common-cancel = Zrušit
ui-common-copy = Kopírovat
ui-common-copied = zkopírováno
ui-common-save = Uložit
ui-common-remove = Odebrat
ui-common-add = Přidat
ui-common-engine = program
ui-common-role-gm = vypravěč
ui-common-role-player = hráč
ui-common-role-spectator = divák
ui-common-connecting = připojování…
ui-common-connected = připojeno
ui-common-reconnecting = obnovuje se spojení…
ui-common-over = bez připojení
ui-common-unreachable = server neodpovídá; ověř, jestli běží, a zkus to znovu
ui-common-rule = pravidlo { $rule }
ui-common-rule-word = pravidlo
ui-common-rule-open = Otevřít v pravidlech
ui-common-source-book = z pravidel
ui-common-source-companion = z jiné knihy této hry
ui-common-source-draft = z pozdějšího konceptu autora
ui-common-source-ours = náš doplněk, ne z knih
ui-common-source-own = napsáno u tohoto stolu
ui-common-die-face = { $die }: { $face }
ui-common-unanswered = { $count ->
    [one] { $count } příkaz čeká na odeslání
    [few] { $count } příkazy čekají na odeslání
    [many] { $count } příkazu čeká na odeslání
   *[other] { $count } příkazů čeká na odeslání
}
ui-common-odds = { $what } { $chance }
ui-common-fulfils-wholly = ano
ui-common-fulfils-partly = zčásti
ui-common-fulfils-not = ne
