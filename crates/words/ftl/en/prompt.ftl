### What the plain-text game asks and says.

# Before a prompt, where several persons share the keyboard.
prompt-named = { $name }: { $prompt }
prompt-row = Row { $row } of { $of }:
prompt-secret = Your secret:
prompt-withhold = Pegs you withhold, such as { $example }, or nothing:
prompt-answer = Pins for row { $row }:
prompt-solution = The whole secret:
prompt-final-call = Call or pass?
prompt-go-on = Press Enter to continue, or call.
prompt-uncover = The uncovered secret:
prompt-hints = The hints, such as { $example }:
prompt-verdict = Is the call right?
prompt-markers = The markers, board by board, such as { $example }:
prompt-which = Which edition? Type its number or its name:
# An edition in a numbered list.
prompt-choice = { $number }. { $edition }: { $about }
prompt-yes-or-no = Answer yes or no.
# An edition and what can be counted about it.
prompt-edition = { $edition }: { $facts }.
prompt-options = Options: { $options }.
prompt-alone = You're playing solo against the computer.
# $player is “a person” or “the computer”.
prompt-seat = Seat { $seat }: { $player }.
prompt-length = Length: { $length }.
prompt-colours = Colours: { $colours }.
prompt-shapes = Shapes: { $shapes }.
prompt-digits = Digits: { $digits }.
# A letter to type and what it means: “R red”.
prompt-letter = { $letter } { $colour }
prompt-example = Type a row in letters, such as { $example }, or by name, such as { $names }.
prompt-example-pairs = Type a row in pairs of shape and colour, such as { $example }, or by name, such as { $names }.
prompt-example-digits = Type a row in digits, such as { $example }.
prompt-example-word = Type a word, such as { $example }.
prompt-example-pins =
    Type pins like { $example }: { prompt-exact }, w for white. For no pins, type { $none }.
# $blue is the letter that counts blue pins.
prompt-example-pins-blue =
    Type pins like { $example }: { prompt-exact }, w for white, { $blue } for blue. For no pins, type { $none }.
prompt-help = Type ? for help at any time.
# What follows is a list of commands with what they do.
prompt-commands = You can also type:
# The words of a command and what it does.
prompt-command = { $words }: { $about }
prompt-slash = After a slash, a word is always a command: /help. With spaces between its letters, it is a row.
# Where every guess is a word.
prompt-slash-words = Any word on the list is a guess. After a slash, a word is always a command: /help.
prompt-for-another = If several people share the keyboard, add a name: { $example }.
prompt-alone-looks = Only { $name } should look now.
prompt-hidden = What you type isn't shown.
prompt-pass-on = Pass the keyboard to { $name } and press Enter.
prompt-too-late = What you typed came too late.
prompt-drawn = Your random secret: { $code }.
# One seat of the score, for the ear: the name may end with a number.
prompt-score-of =
    { $person ->
        [you] { $total } for you
       *[other] { $total } for { $name }
    }
prompt-own-nothing = You have no secret right now.
prompt-no-rows = No rows yet.
prompt-no-stock = Pegs aren't counted here.
prompt-stock = In the open stock: { $pegs }.
prompt-no-promise = There's no promise right now.
prompt-check-promise = To check the promise: { $command }
prompt-more-fit = More than { $count } codes possible
prompt-unknown-fit = There are too many codes to count here.
# $letters is the same row as it is typed.
prompt-hint-row = A strong player would place { $code }. Type “{ $letters }”.
prompt-hint-solution = A strong player would give { $code }. Type “{ $letters }”.
prompt-hint-answer = The correct answer is: { $answer }.
prompt-hint-call = A strong player would call now.
prompt-hint-wait = A strong player wouldn't call yet.
prompt-hint-pass = A strong player would pass.
prompt-hint-claim = No code fits these answers: claim.
prompt-hint-nothing = No hint here.
prompt-no-such-person = Nobody called “{ $text }” is at this keyboard. There are: { $names }.
prompt-no-such-seat = Unknown player “{ $text }”. Use { $players }; the levels are { $levels }.
prompt-no-such-language = Unknown language “{ $text }”. Choose from: { $languages }.
prompt-too-many-names = There are { $names } names for { $seats } seats.
prompt-goes-on = The match continues.
prompt-after = Press Enter to leave. Type { $rematch } to play again, or { $command } to hear how it was played.
prompt-bye = See you next time.
prompt-kept = The match is saved. Continue with: codeknacker play --resume
prompt-kept-in = The match is saved in { $file }
prompt-record = Record of the match: { $file }
prompt-not-kept = This match can't be saved: { $reason }
prompt-no-folder = There's no folder for it.
prompt-no-match = No match to continue. Start one with: codeknacker play
prompt-agreed-already = { $file } already says who plays, and how. Leave out options, seats and length.
prompt-in-use = { $file } is already being played. End the other game first.
prompt-example-pins-exact =
    Type pins like { $example }: { prompt-exact }. For no pins, type { $none }.
prompt-exact =
    { $exact ->
        [red] r for red
       *[black] b for black
    }
# $most is how many pegs of a colour.
prompt-withhold-about = Withheld pegs stay out of the open stock, so that counting it tells the code breaker less: up to { $most } of each colour.
prompt-sure-help = Answer yes or no. If no, nothing happens and you can choose again.
prompt-rematch-later = You can ask for a rematch when the match is over.
# $allowed are letters.
prompt-unknown-name = I don't know “{ $found }”. Use { $allowed }, or colour names.
# $option is as it is typed: boards=2.
prompt-seats-option = For { $seats } players: --option { $option }.
# $example is a row's number, the row and its pins: “2 RGBY 1b1w”.
prompt-correct = Type the row's number, the row and its pins, such as { $example }.
# $command takes the seat back.
prompt-left = You left. The computer plays for you. Type { $command } to take your seat back.
# A rematch; $command says no to it.
prompt-decline = Type { $command } to turn it down.
