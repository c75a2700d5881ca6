# Heroes: made question by question, loaded from files, saved, printed.

ui-heroes-title = Heroes
ui-heroes-ways = Navigation
ui-heroes-all = All heroes
ui-heroes-new = A new hero
ui-heroes-begun = You have an unfinished hero for { $game }.
ui-heroes-go-on = Continue
ui-heroes-forget = Discard it
ui-heroes-read = Load a hero from a file
ui-heroes-read-about = TOML or JSON, as saved here or by the command line
ui-heroes-mine = Saved in this browser
ui-heroes-none = No heroes yet. Make one and save it here.
ui-heroes-only-here = Heroes stay in this browser. Save the ones you care about to a file.
ui-heroes-twin = Duplicate
ui-heroes-twin-of = Duplicate { $name }
ui-heroes-delete = Delete
ui-heroes-delete-this = Delete { $name }
ui-heroes-sure = Delete { $name } for good?
ui-heroes-question = Question { $number } of about { $count }
ui-heroes-progress = Progress
ui-heroes-came = Result
ui-heroes-own = In your own words
ui-heroes-take = Use this
ui-heroes-or = or one of these:
ui-heroes-seek = Search the answers
ui-heroes-found = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
ui-heroes-proposed = suggested
ui-heroes-chosen = chosen
ui-heroes-back = Back
ui-heroes-surprise = Surprise me
ui-heroes-surprise-all = Surprise me with the rest
ui-heroes-leave = Leave it as it is
ui-heroes-later = Continue later
ui-heroes-answered = Your answers
ui-heroes-change = Change
ui-heroes-change-this = Change: { $question }
ui-heroes-steps = { $count ->
    [one] Show { $count } step
   *[other] Show { $count } steps
}
ui-heroes-wait = One moment …
ui-heroes-retry = Try again
ui-heroes-tools = Sheet tools
ui-heroes-keep = Save in this browser
ui-heroes-kept = Saved here
ui-heroes-kept-told = { $name } is saved in this browser.
ui-heroes-toml = Save as TOML
ui-heroes-json = Save as JSON
ui-heroes-print = Print
ui-heroes-paper = Paper
ui-heroes-again = Make another
ui-heroes-notes = Notes
ui-heroes-take-along = Take to a table
ui-heroes-take-hint = Any table of this game offers the heroes saved here.
ui-heroes-taken = { $name } has joined the table:
ui-heroes-file = Choose a file, or drop it here
ui-heroes-text = Or paste its text
ui-heroes-check = Load
ui-heroes-check-again = Load again
ui-heroes-edit = Back to the text
ui-heroes-too-long = This file is too long to be a character sheet; choose another.
ui-heroes-line = Line { $line }
ui-heroes-faults = { $count ->
    [one] This sheet has { $count } fault. Correct it in the text, then load the sheet again.
   *[other] This sheet has { $count } faults. Correct them in the text, then load the sheet again.
}
