### What is wrong with something typed or chosen, and what to do instead. Quoted text is somebody's own.

# Letters that may be typed, with the sign for an empty hole.
fault-letters-or-blank = { $letters }, or { $blank } for empty
fault-code-character = I don't know “{ $found }”. Use { $allowed }.
fault-code-length =
    { $missing ->
        [1] One hole is still empty.
        [2] Two holes are still empty.
        [3] Three holes are still empty.
        [4] Four holes are still empty.
        [5] Five holes are still empty.
        [6] Six holes are still empty.
       *[other] { $missing } holes are still empty.
    }
fault-code-blank = Hole { $hole } can't stay empty. Use { $allowed }.
fault-code-repeated =
    { $symbol } is already in hole { $first }; { $kind ->
        [digit] each digit only once.
        [letter] each letter only once.
       *[colour] each colour only once.
    }
# $language is the word list's language, in the reader's words.
fault-code-not-a-word = “{ $word }” isn't in the { $language } word list.
fault-code-empty-holes =
    { $wanted ->
        [0] Fill every hole.
        [1] Leave exactly one hole empty.
        [2] Leave exactly two holes empty.
        [3] Leave exactly three holes empty.
       *[other] Leave exactly { $wanted } holes empty.
    }
fault-code-marker = “{ $text }” isn't a marker. Type a number from 1 to { $holes } and a colour from { $allowed }, such as 3R.
fault-pins-unreadable = I don't know “{ $text }”. Type pins like { $example }.
fault-pins-twice = “{ $letter }” appears twice. Count each colour once.
fault-pins-no-blue =
    This game has no blue pins, only { $exact ->
        [red] r for red
       *[black] b for black
    } and w for white.
fault-pins-only-black = This game has only black pins. Type them like { $example }.
fault-pins-too-many =
    A row takes { $most } { $most ->
        [one] pin
       *[other] pins
    } at most, not { $given }.
fault-option-not-key-value = “{ $text }” isn't an option. Write key=value.
fault-option-unknown = { $edition } has no option “{ $key }”. Choose from: { $options }.
fault-option-twice = Option { $key } is given twice. Give it once.
fault-option-not-allowed = { $key } can't be “{ $value }”. Allowed: { $allowed }.
fault-option-too-few-symbols = Without repeats, { $holes } holes need at least { $holes } symbols, not { $symbols }.
# The values of an option that is a number.
fault-range = { $min } to { $max }
# $off is the word for “off” as it is typed.
fault-range-seconds = { $off }, or { $min } to { $max } seconds
fault-name-empty = A name needs at least one character.
fault-name-too-long = That name has { $characters } characters; at most { $most } fit.
fault-name-invisible = Character { $place } of the name isn't allowed. Use visible characters and no double quotes.
# $fault is the sentence about a name.
fault-setup-name = Seat { $seat }: { $fault }
fault-setup-seat-count = This game has { $least } seats, not { $given }.
fault-setup-seat-range = This game has { $least } to { $most } seats, not { $given }.
fault-setup-first = The first seat must be from 1 to { $seats }.
fault-setup-duel-rounds = A match has an even number of rounds, 2 to { $most }, not { $rounds }.
fault-setup-solo-rounds = A solo match has 1 to { $most } rounds, not { $rounds }.
fault-setup-party-rounds = { $seats } players play { $seats } rounds, not { $rounds }: everyone is code maker once.
fault-setup-group-rounds = A group match is a single deal, not { $rounds }.
fault-setup-no-target = This game is played over a number of rounds, not to a target score.
fault-setup-target = A target score is from 1 to { $most }, not { $points }.
fault-setup-no-solo = This game needs several players: everyone holds part of the secret.
fault-setup-solo-maker = Solo, you crack the computer's codes: seat 2 is the computer.
fault-setup-solo-first = Solo, the computer makes every code: the first code maker is seat 2.
fault-setup-solo-hand-set = Solo, answers are automatic.
fault-setup-referee-persons = At a real board, only people play.
fault-setup-referee-options = At a real board, pegs and clocks are real: turn those options off.
fault-setup-referee-answers = At a real board, pins are placed by hand: answers=hand-set.
fault-setup-no-contrary = A contrary computer can't play here: not in a group, not with counted pegs, and not with this many codes.
fault-action-unknown = “{ $text }” isn't an action.
fault-action-verdict = A verdict is “right” or “wrong”, not “{ $text }”.
fault-action-hints = “{ $text }” aren't hints. Write them like 2:b 3:w 4:-
fault-action-withheld = “{ $text }” doesn't say what is withheld. Write each colour of { $letters } once with 1 or 2, such as R1Y2, or none.
fault-action-withheld-missing = With counted pegs a secret says what is withheld, or “withheld none”.
fault-action-salt-missing = A secret is followed by “salt” and 32 hex digits.
fault-action-salt = A salt is 32 hex digits in lowercase, not “{ $text }”.
fault-action-salts-missing = A deal names its markers, then “salts” and one salt per marker.
fault-action-salt-count =
    { $markers } { $markers ->
        [one] marker needs
       *[other] markers need
    } as many salts, not { $salts }.
fault-code-too-long =
    { $extra } too many: a row has only { $wanted } { $wanted ->
        [one] hole
       *[other] holes
    }.
fault-code-blank-repeated = Hole { $first } is already empty; fill the others.
