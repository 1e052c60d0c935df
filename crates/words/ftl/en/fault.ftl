### What is wrong with something typed or chosen, and what would be right. Quoted text is somebody's own.

# Letters that may be typed, with the sign for an empty hole.
fault-letters-or-blank = { $letters }, or { $blank } for empty
fault-code-character = Character { $place }, “{ $found }”, can't stand in hole { $hole }. Allowed: { $allowed }.
fault-code-character-beyond = Character { $place }, “{ $found }”, can't stand in any hole. Allowed: { $allowed }.
fault-code-length =
    A code has { $wanted } { $wanted ->
        [one] character
       *[other] characters
    } here, this one has { $given }.
fault-code-blank = Hole { $hole } may not stay empty. Allowed: { $allowed }.
fault-code-repeated = { $letter } in hole { $hole } stands in hole { $first } already. No symbol may repeat.
# $language is the word list's language, in the reader's words.
fault-code-not-a-word = “{ $word }” is not in the { $language } word list.
fault-code-empty-holes =
    Exactly { $wanted } { $wanted ->
        [one] hole stays
       *[other] holes stay
    } empty here, not { $given }.
fault-code-marker = “{ $text }” is not a marker. Write a number from 1 to { $holes } and a colour of { $allowed }, such as 3R.
fault-pins-unreadable = “{ $text }” is not an answer. Write the pins as { $example }.
fault-pins-twice = The pins { $letter } are counted twice. Count each colour once.
fault-pins-no-blue = There are no blue pins in this game, only b for black and w for white.
fault-pins-only-black = Only black pins answer in this game. Write them as { $example }.
fault-pins-too-many =
    A row has room for { $most } { $most ->
        [one] pin
       *[other] pins
    }, not for { $given }.
fault-option-not-key-value = “{ $text }” is not an option. Write it as key=value.
fault-option-unknown = { $edition } has no option “{ $key }”. Its options are: { $options }.
fault-option-twice = The option { $key } is given twice. Give it once.
fault-option-not-allowed = { $key } can't be “{ $value }”. Allowed: { $allowed }.
fault-option-too-few-symbols =
    Without repeats { $holes } holes need at least { $holes } symbols, but there { $symbols ->
        [one] is
       *[other] are
    } { $symbols }.
# The values of an option that is a number.
fault-range = { $min } to { $max }
# $off is the word for “off” as it is typed.
fault-range-seconds = { $off }, or { $min } to { $max } seconds
fault-name-empty = A name needs at least one character.
fault-name-too-long = A name has at most { $most } characters, this one has { $characters }.
fault-name-invisible = Character { $place } of the name can't be used. Use letters that show, and no double quotes.
# $fault is the sentence about a name.
fault-setup-name = Seat { $seat }: { $fault }
fault-setup-seat-count = This game has { $least } seats, not { $given }.
fault-setup-seat-range = This game has { $least } to { $most } seats, not { $given }.
fault-setup-first = The first seat must be one of 1 to { $seats }.
fault-setup-duel-rounds = A match has an even number of rounds, 2 to { $most }, not { $rounds }.
fault-setup-solo-rounds = Alone you play 1 to { $most } rounds, not { $rounds }.
fault-setup-party-rounds = { $seats } players play { $seats } rounds, not { $rounds }: each is code maker once.
fault-setup-group-rounds = A group match is one deal, not { $rounds }.
fault-setup-no-target = This game is played over a number of rounds, not to a target score.
fault-setup-target = A target score lies between 1 and { $most }, not at { $points }.
fault-setup-no-solo = This game needs several players: everyone holds a part of the secret.
fault-setup-solo-maker = Alone you break the computer's secrets: seat 2 is the computer.
fault-setup-solo-first = Alone the computer makes every secret: the first code maker is seat 2.
fault-setup-solo-hand-set = Alone the answers are automatic.
fault-setup-referee-persons = At a real board only people sit.
fault-setup-referee-options = At a real board pegs and clocks are real: leave the options for pegs and time off.
fault-setup-referee-answers = At a real board the pins are set by hand: answers=hand-set.
fault-setup-no-contrary = A contrary computer can't play here: not in a group, not with counted pegs and not with so many codes.
fault-action-unknown = “{ $text }” is not an action.
fault-action-verdict = A verdict is “right” or “wrong”, not “{ $text }”.
fault-action-hints = “{ $text }” are not hints. Write them as 2:b 3:w 4:-
fault-action-withheld = “{ $text }” does not say what is withheld. Write each colour of { $letters } once with 1 or 2, such as R1Y2, or none.
fault-action-withheld-missing = With counted pegs a secret says what is withheld, or “withheld none”.
fault-action-salt-missing = A secret is followed by “salt” and 32 hex digits.
fault-action-salt = A salt is 32 hex digits in lower case, not “{ $text }”.
fault-action-salts-missing = A deal names its markers, then “salts” and one salt a marker.
fault-action-salt-count =
    { $markers } { $markers ->
        [one] marker needs
       *[other] markers need
    } as many salts, not { $salts }.
