# Příkazy hostitele: `nde serve`, `nde tables`, `nde doctor`, `nde backup`, `nde restore`.

## Nápověda; prosté řádky, aby `nde --help` nemuselo načítat Fluent

cli-about-serve = Spusť server: stoly v prohlížeči, pro tebe i pro všechny, které pozveš.
cli-details-serve = Běží do Ctrl-C. Co má níže hranaté závorky, lze nastavit i proměnnou prostředí, která je v nich uvedena; vedle je výchozí hodnota. Je-li port obsazený, vezme se další volný, pokud ho neurčíš.
cli-about-tables = Vypiš, vyvez, načti, odlož nebo smaž stoly serveru.
cli-about-tables-list = Vypiš stoly serveru.
cli-about-tables-export = Zapiš stůl do souboru, který jde načíst jinde.
cli-details-tables-export = Bez --with-seed nikdo ze souboru nepředpoví kostky, ale nedohranou hru z něj nelze hrát dál.
cli-about-tables-import = Udělej stůl z vyvezeného souboru; dostane nové odkazy.
cli-about-tables-link = Udělej nový tajný odkaz ke stolu, pro někoho, kdo svůj ztratil.
cli-about-tables-archive = Odlož stůl.
cli-about-tables-delete = Smaž stůl navždy.
cli-about-doctor = Zkontroluj, co server uchovává, a řekni, co by šlo opravit.
cli-details-doctor = Návratový kód je 0, jen když je všechno v pořádku.
cli-about-backup = Zapiš všechno, co server uchovává, do jednoho souboru.
cli-about-restore = Vlož zálohu do nové složky s daty.
cli-place-table = STŮL
cli-place-folder = SLOŽKA
cli-value-address = ADRESA
cli-value-folder = SLOŽKA
cli-value-url = URL
cli-value-level = ÚROVEŇ
cli-value-role = ROLE
cli-flag-host = adresa, na které server naslouchá
cli-flag-port = port, na kterém server naslouchá; 0 pro kterýkoli volný
cli-flag-data = složka pro databázi a její zálohy
cli-flag-database = postgresql://… pro více procesů, memory: aby se nic neuchovalo; jinak SQLite ve složce s daty
cli-flag-redis = redis://…, přes který si procesy říkají, že se u stolu něco stalo
cli-flag-public-url = jak se lidé na server dostanou, třeba https://table.example
cli-flag-origins = jiné weby, jejichž stránky smějí tento server používat; lze uvést vícekrát
cli-flag-trusted-proxies = adresy nebo sítě proxy, kterým věříme, kdo volá; lze uvést vícekrát
cli-flag-log-level = debug, info, warning nebo error; v terminálu warning, neřekneš-li jinak
cli-flag-connections-per-address = spojení z jedné adresy najednou
cli-flag-commands-per-second = kolik smí jeden klient trvale chtít za sekundu
cli-flag-message-bytes = nejdelší zpráva klienta
cli-flag-tables-per-hour = nové stoly za hodinu z jedné adresy
cli-flag-lab-processes = kolik otázek pro laboratoř se počítá najednou, každá ve vlastním procesu
cli-flag-lab-seconds = kolik sekund smí otázka pro laboratoř nejvýš trvat
cli-flag-lab-scenes = kolik scén se nejvýš projde pro přesnou odpověď; nad to se boje hrají
cli-flag-lab-runs = kolik bojů se pro odpověď nejvýš odehraje
cli-flag-lan = naslouchej na všech adresách, aby se mohly připojit telefony v téže síti
cli-flag-open = otevři úvodní stránku v prohlížeči
cli-flag-no-qr = netiskni QR kód
cli-flag-repair = oprav, co lze opravit beze ztráty
cli-flag-with-seed = se semínkem kostek, aby šlo hrát dál; všichni u stolu se to dozvědí
cli-flag-role = gm, player nebo spectator; jinak player
cli-flag-seat = místo, které odkaz otevírá, třeba p1; jinak nové
cli-flag-back = vezmi ho zpátky
cli-flag-yes = ano, smaž ho
cli-flag-tables-export-out = soubor k zápisu; jinak pojmenovaný po stolu
cli-flag-backup-out = soubor k zápisu nebo složka pro něj; jinak složka, ve které jsi

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
tables-moved = poslední pohyb
tables-archived = odložen
tables-untitled = (bez názvu)
tables-none = Zatím tu nejsou žádné stoly.
tables-exported = Stůl je v souboru „{ $file }“.
tables-exported-with-seed = Stůl je v souboru „{ $file }“ i se semínkem kostek: kdo soubor přečte, zná všechny budoucí hody.
tables-imported = Stůl je tady jako { $table }.
tables-link-gm = Pro vypravěče: { $link }
tables-link-player = Pro hráče: { $link }
tables-link-spectator = Pro diváky: { $link }
tables-laid-aside = Stůl { $table } je odložený.
tables-taken-up = Stůl { $table } je zpátky.
tables-deleted = Stůl { $table } je smazaný.

## Péče o data

doctor-well = Všechno je v pořádku.
doctor-mended = Opraveno: { $what }
doctor-can-repair = { $what } (--repair to spraví)
doctor-cannot-repair = { $what } (to nelze opravit beze ztráty; obnov zálohu)
backup-written = Všechno je v souboru „{ $file }“; ulož ho na bezpečné místo.
restore-done =
    { $count ->
        [one] V „{ $folder }“ je zase { $count } stůl.
        [few] V „{ $folder }“ jsou zase { $count } stoly.
        [many] V „{ $folder }“ je zase { $count } stolu.
       *[other] V „{ $folder }“ je zase { $count } stolů.
    }

## Odmítnutí

error-setting-not-allowed = „{ $value }“ není hodnota pro { $flag }; použij některou z: { $allowed }
error-not-a-web-address = „{ $value }“ není hodnota pro { $flag }; napiš ji jako https://table.example, bez cesty
error-not-a-database = „{ $value }“ není hodnota pro { $flag }; použij postgresql://…, memory: nebo nic
error-not-a-redis-address = „{ $value }“ není hodnota pro { $flag }; napiš ji jako redis://host:6379
error-not-an-ip-address = „{ $value }“ není hodnota pro { $flag }; použij adresu jako 10.0.0.2 nebo síť jako 10.0.0.0/8
error-data-is-a-file = „{ $file }“, uvedené pro { $flag }, je soubor; uveď složku
error-no-data-here = v „{ $folder }“ žádný server nic neuchoval; uveď jeho složku pomocí --data
error-data-already-here = v „{ $folder }“ už stoly jsou; obnov zálohu do nové složky pomocí --data
error-port-taken = port { $port } je obsazený nebo nepovolený; zvol jiný, nebo --port vynech a vezme se další volný
error-host-not-here = tento počítač nemůže naslouchat na „{ $host }“; použij 127.0.0.1, nebo --lan pro všechny jeho adresy
error-sure-needed = stůl „{ $table }“ by byl navždy pryč; nejdřív ho vyvez, a pokud ho chceš smazat, přidej --yes
