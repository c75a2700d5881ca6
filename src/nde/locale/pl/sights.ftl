# Jak ktoś stoi wobec kogoś innego albo kratki.

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
