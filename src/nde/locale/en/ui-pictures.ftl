# The game master's pictures, how one becomes a map, and what players are shown.

ui-gm-tool-pictures = Pictures
ui-pictures-bring = Add pictures
ui-pictures-bring-about = PNG, JPEG or WebP, at most 24 MB each. Only what is seen on them is stored, nothing else from the file.
ui-pictures-bring-map = Bring a map from a drawing program (.uvtt, .dd2vtt, .df2vtt)
ui-pictures-bring-map-about = Picture, walls, doors and windows come with it. Everybody in the scene is put on it, and it is covered in fog.
ui-pictures-map-brought = The map is laid out. Pieces of wall: { $walls }; doors: { $doors }.
ui-pictures-save-map = Save this map as .dd2vtt
ui-pictures-working = Working on { $name } …
ui-pictures-refused =
    { $count ->
        [one] One file cannot be used:
       *[other] { $count } files cannot be used:
    }
ui-pictures-none = No pictures yet.
ui-pictures-untitled = Picture
ui-pictures-size = { $width } × { $height }
ui-pictures-map = Use as map
ui-pictures-show = Show to…
ui-pictures-portrait = Portrait of…
ui-pictures-delete = Delete
ui-pictures-title = Title
ui-pictures-to = Whom (nobody chosen: everybody)
ui-pictures-show-all = Show to everybody
ui-pictures-show-chosen = Show to those chosen
ui-pictures-shown = Pictures shown to you
ui-pictures-shown-to-all = shown to everybody
ui-pictures-shown-to = shown to: { $names }
ui-pictures-take-back = Stop showing
ui-pictures-under-map = under the map
ui-pictures-take-away = Remove
ui-pictures-portrait-of = portrait of { $names }
ui-pictures-fit-title = “{ $name }” as a map
ui-pictures-fit-about = Click a corner where squares meet, then another one far away from it, and say how many squares lie between along the longer side.
ui-pictures-fit-zoom = Zoom
ui-pictures-fit-count = Squares between
ui-pictures-fit-pitch = Width of a square
ui-pictures-fit-left = First corner, from the left
ui-pictures-fit-top = First corner, from the top
ui-pictures-fit-squares = { $columns } × { $rows } squares
ui-pictures-fit-too-many = That would be { $columns } × { $rows } squares; a map has at most { $most } a side.
ui-pictures-fit-fog = Players see only what they explore
ui-pictures-fit-lay = Use this map
ui-pictures-choose-none = no picture
ui-pictures-fit-keep = Keep it so
