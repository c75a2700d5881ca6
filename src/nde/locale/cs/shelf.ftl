# Police: co si lidé nechávají mezi stoly.

error-not-on-shelf = na této polici není { $kind } „{ $id }“; podívej se, co tam leží
error-no-shelf-inside = v tomto souboru není police ({ $reason }); vyber soubor, který z police vznikl
