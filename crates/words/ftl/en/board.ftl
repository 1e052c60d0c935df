### Vocabulary. The board and its controls.

board-your-turn = Your turn
board-turn-of = { $name } is to move
board-submit-row = Place the row
board-undo = Undo
board-clear = Clear
board-hold = Hold pegs
board-copy-row = Copy row { $row }
board-pencil = Notes
board-pencil-out = out
board-pencil-sure = sure here
board-empty-hole = Leave hole { $hole } empty
board-hole = Hole { $hole }
# $colour is what stands in it.
board-hole-with = Hole { $hole }: { $colour }
board-shield = Shield
board-covered = The secret is covered. Pass the device on.
board-roll-secret = Roll a secret
board-withhold = Withhold pegs
board-stock = Stock
# $answer is “two black, one white”. It never says whether that is right.
board-confirm-answer = You answer: { $answer }. Place these pins?
board-resign-confirm = Really resign? The match then counts as lost.
board-resign-round-confirm = Really give this round up?
board-leave-confirm = Really leave? The computer plays on for you.
board-call-confirm = Really call? A wrong solution ends the game for you.
board-rematch = Rematch
board-score-sheet = Score sheet
board-round = Round { $round }
board-total = Total
board-spectators =
    { $count ->
        [0] No spectators
        [1] 1 spectator
       *[other] { $count } spectators
    }
board-present = { $name } is here.
board-away = { $name } is away.
board-computer-plays-on = the computer plays on
board-claim-seat = { $name } has been away for long. Let the computer play on?
board-all-empty = All holes are empty. Press again if you mean it.
board-unfilled = Fill every hole first.
board-draft-kept = Your unfinished row was kept.
board-stale = Something happened meanwhile. Look at the board and try again.
board-time-left = Time left: { $time }
board-own-secret = Your secret: { $code }.
board-secret-set = The secret stands behind the shield.
board-secret-open = The secret is not set yet.
board-secret-late = The secret is decided late, so there is no promise.
board-secret-never = There was no fixed secret.
board-secret-was = The secret: { $code }.
board-abandoned = The round was not played to its end.
board-of-player = { $name }, board { $board }
board-black-pins = Black pins
board-white-pins = White pins
board-blue-pins = Blue pins
board-void = void
board-made-by =
    { $person ->
        [you] your code
       *[other] code by { $name }
    }
board-not-at-all = not at all
# $end is a sentence such as “Solved in row 4.”
board-round-ended = Round { $round }: { $end }
board-round-of = Round { $number } of { $rounds }
board-board = Board
board-tray = Pieces
board-tap = Tap a colour, or type its letter.
board-type-row = Or type it
board-place-pins = Place these pins
board-check-pins = Go on
board-change = Change
board-hint = Hint
board-hint-row = Try { $code }.
board-hint-sure = It can't be anything else: { $code }.
board-hint-call = Call now: { $code }.
board-hint-none = There is nothing to advise now.
board-take-hint = Put it into the row
board-fitting =
    { $count ->
        [one] One secret still fits.
       *[other] { $count } secrets still fit.
    }
board-nothing-fits = No secret fits these answers.
board-story = What happened
board-more = More
board-seats = At the table
board-points-table = The code maker's points
board-solved-in = Solved in row
board-points = Points
board-next-round = Go on
board-back-to-game = Back to the game
board-pass-to = Pass the device to { $name }.
board-i-am = I am { $name }
board-look-away = The others look away.
board-cover = Cover it again
board-seen-by = Only { $name } should see this.
board-say = Say something
board-move-seat = Go on with another device
board-move-about = Open this link there within a few minutes. It works once, and then this seat is on that device.
board-make-link = Make a link
board-absent = { $name } does not answer?
board-absent-computer = Let the computer play on
board-absent-win = Claim the win
board-warned-win = { $name } has { $time } to come back, or loses.
board-warned-computer = { $name } has { $time } to come back, or the computer takes over.
board-warned-you-win = { $name } thinks you left. You lose in { $time }.
board-warned-you-computer = { $name } thinks you left. The computer takes over in { $time }.
board-back-in-time = You're back in time.
board-is-back = { $name } is back.
board-i-am-here = I am here
board-over = The match is over
board-rematch-asked = You have asked for a rematch.
board-rematch-wanted = { $name } would like a rematch.
board-other-game = Another game
board-watching = You are looking on.
board-closed-by = { $name } closed this table.
board-closed-by-you = You closed this table.
board-closed = This table was closed: nobody was playing.
board-reopen = Open it again
board-close-table = Close table
board-stand-up = Leave table
board-seat-free = free
board-give-computer = Give it to the computer
board-rounds-so-far = Rounds
board-markers = Markers
board-calls = Calls
board-right = right
board-wrong = wrong
board-out = only answers
board-hold-on = Hold these pegs for the next row
board-promise = Promise
board-sure = Really
board-computer-thinks = The computer is thinking …
board-resign-seat-confirm = Really resign? The computer plays your seat.
board-abort-confirm = End the match here, without a result? Everybody must agree.
board-aborting = { $name } offers to stop without a result.
board-waiting-for = Waiting for players
board-skip-hole = Leave it empty
board-move-here = Your seat comes here
board-move-here-about = You go on playing on this device; the other one leaves the table.
board-move-link = The link, or what stands behind its #
board-move-take = Take the seat
board-tap-pairs = Tap a shape and a colour, or type their letters.
board-secret-real = The secret stands behind the shield of your board.
board-others = Also possible now
board-hints-about = Who answered, beside each row:
board-tap-glyphs = Tap the pieces, or just type.
board-promise-about = A fingerprint of the secret, fixed before the first row: at the end anybody can check that it was never changed.
# What the pins mean, each beside its pin.
board-legend-exact = right place
board-legend-near = right colour, wrong place
board-legend-near-glyph = in the code, wrong place
board-legend-near-pair = right pair, wrong place
board-legend-part = right place: shape or colour
board-legend-marker-exact = in its own hole
board-legend-marker-near = elsewhere in the row
