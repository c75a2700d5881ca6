# Dobrodružství očima vypravěče.

ui-rooms-here = tady
ui-rooms-closed = zavřeno
ui-rooms-done = hotovo
ui-rooms-go = Jít tam
ui-rooms-go-sure = Celá družina se tam přenese. Pokračovat?
ui-rooms-foes = Kdo tam je
ui-rooms-ways = Cesty ven
ui-rooms-deeds = Co se dá dělat
ui-rooms-flags = Příznaky
ui-rooms-clocks = Hodiny
ui-rooms-endings = Konce
ui-rooms-works = Když se to povede: „{ $text }“
ui-rooms-fails = Když se to nepovede: „{ $text }“
ui-rooms-only-you = Tohle vidíš jen ty.
ui-gm-tool-rooms = Místa

# Vlastní dobrodružství.

ui-rooms-file = Otevřít dobrodružství ze souboru
ui-rooms-file-hint = Soubor .toml, jak ho popisuje stránka o psaní dobrodružství.
ui-rooms-faults = { $count ->
    [one] { $count } chyba v tomto dobrodružství
    [few] { $count } chyby v tomto dobrodružství
    [many] { $count } chyby v tomto dobrodružství
   *[other] { $count } chyb v tomto dobrodružství
}
ui-rooms-line = řádek { $line }
ui-rooms-none = Nehraje se tu žádné dobrodružství.
ui-rooms-open = Otevřít „{ $title }“
ui-rooms-own = Tvoje dobrodružství: { $title }

# Dobrodružství psaná u stolu.

ui-rooms-write-open = Napsat dobrodružství
ui-rooms-write = Dobrodružství jako soubor
ui-rooms-write-hint = Formát popisuje stránka o psaní dobrodružství. Pod stejným id je to nová verze: družina zůstane, kde je.
ui-rooms-open-written = Hrát tuto verzi
ui-rooms-save = Uložit jako soubor
ui-rooms-new-title = Nové dobrodružství
ui-rooms-to-line = Ukázat řádek { $line }
