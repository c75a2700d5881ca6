# Polecenia gospodarza: `nde serve`, `nde tables`, `nde doctor`, `nde backup`, `nde restore`.

## Pomoc; zwykłe wiersze, żeby `nde --help` nie musiało wczytywać Fluent

cli-about-serve = Uruchamia serwer: stoły w przeglądarce, dla ciebie i wszystkich, których zaprosisz.
cli-details-serve = Działa aż do Ctrl-C. Każdy przełącznik opatrzony nawiasem kwadratowym można też ustawić podaną w nim zmienną środowiskową; obok jest wartość domyślna. Jeśli port jest zajęty, serwer bierze następny wolny, chyba że podasz port wprost.
cli-about-tables = Wypisuje, eksportuje, importuje, archiwizuje i usuwa stoły serwera.
cli-about-tables-list = Wypisuje stoły serwera.
cli-about-tables-usage = Pokazuje, ile miejsca na dysku zajmują stoły i półki.
cli-about-tables-erase = Usuwa na zawsze słowa jednej osoby z zapisu stołu; sama gra zostaje.
cli-about-tables-export = Zapisuje stół w pliku, który można zaimportować gdzie indziej.
cli-details-tables-export = Bez --with-seed nikt z pliku nie przewidzi kości, ale niedokończonej gry nie da się z niego kontynuować.
cli-about-tables-import = Tworzy stół z wyeksportowanego pliku; dostaje on nowe linki.
cli-about-tables-link = Tworzy nowy tajny link do stołu, dla kogoś, kto zgubił swój.
cli-about-tables-archive = Archiwizuje stół.
cli-about-tables-delete = Usuwa stół na zawsze.
cli-about-doctor = Sprawdza dane serwera i mówi, co da się naprawić.
cli-details-doctor = Kod wyjścia to 0 tylko wtedy, gdy wszystko jest w porządku.
cli-about-backup = Zapisuje wszystkie dane serwera w jednym pliku.
cli-about-restore = Przywraca kopię zapasową w nowym folderze danych.
cli-place-table = STÓŁ
cli-place-folder = FOLDER
cli-value-address = ADRES
cli-value-folder = FOLDER
cli-value-hours = GODZINY
cli-value-days = DNI
cli-value-url = URL
cli-value-level = POZIOM
cli-value-role = ROLA
cli-flag-host = adres, na którym serwer nasłuchuje
cli-flag-port = port, na którym serwer nasłuchuje; 0 to dowolny wolny
cli-flag-data = folder na bazę danych i jej kopie
cli-flag-database = postgresql://… dla wielu procesów, memory: żeby nic nie zapisywać; domyślnie SQLite w folderze danych
cli-flag-redis = redis://…, przez który procesy powiadamiają się o zmianach przy stołach
cli-flag-public-url = jak ludzie trafiają na serwer, na przykład https://table.example
cli-flag-origins = inne strony, które mogą używać tego serwera; można podać kilka razy
cli-flag-trusted-proxies = adresy lub sieci serwerów pośredniczących, którym serwer ufa co do adresu klienta; można podać kilka razy
cli-flag-log-level = debug, info, warning albo error; w terminalu domyślnie warning
cli-flag-connections-per-address = połączenia naraz z jednego adresu
cli-flag-commands-per-second = ile poleceń na sekundę może stale wysyłać jeden klient
cli-flag-message-bytes = najdłuższa wiadomość klienta
cli-flag-tables-per-hour = nowe stoły na godzinę z jednego adresu
cli-flag-table-megabytes = najdłuższy dziennik jednego stołu, w megabajtach
cli-flag-address-megabytes = ile jeden adres może wnieść dziennie, w megabajtach: stoły, obrazy, półki
cli-flag-backup-every = co ile godzin serwer sam zapisuje kopię w folderze danych; 0 – wcale
cli-flag-backup-keep = ile takich kopii się zachowuje
cli-flag-forget-after = po ilu dniach bez ruchu stół zapowiada swój koniec, a 14 dni później jest eksportowany i usuwany; 0 – nigdy
cli-flag-lab-processes = ile pytań do pracowni liczy się naraz, każde w osobnym procesie
cli-flag-lab-seconds = ile sekund najwyżej może trwać pytanie do pracowni
cli-flag-lab-scenes = ile scen najwyżej się przegląda dla dokładnej odpowiedzi; powyżej tego walki się rozgrywa
cli-flag-lab-runs = ile walk najwyżej rozgrywa się dla odpowiedzi
cli-flag-lan = nasłuchuje na wszystkich adresach, żeby telefony w tej samej sieci mogły dołączyć
cli-flag-open = otwiera stronę startową w przeglądarce
cli-flag-no-qr = nie pokazuje kodu QR
cli-flag-repair = naprawia to, co da się naprawić bez strat
cli-flag-whole = z uszkodzonego pliku przywraca stoły, które są całe
cli-flag-with-seed = z ziarnem kości, żeby dało się kontynuować grę; wszyscy przy stole się dowiedzą
cli-flag-role = gm, player albo spectator; domyślnie player
cli-flag-seat = miejsce, które link otwiera, na przykład p1; domyślnie nowe
cli-flag-back = przywraca stół z archiwum
cli-flag-yes = potwierdza usunięcie
cli-flag-tables-erase-seat = czyje słowa: identyfikator miejsca albo imię tego, kto na nim siedzi
cli-flag-tables-erase-yes = potwierdza usunięcie słów
cli-flag-tables-export-out = plik do zapisania; domyślnie o nazwie stołu
cli-flag-backup-out = plik do zapisania albo folder na niego; domyślnie bieżący folder

## Co mówi serwer

serve-here = Strona startowa jest pod adresem { $url }
serve-near = Telefony i komputery w tej samej sieci znajdą ją pod { $url }
serve-public = Ludzie znajdą ją pod { $url }
serve-data = Wszystko jest zapisywane w { $folder }
serve-memory = Nic nie jest zapisywane: po zatrzymaniu serwera stoły znikną.
serve-database = Wszystko jest zapisywane w bazie danych.
serve-stop = Ctrl-C zatrzymuje serwer; po ponownym uruchomieniu gry toczą się dalej.
serve-stopped = Serwer się zatrzymał; nic nie przepadło.

## Stoły

tables-id = identyfikator
tables-title = tytuł
tables-game = gra
tables-entries = wpisy
tables-moved = ostatnia zmiana
tables-archived = w archiwum
tables-untitled = (bez tytułu)
tables-log = dziennik
tables-pictures = obrazy
tables-shelves = Półki
tables-together = Razem
tables-forgotten-soon = Wiadomość od serwera: od { $days } dni nikt przy tym stole nic nie zrobił. Jeśli tak zostanie, za { $left } dni stół będzie wyeksportowany dla gospodarza i usunięty. Zatrzyma go cokolwiek, co tu zrobisz albo powiesz.
tables-none = Nie ma jeszcze żadnych stołów.
tables-exported = Stół wyeksportowano do pliku „{ $file }”.
tables-exported-with-seed = Stół wyeksportowano do pliku „{ $file }”, razem z ziarnem kości: kto przeczyta plik, zna wszystkie przyszłe rzuty.
tables-imported = Stół zaimportowano jako { $table }.
tables-link-gm = Dla mistrza gry: { $link }
tables-link-player = Dla graczy: { $link }
tables-link-spectator = Dla widzów: { $link }
tables-laid-aside = Stół { $table } jest w archiwum.
tables-taken-up = Stół { $table } przywrócono z archiwum.
tables-deleted = Stół { $table } usunięto.
tables-erased =
    { $count ->
        [0] Przy stole { $table } nie było słów „{ $seat }”.
        [one] Usunięto słowa „{ $seat }” z jednego wpisu stołu { $table }. Starsze kopie zapasowe i eksporty nadal je zawierają.
        [few] Usunięto słowa „{ $seat }” z { $count } wpisów stołu { $table }. Starsze kopie zapasowe i eksporty nadal je zawierają.
        [many] Usunięto słowa „{ $seat }” z { $count } wpisów stołu { $table }. Starsze kopie zapasowe i eksporty nadal je zawierają.
       *[other] Usunięto słowa „{ $seat }” z { $count } wpisu stołu { $table }. Starsze kopie zapasowe i eksporty nadal je zawierają.
    }

## Opieka nad danymi

doctor-well = Nie znaleziono błędów.
doctor-mended = Naprawiono: { $what }
doctor-can-repair = { $what } (--repair to naprawi)
doctor-cannot-repair = { $what } (nie da się tego naprawić bez strat)
backup-written = Wszystko jest w pliku „{ $file }”; schowaj go w bezpiecznym miejscu.
restore-lost = Stół { $table } jest uszkodzony i został pominięty; poszukaj go w starszej kopii zapasowej.
restore-done =
    { $count ->
        [one] W „{ $folder }” przywrócono { $count } stół.
        [few] W „{ $folder }” przywrócono { $count } stoły.
        [many] W „{ $folder }” przywrócono { $count } stołów.
       *[other] W „{ $folder }” przywrócono { $count } stołu.
    }

## Odmowy

error-setting-not-allowed = „{ $value }” nie jest wartością dla { $flag }; do wyboru: { $allowed }
error-not-a-web-address = „{ $value }” nie jest wartością dla { $flag }; zapisz ją jako https://table.example, bez ścieżki
error-not-a-database = „{ $value }” nie jest wartością dla { $flag }; podaj postgresql://…, memory: albo nic
error-not-a-redis-address = „{ $value }” nie jest wartością dla { $flag }; zapisz ją jako redis://host:6379
error-not-an-ip-address = „{ $value }” nie jest wartością dla { $flag }; podaj adres jak 10.0.0.2 albo sieć jak 10.0.0.0/8
error-data-is-a-file = „{ $file }”, podane dla { $flag }, to plik; podaj folder
error-no-data-here = żaden serwer nie zapisał niczego w „{ $folder }”; podaj jego folder przez --data
error-data-already-here = w „{ $folder }” są już stoły; przywróć kopię do nowego folderu przez --data
error-port-taken = port { $port } jest zajęty lub niedozwolony; wybierz inny albo pomiń --port, a serwer weźmie następny wolny
error-host-not-here = ten komputer nie może nasłuchiwać na „{ $host }”; użyj 127.0.0.1 albo --lan dla wszystkich adresów
error-sure-needed = stół „{ $table }” zniknąłby na zawsze; najpierw go wyeksportuj, a żeby usunąć, dodaj --yes
error-whose-words = nie podano miejsca; powiedz, czyje słowa usunąć, na przykład --seat Ann
error-sure-to-erase = wszystko, co „{ $seat }” powiedział, zanotował i próbował przy stole „{ $table }”, zniknie na zawsze; dodaj --yes, żeby to usunąć
