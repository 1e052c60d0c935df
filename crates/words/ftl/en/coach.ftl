### The coach: what follows from which rows, and puzzles.

# $rows is a list of numbers, $fact one of the facts below. A fact has no capital and no full stop.
coach-fact =
    { $count ->
        [one] Row { $rows }: { $fact }.
       *[other] Rows { $rows }: { $fact }.
    }
# A group's call was needed, too.
coach-fact-calls = Rows { $rows } and calls { $calls }: { $fact }.
coach-fact-only-calls = Calls { $calls }: { $fact }.
# At a group's table. $rows is a list such as “Ada row 2 and Ben row 1”.
coach-fact-named = { $rows }: { $fact }.
coach-fact-named-calls = { $rows } and calls { $calls }: { $fact }.
# A row of a group: whose it is, and which of theirs.
coach-row-of = { $name } row { $row }
# The reader's own row; inside a sentence. $board is 0 where everybody has one board.
coach-row-own =
    { $board ->
        [0] your row { $row }
       *[other] your row { $row } on board { $board }
    }
# Where there is a choice: “red or blue”, “red, green or blue”. $first may be several with commas.
coach-or = { $first } or { $last }
# What the code doesn't have.
coach-none = no { $symbol } anywhere
# Several of them. $symbols is a list with “and”.
coach-none-of = none of { $symbols } is in the code
# What stands in a row, hole by hole. $part is “pair” where a hole holds a shape and a colour, to choose by.
coach-placed-none =
    { $part ->
        [pair] no hole has the right shape or the right colour
       *[symbol] no hole is right
    }
coach-no-empty = no empty hole
# $symbol is a colour, a shape or “empty”.
coach-exactly =
    { $symbol } exactly { $number ->
        [1] once
        [2] twice
       *[other] { $number } times
    }
coach-least =
    { $symbol } at least { $number ->
        [1] once
        [2] twice
       *[other] { $number } times
    }
coach-most =
    { $symbol } at most { $number ->
        [1] once
        [2] twice
       *[other] { $number } times
    }
# $numbers is a choice of numbers.
coach-numbers = { $symbol } { $numbers } times
# $part says what is known of the hole, to choose by: its symbol, or in the grand editions its shape or colour.
# $symbols is a choice.
coach-hole =
    { $part ->
        [shape] the shape in hole { $hole } is { $symbols }
        [colour] the colour in hole { $hole } is { $symbols }
       *[symbol] hole { $hole } is { $symbols }
    }
coach-not-hole =
    { $part ->
        [shape] the shape in hole { $hole } isn't { $symbols }
        [colour] the colour in hole { $hole } isn't { $symbols }
       *[symbol] hole { $hole } isn't { $symbols }
    }
# A hole without a shape or a colour, in the grand editions.
coach-no-shape = no shape
coach-no-colour = no colour
# $symbols is a list with “and”.
coach-kinds =
    exactly { $number } of { $symbols } { $number ->
        [one] is
       *[other] are
    } in the code
# $symbols is a choice.
coach-pegs =
    { $symbols } in exactly { $number } { $number ->
        [one] hole
       *[other] holes
    }
# Who holds which marker in a group. $name is a seat, $numbers a choice of numbers, $colours of colours.
coach-marker-number = { $name } holds number { $numbers }
coach-marker-not-number = { $name } doesn't hold number { $numbers }
coach-marker-colour = { $name } holds { $colours }
coach-marker-not-colour = { $name } doesn't hold { $colours }

# What the best row is after: each answer leaves a group of codes.
coach-aim-only = Only one code is possible.
coach-aim =
    The best row splits the { $codes } codes into { $groups } { $groups ->
        [one] group
       *[other] groups
    }.
# $own is the number of groups of the row that the player has filled in.
coach-aim-own =
    The best row splits the { $codes } codes into { $groups } { $groups ->
        [one] group
       *[other] groups
    }; yours into { $own }.
# Where the codes can't be counted.
coach-aim-answers = The best row can get at least { $answers } different answers.
coach-aim-answers-own = The best row can get at least { $answers } different answers; yours { $own }.
# In a group: how likely the player knows the code once the others have answered. $chance and $own are percentages.
coach-aim-chance = { $chance } chance that you know the code after the best row.
coach-aim-chance-own = { $chance } chance that you know the code after the best row; { $own } after yours.
# Help in steps at the table. Buttons.
coach-next = Next hint
coach-earlier = Earlier hints
coach-ask-aim = The aim
coach-ask-best = Best row
coach-pencil = Pencil it in
# Words that follow “hint” at a prompt: “hint aim”, “hint row”. Several are set apart by commas.
coach-aim-words = aim
coach-best-words = row, best

# A puzzle. $edition is its name, $stars are from 1 to 5.
coach-puzzle = Puzzle { $seed }: { $edition }, { $stars } of 5 stars
coach-task = Exactly one code fits every row. Find it.
# A row of a group: who placed it, and the hints.
coach-group-row = Row { $row }, { $name }: { $code }. { $hints }
coach-commands = Type the code. “{ $hint }” shows what follows from the rows, step by step; “{ $rows }” shows them again; “{ $solution }” gives the code away; “{ $quit }” leaves.
# Several words for the same are set apart by commas; the English ones are understood in every language.
coach-solution-words = solution, give up
coach-prompt = code>
coach-right = Right! { $code } is the code.
coach-right-hints =
    Right! { $code } is the code, with { $hints } { $hints ->
        [one] hint
       *[other] hints
    }.
coach-wrong =
    No: that contradicts { $count ->
        [one] row { $rows }
       *[other] rows { $rows }
    }.
# In a group. $rows is a list such as “Seat 2 row 1 and Seat 3 row 1”.
coach-wrong-named = No: that contradicts { $rows }.
coach-wrong-held = No: that contradicts what you hold.
coach-no-more = That's everything: only one code fits what you've been told.
# $command is what to type.
coach-come-back = Come back to it with: { $command }
coach-next-today = Next today: { $command }
coach-solution = The code is { $code }.
coach-stars-range = A puzzle has 1 to 5 stars, not { $given }.
coach-no-seed = “{ $text }” can't be a seed. Use up to 40 lowercase letters, digits and hyphens, such as { $example }.
coach-other-stars = The seed “{ $seed }” has { $stars } stars. Leave out --stars or choose another seed.
coach-none-of-grade = There is no puzzle with { $stars } stars in this game. Try another number.
coach-too-many = Puzzles are drawn from a list of all codes: this game has { $codes } of them, and the most is { $most }.

# The page of puzzles.
coach-title = Puzzles
coach-about = Rows with one solution, as hard as you like.
coach-lead = Exactly one code fits every row. Find it: you need every row, and you never have to guess.
coach-today = Today's puzzles
# $name is “easy”, “medium” or “hard”.
coach-of-today = Today, { $name }
coach-easy = easy
coach-medium = medium
coach-hard = hard
coach-your-code = Your code
coach-check = Check
coach-hint = Show a hint
coach-give-up = Give up
coach-another = Another puzzle
coach-more = More puzzles
coach-edition = Edition
coach-difficulty = Difficulty
coach-grade =
    { $stars } { $stars ->
        [one] star
       *[other] stars
    }
# $time is minutes and seconds. $days counts days with a puzzle of the day solved.
coach-time = Your time: { $time }.
coach-best-time = Your best at this difficulty: { $time }.
coach-streak = Days in a row: { $days }.
coach-show = Show
coach-print = Print { $count }
coach-solutions = Solutions
coach-sheet-title =
    Puzzles: { $edition }, { $stars } { $stars ->
        [one] star
       *[other] stars
    }
