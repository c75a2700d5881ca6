# Heroes: made question by question, read from files, kept, printed.

ui-heroes-title = Heroes
ui-heroes-ways = Ways from here
ui-heroes-all = All heroes
ui-heroes-new = A new hero
ui-heroes-begun = You have begun a hero for { $game }.
ui-heroes-go-on = Go on
ui-heroes-forget = Forget it
ui-heroes-read = Read a hero from a file
ui-heroes-read-about = TOML or JSON, as saved here or by the command line
ui-heroes-mine = Kept in this browser
ui-heroes-none = Nobody yet. Make a hero, then keep it here.
ui-heroes-only-here = Heroes stay in this browser. Save a file of those you love.
ui-heroes-twin = Copy
ui-heroes-twin-of = Copy { $name }
ui-heroes-delete = Delete
ui-heroes-delete-this = Delete { $name }
ui-heroes-sure = Delete { $name } for good?
ui-heroes-question = Question { $number } of about { $count }
ui-heroes-progress = How far the hero has come
ui-heroes-came = What came of it
ui-heroes-own = In your own words
ui-heroes-take = Take it
ui-heroes-or = or one of these:
ui-heroes-seek = Find an answer
ui-heroes-found = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
ui-heroes-proposed = proposed
ui-heroes-chosen = chosen
ui-heroes-back = Back
ui-heroes-surprise = Surprise me
ui-heroes-surprise-all = Surprise me with all the rest
ui-heroes-leave = Leave it as it is
ui-heroes-later = Go on later
ui-heroes-answered = Your answers
ui-heroes-change = Change
ui-heroes-change-this = Change: { $question }
ui-heroes-steps = { $count ->
    [one] { $count } step behind it
   *[other] { $count } steps behind it
}
ui-heroes-wait = One moment …
ui-heroes-retry = Try again
ui-heroes-tools = What to do with the sheet
ui-heroes-keep = Keep in this browser
ui-heroes-kept = Kept here
ui-heroes-kept-told = { $name } is kept in this browser.
ui-heroes-toml = Save as TOML
ui-heroes-json = Save as JSON
ui-heroes-print = Print
ui-heroes-paper = Paper
ui-heroes-again = Make another
ui-heroes-notes = Notes
ui-heroes-take-along = Take to a table
ui-heroes-take-hint = Any table of this game offers the heroes that you keep here.
ui-heroes-taken = { $name } has come to the table:
ui-heroes-file = Choose a file, or drop it here
ui-heroes-text = Or paste its text
ui-heroes-check = Read
ui-heroes-check-again = Read again
ui-heroes-edit = Back to the text
ui-heroes-too-long = No sheet is that long; choose another file.
ui-heroes-line = Line { $line }
ui-heroes-faults = { $count ->
    [one] { $count } thing is wrong with this sheet. Put it right in the text, then read it again.
   *[other] { $count } things are wrong with this sheet. Put them right in the text, then read it again.
}
