# Creatures of one’s own, and people who take no part.

ui-creatures-title = Somebody new
ui-creatures-name = Name: the miller’s widow
ui-creatures-like = like
ui-creatures-like-none = nobody in particular
ui-creatures-bring = Add to the scene
ui-creatures-paste = Paste stat blocks
ui-creatures-paste-text = Stat blocks as you have them: 4 HP, 8 STR, spear (d6)
ui-creatures-read = Load
ui-creatures-keep = { $count ->
    [one] Save { $count } creature
   *[other] Save { $count } creatures
}
ui-creatures-line = Line { $line }: { $text }
ui-creatures-others = Also here
