# The commands of a host: `nde serve`, `nde tables`, `nde doctor`, `nde backup`, `nde restore`.

## Help; plain lines, so that `nde --help` need not load Fluent

cli-about-serve = Start a server: tables for the browser, for you and everybody you invite.
cli-details-serve = It runs until Ctrl-C. Each flag can also be set by the environment variable in square brackets after it, shown with its default. If the port is taken, the next free one is used, unless you name a port.
cli-about-tables = List, export, import, archive and delete the tables of a server.
cli-about-tables-list = List the tables of a server.
cli-about-tables-usage = Show how much of the disk each table and the shelves keep.
cli-about-tables-erase = Take one person’s words out of a table for good; the game itself stays.
cli-about-tables-export = Write a table into a file that can be imported elsewhere.
cli-details-tables-export = Without --with-seed nobody can predict dice from the file, but an unfinished game cannot be continued from it.
cli-about-tables-import = Create a table from an exported file; it gets new links.
cli-about-tables-link = Make a new secret link to a table, for somebody who has lost theirs.
cli-about-tables-archive = Archive a table.
cli-about-tables-delete = Delete a table for good.
cli-about-doctor = Check the data of a server, and report what can be repaired.
cli-details-doctor = The exit status is 0 only if nothing is wrong.
cli-about-backup = Write all data of a server into one file.
cli-about-restore = Restore a backup into a new data folder.
cli-place-table = TABLE
cli-place-folder = FOLDER
cli-value-address = ADDRESS
cli-value-folder = FOLDER
cli-value-hours = HOURS
cli-value-days = DAYS
cli-value-url = URL
cli-value-level = LEVEL
cli-value-role = ROLE
cli-flag-host = the address to listen on
cli-flag-port = the port to listen on; 0 for any free one
cli-flag-data = the folder for the database and its backups
cli-flag-database = postgresql://… for many processes, memory: to save nothing; the default is SQLite in the data folder
cli-flag-redis = redis://…, through which several processes tell each other that a table has changed
cli-flag-public-url = how people reach the server, such as https://table.example
cli-flag-origins = other websites whose pages may use this server; may be given several times
cli-flag-trusted-proxies = addresses or networks of proxies that may report the client’s address; may be given several times
cli-flag-log-level = debug, info, warning or error; at a terminal the default is warning
cli-flag-connections-per-address = connections from one address at a time
cli-flag-commands-per-second = commands per second one client may send, sustained
cli-flag-message-bytes = the longest message of a client
cli-flag-tables-per-hour = new tables per hour from one address
cli-flag-table-megabytes = the longest log of one table, in megabytes
cli-flag-address-megabytes = what one address may bring per day, in megabytes: tables, pictures, shelves
cli-flag-backup-every = hours between backups the server writes into the data folder; 0 for none
cli-flag-backup-keep = how many of these backups are saved before the oldest is deleted
cli-flag-forget-after = days after which an untouched table is announced to end, and 14 days later exported and removed; 0 for never
cli-flag-lab-processes = questions to the lab worked on at a time, each by its own process
cli-flag-lab-seconds = the longest that a question to the lab may take, in seconds
cli-flag-lab-scenes = the most scenes examined for an exact answer; beyond that fights are simulated
cli-flag-lab-runs = the most fights simulated for an answer
cli-flag-lan = listen on all addresses, so that phones on the same network can join
cli-flag-open = open the start page in the browser
cli-flag-no-qr = do not show a QR code
cli-flag-repair = repair what can be repaired without loss
cli-flag-whole = of a damaged file, restore the tables that are whole
cli-flag-with-seed = with the seed of the dice, so that the game can be continued; everybody at the table is told
cli-flag-role = gm, player or spectator; the default is player
cli-flag-seat = the seat the link opens, such as p1; by default a new one
cli-flag-back = restore it
cli-flag-yes = yes, delete it
cli-flag-tables-erase-seat = whose words: the id of a seat, or the name of whoever sits there
cli-flag-tables-erase-yes = yes, erase them
cli-flag-tables-export-out = the file to write; by default named after the table
cli-flag-backup-out = the file to write, or a folder for it; by default the folder you are in

## What a server says

serve-here = The start page is at { $url }
serve-near = Phones and computers on the same network reach it at { $url }
serve-public = People reach it at { $url }
serve-data = Everything is saved in { $folder }
serve-memory = Nothing is saved: all tables are gone when the server stops.
serve-database = Everything is saved in the database.
serve-stop = Ctrl-C stops the server; tables resume when you start it again.
serve-stopped = The server has stopped; nothing is lost.

## Tables

tables-id = id
tables-title = title
tables-game = game
tables-entries = entries
tables-moved = last changed
tables-archived = archived
tables-untitled = (no title)
tables-log = log
tables-pictures = pictures
tables-shelves = Shelves
tables-together = All together
tables-forgotten-soon = A word from the server: nobody has done anything at this table for { $days } days. If it stays so, it will be exported for the host and removed in { $left } days. Anything done or said here keeps it.
tables-none = There are no tables yet.
tables-exported = The table was exported to “{ $file }”.
tables-exported-with-seed = The table was exported to “{ $file }”, with the seed of its dice: whoever reads the file knows every die to come.
tables-imported = The table was imported as { $table }.
tables-link-gm = For the game master: { $link }
tables-link-player = For players: { $link }
tables-link-spectator = For spectators: { $link }
tables-laid-aside = Table { $table } is archived.
tables-taken-up = Table { $table } is restored.
tables-deleted = Table { $table } is deleted.
tables-erased =
    { $count ->
        [0] Table { $table } held no words of “{ $seat }”.
        [one] The words of “{ $seat }” were erased from one entry of table { $table }. Older backups and exports still hold them.
       *[other] The words of “{ $seat }” were erased from { $count } entries of table { $table }. Older backups and exports still hold them.
    }

## Looking after the data

doctor-well = No faults were found.
doctor-mended = Repaired: { $what }
doctor-can-repair = { $what } (--repair fixes this)
doctor-cannot-repair = { $what } (this cannot be repaired without loss)
backup-written = Everything is in “{ $file }”; keep it somewhere safe.
restore-lost = Table { $table } is damaged and was left out; look for it in an older backup.
restore-done =
    { $count ->
        [one] One table was restored into “{ $folder }”.
       *[other] { $count } tables were restored into “{ $folder }”.
    }

## Refusals

error-setting-not-allowed = “{ $value }” is not a value for { $flag }; use one of: { $allowed }
error-not-a-web-address = “{ $value }” is not a value for { $flag }; write it as https://table.example, without a path
error-not-a-database = “{ $value }” is not a value for { $flag }; use postgresql://…, memory: or nothing
error-not-a-redis-address = “{ $value }” is not a value for { $flag }; write it as redis://host:6379
error-not-an-ip-address = “{ $value }” is not a value for { $flag }; use an address such as 10.0.0.2 or a network such as 10.0.0.0/8
error-data-is-a-file = “{ $file }”, given for { $flag }, is a file; name a folder
error-no-data-here = no server has saved anything in “{ $folder }”; name its folder with --data
error-data-already-here = “{ $folder }” already has tables; restore into a new folder with --data
error-port-taken = port { $port } is taken or not allowed; choose another, or leave --port out for the next free one
error-host-not-here = this machine cannot listen on “{ $host }”; use 127.0.0.1, or --lan for all its addresses
error-sure-needed = table “{ $table }” would be gone for good; export it first, and add --yes to delete it
error-whose-words = no seat is named; say whose words are to be erased, such as --seat Ann
error-sure-to-erase = everything that “{ $seat }” said, noted and tried at table “{ $table }” would be gone for good; add --yes to erase it
