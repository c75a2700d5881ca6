# Jak kdo stojí k někomu jinému nebo k poli.

sight-squares = { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
}
sight-told = { $name } a { $other }: { $far }, { $touching ->
    [true] na dosah ruky
   *[false] mimo dosah ruky
}, { $cover ->
    [none] volná linie
    [partial] částečný kryt
   *[full] úplný kryt: nic neprojde
}
