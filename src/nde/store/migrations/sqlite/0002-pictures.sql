-- Pictures of tables, by the hash of what they hold.

-- `number` is that of the table.  What a picture holds stands in a file of the data folder; in a backup, which is
-- one file, it stands here.
CREATE TABLE pictures (
    place INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    hash TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    size INTEGER NOT NULL,
    created INTEGER NOT NULL,
    content BLOB
);

CREATE UNIQUE INDEX pictures_of_table ON pictures (number, hash);

PRAGMA user_version = 2;
