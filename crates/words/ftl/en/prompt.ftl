### Vocabulary. What the plain-text game asks and says.

# Before a prompt, where several persons share the keyboard.
prompt-named = { $name }: { $prompt }
prompt-row = Row { $row } of { $of }:
prompt-secret = Your secret:
prompt-withhold = Pegs that you withhold, such as { $example }, or nothing:
prompt-answer = Pins for row { $row }:
prompt-solution = The whole secret:
prompt-final-call = Call or pass?
prompt-go-on = Press Enter to go on, or call.
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
prompt-alone = You play alone against the computer.
# $player is “a person” or “the computer”.
prompt-seat = Seat { $seat }: { $player }.
prompt-length = Length: { $length }.
prompt-colours = Colours: { $colours }.
prompt-shapes = Shapes: { $shapes }.
prompt-digits = Digits: { $digits }.
# A letter to type and what it stands for: “R red”.
prompt-letter = { $letter } { $colour }
prompt-example = Type a row as letters, such as { $example }.
prompt-example-pairs = Type a row as pairs of a shape and a colour, such as { $example }.
prompt-example-digits = Type a row as digits, such as { $example }.
prompt-example-word = Type a word, such as { $example }.
prompt-example-pins = Type the pins as { $example }: b counts black, w white. Without pins type { $none }.
prompt-example-pins-black = Type the pins as { $example }: b counts black. Without pins type { $none }.
# $blue is the letter that counts blue pins.
prompt-example-pins-blue = Type the pins as { $example }: b counts black, w white, { $blue } blue. Without pins type { $none }.
prompt-help = Type ? for help at any time.
# What follows is a list of commands with what they do.
prompt-commands = You can also type:
# The words of a command and what it does.
prompt-command = { $words }: { $about }
prompt-slash = With a slash before it a word is always a command: /help. In capitals it is a row, if it can be one.
# Where every guess is a word.
prompt-slash-words = Here what can be a guess is one. With a slash before it a word is always a command: /help.
prompt-for-another = Where several persons share the keyboard, the name of one of them may follow: { $example }.
prompt-alone-looks = { $name } alone should look now.
prompt-hidden = What you type is not shown.
prompt-pass-on = Pass the keyboard to { $name } and press Enter.
prompt-too-late = What you typed came too late.
prompt-drawn = Your secret was drawn: { $code }.
# One seat of the score, for the ear: the name may end with a number.
prompt-score-of =
    { $person ->
        [you] { $total } for you
       *[other] { $total } for { $name }
    }
prompt-own-secret = Your secret: { $code }.
prompt-own-nothing = You hide nothing now.
prompt-no-rows = There are no rows yet.
prompt-no-stock = Pegs are not counted here.
prompt-stock = In the open stock: { $pegs }.
prompt-no-promise = Nothing is promised now.
prompt-check-promise = To check the promise: { $command }
prompt-more-fit = More than { $count } secrets still fit.
prompt-unknown-fit = How many secrets fit can't be counted here.
# $letters is the same row as it is typed.
prompt-hint-row = A strong player would place { $code }. Type “{ $letters }”.
prompt-hint-solution = A strong player would give { $code }. Type “{ $letters }”.
prompt-hint-answer = Right is: { $answer }.
prompt-hint-call = A strong player would call now.
prompt-hint-wait = A strong player would not call yet.
prompt-hint-pass = A strong player would pass.
prompt-hint-claim = No secret fits these answers: claim.
prompt-hint-nothing = There is nothing to advise here.
prompt-no-such-person = “{ $text }” is not a person at this keyboard. There are: { $names }.
prompt-no-such-seat = “{ $text }” is no player. Write { $players }; the levels are { $levels }.
prompt-no-such-language = “{ $text }” is no language here. There are: { $languages }.
prompt-too-many-names = There are { $names } names for { $seats } seats.
prompt-goes-on = The match goes on.
prompt-after = Press Enter to leave. To hear how it was played, type { $command }.
prompt-bye = Until next time.
prompt-kept = The match is kept. Go on with: codeknacker play --resume
prompt-kept-in = The match is kept in { $file }
prompt-record = The record of the match: { $file }
prompt-not-kept = This match can't be kept: { $reason }
prompt-no-folder = There is no folder for it.
prompt-no-match = There is no match to go on with. Begin one with: codeknacker play
prompt-agreed-already = In { $file } it is agreed who plays, and how. Leave options, seats and length out.
prompt-in-use = { $file } is being played already. End the other game first.
