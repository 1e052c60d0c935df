### The first game, step by step.

learn-title = Your first game
learn-lead = A real game, with a tip at every row. It takes two minutes, and you can leave the tips whenever you like.
learn-start = Start
learn-leave = No more tips
learn-tray = Four colours are hidden behind the shield. Tap four of these to guess them; a colour may repeat.
learn-full = Your row is full. Place it to see how close you are.
learn-row = Your row
# $right is how many pegs are right, more than one; $placed how many of them are in the right place.
learn-told =
    { $right } of your 4 pegs are right, { $placed ->
        [0] all in the wrong place
       *[other] { $placed } in the right place
    }. The pins don't say which ones.
learn-told-placed = One of your four pegs is right, and in the right place. The pins don't say which one.
learn-told-misplaced = One of your four pegs is right, but in the wrong place. The pins don't say which one.
learn-told-nothing = No pins at all: none of these colours is in the secret. That's worth a lot!
learn-told-all = All four colours are right. Now it's only about their places.
# $count codes of $all are still possible.
learn-left =
    { $count ->
        [one] Only 1 code is possible now.
       *[other] { $count } of { $all } codes are still possible.
    }
learn-think = Now try a row that fits: one that would give every row so far exactly its pins if it were the code.
learn-could = Well thought out: your last row could have been the code.
# $row is the number of an earlier row, $would and $got are pins such as “two black, one white”.
learn-could-not = Your last row couldn't be the code: row { $row } would have got { $would }, but it got { $got }.
learn-to-rules = The rules in full
learn-hint = Stuck? A hint shows you a row that fits.
