# Die Befehle eines Gastgebers: `nde serve`, `nde tables`, `nde doctor`, `nde backup`, `nde restore`.

## Hilfe; einfache Zeilen, damit `nde --help` ohne Fluent auskommt

cli-about-serve = Starte einen Server: Tische im Browser, für dich und alle, die du einlädst.
cli-details-serve = Er läuft bis Strg-C. Was unten eckige Klammern hat, lässt sich auch mit der dort genannten Umgebungsvariable setzen; daneben steht die Vorgabe. Ist der Port belegt, wird der nächste freie genommen, außer du nennst ihn selbst.
cli-about-tables = Tische eines Servers auflisten, ausführen, einlesen, weglegen und löschen.
cli-about-tables-list = Liste die Tische eines Servers auf.
cli-about-tables-export = Schreibe einen Tisch in eine Datei, die anderswo eingelesen werden kann.
cli-details-tables-export = Ohne --with-seed kann niemand aus der Datei Würfel vorhersagen, aber ein unfertiges Spiel lässt sich daraus nicht weiterspielen.
cli-about-tables-import = Mach aus einer ausgeführten Datei einen Tisch; er bekommt neue Links.
cli-about-tables-link = Mach einen neuen geheimen Link zu einem Tisch, für jemanden, der seinen verloren hat.
cli-about-tables-archive = Leg einen Tisch weg.
cli-about-tables-delete = Lösche einen Tisch für immer.
cli-about-doctor = Prüfe, was ein Server aufbewahrt, und sage, was sich reparieren ließe.
cli-details-doctor = Der Rückgabewert ist nur dann 0, wenn alles in Ordnung ist.
cli-about-backup = Schreibe alles, was ein Server aufbewahrt, in eine Datei.
cli-about-restore = Leg eine Sicherung in einen neuen Datenordner.
cli-place-table = TISCH
cli-place-folder = ORDNER
cli-value-address = ADRESSE
cli-value-folder = ORDNER
cli-value-url = URL
cli-value-level = STUFE
cli-value-role = ROLLE
cli-flag-host = die Adresse, auf der gelauscht wird
cli-flag-port = der Port, auf dem gelauscht wird; 0 für irgendeinen freien
cli-flag-data = der Ordner für die Datenbank und ihre Sicherungen
cli-flag-database = postgresql://… für viele Prozesse, memory: um nichts aufzubewahren; sonst SQLite im Datenordner
cli-flag-redis = redis://…, worüber mehrere Prozesse einander sagen, dass sich an einem Tisch etwas tat
cli-flag-public-url = wie man den Server erreicht, etwa https://table.example
cli-flag-origins = andere Websites, deren Seiten diesen Server nutzen dürfen; auch mehrmals
cli-flag-trusted-proxies = Adressen oder Netze von Proxys, denen geglaubt wird, wer anruft; auch mehrmals
cli-flag-log-level = debug, info, warning oder error; im Terminal warning, wenn du nichts anderes sagst
cli-flag-connections-per-address = Verbindungen von einer Adresse zugleich
cli-flag-commands-per-second = was ein Client auf Dauer je Sekunde verlangen darf
cli-flag-message-bytes = die längste Nachricht eines Clients
cli-flag-tables-per-hour = neue Tische je Stunde von einer Adresse
cli-flag-lab-processes = wie viele Fragen ans Labor zugleich bearbeitet werden, jede von einem eigenen Prozess
cli-flag-lab-seconds = wie viele Sekunden eine Frage ans Labor höchstens dauern darf
cli-flag-lab-scenes = wie viele Szenen für eine genaue Antwort höchstens betrachtet werden; darüber werden Kämpfe gespielt
cli-flag-lab-runs = wie viele Kämpfe für eine Antwort höchstens gespielt werden
cli-flag-lan = auf allen Adressen lauschen, damit Handys im selben Netz mitspielen können
cli-flag-open = die Startseite im Browser öffnen
cli-flag-no-qr = keinen QR-Code ausgeben
cli-flag-repair = reparieren, was sich ohne Verlust reparieren lässt
cli-flag-with-seed = mit dem Startwert der Würfel, damit weitergespielt werden kann; alle am Tisch erfahren es
cli-flag-role = gm, player oder spectator; sonst player
cli-flag-seat = der Platz, den der Link öffnet, etwa p1; sonst ein neuer
cli-flag-back = wieder hervorholen
cli-flag-yes = ja, lösch ihn
cli-flag-tables-export-out = die Datei, die geschrieben wird; sonst nach dem Tisch benannt
cli-flag-backup-out = die Datei, die geschrieben wird, oder ein Ordner dafür; sonst der Ordner, in dem du bist

## Was ein Server sagt

serve-here = Die Startseite: { $url }
serve-near = Handys und Rechner im selben Netz erreichen sie unter { $url }
serve-public = Von außen ist sie zu erreichen unter { $url }
serve-data = Alles wird aufbewahrt in { $folder }
serve-memory = Nichts wird aufbewahrt: Hält der Server an, sind alle Tische fort.
serve-database = Alles wird in der Datenbank aufbewahrt.
serve-stop = Strg-C hält den Server an; die Tische gehen weiter, wenn du ihn wieder startest.
serve-stopped = Der Server hat angehalten; nichts ging verloren.

## Tische

tables-id = Kennung
tables-title = Titel
tables-game = Spiel
tables-entries = Einträge
tables-moved = zuletzt bewegt
tables-archived = weggelegt
tables-untitled = (ohne Titel)
tables-none = Es gibt noch keine Tische.
tables-exported = Der Tisch steht in „{ $file }“.
tables-exported-with-seed = Der Tisch steht in „{ $file }“, mit dem Startwert seiner Würfel: Wer die Datei liest, kennt jeden künftigen Wurf.
tables-imported = Der Tisch ist hier als { $table }.
tables-link-gm = Für die Spielleitung: { $link }
tables-link-player = Zum Mitspielen: { $link }
tables-link-spectator = Zum Zuschauen: { $link }
tables-laid-aside = Tisch { $table } ist weggelegt.
tables-taken-up = Tisch { $table } ist wieder da.
tables-deleted = Tisch { $table } ist gelöscht.

## Die Daten pflegen

doctor-well = Alles ist in Ordnung.
doctor-mended = Repariert: { $what }
doctor-can-repair = { $what } (--repair behebt das)
doctor-cannot-repair = { $what } (das lässt sich nicht ohne Verlust reparieren; spiel eine Sicherung ein)
backup-written = Alles steht in „{ $file }“; bewahre die Datei sicher auf.
restore-done =
    { $count ->
        [one] Ein Tisch ist wieder in „{ $folder }“.
       *[other] { $count } Tische sind wieder in „{ $folder }“.
    }

## Absagen

error-setting-not-allowed = „{ $value }“ ist kein Wert für { $flag }; nimm einen von: { $allowed }
error-not-a-web-address = „{ $value }“ ist kein Wert für { $flag }; schreib ihn wie https://table.example, ohne Pfad
error-not-a-database = „{ $value }“ ist kein Wert für { $flag }; nimm postgresql://…, memory: oder nichts
error-not-a-redis-address = „{ $value }“ ist kein Wert für { $flag }; schreib ihn wie redis://host:6379
error-not-an-ip-address = „{ $value }“ ist kein Wert für { $flag }; nimm eine Adresse wie 10.0.0.2 oder ein Netz wie 10.0.0.0/8
error-data-is-a-file = „{ $file }“, angegeben für { $flag }, ist eine Datei; nenne einen Ordner
error-no-data-here = in „{ $folder }“ hat kein Server etwas aufbewahrt; nenne seinen Ordner mit --data
error-data-already-here = in „{ $folder }“ liegen schon Tische; nimm für die Sicherung mit --data einen neuen Ordner
error-port-taken = Port { $port } ist belegt oder nicht erlaubt; nimm einen anderen, oder lass --port weg für den nächsten freien
error-host-not-here = dieser Rechner kann auf „{ $host }“ nicht lauschen; nimm 127.0.0.1, oder --lan für alle seine Adressen
error-sure-needed = Tisch „{ $table }“ wäre für immer fort; führ ihn vorher aus, und sag --yes, um ihn zu löschen
