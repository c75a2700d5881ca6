# The log, the dice tray, and speaking.

ui-log-title = What happened
ui-log-news = News
ui-log-show = Filter and copy
ui-log-kind-all = everything
ui-log-kind-rolls = rolls
ui-log-kind-talk = talk
ui-log-kind-story = story
ui-log-about = About whom
ui-log-everybody = everybody
ui-log-copy-all = Copy what is shown as text
ui-log-no-clipboard = This browser does not allow copying.
ui-log-earlier = Show earlier
ui-log-empty = Nothing has happened yet.
ui-log-session = Session { $number }
ui-log-round = Round { $number }
ui-log-undone = undone
ui-log-secret = in secret
ui-log-die-typed = real die
ui-log-die-ruled = set by the game master
ui-log-why = Step by step
ui-log-reveal = Reveal to everybody
ui-log-overrule = Overrule
ui-log-overrule-outcome = New outcome:
ui-log-overrule-faces = Or new faces:
ui-log-overrule-so = Use these faces
ui-log-overrule-hangs = This hangs on that roll and would be undone:
ui-log-overrule-anyway = Overrule it all the same
ui-log-dice = Dice
ui-log-skip = Show the result at once
ui-log-no-dice = Nothing has been rolled yet.
ui-log-speak = Say something
ui-log-speak-hint = Say something to everybody
ui-log-whisper-hint = Whisper something
ui-log-send = Send
ui-log-to = To whom
ui-log-to-all = to everybody
ui-log-to-one = only to { $name }
ui-log-as = Speak as
ui-log-as-self = as yourself
ui-log-as-figure = as { $name }
ui-log-new = { $count ->
    [one] { $count } new entry
   *[other] { $count } new entries
}
ui-log-typing = { $count ->
    [one] { $names } is typing …
   *[other] { $names } are typing …
}
ui-log-cut = The log is very long: earlier entries are in the table’s export.
