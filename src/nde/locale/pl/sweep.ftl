# `nde sweep`: siatka walk jako jedna tabela.

## Pomoc; zwykłe linie, żeby `nde --help` nie musiało ładować Fluenta

cli-about-sweep = Policz siatkę walk na wszystkich rdzeniach albo na klastrze, jako jedną tabelę.
cli-details-sweep = Plik mówi, jakie gry, drużyny, przeciwnicy, sposoby walki i opcje są łączone: przykład jest w docs/sweeps.md. To, co policzone, zostaje obok wyniku, więc Ctrl-C niczego nie gubi, a to samo polecenie liczy dalej.
cli-flag-sweep-out = plik na tabelę, z końcówką .parquet albo .csv
cli-flag-dask = licz na klastrze Daska o tym adresie, na przykład tcp://10.0.0.5:8786
cli-flag-processes = licz na tylu procesach; inaczej po jednym na każdy rdzeń
cli-example-sweep-1 = sweep sweep.toml --out results.csv

## Co mówi przegląd

sweep-progress =
    { $done ->
        [0] policzone walki: 0 z { $count }
       *[other] policzone walki: { $done } z { $count }, zostało około { $left }
    }
sweep-done =
    { $count ->
        [one] { $count } walka zapisana w { $file }.
        [few] { $count } walki zapisane w { $file }.
       *[many] { $count } walk zapisanych w { $file }.
    }
sweep-from-before =
    { $count ->
        [one] { $count } z nich była gotowa po wcześniejszym przebiegu.
        [few] { $count } z nich były gotowe po wcześniejszym przebiegu.
       *[many] { $count } z nich było gotowych po wcześniejszym przebiegu.
    }
sweep-faulty =
    { $count ->
        [one] { $count } walki nie dało się policzyć; kolumna „fault” mówi dlaczego ({ $codes }).
        [few] { $count } walk nie dało się policzyć; kolumna „fault” mówi dlaczego ({ $codes }).
       *[many] { $count } walk nie dało się policzyć; kolumna „fault” mówi dlaczego ({ $codes }).
    }
sweep-kept-in = To, co policzone, leży w { $file }; większy przegląd pójdzie stamtąd dalej, a plik możesz usunąć.
sweep-stopped = zatrzymano; { $done } z { $count } walk jest w { $file }, a to samo polecenie liczy stamtąd dalej

## Co może być źle

error-range-backwards = „{ $text }” to nie zakres; napisz najpierw mniejszą liczbę i nie więcej niż { $most }
error-nobody-on-a-side = „{ $text }” może nie zostawić nikogo do walki; niech jeden z zakresów zaczyna się od 1
error-too-many-cells = walk jest { $count }, a jeden przegląd liczy najwyżej { $most }; pomiń część albo zrób kilka przeglądów
error-sweep-without-out = nie powiedziano, dokąd idzie tabela; dodaj --out i plik, na przykład results.csv
error-not-a-table-file = „{ $file }” to nie nazwa tabeli; niech kończy się na .parquet albo .csv
error-package-missing =
    { $use ->
        [parquet] Parquet wymaga pakietu, którego nie zainstalowano; użyj pliku .csv albo wpisz: pip install { $package }
       *[dask] klaster wymaga pakietu, którego nie zainstalowano; pomiń --dask albo wpisz: pip install { $package }
    }
error-sweep-in-use = inny proces pracuje na „{ $file }”; poczekaj na niego albo wybierz inny plik przez --out
error-kept-unreadable = linia { $line } w „{ $file }” nie jest tym, co zapisał tam przegląd; usuń plik, żeby policzyć wszystko od nowa
error-workers-die = te same walki { $times ->
        [one] raz
        [few] { $times } razy
       *[many] { $times } razy
    } zakończyły swój proces; zwolnij pamięć albo je zmniejsz, a to samo polecenie policzy resztę
error-no-cluster = pod „{ $address }” nie odpowiada żaden planista Daska; uruchom go przez „dask scheduler” i sprawdź adres, który poda
error-cluster-without-workers = klaster pod „{ $address }” nie ma pracowników; uruchom ich przez „dask worker { $address }”
error-cluster-lost = klaster pod „{ $address }” już nie odpowiada; to, co policzył, zostaje, a to samo polecenie liczy dalej
error-cluster-cannot =
    { $theirs ->
        [none] klaster pod „{ $address }” nie zna tego programu; zainstaluj go też tam, dla planisty i każdego pracownika
       *[other] klaster pod „{ $address }” ma ten program w wersji { $theirs }; zainstaluj tu i tam tę samą wersję
    }
