# Lišta akcí: otázky, akce, čas a tahy, kroky zpět.

ui-acts-title = Co můžeš udělat
ui-acts-question = Odpovídá { $who }
ui-acts-other-asked = Odpovídá { $who }:
ui-acts-suggested = návrh
ui-acts-your-answer = Tvoje odpověď
ui-acts-answer = Odpovědět
ui-acts-drop = Zrušit akci
ui-acts-face = Co padlo, 1 až { $sides }
ui-acts-face-hint = Hoď kostkou a stiskni číslo, které padlo, tady nebo na klávesnici.
ui-acts-choices = Co dál?
ui-acts-by = Kdo to udělá: { $deed }
ui-acts-figures = Kdo jedná
ui-acts-has-acted = po akci
ui-acts-group-attack = Útok
ui-acts-group-raise = Pomoc na nohy
ui-acts-group-heal = Léčení
ui-acts-group-help = Pomoc
ui-acts-group-guard = Obrana
ui-acts-group-prepare = Příprava
ui-acts-group-move = Pohyb
ui-acts-group-escape = Útěk
ui-acts-group-pass = Čekání a konec tahu
ui-acts-group-keep-away = Odstup
ui-acts-group-other = Jiné akce
ui-acts-number = cíl: { $number }
ui-acts-do-it = Provést
ui-acts-usual = Obnovit výchozí
ui-acts-less = méně: { $what }
ui-acts-more-of = více: { $what }
ui-acts-secret = Hodit tajně
ui-acts-real-dice = Zadat hod skutečnými kostkami
ui-acts-clear = Vymazat
ui-acts-walk-first = Nikdo není v dosahu: klikni na zelené pole, nebo vyber, kam jít.
ui-acts-go = Jít
ui-acts-moments = Čas a tahy
ui-acts-moments-more = Další
ui-acts-moment-session = Začít sezení
ui-acts-moment-fight = Začít boj
ui-acts-moment-turn = Ukončit tah
ui-acts-moment-calm = Ukončit boj
ui-acts-moment-breather = Oddechnout si
ui-acts-moment-rest = Odpočinout si
ui-acts-moment-camp = Utábořit se
ui-acts-moment-time = Nechat plynout čas
ui-acts-moment-loud-time = Nechat plynout čas, hlučně
ui-acts-moment-morale = Ověřit morálku protivníků
ui-acts-still = Ještě mohou jednat: { $names }
ui-acts-done = Mám hotovo
ui-acts-not-done = Jednat přece dál
ui-acts-done-waits = Hotovo. Ještě se čeká: { $names }.
ui-acts-end-for-all = Ukončit tah za všechny
ui-acts-end-losing = O svou akci přijdou: { $names }. Ukončit tah?
ui-acts-undo = Zpět
ui-acts-redo = Znovu
ui-acts-undo-preview = Vezme se zpět:
ui-acts-redo-preview = Provede se znovu:
ui-acts-undo-now = Vzít zpět
ui-acts-redo-now = Udělat znovu
ui-acts-entry = zápis { $number }
ui-acts-nothing = Teď nemáš co dělat.
ui-acts-no-hero = Zatím nemáš hrdinu: nejdřív si nějakého vyber.
ui-acts-watching = Díváš se.
ui-acts-keys = Klávesy
ui-acts-keys-on = Používat číslice a písmena jako zkratky
ui-acts-key-take = provést akci s tímto číslem
ui-acts-key-arrows = přecházet mezi akcemi
ui-acts-key-enter = přijmout navrženou odpověď; ukončit tah, jakmile jsou všichni po akci
ui-acts-key-undo = vzít zpět
ui-acts-key-help = ukázat klávesy
ui-acts-key-escape = zavřít, co je otevřené
ui-acts-countdown = { $count ->
    [one] Navržená odpověď se použije za { $count } sekundu.
    [few] Navržená odpověď se použije za { $count } sekundy.
    [many] Navržená odpověď se použije za { $count } sekundy.
   *[other] Navržená odpověď se použije za { $count } sekund.
}
