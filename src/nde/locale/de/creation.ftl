# Charaktere erschaffen, lesen und steigern.

## Die Fragen der Erschaffung

ask-name = Wie heißt der Charakter?
ask-concept = Wer ist der Charakter, in einem Satz?
ask-role = Welche Rolle?
ask-strength-die = Welcher Würfel für { attribute-strength }?
ask-dexterity-die = Welcher Würfel für { attribute-dexterity }?
ask-power-die = Welcher Würfel für { attribute-power }?
ask-strength-modifier = Welcher Modifikator für { attribute-strength }?
ask-dexterity-modifier = Welcher Modifikator für { attribute-dexterity }?
ask-power-modifier = Welcher Modifikator für { attribute-power }?
ask-talent-1 = Erstes Talent: Was kann der Charakter gut?
ask-talent-2 = Zweites Talent: Und was noch?
ask-talent-3 = Drittes Talent: Und was noch?
ask-talent-4 = Viertes Talent: Und was noch?
ask-weapon = Welche Waffe oder welches Werkzeug für einen Konflikt?
ask-protection = Welcher Schutz?
ask-gear-1 = Erster nützlicher Gegenstand?
ask-gear-2 = Zweiter nützlicher Gegenstand?
ask-gear-3 = Dritter nützlicher Gegenstand?
ask-gear-4 = Vierter nützlicher Gegenstand?
ask-gear-5 = Fünfter nützlicher Gegenstand?
ask-gear-6 = Sechster nützlicher Gegenstand?
option-protection-none = kein Schutz
option-d4 = W4
option-d6 = W6
option-d8 = W8
option-d10 = W10
option-d12 = W12
option-d20 = W20

## Die Schritte der Erschaffung

step-starting-die = { $attribute } beginnt mit { $die }
step-starting-level = { $attribute } beginnt mit { $level } ({ $threshold }+)
step-starting-modifier = { $attribute } beginnt mit { $modifier }
step-starting-resources =
    { $luck ->
        [0] zu Beginn: { count-hearts } und { count-mana }
       *[other] zu Beginn: { count-hearts }, { count-mana } und { count-luck }
    }
step-nothing-to-shoot-with = nichts davon lässt sich schießen oder werfen: Angriffe aus der Ferne brauchen einen Bogen, eine Schleuder oder Ähnliches

## Steigerung

ask-advance = Worin wird der Charakter besser?
option-advance-strength = { attribute-strength } eine Stufe höher
option-advance-dexterity = { attribute-dexterity } eine Stufe höher
option-advance-power = { attribute-power } eine Stufe höher
option-advance-heart = ein Herz mehr
option-advance-mana = 1 Mana mehr
nde14-option-advance-mana = ein Machtpunkt mehr
option-advance-asset = ein neuer Trumpf
ask-asset-text = Was ist der neue Trumpf, in einem Satz?
step-advanced-die = { $attribute } steigt: { $old-die } → { $new-die }
step-advanced-level = { $attribute } steigt: jetzt { $level } ({ $threshold }+)
step-advanced-modifier = { $attribute } steigt: { $old } → { $new }
step-advanced-heart = das Maximum steigt auf { count-hearts }
step-advanced-mana = das Maximum steigt auf { count-mana }
step-advanced-asset = neuer Trumpf: { $asset }

## Der Charakterbogen

sheet-name = Name des Charakters
sheet-concept = Konzept
sheet-role = Rolle
sheet-weapon = Waffe oder Werkzeug
sheet-protection = Schutz
sheet-talents = Talente
sheet-gear = Nützliche Gegenstände
sheet-assets = Trümpfe
track-hearts = Herzen
track-mana = Mana
nde14-track-mana = Machtpunkte
track-luck = Glücksgriffe
track-armour = Rüstungsmarke
track-wounds = Wunden
nde14-track-wounds = Herzen
refill-breather = zurück nach einem Konflikt mit Atempause
refill-one-then-rest = 1 zurück nach einem Konflikt, alle nach sicherer Rast
refill-rest = zurück nach sicherer Rast
refill-scene = zurück mit jeder Szene
refill-session = zurück mit jeder Sitzung
refill-never = nicht von selbst zurück

## Fehler in einem Dokument

error-unknown-key = „{ $key }“ ist hier kein Schlüssel; nimm einen von: { $allowed }
error-misspelt-key = „{ $key }“ ist hier kein Schlüssel; war „{ $nearest }“ gemeint?
error-key-missing = „{ $key }“ fehlt; ergänze es
error-choice-missing = „{ $key }“ fehlt; ergänze es mit einem Wert von: { $allowed }
error-not-a-number = „{ $text }“ ist keine ganze Zahl; schreibe eine Zahl wie 3, ohne Anführungszeichen
error-number-outside = „{ $number }“ liegt außerhalb des erlaubten Bereichs; nimm { $range }
error-not-a-text = „{ $text }“ ist kein Text; setze ihn in Anführungszeichen
error-text-empty = der Text ist leer; schreibe etwas oder lass ihn weg
error-text-too-long = „{ $text }“ ist zu lang; höchstens { $most } Zeichen sind erlaubt
error-not-a-list = „{ $text }“ ist keine Liste; schreibe sie in eckige Klammern
error-not-a-table = „{ $text }“ ist keine Tabelle; schreibe Schlüssel und Werte unter eine Überschrift in eckigen Klammern
error-not-yes-or-no = „{ $text }“ ist weder true noch false; schreibe eines von beiden
error-not-allowed = „{ $text }“ ist hier nicht erlaubt; nimm eines von: { $allowed }
error-misspelt-value = „{ $text }“ ist hier nicht erlaubt; war „{ $nearest }“ gemeint? Erlaubt: { $allowed }

## Fehler in einem Charakter

error-talent-twice = „{ $talent }“ steht schon auf der Liste; wähle ein anderes Talent
error-unknown-variant = „{ $text }“ ist keine Variante dieses Spiels; nimm eine von: { $allowed }
error-not-a-sheet = „{ $text }“ ist kein Charakterbogen; wähle eine Datei mit kind = 'character'
error-newer-sheet = der Bogen hat Format „{ $number }“, und diese Version liest bis { $newest }; nimm eine neuere Version
error-sheet-of-other-game = der Bogen gehört zu „{ $text }“, nicht zu { $game }; lies ihn mit seinem eigenen Spiel
error-more-than-most = „{ $number }“ ist mehr als das Maximum { $most }; senke den Wert oder hebe das Maximum
error-no-luck-on-sheet = „{ $number }“ ist hier nicht erlaubt, denn dieses Spiel hat keine Glücksgriffe; lass sie weg
error-no-assets-on-sheet =
    { $count ->
        [one] dieses Spiel hat keine Trümpfe, der Bogen aber { $count }; lass ihn weg
       *[other] dieses Spiel hat keine Trümpfe, der Bogen aber { $count }; lass sie weg
    }
error-too-many-talents =
    { $most ->
        [0] „{ $talent }“ ist zu viel, denn dieses Spiel hat keine Talente; lass es weg
        [one] „{ $talent }“ ist zu viel: Ein Charakter hat { $most } Talent; lass es weg
       *[other] „{ $talent }“ ist zu viel: Ein Charakter hat { $most } Talente; lass es weg
    }
error-below-start = { $attribute } liegt unter dem Anfangswert der Rolle { $role }; nimm { $start } oder besser
error-spread-too-low = so niedrig fängt die Rolle { $role } nicht an; verteile { $values } und steigere von dort
error-advances-differ = der Bogen nennt „{ $number }“ Steigerungen, zeigt aber { $made }; berichtige die Zahl oder den Rest
error-advances-too-few = der Bogen nennt „{ $number }“ Steigerungen, zeigt aber mindestens { $least }; berichtige die Zahl oder den Rest

## Abgelehnte Steigerungen

error-growth-of-the-dead = die Figur ist tot und entwickelt sich nicht mehr; erschaffe eine neue
error-nothing-to-advance = alles ist am Höchstwert; es gibt nichts mehr zu steigern
error-no-such-advance = „{ $text }“ ist keine Steigerung; nimm eine von: { $allowed }
error-attribute-at-top = { $attribute } steht auf „{ $value }“, höher geht es nicht; steigere etwas anderes
error-hearts-at-cap =
    { $cap ->
        [one] mehr als { $cap } Herz kann niemand haben; steigere etwas anderes
       *[other] mehr als { $cap } Herzen kann niemand haben; steigere etwas anderes
    }
error-mana-at-cap = mehr als { $cap } Mana kann niemand haben; steigere etwas anderes
nde14-error-mana-at-cap = mehr als { $cap } Machtpunkte kann niemand haben; steigere etwas anderes
error-no-assets-in-game = dieses Spiel hat keine Trümpfe; steigere etwas anderes
error-asset-without-text = der Trumpf hat keinen Text; sag in einem Satz, was er bewirkt

## Namen

option-name-alder = Erla
option-name-ash = Esche
option-name-bryn = Brunhild
option-name-cole = Kolja
option-name-dara = Dagmar
option-name-eda = Edda
option-name-fenn = Fenja
option-name-garrick = Gerrik
option-name-hale = Heiko
option-name-isolde = Ilse
option-name-jory = Jorin
option-name-kestrel = Falk
option-name-lark = Lerche
option-name-maren = Marlen
option-name-nell = Nele
option-name-orla = Orlanda
option-name-perrin = Peer
option-name-quill = Federlin
option-name-rowan = Ruwen
option-name-sable = Zobel
option-name-tamsin = Tomke
option-name-ulric = Ulrich
option-name-vesper = Hesper
option-name-wren = Wrenja

## Konzepte, je ein Satz

option-concept-deserter = Einer Armee entlaufen, die nicht verzeiht.
option-concept-heir = Erbe eines Hauses, das nicht mehr steht.
option-concept-courier = Bringt Botschaften, an die sich sonst niemand wagt.
option-concept-healer = Heilt Fremde und fragt nie nach Namen.
option-concept-gambler = Schuldet den falschen Leuten viel zu viel.
option-concept-mapmaker = Zeichnet die Orte, die auf keiner Karte stehen.
option-concept-oathbound = Hält ein Versprechen, das den Toten gilt.
option-concept-last-of-crew = Von einer verschollenen Mannschaft allein übrig.
option-concept-tinker = Flickt, was andere wegwerfen.
option-concept-exile = Verbannt für das Verbrechen eines anderen.

## Talente

option-talent-scout = Kundschaften
option-talent-negotiator = Verhandeln
option-talent-climber = Klettern
option-talent-tracker = Fährtenlesen
option-talent-locksmith = Schlösser öffnen
option-talent-healer = Heilkunde
option-talent-bluffer = Täuschen
option-talent-sentinel = Wachsamkeit
option-talent-shadow = Schatten
option-talent-swimmer = Schwimmen
option-talent-tinkerer = Basteln
option-talent-scholar = Gelehrsamkeit
option-talent-brawler = Raufen
option-talent-rider = Reiten
option-talent-trader = Feilschen
option-talent-navigator = Navigation
option-talent-performer = Auftreten
option-talent-survivor = Überleben

## Waffen und Werkzeuge für einen Konflikt

option-weapon-long-axe = Langaxt
    .acc = die Langaxt
option-weapon-hammer = Kriegshammer
    .acc = den Kriegshammer
option-weapon-broadsword = Breitschwert
    .acc = das Breitschwert
option-weapon-spear = Speer
    .acc = den Speer
option-weapon-chain = schwere Kette
    .acc = die schwere Kette
option-weapon-pickaxe = Spitzhacke
    .acc = die Spitzhacke
option-weapon-shield-and-club = Schild und Keule
option-weapon-halberd = Hellebarde
    .acc = die Hellebarde
option-weapon-crowbar = Eisenstange
    .acc = die Eisenstange
option-weapon-hunting-bow = Jagdbogen
    .acc = den Jagdbogen
option-weapon-crossbow = Armbrust
    .acc = die Armbrust
option-weapon-sling = Schleuder
    .acc = die Schleuder
option-weapon-throwing-knives = Wurfmesser
    .acc = die Wurfmesser
option-weapon-long-knife = langes Messer
    .acc = das lange Messer
option-weapon-rapier = Stoßdegen
    .acc = den Stoßdegen
option-weapon-blowpipe = Blasrohr
    .acc = das Blasrohr
option-weapon-javelins = Wurfspieße
    .acc = die Wurfspieße
option-weapon-short-bow = Kurzbogen
    .acc = den Kurzbogen
option-weapon-throwing-axes = Wurfäxte
    .acc = die Wurfäxte
option-weapon-whip = Peitsche
    .acc = die Peitsche
option-weapon-carved-staff = geschnitzter Stab
    .acc = den geschnitzten Stab
option-weapon-crystal = klarer Kristall
    .acc = den klaren Kristall
option-weapon-bell = Bronzeglocke
    .acc = die Bronzeglocke
option-weapon-rune-gloves = Runenhandschuhe
    .acc = die Runenhandschuhe
option-weapon-lantern = Laterne, die nie erlischt
    .acc = die Laterne, die nie erlischt
option-weapon-mask = Holzmaske
    .acc = die Holzmaske
option-weapon-book-of-signs = Buch der Zeichen
    .acc = das Buch der Zeichen
option-weapon-bone-flute = Knochenflöte
    .acc = die Knochenflöte
option-weapon-mirror = schwarzer Spiegel
    .acc = den schwarzen Spiegel

## Schutz

option-protection-padded-coat = Gambeson
    .acc = den Gambeson
option-protection-leather-jerkin = Lederwams
    .acc = das Lederwams
option-protection-mail-shirt = Kettenhemd
    .acc = das Kettenhemd
option-protection-breastplate = Brustpanzer
    .acc = den Brustpanzer
option-protection-round-shield = Rundschild
    .acc = den Rundschild
option-protection-thick-cloak = dicker Umhang
    .acc = den dicken Umhang
option-protection-warded-charm = Schutzamulett
    .acc = das Schutzamulett
option-protection-steel-helmet = Stahlhelm
    .acc = den Stahlhelm

## Nützliche Dinge

option-gear-rope = Seil
    .acc = das Seil
option-gear-torch = Fackel
    .acc = die Fackel
option-gear-lockpicks = Dietriche
    .acc = die Dietriche
option-gear-lantern-oil = Flasche Lampenöl
    .acc = die Flasche Lampenöl
option-gear-chalk = Stück Kreide
    .acc = das Stück Kreide
option-gear-mirror = Handspiegel
    .acc = den Handspiegel
option-gear-whistle = Pfeife
    .acc = die Pfeife
option-gear-crowbar = Brecheisen
    .acc = das Brecheisen
option-gear-needle-and-thread = Nadel und Faden
option-gear-water-skin = Wasserschlauch
    .acc = den Wasserschlauch
option-gear-dry-food = Proviant für drei Tage
    .acc = den Proviant für drei Tage
option-gear-tinderbox = Zunderbüchse
    .acc = die Zunderbüchse
option-gear-map-case = Kartenrolle
    .acc = die Kartenrolle
option-gear-ink-and-paper = Tinte und Papier
option-gear-fishing-line = Angelschnur und Haken
option-gear-grappling-hook = Wurfhaken
    .acc = den Wurfhaken
option-gear-bandages = Verbände
    .acc = die Verbände
option-gear-small-bell = Glöckchen
    .acc = das Glöckchen
option-gear-glass-vial = Glasfläschchen
    .acc = das Glasfläschchen
option-gear-folding-spade = kurzer Spaten
    .acc = den kurzen Spaten
option-gear-wax-tablet = Wachstafel
    .acc = die Wachstafel
option-gear-spyglass = Fernrohr
    .acc = das Fernrohr
option-gear-wedges = Handvoll Keile
    .acc = die Handvoll Keile
option-gear-bag-of-marbles = Beutel Murmeln
    .acc = den Beutel Murmeln
option-gear-soap = Stück Seife
    .acc = das Stück Seife
option-gear-blanket = Wolldecke
    .acc = die Wolldecke

## Trümpfe, je ein Satz

option-asset-crushing-blow = Einmal pro Szene nimmt ein Treffer im Nahkampf ein Herz mehr.
option-asset-from-hiding = Einmal pro Szene hebt Handeln aus dem Versteck den Würfel um eine Stufe.
option-asset-at-any-price = Einmal pro Szene lässt sich für einen Machtpunkt ein Erfolg mit Preis kaufen.
option-asset-known-face = In jeder Stadt schuldet mir jemand einen Gefallen.
option-asset-never-lost = Ich kenne immer den Rückweg, auch im Dunkeln.
option-asset-loyal-animal = Ein treues Tier begleitet mich und versteht einfache Befehle.
