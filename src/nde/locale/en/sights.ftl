# How far two figures, or a figure and a square, are apart, and what is between them.

sight-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
sight-told = { $name } and { $other }: { $far }, { $touching ->
    [true] within reach
   *[false] out of arm’s reach
}, { $cover ->
    [none] a clear line
    [partial] partial cover
   *[full] full cover: nothing gets through
}
