"""Adventures at a table: neutral data, read from files, and what it sets off as a party plays through it.

`adventure` are the values; `reader` makes them of a file, and `checks` whether everything fits together.
`decide` is where the table asks: what was chosen (`choices`), what it changes, the `places` one comes to.
"""
