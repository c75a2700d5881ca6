"""Life between fights: ten-minute turns, watches, camp, essence, light, and small things that are used up."""
