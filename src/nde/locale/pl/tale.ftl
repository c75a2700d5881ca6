# Opowieść: co stoi obok zdania.
tale-roll = ({ $face }, potrzeba { $needed })
play-round = Runda { $round }
tale-and = { $names } i { $last }
