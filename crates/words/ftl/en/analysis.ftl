### After the round: what every row cost, and what was luck.

analysis-title = Analysis
# $value is a number with its sign.
analysis-luck-value = Luck: { $value } bits
analysis-luck-about = Luck: how far the answers beat expectation
analysis-price-about = Lost: how many more rows the row leaves you, on average, than the best one. Luck: how far an answer beat expectation. “About” marks estimates.
analysis-bits = In bits
analysis-bits-row = Row { $row }: { $expected } bits expected, { $bits } got
analysis-best-alternative = Better: { $code }
analysis-was-best = The best row.
analysis-secrets-left = Codes possible after each row
analysis-start = Start
analysis-axis = Row
analysis-before-after = { $before } before, { $after } after
analysis-next = Next row
analysis-previous = Previous row
analysis-misfit = This row couldn't be the secret.
analysis-useless = Its answer was already known.
analysis-stopped = Time ran out before everything was checked.
analysis-show = Show the analysis
# Of a group.
analysis-group-left = Codes still possible for each player
analysis-group-about = Everyone is judged by what their own markers could tell them. Rows are numbered in the order they were placed. Luck and losses are in bits: a call may end the game after any row, so rows to come can't be counted.
# $value is a number.
analysis-lost = Lost against the best rows: { $value } bits
analysis-lost-bits = Lost: { $value } bits
# $verdict is “right” or “wrong”.
analysis-call = Call: { $verdict }
# $chance is a percentage.
analysis-call-chance = Chance of being right: { $chance }
analysis-call-wise = It was time to call.
analysis-call-hasty = Better to wait.
analysis-call-missed = Better to call.
analysis-passed = Passed: a last call costs nothing and may win.
