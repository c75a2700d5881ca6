# Akce na liště, na mapě a na deníku: sloveso, jeho předměty a co dál.

ui-deeds-say = Řekni, co dělá { $name }
ui-deeds-try-with = Čím to zkusit
ui-deeds-try-now = Potom
ui-deeds-do = { $verb }: { $objects }
ui-deeds-price = cena { $count }
ui-deeds-find = Napiš a najdi
ui-deeds-find-for = Napiš, co hledáš k „{ $verb }“
ui-deeds-none-found = Nic se nehodí.
ui-deeds-ways = Možnosti: „{ $verb }“
ui-deeds-role-whom = cíl
ui-deeds-role-where = kam
ui-deeds-role-with = čím
ui-deeds-role-what = co
ui-deeds-role-for = za co
ui-deeds-role-how = jak
ui-deeds-fold-items = Předměty a schopnosti
ui-deeds-items-on-sheet = Použít předměty a schopnosti
ui-deeds-fold-gm = Pro vypravěče
ui-deeds-fold-rare = { $count ->
    [one] Ještě { $count } akce
    [few] Ještě { $count } akce
   *[other] Ještě { $count } akcí
}
ui-deeds-on-sheet = Co se s tím dá dělat
ui-deeds-go-hint = nebo klikni na zelené pole
ui-deeds-square = Pole pro „{ $verb }“

# Pruhy pro ty, kterých se to týká.
ui-deeds-banner-asked = Čeká na tebe otázka.
ui-deeds-banner-next = { $names }: jsi na řadě.
ui-deeds-banner-late =
    { $count ->
        [one] { $names } přichází o tento tah.
        [few] { $names } přicházejí o tento tah.
        [many] { $names } přicházejí o tento tah.
       *[other] { $names } přicházejí o tento tah.
    }
ui-deeds-banner-out = { $name } potřebuje pomoc: { $state }.
ui-deeds-banner-gone = { $name }: { $state }.
ui-deeds-banner-show = Ukázat
ui-deeds-news = Co se právě stalo
