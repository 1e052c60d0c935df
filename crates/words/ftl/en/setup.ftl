### Opening a table.

setup-title = New table
setup-edition = Edition
setup-seats = Seats
setup-seat-link = A person, by link
setup-seat-here = A person on this device
setup-name = Name
setup-length = Match length
setup-rounds =
    { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
setup-target = to { $points } points
setup-first = Who starts
setup-first-maker = Who hides the first code
setup-first-by-lot = at random
setup-public = In the lobby, open to everyone
setup-spectators = Spectators welcome
setup-advice = Hints allowed
setup-open = Open the table
setup-code-space = { $codes } possible codes
setup-invite-link = Send this link
setup-invite-code = Or share this code
setup-invite-scan = Or let them scan this
setup-invite-lan = This address works only on this computer. Start with --lan so others on your network can join.
setup-waiting = Waiting for the others…
setup-seat-computer-level = Computer: { $level }
setup-seat-nobody = nobody
setup-you = You
setup-the-other = the other
# An option that has another value, and what it may be: “Holes: 1 to 8 only.”
setup-allowed = { $option }: { $allowed } only.
setup-company = Who's playing
setup-with-computer = against the computer
setup-with-friend = with others, by link
setup-with-here = on this device
setup-with-referee = on a real board, refereed here
setup-choose = Choose
setup-solo = You always crack, the computer always hides
setup-name-of = Name: { $seat }
setup-or-target = Or play to a score of
setup-maker = How the computer hides codes
setup-count = Count the codes
setup-fine = More options
