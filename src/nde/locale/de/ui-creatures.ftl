# Eigene Kreaturen und Unbeteiligte.

ui-creatures-title = Jemand Neues
ui-creatures-name = Name: die Witwe des Müllers
ui-creatures-foe = Gegner
ui-creatures-friend = Freund
ui-creatures-bystander = unbeteiligt
ui-creatures-like = wie
ui-creatures-like-none = niemand Bestimmtes
ui-creatures-bring = Auftreten lassen
ui-creatures-paste = Werteblöcke einfügen
ui-creatures-paste-text = Werteblöcke auf Englisch, wie sie im Regelbuch stehen
ui-creatures-read = Lesen
ui-creatures-keep = { $count ->
    [one] { $count } Kreatur behalten
   *[other] { $count } Kreaturen behalten
}
ui-creatures-line = Zeile { $line }: { $text }
ui-creatures-attack-hint = Biss (W6), Klauen (W8)
ui-creatures-others = Auch hier
ui-creatures-turn-foe = Gegen die Gruppe wenden
ui-creatures-turn-aside = Heraushalten
