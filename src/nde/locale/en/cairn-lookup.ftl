# Cairn: tables that can be looked up besides those of the books.

table-background-grants = What backgrounds may bring
column-notes = Notes
