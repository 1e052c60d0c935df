### Vocabulary. The first game, step by step.

learn-title = Your first game
learn-lead = Four colours stand behind the shield. Find them: after every row you hear what it has taught you.
learn-how = There are six colours, and the same may stand in several holes. Press four colours, or type their letters, and place the row.
learn-first = Any row will do. Two of one colour and two of another are a good beginning.
learn-row = Your row
learn-place = Place the row
# $right is how many pegs are right, more than one; $placed how many of them stand where they should.
learn-told =
    { $right } of your four pegs are right, { $placed ->
        [0] all of them in wrong places
       *[other] { $placed } in the right place
    }. Which ones, the pins don't say.
learn-told-placed = One of your four pegs is right, and in the right place. Which one, the pins don't say.
learn-told-misplaced = One of your four pegs is right, but in a wrong place. Which one, the pins don't say.
learn-told-nothing = No pins at all: none of these colours is in the secret. That is worth a lot!
learn-told-all = All four colours are right. Now it is only about their places.
# $count secrets of $all still fit.
learn-left =
    { $count ->
        [one] Only one secret fits now.
       *[other] { $count } of { $all } secrets still fit.
    }
learn-think = Now look for a row that could be the secret itself: one for which all the rows so far would have got just the pins they got.
learn-could = Well thought out: your last row could have been the secret.
# $row is the number of an earlier row, $would and $got are pins such as “two black, one white”.
learn-could-not = Your last row could not have been the secret: then row { $row } would have got { $would }, but it got { $got }.
learn-help = Show me a row that fits
learn-fitting = This row fits everything so far: { $code }.
learn-solved =
    { $rows ->
        [one] Broken with a single row: what luck!
       *[other] You have broken the code in { $rows } rows!
    }
learn-unsolved = All rows are used. The secret was: { $code }.
learn-again = Another secret
learn-next = Now against the computer
learn-to-rules = The rules in full
