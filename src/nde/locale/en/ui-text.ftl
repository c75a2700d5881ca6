# The table as typed lines. The words to be typed are those of the command line.

ui-text-title = The table in text
ui-text-log = What was said and done
ui-text-line = Type
ui-text-send = Send
ui-text-often = Typed often
ui-text-hint = Type a number, a square or a word; “{ $help }” lists everything. Enter alone takes what is proposed, or looks again. The arrow keys bring back earlier lines.
ui-text-error = Not done:
ui-text-waiting = waits to be sent
ui-text-map = Map
ui-text-map-words = Tell it in words
ui-text-map-read = Let it be read out
ui-text-word-look = { play-words-look }
ui-text-word-menu = { play-words-menu }
ui-text-word-who = { play-words-who }
ui-text-word-map = { play-words-map }
ui-text-word-sheet = { play-words-sheet }
ui-text-word-log = { play-words-log }
ui-text-word-help = { play-words-help }
