-- What people keep between tables, by the hash of their shelf's key: a shelf is there as soon as something is on it.

CREATE TABLE shelf_items (
    place INTEGER PRIMARY KEY,
    shelf BLOB NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    changed INTEGER NOT NULL,
    size INTEGER NOT NULL,
    content BLOB NOT NULL
);

CREATE UNIQUE INDEX items_of_shelf ON shelf_items (shelf, kind, id);

PRAGMA user_version = 3;
