notes-cell = { $symbol } dans la case { $hole } : { $state }
notes-all = Exclure { $symbol }
notes-open = possible
notes-cross = Touche les lettres pour les rayer.
