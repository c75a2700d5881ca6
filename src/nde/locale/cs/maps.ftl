# Maps from drawing programs: what was assumed of them, and what is wrong with them.

map-assumed-size-rounded = Mapa končí uprostřed pole; to pole se počítá jako celé.
map-assumed-origin = Mapa je výřez; pole se počítají od jejího vlastního rohu.
map-assumed-no-picture = V souboru není obrázek; načetly se jen zdi a dveře.
map-assumed-texts-as-numbers = Čísla zapsaná jako text se četla jako čísla: { $count }.
map-assumed-no-bounds = Dveře a okna bez konců se berou jako široké jedno pole: { $count }.
map-assumed-open-is-window = Otvory, které nejsou zavřené, se berou jako okna: { $count }.
map-assumed-cut-off = Čáry, které vedou mimo mapu, se uřízly na jejím okraji: { $count }.
map-assumed-wall-under-door = Kusy zdí pod dveřmi a okny se vynechaly: { $count }.
map-assumed-lights-left-out = Světla se vynechala, protože je žádné pravidlo nepotřebuje: { $count }.
error-map-number-missing = něco tu chybí; vyexportuj mapu znovu, s velikostí a všemi místy
error-map-number = „{ $text }“ není čitelné číslo; napiš obyčejné číslo
error-map-place = „{ $text }“ není místo; napiš ho pomocí x a y
error-map-list = tohle není seznam, nebo má víc než { $most } položek; vyexportuj mapu znovu, s méně čarami
error-map-image = tohle není obrázek zapsaný jako text (base64); vyexportuj mapu znovu
error-map-not-json = tohle není mapa z kreslicího programu; vyber soubor .uvtt, .dd2vtt nebo .df2vtt
error-map-file-too-large = soubor má víc než { $megabytes } MB; vyexportuj mapu s méně pixely na pole
error-map-squares-on-picture = pole by na tomto obrázku mělo { $pixels } pixelů; vyexportuj mapu s 8 až 4000
