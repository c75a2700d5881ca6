# Maps from drawing programs: what was assumed of them, and what is wrong with them.

map-assumed-size-rounded = Die Karte endet mitten in einem Feld; dieses Feld zählt als ganzes.
map-assumed-origin = Die Karte ist ein Ausschnitt; die Felder werden von ihrer eigenen Ecke an gezählt.
map-assumed-no-picture = In der Datei ist kein Bild; nur Wände und Türen wurden gelesen.
map-assumed-texts-as-numbers = Als Text geschriebene Zahlen wurden als Zahlen gelesen: { $count }.
map-assumed-no-bounds = Türen und Fenster ohne Enden gelten als ein Feld breit: { $count }.
map-assumed-open-is-window = Öffnungen, die nicht geschlossen sind, gelten als Fenster: { $count }.
map-assumed-cut-off = Linien, die über die Karte hinausgehen, wurden am Rand abgeschnitten: { $count }.
map-assumed-wall-under-door = Wandstücke unter Türen und Fenstern wurden weggelassen: { $count }.
map-assumed-lights-left-out = Lichter wurden weggelassen, weil keine Regel sie braucht: { $count }.
error-map-number-missing = hier fehlt etwas; exportiere die Karte neu, mit ihrer Größe und allen Orten
error-map-number = „{ $text }“ ist keine lesbare Zahl; schreibe eine einfache Zahl
error-map-place = „{ $text }“ ist kein Ort; schreibe ihn mit x und y
error-map-list = das ist keine Liste oder eine mit mehr als { $most }; exportiere die Karte neu, mit weniger Linien
error-map-image = das ist kein Bild als Text (base64); exportiere die Karte neu
error-map-not-json = das ist keine Karte aus einem Zeichenprogramm; wähle eine Datei .uvtt, .dd2vtt oder .df2vtt
error-map-file-too-large = die Datei hat mehr als { $megabytes } MB; exportiere die Karte mit weniger Pixeln je Feld
error-map-squares-on-picture = ein Feld hätte auf diesem Bild { $pixels } Pixel; exportiere die Karte mit 8 bis 4000
