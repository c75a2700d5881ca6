# Shelves: what people keep between tables.

error-not-on-shelf = there is no { $kind } “{ $id }” on this shelf; look at what is there
error-no-shelf-inside = this file holds no shelf ({ $reason }); choose one that a shelf was saved as

# An adventure made of what happened.

rooms-made-on = Go on from here
rooms-made-end = Bring it to an end
rooms-made-won = The end
rooms-made-scene = A scene
error-nothing-happened = no scene was set at this table yet; set one, or bring one on, and try again
