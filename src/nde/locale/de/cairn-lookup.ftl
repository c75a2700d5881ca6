# Cairn: tables that can be looked up besides those of the books.

table-background-grants = Was Hintergründe bringen können
column-notes = Notizen
