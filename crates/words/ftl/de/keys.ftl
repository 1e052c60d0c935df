keys-title = Tastenkürzel
keys-letters = Buchstaben: Farbe ins nächste Loch stecken
keys-arrows = Pfeile: zwischen den Löchern wechseln
keys-backspace = Rücktaste: Loch leeren
keys-enter = Eingabetaste: Reihe stecken
keys-undo = Strg+Z: rückgängig
keys-help = ?: diese Liste
