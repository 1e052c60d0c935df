### Headings of the rule pages and the try-it box.

guide-aim = The aim
guide-material = On the table
guide-course = How a round goes
guide-answers = What the pins say
guide-scoring = Points
guide-options = Options
guide-errors = When an answer is wrong
guide-example = Example
guide-try = Try it
guide-try-secret = Secret
guide-try-guess = Guess
guide-white = White: right, but in the wrong place.
guide-blue = Blue: right place, but only the shape or only the colour is right.
guide-black-only = Only black pins are used: what is right but in the wrong place earns nothing.
guide-black-only-option = With the option “black pins only”, what is right but in the wrong place earns nothing.
guide-title = Rules
guide-lead = Every edition in our own words, with examples and a box to try the pins.
# $edition is its name.
guide-of = Rules: { $edition }
guide-play = Play this edition
guide-sheet = Score sheet to print
guide-all = All editions
guide-pieces = The pieces
guide-aim-duel = One of you, the code maker, hides a code behind the shield. The other, the code breaker, finds it row by row. Then you swap.
guide-aim-party = One of you hides a code. The others crack it on one shared board, each for their own points. Everyone is code maker once.
guide-aim-group = Nobody knows the whole secret: everyone holds part of it. The first to call it right wins.
guide-repeats-yes = Repeats are allowed, in the secret and in a row.
guide-repeats-no = No repeats, neither in the secret nor in a row.
guide-blanks-yes = Holes may stay empty. Empty counts as one more colour.
guide-blanks-pairs = A shape or a colour may be missing, each on its own. Missing counts as one more shape or colour.
guide-blanks-no = No hole may stay empty.
guide-words-only = The secret is a word from the list, and so is every row. Other words are refused and cost nothing.
guide-group-hints = Everyone answers for their own markers: black if the colour is in the hole of its number, white if it is elsewhere in the row, otherwise nothing. A wrong call puts you out: from then on you only answer.
guide-markers = There are five number markers and four markers of each of the six colours. Every board draws one of each kind, face down: “number 3, red” means that hole 3 of the secret is red. Holes whose number nobody drew stay empty.
guide-course-secret = The code maker sets the secret out of sight.
guide-course-row = The code breaker fills a row. Once placed, it stays.
guide-course-answer = The code maker answers with pins.
guide-course-end = The round ends when a row matches the secret, or after row { $rows }. Then the secret is uncovered.
guide-course-change = Then you swap. Agree on an even number of rounds first.
guide-course-party-turn = The others take turns filling the rows of the shared board, starting to the code maker's left. Everyone sees all rows.
guide-course-party-change = Then the next player to the left becomes code maker. There are as many rounds as players.
guide-course-group-deal = Every board draws a number and a colour. You see only your own.
guide-course-group-row = In turn, you fill the next row of your board. Any hole may stay empty, and you may bluff: a row needn't agree with what you know.
guide-course-group-hints = All the others answer at once, for their own markers.
guide-course-group-call = At any time, even out of turn, you may call and fill your answer row. If it's right, you win. If it's wrong, you're out and only keep answering; nobody learns what was wrong.
guide-course-group-end = When all rows are used up, everyone still in may call once more. If nobody is right, nobody wins.
guide-pins-once = Every peg earns one pin at most.
guide-pins-silent = The pins don't say which peg earned them: that's for you to find out.
guide-hint-black = Black: your colour is in the hole with your number.
guide-hint-white = White: your colour is elsewhere in the row. That's one pin, no matter how often it appears.
guide-hint-nothing = Nothing: your colour isn't in the row.
guide-blue-order = Black goes before white, white before blue. A pair in the secret that has earned a white earns no blue as well.
guide-score-rows = The code maker gets a point for every row the other needs, including the last. An uncracked code is worth { $points } points. The higher total wins.
guide-score-rounds = There are no points. Crack the code within { $rows } rows and you win the round; otherwise the code maker does. Win more rounds to win the match.
guide-score-party =
    Every row scores 1 point for a white pin and 2 for a { $exact ->
        [red] red
       *[black] black
    } one. The row that matches the secret scores { $points } instead. The code maker scores by the row in which the code is cracked:
guide-score-party-row = Cracked in row
guide-score-party-never = not at all
guide-score-group = There are no points: the first right call wins.
guide-score-target = You can also agree to play to a score. It is checked after every second round.
guide-errors-by-hand = Usually, answers are automatic and always right. If the code maker places the pins by hand:
guide-errors-claimed = After each answer, the code breaker may claim an error once. When the secret is uncovered, every answer is checked anyway. If one was wrong, the round is void: the code breaker gets { $points } points, and the same code maker sets a new secret.
guide-errors-at-once = Every answer is checked as it is placed. If it is wrong, the round is void at once: the code breaker gets { $points } points, and the same code maker sets a new secret.
guide-errors-recorded = The rules have no penalty: wrong answers are shown when the secret is uncovered, and the round counts. A row given the winning pins counts as cracked, even if it wasn't.
guide-errors-void-limit = After { $rounds } void rounds, the match ends with the current score; the last code maker can't win it.
guide-try-lead = Type a secret and a guess in letters, or press the pieces. You'll see the pins, and which peg earned which.
guide-try-lead-group = Type the secret hole by hole, with a dot where nobody drew the number, and a row. You'll see what each marker answers, and to which peg.
guide-try-lead-words = Type two words. You'll see the pins, and which letter earned which.
guide-try-show = Show pins
guide-try-clear = Clear
guide-try-into-secret = Secret: { $piece }
guide-try-into-guess = Guess: { $piece }
guide-why = Why?
guide-why-white = Hole { $hole }: { $piece } belongs in hole { $other }. White.
guide-why-blue-shape = Hole { $hole }: { $piece } has the right shape for its place, but not the colour. Blue.
guide-why-blue-colour = Hole { $hole }: { $piece } has the right colour for its place, but not the shape. Blue.
guide-why-nothing = Hole { $hole }: { $piece } isn't in the secret. Nothing.
guide-why-used-up = Hole { $hole }: the guess has { $piece } more often than the secret. Nothing.
guide-why-misplaced = Hole { $hole }: { $piece } is in the secret, but in another place, and there are only black pins. Nothing.
guide-why-taken = Hole { $hole }: { $piece } is half right, but the pair in its place has already earned a white. Nothing.
# $marker is “number 3, red”, $holes a list of numbers.
guide-why-marker-black = { $marker }: the colour is in its own hole. Black.
guide-why-marker-white = { $marker }: the colour is elsewhere, here: { $holes }. White.
guide-why-marker-nothing = { $marker }: the colour isn't in the row. Nothing.
guide-sheet-name = Name
guide-sheet-date = Date
guide-sheet-lead = For a real board: one line per round, totals at the bottom.
guide-exact =
    { $exact ->
        [red] Red: right, and in the right place.
       *[black] Black: right, and in the right place.
    }
guide-why-exact =
    Hole { $hole }: { $piece } is right where it is. { $exact ->
        [red] Red.
       *[black] Black.
    }
guide-time = When time runs out
guide-time-rounds = With a time limit: a row that isn't placed in time stays empty and counts as used. A secret that isn't set in time is drawn at random, and pins that aren't placed in time are placed for you.
guide-time-group = With a time limit: a row that isn't placed in time is lost, a call without an answer in time counts as wrong, and a last call that isn't made in time is a pass.
guide-score-draw = If the totals are equal at the end, the match is drawn.
guide-score-party-win = The most points win; players who tie share the win.
# $pegs is how many pegs of a colour there are, $most how many the code maker may withhold.
guide-pegs = With the option “peg counting” there are only { $pegs } pegs of each colour, and the secret is taken from them: counting the open stock tells the code breaker something. The code maker may withhold up to { $most } pegs of each colour to blur the count.
