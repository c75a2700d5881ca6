# `nde sweep`: siatka walk jako jedna tabela.

## Pomoc; zwykłe linie, żeby `nde --help` nie musiało ładować Fluenta

cli-about-sweep = Liczy siatkę walk na wszystkich rdzeniach albo na klastrze, jako jedną tabelę.
cli-details-sweep = Plik mówi, jakie gry, drużyny, przeciwnicy, sposoby walki i opcje są łączone: przykład jest w docs/sweeps.md. Policzone walki są zapisywane obok wyniku, więc Ctrl-C niczego nie gubi, a to samo polecenie wznawia liczenie.
cli-flag-sweep-out = plik na tabelę, z końcówką .parquet albo .csv
cli-flag-dask = liczy na klastrze Daska o tym adresie, na przykład tcp://10.0.0.5:8786
cli-flag-processes = liczba procesów (domyślnie po jednym na rdzeń)
cli-example-sweep-1 = sweep sweep.toml --out results.csv

## Co mówi przegląd

sweep-progress =
    { $done ->
        [0] policzone walki: 0 z { $count }
       *[other] policzone walki: { $done } z { $count }, zostało około { $left }
    }
sweep-done =
    { $count ->
        [one] W { $file } zapisano { $count } walkę.
        [few] W { $file } zapisano { $count } walki.
       *[many] W { $file } zapisano { $count } walk.
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
sweep-kept-in = Wyniki pośrednie są w { $file }; większy przegląd z nich skorzysta, ale plik możesz usunąć.
sweep-stopped = zatrzymano; { $done } z { $count } walk jest w { $file }, a to samo polecenie wznawia liczenie

## Co może być źle

error-range-backwards = „{ $text }” to nie zakres; napisz najpierw mniejszą liczbę i nie więcej niż { $most }
error-nobody-on-a-side = „{ $text }” może nie zostawić nikogo do walki; niech jeden z zakresów zaczyna się od 1
error-too-many-cells =
    { $count ->
        [one] to daje { $count } walkę, a jeden przegląd liczy najwyżej { $most }; pomiń część albo zrób kilka przeglądów
        [few] to daje { $count } walki, a jeden przegląd liczy najwyżej { $most }; pomiń część albo zrób kilka przeglądów
       *[many] to daje { $count } walk, a jeden przegląd liczy najwyżej { $most }; pomiń część albo zrób kilka przeglądów
    }
error-sweep-without-out = nie podano pliku na wynik; dodaj --out i plik, na przykład results.csv
error-not-a-table-file = „{ $file }” to nie nazwa tabeli; nazwa musi kończyć się na .parquet albo .csv
error-sweep-in-use = na „{ $file }” pracuje inny proces; poczekaj na niego albo wybierz inny plik przez --out
error-kept-unreadable = wiersz { $line } w „{ $file }” nie pochodzi z przeglądu; usuń plik, żeby policzyć wszystko ponownie
error-workers-die = te same walki { $times ->
        [one] raz
        [few] { $times } razy
       *[many] { $times } razy
    } doprowadziły do przerwania procesu; zwolnij pamięć albo je zmniejsz i wydaj to samo polecenie, żeby liczyć dalej
error-no-cluster = pod „{ $address }” nie odpowiada żaden planista Daska; uruchom go przez „dask scheduler” i sprawdź adres, który poda
error-cluster-without-workers = klaster pod „{ $address }” nie ma procesów roboczych; uruchom je przez „dask worker { $address }”
error-cluster-lost = klaster pod „{ $address }” już nie odpowiada; to, co policzył, jest zapisane, a to samo polecenie wznawia liczenie
error-cluster-cannot =
    { $theirs ->
        [none] klaster pod „{ $address }” nie ma tego programu; zainstaluj go też tam, dla planisty i każdego procesu roboczego
       *[other] klaster pod „{ $address }” ma ten program w wersji { $theirs }; zainstaluj tu i tam tę samą wersję
    }
