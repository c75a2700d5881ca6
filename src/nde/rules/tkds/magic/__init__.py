"""Magic: the list of spells, casting, scrolls, and spells that are kept up."""
