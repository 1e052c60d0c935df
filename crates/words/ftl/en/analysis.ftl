### Vocabulary. After the round: what was luck, what was skill.

analysis-title = Analysis
analysis-luck = Luck
analysis-skill = Skill
# $value is a number with its sign.
analysis-luck-value = Luck: { $value } bits
# $percent is a whole number.
analysis-skill-value = Skill: { $percent }%
analysis-luck-about = Luck: how much more the answer told than was to be expected.
analysis-skill-about = Skill: how close your row came to the best one.
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
