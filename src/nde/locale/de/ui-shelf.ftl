# Das Regal.

ui-shelf-title = Dein Regal
ui-shelf-about = Was du zwischen den Tischen aufhebst: Szenen, Abenteuer, Kreaturen, Helden, Karten, Pakete und die Tische selbst. Es öffnet sich mit einem geheimen Link, auf jedem Gerät.
ui-shelf-make = Ein Regal anlegen
ui-shelf-link = Der geheime Link deines Regals. Bewahre ihn auf: Niemand kann ihn wiederfinden.
ui-shelf-open = Das Regal öffnen
ui-shelf-paste = Link zu einem Regal
ui-shelf-leave = Das Regal in diesem Browser vergessen
ui-shelf-empty = Noch liegt nichts darauf.
ui-shelf-save = Das Regal als Datei speichern
ui-shelf-load = Aus einer Datei hinzufügen
ui-shelf-tables = Meine Tische hinzufügen
ui-shelf-drop = Löschen: { $title }
ui-shelf-put = Ins Regal legen: { $title }
ui-shelf-take = Aus dem Regal nehmen
ui-shelf-take-one = Nehmen: { $title }
ui-shelf-none = Davon liegt nichts in deinem Regal.
ui-shelf-put-done = Es liegt jetzt in deinem Regal.
ui-shelf-no-shelf = In diesem Browser hast du noch kein Regal.
ui-shelf-kind-hero = Helden
ui-shelf-kind-creature = Kreaturen
ui-shelf-kind-scene = Szenen
ui-shelf-kind-adventure = Abenteuer
ui-shelf-kind-map = Karten
ui-shelf-kind-pack = Pakete
ui-shelf-kind-table = Tische

# Ein Abenteuer aus dem, was geschah.

ui-rooms-made = Beginnen: was hier geschah
