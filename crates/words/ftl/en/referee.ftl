### People at a real board enter what happens there.

referee-intro = Play on your own board; enter rows and pins here. I check them and keep the score.
# $rows is a list such as “1 and 3”.
referee-conflict =
    { $count ->
        [one] Row { $rows } can't be right.
       *[other] Rows { $rows } can't all be right.
    }
referee-correct-row = Correct row { $row }
referee-shape = Hole { $hole }: shape
referee-colour = Hole { $hole }: colour
# $answer is “three black, one white”.
referee-impossible = Check the pins: { $answer } is impossible. If all the others are right, the last one can't be in the wrong place.
referee-anyway = Press again to place them anyway.
