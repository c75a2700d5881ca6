"""A game's rulebook for people: its rules, tables, options and worked examples, as lines of some width."""
