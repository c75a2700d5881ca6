# `nde sweep`: mřížka bojů jako jedna tabulka.

## Nápověda; prosté řádky, aby `nde --help` nemuselo načítat Fluent

cli-about-sweep = Spočítá mřížku bojů na všech jádrech nebo na klastru, jako jednu tabulku.
cli-details-sweep = Soubor říká, které hry, družiny, protivníci, způsoby boje a volby se kombinují: příklad je v docs/sweeps.md. Spočítané boje se ukládají vedle výsledku, takže Ctrl-C nic neztratí a stejný příkaz naváže.
cli-flag-sweep-out = soubor pro tabulku, s koncovkou .parquet nebo .csv
cli-flag-dask = počítat na klastru Dask s touto adresou, třeba tcp://10.0.0.5:8786
cli-flag-processes = počet procesů (výchozí je jeden na jádro)
cli-example-sweep-1 = sweep sweep.toml --out results.csv

## Co mřížka říká

sweep-progress =
    { $done ->
        [0] spočítané boje: 0 z { $count }
       *[other] spočítané boje: { $done } z { $count }, zbývá asi { $left }
    }
sweep-done =
    { $count ->
        [one] { $count } boj je zapsán v { $file }.
        [few] { $count } boje jsou zapsány v { $file }.
       *[other] { $count } bojů je zapsáno v { $file }.
    }
sweep-from-before =
    { $count ->
        [one] { $count } z nich byl hotov už z dřívějšího běhu.
        [few] { $count } z nich byly hotovy už z dřívějšího běhu.
       *[other] { $count } z nich bylo hotovo už z dřívějšího běhu.
    }
sweep-faulty =
    { $count ->
        [one] { $count } boj se nepodařilo spočítat; sloupec „fault“ říká proč ({ $codes }).
        [few] { $count } boje se nepodařilo spočítat; sloupec „fault“ říká proč ({ $codes }).
       *[other] { $count } bojů se nepodařilo spočítat; sloupec „fault“ říká proč ({ $codes }).
    }
sweep-kept-in = Spočítané boje jsou uloženy v { $file }; větší mřížka na ně naváže a soubor můžeš smazat.
sweep-stopped = zastaveno; { $done } z { $count } bojů je v { $file } a stejný příkaz naváže

## Co může být špatně

error-range-backwards = „{ $text }“ není rozsah; napiš nejdřív menší číslo a nejvýš { $most }
error-nobody-on-a-side = „{ $text }“ možná nenechá nikoho k boji; ať jeden z rozsahů začíná od 1
error-too-many-cells =
    { $count ->
        [one] dohromady je to { $count } boj a jedna mřížka jich spočítá nejvýš { $most }; některé vynech, nebo udělej víc mřížek
        [few] dohromady jsou to { $count } boje a jedna mřížka jich spočítá nejvýš { $most }; některé vynech, nebo udělej víc mřížek
       *[other] dohromady je to { $count } bojů a jedna mřížka jich spočítá nejvýš { $most }; některé vynech, nebo udělej víc mřížek
    }
error-sweep-without-out = není uveden výstupní soubor; přidej --out a soubor, třeba results.csv
error-not-a-table-file = „{ $file }“ není název pro tabulku; název musí končit na .parquet nebo .csv
error-sweep-in-use = na „{ $file }“ pracuje jiný proces; počkej na něj, nebo zvol jiný soubor pomocí --out
error-kept-unreadable = řádek { $line } v „{ $file }“ nezapsala mřížka; smaž soubor a vše se spočítá znovu
error-workers-die = tytéž boje shodily svůj proces už { $times }krát; uvolni paměť, nebo je zmenši, a stejný příkaz naváže
error-no-cluster = na „{ $address }“ neodpovídá žádný plánovač Dasku; spusť ho příkazem „dask scheduler“ a zkontroluj adresu, kterou vypíše
error-cluster-without-workers = klastr na „{ $address }“ nemá pracovní procesy; spusť je příkazem „dask worker { $address }“
error-cluster-lost = klastr na „{ $address }“ už neodpovídá; co spočítal, je uloženo, a stejný příkaz naváže
error-cluster-cannot =
    { $theirs ->
        [none] klastr na „{ $address }“ tento program nemá; nainstaluj ho i tam, pro plánovač a každý pracovní proces
       *[other] klastr na „{ $address }“ má tento program ve verzi { $theirs }; nainstaluj tady i tam stejnou verzi
    }
