### Vocabulary. The board and its controls.

board-your-turn = Your turn
board-turn-of = { $name } is to move
board-submit-row = Place the row
board-undo = Undo
board-clear = Clear
board-hold = Hold for the next row
board-copy-row = Copy row { $row }
board-pencil = Pencil marks
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
board-claim-seat = { $name } has been away for long. Let the computer play on?
board-draft-kept = Your unfinished row was kept.
board-stale = Something happened meanwhile. Look at the board and try again.
board-time-left = Time left: { $time }
