# Cairn: tables that can be looked up besides those of the books.

table-background-grants = Co mogą dać pochodzenia
column-notes = Uwagi
