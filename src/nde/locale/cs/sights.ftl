# Jak daleko jsou od sebe dvě postavy nebo postava a pole a co je mezi nimi.

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
    [partial] částečné krytí
   *[full] plné krytí: nic neprojde
}
