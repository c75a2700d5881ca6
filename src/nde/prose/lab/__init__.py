"""What the lab finds, in words and pictures: whole fights, comparisons, fights for a risk, best play."""
