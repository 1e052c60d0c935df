### Why an action is not possible now, and what is.

refusal-match-over = The match is over. Ask for a rematch.
refusal-no-such-seat = Nobody sits there.
refusal-table-only = The table does that by itself.
refusal-players-only = Only players can do that.
# $due says whose turn it is, and for what.
refusal-not-now = Not now. { $due }
refusal-nothing-fits = No code fits that answer and the earlier ones. Choose another answer.
refusal-does-not-fit = That code doesn't fit the answers given. Uncover one that does.
refusal-no-error-to-prove = For that code, all answers so far are right. The round goes on.
refusal-pegs-not-counted = Pegs aren't counted at this table. Withhold none.
refusal-withheld-too-many = At most { $most } pegs of each colour may be withheld.
refusal-deal-not-possible = The bag holds each number once and each colour four times.
refusal-hints-not-possible = Every other player hints once for each of their boards.
refusal-time-is-up = Time is up for this.
refusal-time-not-up = Time isn't up for this yet.
refusal-no-time-limit = This has no time limit.
refusal-lapse-secret = A random secret is drawn only when the code maker's time is up.
refusal-claim-automatic = Answers are automatic and right. There's nothing to claim.
refusal-claim-checked-at-once = Every answer is checked as it is placed. There's nothing to claim.
refusal-claim-no-penalty = This game has no penalty for wrong pins. They are shown when the secret is uncovered.
refusal-claim-breakers-only = Only the code breaker can claim a wrong answer.
refusal-claim-after-answer = Claim after an answer and before the next row.
refusal-claim-once-per-row = There's already been a claim since the last row. Place a row first.
refusal-claim-by-uncovering = At a real board, prove a wrong answer by uncovering the secret.
refusal-resign-round-breakers-only = Only the code breaker in a duel can give up a round.
refusal-round-not-begun = The round begins when the secret is set.
refusal-not-a-person = The computer already plays this seat.
refusal-nobody-takes-over = At a real board, no computer can take over. Play on, or agree to stop.
refusal-not-left = Only a player who left the match, and didn't resign, can take the seat back.
refusal-nothing-to-take-back = There's nothing to take back in this round.
refusal-no-row-to-correct = Row { $row } has no pins yet, so there's nothing to correct.
refusal-correction-ends-round = Those pins would have ended the round. Take back the later rows first.
refusal-already-agreed = You've already agreed. The others are being asked.
refusal-no-abort-asked = Nobody has offered to stop.
refusal-not-in-this-game = This game doesn't have that.
refusal-call-open =
    { $person ->
        [you] You called. The game goes on once you give the whole secret.
       *[other] { $name } called. The game goes on once the whole secret is given.
    }
refusal-out-of-game = After a wrong call or resigning, you only give hints.
refusal-final-call-of =
    { $person ->
        [you] Final calls go in turn. It's yours now.
       *[other] Final calls go in turn. It's { $name }'s now.
    }
