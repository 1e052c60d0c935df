### Vocabulary. What the engine says about rows and secrets.

advice-title = Advice
advice-hint = Give me a hint
advice-best = Best row: { $code }
advice-fits = This row could be the secret.
advice-does-not-fit = This row can't be the secret: it contradicts row { $row }.
advice-secrets-left =
    { $count ->
        [0] No secret fits.
        [1] Only one secret still fits.
       *[other] { $count } secrets still fit.
    }
advice-secrets-left-about = About { $count } secrets still fit.
advice-worst-case =
    At worst { $count } { $count ->
        [one] secret remains
       *[other] secrets remain
    }.
# $left has a decimal place.
advice-expected-left = On average { $left } remain.
advice-bits =
    { $bits } { $bits ->
        [one] bit
       *[other] bits
    } of information
# $rows has two decimal places.
advice-expected-rows =
    Expected: { $rows } more { $rows ->
        [one] row
       *[other] rows
    }.
advice-exact = computed exactly
advice-estimated = estimated from a sample
advice-forbidden = This table plays without advice.
