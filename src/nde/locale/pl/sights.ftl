# Jak daleko od siebie są dwie postacie albo postać i kratka i co jest między nimi.

sight-squares = { $count ->
    [one] { $count } kratka
    [few] { $count } kratki
    [many] { $count } kratek
   *[other] { $count } kratki
}
sight-told = { $name } i { $other }: { $far }, { $touching ->
    [true] w zasięgu ręki
   *[false] poza zasięgiem ręki
}, { $cover ->
    [none] czysta linia
    [partial] częściowa osłona
   *[full] pełna osłona: nic się nie przedostanie
}
