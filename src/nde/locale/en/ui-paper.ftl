# The game on paper, from the browser.

ui-paper-title = The games on paper
ui-paper-text = Rules, cheat sheets and cards of each game, to be read and printed.
ui-paper-rules = Rules
ui-paper-cheat-sheet = Cheat sheet (PDF)
ui-paper-cards = Cards (PDF)
ui-paper-chronicle = Chronicle
ui-paper-chronicle-pdf = Chronicle (PDF)
