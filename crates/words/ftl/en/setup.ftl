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
