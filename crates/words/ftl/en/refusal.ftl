### Why an action is not possible now, and what would be.

refusal-match-over = The match is over. Ask for a rematch.
refusal-no-such-seat = Nobody sits there.
refusal-table-only = The table does that by itself.
refusal-players-only = Only a player does that.
# $due says who is to do what.
refusal-not-now = Not now. { $due }
refusal-nothing-fits = No secret would fit that answer and the earlier ones. Choose another.
refusal-does-not-fit = That secret does not fit the answers given. Uncover one that does.
refusal-no-error-to-prove = All answers so far are right for that secret. The round goes on.
refusal-pegs-not-counted = Pegs are not counted at this table. Withhold none.
refusal-withheld-too-many = At most { $most } pegs of each colour may be withheld.
refusal-deal-not-possible = The bag holds each number once and each colour four times.
refusal-hints-not-possible = Every other player hints once for each of his boards.
refusal-time-is-up = The time for this is up.
refusal-time-not-up = The time for this is not up yet.
refusal-no-time-limit = There is no time limit for this.
refusal-lapse-secret = A secret is drawn when the code maker's time is up, and only then.
refusal-claim-automatic = The answers are automatic and right. There is nothing to claim.
refusal-claim-checked-at-once = Every answer is checked as it is placed. There is nothing to claim.
refusal-claim-no-penalty = This game has no penalty for wrong pins. They are shown when the secret is uncovered.
refusal-claim-breakers-only = Only the code breaker can claim a wrong answer.
refusal-claim-after-answer = A claim is made after an answer and before the next row.
refusal-claim-once-per-row = There was a claim since the last row. Place a row first.
refusal-claim-by-uncovering = At a real board a wrong answer is proven by uncovering the secret.
refusal-resign-round-breakers-only = Only the code breaker of a duel can give a round up.
refusal-round-not-begun = The round begins when the secret is set.
refusal-not-a-person = The computer plays this seat already.
refusal-nobody-takes-over = At a real board no computer can take the seat over. Play on, or stop by agreement.
refusal-already-agreed = You have agreed already. The others are asked.
refusal-no-abort-asked = Nobody has asked to end the match.
refusal-not-in-this-game = That is not done in this game.
refusal-call-open =
    { $person ->
        [you] You have called. The game goes on when you have given the whole secret.
       *[other] { $name } has called. The game goes on when the whole secret is given.
    }
refusal-out-of-game = After a wrong call or after resigning a player only gives hints.
refusal-final-call-of =
    { $person ->
        [you] In the final calls nobody calls out of turn. You are asked now.
       *[other] In the final calls nobody calls out of turn. { $name } is asked now.
    }
