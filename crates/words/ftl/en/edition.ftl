### The editions, by their id. What is listed about them (holes, colours, rows) comes from the editions themselves.

edition-name-original = Original
edition-about-original = The game of 1972 that started it all.
edition-name-original-blanks = Original with blanks
edition-about-original-blanks = Like the original, but holes may stay empty: one more colour to think about.
edition-name-eight = Eight colours
edition-about-eight = More colours and two more rows; a wrong answer ends the round at once.
edition-name-eight-blanks = Eight colours with blanks
edition-about-eight-blanks = Eight colours for advanced players: holes may stay empty.
edition-name-lock = Code lock
edition-about-lock = No colour twice and no points: win more rounds to win the match.
edition-name-lock-super = Code lock, Super
edition-about-lock-super = The code lock, but colours may repeat.
edition-name-lock-party = Code lock for three to five
edition-about-lock-party = One shared board: you take turns guessing, every row scores, and each is code maker once.
edition-name-lock-party-super = Code lock for three to five, Super
edition-about-lock-party-super = The shared board, but colours may repeat.
edition-name-group = Group
edition-about-group = Everyone holds part of the secret. Ask with your rows, hint to the others, and call it first.
edition-name-group-small = Small group
edition-about-group-small = The group game for two or three.
edition-name-grand = Grand
edition-about-grand = Pairs of shape and colour, and blue pins for what is half right.
edition-name-grand-blanks = Grand with blanks
edition-about-grand-blanks = Like Grand, but shape or colour may be missing: the hardest of the family.
edition-name-mini = Mini
edition-about-mini = The pocket board: only a few rows.
edition-name-super = Super
edition-about-super = Five holes and eight colours, for when four is too few.
edition-name-word = Words
edition-about-word = The secret is a word, and so is every guess.
edition-name-number = Numbers
edition-about-number = Digits instead of colours; without repeats, it's Bulls and Cows.
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
edition-no-repeats = no repeats
edition-duel = Duel
edition-party = Party
edition-together = Group
edition-mode-table = At the table
edition-mode-solo = Solo against the computer
edition-mode-referee = At a real board
edition-sheet-original = Rules: 1972 edition
edition-sheet-eight-colours = Rules: eight-colour edition
edition-sheet-code-lock = Rules: 2004 code-lock edition
edition-sheet-group = Rules: group game
edition-sheet-grand = Rules: grand game
edition-sheet-series = Rules: rest of the series
edition-sheet-none = Rules: your own
