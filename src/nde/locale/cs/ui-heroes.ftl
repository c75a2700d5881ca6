# Hrdinové: tvoření otázku po otázce, načítání ze souborů, ukládání, tištění.

ui-heroes-title = Hrdinové
ui-heroes-ways = Kam dál
ui-heroes-all = Všichni hrdinové
ui-heroes-new = Nový hrdina
ui-heroes-begun = Čeká tu rozdělaný hrdina pro hru { $game }.
ui-heroes-go-on = Pokračovat
ui-heroes-forget = Zahodit
ui-heroes-read = Načíst hrdinu ze souboru
ui-heroes-read-about = TOML nebo JSON, uložený tady nebo z příkazové řádky
ui-heroes-mine = Hrdinové v tomto prohlížeči
ui-heroes-none = Zatím žádní hrdinové. Vytvoř hrdinu a ulož ho tady.
ui-heroes-only-here = Hrdinové zůstávají v tomto prohlížeči. Oblíbené si ulož do souboru.
ui-heroes-twin = Duplikovat
ui-heroes-twin-of = Duplikovat: { $name }
ui-heroes-delete = Smazat
ui-heroes-delete-this = Smazat: { $name }
ui-heroes-sure = Smazat navždy: { $name }?
ui-heroes-question = Otázka { $number }, celkem asi { $count }
ui-heroes-progress = Postup tvorby
ui-heroes-came = Výsledek
ui-heroes-own = Vlastními slovy
ui-heroes-take = Použít
ui-heroes-or = nebo jedna z těchto odpovědí:
ui-heroes-seek = Hledat v odpovědích
ui-heroes-found = { $count ->
    [one] { $count } odpověď
    [few] { $count } odpovědi
   *[other] { $count } odpovědí
}
ui-heroes-proposed = návrh
ui-heroes-chosen = vybráno
ui-heroes-back = Zpět
ui-heroes-surprise = Překvap mě
ui-heroes-surprise-all = Nechat zbytek na náhodě
ui-heroes-leave = Nechat, jak to je
ui-heroes-later = Pokračovat později
ui-heroes-answered = Tvoje odpovědi
ui-heroes-change = Změnit
ui-heroes-change-this = Změnit: { $question }
ui-heroes-steps = { $count ->
    [one] Ukázat { $count } krok
    [few] Ukázat { $count } kroky
    [many] Ukázat { $count } kroku
   *[other] Ukázat { $count } kroků
}
ui-heroes-wait = Chvilku…
ui-heroes-retry = Zkusit znovu
ui-heroes-tools = Nástroje deníku
ui-heroes-keep = Uložit do prohlížeče
ui-heroes-kept = Uloženo v prohlížeči
ui-heroes-kept-told = V tomto prohlížeči je teď { $name }.
ui-heroes-toml = Uložit jako TOML
ui-heroes-json = Uložit jako JSON
ui-heroes-print = Vytisknout
ui-heroes-paper = Papír
ui-heroes-again = Vytvořit dalšího
ui-heroes-notes = Poznámky
ui-heroes-take-along = Vzít ke stolu
ui-heroes-take-hint = Každý stůl téhle hry nabídne hrdiny, které tu máš uložené.
ui-heroes-taken = { $name } už je u stolu:
ui-heroes-file = Vyber soubor nebo ho sem přetáhni
ui-heroes-text = Nebo vlož jeho text
ui-heroes-check = Načíst
ui-heroes-check-again = Načíst znovu
ui-heroes-edit = Zpět k textu
ui-heroes-too-long = Tento soubor je na deník postavy příliš dlouhý; vyber jiný.
ui-heroes-line = Řádek { $line }
ui-heroes-faults = { $count ->
    [one] V tomto deníku je { $count } chyba. Oprav ji v textu a načti deník znovu.
    [few] V tomto deníku jsou { $count } chyby. Oprav je v textu a načti deník znovu.
    [many] V tomto deníku je { $count } chyby. Oprav je v textu a načti deník znovu.
   *[other] V tomto deníku je { $count } chyb. Oprav je v textu a načti deník znovu.
}
