# Serwer: gdzie są trzymane stoły, jak się do nich trafia i czego serwer odmawia.

## store

error-no-such-table = nie ma stołu „{ $table }”; usunięto go albo w linku jest literówka
error-table-exists = stół „{ $table }” już istnieje; wybierz inny identyfikator albo najpierw usuń tamten
error-overtaken = ktoś był szybszy: stół „{ $table }” jest już przy wpisie { $version }; spójrz na niego i spróbuj jeszcze raz
error-store-unavailable =
    { $reason ->
        [full] dysk jest pełny i nic nie da się zapisać; zwolnij miejsce i spróbuj jeszcze raz
        [read-only] nie można zapisywać danych ({ $said }); daj serwerowi prawo zapisu i spróbuj jeszcze raz
        [damaged] baza danych jest uszkodzona ({ $said }); zatrzymaj serwer i przywróć kopię zapasową albo to, co całe: nde restore FILE --whole
        [locked] bazę danych blokuje inny program ({ $said }); zamknij go i spróbuj jeszcze raz
        [gone] baza danych nie odpowiada ({ $said }); spróbuj jeszcze raz, gdy wróci
        [lost] połączenie z bazą danych się zerwało; sprawdź, czy zmiana się zapisała, i spróbuj jeszcze raz
        [closed] serwer się właśnie wyłącza; spróbuj za chwilę
       *[fault] nie można dostać się do danych ({ $said }); spróbuj jeszcze raz, a jeśli to nie minie, zajrzyj do dziennika serwera
    }
error-store-in-use = z „{ $folder }” korzysta inny serwer; zatrzymaj go albo wybierz inny folder danych
error-store-too-new = dane mają format { $version }, a ta wersja nie zna nowszego niż { $known }; zainstaluj nowszą wersję
error-backup-exists = „{ $file }” już istnieje; wybierz dla kopii zapasowej nową nazwę
error-no-backup = „{ $file }” nie jest kopią zapasową; wybierz plik z kopią zapasową
error-backup-damaged = plik „{ $file }” jest uszkodzony i niczego z niego nie przywrócono; dodaj --whole, żeby przywrócić stoły, które są w nim całe
error-unknown-database = „{ $scheme }” to nieobsługiwana baza danych; napisz postgresql://…, sqlite: albo memory:
error-library-missing = „{ $package }” nie jest zainstalowane; zainstaluj poleceniem: { $command }
error-not-on-this-system = to działa tylko w systemach Linux i macOS (potrzebny jest moduł Pythona { $module }); w Windows użyj podsystemu WSL albo kontenera

doctor-database-damaged = plik bazy danych jest uszkodzony ({ $said }); przywróć kopię zapasową albo, do nowego folderu, wszystkie stoły, które są całe: nde restore FILE --whole
doctor-table-damaged = stół „{ $table }” leży w uszkodzonej części bazy danych i nie da się go odczytać; przywróć kopię zapasową
doctor-lines-missing =
    stół „{ $table }”: { $count ->
        [one] w dzienniku jest tylko jeden wiersz
        [few] w dzienniku są tylko { $count } wiersze
       *[many] w dzienniku jest tylko { $count } wierszy
    }, choć ostatni ma numer { $highest }; przywróć kopię zapasową
doctor-version-differs = stół „{ $table }” podaje { $version ->
    [one] { $version } wpis
    [few] { $version } wpisy
    [many] { $version } wpisów
   *[other] { $version } wpisu
}, a jego dziennik ma { $count }
doctor-header-unreadable = stół „{ $table }”: nie da się odczytać pierwszego wiersza dziennika; przywróć kopię zapasową
doctor-seed-differs = stół „{ $table }”: ziarno kości nie jest tym, do którego stół się zobowiązał; przywróć kopię zapasową
doctor-line-unreadable = stół „{ $table }”: nie da się odczytać wpisu { $number }; przywróć kopię zapasową
doctor-line-newer = stół „{ $table }”: wpis { $number } mówi coś, czego ta wersja nie zna; jeśli była tu nowsza wersja, nic nie przepadło: uruchom jej „nde doctor” i nie przywracaj kopii zapasowej
doctor-log-impossible = stół „{ $table }”: dziennik da się odczytać, ale opisuje coś niemożliwego; przywróć kopię zapasową
doctor-cannot-be-opened = stół „{ $table }”: ta wersja nie potrafi go otworzyć; wyeksportuj go i graj dalej w wersji, w której się toczył
doctor-cannot-be-shown = stół „{ $table }”: ta wersja nie potrafi pokazać go miejscu „{ $seat }”; wyeksportuj go i graj dalej w wersji, w której się toczył
doctor-other-rules = grę przy stole „{ $table }” zaczęto { $revision ->
    [0] wtedy, gdy zasady nie miały jeszcze numerów
   *[other] według zasad { $game } nr { $revision }
}; toczy się dalej według nr { $now }, a to, co już rozegrano, pozostaje bez zmian
doctor-snapshot-ahead = stół „{ $table }”: migawka jest z wpisu { $version }, którego nie ma w dzienniku; można ją usunąć
doctor-snapshot-unreadable = stół „{ $table }”: nie da się odczytać migawki z wpisu { $version }; można ją usunąć
doctor-snapshot-differs = stół „{ $table }”: migawka z wpisu { $version } nie zgadza się z dziennikiem; można ją usunąć
doctor-keys-without-table =
    { $count ->
        [one] jeden link prowadzi do stołu, którego już nie ma; można go usunąć
        [few] { $count } linki prowadzą do stołów, których już nie ma; można je usunąć
       *[many] { $count } linków prowadzi do stołów, których już nie ma; można je usunąć
    }
doctor-snapshots-without-table =
    { $count ->
        [one] jedna migawka należy do stołu, którego już nie ma; można ją usunąć
        [few] { $count } migawki należą do stołów, których już nie ma; można je usunąć
       *[many] { $count } migawek należy do stołów, których już nie ma; można je usunąć
    }
doctor-lines-without-table =
    { $count ->
        [one] jeden wiersz nie należy do żadnego stołu; jeśli czegoś brakuje, przywróć kopię zapasową
        [few] { $count } wiersze nie należą do żadnego stołu; jeśli czegoś brakuje, przywróć kopię zapasową
       *[many] { $count } wierszy nie należy do żadnego stołu; jeśli czegoś brakuje, przywróć kopię zapasową
    }
