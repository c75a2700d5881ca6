# The server's HTTP side: what it refuses before any table is asked.

error-not-json = this is not valid JSON ({ $reason }); send one JSON value as UTF-8 text
error-body-invalid = this is not what is expected here: { $reason }; see /api/openapi.json
error-body-too-large = this is too long; send at most { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}
error-body-too-slow = the request took too long to arrive; try again on a better connection
error-wrong-media-type = “{ $given }” is not accepted here; send { $needed } and say so in Content-Type
error-bad-query = “{ $value }” is not a value for { $name }; use one of: { $allowed }
error-no-such-offer = there is no offer with the number { $number } (there are { $most }); look at the table again
error-no-such-page = there is nothing at “{ $path }”; begin at / or see /api/openapi.json
error-no-such-method = { $method } is not allowed here; see /api/openapi.json
error-foreign-origin = pages from other sites may not change anything here; open the server’s own page, or have the host allow that site
error-key-needed = you are not signed in; open your link, or send its key as “Authorization: Bearer …”
error-enter-first = this link is an invitation, not a seat; join the table with it first
error-too-fast = too many requests; { $seconds ->
    [0] wait a moment
    [one] wait { $seconds } second
   *[other] wait { $seconds } seconds
}
error-server-busy = the server is at full capacity; wait a moment and try again
error-not-here = this is only for whoever runs the server; do it on that computer
error-ask-one-thing = ask either about dice or about a situation: send “expression”, or “game” and “situation”
error-parameter-missing = “{ $name }” is missing; give it a value
error-too-much-to-tell = the answer would be too long, with { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}; ask for at most { $most }
error-no-such-stat-block = “{ $id }” is not a stat block of this game; see the list of its foes
error-no-such-link = “{ $id }” is not a working link of this table; see the list of its links
error-server-stopping = the server is being stopped; try again in a moment
error-address-taken = the server cannot listen at “{ $address }” ({ $reason }); choose another address or port
error-sheet-unreadable = cannot be read from character { $column } on; write TOML, a key = and its value on each line, or JSON
error-game-missing = this does not say which game it is for; add a line game = with one of: { $allowed }
