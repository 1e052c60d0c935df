### Sharing a result without spoiling it.

# $edition is its name, $rows a number.
share-solved =
    Codeknacker, { $edition }: cracked in { $rows } { $rows ->
        [one] row
       *[other] rows
    }
# $name is who has broken the code of a group.
share-solved-by =
    Codeknacker, { $edition }: cracked by { $name } after { $rows } { $rows ->
        [one] row
       *[other] rows
    }
share-unsolved = Codeknacker, { $edition }: not cracked
share-daily = Code of the day, { $date }
share-text = Share as text
share-picture = Share as a picture
share-link = Replay link
share-title = Share
share-record = Download the match record
