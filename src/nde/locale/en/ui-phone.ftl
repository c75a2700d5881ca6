# The table on a phone.

ui-phone-parts = Parts of the table
ui-phone-acts = Act
ui-phone-sheet = Sheet
ui-phone-map = Map
ui-phone-log = Log
ui-phone-people = People
ui-phone-gm = GM
ui-phone-news = something new
