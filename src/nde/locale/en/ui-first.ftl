# The first minute, explained once.

ui-first-title = Welcome to the table
ui-first-see-map = On the map heroes are round and foes are square. Click anybody to see what can be done with them.
ui-first-see-scene = The scene is told in the middle, and everything that has happened is in the log.
ui-first-see-phone = The latest news is at the top, and below it what your hero can do now. The bar at the bottom takes you to your sheet, the map and the log.
ui-first-do = Say what your hero does in your own words, or press a button. A green square is within reach.
ui-first-lead = You run this game: the tools are above the log, and any token can be hidden, renamed or removed with one click.
ui-first-odds = The percentage on a button is the exact chance that you get what you want; point at it to see what else the dice decide.
ui-first-odds-phone = The percentage on a button is the exact chance that you get what you want. Tap the word before it to see what else the dice decide.
ui-first-turn = The blue label at the top says whose turn it is. When your hero is finished, press “I am done”.
ui-first-close = Got it
