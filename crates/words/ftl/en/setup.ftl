### Vocabulary. Opening a table.

setup-title = New table
setup-edition = Edition
setup-options = Options
setup-seats = Seats
setup-seat-link = A person, by link
setup-seat-here = A person at this device
setup-seat-computer = The computer
setup-level = Level
setup-name = Name
setup-length = Length of the match
setup-rounds =
    { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
setup-target = up to { $points } points
setup-first = Who begins
setup-first-maker = Who sets the first code
setup-first-by-lot = by lot
setup-clock = Clock
setup-clock-none = no clock
setup-clock-row = time for each row
setup-clock-days = days for each row (by correspondence)
setup-public = In the lobby, open to everybody
setup-private = Only with the link or code
setup-spectators = Spectators welcome
setup-advice = Advice allowed
setup-open = Open the table
setup-code-space = { $codes } possible secrets
setup-invite-link = Send this link
setup-invite-code = Or say this code
setup-invite-scan = Or let them scan this
setup-invite-lan = This address works only on this computer. Start with --lan and others in your network can join.
setup-take-seat = Take this seat
setup-waiting = Waiting for the others …
setup-seat-computer-level = Computer: { $level }
setup-seat-nobody = nobody
setup-you = You
setup-the-other = the other
setup-no-space = These rules can't be played: without repeats there must be a colour for every hole.
setup-company = With whom
setup-with-computer = against the computer
setup-with-friend = with others, by link
setup-with-here = on this device
setup-with-referee = at a real board, with this as referee
setup-choose = Choose
setup-solo = You always break the code, the computer always makes it
setup-name-of = Name: { $seat }
setup-or-target = Or up to so many points
setup-maker = How the computer makes codes
setup-count = Count the secrets
setup-fine = More options
