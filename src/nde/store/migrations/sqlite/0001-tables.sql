-- Tables, the lines of their logs, snapshots and links.

CREATE TABLE tables (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    header BLOB NOT NULL,
    seed BLOB NOT NULL,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL,
    archived INTEGER
);

-- What changes with every line is kept apart from headers, which may be long: an update writes the whole row anew.
CREATE TABLE logs (
    number INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    moved INTEGER NOT NULL
);

-- `place` is the number of the table times 2^32, plus the number of the line, counted from 1.
CREATE TABLE entries (
    place INTEGER PRIMARY KEY,
    line BLOB NOT NULL
);

CREATE TABLE snapshots (
    number INTEGER PRIMARY KEY,
    version INTEGER NOT NULL,
    state BLOB NOT NULL
);

-- `number` is that of the table.
CREATE TABLE keys (
    place INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    number INTEGER NOT NULL,
    role TEXT NOT NULL,
    seat TEXT NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    revoked INTEGER
);

CREATE INDEX keys_of_table ON keys (number);

PRAGMA user_version = 1;
