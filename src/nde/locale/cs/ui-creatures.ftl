# Vlastní tvorové a nezúčastnění.

ui-creatures-title = Někdo nový
ui-creatures-name = Jméno: mlynářova vdova
ui-creatures-like = jako
ui-creatures-like-none = nikdo určitý
ui-creatures-bring = Přivést
ui-creatures-paste = Vložit bloky hodnot
ui-creatures-paste-text = Bloky anglicky, takové jako v příručce
ui-creatures-read = Načíst
ui-creatures-keep = { $count ->
    [one] Uložit { $count } tvora
    [few] Uložit { $count } tvory
    [many] Uložit { $count } tvora
   *[other] Uložit { $count } tvorů
}
ui-creatures-line = Řádek { $line }: { $text }
ui-creatures-others = Jsou tu také
