# Der Client für Browser, solange er nicht selbst sprechen kann.

client-needs-script = Diese Seite braucht JavaScript; ohne gibt es mit „nde play“ einen Tisch im Terminal.
client-not-built = Die Seite für Browser ist noch nicht gebaut; starte „make play“ im Ordner des Projekts und lade diese Seite dann neu.
