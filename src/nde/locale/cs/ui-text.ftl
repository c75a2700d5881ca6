# Stůl jako psané řádky. Slova k napsání jsou stejná jako na příkazové řádce.

ui-text-title = Stůl v textu
ui-text-log = Co se řeklo a stalo
ui-text-line = Napiš
ui-text-send = Odeslat
ui-text-often = Často psané
ui-text-hint = Napiš číslo, pole nebo slovo; „{ $help }“ vypíše všechno. Samotný Enter přijme návrh nebo se rozhlédne znovu. Šipky vrátí dřívější řádky.
ui-text-error = Neprovedeno:
ui-text-waiting = čeká na odeslání
ui-text-map = Mapa
ui-text-map-words = Vypravovat slovy
ui-text-map-read = Nechat ji přečíst
ui-text-word-look = { play-words-look }
ui-text-word-menu = { play-words-menu }
ui-text-word-who = { play-words-who }
ui-text-word-map = { play-words-map }
ui-text-word-sheet = { play-words-sheet }
ui-text-word-log = { play-words-log }
ui-text-word-help = { play-words-help }
