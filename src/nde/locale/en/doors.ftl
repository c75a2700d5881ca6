# Doors, and whatever else stands between squares.

play-words-open = open
play-words-shut = shut
play-words-door = door window gate the
play-help-open = open a door next to you: “open door”, or the square it stands at
play-help-shut = shut a door next to you: “close door”, or the square it stands at
play-door-open-by = { $name } opens the door at { $at }
play-door-shut-by = { $name } shuts the door at { $at }
play-door-open = The door at { $at } opens.
play-door-shut = The door at { $at } shuts.
play-map-walls = walls: { $where }
play-map-objects = objects: { $where }
play-map-windows = windows: { $where }
play-map-door-open = open door at { $at }
play-map-door-shut = shut door at { $at }
play-map-door-hidden = hidden door at { $at }
error-not-at-the-door = nobody of yours who can act stands next to the door at { $at }; go there first
error-door-so-already = 
    { $is-open ->
    [yes] the door at { $at } is open already; it can be shut
   *[no] the door at { $at } is shut already; it can be opened
    }
error-which-door = “{ $word }” does not say which door; name the square of one of these: { $allowed }
