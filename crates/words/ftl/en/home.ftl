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
