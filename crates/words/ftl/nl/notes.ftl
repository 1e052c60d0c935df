notes-cell = { $symbol } in gaatje { $hole }: { $state }
notes-all = { $symbol } uitsluiten
notes-open = mogelijk
notes-cross = Tik op letters om ze door te strepen.
