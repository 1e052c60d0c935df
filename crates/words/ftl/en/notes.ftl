### The sheet of notes at the table: what somebody has worked out.

notes-cell = { $symbol } in hole { $hole }: { $state }
notes-all = Rule out { $symbol }
notes-open = possible
notes-cross = Tap letters to cross them off.
