# The server's HTTP side: what it refuses before any table is asked.

error-not-json = this is no readable JSON ({ $reason }); send one JSON value as UTF-8 text
error-body-invalid = this is not what is expected here: { $reason }; look into /api/openapi.json
error-body-too-large = this is too long; send at most { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}
error-body-too-slow = it took too long until everything had arrived; try again on a better connection
error-wrong-media-type = “{ $given }” is not read here; send { $needed } and say so in Content-Type
error-bad-query = “{ $value }” is not a value for { $name }; use one of: { $allowed }
error-no-such-offer = there is no offer with the number { $number } ({ $most } are there); look at the table again
error-no-such-page = there is nothing at “{ $path }”; begin at / or look into /api/openapi.json
error-no-such-method = { $method } is not answered here; look into /api/openapi.json
error-foreign-origin = a page of another site may change nothing here; open the server's own page, or have the host allow that site
error-key-needed = nobody knows who you are; open your link, or send its key as “Authorization: Bearer …”
error-enter-first = this link is an invitation and no seat yet; sit down with it first
error-too-fast = that was too much at once; { $seconds ->
    [0] wait a moment
    [one] wait { $seconds } second
   *[other] wait { $seconds } seconds
}
error-server-busy = the server is computing as much as it can; wait a moment and try again
error-not-here = this is for whoever runs the server; ask for it on that machine
error-ask-one-thing = ask either about dice or about a situation: send “expression”, or “game” and “situation”
error-parameter-missing = “{ $name }” is missing; give it a value
error-too-much-to-tell = the answer would be too long: { $count }; ask for at most { $most }
error-no-such-stat-block = “{ $id }” is not a stat block of this game; look at the list of its foes
error-no-such-link = “{ $id }” is not a link of this table that still opens anything; look at the list of its links
error-server-stopping = the server is being stopped; come again in a moment
error-address-taken = the server cannot listen at “{ $address }” ({ $reason }); choose another address or port
error-sheet-unreadable = cannot be read from sign { $column } on; write TOML, a key = and its value on each line, or JSON
error-game-missing = this does not say which game it is for; add a line game = with one of: { $allowed }
