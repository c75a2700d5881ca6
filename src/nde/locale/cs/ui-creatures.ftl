# Vlastní tvorové a nezúčastnění.

ui-creatures-title = Někdo nový
ui-creatures-name = Jméno: mlynářova vdova
ui-creatures-like = jako
ui-creatures-like-none = nikdo určitý
ui-creatures-bring = Přivést
ui-creatures-paste = Vložit bloky hodnot
ui-creatures-paste-text = Bloky anglicky, tak jak stojí v příručce
ui-creatures-read = Přečíst
ui-creatures-keep = { $count ->
    [one] Ponechat { $count } tvora
    [few] Ponechat { $count } tvory
    [many] Ponechat { $count } tvora
   *[other] Ponechat { $count } tvorů
}
ui-creatures-line = Řádek { $line }: { $text }
ui-creatures-others = Jsou tu také
