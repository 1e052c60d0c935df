### What somebody has played in this browser.

mine-lead = What you've played in this browser. Nobody else sees this list.
mine-empty = You haven't played here yet.
mine-edition = Edition
mine-played = Matches
mine-won = Won
mine-drawn = Drawn
mine-lost = Lost
mine-rounds = Codes cracked
mine-rows = Rows on average
mine-when = Date
mine-with = With
mine-result = Result
mine-running = under way
mine-waiting = waiting
mine-closed = closed
mine-done = played
mine-is-won = won
mine-is-shared = shared win
mine-is-drawn = drawn
mine-is-lost = lost
mine-is-aborted = without a result
mine-older = Only the newest tables are listed and counted.
