### The keyboard shortcuts.

keys-title = Keyboard shortcuts
keys-letters = Letters: fill the hole; digits: by place in the tray
keys-arrows = Arrows: move between holes
keys-backspace = Backspace: empty the hole
keys-enter = Enter: place the row
keys-undo = Ctrl+Z: undo
keys-help = ?: this list
keys-dot = Dot: leave the hole empty
keys-shapes = With shapes: small letters are shapes, capitals are colours
