# Live tables: links, the socket, moving a table elsewhere.

error-no-such-key = this link opens nothing here; ask whoever sent it for a new one
error-key-revoked = this link was taken back; ask the game master for a new one
error-name-needed = this is an invitation, and nobody knows your name yet; say under which name you want to sit down
error-no-such-bot = there is no bot “{ $policy }”; use one of: { $allowed }
error-table-busy = too much is going on at this table; wait a moment and try again
error-broken = something went wrong inside the program; nothing has changed, and the host's log tells what it was
error-no-seed-inside = this game is not finished and comes without the seed of its dice; export it again together with the seed
error-wrong-seed-inside = the seed in this file is not the one that the game's dice were drawn from; export the game again
error-half-a-file = the file breaks off in the middle of a line; { $bytes ->
    [one] { $bytes } byte is
   *[other] { $bytes } bytes are
} left over. Export the game again
error-bad-message = this message is none that the server knows: { $reason }
error-hello-first = the first message has not been a hello, or not within ten seconds; connect again and send a hello first
error-too-slow = your connection is slower than this table; connect again and go on from what you have seen
