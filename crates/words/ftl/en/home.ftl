### Vocabulary. The first page.

home-resume = Go on with your last game
home-play-computer = Play the computer
home-invite = Invite a friend
home-this-device = Play on this device
home-lobby = Lobby
home-daily = Code of the day
home-referee = Referee for a real board
home-rules = Rules
home-strategies = Strategies
home-lesson = Your first game, step by step
home-editions = All editions
home-lead = Somebody hides a row of colours. You guess, the pins tell how close you are. The whole family of the game is here, from the classic to pairs of shapes and colours.
home-play-now = Play now
home-play-computer-about = Five strengths, from forgetful to perfect. Every edition.
home-invite-about = Send a link, say a short code, or let them scan it across the table.
home-this-device-about = Pass it around: secrets are covered in between.
home-join = You have a code?
home-ways = Ways to play
home-referee-about = Play with real pegs; rows and points are kept here, and errors are proven.
home-daily-about = One secret a day, the same for everybody. How many rows do you need?
home-lobby-about = Tables that are open to everybody: sit down, or look on.
home-first-time = New to the game?
