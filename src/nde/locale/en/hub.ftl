# Live tables: links, the socket, moving a table elsewhere.

error-no-such-key = this link does not work here; ask whoever sent it for a new one
error-key-revoked = this link has been revoked; ask the game master for a new one
error-name-needed = this is an invitation, and it needs a name; say which name you want to use at the table
error-name-of-the-gm = “{ $name }” is the game master’s name, or looks like it; choose another one
error-no-such-bot = there is no bot “{ $policy }”; use one of: { $allowed }
error-table-busy = too much is going on at this table; wait a moment and try again
error-table-outgrown = this table was continued by a newer version of the server; wait until this one is updated as well, or load the page again
error-table-full = this table has used up its { $megabytes } MB; close it and continue in a new one, or ask the host for more room
error-disk-used-up = your address has brought { $megabytes } MB within a day, which is all it may; wait until tomorrow, or ask the host for more
error-broken = something went wrong inside the program; nothing has changed, and the server log says what it was
error-no-seed-inside = this game is not finished, and the file does not contain the seed of its dice; export it again together with the seed
error-wrong-seed-inside = the seed in this file is not the one that the game’s dice were drawn from; export the game again
error-half-a-file = the file breaks off in the middle of a line, { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
} after the last whole one; export the game again
error-bad-message = the server does not know this message: { $reason }
error-hello-first = no hello arrived as the first message within ten seconds; connect again and send a hello first
error-too-slow = your connection cannot keep up with this table; connect again and continue from what you have seen
