### Vocabulary. The full-screen game in a terminal.

# $columns and $lines are what this window has, $wide and $tall what is needed.
screen-too-small = The game needs { $wide } columns and { $tall } lines. This window has { $columns } and { $lines }. Make it larger, or play line by line: codeknacker play --plain
screen-which = Which edition?
screen-agree = New match
screen-mode = Way of playing
screen-player = player
screen-name-about = Type a name, or leave it empty.
screen-begin = Begin
screen-change = change
screen-choose = choose
screen-go-on = go on
screen-scroll = scroll
screen-quit = Quit
screen-new = Another game
screen-menu = Menu
screen-sure = Sure?
screen-hint = Hint
screen-fits = How many secrets fit
screen-mark = mark
screen-log = What happened
screen-promise = Promise
screen-pieces = Palette
screen-row = Your row
screen-solution = The whole secret
screen-secret = secret
# Open or close the shield in front of one's own secret.
screen-shield = Open or close the shield
screen-lapsed = time was up
screen-out = (out)
screen-server = at a server
screen-thinking = Thinking …
screen-all-empty = All holes are empty. Do you mean it?
screen-review = The round is over. Press Enter to go on.
screen-over = Press Tab for what is next.
# How a round ended, on the score sheet.
screen-solved = solved in row { $row }
screen-conceded = counts as solved, row { $row }
screen-unsolved = not solved
screen-abandoned = not finished
screen-playing = in play
# Over columns, of at most seven letters: luck and loss in rows, and which row would have been better.
screen-luck = luck
screen-lost = lost
screen-better = better
# None would.
screen-best = best row
screen-group-left = Secrets that everybody held possible after each row
screen-other-round = other round
screen-help-letters = put a piece into the hole and go on to the next
screen-help-blank = leave the hole empty
screen-help-arrows = go to another hole
screen-help-copy = copy an earlier row
screen-help-backspace = empty the hole
screen-help-undo = undo, clear the row
screen-help-hold = hold the peg for the next row, or no longer
screen-help-enter = place the row, go on
screen-help-hints = Below a row stands what the others answer, each behind the number of the seat: ● black, ○ white, · nothing.
screen-help-pins = add a black, white or blue pin; Backspace takes one away
screen-help-menu = everything that can be done now: call, claim, resign …
screen-help-hint = what a strong player would do
screen-help-fits = how many secrets fit; of a full row, whether it fits
screen-help-pencil = pencil marks: arrows move, Enter marks, Del marks the whole line, Esc ends
screen-help-analysis = how a round that is over was played
screen-help-quit = leave the game; the match is kept
screen-help-mouse = With the mouse: click a piece, a hole, a row to copy, a mark, a key.
