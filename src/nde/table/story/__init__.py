"""Adventures at a table: neutral data, read from files, and what it sets off as a party plays through it."""
