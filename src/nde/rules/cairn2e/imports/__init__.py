"""Documents of other tools and books as this game's own: creatures, heroes, and what a repository holds."""
