# Prepared scenes in the browser.

ui-scenes-title = Prepared scenes
ui-scenes-bring = Bring on
ui-scenes-edit = Edit: { $title }
ui-scenes-forget = Delete: { $title }
ui-scenes-new = Prepare a scene
ui-scenes-name = Title
ui-scenes-text = What everybody is told when it comes on
ui-scenes-notes = Notes for yourself alone
ui-scenes-map = Map as text
ui-scenes-map-hint = # wall, . floor, + cover, ~ difficult ground; heroes begin at 1 to 9, foes at a to z.
ui-scenes-foes = Foes
ui-scenes-at = At the letters
ui-scenes-handouts = Handouts
ui-scenes-handout-new = Add a handout
ui-scenes-handout-title = Title of the handout
ui-scenes-handout-text = Text of the handout
ui-scenes-handout-shown = for everybody as soon as the scene comes on
ui-scenes-handout-remove = Remove: { $title }
ui-scenes-hand-out = Hand out “{ $title }” to everybody
ui-scenes-hand-to = For { $name }
ui-scenes-keep = Save the scene
