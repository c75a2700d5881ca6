# Regale: was zwischen den Tischen aufgehoben wird.

error-not-on-shelf = auf diesem Regal ist kein { $kind } „{ $id }“; sieh nach, was dort liegt
error-no-shelf-inside = diese Datei enthält kein Regal ({ $reason }); wähle eine, als die ein Regal gespeichert wurde

# Ein Abenteuer aus dem, was geschah.

rooms-made-on = Von hier weitergehen
rooms-made-end = Es zu Ende bringen
rooms-made-won = Das Ende
rooms-made-scene = Eine Szene
error-nothing-happened = an diesem Tisch gab es noch keine Szene; setze eine oder lass eine beginnen, und versuche es noch einmal
