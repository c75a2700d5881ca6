# Shelves: what people keep between tables.

error-not-on-shelf = there is no { $kind } “{ $id }” on this shelf; look at what is there
error-no-shelf-inside = this file holds no shelf ({ $reason }); choose one that a shelf was saved as
