### Vocabulary. After the round: what every row cost, and what was luck.

analysis-title = Analysis
# $value is a number with its sign.
analysis-luck-value = Luck: { $value } bits
analysis-luck-about = Luck: how far the answers beat expectation.
analysis-price-about = A row's price: how many more rows it leaves to come than the best one, on average. Luck: how far an answer beat its expectation. “About” marks estimates.
analysis-bits = In bits
analysis-bits-row = Row { $row }: { $expected } bits expected, { $bits } got
analysis-best-alternative = Better would have been: { $code }
analysis-was-best = This was the best row.
analysis-secrets-left = Secrets left after each row
analysis-start = Start
analysis-axis = Row
analysis-before-after = { $before } before, { $after } after
analysis-next = Next row
analysis-previous = Previous row
analysis-misfit = This row could not be the secret.
analysis-useless = Its answer was known before.
analysis-stopped = There was no time to look at everything closely.
analysis-show = Show the analysis
# Of a group.
analysis-group-left = Secrets that each player still had to reckon with
analysis-group-about = Everyone is judged by what could be known with their own markers. Rows are numbered in the order in which they were placed. Luck and losses are in bits of what is known: a call may end the game after any row, so rows to come can't be counted.
# $value is a number.
analysis-lost = Lost against the best rows: { $value } bits
analysis-lost-bits = Lost: { $value } bits
# $verdict is “right” or “wrong”.
analysis-call = Call: { $verdict }
# $percent is a whole number.
analysis-call-chance = Chance of being right: { $percent }%
analysis-call-wise = It was time to call.
analysis-call-hasty = It would have been better to wait.
analysis-call-missed = It would have been better to call.
analysis-passed = Passed: a last call costs nothing and may win.
