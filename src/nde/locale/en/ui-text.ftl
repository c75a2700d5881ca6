# The table as typed lines. The words to be typed are those of the command line.

ui-text-title = Text view of the table
ui-text-log = What was said and done
ui-text-line = Command
ui-text-send = Send
ui-text-often = Frequent commands
ui-text-hint = Type a number, a square or a word; “{ $help }” lists everything. Enter alone accepts the suggestion, or shows the scene again. The arrow keys bring back earlier lines.
ui-text-error = Not done.
ui-text-waiting = waiting to be sent
ui-text-map = Map
ui-text-map-words = Describe it in words
ui-text-map-read = Read it aloud
ui-text-word-look = { play-words-look }
ui-text-word-menu = { play-words-menu }
ui-text-word-who = { play-words-who }
ui-text-word-map = { play-words-map }
ui-text-word-sheet = { play-words-sheet }
ui-text-word-log = { play-words-log }
ui-text-word-help = { play-words-help }
