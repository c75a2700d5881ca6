"""What people type, read in any of the languages: numbers, parameters, answers, and what was meant."""
