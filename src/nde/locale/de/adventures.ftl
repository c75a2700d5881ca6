## Die Laterne im Keller: ein kleines Verlies

adventure-lantern-cellar = Die Laterne im Keller
    .text = Die große Laterne der Fähre ist fort, und heute Nacht sind die Boote draußen im Nebel. Nasse Stiefelspuren führen zum verfallenen Zollhaus und dort die Kellertreppe hinab. Bringt das Licht zurück, bevor jemand ertrinkt.
adventure-lantern-cellar-clock-noise = Lärm
    .full = Irgendwo unten kippt eine Bank um, und die Stimmen verstummen. Sie wissen, dass ihr hier seid.

adventure-lantern-cellar-stairs = Die Kellertreppe
    .text = Regen rinnt über ausgetretene Stufen ins Dunkel. Es riecht nach Talg, nassem Hund und Flussschlamm.
adventure-lantern-cellar-stairs-listen = Den Atem anhalten und lauschen
    .works = Zwei Stimmen streiten um Rationen. Eine dritte, tief und langsam, schnarcht wie ein Mühlrad: Neben der Laterne schläft ihr Anführer.
    .fails = Nur Regen, und irgendwo unten tropft Wasser.
    .tried = hält den Atem an und lauscht
adventure-lantern-cellar-stairs-down = Die Treppe hinabgehen

adventure-lantern-cellar-store = Der Lagerraum
    .text = Geborstene Fässer, faules Tauwerk, eine Reihe Pfeiler. Dazwischen blitzen Augen in eurem Licht auf, und etwas knurrt.
    .won = Das letzte Tier liegt still zwischen den Fässern. Auf sein Heulen antwortet nichts.
    .broken = Das letzte der Tiere schleicht zwischen den Fässern davon. Sein Heulen kommt jetzt von weit her.
adventure-lantern-cellar-store-search = Die Fässer durchsuchen
    .works = Hinter einem Gestell steht ein Krug Lampenöl, versiegelt und voll.
    .fails = Ein Stapel Dauben rutscht zu Boden, mit einem Krach, der nicht enden will.
    .tried = durchsucht die Fässer
adventure-lantern-cellar-store-bind = Wunden verbinden und Atem schöpfen
    .works = Ihr reißt ein Segel in Streifen und sitzt eine Weile mit dem Rücken zur Wand.
adventure-lantern-cellar-store-arch = Durch den Bogen in die Galerie
adventure-lantern-cellar-store-steps = Die nassen Stufen hinab zum Brunnen

adventure-lantern-cellar-well = Die Brunnenstube
    .text = Ein niedriges Gewölbe um einen überfluteten Brunnen. Das Wasser ist schwarz und ganz still. Auf dem Rand blinkt etwas Eisernes.
    .won = Was aus dem Brunnen kroch, sinkt zurück hinein, in Stücken.
    .broken = Was aus dem Brunnen kroch, ist wieder fortgekrochen. Das Wasser ist schwarz und still.
adventure-lantern-cellar-well-look = Nach dem Eisen auf dem Rand greifen
    .works = Rechtzeitig seht ihr die bleiche Hand unter dem Wasser, schnappt euch einen rostigen Schlüssel und springt zurück, als etwas auftaucht.
    .fails = Ihr habt den Schlüssel, aber kalte Finger halten euch am Handgelenk. Am Arm entlang zieht sich etwas aus dem Wasser.
    .tried = greift nach dem Eisen auf dem Rand
adventure-lantern-cellar-well-back = Zurück hinauf in den Lagerraum

adventure-lantern-cellar-gallery = Die absackende Galerie
    .text = Ein langer Gang, dessen Boden halb eingestürzt ist. Hinter dem Loch liegen eine dunkle Nische und eine Eisentür mit schwerem Schloss.
    .text-open = Ein langer Gang, dessen Boden halb eingestürzt ist. Hinter dem Loch liegen eine dunkle Nische und ein Durchgang, dessen Eisentür offen steht.
adventure-lantern-cellar-gallery-probe = Platte für Platte prüfen und einen Weg finden
    .works = Klopfen, Schritt, klopfen, Schritt: Die festen Platten ergeben einen krummen Pfad zur anderen Seite.
    .fails = Gerade die Platte, die am besten klang, fällt in die Tiefe. Jemand hängt an der Kante und kommt nur mit letzter Kraft hinüber.
    .tried = prüft Platte für Platte
adventure-lantern-cellar-gallery-leap = Hinüberspringen und ein Seil zurückwerfen
    .works = Ein Anlauf, ein Sprung, und es ist geschafft. Das Seil hält die anderen.
    .fails = Der Sprung endet auf der Kante, und die Kante bricht weg. Das Poltern rollt durch den ganzen Keller.
    .tried = nimmt Anlauf und springt
adventure-lantern-cellar-gallery-unlock = Die Eisentür mit dem rostigen Schlüssel öffnen
    .works = Der Schlüssel dreht sich, als wäre er gestern geölt worden. Lautlos schwingt die Tür auf.
adventure-lantern-cellar-gallery-force = Die Eisentür aufbrechen
    .works = Die Angeln geben vor dem Schloss nach. Das kann niemand überhört haben.
    .fails = Die Tür dröhnt wie eine Glocke und bleibt, wo sie ist.
    .tried = wirft sich gegen die Eisentür
adventure-lantern-cellar-gallery-back = Zurück in den Lagerraum
adventure-lantern-cellar-gallery-niche = In die dunkle Nische
adventure-lantern-cellar-gallery-door = Durch die Eisentür

adventure-lantern-cellar-chapel = Die Kapelle der Zöllner
    .text = Eine winzige Kapelle, in den Fels gehauen, trocken und still. Namen von Zöllnern bedecken eine Wand; jemand hält die Kerzenstümpfe in Ordnung.
adventure-lantern-cellar-chapel-rest = Die Nische verrammeln und ausruhen
    .works = Niemand kommt. Ihr schlaft abwechselnd und wacht mit warmen Händen auf.
adventure-lantern-cellar-chapel-read = Die Namen an der Wand lesen
    .works = Der letzte Name ist frisch: Der Anführer dort unten war hier einst Zöllner und schwor, jedem Boot ein Licht zu geben. An einen Schwur kann man erinnern.
    .fails = Ruß und Schimmel haben die Buchstaben gefressen. Ihr erkennt nur Jahreszahlen.
    .tried = beugt sich über die Namen an der Wand
adventure-lantern-cellar-chapel-back = Zurück in die Galerie

adventure-lantern-cellar-guardroom = Die Wachstube
    .text = Umgestürzte Bänke, ein kaltes Kohlebecken, Würfel auf dem Boden. Die Diebe greifen zu den Waffen.
    .won = Die Diebe sind geschlagen. Unterhalb der letzten Stufe flackert ein warmes Licht.
    .broken = Wer von den Dieben noch laufen kann, ist fort. Unterhalb der letzten Stufe flackert ein warmes Licht.
adventure-lantern-cellar-guardroom-bind = Wunden verbinden, bevor es weitergeht
    .works = In einer Truhe liegen sauberes Leinen und ein halber Laib Brot. Das hilft.
adventure-lantern-cellar-guardroom-back = In die Galerie zurückweichen
adventure-lantern-cellar-guardroom-down = Dem Licht nach unten folgen

adventure-lantern-cellar-vault = Das Gewölbe der Laterne
    .text = Die große Laterne hängt an einer Kette über einem Haufen Zollgeld. Daneben, auf einem Stuhl, der für einen so breiten Rücken viel zu klein ist, sitzt der Anführer der Diebe.
    .won = Der Anführer fällt auf die Münzen. Ihr nehmt die Laterne vom Haken.
    .broken = Die Diebe geben auf und rennen, und die Münzen bleiben liegen. Ihr nehmt die Laterne vom Haken.
adventure-lantern-cellar-vault-bargain = Vortreten und um die Laterne feilschen
    .works = Der Anführer legt die Waffe quer über die Knie und lehnt sich zurück. „Nur zu. Was ist sie euch wert?“
    .fails = „Erzählt das dem Fluss“, sagt der Anführer und steht auf.
    .tried = tritt vor und feilscht um die Laterne
adventure-lantern-cellar-vault-remind = An den alten Zöllnerschwur erinnern
    .works = Lange starrt der Anführer in die Flamme. „Jedem Boot ein Licht“, kommt es endlich heiser. „Und wer macht meine Leute satt?“
    .fails = „Wer das geschworen hat, ist tot“, sagt der Anführer und greift zur Waffe.
    .tried = erinnert an den alten Zöllnerschwur
adventure-lantern-cellar-vault-terms = Bedingungen nennen
    .works = Freie Überfahrt und keine Fragen, wann immer die Büttel auftauchen. Der Anführer zählt an dicken Fingern ab, spuckt in die Hand und hakt die Laterne los.
    .fails = Ihr bietet zu wenig und dann zu viel. Der Anführer lacht und pfeift nach den anderen.
    .tried = nennt die Bedingungen
adventure-lantern-cellar-vault-snatch = Die Laterne aushaken, solange der Anführer döst
    .works = Ein Glied, zwei Glieder, ein Atemzug wie eine Ewigkeit: Ihr habt sie, und das Schnarchen hört nicht auf.
    .fails = Die Kette rutscht und rasselt über die Münzen. Noch ehe sie still ist, steht der Anführer auf beiden Beinen.
    .tried = schleicht auf die Laterne zu
adventure-lantern-cellar-vault-burn = Das Lampenöl ins Kohlebecken bei der Tür werfen
    .works = Eine Wand aus Feuer versperrt die Seitentür. Wer dort hereinwollte, läuft in die andere Richtung; der Anführer ist allein.
    .fails = Der Krug zerspringt auf der falschen Seite des Beckens. Der Anführer brüllt, und eine Wache kommt gelaufen.
adventure-lantern-cellar-vault-attack = Angreifen
    .works = Ihr stürmt die letzten Stufen hinab. Der Anführer tritt den Stuhl beiseite und pfeift nach einer Wache.
adventure-lantern-cellar-vault-back = In die Wachstube fliehen

adventure-lantern-cellar-ending-won = Das Licht brennt wieder
    .text = Ihr tragt die Laterne hinauf in den Regen und stellt sie auf den Steg. Draußen im Nebel klopft ein Ruder, dann noch eins; Boot um Boot kommt heim.
adventure-lantern-cellar-ending-bargain = Jedem Boot ein Licht
    .text = Kein Blut mehr heute Nacht. Auf dem Steg brennt die Laterne, die Boote kommen heim, und unter dem Zollhaus sitzt jemand Großes im Dunkeln und denkt nach.
adventure-lantern-cellar-ending-lost = Der Nebel behält die Seinen
    .text = Im Keller wird es still. Auf dem Fluss rufen sie einander noch eine Weile zu, und dann nicht mehr.

## Die Salzstraße: eine Verfolgung

adventure-salt-road = Die Salzstraße
    .text = Die Fiebersalze in eurer Tasche würden die Feste am Pass retten; die Reiter des Salzherrn wollen sie zurück. Bis zur Brücke müsst ihr die ganze Nacht laufen, und schon hört ihr Hufe.
adventure-salt-road-clock-pursuit = Die Verfolger
    .full = Hufe hinter euch, Hufe neben euch, dann eine Wand aus Pferden vor euch. Sie haben euch.

adventure-salt-road-yard = Der Salzhof
    .text = Weiße Haufen im Mondlicht, eine hohe Mauer, ein Tor mit zwei schläfrigen Wachen. Ein Hund beginnt zu bellen.
adventure-salt-road-yard-leap = Über die Mauer
    .works = Hände, Knie, hinüber: Ihr springt in die Gasse, bevor der Hund von der Kette ist.
    .fails = Auf der Mauer stecken Glasscherben. Es ist mehr ein Fallen als ein Springen, und der Hund hat es längst allen gesagt.
    .tried = rennt zur Mauer und springt
adventure-salt-road-yard-creep = An den Haufen entlang, von Schatten zu Schatten
    .works = Ihr zählt die Schritte der Wachen und geht in der Pause zwischen dem einen und dem nächsten hinaus.
    .fails = Ein Haufen rutscht, weißer Staub steigt auf wie eine Fahne, und jemand schreit.
    .tried = schleicht an den Haufen entlang, von Schatten zu Schatten
adventure-salt-road-yard-gate = Geradewegs durchs Tor, so schnell ihr könnt

adventure-salt-road-road = Die alte Straße
    .text = Furchen, Meilensteine, keine Deckung. Links flüstert das Schilf, rechts steigt ein Ziegenpfad zum Grat. Hinter euch sammeln sich Fackeln.
adventure-salt-road-road-mislead = Eine falsche Fährte zur Mühle legen
    .works = Die Fackeln halten an der Gabelung, drängen sich zusammen und ziehen in die falsche Richtung.
    .fails = Es dauert zu lange, und ein alter Fährtenleser lacht über die gekreuzten Spuren.
    .tried = legt eine falsche Fährte zur Mühle
adventure-salt-road-road-reeds = Links ins Schilf
adventure-salt-road-road-climb = Rechts hinauf zum Grat

adventure-salt-road-marsh = Der Sumpf
    .text = Schwarzes Wasser zwischen dem Schilf und ein Damm, den vor langer Zeit jemand gebaut und seither niemand geflickt hat.
adventure-salt-road-marsh-wade = Hindurchwaten, die Stärksten voran
    .works = Bis zur Brust, dann bis zum Knie, dann Gras. Kein Pferd folgt euch hierher.
    .fails = Der Schlamm nimmt einen Stiefel und beinahe alles, was darin steckt. Ihr verliert Zeit und Haut.
    .tried = watet den anderen voran
adventure-salt-road-marsh-feel = Den alten Damm unter Wasser finden
    .works = Er ist noch da, eine Handbreit unter der Oberfläche. Ihr rennt beinahe durch den Sumpf.
    .fails = Er endet mittendrin. Ihr kehrt um, und wieder um, während die Fackeln näher kommen.
    .tried = tastet unter Wasser nach dem alten Damm

adventure-salt-road-ridge = Der Ziegenpfad
    .text = Nackter Fels und Wind. An der engsten Stelle versperrt ein ausgehungertes Rudel den Weg, die Köpfe gesenkt.
    .won = Das Rudel ist zersprengt. Tief unten hängt die Brücke über der Schlucht wie ein Faden.
    .broken = Das Rudel ist davongelaufen. Tief unten hängt die Brücke über der Schlucht wie ein Faden.
adventure-salt-road-ridge-breath = Hinter den Felsen Atem schöpfen
    .works = Ein Schluck Wasser, ein Verband, zehn langsame Atemzüge. Die Hufe warten nicht.
adventure-salt-road-ridge-down = Hinab zur Brücke

adventure-salt-road-bridge = Die Seilbrücke
    .text = Planken, Seile, die Schlucht. Drüben brennt das Wachfeuer der Feste. Hinter euch zügelt der erste Reiter sein Pferd.
adventure-salt-road-bridge-cut = Hinüberlaufen und die Seile kappen
    .works = Krachend reißt das letzte Seil. Die Brücke schwingt gegen die andere Wand, und die Reiter stehen da und fluchen.
    .fails = Die Seile sind geteert und armdick, und die Klinge rutscht ab. Schon steigen sie von den Pferden.
    .tried = läuft hinüber und hackt auf die Seile ein
adventure-salt-road-bridge-swing = Beim Überqueren die Planken wegtreten
    .works = Planke um Planke segelt in die Tiefe. Heute Nacht kommt euch niemand mehr nach.
    .fails = Eine Planke zu viel. Jemand hängt mit beiden Händen am Seil, bis die anderen ihn weiterziehen.
    .tried = tritt beim Überqueren gegen die Planken
adventure-salt-road-bridge-run = Einfach zum Feuer rennen
    .works = Ihr rennt, und die Brücke bockt unter euch wie ein Fohlen.
    .tried = rennt zum Feuer

adventure-salt-road-caught = Umstellt
    .text = Ein Ring aus Pferden, dann einer aus Menschen. Ihr Hauptmann streckt eine behandschuhte Hand nach der Tasche aus.
    .won = Der Hauptmann liegt im Staub, und die Übrigen finden, dass Salz das Sterben nicht lohnt.
    .broken = Die Reiter geben auf und wenden: Salz lohnt das Sterben nicht.

adventure-salt-road-ending-won = Rechtzeitig
    .text = Die Heilkundigen der Feste nehmen euch die Tasche ab, ehe ihr ein Wort sagen könnt. Gegen Morgen bittet das erste Kind um Suppe.
adventure-salt-road-ending-bloody = Rechtzeitig, aber nicht umsonst
    .text = Auf geborgten Pferden kommt ihr durchs Tor, mit Salz in den Wunden und heiler Tasche. Zuerst versorgen sie die Kranken; um nichts anderes hättet ihr gebeten.
adventure-salt-road-ending-lost = Salz auf der Straße
    .text = Die Reiter zählen die Salze nach, keines fehlt, und sie lassen euch liegen, wo ihr liegt. Am Pass warten sie bis zum Morgen.

## Die Mühle an der Furt: eine Verteidigung

adventure-mill-ford = Die Mühle an der Furt
    .text = Plünderer kommen den Fluss herauf, und zwischen ihnen und dem Tal liegt nur eine Mühle mit einem Hof, einem Zaun und euch. Haltet sie bis zum Morgengrauen; dann ist das Tal wach.
adventure-mill-ford-clock-night = Der nächste Angriff
    .full = Von der Furt her tönt ein Horn. Sie kommen.

adventure-mill-ford-mill = Der Mühlhof
    .text = Ein Hof mit Brunnen, Karren und schiefem Zaun. Am Tor liegen zwei verwundete Fährleute, auf dem Dach wartet ein Signalfeuer darauf, entzündet zu werden. Alles, was ihr jetzt tut, kostet Zeit.
    .won = Der Hof ist wieder still. Ihr hört das Mühlrad und jenseits der Furt jemanden, der zählt.
    .broken = Sie sind über die Furt zurückgelaufen. Ihr hört das Mühlrad und drüben jemanden, der zählt.
adventure-mill-ford-mill-barricade = Den Karren in die Lücke im Zaun schieben
    .works = Der Karren steht quer, mit Mühlsteinen verkeilt. So kommen weniger auf einmal herein.
    .fails = Auf halbem Weg bricht eine Achse. Die Lücke bleibt, und die Zeit ist vertan.
    .tried = stemmt sich gegen den Karren
adventure-mill-ford-mill-pits = Am Ufer Gruben ausheben und abdecken
    .works = Stroh über Stöcken über Löchern. Von der Furt aus sieht es aus wie eine Wiese.
    .fails = Jedes Loch füllt sich so schnell mit Wasser, wie ihr grabt.
    .tried = hebt am Ufer Gruben aus
adventure-mill-ford-mill-wounded = Die Verwundeten über den offenen Hof in die Mühle tragen
    .works = In der zufallenden Tür steckt ein Pfeil, aber sie sind drinnen, alle beide.
    .fails = Pfeile treiben euch hinter den Brunnen zurück. Ihr müsst es noch einmal versuchen.
    .tried = läuft auf den offenen Hof zu den Verwundeten
adventure-mill-ford-mill-beacon = Aufs Dach steigen und das Signalfeuer entzünden
    .works = Das Feuer schießt hoch. Fern im Tal antwortet ein zweites, und jenseits der Furt sinkt manchem der Mut.
    .fails = Die Schindeln sind nass. Hinunter geht es schneller als hinauf.
    .tried = klettert zum Signalfeuer hinauf
adventure-mill-ford-mill-bind = Wunden verbinden und das Wasser teilen
    .works = Ihr sitzt auf den Mühlsteinen und redet wenig.
adventure-mill-ford-mill-sleep = Abwechselnd schlafen, solange sie euch lassen
    .works = Eine Stunde pro Nase, in Stiefeln. Das ist mehr, als ihr gehofft habt.
adventure-mill-ford-mill-wait = Auf sie warten
    .works = Ihr löscht das Licht und horcht auf den Fluss.

adventure-mill-ford-ending-won = Morgengrauen über der Furt
    .text = Die Sonne steigt über zertretenem Gras auf. Das Tal ist wach, die Plünderer sind fort; am Tor deckt jemand zwei Gesichter mit einem Tuch zu.
adventure-mill-ford-ending-saved = Morgengrauen über der Furt, und die Fährleute leben
    .text = Die Sonne geht auf, das Tal ist wach, die Plünderer sind fort. Einer der Fährleute beschwert sich schon über den Brei.
adventure-mill-ford-ending-lost = Rauch über dem Tal
    .text = Das Rad dreht sich weiter, als niemand mehr da ist, um es anzuhalten. Unten im Tal beginnen die Hunde zu bellen.

## Was ein Abenteuer verweigert

error-foes-stand = „{ $option }“ geht nicht, solange noch Gegner kämpfen; besiege sie zuerst, oder wähle einen Fluchtweg
error-flee-first = „{ $option }“ geht mitten in diesem Kampf nicht: Besiegt die Gegner, oder wer gehen will, flieht nach den Regeln des Spiels
error-party-withdraws = „{ $option }“ geht nicht mehr: Die Gruppe zieht sich gerade aus dem Kampf zurück und ist weg, sobald die Gegner am Zug waren
error-nobody-of-yours = „{ $option }“ muss jemand tun, und keiner deiner Helden kann es; nimm oder erschaffe zuerst einen Helden, oder überlass es anderen
error-hero-needed = „{ $option }“ muss jemand tun; nenne jemanden von: { $allowed }
error-hero-is-out = „{ $hero }“ kann das jetzt nicht; nenne jemanden, der noch handeln kann
error-adventure-over = das Abenteuer ist zu Ende; beginne ein anderes, oder mach etwas rückgängig
error-no-such-adventure = „{ $text }“ ist kein mitgeliefertes Abenteuer; nimm eines von: { $allowed }

## Mängel in der Datei eines Abenteuers

error-adventure-unreadable = „{ $source }“ ist in Zeile { $line }, Spalte { $column } kein gültiges TOML; berichtige es dort
error-newer-adventure = das Abenteuer hat Format „{ $number }“, und diese Version liest bis { $newest }; nimm eine neuere Version
error-not-an-adventure-id = „{ $text }“ ist keine Kennung; nimm Kleinbuchstaben, Ziffern und Bindestriche
error-reserved-id = ein Ort kann nicht „{ $text }“ heißen, weil diese Kennung vergeben ist; wähle eine andere
error-no-such-story-place = „{ $text }“ ist kein Ort dieses Abenteuers; nimm einen von: { $allowed }
error-no-such-story-clock = „{ $text }“ ist keine Uhr dieses Abenteuers; nimm eine von: { $allowed }
error-no-such-ending = „{ $text }“ ist kein Ende dieses Abenteuers; nimm eines von: { $allowed }
error-adventure-for-other-game = „{ $text }“ ist für { $game }: Was { $names } in { $own } sind, weiß niemand; spiel es in { $game }, oder gib jedem davon ein kind
error-flag-never-set = nichts setzt je „{ $text }“; setze es irgendwo, oder nimm eines von: { $allowed }
error-place-unreachable = nichts führt zu „{ $text }“; füge einen Ausgang oder ein „go“ dorthin hinzu, oder entferne den Ort
error-ending-unreachable = zum Ende „{ $text }“ führt nichts; füge ein „ending“ damit hinzu, oder entferne es
error-dead-end = von „{ $text }“ führt nichts weiter; füge einen Ausgang, ein „go“ oder ein „ending“ hinzu
error-no-way-to-win = kein Ende ist ein Sieg; schreibe „won = true“ in eines davon
error-map-too-large = die Karte hat { $width } × { $height } Felder; mach sie höchstens { $widest } × { $highest } groß
error-map-letter-unknown = auf der Karte gibt es kein „{ $text }“; zeichne es ein, oder nimm eines von: { $allowed }
error-map-without-heroes = auf der Karte ist kein Platz für Helden; schreibe 1, 2, 3 …, wo sie beginnen
error-map-without-foes = auf der Karte ist kein Platz für Gegner; schreibe a, b, c …, wo sie beginnen
error-capital-on-map = auf der Karte stehen die Großbuchstaben „{ $text }“; schreibe Ziffern für Helden und Kleinbuchstaben für Gegner
error-same-message = zweierlei heißt hier „{ $text }“; gib einem davon eine andere Kennung

## Die Bestien an der Brücke: ein Kampf

adventure-old-bridge = Die Bestien an der Brücke
    .text = Die letzte Brücke vor dem Pass, in der Dämmerung. Das Maultier will nicht weiter, und dann hört ihr, warum.

adventure-old-bridge-bridge = Die alte Brücke
    .text = Nasse Planken, ein zerbrochener Karren, Schilf auf beiden Seiten. Schatten kommen heraus, tief geduckt und ohne Eile, und hinter ihnen etwas Größeres: Sie tun das nicht zum ersten Mal.
    .won = Die letzte Bestie schleppt sich ins Schilf. Hinter euch schnaubt das Maultier und setzt sich in Gang.
    .broken = Die Bestien lassen ab und verschwinden im Schilf. Hinter euch schnaubt das Maultier und setzt sich in Gang.

adventure-old-bridge-ending-won = Der Weg ist frei
    .text = Ihr wischt die Klingen ab und geht hinüber. Am Abend gibt es ein Feuer, einen Topf und eine Geschichte, die mit jedem Erzählen besser wird.
adventure-old-bridge-ending-lost = Die Brücke schweigt
    .text = Am Morgen findet ein Fuhrmann das Maultier auf dem anderen Ufer beim Grasen und fragt sich, wem es gehört hat.
