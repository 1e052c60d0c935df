### What the viewer can do now, as short as a button.

offer-secret = Set the secret
offer-row = Row { $row } of { $of }
offer-answer = Pins for row { $row }
offer-claim = Claim a wrong answer
# The claim is sure to be right.
offer-claim-sure = Claim a wrong answer: no code fits
offer-uncover = Uncover the secret
# Before the round is over, to prove a wrong answer.
offer-uncover-early = Uncover the secret to prove a mistake
offer-resign-round = Give up
offer-resign-match = Resign the match
offer-abort = Offer to stop
offer-play-on = Play on
offer-leave = Leave (computer takes over)
offer-return = Take the seat back
offer-take-back = Take back the last entry
offer-correct = Correct a row
offer-call = Call the solution
offer-solution =
    { $empty ->
        [0] Give the whole secret
        [1] Give the whole secret (1 hole stays empty)
       *[other] Give the whole secret ({ $empty } holes stay empty)
    }
offer-pass = Pass
