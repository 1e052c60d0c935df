### Vocabulary. People at a real board enter what happens there.

referee-intro = Play on your own board; enter rows and pins here. I check them and keep the score.
referee-enter-row = Enter the row
referee-enter-pins = Enter the pins
referee-enter-secret = Enter the uncovered secret
referee-proven =
    The error is proven: { $points } { $points ->
        [one] point
       *[other] points
    } for { $name }.
