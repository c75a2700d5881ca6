# Hrdinové: tvoření otázku po otázce, čtení ze souborů, uchovávaní, tištění.

ui-heroes-title = Hrdinové
ui-heroes-ways = Cesty odsud
ui-heroes-all = Všichni hrdinové
ui-heroes-new = Nový hrdina
ui-heroes-begun = Čeká tu rozdělaný hrdina pro hru { $game }.
ui-heroes-go-on = Pokračovat
ui-heroes-forget = Zahodit
ui-heroes-read = Načíst hrdinu ze souboru
ui-heroes-read-about = TOML nebo JSON, uložený tady nebo z příkazové řádky
ui-heroes-mine = Uchovaní v tomto prohlížeči
ui-heroes-none = Zatím nikdo. Vytvoř hrdinu a uchovej ho tady.
ui-heroes-only-here = Hrdinové zůstávají v tomto prohlížeči. Oblíbené si ulož do souboru.
ui-heroes-twin = Kopírovat
ui-heroes-twin-of = Kopírovat: { $name }
ui-heroes-delete = Smazat
ui-heroes-delete-this = Smazat: { $name }
ui-heroes-sure = Smazat navždy: { $name }?
ui-heroes-question = Otázka { $number } z asi { $count }
ui-heroes-progress = Jak daleko je tvorba
ui-heroes-came = Co z toho vzešlo
ui-heroes-own = Vlastními slovy
ui-heroes-take = Vzít
ui-heroes-or = nebo jedna z těchto odpovědí:
ui-heroes-seek = Najít odpověď
ui-heroes-found = { $count ->
    [one] { $count } odpověď
    [few] { $count } odpovědi
   *[other] { $count } odpovědí
}
ui-heroes-proposed = návrh
ui-heroes-chosen = vybráno
ui-heroes-back = Zpět
ui-heroes-surprise = Překvap mě
ui-heroes-surprise-all = Překvap mě vším ostatním
ui-heroes-leave = Nechat, jak to je
ui-heroes-later = Dokončit později
ui-heroes-answered = Tvoje odpovědi
ui-heroes-change = Změnit
ui-heroes-change-this = Změnit: { $question }
ui-heroes-steps = { $count ->
    [one] { $count } krok za tím
    [few] { $count } kroky za tím
   *[other] { $count } kroků za tím
}
ui-heroes-wait = Chvilku …
ui-heroes-retry = Zkusit znovu
ui-heroes-tools = Co s deníkem
ui-heroes-keep = Uchovat v tomto prohlížeči
ui-heroes-kept = Uchováno tady
ui-heroes-kept-told = V tomto prohlížeči je teď uchováno: { $name }.
ui-heroes-toml = Uložit jako TOML
ui-heroes-json = Uložit jako JSON
ui-heroes-print = Vytisknout
ui-heroes-paper = Papír
ui-heroes-again = Vytvořit dalšího
ui-heroes-notes = Poznámky
ui-heroes-take-along = Vzít ke stolu
ui-heroes-take-hint = Každý stůl téhle hry nabídne hrdiny, které tu máš.
ui-heroes-taken = { $name } už je u stolu:
ui-heroes-file = Vyber soubor nebo ho sem přetáhni
ui-heroes-text = Nebo vlož jeho text
ui-heroes-check = Načíst
ui-heroes-check-again = Načíst znovu
ui-heroes-edit = Zpět k textu
ui-heroes-too-long = Tak dlouhý deník není; vyber jiný soubor.
ui-heroes-line = Řádek { $line }
ui-heroes-faults = { $count ->
    [one] { $count } věc v tomto deníku nesedí. Oprav ji v textu a načti deník znovu.
    [few] { $count } věci v tomto deníku nesedí. Oprav je v textu a načti deník znovu.
   *[other] { $count } věcí v tomto deníku nesedí. Oprav je v textu a načti deník znovu.
}
