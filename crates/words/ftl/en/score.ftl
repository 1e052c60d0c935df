### Points, and how a match ended.

score-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
score-rows =
    { $person ->
        [you] You get { score-points } for the rows.
       *[other] { $name } gets { score-points } for the rows.
    }
score-round =
    { $person ->
        [you] You win the round.
       *[other] { $name } wins the round.
    }
score-row =
    { $person ->
        [you] You get { score-points } for row { $row }.
       *[other] { $name } gets { score-points } for row { $row }.
    }
score-table =
    { $person ->
        [you] You get { score-points } as code maker.
       *[other] { $name } gets { score-points } as code maker.
    }
score-signal =
    { $person ->
        [you] You get { score-points } because an answer was wrong.
       *[other] { $name } gets { score-points } because an answer was wrong.
    }
# $points is how many are taken away.
score-cancelled =
    { $person ->
        [you] You lose the { score-points } from the void round.
       *[other] { $name } loses the { score-points } from the void round.
    }
# $points has its sign: “+2” or “−2”.
score-corrected =
    { $person ->
        [you] Row { $row } is corrected: { $points } for you.
       *[other] Row { $row } is corrected: { $points } for { $name }.
    }
# $scores is a list such as “12 for Ada, 9 for you”.
score-line = Score: { $scores }.
score-won =
    { $person ->
        [you] You win the match!
       *[other] { $name } wins the match.
    }
score-won-by-resignation =
    { $person ->
        [you] You win the match: your opponent resigned.
       *[other] { $name } wins the match by resignation.
    }
score-won-by-absence =
    { $person ->
        [you] You win the match: your opponent didn't come back in time.
       *[other] { $name } wins the match: the opponent didn't come back in time.
    }
score-won-by-call =
    { $person ->
        [you] You win with the right call!
       *[other] { $name } wins with the right call.
    }
# $names is a list such as “you and Ben”.
score-shared = A shared win: { $names }.
score-draw = The match is drawn.
score-played = The match is over.
score-no-winner = The match ends without a winner.
score-aborted = The match ends by agreement, without a result.
