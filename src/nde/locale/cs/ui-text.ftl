# Stůl jako psané řádky. Slova k napsání jsou stejná jako na příkazové řádce.

ui-text-title = Textové zobrazení stolu
ui-text-log = Co se řeklo a stalo
ui-text-line = Příkaz
ui-text-send = Odeslat
ui-text-often = Časté příkazy
ui-text-hint = Napiš číslo, pole nebo slovo; „{ $help }“ vypíše všechno. Samotný Enter přijme návrh, nebo znovu ukáže scénu. Šipky vrátí dřívější řádky.
ui-text-error = Neprovedeno.
ui-text-waiting = čeká na odeslání
ui-text-map = Mapa
ui-text-map-words = Popsat slovy
ui-text-map-read = Přečíst nahlas
ui-text-word-look = { play-words-look }
ui-text-word-menu = { play-words-menu }
ui-text-word-who = { play-words-who }
ui-text-word-map = { play-words-map }
ui-text-word-sheet = { play-words-sheet }
ui-text-word-log = { play-words-log }
ui-text-word-help = { play-words-help }
