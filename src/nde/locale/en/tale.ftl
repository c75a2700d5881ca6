# The telling: what stands beside a sentence.
tale-roll = ({ $face }, needed { $needed })
