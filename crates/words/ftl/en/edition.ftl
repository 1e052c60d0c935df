### The editions, by their id. What is listed about them (holes, colours, rows) comes from the editions themselves.

edition-name-original = Original
edition-about-original = The game of 1972 that started it all.
edition-name-original-blanks = Original with blanks
edition-about-original-blanks = As the original, but a hole may stay empty: one more colour to think of.
edition-name-eight = Eight colours
edition-about-eight = More colours and two more rows; pins set wrongly end the round at once.
edition-name-eight-blanks = Eight colours with blanks
edition-about-eight-blanks = Eight colours for the advanced: holes may stay empty.
edition-name-lock = Code lock
edition-about-lock = No colour twice, and no points: whoever wins more rounds wins the match.
edition-name-lock-super = Code lock, Super
edition-about-lock-super = The code lock with colours that may repeat.
edition-name-lock-party = Code lock for three to five
edition-about-lock-party = One shared board: you guess in turn, score every row, and each is code maker once.
edition-name-lock-party-super = Code lock for three to five, Super
edition-about-lock-party-super = The shared board with colours that may repeat.
edition-name-group = Group
edition-about-group = Everyone holds a part of the secret. Ask with your rows, hint for the others, and call before they do.
edition-name-group-small = Small group
edition-about-group-small = The group game for two or three.
edition-name-grand = Grand
edition-about-grand = Shapes and colours in pairs, and blue pins for what is half right.
edition-name-grand-blanks = Grand with blanks
edition-about-grand-blanks = As grand, but a shape or a colour may be missing: the hardest of the family.
edition-name-mini = Mini
edition-about-mini = The pocket board: only a few rows.
edition-name-super = Super
edition-about-super = Five holes and eight colours, for those who find four too few.
edition-name-word = Words
edition-about-word = The secret is a word, and every guess is one, too.
edition-name-number = Numbers
edition-about-number = Digits instead of colours; without repeats it is Bulls and Cows.
edition-name-custom = Your own rules
edition-about-custom = You choose holes, colours and rows.
edition-holes =
    { $holes } { $holes ->
        [one] hole
       *[other] holes
    }
edition-colours =
    { $colours } { $colours ->
        [one] colour
       *[other] colours
    }
edition-digits =
    { $digits } { $digits ->
        [one] digit
       *[other] digits
    }
edition-letters =
    { $letters } { $letters ->
        [one] letter
       *[other] letters
    }
edition-shapes =
    { $shapes } { $shapes ->
        [one] shape
       *[other] shapes
    }
edition-rows =
    { $rows } { $rows ->
        [one] row
       *[other] rows
    }
edition-rows-each = { edition-rows } per board
edition-codes =
    { $codes } { $codes ->
        [one] code
       *[other] codes
    }
edition-players =
    { $players } { $players ->
        [one] player
       *[other] players
    }
edition-players-range = { $least } to { $most } players
edition-blanks = holes may stay empty
edition-no-repeats = nothing repeats
edition-duel = Duel
edition-party = Party
edition-together = Group
edition-mode-table = At the table
edition-mode-solo = Alone against the computer
edition-mode-referee = At a real board
edition-sheet-original = After the sheet of 1972
edition-sheet-eight-colours = After the sheet of the eight-colour edition
edition-sheet-code-lock = After the sheet of the code-lock edition of 2004
edition-sheet-group = After the sheet of the group game
edition-sheet-grand = After the sheet of the grand game
edition-sheet-series = From the rest of the series
edition-sheet-none = By your own rules
