### Operators. What the command `duel` tells: tournaments among computers.

contest-no-level = Unknown level “{ $text }”. Choose from: { $levels }.
contest-no-maker = Unknown maker “{ $text }”. Choose from: { $makers }.
contest-alone = --every-secret is for one player. Name one level, or leave it out.
# $players are levels, $secrets is “all” or the name of a maker.
contest-title =
    { $game }: { $players }, { $games } { $games ->
        [one] match
       *[other] matches
    }, { $secrets } secrets, seed { $seed }
contest-all = all
# The headings of a table.
contest-level = level
contest-rows = rows
contest-solved = cracked
contest-calls = wrong calls
contest-points = points
contest-won = won
contest-shared = shared
contest-of-won = share of wins
contest-progress = { $done } of { $total } matches
