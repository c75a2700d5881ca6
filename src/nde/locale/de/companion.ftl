# Was die Begleitbücher hinzufügen: Wertekästen, Eigenschaften, Manöver, Gefahren, Tabellen und Abläufe.

## Ablehnungen

error-companion-unreadable = die Begleitdatei passt nicht: { $text }; berichtige diese Stelle
error-companion-unknown-name = „{ $name }“ ist hier nicht bekannt; nimm eines von: { $allowed }
error-companion-out-of-range = { $value } passt nicht für „{ $what }“; nimm { $least } bis { $most }
error-companion-not-six = { $count } verschiedene Einträge ergeben keine Tabelle; schreibe genau { $least }
error-companion-nothing-happens = „{ $name }“ bewirkt nichts; gib eine Wirkung an, die zur Probe passt
error-no-such-move = { $foe } hat kein Manöver „{ $move }“; nimm eines von: { $allowed }
error-move-is-spent = { $foe } hat das Manöver „{ $move }“ aufgebraucht; wähle ein anderes
error-no-target = es ist kein Ziel genannt; nenne mindestens einen Helden
error-too-many-targets = { $count } Helden sind zu viele für das Manöver „{ $move }“; nenne höchstens { $most }
error-targets-apart = die genannten Helden stehen nicht beisammen; nenne die auf einer gemeinsamen Fläche
error-no-ally = das Manöver „{ $move }“ gilt einem Verbündeten, der noch steht; nenne einen von: { $allowed }
error-no-such-trait = { $foe } hat keine Eigenschaft „{ $trait }“; nimm eine von: { $allowed }
error-trait-is-spent = { $foe }: die Eigenschaft „{ $trait }“ zählt in dieser Szene nicht mehr; wähle eine andere
error-no-such-hazard = „{ $hazard }“ ist keine Gefahr dieses Spiels; nimm eine von: { $allowed }
error-hazard-is-off = die Gefahr „{ $hazard }“ ist schon ausgeschaltet; wähle etwas anderes
error-hazard-not-here = die Gefahr „{ $hazard }“ gibt es in dieser Szene nicht; füge sie zuerst hinzu
error-one-target-only = die Gefahr „{ $hazard }“ wirkt immer nur auf einen Helden; nenne nur einen
error-needs-tools = die Gefahr „{ $hazard }“ lässt sich nur mit Werkzeug ausschalten; besorge welches oder mach es anders
error-wrong-attribute = „{ $attribute }“ hilft hier nicht; nimm eines von: { $allowed }
error-nobody-wavers = es ist kein Gegner mehr da, der wanken könnte; nenne Gegner, die noch stehen
error-no-such-cause = „{ $cause }“ wirkt nicht auf die Moral; nimm eines von: { $allowed }
error-no-chase = niemand wird verfolgt; beginne zuerst eine Verfolgung
error-other-die-missing = in dieser Verfolgung würfeln beide Seiten; nenne auch den Würfel der anderen
error-no-alarm = es gibt keinen Alarm, den man dämpfen könnte; tu etwas anderes
error-shove-too-far = „{ $squares }“ ist keine Weite für einen Stoß; nimm { $least } bis { $most }
error-no-such-encounters = die Bücher haben keine Begegnungen für „{ $name }“; nimm eines von: { $allowed }
error-no-more-waves = in dieser Szene kommen keine Wellen mehr (höchstens { $most }); bring Gegner anders ins Spiel
error-wrong-heroes = „{ $heroes }“ ist keine Zahl von Helden; nimm 1 oder mehr

## Rollen der Gegner

role-brute = Schläger
role-skirmisher = Plänkler
role-artillery = Schütze
role-controller = Lenker
role-support = Unterstützer

## Wertekästen

block-bruiser = Raufbold
    .many = Raufbolde
    .first = ein Raufbold
    .the = der Raufbold
    .acc = den Raufbold
    .dat = dem Raufbold
block-prowler = Schleicher
    .many = Schleicher
    .first = ein Schleicher
    .the = der Schleicher
    .acc = den Schleicher
    .dat = dem Schleicher
block-slinger = Schleuderer
    .many = Schleuderer
    .first = ein Schleuderer
    .the = der Schleuderer
    .acc = den Schleuderer
    .dat = dem Schleuderer
block-snarer = Schlingenleger
    .many = Schlingenleger
    .first = ein Schlingenleger
    .the = der Schlingenleger
    .acc = den Schlingenleger
    .dat = dem Schlingenleger
block-drummer = Trommler
    .many = Trommler
    .first = ein Trommler
    .the = der Trommler
    .acc = den Trommler
    .dat = dem Trommler
block-bulwark = Bollwerk
    .many = Bollwerke
    .first = ein Bollwerk
    .the = das Bollwerk
    .dat = dem Bollwerk
block-duelist = Duellant
    .many = Duellanten
    .first = ein Duellant
    .the = der Duellant
    .acc = den Duellanten
    .dat = dem Duellanten
block-marksman = Scharfschütze
    .many = Scharfschützen
    .first = ein Scharfschütze
    .the = der Scharfschütze
    .acc = den Scharfschützen
    .dat = dem Scharfschützen
block-binder = Bannsprecher
    .many = Bannsprecher
    .first = ein Bannsprecher
    .the = der Bannsprecher
    .acc = den Bannsprecher
    .dat = dem Bannsprecher
block-sergeant = Feldwebel
    .many = Feldwebel
    .first = ein Feldwebel
    .the = der Feldwebel
    .acc = den Feldwebel
    .dat = dem Feldwebel
block-commander = Befehlshaber
    .many = Befehlshaber
    .first = ein Befehlshaber
    .the = der Befehlshaber
    .acc = den Befehlshaber
    .dat = dem Befehlshaber
block-colossus = Koloss
    .many = Kolosse
    .first = ein Koloss
    .the = der Koloss
    .acc = den Koloss
    .dat = dem Koloss
block-hunter = Jäger
    .many = Jäger
    .first = ein Jäger
    .the = der Jäger
    .acc = den Jäger
    .dat = dem Jäger
block-tactician = Taktiker
    .many = Taktiker
    .first = ein Taktiker
    .the = der Taktiker
    .acc = den Taktiker
    .dat = dem Taktiker
block-marsh-rats = Sumpfrattenschwarm
    .many = Sumpfrattenschwärme
    .first = ein Sumpfrattenschwarm
    .the = der Sumpfrattenschwarm
    .acc = den Sumpfrattenschwarm
    .dat = dem Sumpfrattenschwarm
block-bog-wolf = Moorwolf
    .many = Moorwölfe
    .first = ein Moorwolf
    .the = der Moorwolf
    .acc = den Moorwolf
    .dat = dem Moorwolf
block-stone-warden = Steinwächter
    .many = Steinwächter
    .first = ein Steinwächter
    .the = der Steinwächter
    .acc = den Steinwächter
    .dat = dem Steinwächter
block-ash-wisp = Aschenlicht
    .many = Aschenlichter
    .first = ein Aschenlicht
    .the = das Aschenlicht
    .dat = dem Aschenlicht
block-bell-abbot = Glockenabt
    .many = Glockenäbte
    .first = ein Glockenabt
    .the = der Glockenabt
    .acc = den Glockenabt
    .dat = dem Glockenabt
block-toll-knight = Zollritter
    .many = Zollritter
    .first = ein Zollritter
    .the = der Zollritter
    .acc = den Zollritter
    .dat = dem Zollritter
block-hill-that-walks = Wandelhügel
    .many = Wandelhügel
    .first = ein Wandelhügel
    .the = der Wandelhügel
    .acc = den Wandelhügel
    .dat = dem Wandelhügel
block-bone-walker = Knochengänger
    .many = Knochengänger
    .first = ein Knochengänger
    .the = der Knochengänger
    .acc = den Knochengänger
    .dat = dem Knochengänger
block-grave-light = Grablicht
    .many = Grablichter
    .first = ein Grablicht
    .the = das Grablicht
    .dat = dem Grablicht
block-cave-bear = Höhlenbär
    .many = Höhlenbären
    .first = ein Höhlenbär
    .the = der Höhlenbär
    .acc = den Höhlenbären
    .dat = dem Höhlenbären
block-barrow-guard = Hügelgrabwächter
    .many = Hügelgrabwächter
    .first = ein Hügelgrabwächter
    .the = der Hügelgrabwächter
    .acc = den Hügelgrabwächter
    .dat = dem Hügelgrabwächter
block-marsh-wyrm = Sumpfwurm
    .many = Sumpfwürmer
    .first = ein Sumpfwurm
    .the = der Sumpfwurm
    .acc = den Sumpfwurm
    .dat = dem Sumpfwurm
block-drowned-king = Flutkönig
    .first = ein Flutkönig
    .the = der Flutkönig
    .acc = den Flutkönig
    .dat = dem Flutkönig
block-ford-captain = Furthauptmann
    .many = Furthauptleute
    .first = ein Furthauptmann
    .the = der Furthauptmann
    .acc = den Furthauptmann
    .dat = dem Furthauptmann
block-mill-giant = Mühlenriese
    .many = Mühlenriesen
    .first = ein Mühlenriese
    .the = der Mühlenriese
    .acc = den Mühlenriesen
    .dat = dem Mühlenriesen
block-fog-mother = Nebelmutter
    .first = eine Nebelmutter
    .the = die Nebelmutter
    .dat = der Nebelmutter

## Wie sie kämpfen

tactics-rush = geht geradewegs auf den nächsten Helden los und lässt nicht ab
tactics-flank = umgeht die Helden und trifft den, der abseits steht
tactics-keep-away = hält Abstand und schießt aus der Deckung
tactics-pin-down = hält die Helden dort fest, wo seine Seite sie haben will
tactics-raise-spirits = bleibt hinten und macht die anderen stärker
tactics-stand-ground = versperrt den Weg und weicht vor niemandem zurück
tactics-lead-from-behind = schickt andere vor und greift ein, wenn sie versagen
tactics-hunt-the-lone = wartet, bis jemand allein ist

## Eigenschaften

trait-natural-cover = natürliche Deckung
trait-light-armour = leichte Rüstung
trait-heavy-armour = schwere Rüstung
trait-tough = zäh
trait-fast = schnell
trait-jumper = sprungstark
trait-flying = fliegend
trait-scout = wachsame Augen
trait-sentries = aufgestellte Wachen
trait-swarm = Schwarm
trait-resistance-melee = widersteht Hieben
trait-resistance-ranged = widersteht Geschossen
trait-resistance-power = widersteht Kräften
nde12-trait-resistance-power = widersteht Magie
trait-resistance-fire = widersteht Feuer
trait-resistance-frost = widersteht Frost
trait-resistance-light = widersteht Licht
trait-resistance-noise = widersteht Lärm
trait-vulnerability-melee = anfällig für Hiebe
trait-vulnerability-ranged = anfällig für Geschosse
trait-vulnerability-power = anfällig für Kräfte
nde12-trait-vulnerability-power = anfällig für Magie
trait-vulnerability-fire = anfällig für Feuer
trait-vulnerability-frost = anfällig für Frost
trait-vulnerability-light = anfällig für Licht
trait-vulnerability-noise = anfällig für Lärm

## Warum sich ein Würfel oder eine Zahl ändert

cause-natural-cover = natürliche Deckung
cause-heavy-armour = schwere Rüstung
cause-tough = fester Stand
cause-scout = wachsame Augen
cause-sentries = aufgestellte Wachen
cause-swarm = Schwarm
cause-vulnerability-melee = anfällig für Hiebe
cause-vulnerability-ranged = anfällig für Geschosse
cause-vulnerability-power = anfällig für Kräfte
nde12-cause-vulnerability-power = anfällig für Magie
cause-vulnerability-fire = anfällig für Feuer
cause-vulnerability-frost = anfällig für Frost
cause-vulnerability-light = anfällig für Licht
cause-vulnerability-noise = anfällig für Lärm
cause-bolstered = angefeuert
cause-screened = Schutzwand
cause-held = festgehalten
cause-blinded = geblendet
cause-bad-position = schlechte Stellung
cause-opening = Gelegenheit durch einen Verbündeten
cause-upper-hand = Oberhand
cause-boss-near = Boss in der Nähe
cause-fear = Furcht
cause-cut-off = abgeschnitten

## Was eine Zeit lang hemmt oder hilft

condition-slipping = beim Durchschlüpfen
    .so = schlüpft hindurch
condition-mired = im Morast
    .so = steckt im Morast
condition-bolstered = angefeuert
    .so = ist angefeuert
condition-screened = hinter einer Schutzwand
    .so = steht hinter einer Schutzwand
condition-bad-position = in schlechter Stellung
    .so = steht schlecht
condition-opening = mit einer Gelegenheit
    .so = hat eine Gelegenheit
condition-to-hide = im Versteck
    .so = ist im Versteck
condition-to-negotiate = zum Reden bereit
    .so = ist zum Reden bereit
condition-spent-bolster = mit dem Anfeuern fertig
    .so = kann niemanden mehr anfeuern

## Manöver, und wann sie passen

move-press = Bedrängen
move-drive-back = Zurückdrängen
move-break-cover = Deckung brechen
move-slip = Durchschlüpfen
move-volley = Salve
move-anchor = Standhalten
move-bolster = Anfeuern
move-summon = Hilfe rufen
move-barrier = Schutzwand
move-shockwave = Druckwelle
move-danger-zone = Gefahrenzone

trigger-hero-close = ein Held ist in Reichweite
trigger-hero-covered = ein Held steht in Deckung
trigger-hemmed-in = der Gegner ist eingekeilt
trigger-heroes-grouped = Helden stehen beieinander
trigger-heroes-near = Helden sind in der Nähe
trigger-ally-threatened = ein Verbündeter ist in Gefahr
trigger-outnumbered = seine Seite ist in der Unterzahl
trigger-under-fire = seine Seite wird beschossen
trigger-foes-turn = im Zug der Gegner
trigger-stepped-on = jemand tritt darauf
trigger-turn-begun = jemand beginnt dort seinen Zug
trigger-entered = jemand geht hinein oder bleibt darin
trigger-noise = jemand macht Lärm

## Gefahren

hazard-turret = Geschützturm
hazard-snap-trap = Schnappfalle
hazard-repulsion-field = Abstoßungsfeld
hazard-gas = Giftgas
hazard-tripwire = Stolperdraht
hazard-alarm = Alarmanlage
hazard-falling-stones = Steinschlag

## Die Tabellen für den W6

kind-lost-time = Zeit geht verloren, und die Gegner nutzen das
kind-revealed = jemand bemerkt etwas, Alarm wird geschlagen
kind-price = ein Herz oder eine Ressource geht verloren
kind-bad-position = die Stellung ist jetzt schlecht
kind-gear-trouble = ein Stück Ausrüstung geht verloren oder klemmt
kind-new-threat = eine neue Bedrohung taucht auf

benefit-faster = es geht schneller
benefit-quieter = es geht leise
benefit-free = es kostet nichts
benefit-bigger = die Wirkung ist größer
benefit-allies-placed = die Verbündeten stehen jetzt besser
benefit-ally-opening = der nächste Wurf eines Verbündeten ist eine Stufe leichter
benefit-extra-clue = dazu findet sich ein Hinweis

## Der Begegnungsgenerator

kind-bring-out = jemanden lebend herausholen
kind-take-first = eine Sache holen, ehe es andere tun
kind-hold-out = ausharren, bis Hilfe kommt
kind-get-across = auf die andere Seite gelangen
kind-stop-rite = beenden, was hier geschieht
kind-learn-truth = herausfinden, was wirklich geschah
kind-narrow-bridge = eine schmale Brücke über dem Abgrund
kind-flooded-hall = eine Halle, knietief unter Wasser
kind-steep-roofs = steile Dächer im Regen
kind-burning-store = ein brennendes Lagerhaus
kind-tall-reeds = Schilf, höher als ein Reiter
kind-stair-tower = ein Turm mit einer Wendeltreppe
kind-pack = eine Meute Handlanger
kind-guarded-elite = ein Elite-Gegner mit Wachen
kind-shooters-above = Schützen über dem Weg
kind-hurried-boss = ein Boss in Eile
kind-two-rivals = zwei Rivalen mit demselben Ziel
kind-thing-below = etwas, das unten wartet
kind-high-ground = sie stehen höher
kind-help-coming = weitere sind unterwegs
kind-captive = sie haben einen Gefangenen
kind-own-ground = sie kennen hier jeden Winkel
kind-darkness = es ist dunkel, und sie sehen gut
kind-trap-laid = sie haben eine Falle gestellt
kind-unseen = noch hat niemand die Helden gesehen
kind-friend-inside = unter den Gegnern ist ein Freund
kind-good-map = die Helden haben eine gute Karte
kind-foes-divided = die Gegner sind zerstritten
kind-weather = das Wetter ist auf der Seite der Helden
kind-loose-beam = ein einziger loser Balken trägt alles

## Schritte der Überlegung

step-move-used =
    { $does ->
        [press] { $foe } setzt { $hero-dat } hart zu
        [drive-back] { $foe } will { $hero-acc } zurückdrängen
        [break-cover] { $foe } schlägt auf die Deckung ein, hinter der { $hero } steht
        [slip] { $foe } schlüpft durch das Getümmel
        [volley] { $foe } feuert eine Salve auf { $hero-acc }
        [anchor] { $foe } hält { $hero-acc } an Ort und Stelle fest
        [bolster] { $foe } feuert { $ally-acc } an
        [summon] { $foe } ruft Verstärkung herbei
        [barrier] { $foe } errichtet eine Schutzwand
        [shockwave] { $foe } schickt eine Druckwelle gegen { $hero-acc }
        [danger-zone] { $foe } macht den Boden rund um { $hero-acc } zur Todesfalle
       *[other] { $foe } setzt das Manöver „{ $move }“ ein
    }
step-trait-spent = die Eigenschaft „{ $trait }“ zählt für { $foe-acc } nicht mehr
step-hazard-set = die Gefahr „{ $hazard }“ ist bereit
step-hazard-sprung =
    { $does ->
        [turret] der Geschützturm feuert auf { $hero-acc }
        [snap-trap] eine Schnappfalle schließt sich um { $hero-acc }
        [repulsion-field] das Abstoßungsfeld schlägt gegen { $hero-acc }
        [gas] Giftgas hüllt { $hero-acc } ein
        [tripwire] ein Stolperdraht reißt vor { $hero-dat }
        [alarm] neben { $hero-dat } geht die Alarmanlage los
        [falling-stones] Steine stürzen auf { $hero-acc } herab
       *[other] die Gefahr „{ $hazard }“ wird ausgelöst
    }
step-hazard-off = { $hero } schaltet die Gefahr „{ $hazard }“ aus
step-unscathed =
    { $count ->
        [one] { $hero } kommt unbeschadet davon
       *[other] { $hero } kommen unbeschadet davon
    }
step-morale =
    { $result ->
        [withdraw] die Gegner verlieren den Mut und weichen zurück
        [hold] die Gegner wanken, halten aber stand
       *[press] die Gegner greifen umso heftiger an
    } { $shift ->
        [0] ({ $face } gewürfelt)
       *[other] ({ $face } gewürfelt, zusammen { $total })
    }
step-morale-due = { $foe } wird getroffen, und die Gegner wanken: Zeit für einen Wurf auf Moral
step-gave-way =
    { $way ->
        [flee] { $count ->
            [one] { $foe } ergreift die Flucht
           *[other] { $foe } ergreifen die Flucht
        }
        [hide] { $count ->
            [one] { $foe } sucht ein Versteck
           *[other] { $foe } suchen ein Versteck
        }
       *[negotiate] { $count ->
            [one] { $foe } will reden
           *[other] { $foe } wollen reden
        }
    }
step-phase = { $foe } tritt in Phase { $phase } ein: ein neues Manöver, anderes Gelände oder mehr Druck
step-complication-rolled = Ärger für { $hero-acc }: { $kind } ({ $face } gewürfelt)
step-benefit-rolled = ein Vorteil für { $hero-acc }: { $benefit } ({ $face } gewürfelt)
step-chase-begun = eine Verfolgung beginnt mit Abstand { $distance }; bei { $away } gelingt die Flucht
step-chase-moved = der Abstand der Verfolgung ist jetzt { $distance }, bei { $away } gelingt die Flucht
step-pushed =
    { $squares ->
        [0] { $who } hat keinen Platz zum Zurückweichen
        [one] { $who } wird { $squares } Feld zurückgestoßen
       *[other] { $who } wird { $squares } Felder zurückgestoßen
    }
step-pushed-band = { $who } wird abgedrängt, der Abstand ist jetzt „{ $band }“
step-move-due = { $hero } muss die Stellung wechseln
step-move-due-all = { $ally } und { $hero } müssen die Stellung wechseln
step-foe-mended = { $foe } erholt sich von { count-wounds }
nde14-step-foe-mended = { $foe } bekommt { count-wounds } zurück
step-foe-mended-kept = { $foe } erholt sich
step-foes-joined =
    { $count ->
        [one] { $count } weiterer Gegner greift in den Kampf ein
       *[other] { $count } weitere Gegner greifen in den Kampf ein
    }
step-condition-set =
    { $state ->
        [held] { $who } wird festgehalten
        [prone] { $who } geht zu Boden
        [blinded] { $who } ist geblendet
        [exposed] { $who } steht ohne Deckung da
        [mired] { $who } steckt fest und kommt nur mit Mühe weg
        [slipping] niemand kann { $who-acc } jetzt einkesseln
        [bolstered] { $who } kämpft mit neuem Mut
        [screened] { $who } steht hinter der Schutzwand
        [bad-position] { $who } ist jetzt in schlechter Stellung
        [opening] { $who } hat eine Gelegenheit
       *[other] { $who } hat jetzt den Zustand „{ $condition }“
    }
step-screened = alle Gegner stehen jetzt dahinter
step-alarm-rang =
    { $result ->
        [patrol] Alarm wird geschlagen, und eine Streife kommt
       *[lockdown] Alarm wird geschlagen, und alles wird abgeriegelt
    }
step-power-sustained = { $hero } hält die Kraft aufrecht
nde12-step-power-sustained = { $hero } hält die Magie aufrecht
step-encounter-line =
    { $line ->
        [goal] Ziel ({ $face }): { $kind }
        [terrain] Gelände ({ $face }): { $kind }
        [opposition] Gegenseite ({ $face }): { $kind }
        [foe-edge] Vorteil der Gegner ({ $face }): { $kind }
       *[hero-edge] Vorteil der Helden ({ $face }): { $kind }
    }

## Fragen und ihre Antworten

ask-deed = Was bewirkt es?
option-deed-lose-heart = ein Herz geht verloren
option-deed-push-1 = ein Stoß um 1 Feld
option-deed-push-2 = ein Stoß um 2 Felder
option-deed-prone = umgeworfen
option-deed-held = festgehalten
option-deed-blinded = geblendet
option-deed-bolster = ein Verbündeter ist schwerer zu treffen
option-deed-mend = ein Verbündeter erholt sich
option-deed-summon-minion = Handlanger kommen
option-deed-summon-elite = ein Elite-Gegner kommt
ask-swarm = Trifft { $foe } auch { $hero-acc }?
ask-disable-with = Womit wird die Gefahr ausgeschaltet?
option-disable-with-strength = { attribute-strength }
option-disable-with-dexterity = { attribute-dexterity }
option-disable-with-power = { attribute-power }
ask-give-way = Wie weichen die Gegner?
option-give-way-flee = sie fliehen
option-give-way-hide = sie verstecken sich
option-give-way-negotiate = sie wollen reden
ask-price = Was kostet es { $hero-acc }?
option-price-heart = ein Herz
option-price-mana = ein Punkt Mana
nde14-option-price-mana = ein Machtpunkt
option-price-other = etwas anderes
ask-alarm-full = Die Alarmuhr ist voll: Was kommt?
option-alarm-full-patrol = eine Streife
option-alarm-full-lockdown = alles wird abgeriegelt

roll-morale = würfle { $die } für die Moral der Gegner
roll-complication = würfle { $die } für die Komplikation
roll-benefit = würfle { $die } für den Nutzen
roll-encounter = würfle { $die } für die Art der Begegnung
roll-encounter-block = würfle { $die } für den Werteblock
roll-encounter-hazard = würfle { $die } für die Gefahr
roll-chase-other = würfle { $die } für die andere Seite der Verfolgung
roll-generate-goal = würfle { $die } für das Ziel
roll-generate-terrain = würfle { $die } für das Gelände
roll-generate-opposition = würfle { $die } für die Gegenseite
roll-generate-foe-edge = würfle { $die } für den Vorteil der Gegner
roll-generate-hero-edge = würfle { $die } für den Vorteil der Helden

## Wirkungen

effect-pushed-back =
    { $squares ->
        [one] { $who } wird { $squares } Feld zurückgestoßen
       *[other] { $who } wird { $squares } Felder zurückgestoßen
    }
effect-move-due = { $hero } muss die Stellung wechseln
effect-foe-mended = { $foe } erholt sich von { count-wounds }
nde14-effect-foe-mended = { $foe } bekommt { count-wounds } zurück
effect-trait-spent = die Eigenschaft „{ $trait }“ zählt für { $foe-acc } nicht mehr
effect-move-spent =
    { $until ->
        [round] { $foe } hat das Manöver „{ $move }“ für diese Runde verbraucht
       *[scene] { $foe } hat das Manöver „{ $move }“ für diesen Kampf verbraucht
    }
effect-hazard-set = die Gefahr „{ $hazard }“ ist bereit
effect-hazard-disabled = die Gefahr „{ $hazard }“ ist ausgeschaltet
effect-morale-checked =
    { $result ->
        [withdraw] die Gegner weichen zurück
        [hold] die Gegner halten stand
       *[press] die Gegner rücken vor
    }
effect-complication-rolled = Ärger für { $hero-acc }: { $kind }
effect-benefit-rolled = ein Vorteil für { $hero-acc }: { $benefit }
effect-chase-begun = eine Verfolgung beginnt mit Abstand { $distance }
effect-chase-moved = der Abstand der Verfolgung ändert sich um { $by }
effect-chase-ended =
    { $result ->
        [caught] die Verfolgung ist vorbei: Wer floh, ist gefasst
       *[away] die Verfolgung ist vorbei: Wer floh, ist entkommen
    }
effect-alarm-rang =
    { $result ->
        [patrol] eine Streife kommt
       *[lockdown] alles wird abgeriegelt
    }
effect-power-sustained = { $hero } hält die Kraft aufrecht
nde12-effect-power-sustained = { $hero } hält die Magie aufrecht
effect-power-countered = { $hero } entgeht der Kraft
nde12-effect-power-countered = { $hero } entgeht der Magie
effect-clue-found = { $hero } findet einen Hinweis
effect-encounter-made =
    { $difficulty ->
        [easy] eine leichte Begegnung
        [standard] eine normale Begegnung
        [hard] eine schwere Begegnung
        [heroic] eine heldenhafte Begegnung
       *[finale] ein Finale
    } zeichnet sich ab: { $foes } Gegner, { $hazards ->
        [0] keine Gefahren
        [one] { $hazards } Gefahr
       *[other] { $hazards } Gefahren
    }, { $clock ->
        [0] keine Uhr
        [one] eine Uhr mit { $clock } Schritt
       *[other] eine Uhr mit { $clock } Schritten
    } und { $has-terrain ->
        [yes] Gelände, auf das es ankommt
       *[no] beliebiges Gelände
    }
effect-encounter-line =
    { $line ->
        [goal] Ziel: { $kind }
        [terrain] Gelände: { $kind }
        [opposition] Gegenseite: { $kind }
        [foe-edge] Vorteil der Gegner: { $kind }
       *[hero-edge] Vorteil der Helden: { $kind }
    }

## Situationen

situation-move = das Manöver eines Gegners
situation-hazard = eine Gefahr
situation-shove = einen Gegner wegstoßen
situation-chase = eine Runde einer Verfolgung
situation-morale = die Moral der Gegner
situation-complication = eine zufällige Komplikation
situation-benefit = ein zufälliger Nutzen
situation-encounter = eine Begegnung von gewählter Schwierigkeit
situation-generate = eine Begegnungsidee aus fünf Würfen
