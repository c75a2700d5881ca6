# Police: co si lidé nechávají mezi stoly.

error-not-on-shelf = na této polici není { $kind } „{ $id }“; podívej se, co tam leží
error-no-shelf-inside = v tomto souboru není police ({ $reason }); vyber soubor, který z police vznikl

# Dobrodružství z toho, co se stalo.

rooms-made-on = Jít dál
rooms-made-end = Dovést to do konce
rooms-made-won = Konec
rooms-made-scene = Scéna
error-nothing-happened = u tohoto stolu zatím nebyla žádná scéna; nastav ji nebo uveď a zkus to znovu
