# Packs and changed settings.

## Faults of a pack file

error-pack-unreadable = “{ $source }” is not valid TOML at line { $line }, column { $column }; fix it there
error-pack-too-deep = the pack nests tables more than { $most } deep; use fewer levels
error-newer-pack = the pack has format “{ $number }” and this version reads up to { $newest }; use a newer version
error-no-such-base = “{ $text }” is not a game that a pack can change; use one of: { $allowed } (settings, options and names are checked once the base is right)
error-no-such-pack = “{ $text }” is not a built-in pack; use one of: { $allowed }
error-not-a-pack-id = “{ $text }” is not an id; use lower-case letters, digits and dashes
error-languages-missing = “{ $key }” has no text in: { $languages }; add it
error-name-missing = “{ $key }” is new and has no name; add it in all languages
error-unknown-name = “{ $key }” is not something a pack can rename in this game; similar names: { $nearest }
error-pack-twice = the pack “{ $pack }” is already applied; name it only once
error-words-broken = “{ $text }” has unbalanced braces; close each one and put a variable, a number or a choice in it, with each variant on a line of its own
error-variable-unknown = “${ $name }” is not available in this text; use “${ $own }” or none
error-variable-useless = “${ $name }” is not available in this text; write it without a variable

## Faults of settings

error-key-given-twice = “{ $key }” is given twice; keep one of the two
error-not-a-name = “{ $text }” cannot be a name; use lower-case letters, digits and dashes
error-ladder-not-ascending = the dice “{ $dice }” are not in order; list them from smallest to largest, each once
error-nothing-left = nothing is left in “{ $key }”; keep at least one
error-same-number = “{ $number }” is already the number of “{ $other }”; choose another
error-not-on-ladder = “{ $die }” is not on the ladder; use one of: { $allowed }
error-not-three =
    { $count ->
        [one] { $count } value cannot be shared out among three attributes; list three
       *[other] { $count } values cannot be shared out among three attributes; list three
    }
error-start-above-cap = the starting value “{ $start }” is above the cap of { $cap }; lower one or raise the other
error-bands-out-of-order = “{ $numbers }” are out of order; put cost, success and exceptional success in ascending order
error-not-a-die-name = “{ $text }” is not a die; write it as d10
error-beyond-bounds = “{ $number }” is outside the variant’s bounds; use { $range }
error-variant-unprepared = “{ $variant }” cannot be played yet; fill in first: { $needs }
