# Jak ktoś stoi wobec kogoś innego albo pola.

sight-squares = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
sight-told = { $name } i { $other }: { $far }, { $touching ->
    [true] w zasięgu ręki
   *[false] poza zasięgiem ręki
}, { $cover ->
    [none] czysta linia
    [partial] częściowa osłona
   *[full] pełna osłona: nic się nie przedostanie
}
