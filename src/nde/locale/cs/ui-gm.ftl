# Nástroje vypravěče.

ui-gm-title = Nástroje vypravěče
ui-gm-fold = Skrýt nástroje
ui-gm-tool-foes = Protivníci
ui-gm-tool-scene = Scéna
ui-gm-tool-clocks = Hodiny
ui-gm-tool-secrets = Tajemství
ui-gm-tool-decree = Rozhodnutí
ui-gm-tool-table = Stůl
ui-gm-foe-search = Hledat mezi protivníky
ui-gm-foes-found = Nalezení protivníci
ui-gm-foes-none = Takový protivník tu není.
ui-gm-foes-more = { $count ->
    [one] a ještě { $count }; napiš část názvu
    [few] a ještě { $count }; napiš část názvu
    [many] a ještě { $count }; napiš část názvu
   *[other] a ještě { $count }; napiš část názvu
}
ui-gm-foes-hint = Vyber protivníka a prohlédni si ho, nebo ho přetáhni na mapu.
ui-gm-count = Kolik
ui-gm-count-of = Kolik: { $name }
ui-gm-hidden = skrytě
ui-gm-add-foes = { $count ->
    [one] Přidat: { $name }
    [few] Přidat { $count } × { $name }
    [many] Přidat { $count } × { $name }
   *[other] Přidat { $count } × { $name }
}
ui-gm-moments = Tahy, odpočinek a čas
ui-gm-moment-session = Začít sezení
ui-gm-moment-fight = Začít boj
ui-gm-moment-turn = Ukončit tah
ui-gm-moment-calm = Ukončit boj
ui-gm-moment-breather = Oddechnout si
ui-gm-moment-rest = Odpočinout si
ui-gm-moment-camp = Utábořit se
ui-gm-moment-time = Nechat plynout čas
ui-gm-moment-loud-time = Nechat plynout čas, hlučně
ui-gm-moment-morale = Ověřit morálku protivníků
ui-gm-lying-in-wait = Koho hráči nevidí
ui-gm-show-all = Ukázat všechny
ui-gm-fog-on = Zapnout mlhu války
ui-gm-fog-off = Vypnout mlhu války
ui-gm-clear = { $count ->
    [one] Odebrat { $count } poraženého
    [few] Odebrat { $count } poražené
    [many] Odebrat { $count } poraženého
   *[other] Odebrat { $count } poražených
}
ui-gm-scene-new = Připravit novou scénu
ui-gm-scene-place = Kde to je?
ui-gm-scene-foes = Kdo tam je?
ui-gm-scene-space = Prostor
ui-gm-scene-set = Připravit scénu
ui-gm-scene-sure = Protivníci z téhle scény budou odebráni. Pokračovat?
ui-gm-leave-out = Odebrat: { $name }
ui-gm-space-none = bez mapy
ui-gm-space-board = mapa s poli
ui-gm-space-zones = jen vzdálenosti
ui-gm-space-areas = oblasti
ui-gm-map-width = Šířka v polích
ui-gm-map-height = Výška v polích
ui-gm-map-squares = polí
ui-gm-area-names = Názvy oblastí
ui-gm-area-hint = Každá oblast na vlastním řádku; sousedí s následující.
ui-gm-clocks = Hodiny
ui-gm-clock-secret = tajné
ui-gm-secret = tajně
ui-gm-clock-back = O dílek zpět: { $name }
ui-gm-clock-tick = O dílek dál: { $name }
ui-gm-clock-stop = Odebrat hodiny: { $name }
ui-gm-clock-new = Nové hodiny
ui-gm-clock-text = Čím hrozí?
ui-gm-clock-steps = Dílky
ui-gm-clock-start = Spustit
ui-gm-clock-pressing = posouvá je každý neúspěch
ui-gm-withheld = Tajné hody
ui-gm-withheld-none = Žádné. Tajné hody tu čekají, než je odhalíš.
ui-gm-reveal = Odhalit
ui-gm-reveal-told = Odhalit jen výsledek
ui-gm-reveal-drop = Zahodit
ui-gm-notes = Poznámky
ui-gm-note-text = Napsat poznámku
ui-gm-note-to = Kdo ji smí číst?
ui-gm-note-mine = jen pro mě
ui-gm-note-all = pro všechny
ui-gm-note-some = pro: { $names }
ui-gm-note-write = Uložit
ui-gm-note-edit = Upravit
ui-gm-note-erase = Smazat: { $text }
ui-gm-overrule = Hody posledního kola
ui-gm-overrule-none = Není tu hod, který by šel změnit.
ui-gm-decree-numbers = Čísla se mění v deníku: otevři kterýkoli deník a použij tužku vedle hodnoty.
ui-gm-decree-effects = Jakýkoli účinek hry lze použít v textovém zobrazení: napiš tam „vypravěč“ a uvidíš jak.
ui-gm-waiting = Čeká se na odpověď
ui-gm-drop = Přestat čekat: { $text }
ui-gm-drop-short = Zrušit
ui-gm-agreement = Dohody u stolu
ui-gm-agree-answers = Otevřené otázky
ui-gm-agree-answers-wait = čekají, až dotyčný odpoví
ui-gm-agree-answers-delay = po chvíli dostanou výchozí odpověď
ui-gm-agree-answers-at-once = hned dostanou výchozí odpověď
ui-gm-agree-seconds = Kolik sekund čekat
ui-gm-agree-undo = Kdo smí brát kroky zpět
ui-gm-agree-undo-once = hráči své kroky, hody jednou za tah
ui-gm-agree-undo-own = hráči své kroky, vypravěč všechny
ui-gm-agree-undo-anyone = kdokoli cokoli
ui-gm-agree-undo-gm = jen vypravěč
ui-gm-agree-rulings = Kdo určuje obtížnost
ui-gm-agree-rulings-gm = jen vypravěč
ui-gm-agree-rulings-anyone = každý
ui-gm-agree-turns = Kdo ukončuje tahy a vyhlašuje odpočinek
ui-gm-agree-turns-anyone = každý
ui-gm-agree-turns-gm = jen vypravěč
ui-gm-agree-drawings = Kdo kreslí a píše na mapu
ui-gm-agree-drawings-anyone = každý
ui-gm-agree-drawings-gm = jen vypravěč
ui-gm-agree-typed-dice = Hráči smějí házet skutečnými kostkami a zapisovat výsledky
ui-gm-dice = Poctivé kostky
ui-gm-commitment = Tohle číslo bylo určeno před prvním hodem. Kdo si ho uloží, může později ověřit každou kostku.
ui-gm-verify = Po uzavření stůl ulož a spusť „nde verify“ s tím souborem.
ui-gm-keeping = Uložit a uzavřít
ui-gm-export = Uložit stůl
ui-gm-export-seed = Uložit k pokračování jinde
ui-gm-export-seed-sure = Soubor bude obsahovat semínko kostek a všichni u stolu se to dozvědí. Pokračovat?
ui-gm-archive = Archivovat stůl
ui-gm-unarchive = Obnovit stůl z archivu
ui-gm-close = Uzavřít hru
ui-gm-close-sure = Hra skončí pro všechny a kostky se odhalí. Uzavřít?
ui-gm-closed = uzavřeno
ui-gm-everybody = Všichni tady ({ $count })
ui-gm-notes-of = Poznámky ({ $count })
