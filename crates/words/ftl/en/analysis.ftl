### Vocabulary. After the round: what was luck, what was skill.

analysis-title = Analysis
analysis-luck = Luck
analysis-skill = Skill
# $value is a number with its sign.
analysis-luck-value = Luck: { $value } bits
# $percent is a whole number.
analysis-skill-value = Skill: { $percent }%
analysis-luck-about = Luck: how much more the answer told than was to be expected.
analysis-skill-about = Skill: what the best row leaves to do, as a share of what yours leaves.
analysis-best-alternative = Better would have been: { $code }
analysis-was-best = This was the best row.
analysis-secrets-left = Secrets left after each row
analysis-before-after = { $before } before, { $after } after
analysis-next = Next row
analysis-previous = Previous row
analysis-misfit = This row could not be the secret.
analysis-useless = Its answer was known before.
analysis-stopped = There was no time to look at everything closely.
analysis-show = Show the analysis
# Of a group.
analysis-group-left = Secrets that each player still had to reckon with
analysis-group-about = Everyone is judged by what could be known with their own markers. Rows are numbered in the order in which they were placed.
# $value is a number.
analysis-lost = Lost against the best rows: { $value } bits
# $verdict is “right” or “wrong”.
analysis-call = Call: { $verdict }
# $percent is a whole number.
analysis-call-chance = Chance of being right: { $percent }%
analysis-call-wise = It was time to call.
analysis-call-hasty = It would have been better to wait.
analysis-call-missed = It would have been better to call.
analysis-passed = Passed: a last call costs nothing and may win.
