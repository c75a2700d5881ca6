# Półki: co ludzie trzymają między stołami.

error-not-on-shelf = na tej półce nie ma { $kind } „{ $id }”; zobacz, co tam leży
error-no-shelf-inside = w tym pliku nie ma półki ({ $reason }); wybierz plik zapisany z półki
