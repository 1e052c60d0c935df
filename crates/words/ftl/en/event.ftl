### What happened, as told to the viewer. $person is “you” if it was the viewer.

event-secret-set =
    { $person ->
        [you] You have set the secret.
       *[other] { $name } has set the secret.
    }
event-secret-drawn = So the secret was drawn by lot.
event-answered = Answer to row { $row }: { $answer }.
event-placed =
    { $person ->
        [you] You place row { $row }: { $code }.
       *[other] { $name } places row { $row }: { $code }.
    }
event-lapsed =
    { $person ->
        [you] Your time is up.
       *[other] Time is up for { $name }.
    }
event-time-up = Time is up.
event-no-secret-fits = No secret fits these answers: one of them must be wrong.
event-no-deal-fits = No deal fits these hints: one of them must be wrong.
event-claimed =
    { $person ->
        [you] You claim that an answer is wrong.
       *[other] { $name } claims that an answer is wrong.
    }
event-claim-false = All answers so far are right. The round goes on.
event-uncovered = The secret: { $code }.
# $pegs is a list such as “red 1, yellow 2”.
event-withheld = Withheld pegs: { $pegs }.
event-withheld-none = No pegs were withheld.
event-unpromised = It was not fixed at the start, so there was no promise.
event-error = Row { $row } was answered wrongly: { $placed }. Right would have been: { $right }.
event-round-resigned =
    { $person ->
        [you] You give the round up.
       *[other] { $name } gives the round up.
    }
event-solved = Solved in row { $row }.
event-conceded = Row { $row } was answered in full, so it counts as solved.
event-unsolved = Not solved.
event-void = The round is void and doesn't count.
event-too-many-void = { $rounds } rounds of this match were void. It ends here, by the score so far; the code maker of the last one can't win it.
event-next-round =
    { $person ->
        [you] Round { $round }: you are the code maker.
       *[other] Round { $round }: { $name } is the code maker.
    }
event-begins =
    { $person ->
        [you] You begin.
       *[other] { $name } begins.
    }
event-dealt = The markers are dealt.
event-called =
    { $person ->
        [you] You call the solution.
       *[other] { $name } calls the solution. The game halts.
    }
event-solution =
    { $person ->
        [you] You give: { $code }.
       *[other] { $name } gives: { $code }.
    }
event-call-right =
    { $person ->
        [you] Right: you have broken the code!
       *[other] Right: { $name } has broken the code.
    }
event-call-wrong =
    { $person ->
        [you] Wrong: from now on you only give hints.
       *[other] Wrong: from now on { $name } only gives hints.
    }
event-final-calls = All rows are used: everyone still in calls or passes.
event-passed =
    { $person ->
        [you] You pass.
       *[other] { $name } passes.
    }
# $markers is a list of markers, board by board.
event-markers-shown = The markers, board by board: { $markers }.
event-entered-wrong-hints = The hints to row { $row } of the game were entered wrongly.
event-entered-wrong-verdict = A verdict on a call was entered wrongly.
event-resigned =
    { $person ->
        [you] You resign.
       *[other] { $name } resigns.
    }
event-stayed-away =
    { $person ->
        [you] You did not come back in time.
       *[other] { $name } did not come back in time.
    }
event-taken-over =
    { $person ->
        [you] The computer plays on for you.
       *[other] The computer plays on for { $name }.
    }
event-abort-agreed =
    { $person ->
        [you] You would end the match here, without a result.
       *[other] { $name } would end the match here, without a result.
    }
event-play-on =
    { $person ->
        [you] You want to play on.
       *[other] { $name } wants to play on.
    }
# The promise of a secret: a hash.
event-promise = Promise: { $promise }
event-promise-of-board = Promise of board { $board }: { $promise }
