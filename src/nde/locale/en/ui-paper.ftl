# The game on paper, from the browser.

ui-paper-title = Rules and paper
ui-paper-text = Look up the rules of each game and try their odds; print cheat sheets and cards.
ui-paper-rules = Rules
ui-paper-cheat-sheet = Cheat sheet (PDF)
ui-paper-cards = Cards (PDF)
ui-paper-chronicle = Chronicle
ui-paper-chronicle-pdf = Chronicle (PDF)
ui-paper-chronicle-md = Chronicle (Markdown)
ui-paper-foe-card = cards to cut out (PDF)
ui-paper-printed = on paper (PDF)
