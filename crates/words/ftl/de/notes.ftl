notes-cell = { $symbol } in Loch { $hole }: { $state }
notes-all = { $symbol } ausschließen
notes-open = möglich
notes-cross = Tipp auf Buchstaben, um sie durchzustreichen.
