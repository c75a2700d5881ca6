# The rules in the browser: read, searched, tried.

ui-rules-rules = Rules
ui-rules-loading = Loading the rules …
ui-rules-search = Search rules, tables, spells, gear and foes
ui-rules-ways = Navigation
ui-rules-back = Back to the table
ui-rules-game = Game
ui-rules-contents = Contents
ui-rules-count = { $count ->
    [one] { $count } found
   *[other] { $count } found
}
ui-rules-none = Nothing found for “{ $word }”.
ui-rules-near = Did you mean:
ui-rules-explains = explains { $terms }
ui-rules-more-hits = { $count ->
    [one] and { $count } more; type more of the word
   *[other] and { $count } more; type more of the word
}
ui-rules-link = Link to this rule
ui-rules-try = Try the odds: { $title }
ui-rules-more = What else can change
ui-rules-fractions = Exact fractions
ui-rules-at-table = As played at this table, with its options and packs.
ui-rules-on-paper = On paper:
ui-rules-paper-rules = rulebook (PDF)
ui-rules-paper-cheat-sheet = cheat sheets (PDF)
ui-rules-paper-cards = cards (PDF)
ui-rules-paper-sheet = blank sheet (PDF)
ui-rules-foe-cards = Cards to cut out (PDF)
ui-rules-choose = tick stat blocks to print only those
ui-rules-chosen = { $count ->
    [one] { $count } stat block
   *[other] { $count } stat blocks
}
