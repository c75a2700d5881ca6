# Příkazy hostitele: `nde serve`, `nde tables`, `nde doctor`, `nde backup`, `nde restore`.

## Nápověda; prosté řádky, aby `nde --help` nemuselo načítat Fluent

cli-about-serve = Spustí server: stoly v prohlížeči, pro tebe i pro všechny, které pozveš.
cli-details-serve = Běží do Ctrl-C. Co má níže hranaté závorky, lze nastavit i proměnnou prostředí, která je v nich uvedena; vedle je výchozí hodnota. Je-li port obsazený, vezme se další volný, pokud ho neurčíš.
cli-about-tables = Vypíše, exportuje, načte, archivuje nebo smaže stoly serveru.
cli-about-tables-list = Vypíše stoly serveru.
cli-about-tables-usage = Ukáže, kolik místa na disku zabírají stoly a police.
cli-about-tables-erase = Navždy smaže ze stolu slova jednoho člověka; samotná hra zůstane.
cli-about-tables-export = Zapíše stůl do souboru, který jde načíst jinde.
cli-details-tables-export = Bez --with-seed nikdo ze souboru nepředpoví kostky, ale v nedohrané hře z něj nelze pokračovat.
cli-about-tables-import = Vytvoří stůl z exportovaného souboru; dostane nové odkazy.
cli-about-tables-link = Vytvoří nový tajný odkaz ke stolu, pro někoho, kdo svůj ztratil.
cli-about-tables-archive = Archivuje stůl.
cli-about-tables-delete = Smaže stůl navždy.
cli-about-doctor = Zkontroluje data serveru a řekne, co jde opravit.
cli-details-doctor = Návratový kód je 0, jen když je všechno v pořádku.
cli-about-backup = Zapíše všechna data serveru do jednoho souboru.
cli-about-restore = Obnoví zálohu do nové složky s daty.
cli-place-table = STŮL
cli-place-folder = SLOŽKA
cli-value-address = ADRESA
cli-value-folder = SLOŽKA
cli-value-hours = HODINY
cli-value-days = DNY
cli-value-url = URL
cli-value-level = ÚROVEŇ
cli-value-role = ROLE
cli-flag-host = adresa, na které server naslouchá
cli-flag-port = port, na kterém server naslouchá; 0 pro kterýkoli volný
cli-flag-data = složka pro databázi a její zálohy
cli-flag-database = postgresql://… pro více procesů, memory: aby se nic neukládalo; výchozí je SQLite ve složce s daty
cli-flag-redis = redis://…, přes který si procesy hlásí změny u stolů
cli-flag-public-url = jak se lidé na server dostanou, třeba https://table.example
cli-flag-origins = jiné weby, jejichž stránky smějí tento server používat; lze uvést vícekrát
cli-flag-trusted-proxies = adresy nebo sítě proxy, kterým se věří, že správně hlásí volajícího; lze uvést vícekrát
cli-flag-log-level = debug, info, warning nebo error; v terminálu je výchozí warning
cli-flag-connections-per-address = spojení z jedné adresy najednou
cli-flag-commands-per-second = kolik příkazů za sekundu smí jeden klient trvale posílat
cli-flag-message-bytes = nejdelší zpráva klienta
cli-flag-tables-per-hour = nové stoly za hodinu z jedné adresy
cli-flag-table-megabytes = nejdelší záznam jednoho stolu, v megabajtech
cli-flag-address-megabytes = kolik smí jedna adresa přinést za den, v megabajtech: stoly, obrázky, police
cli-flag-backup-every = po kolika hodinách server sám zapíše zálohu do složky s daty; 0 znamená nikdy
cli-flag-backup-keep = kolik takových záloh se ponechá
cli-flag-forget-after = po kolika dnech bez pohybu stůl ohlásí svůj konec a o 14 dní později se exportuje a odstraní; 0 znamená nikdy
cli-flag-lab-processes = kolik otázek pro dílnu se počítá najednou, každá ve vlastním procesu
cli-flag-lab-seconds = kolik sekund smí otázka pro dílnu nejvýš trvat
cli-flag-lab-scenes = kolik scén se nejvýš projde pro přesnou odpověď; nad to se boje hrají
cli-flag-lab-runs = kolik bojů se pro odpověď nejvýš odehraje
cli-flag-lan = naslouchat na všech adresách, aby se mohly připojit telefony v téže síti
cli-flag-open = otevřít úvodní stránku v prohlížeči
cli-flag-no-qr = neukazovat QR kód
cli-flag-repair = opravit, co lze opravit beze ztráty
cli-flag-whole = z poškozeného souboru obnovit stoly, které jsou celé
cli-flag-with-seed = se semínkem kostek, aby šlo ve hře pokračovat; všichni u stolu se to dozvědí
cli-flag-role = gm, player nebo spectator; výchozí je player
cli-flag-seat = místo, které odkaz otevírá, třeba p1; jinak se vytvoří nové
cli-flag-back = obnovit ho z archivu
cli-flag-yes = potvrdit smazání
cli-flag-tables-erase-seat = čí slova: označení místa, nebo jméno toho, kdo na něm sedí
cli-flag-tables-erase-yes = potvrdit smazání slov
cli-flag-tables-export-out = soubor k zápisu; výchozí se jmenuje po stolu
cli-flag-backup-out = soubor k zápisu nebo složka pro něj; výchozí je složka, ve které jsi

## Co říká server

serve-here = Úvodní stránka je na { $url }
serve-near = Telefony a počítače v téže síti ji najdou na { $url }
serve-public = Lidé ji najdou na { $url }
serve-data = Všechno se ukládá do { $folder }
serve-memory = Nic se neukládá: až server skončí, stoly zmizí.
serve-database = Všechno se ukládá do databáze.
serve-stop = Ctrl-C server zastaví; stoly pokračují, až ho znovu spustíš.
serve-stopped = Server skončil; nic se neztratilo.

## Stoly

tables-id = označení
tables-title = název
tables-game = hra
tables-entries = zápisy
tables-moved = poslední změna
tables-archived = archivován
tables-untitled = (bez názvu)
tables-log = záznam
tables-pictures = obrázky
tables-shelves = Police
tables-together = Celkem
tables-forgotten-soon = Zpráva od serveru: u tohoto stolu už { $days } dní nikdo nic neudělal. Pokud to tak zůstane, za { $left } dní se pro hostitele exportuje a odstraní. Zachová ho cokoli, co se tu udělá nebo řekne.
tables-none = Zatím tu nejsou žádné stoly.
tables-exported = Stůl je exportován do souboru „{ $file }“.
tables-exported-with-seed = Stůl je exportován do souboru „{ $file }“ i se semínkem kostek: kdo soubor přečte, zná všechny budoucí hody.
tables-imported = Stůl je načten jako { $table }.
tables-link-gm = Pro vypravěče: { $link }
tables-link-player = Pro hráče: { $link }
tables-link-spectator = Pro diváky: { $link }
tables-laid-aside = Stůl { $table } je archivován.
tables-taken-up = Stůl { $table } je obnoven z archivu.
tables-deleted = Stůl { $table } je smazán.
tables-erased =
    { $count ->
        [0] U stolu { $table } žádná slova „{ $seat }“ nebyla.
        [one] Slova „{ $seat }“ byla smazána z jednoho zápisu stolu { $table }. Starší zálohy a exporty je stále obsahují.
        [few] Slova „{ $seat }“ byla smazána ze { $count } zápisů stolu { $table }. Starší zálohy a exporty je stále obsahují.
       *[other] Slova „{ $seat }“ byla smazána z { $count } zápisů stolu { $table }. Starší zálohy a exporty je stále obsahují.
    }

## Péče o data

doctor-well = Žádné chyby se nenašly.
doctor-mended = Opraveno: { $what }
doctor-can-repair = { $what } (--repair to opraví)
doctor-cannot-repair = { $what } (to nelze opravit beze ztráty)
backup-written = Všechno je v souboru „{ $file }“; ulož ho na bezpečné místo.
restore-lost = Stůl { $table } je poškozený a byl vynechán; hledej ho ve starší záloze.
restore-done =
    { $count ->
        [one] Do „{ $folder }“ je obnoven { $count } stůl.
        [few] Do „{ $folder }“ jsou obnoveny { $count } stoly.
        [many] Do „{ $folder }“ je obnoveno { $count } stolu.
       *[other] Do „{ $folder }“ je obnoveno { $count } stolů.
    }

## Odmítnutí

error-setting-not-allowed = „{ $value }“ není hodnota pro { $flag }; použij některou z: { $allowed }
error-not-a-web-address = „{ $value }“ není hodnota pro { $flag }; napiš ji jako https://table.example, bez cesty
error-not-a-database = „{ $value }“ není hodnota pro { $flag }; použij postgresql://…, memory: nebo nic
error-not-a-redis-address = „{ $value }“ není hodnota pro { $flag }; napiš ji jako redis://host:6379
error-not-an-ip-address = „{ $value }“ není hodnota pro { $flag }; použij adresu jako 10.0.0.2 nebo síť jako 10.0.0.0/8
error-data-is-a-file = „{ $file }“, uvedené pro { $flag }, je soubor; uveď složku
error-no-data-here = v „{ $folder }“ žádný server nic neuložil; uveď jeho složku pomocí --data
error-data-already-here = v „{ $folder }“ už stoly jsou; obnov zálohu do nové složky pomocí --data
error-port-taken = port { $port } je obsazený nebo nepovolený; zvol jiný, nebo --port vynech a vezme se další volný
error-host-not-here = tento počítač nemůže naslouchat na „{ $host }“; použij 127.0.0.1, nebo --lan pro všechny jeho adresy
error-sure-needed = stůl „{ $table }“ by byl navždy pryč; nejdřív ho exportuj, a pokud ho chceš smazat, přidej --yes
error-whose-words = není uvedeno místo; řekni, čí slova se mají smazat, třeba --seat Ann
error-sure-to-erase = všechno, co „{ $seat }“ u stolu „{ $table }“ řekl, zapsal a zkoušel, by bylo navždy pryč; přidej --yes a smaže se
