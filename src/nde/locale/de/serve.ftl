# Die Befehle eines Gastgebers: `nde serve`, `nde tables`, `nde doctor`, `nde backup`, `nde restore`.

## Hilfe; einfache Zeilen, damit `nde --help` ohne Fluent auskommt

cli-about-serve = Einen Server starten: Tische im Browser, für dich und alle, die du einlädst.
cli-details-serve = Er läuft bis Strg-C. Was unten eckige Klammern hat, lässt sich auch mit der dort genannten Umgebungsvariable setzen; daneben steht die Vorgabe. Ist der Port belegt, wird der nächste freie genommen, außer du nennst ihn selbst.
cli-about-tables = Tische eines Servers auflisten, exportieren, importieren, archivieren und löschen.
cli-about-tables-list = Die Tische eines Servers auflisten.
cli-about-tables-usage = Zeigen, wie viel Platz Tische und Regale auf der Platte brauchen.
cli-about-tables-erase = Die Worte einer Person für immer aus einem Tisch löschen; das Spiel selbst bleibt.
cli-about-tables-export = Einen Tisch in eine Datei schreiben, die anderswo importiert werden kann.
cli-details-tables-export = Ohne --with-seed kann niemand aus der Datei Würfel vorhersagen, aber ein unfertiges Spiel lässt sich daraus nicht weiterspielen.
cli-about-tables-import = Aus einer exportierten Datei einen Tisch machen; er bekommt neue Links.
cli-about-tables-link = Einen neuen geheimen Link zu einem Tisch erstellen, für jemanden, der seinen verloren hat.
cli-about-tables-archive = Einen Tisch archivieren.
cli-about-tables-delete = Einen Tisch für immer löschen.
cli-about-doctor = Die Daten eines Servers prüfen und sagen, was sich reparieren lässt.
cli-details-doctor = Der Rückgabewert ist nur dann 0, wenn alles in Ordnung ist.
cli-about-backup = Alle Daten eines Servers in eine Datei schreiben.
cli-about-restore = Eine Sicherung in einen neuen Datenordner einspielen.
cli-place-table = TISCH
cli-place-folder = ORDNER
cli-value-address = ADRESSE
cli-value-folder = ORDNER
cli-value-hours = STUNDEN
cli-value-days = TAGE
cli-value-url = URL
cli-value-level = STUFE
cli-value-role = ROLLE
cli-flag-host = die Adresse, auf der gelauscht wird
cli-flag-port = der Port, auf dem gelauscht wird; 0 für irgendeinen freien
cli-flag-data = der Ordner für die Datenbank und ihre Sicherungen
cli-flag-database = postgresql://… für viele Prozesse, memory: um nichts zu speichern; Vorgabe ist SQLite im Datenordner
cli-flag-redis = redis://…, worüber mehrere Prozesse einander sagen, dass sich an einem Tisch etwas getan hat
cli-flag-public-url = wie man den Server erreicht, etwa https://table.example
cli-flag-origins = andere Websites, deren Seiten diesen Server nutzen dürfen; auch mehrmals
cli-flag-trusted-proxies = Adressen oder Netze von Proxys, denen geglaubt wird, von welcher Adresse eine Anfrage kommt; auch mehrmals
cli-flag-log-level = debug, info, warning oder error; im Terminal ist die Vorgabe warning
cli-flag-connections-per-address = Verbindungen von einer Adresse zugleich
cli-flag-commands-per-second = wie viele Befehle je Sekunde ein Client auf Dauer senden darf
cli-flag-message-bytes = die längste Nachricht eines Clients
cli-flag-tables-per-hour = neue Tische je Stunde von einer Adresse
cli-flag-table-megabytes = das längste Protokoll eines Tisches, in Megabyte
cli-flag-address-megabytes = was eine Adresse am Tag mitbringen darf, in Megabyte: Tische, Bilder, Regale
cli-flag-backup-every = Stunden zwischen Sicherungen, die der Server selbst in den Datenordner schreibt; 0 für keine
cli-flag-backup-keep = wie viele dieser Sicherungen bleiben
cli-flag-forget-after = nach wie vielen Tagen ohne Bewegung ein Tisch sein Ende ankündigt, um 14 Tage später exportiert und entfernt zu werden; 0 für nie
cli-flag-lab-processes = wie viele Fragen ans Labor zugleich bearbeitet werden, jede von einem eigenen Prozess
cli-flag-lab-seconds = wie viele Sekunden eine Frage ans Labor höchstens dauern darf
cli-flag-lab-scenes = wie viele Szenen für eine genaue Antwort höchstens untersucht werden; darüber wird simuliert
cli-flag-lab-runs = wie viele Kämpfe für eine Antwort höchstens gespielt werden
cli-flag-lan = auf allen Adressen lauschen, damit Handys im selben Netz mitspielen können
cli-flag-open = die Startseite im Browser öffnen
cli-flag-no-qr = keinen QR-Code ausgeben
cli-flag-repair = reparieren, was sich ohne Verlust reparieren lässt
cli-flag-whole = aus einer beschädigten Datei die Tische einspielen, die heil sind
cli-flag-with-seed = mit dem Startwert der Würfel, damit weitergespielt werden kann; alle am Tisch erfahren es
cli-flag-role = gm, player oder spectator; Vorgabe ist player
cli-flag-seat = der Platz, den der Link öffnet, etwa p1; Vorgabe ist ein neuer
cli-flag-back = aus dem Archiv zurückholen
cli-flag-yes = das Löschen bestätigen
cli-flag-tables-erase-seat = wessen Worte: die Kennung eines Platzes oder der Name dessen, der dort sitzt
cli-flag-tables-erase-yes = das Löschen der Worte bestätigen
cli-flag-tables-export-out = die Datei, die geschrieben wird; Vorgabe ist der Name des Tisches
cli-flag-backup-out = die Datei, die geschrieben wird, oder ein Ordner dafür; Vorgabe ist der Ordner, in dem du bist

## Was ein Server sagt

serve-here = Die Startseite: { $url }
serve-near = Handys und Rechner im selben Netz erreichen sie unter { $url }
serve-public = Von außen ist sie zu erreichen unter { $url }
serve-data = Alles wird gespeichert in { $folder }
serve-memory = Nichts wird gespeichert: Endet der Server, sind alle Tische fort.
serve-database = Alles wird in der Datenbank gespeichert.
serve-stop = Strg-C beendet den Server; die Tische gehen weiter, wenn du ihn wieder startest.
serve-stopped = Der Server ist beendet; nichts ging verloren.

## Tische

tables-id = Kennung
tables-title = Titel
tables-game = Spiel
tables-entries = Einträge
tables-moved = zuletzt gespielt
tables-archived = archiviert
tables-untitled = (ohne Titel)
tables-log = Protokoll
tables-pictures = Bilder
tables-shelves = Regale
tables-together = Zusammen
tables-forgotten-soon = Eine Nachricht des Servers: Seit { $days } Tagen hat an diesem Tisch niemand etwas getan. Bleibt es so, wird er in { $left } Tagen für den Gastgeber exportiert und entfernt. Alles, was hier getan oder gesagt wird, erhält ihn.
tables-none = Es gibt noch keine Tische.
tables-exported = Der Tisch wurde nach „{ $file }“ exportiert.
tables-exported-with-seed = Der Tisch wurde nach „{ $file }“ exportiert, mit dem Startwert seiner Würfel: Wer die Datei liest, kennt jeden künftigen Wurf.
tables-imported = Der Tisch wurde als { $table } importiert.
tables-link-gm = Für die Spielleitung: { $link }
tables-link-player = Zum Mitspielen: { $link }
tables-link-spectator = Zum Zuschauen: { $link }
tables-laid-aside = Tisch { $table } ist archiviert.
tables-taken-up = Tisch { $table } ist wieder geöffnet.
tables-deleted = Tisch { $table } ist gelöscht.
tables-erased =
    { $count ->
        [0] Am Tisch { $table } standen keine Worte von „{ $seat }“.
        [one] Die Worte von „{ $seat }“ wurden aus einem Eintrag des Tisches { $table } gelöscht. Ältere Sicherungen und Exporte enthalten sie noch.
       *[other] Die Worte von „{ $seat }“ wurden aus { $count } Einträgen des Tisches { $table } gelöscht. Ältere Sicherungen und Exporte enthalten sie noch.
    }

## Die Daten pflegen

doctor-well = Es wurden keine Fehler gefunden.
doctor-mended = Repariert: { $what }
doctor-can-repair = { $what } (--repair behebt das)
doctor-cannot-repair = { $what } (das lässt sich nicht ohne Verlust reparieren)
backup-written = Alles steht in „{ $file }“; bewahre die Datei sicher auf.
restore-lost = Tisch { $table } ist beschädigt und wurde ausgelassen; suche ihn in einer älteren Sicherung.
restore-done =
    { $count ->
        [one] Ein Tisch wurde in „{ $folder }“ eingespielt.
       *[other] { $count } Tische wurden in „{ $folder }“ eingespielt.
    }

## Absagen

error-setting-not-allowed = „{ $value }“ ist kein Wert für { $flag }; nimm einen von: { $allowed }
error-not-a-web-address = „{ $value }“ ist kein Wert für { $flag }; schreibe ihn wie https://table.example, ohne Pfad
error-not-a-database = „{ $value }“ ist kein Wert für { $flag }; nimm postgresql://…, memory: oder nichts
error-not-a-redis-address = „{ $value }“ ist kein Wert für { $flag }; schreibe ihn wie redis://host:6379
error-not-an-ip-address = „{ $value }“ ist kein Wert für { $flag }; nimm eine Adresse wie 10.0.0.2 oder ein Netz wie 10.0.0.0/8
error-data-is-a-file = „{ $file }“, angegeben für { $flag }, ist eine Datei; nenne einen Ordner
error-no-data-here = in „{ $folder }“ hat kein Server etwas gespeichert; nenne seinen Ordner mit --data
error-data-already-here = in „{ $folder }“ liegen schon Tische; nimm für die Sicherung mit --data einen neuen Ordner
error-port-taken = Port { $port } ist belegt oder nicht erlaubt; nimm einen anderen, oder lass --port weg für den nächsten freien
error-host-not-here = dieser Rechner kann auf „{ $host }“ nicht lauschen; nimm 127.0.0.1, oder --lan für alle seine Adressen
error-sure-needed = Tisch „{ $table }“ wäre für immer fort; exportiere ihn vorher und gib --yes an, um ihn zu löschen
error-whose-words = kein Platz ist genannt; sag, wessen Worte gelöscht werden sollen, etwa --seat Ann
error-sure-to-erase = alles, was „{ $seat }“ am Tisch „{ $table }“ gesagt, notiert und versucht hat, wäre für immer weg; füge --yes hinzu, um es zu löschen
