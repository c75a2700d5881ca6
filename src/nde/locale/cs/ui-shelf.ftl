# Police.

ui-shelf-title = Tvoje police
ui-shelf-about = Co si necháváš mezi stoly: scény, dobrodružství, tvory, hrdiny, mapy, balíčky a stoly samotné. Otevírá se tajným odkazem, na každém zařízení.
ui-shelf-make = Založit polici
ui-shelf-link = Tajný odkaz tvé police. Schovej si ho: nikdo ho už nezjistí.
ui-shelf-open = Otevřít polici
ui-shelf-paste = Odkaz na polici
ui-shelf-leave = Zapomenout polici v tomto prohlížeči
ui-shelf-empty = Zatím na ní nic není.
ui-shelf-save = Uložit polici jako soubor
ui-shelf-load = Přidat ze souboru
ui-shelf-tables = Přidat moje stoly
ui-shelf-drop = Smazat: { $title }
ui-shelf-put = Položit na polici: { $title }
ui-shelf-take = Vzít z police
ui-shelf-take-one = Vzít: { $title }
ui-shelf-none = Nic takového na tvé polici není.
ui-shelf-put-done = Už je na tvé polici.
ui-shelf-no-shelf = V tomto prohlížeči zatím nemáš polici.
ui-shelf-kind-hero = Hrdinové
ui-shelf-kind-creature = Tvorové
ui-shelf-kind-scene = Scény
ui-shelf-kind-adventure = Dobrodružství
ui-shelf-kind-map = Mapy
ui-shelf-kind-pack = Balíčky
ui-shelf-kind-table = Stoly

# Dobrodružství z toho, co se stalo.

ui-rooms-made = Začít tím, co se tu stalo
