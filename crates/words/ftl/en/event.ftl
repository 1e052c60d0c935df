### What happened, as told to the viewer. $person is “you” if it was the viewer.

event-secret-set =
    { $person ->
        [you] You set the secret.
       *[other] { $name } sets the secret.
    }
event-secret-drawn = A random secret was drawn instead.
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
event-no-secret-fits = No code fits these answers: at least one is wrong.
event-no-deal-fits = No deal fits these hints: at least one is wrong.
event-claimed =
    { $person ->
        [you] You claim that an answer is wrong.
       *[other] { $name } claims that an answer is wrong.
    }
event-claim-false = All answers so far are right. The round goes on.
# $pegs is a list such as “red 1, yellow 2”.
event-withheld = Withheld pegs: { $pegs }.
event-withheld-none = No pegs were withheld.
event-unpromised = It wasn't fixed at the start, so there was no promise.
event-error = The answer to row { $row } was wrong: { $placed }. The correct answer was: { $right }.
event-round-resigned =
    { $person ->
        [you] You give up the round.
       *[other] { $name } gives up the round.
    }
event-solved = Cracked in row { $row }.
event-solved-by =
    { $person ->
        [you] You cracked the code in row { $row }.
       *[other] { $name } cracked the code in row { $row }.
    }
event-conceded = Row { $row } got the winning pins, so it counts as cracked.
event-unsolved = Not cracked.
event-void = The round is void: its rows don't count.
event-too-many-void = { $rounds } rounds of this match were void. It ends here with the current score; the last code maker can't win it.
event-next-round =
    { $person ->
        [you] Round { $round }: you are the code maker.
       *[other] Round { $round }: { $name } is the code maker.
    }
event-begins =
    { $person ->
        [you] You go first.
       *[other] { $name } goes first.
    }
event-dealt = The markers are dealt.
event-called =
    { $person ->
        [you] You call the solution.
       *[other] { $name } calls the solution. The game pauses.
    }
event-solution =
    { $person ->
        [you] Your solution: { $code }.
       *[other] { $name }'s solution: { $code }.
    }
event-call-right =
    { $person ->
        [you] Right: you cracked the code!
       *[other] Right: { $name } cracked the code.
    }
event-call-wrong =
    { $person ->
        [you] Wrong: from now on you only give hints.
       *[other] Wrong: from now on { $name } only gives hints.
    }
event-final-calls = No rows left: everyone still in may call or pass.
event-passed =
    { $person ->
        [you] You pass.
       *[other] { $name } passes.
    }
# $markers is a list of markers, board by board.
event-markers-shown = The markers, board by board: { $markers }.
event-entered-wrong-hints = The hints for row { $row } of the game were entered incorrectly.
event-entered-wrong-verdict = A verdict on a call was entered incorrectly.
event-resigned =
    { $person ->
        [you] You resign.
       *[other] { $name } resigns.
    }
event-stayed-away =
    { $person ->
        [you] You didn't come back in time.
       *[other] { $name } didn't come back in time.
    }
event-taken-over =
    { $person ->
        [you] The computer takes over for you.
       *[other] The computer takes over for { $name }.
    }
event-returned =
    { $person ->
        [you] You take your seat back.
       *[other] { $name } is back and takes over again.
    }
event-taken-back =
    { $person ->
        [you] You take back the last entry.
       *[other] { $name } takes back the last entry.
    }
# $row is a sentence such as “Row 2: red, blue, blue, white. Two black.”
event-corrected =
    { $person ->
        [you] You correct a row. { $row }
       *[other] { $name } corrects a row. { $row }
    }
event-abort-agreed =
    { $person ->
        [you] You offer to stop, without a result.
       *[other] { $name } offers to stop, without a result.
    }
event-play-on =
    { $person ->
        [you] You want to play on.
       *[other] { $name } wants to play on.
    }
# The promise of a secret: a hash.
event-promise = Promise: { $promise }
event-promise-of-board = Promise of board { $board }: { $promise }
# A round that was void is played again.
event-round-again =
    { $person ->
        [you] Round { $round } again: you are the code maker.
       *[other] Round { $round } again: { $name } is the code maker.
    }
