# Maps from drawing programs: what was assumed of them, and what is wrong with them.

map-assumed-size-rounded = The map ends in the middle of a square; that square counts as a whole one.
map-assumed-origin = The map is a cut-out; squares are counted from its own corner.
map-assumed-no-picture = There is no picture in the file; only walls and doors were read.
map-assumed-texts-as-numbers = Numbers written as text were read as numbers: { $count }.
map-assumed-no-bounds = Doors and windows without ends were taken to be one square wide: { $count }.
map-assumed-open-is-window = Openings that are not closed were taken for windows: { $count }.
map-assumed-cut-off = Lines that go beyond the map were cut off at its edge: { $count }.
map-assumed-wall-under-door = Pieces of wall under doors and windows were left out: { $count }.
map-assumed-lights-left-out = Lights were left out, since no rule uses them: { $count }.
error-map-number-missing = something is missing here; export the map again, with its size and all places
error-map-number = “{ $text }” is not a number that can be read; write a plain number
error-map-place = “{ $text }” is not a place; write it with x and y
error-map-list = this is not a list, or one of more than { $most }; export the map again, with fewer lines
error-map-image = this is not a picture as text (base64); export the map again
error-map-not-json = this is not a map from a drawing program; choose a .uvtt, .dd2vtt or .df2vtt file
error-map-file-too-large = the file has more than { $megabytes } MB; export the map with fewer pixels to a square
error-map-squares-on-picture = a square would have { $pixels } pixels on this picture; export the map with 8 to 4000
