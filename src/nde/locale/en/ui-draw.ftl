# Pointing, measuring, writing and drawing on the map.

ui-draw-tools = Point and draw
ui-draw-ping = Point
ui-draw-ping-about = Point at a place: everybody who knows the square sees a ripple. Shift and a click, or P, do the same.
ui-draw-ruler = Ruler
ui-draw-ruler-about = Drag from one place to another: everybody who knows both sees it while you hold it. A click measures from your figure.
ui-draw-open = Draw and write
ui-draw-free = Freehand
ui-draw-line = Line
ui-draw-rectangle = Rectangle
ui-draw-circle = Circle
ui-draw-label = Write
ui-draw-wipe = Wipe off
ui-draw-colour = Colour
ui-draw-colour-red = red
ui-draw-colour-orange = orange
ui-draw-colour-green = green
ui-draw-colour-blue = blue
ui-draw-colour-purple = purple
ui-draw-colour-black = black
ui-draw-colour-white = white
ui-draw-hidden = Only I see it
ui-draw-wipe-own = Wipe off all of mine
ui-draw-wipe-all = Wipe off everything
ui-draw-wipe-all-sure = Wipe off everything that is drawn on this map?
ui-draw-what = What to write at { $square }
ui-draw-write = Write it
ui-draw-first = First place set; choose the other one
ui-draw-done = Drawn
ui-draw-wiped = Wiped off
ui-draw-nothing = Nothing that you may wipe off is drawn here
ui-draw-pointed = { $name } points at { $square }
ui-draw-pointed-in-fog = The players do not know { $square }: they are not shown where you point
ui-draw-ruled = { $start } to { $end }: { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
ui-draw-length = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
ui-draw-here-label = “{ $text }” is written here
ui-draw-here = something is drawn here
ui-draw-list = On this map
ui-draw-by = { $what } by { $name }
ui-draw-show = Show
ui-draw-hide = Hide
ui-draw-choose = Choose a place on the map, with the mouse, a finger, or the arrow keys and Enter
