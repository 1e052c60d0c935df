### Vocabulary. How a round that is over was played, told line by line.

review-round = How round { $round } was played:
review-game = How the game was played:
# $before and $after are numbers, or “more than” one.
review-row = Row { $row }, { $code }: { $before } secrets fitted before, { $after } after.
review-lapsed = Row { $row }: time was up.
review-luck = Luck: { $bits } bits.
review-more = more than { $count }
review-unknown = unknown
# $left is a list of names, each with a number.
review-group-row = { $name }: { $code }. Secrets that were possible then: { $left }.
review-group-seat = { $name } { $count }
review-group-lapsed = { $name }: time was up.
# $chance is a share in hundredths.
review-call =
    { $name } called { $code }. The chance to be right was { $chance }.
review-passed = { $name } passed.
review-secret = The secret: { $code }.
