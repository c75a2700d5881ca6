# The way into the lab, from other pages.

ui-lab-start-go = Open the lab
ui-lab-start-text = How dangerous is this fight? Set heroes against foes and see who wins, who falls, and what is left.
ui-lab-title = The lab
ui-lab-what-if = What if?
ui-lab-what-if-about = Take the current state into the lab; the players do not see it
ui-lab-what-if-there = The lab: what if?
