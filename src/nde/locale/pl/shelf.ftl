# Półki: co ludzie trzymają między stołami.

error-not-on-shelf = na tej półce nie ma { $kind } „{ $id }”; zobacz, co tam leży
error-no-shelf-inside = w tym pliku nie ma półki ({ $reason }); wybierz plik zapisany z półki

# Przygoda z tego, co się wydarzyło.

rooms-made-on = Idź dalej
rooms-made-end = Doprowadź to do końca
rooms-made-won = Koniec
rooms-made-scene = Scena
error-nothing-happened = przy tym stole nie było jeszcze żadnej sceny; ustaw ją albo wprowadź i spróbuj ponownie
