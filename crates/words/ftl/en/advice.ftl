### What the engine says about rows and secrets.

advice-hint = Give me a hint
advice-fits = This row could be the secret.
advice-does-not-fit = This row can't be the secret: it contradicts row { $row }.
# $rows has two decimal places.
advice-expected-rows =
    Expected: { $rows } more { $rows ->
        [one] row
       *[other] rows
    }.
advice-forbidden = No hints at this table.
