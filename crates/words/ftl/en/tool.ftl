### Vocabulary. What the commands beside the game say.

# $kind is one of the three kinds below.
tool-all-right =
    All right: { $kind }; { $steps } { $steps ->
        [one] step
       *[other] steps
    } and { $promises } { $promises ->
        [one] promise
       *[other] promises
    } checked.
tool-finished-match = finished match, digest right
tool-running-match = running match
tool-running-file = running file of a match that is over
tool-note = Note: { $notice }
tool-faults =
    { $count ->
        [one] 1 thing is wrong with this match.
       *[other] { $count } things are wrong with this match.
    }
tool-imported =
    { $taken ->
        [0] No match was taken
        [1] 1 match was taken
       *[other] { $taken } matches were taken
    } into { $folder }{ $there ->
        [0] .
        [1] , 1 was there before.
       *[other] , { $there } were there before.
    }
tool-not-imported =
    { $count ->
        [one] 1 file was not taken. Only whole finished records are.
       *[other] { $count } files were not taken. Only whole finished records are.
    }
tool-still-running = This match is still running. Finish it where it is played.
tool-man-written = The manual pages are in { $folder }
