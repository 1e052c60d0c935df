### Vocabulary. Sharing a result without spoiling it.

# $edition is its name, $rows a number.
share-solved =
    Codeknacker, { $edition }: solved in { $rows } { $rows ->
        [one] row
       *[other] rows
    }
# $name is who has broken the code of a group.
share-solved-by =
    Codeknacker, { $edition }: solved by { $name } after { $rows } { $rows ->
        [one] row
       *[other] rows
    }
share-unsolved = Codeknacker, { $edition }: not solved
share-daily = Code of the day, { $date }
share-text = Share as text
share-picture = Share as a picture
share-link = Link to the replay
share-title = Share
share-record = Download the record of the match
