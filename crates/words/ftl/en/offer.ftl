### What the viewer can do now, as short as a button.

offer-secret = Set the secret
offer-row = Place row { $row } of { $of }
offer-answer = Place the pins of row { $row }
offer-claim = Claim a wrong answer
# The claim is sure to be right.
offer-claim-sure = Claim a wrong answer: no secret fits
offer-uncover = Uncover the secret
# Before the round is over, to prove a wrong answer.
offer-uncover-early = Uncover the secret to prove an error
offer-resign-round = Give the round up
offer-resign-match = Resign the match
offer-abort = Offer to stop without a result
offer-play-on = Play on
offer-leave = Leave; the computer plays on
offer-call = Call the solution
offer-solution =
    { $empty ->
        [0] Give the whole secret
        [1] Give the whole secret: 1 hole stays empty
       *[other] Give the whole secret: { $empty } holes stay empty
    }
offer-pass = Pass
