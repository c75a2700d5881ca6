# Packs and changed settings.

## Faults of a pack file

error-pack-unreadable = “{ $source }” cannot be read as TOML from line { $line }, column { $column }, on; mend that place
error-pack-too-deep = the pack has more than { $most } tables within each other; make it flatter
error-newer-pack = the pack has format “{ $number }” and this version reads up to { $newest }; use a newer version
error-no-such-base = “{ $text }” is not a game a pack can change; use one of: { $allowed } (settings, options and names are checked once the base is right)
error-no-such-pack = “{ $text }” is not a pack that comes along; use one of: { $allowed }
error-not-a-pack-id = “{ $text }” is not an id; use small letters, digits and dashes
error-languages-missing = “{ $key }” has no words in: { $languages }; add them
error-name-missing = “{ $key }” is new and has no name; add it in all languages
error-unknown-name = “{ $key }” is nothing this game lets a pack name; the nearest are: { $nearest }
error-pack-twice = the pack “{ $pack }” is there already; name it once
error-words-broken = “{ $text }” has braces that do not fit; close each one and let it hold a variable, a number or a choice with each variant on a line of its own
error-variable-unknown = “${ $name }” is not known to these words; use “${ $own }” or none
error-variable-useless = “${ $name }” is not known to these words; write them without a variable

## Faults of settings

error-key-given-twice = “{ $key }” is given twice; keep one of the two
error-not-a-name = “{ $text }” cannot be a name; use small letters, digits and dashes
error-ladder-not-ascending = the dice “{ $dice }” are not in order; list them from smallest to largest, each once
error-nothing-left = nothing is left in “{ $key }”; keep at least one
error-same-number = “{ $number }” is the number of “{ $other }” already; choose another
error-not-on-ladder = “{ $die }” is not on the ladder; use one of: { $allowed }
error-not-three =
    { $count ->
        [one] “{ $count }” value cannot be handed out to three attributes; list three
       *[other] “{ $count }” values cannot be handed out to three attributes; list three
    }
error-start-above-cap = the start of “{ $start }” is above the cap of { $cap }; lower one or raise the other
error-bands-out-of-order = “{ $numbers }” are out of order; let cost, success and exceptional success follow each other
error-not-a-die-name = “{ $text }” is not a die; write it as d10
error-beyond-bounds = “{ $number }” is outside the variant’s bounds; use { $range }
error-variant-unprepared = “{ $variant }” cannot be played yet; fill in first: { $needs }
