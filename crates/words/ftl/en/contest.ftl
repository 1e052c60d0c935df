### Vocabulary. What the command `duel` tells: tournaments among computers.

contest-no-level = There is no level “{ $text }”. There are: { $levels }.
contest-no-maker = There is no maker “{ $text }”. There are: { $makers }.
contest-alone = Every secret in turn is for one player alone. Name one level, or leave --every-secret out.
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
contest-solved = solved
contest-calls = wrong calls
contest-points = points
contest-won = won
contest-shared = shared
contest-of-won = of those won
contest-progress = { $done } of { $total } matches
