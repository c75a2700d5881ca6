# Odmítnutí hrací desky: pole, pohyb, textové mapy, vzdálenosti a oblasti.

error-unreadable-square = „{ $text }“ není pole; napiš písmena sloupce a číslo řady, například C4
error-off-board = pole { $at } na této mapě { $width } × { $height } není; vyber pole, které na ní leží
error-off-map = „{ $at }“ neleží na této mapě { $width } krát { $height } polí; vyber místo na ní, počítané v polích od levého horního rohu
error-too-many-barriers = mapa pojme nejvýš { $most } kusů zdi a { $doors } dveří; některé vynech
error-door-twice = u „{ $at }“ jsou víc než jedny dveře nebo dveře bez délky; každé uveď jednou, od konce ke konci
error-no-such-door = u „{ $at }“ nejsou žádné dveře; vyber některé, které na mapě jsou
error-board-size = mapa nemůže mít rozměry { $width } × { $height }; každá strana smí mít 1 až { $most } polí
error-square-blocked = pole { $at } je zeď; vyber volné pole
error-square-occupied = na poli { $at } už někdo je; vyber volné pole
error-corner-blocked = roh mezi { $start } a { $at } uzavírají zdi; obejdi ho
error-not-a-step = pole { $at } se nedotýká { $start }; uveď každé pole cesty
error-too-far = cesta na { $at } stojí { $cost } a zbývá { $left }; vyber bližší pole
error-no-way = z { $start } nevede na { $at } žádná cesta; vyber jiné pole
error-no-direction = zdroj i cíl jsou na poli { $at }, takže není kam strčit; vyber jiný zdroj
error-no-such-token = nikdo jménem „{ $token }“ ve hře není; použij jedno z: { $allowed }
error-token-twice = „{ $token }“ už ve hře je; zvol jiné jméno
error-no-such-band = „{ $band }“ není vzdálenost v této hře; použij jednu z: { $allowed }
error-no-such-area = „{ $area }“ není oblast této scény; použij jednu z: { $allowed }
error-unknown-glyph = „{ $glyph }“ na řádku { $line }, ve sloupci { $column } na mapě nic neznamená; použij # . + ~ % nebo písmeno od A do Z
error-ragged-line = řádek { $line } má { $found ->
    [one] { $found } pole
    [few] { $found } pole
    [many] { $found } pole
   *[other] { $found } polí
    }, první má { $width }; srovnej délku řádků
error-letter-twice = „{ $letter }“ je na mapě znovu na řádku { $line }, ve sloupci { $column }; použij každé písmeno jednou
error-unreadable-legend = „{ $text }“ na řádku { $line } nevysvětluje žádné písmeno ani znak; napiš „A = goblin“, „A = goblin ~“, „~ = water“ nebo „ground = cave“
error-letter-not-on-map = řádek { $line } vysvětluje „{ $letter }“, které na mapě není nebo už vysvětlené je; odstraň ten řádek
ground-plain = obyčejný
ground-stone = kámen
ground-cave = jeskyně
ground-wood = dřevo
ground-grass = tráva
ground-road = cesta
ground-water = voda
ground-snow = sníh
error-too-many-tokens = { $count ->
    [one] { $count } figurka je
    [few] { $count } figurky jsou
    [many] { $count } figurky je
   *[other] { $count } figurek je
    } na textovou mapu příliš; nakresli nejvýš { $most }
error-undrawable-token = jméno „{ $token }“ nelze nakreslit; použij jméno bez mezer
