# Opowieść: co stoi obok zdania.
tale-roll = ({ $face }, potrzeba { $needed })
