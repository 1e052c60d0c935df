keys-title = Sneltoetsen
keys-letters = Letters: een kleur in het volgende gaatje zetten
keys-arrows = Pijltjes: van gaatje naar gaatje
keys-backspace = Backspace: gaatje leegmaken
keys-enter = Enter: rij zetten
keys-undo = Ctrl+Z: ongedaan maken
keys-help = ?: deze lijst
