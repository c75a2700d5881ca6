# What every part of the client says.

ui-common-title = Nano Dungeon Engine
ui-common-tagline = A table that knows the rules and the odds
ui-common-language = Language
ui-common-theme = Colours
ui-common-theme-auto = same as device
ui-common-theme-light = light
ui-common-theme-dark = dark
ui-common-close = Close
ui-common-cancel = Cancel
ui-common-copy = Copy
ui-common-copied = copied
ui-common-save = Save
ui-common-remove = Remove
ui-common-add = Add
ui-common-engine = the engine
ui-common-role-gm = game master
ui-common-role-player = player
ui-common-role-spectator = spectator
ui-common-connecting = connecting …
ui-common-connected = connected
ui-common-reconnecting = reconnecting …
ui-common-over = not connected
ui-common-unreachable = the server is not responding; check that it is running, then try again
ui-common-rule = rule { $rule }
ui-common-rule-word = rule
ui-common-rule-open = Open in the rules
ui-common-source-book = from the rulebook
ui-common-source-companion = from another book of the game
ui-common-source-draft = from a later draft by its author
ui-common-source-ours = our own addition, not from the books
ui-common-source-own = written at this table
ui-common-die-face = { $die }: { $face }
ui-common-unanswered = { $count ->
    [one] { $count } command is waiting to be sent
   *[other] { $count } commands are waiting to be sent
}
ui-common-odds = { $what } { $chance }
ui-common-fulfils-wholly = yes
ui-common-fulfils-partly = partly
ui-common-fulfils-not = no
