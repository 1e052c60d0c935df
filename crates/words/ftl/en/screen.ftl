### The full-screen game in a terminal.

# $columns and $lines are what this window has, $wide and $tall what is needed.
screen-too-small = The game needs { $wide } columns and { $tall } lines. This window has { $columns } and { $lines }. Make it larger, or play line by line: { $command }
screen-which = Which edition?
screen-agree = New match
screen-mode = Mode
screen-player = player
screen-name-about = Type a name, or leave it empty.
screen-begin = Start
screen-change = Change
screen-choose = Choose
screen-go-on = Continue
screen-scroll = Scroll
screen-quit = Quit
screen-new = Another game
# Room: 8.
screen-menu = Menu
screen-sure = Sure?
screen-hint = Hint
screen-fits = Codes possible
screen-mark = Mark
screen-log = What happened
screen-promise = Promise
screen-pieces = Palette
screen-row = Your row
screen-solution = The whole secret
screen-secret = secret
# Open or close the shield in front of one's own secret.
screen-shield = Open or close the shield
screen-lapsed = time's up
screen-out = (out)
screen-server = on a server
screen-thinking = Thinking…
screen-all-empty = All holes are empty. Place the row anyway?
screen-review = The round is over. Press Enter to continue.
screen-over = Enter: again
# How a round ended, on the score sheet.
screen-solved = cracked in row { $row }
screen-conceded = counts as cracked, row { $row }
screen-unsolved = not cracked
screen-abandoned = not finished
screen-playing = in play
# Over columns, of at most seven letters: luck and loss in rows, and which row would have been better.
screen-luck = luck
screen-lost = lost
screen-better = better
# None would.
screen-best = best row
screen-group-left = Codes still possible for everyone after each row
screen-other-round = Other round
screen-help-letters = fill the hole and move to the next
screen-help-blank = leave the hole empty
screen-help-arrows = move to another hole
screen-help-copy = copy an earlier row
screen-help-backspace = empty the hole
screen-help-undo = undo, clear the row
screen-help-hold = keep the peg for the next row, or let it go
screen-help-enter = place the row, continue
screen-help-hints = Below each row are the others' answers, each after its seat number: ● black, ○ white, · nothing.
screen-help-pins = add a pin of that colour; Backspace removes one
screen-help-menu = everything you can do now: call, claim, resign…
screen-help-hint = hints, step by step: does your row fit, what follows from which rows (marked »), what the best row is after, the row itself
screen-help-learn = pencil in what the last hint said
screen-help-fits = how many codes are possible; for a full row, whether it is one
screen-help-pencil = pencil marks: arrows move, Enter marks, Del marks the whole line, Esc ends
screen-help-analysis = how a finished round was played
screen-help-quit = leave the game; the match is saved
screen-help-mouse = With the mouse: click a piece, a hole, a row to copy, a mark, a key.
screen-table = Table { $code }
screen-over-review = F6: how did I play?
screen-help-new = choose another game; Esc goes back
screen-help-redraw = redraw the screen
screen-help-suspend = suspend to the shell; fg resumes
