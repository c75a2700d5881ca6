# The shelf.

ui-shelf-title = Your shelf
ui-shelf-about = What you keep between tables: scenes, adventures, creatures, heroes, maps, packs, and the tables themselves. It opens by a secret link, on any device.
ui-shelf-make = Make a shelf
ui-shelf-link = The secret link of your shelf. Keep it: nobody can find it out again.
ui-shelf-open = Open the shelf
ui-shelf-paste = Link of a shelf
ui-shelf-leave = Forget the shelf in this browser
ui-shelf-empty = Nothing is on it yet.
ui-shelf-save = Save the shelf as a file
ui-shelf-load = Add from a file
ui-shelf-tables = Add my tables
ui-shelf-drop = Delete: { $title }
ui-shelf-put = Put on the shelf: { $title }
ui-shelf-take = Take from the shelf
ui-shelf-take-one = Take: { $title }
ui-shelf-none = Nothing of this kind is on your shelf.
ui-shelf-put-done = It is on your shelf now.
ui-shelf-no-shelf = You have no shelf in this browser yet.
ui-shelf-kind-hero = Heroes
ui-shelf-kind-creature = Creatures
ui-shelf-kind-scene = Scenes
ui-shelf-kind-adventure = Adventures
ui-shelf-kind-map = Maps
ui-shelf-kind-pack = Packs
ui-shelf-kind-table = Tables

# An adventure made of what happened.

ui-rooms-made = Begin with what happened here
