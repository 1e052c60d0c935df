### The first page.

home-resume = Continue your last game
home-play-computer = Play the computer
home-invite = Invite a friend
home-this-device = Play on this device
# Room: 12.
home-lobby = Lobby
# Room: 22.
home-daily = Code of the day
home-referee = Referee for a real board
# Room: 12.
home-rules = Rules
# Room: 14.
home-strategies = Strategies
home-lesson = Your first game, step by step
home-editions = All editions
home-lead = Someone hides a row of colours. You guess; the pins tell you how close you are. The whole family is here, from the classic to pairs of shapes and colours.
# Room: 16.
home-group-first = First steps
# Room: 16.
home-group-classics = Classics
# Room: 16.
home-group-tough = Tough
# Room: 16.
home-group-together = Together
# Room: 20.
home-play-now = Play now
home-play-computer-about = Five strengths, from forgetful to perfect. Every edition.
home-invite-about = Send a link, share a short code, or let them scan it across the table.
home-this-device-about = Pass it around: secrets are hidden in between.
home-join = Have a code?
home-ways = Ways to play
home-referee-about = Play with real pegs; I keep the rows and the score, and catch mistakes.
home-daily-about = One code a day, the same for everyone. How many rows will you need?
home-lobby-about = Tables open to everyone: sit down or watch.
home-first-time = New to the game?
