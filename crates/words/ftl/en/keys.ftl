### Vocabulary. The keyboard shortcuts.

keys-title = Keyboard shortcuts
keys-letters = Letters: put a colour into the next hole
keys-arrows = Arrows: move between holes
keys-backspace = Backspace: empty the hole
keys-enter = Enter: place the row
keys-undo = Ctrl+Z: undo
keys-help = ?: this list
