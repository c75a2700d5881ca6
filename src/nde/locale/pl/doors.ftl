# Doors, and whatever else stands between squares.

play-words-open = otwórz otworz
play-words-shut = przymknij
play-words-door = drzwi okno bramę brame
play-help-open = otwórz drzwi obok siebie: „otwórz drzwi” albo kratka, przy której stoją
play-help-shut = zamknij drzwi obok siebie: „zamknij drzwi” albo kratka, przy której stoją
play-door-open-by = { $name } otwiera drzwi przy { $at }
play-door-shut-by = { $name } zamyka drzwi przy { $at }
play-door-open = Drzwi przy { $at } się otwierają.
play-door-shut = Drzwi przy { $at } się zamykają.
play-map-walls = ściany: { $where }
play-map-objects = przedmioty: { $where }
play-map-windows = okna: { $where }
play-map-door-open = otwarte drzwi przy { $at }
play-map-door-shut = zamknięte drzwi przy { $at }
play-map-door-hidden = ukryte drzwi przy { $at }
error-not-at-the-door = przy drzwiach na { $at } nie stoi nikt z twoich, kto może działać; najpierw tam idź
error-door-so-already = 
    { $is-open ->
    [yes] drzwi przy { $at } są już otwarte; można je zamknąć
   *[no] drzwi przy { $at } są już zamknięte; można je otworzyć
    }
error-which-door = „{ $word }” nie mówi, o które drzwi chodzi; podaj kratkę jednych z tych: { $allowed }
