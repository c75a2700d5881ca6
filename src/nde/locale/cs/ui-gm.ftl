# Nástroje vypravěče.

ui-gm-title = Nástroje vypravěče
ui-gm-fold = Sbalit nástroje
ui-gm-tool-foes = Protivníci
ui-gm-tool-scene = Scéna
ui-gm-tool-clocks = Hodiny
ui-gm-tool-secrets = Tajnosti
ui-gm-tool-decree = Rozhodnutí
ui-gm-tool-table = Stůl
ui-gm-foe-search = Hledat protivníka
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
    [one] Přivést: { $name }
    [few] Přivést { $count } × { $name }
    [many] Přivést { $count } × { $name }
   *[other] Přivést { $count } × { $name }
}
ui-gm-moments = Okamžiky hry
ui-gm-moment-session = Začít sezení
ui-gm-moment-fight = Začít boj
ui-gm-moment-turn = Ukončit tah
ui-gm-moment-calm = Ukončit boj
ui-gm-moment-breather = Vydechnout
ui-gm-moment-rest = Odpočinout si
ui-gm-moment-camp = Utábořit se
ui-gm-moment-time = Nechat plynout čas
ui-gm-moment-loud-time = Nechat plynout čas, hlučně
ui-gm-moment-morale = Ověřit morálku protivníků
ui-gm-lying-in-wait = Skrytí před hráči
ui-gm-show-all = Ukázat všechny
ui-gm-fog-on = Zahalit mapu mlhou
ui-gm-fog-off = Odstranit mlhu
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
ui-gm-scene-sure = Protivníci z téhle scény zmizí. Opravdu?
ui-gm-leave-out = Vynechat: { $name }
ui-gm-space-none = bez mapy
ui-gm-space-board = mapa s poli
ui-gm-space-zones = jen vzdálenosti
ui-gm-space-areas = oblasti
ui-gm-map-width = Šířka v polích
ui-gm-map-height = Výška v polích
ui-gm-map-squares = polí
ui-gm-area-names = Názvy oblastí
ui-gm-area-hint = Každý na vlastním řádku; každá sousedí s další.
ui-gm-clocks = Hodiny
ui-gm-clock-secret = tajné
ui-gm-secret = tajně
ui-gm-clock-back = O krok zpět: { $name }
ui-gm-clock-tick = O krok dál: { $name }
ui-gm-clock-stop = Odstranit hodiny: { $name }
ui-gm-clock-new = Nové hodiny
ui-gm-clock-text = Čím hrozí?
ui-gm-clock-steps = Kroky
ui-gm-clock-start = Spustit
ui-gm-withheld = Zatajené hody
ui-gm-withheld-none = Žádné. Tajný hod tu čeká, než prozradíš, jak dopadl.
ui-gm-reveal = Odhalit
ui-gm-reveal-told = Prozradit jen výsledek
ui-gm-reveal-drop = Zahodit
ui-gm-notes = Poznámky
ui-gm-note-text = Napsat poznámku
ui-gm-note-to = Kdo ji smí číst?
ui-gm-note-mine = jen pro mě
ui-gm-note-all = pro všechny
ui-gm-note-some = pro: { $names }
ui-gm-note-write = Uchovat
ui-gm-note-edit = Změnit
ui-gm-note-erase = Zahodit: { $text }
ui-gm-overrule = Poslední hod
ui-gm-overrule-outcome = Nechat dopadnout jinak
ui-gm-overrule-to = Nechat dopadnout takto: { $outcome }
ui-gm-overrule-faces = jiné hodnoty, třeba 4, 6
ui-gm-overrule-set = Uznat je
ui-gm-overrule-none = Zatím se nic neházelo.
ui-gm-decree-numbers = Čísla se mění v deníku: otevři kterýkoli a použij pero vedle hodnoty.
ui-gm-decree-effects = Jakýkoli účinek hry lze nařídit v textovém zobrazení: napiš tam „vypravěč“ a uvidíš jak.
ui-gm-waiting = Čeká se na odpověď
ui-gm-drop = Přestat čekat: { $text }
ui-gm-drop-short = Zrušit
ui-gm-agreement = Jak tenhle stůl hraje
ui-gm-agree-answers = Otevřené otázky
ui-gm-agree-answers-wait = čekají na svého člověka
ui-gm-agree-answers-delay = po chvíli dostanou obvyklou odpověď
ui-gm-agree-answers-at-once = hned dostanou obvyklou odpověď
ui-gm-agree-seconds = Kolik sekund čekat
ui-gm-agree-undo = Kdo smí vracet
ui-gm-agree-undo-own = každý své
ui-gm-agree-undo-anyone = každý všechno
ui-gm-agree-undo-gm = jen vypravěč
ui-gm-agree-rulings = Kdo říká, jak je to těžké
ui-gm-agree-rulings-gm = jen vypravěč
ui-gm-agree-rulings-anyone = každý
ui-gm-agree-turns = Kdo končí tahy a odpočívá
ui-gm-agree-turns-anyone = každý
ui-gm-agree-turns-gm = jen vypravěč
ui-gm-agree-typed-dice = Smí se házet skutečnými kostkami a zapisovat je
ui-gm-dice = Poctivé kostky
ui-gm-commitment = Tohle číslo bylo určeno před prvním hodem. Kdo si ho nechá, může později ověřit každou kostku.
ui-gm-verify = Po uzavření stůl ulož a spusť „nde verify“ s tím souborem.
ui-gm-keeping = Uchování a uzavření
ui-gm-export = Uložit stůl
ui-gm-export-seed = Uložit k hraní jinde
ui-gm-export-seed-sure = Soubor obsahuje semínko kostek a všichni se to dozví. Opravdu?
ui-gm-archive = Odložit stůl
ui-gm-unarchive = Vrátit se ke stolu
ui-gm-close = Uzavřít hru
ui-gm-close-sure = Nikdo už nebude moci hrát a kostky se odhalí. Opravdu?
ui-gm-closed = uzavřeno
ui-gm-overrule-late = Od té doby se stalo ještě něco: nejdřív to vrať.
ui-gm-everybody = Všichni tady ({ $count })
ui-gm-notes-of = Poznámky ({ $count })
