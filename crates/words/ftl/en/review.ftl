### How a round that is over was played, told line by line.

review-round = How round { $round } was played:
review-game = How the game was played:
# $before and $after are numbers, or “more than” one.
review-row = Row { $row }, { $code }: { $before } possible before, { $after } after.
review-lapsed = Row { $row }: time was up.
# $rows is a number; “about” marks an estimate.
review-lost = Lost { $rows } rows.
review-lost-about = Lost about { $rows } rows.
# A whole round.
review-round-perfect = Perfect play: no rows lost.
review-round-lost = { $rows } rows behind perfect play.
review-round-lost-about = About { $rows } rows behind perfect play.
# $rows has a sign.
review-luck = Luck: { $rows } rows.
review-luck-about = Luck: about { $rows } rows.
# A whole match of one player.
review-accuracy = Accuracy { $accuracy }, { review-fortune }.
review-accuracy-perfect = Accuracy { $accuracy }, { review-fortune }; perfect play averages { $perfect } rows.
review-accuracy-best = Accuracy { $accuracy }, { review-fortune }; the best known play averages { $perfect } rows.
review-fortune =
    { $fortune ->
        [very-lucky] very lucky
        [lucky] lucky
        [a-little-lucky] a little lucky
        [a-little-unlucky] a little unlucky
        [unlucky] unlucky
        [very-unlucky] very unlucky
       *[even] neither lucky nor unlucky
    }
# $sentence is one of those above.
review-player = { $name }: { $sentence }
review-more = more than { $count }
review-unknown = unknown
# $left is a list of names, each with a number.
review-group-row = { $name }: { $code }. Codes possible then: { $left }.
review-group-seat = { $name } { $count }
review-group-lapsed = { $name }: time was up.
# $chance is a percentage.
review-call = { $name } called { $code }. Chance of being right: { $chance }.
review-passed = { $name } passed.
