# Vyprávění: co stojí vedle věty.
tale-roll = ({ $face }, potřeba { $needed })
play-round = { $round }. kolo
tale-and = { $names } a { $last }
