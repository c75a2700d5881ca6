# Mapa, vzdálenosti a oblasti.

ui-board-map = Mapa
ui-board-role = mapa s poli
ui-board-keys = Šipky posouvají kurzor, se Shiftem výřez. Enter tam dojde, nebo ukáže, co můžeš dělat s postavou, která tam je. Page Up a Page Down jdou od postavy k postavě, Home k té, která jedná. C měří, plus a minus přibližují a oddalují, 0 ukáže celou mapu, Escape zruší.
ui-board-view = Výřez mapy
ui-board-zoom-in = Přiblížit
ui-board-zoom-out = Oddálit
ui-board-fit = Ukázat celou mapu
ui-board-measure = Změřit
ui-board-square = { $square }: { $what }
ui-board-ground-wall = zeď
ui-board-ground-cover = nízká překážka
ui-board-ground-difficult = obtížný terén
ui-board-ground-both = nízká překážka v obtížném terénu
ui-board-ground-floor = volné pole
ui-board-ground-unknown = neznámo
ui-board-cover-none = volná linie
ui-board-cover-partial = částečné krytí
ui-board-cover-full = plné krytí
ui-board-in-reach = na dosah ruky
ui-board-hidden = v úkrytu
ui-board-acting = jedná
ui-board-walkable = v dosahu pohybu
ui-board-walk-to = Jít na { $square }
ui-board-too-far = Na { $square } se teď dojít nedá
ui-board-moved = { $name } je teď na { $square }
ui-board-nothing-here = Tady není co dělat
ui-board-given-up = Zrušeno
ui-board-deeds = Akce, cíl: { $name }
ui-board-act-with = Jednat za: { $name }
ui-board-move = Přesunout
ui-board-choose-square = Vyber pole: { $name }
ui-board-hide = Skrýt
ui-board-show = Ukázat
ui-board-paint = Kreslit mapu
ui-board-painted = Nakresleno
ui-board-tool-wall = Zeď
ui-board-tool-cover = Nízké krytí
ui-board-tool-difficult = Obtížný terén
ui-board-tool-floor = Podlaha
ui-board-rectangle = Obdélník
ui-board-first-corner = První roh je daný; vyber druhý
ui-board-fog = Mlha
ui-board-fog-about = Se zapnutou mlhou hráči vidí jen to, co viděli jejich hrdinové
ui-board-tool-lift = Odstranit mlhu
ui-board-tool-lift-about = Hráči tato pole uvidí
ui-board-tool-lay = Přidat mlhu
ui-board-tool-lay-about = Hráči tato pole neuvidí, dokud někdo nepřejde tam, odkud jsou vidět
ui-board-fogged = pro hráče v mlze
ui-board-done-lift = Mlha odstraněna
ui-board-done-lay = Mlha přidána
ui-board-no-lift = Tam žádná mlha není
ui-board-no-lay = Tam už mlha je
ui-board-new = Nová mapa
ui-board-lay = Vytvořit mapu
ui-board-width = Sloupce
ui-board-height = Řádky
ui-board-lay-empty = Vytvořit prázdnou mapu
ui-board-clear = Odebrat mapu
ui-board-text = Mapa jako text
ui-board-text-about = # zeď, . podlaha, + nízké krytí, ~ obtížný terén, % obojí. Každé písmeno je postava; pod prázdným řádkem můžeš napsat, kdo to je: W = wolf-1
ui-board-lay-text = Použít nakreslenou mapu
ui-board-text-now = Převzít zobrazenou mapu
ui-board-fault-size = Každá strana mapy musí mít 1 až { $most } polí
ui-board-fault-ragged = { $found ->
    [one] Řádek { $line } má { $found } pole, první { $width }
    [few] Řádek { $line } má { $found } pole, první { $width }
    [many] Řádek { $line } má { $found } pole, první { $width }
   *[other] Řádek { $line } má { $found } polí, první { $width }
}
ui-board-fault-glyph = Řádek { $line }: „{ $glyph }“ na mapě nic neznamená
ui-board-fault-letter = Řádek { $line }: písmeno { $letter } je na mapě dvakrát
ui-board-fault-legend = Řádek { $line } nevysvětluje žádné písmeno z mapy
ui-board-bands = Vzdálenosti
ui-board-seen-from = Z pohledu
ui-board-nobody = nikdo
ui-board-band-of = Vzdálenost: { $name }
ui-board-areas = Oblasti
ui-board-borders = Vedle: { $areas }
ui-board-area-of = Kde: { $name }
