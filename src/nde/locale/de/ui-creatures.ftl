# Eigene Kreaturen und Unbeteiligte.

ui-creatures-title = Jemand Neues
ui-creatures-name = Name: die Witwe des Müllers
ui-creatures-like = wie
ui-creatures-like-none = niemand Bestimmtes
ui-creatures-bring = Auftreten lassen
ui-creatures-paste = Werteblöcke einfügen
ui-creatures-paste-text = Werteblöcke auf Englisch, wie sie im Regelbuch stehen
ui-creatures-read = Laden
ui-creatures-keep = { $count ->
    [one] { $count } Kreatur speichern
   *[other] { $count } Kreaturen speichern
}
ui-creatures-line = Zeile { $line }: { $text }
ui-creatures-others = Auch hier
