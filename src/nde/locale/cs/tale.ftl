# Vyprávění: co stojí vedle věty.
tale-roll = ({ $face }, potřeba { $needed })
