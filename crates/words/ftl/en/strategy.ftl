### The strategies that are known, to be read like a tree.

strategy-title = Strategies
strategy-lead = For many of the games, the best way to guess is known, answer by answer. Choose a game and follow it.
strategy-proven = Provably optimal: no strategy takes fewer rows on average.
strategy-found = The best known. There may be a better one.
# $mean has decimals, $worst is a number.
strategy-facts = { $codes } codes: { $mean } rows on average, { $worst } at worst
strategy-games = The games
strategy-played = Editions with this game
strategy-so-far = So far
strategy-from-start = From the start
strategy-guess = Next guess
strategy-here = { $secrets } codes possible. From here it takes { $mean } rows on average, { $worst } at worst.
strategy-last = Only one code possible: this is it.
strategy-answers = The answer, and what to guess next
strategy-answer = Answer
strategy-secrets = Codes
strategy-then = Then
strategy-average = Rows on average
strategy-worst = At worst
strategy-done = cracked
strategy-distribution = How many codes take how many rows
strategy-rows = Rows
strategy-nowhere = The book has no such position. Start again.
