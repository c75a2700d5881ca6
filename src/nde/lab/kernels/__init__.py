"""How many fights are played at once: dice by counting, laws of whole rounds, and those who follow them."""
