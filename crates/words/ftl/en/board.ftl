### The board and its controls.

# Room: 18.
board-submit-row = Place the row
# Room: 10.
board-undo = Undo
# Room: 10.
board-clear = Clear
# Room: 18.
board-hold = Hold pegs
board-copy-row = Copy row { $row }
# Room: 10.
board-pencil = Notes
board-pencil-out = ruled out
board-pencil-sure = certain
board-hole = Hole { $hole }
# $colour is what it holds.
board-hole-with = Hole { $hole }: { $colour }
board-shield = Shield
board-covered = The secret is hidden. Pass the device on.
board-roll-secret = Random secret
board-withhold = Withhold pegs
board-stock = Stock
# $answer is “two black, one white”. It never says whether that is right.
board-confirm-answer = Your answer: { $answer }. Place these pins?
board-resign-confirm = Really resign? That loses the match.
board-resign-round-confirm = Really give up this round?
board-leave-confirm = Really leave? The computer takes over.
board-call-confirm = Really call? If you're wrong, you're out.
board-call-now = Yes, call now
board-call-later = Not yet
board-rematch = Rematch
board-score-sheet = Score sheet
board-round = Round { $round }
board-total = Total
board-present = { $name } is here.
board-away = { $name } is away.
board-computer-plays-on = computer has taken over
board-all-empty = All holes are empty. Press again to place the row anyway.
board-unfilled = Fill every hole first.
board-draft-kept = Your unfinished row is still here.
board-time-left = Time left: { $time }
board-own-secret = Your secret: { $code }.
board-secret-set = Secret hidden
board-secret-open = No secret yet
board-secret-late = The secret is chosen late, so there's no promise.
board-secret-never = There was no fixed secret.
board-secret-was = The secret: { $code }.
board-abandoned = The round wasn't finished.
board-of-player = { $name }, board { $board }
board-white-pins = White pins
board-blue-pins = Blue pins
board-void = void
board-made-by =
    { $person ->
        [you] your code
       *[other] code by { $name }
    }
board-not-at-all = not at all
# $end is a sentence such as “Cracked in row 4.”
board-round-ended = Round { $round }: { $end }
board-round-of = Round { $number } of { $rounds }
board-board = Board
board-tray = Pieces
board-tap = Tap a colour, or type its letter.
board-type-row = Or type it
board-place-pins = Place these pins
board-check-pins = Continue
board-change = Change
# Room: 10.
board-hint = Hint
board-hint-row = Try { $code }.
board-hint-sure = It must be { $code }.
board-hint-call = Call now: { $code }.
board-hint-none = No hint right now.
board-take-hint = Use it
board-fitting =
    { $count ->
        [0] No code fits these answers
        [1] Only 1 code possible
       *[other] { $count } codes possible
    }
board-story = What happened
board-more = More
board-seats = At the table
board-points-table = The code maker's points
board-solved-in = Cracked in row
board-points = Points
# Room: 18.
board-next-round = Next round
board-pass-to = Pass the device to { $name }.
board-i-am = I'm { $name }
board-look-away = Everyone else, look away.
board-cover = Hide it again
board-seen-by = Only { $name } should see this.
board-say = Say something
board-move-seat = Continue on another device
board-move-about = Open this link there within a few minutes. It works once and moves your seat to that device.
board-make-link = Create a link
board-absent = { $name } not responding?
board-absent-computer = Let the computer take over
board-absent-win = Claim the win
board-warned-win = { $name } has { $time } to come back, or loses.
board-warned-computer = { $name } has { $time } to come back, or the computer takes over.
board-warned-you-win = { $name } thinks you left. You lose in { $time }.
board-warned-you-computer = { $name } thinks you left. The computer takes over in { $time }.
board-back-in-time = You're back in time.
board-is-back = { $name } is back.
board-i-am-here = I'm here
board-rematch-asked = You asked for a rematch.
board-rematch-wanted = { $name } wants a rematch.
board-other-game = Another game
board-watching = You're watching.
board-closed-by = { $name } closed this table.
board-closed-by-you = You closed this table.
board-closed = This table was closed: nobody was playing.
board-reopen = Reopen
# Room: 18.
board-close-table = Close table
# Room: 18.
board-stand-up = Leave table
board-seat-free = free
board-give-computer = Let the computer play it
board-seat-kept = Kept for { $name }
board-rounds-so-far = Rounds
board-calls = Calls
board-right = right
board-wrong = wrong
board-out = out, still answers
board-promise = Promise
board-resign-seat-confirm = Really resign? The computer takes your seat.
board-abort-confirm = Stop here, without a result? Everyone has to agree.
board-aborting = { $name } offers to stop.
board-waiting-for = Waiting for players
board-skip-hole = Leave empty
board-move-here = Move your seat here
board-move-here-about = You'll play on this device; the other one leaves the table.
board-move-link = The link, or the part after its #
board-move-take = Take the seat
board-tap-pairs = Tap a shape and a colour, or type their letters.
board-secret-real = The secret is behind your board's shield.
board-others = Something else
board-hints-about = Beside each row, who answered:
board-tap-glyphs = Tap the pieces, or just type.
board-promise-about = A fingerprint of the secret, taken before the first row: at the end anyone can check that it never changed.
# What the pins mean, each beside its pin.
board-legend-exact = right place
board-legend-near = right colour, wrong place
board-legend-near-glyph = in the code, wrong place
board-legend-near-pair = right pair, wrong place
board-legend-part = right place: shape or colour
board-legend-marker-exact = in its own hole
board-legend-marker-near = elsewhere in the row
board-exact-pins =
    { $exact ->
        [red] Red pins
       *[black] Black pins
    }
# $round is “Round 2” or “Round 2 of 2”.
board-round-again = { $round }, played again
board-spectators =
    { $count ->
        [0] No spectators
        [1] 1 spectator
       *[other] { $count } spectators
    }
