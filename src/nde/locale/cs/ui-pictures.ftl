# Obrázky vypravěče, jak se některý stane mapou a co se ukazuje hráčům.

ui-gm-tool-pictures = Obrázky
ui-pictures-bring = Přidat obrázky
ui-pictures-bring-about = PNG, JPEG nebo WebP, každý nejvýš 24 MB. Zůstane jen to, co je na nich vidět, nic jiného ze souboru.
ui-pictures-bring-map = Přines mapu z kreslicího programu (.uvtt, .dd2vtt, .df2vtt)
ui-pictures-bring-map-about = Přijde s ní obrázek, zdi, dveře a okna. Všichni ze scény se na ni postaví a zakryje ji mlha.
ui-pictures-map-brought = Mapa je rozložená. Kusy zdí: { $walls }; dveře: { $doors }.
ui-pictures-save-map = Uložit tuto mapu jako .dd2vtt
ui-pictures-working = Zpracovává se { $name } …
ui-pictures-refused =
    { $count ->
        [one] Jeden soubor nejde použít:
        [few] { $count } soubory nejdou použít:
        [many] { $count } souboru nejde použít:
       *[other] { $count } souborů nejde použít:
    }
ui-pictures-none = Zatím žádné obrázky.
ui-pictures-untitled = Obrázek
ui-pictures-size = { $width } × { $height }
ui-pictures-map = Použít jako mapu
ui-pictures-show = Ukázat…
ui-pictures-portrait = Portrét…
ui-pictures-delete = Smazat
ui-pictures-title = Název
ui-pictures-to = Komu (nikdo nevybrán: všem)
ui-pictures-show-all = Ukázat všem
ui-pictures-show-chosen = Ukázat vybraným
ui-pictures-shown = Obrázky, které ti ukazují
ui-pictures-shown-to-all = ukázáno všem
ui-pictures-shown-to = ukázáno: { $names }
ui-pictures-take-back = Přestat ukazovat
ui-pictures-under-map = pod mapou
ui-pictures-take-away = Odebrat
ui-pictures-portrait-of = portrét: { $names }
ui-pictures-fit-title = „{ $name }“ jako mapa
ui-pictures-fit-about = Klikni na roh, kde se stýkají pole, pak na druhý daleko od něj a řekni, kolik polí mezi nimi leží podél delší strany.
ui-pictures-fit-zoom = Zvětšení
ui-pictures-fit-count = Polí mezi nimi
ui-pictures-fit-pitch = Šířka pole
ui-pictures-fit-left = První roh, zleva
ui-pictures-fit-top = První roh, shora
ui-pictures-fit-squares = Pole: { $columns } × { $rows }
ui-pictures-fit-too-many = To by bylo { $columns } × { $rows } polí; mapa má na straně nejvýš { $most }.
ui-pictures-fit-fog = Hráči vidí jen to, co prozkoumají
ui-pictures-fit-lay = Použít tuto mapu
ui-pictures-choose-none = bez obrázku
ui-pictures-fit-keep = Nechat takhle
