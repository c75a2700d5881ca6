# The game master’s view of the adventure.

ui-rooms-here = here
ui-rooms-closed = closed
ui-rooms-done = done
ui-rooms-go = Go there
ui-rooms-go-sure = The whole party will be taken there. Continue?
ui-rooms-foes = Who is there
ui-rooms-ways = Ways out
ui-rooms-deeds = What can be done
ui-rooms-flags = Flags
ui-rooms-clocks = Clocks
ui-rooms-endings = Endings
ui-rooms-works = If it works: “{ $text }”
ui-rooms-fails = If it fails: “{ $text }”
ui-rooms-only-you = Only you see this.
ui-gm-tool-rooms = Rooms

# Adventures of one's own.

ui-rooms-file = Open an adventure from a file
ui-rooms-file-hint = A .toml file, as the page on writing adventures describes it.
ui-rooms-faults = { $count ->
    [one] { $count } fault in this adventure
   *[other] { $count } faults in this adventure
}
ui-rooms-line = line { $line }
ui-rooms-none = No adventure is played here.
ui-rooms-open = Open “{ $title }”
ui-rooms-own = Your adventure: { $title }

# Adventures written at the table.

ui-rooms-write-open = Write an adventure
ui-rooms-write = The adventure as a file
ui-rooms-write-hint = The format is that of the page on writing adventures. Under the same id it is a new version: the party stays where it is.
ui-rooms-open-written = Play this version
ui-rooms-save = Save as a file
ui-rooms-new-title = A new adventure
ui-rooms-to-line = Show line { $line }
