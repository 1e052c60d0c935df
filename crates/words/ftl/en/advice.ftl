### What the engine says about rows and secrets.

advice-hint = Give me a hint
advice-fits = This row could be the secret.
# $rows is a list of numbers.
advice-contradicts =
    This row can't be the secret: it contradicts { $count ->
        [one] row { $rows }
       *[other] rows { $rows }
    }.
# In a group. $rows is a list such as “Ada row 2 and Ben row 1”.
advice-contradicts-named = This row can't be the secret: it contradicts { $rows }.
# It goes against what was known before any answer, such as the player's own marker.
advice-never-fits = This row can't be the secret, whatever the answers.
# $rows has two decimal places.
advice-expected-rows =
    Expected: { $rows } more { $rows ->
        [one] row
       *[other] rows
    }.
advice-forbidden = No hints at this table.
