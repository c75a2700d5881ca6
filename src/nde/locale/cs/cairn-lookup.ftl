# Cairn: tables that can be looked up besides those of the books.

table-background-grants = Co může dát zázemí
column-notes = Poznámky
