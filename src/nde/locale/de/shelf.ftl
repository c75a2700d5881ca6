# Regale: was zwischen den Tischen aufgehoben wird.

error-not-on-shelf = auf diesem Regal ist kein { $kind } „{ $id }“; sieh nach, was dort liegt
error-no-shelf-inside = diese Datei enthält kein Regal ({ $reason }); wähle eine, als die ein Regal gespeichert wurde
