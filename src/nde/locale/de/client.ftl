# Der Client für Browser, solange er nicht selbst sprechen kann.

client-needs-script = Diese Seite braucht JavaScript; ohne kannst du mit „nde play“ im Terminal spielen.
client-not-built = Der Webclient ist noch nicht gebaut; starte „make play“ im Ordner des Projekts und lade diese Seite dann neu.
