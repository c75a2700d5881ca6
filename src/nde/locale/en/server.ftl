# The server: where tables are saved, how they are reached, what is refused.

## store

error-no-such-table = there is no table “{ $table }”; it was deleted, or the link is mistyped
error-table-exists = a table “{ $table }” already exists; choose another id, or delete that one first
error-overtaken = somebody was faster: table “{ $table }” has moved on to { $version }; look at it and try again
error-store-unavailable =
    { $reason ->
        [full] the disk is full, so nothing can be saved; make room, then try again
        [read-only] the data cannot be written ({ $said }); give the server permission to write, then try again
        [damaged] the database is damaged ({ $said }); stop the server, and restore a backup or what is whole: nde restore FILE --whole
        [locked] another program has locked the database ({ $said }); close it, then try again
        [gone] the database is not responding ({ $said }); try again once it is back
        [lost] the connection to the database was lost; check whether your change was saved, then try again
        [closed] the server is shutting down; try again in a moment
       *[fault] the data cannot be reached ({ $said }); try again, and check the server log if it keeps happening
    }
error-store-in-use = “{ $folder }” is in use by another server; stop that one, or choose another data folder
error-store-too-new = the data is in format { $version }, and this version knows formats only up to { $known }; install a newer version
error-backup-exists = “{ $file }” already exists; choose a new name for the backup
error-no-backup = “{ $file }” is not a backup; choose a backup file
error-backup-damaged = “{ $file }” is damaged, and nothing was restored; add --whole to restore the tables in it that are whole
error-unknown-database = “{ $scheme }” is not a supported database; write postgresql://…, sqlite: or memory:
error-library-missing = “{ $package }” is not installed; install it with: { $command }
error-not-on-this-system = this needs Linux or macOS (Python’s module { $module }); on Windows use the Windows Subsystem for Linux (WSL) or a container

doctor-database-damaged = the database file is damaged ({ $said }); restore a backup, or into a new folder all tables that are whole: nde restore FILE --whole
doctor-table-damaged = table “{ $table }” stands in a damaged part of the database and cannot be read; restore a backup
doctor-lines-missing =
    table “{ $table }”: { $count ->
        [one] only one line of the log is there
       *[other] only { $count } lines of the log are there
    }, though the last has the number { $highest }; restore a backup
doctor-version-differs = table “{ $table }” claims { $version ->
    [one] { $version } entry
   *[other] { $version } entries
}, but its log has { $count }
doctor-header-unreadable = table “{ $table }”: the first line of the log cannot be read; restore a backup
doctor-seed-differs = table “{ $table }”: the seed of the dice is not the one committed to; restore a backup
doctor-line-unreadable = table “{ $table }”: entry { $number } cannot be read; restore a backup
doctor-line-newer = table “{ $table }”: entry { $number } says what this version does not know; if a newer version has been here, nothing is lost: run its doctor, and do not restore a backup
doctor-log-impossible = table “{ $table }”: the log can be read, but describes something impossible; restore a backup
doctor-cannot-be-opened = table “{ $table }”: this version cannot open it; export it, and continue it with the version it was played with
doctor-cannot-be-shown = table “{ $table }”: this version cannot show it to seat “{ $seat }”; export it, and continue it with the version it was played with
doctor-other-rules = table “{ $table }” was begun { $revision ->
    [0] before rules had numbers
   *[other] by rules no. { $revision } of { $game }
}; it is continued by no. { $now }, and what has been played stays as it is
doctor-snapshot-ahead = table “{ $table }”: the snapshot is of entry { $version }, which the log does not have; it can be deleted
doctor-snapshot-unreadable = table “{ $table }”: the snapshot of entry { $version } cannot be read; it can be deleted
doctor-snapshot-differs = table “{ $table }”: the snapshot of entry { $version } does not match the log; it can be deleted
doctor-keys-without-table =
    { $count ->
        [one] one link leads to a table that is gone; it can be deleted
       *[other] { $count } links lead to tables that are gone; they can be deleted
    }
doctor-snapshots-without-table =
    { $count ->
        [one] one snapshot is of a table that is gone; it can be deleted
       *[other] { $count } snapshots are of tables that are gone; they can be deleted
    }
doctor-lines-without-table =
    { $count ->
        [one] one line does not belong to any table; restore a backup if something is missing
       *[other] { $count } lines do not belong to any table; restore a backup if something is missing
    }
