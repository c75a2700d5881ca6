# Refusals of the board: squares, movement, text maps, bands and areas.

error-unreadable-square = “{ $text }” is not a square; write column letters and a row number, such as C4
error-off-board = square { $at } is not on this map of { $width } by { $height }; choose a square on it
error-off-map = “{ $at }” is not on this map of { $width } by { $height } squares; choose a place on it, told in squares from the upper left corner
error-too-many-barriers = a map holds at most { $most } pieces of wall and { $doors } doors; leave some out
error-door-twice = there is more than one door at “{ $at }”, or one without length; name each once, from end to end
error-no-such-door = there is no door at “{ $at }”; choose one that is on the map
error-board-size = a map cannot be { $width } by { $height } squares; make each side 1 to { $most }
error-square-blocked = square { $at } is a wall; choose a free square
error-square-occupied = somebody is already on { $at }; choose a free square
error-corner-blocked = walls close the corner between { $start } and { $at }; go round
error-not-a-step = { $at } does not touch { $start }; name every square of the way
error-too-far = the way to { $at } costs { $cost } and { $left } is left; choose a closer square
error-no-way = there is no way from { $start } to { $at }; choose another square
error-no-direction = source and target are both on { $at }, so there is no direction to push; choose another source
error-no-such-token = nobody called “{ $token }” is in play; use one of: { $allowed }
error-token-twice = “{ $token }” is already in play; choose another name
error-no-such-band = “{ $band }” is not a distance of this game; use one of: { $allowed }
error-no-such-area = “{ $area }” is not an area of this scene; use one of: { $allowed }
error-unknown-glyph = “{ $glyph }” in line { $line }, column { $column } means nothing on a map; use # . + ~ % or a letter A to Z
error-ragged-line = line { $line } has { $found ->
    [one] { $found } square
   *[other] { $found } squares
    }, the first has { $width }; make all lines the same length
error-letter-twice = “{ $letter }” appears on the map again in line { $line }, column { $column }; use each letter once
error-unreadable-legend = “{ $text }” in line { $line } does not explain a letter or a sign; write it as “A = goblin”, “A = goblin ~”, “~ = water” or “ground = cave”
error-letter-not-on-map = line { $line } explains “{ $letter }”, which is not on the map or is already explained; remove the line
ground-plain = plain
ground-stone = stone
ground-cave = cave
ground-wood = wood
ground-grass = grass
ground-road = road
ground-water = water
ground-snow = snow
error-too-many-tokens = { $count ->
    [one] { $count } token is
   *[other] { $count } tokens are
    } too many for a text map; draw at most { $most }
error-undrawable-token = the name “{ $token }” cannot be drawn; use a name without spaces
