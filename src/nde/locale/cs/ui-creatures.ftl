# Vlastní tvorové a nezúčastnění.

ui-creatures-title = Někdo nový
ui-creatures-name = Jméno: mlynářova vdova
ui-creatures-foe = protivník
ui-creatures-friend = přítel
ui-creatures-bystander = nezúčastněný
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
ui-creatures-attack-hint = kousnutí (k6), drápy (k8)
ui-creatures-others = Jsou tu také
ui-creatures-turn-foe = Obrátit proti družině
ui-creatures-turn-aside = Nechat stát stranou
