### Vocabulary. The strategies that are known, to be read like a tree.

strategy-title = Strategies
strategy-lead = For many of the games the best way to guess is known, answer by answer. Choose a game and follow it.
strategy-proven = Proven: nobody can do with fewer rows on average.
strategy-found = The best that is known; whether there is a better one is open.
# $mean has decimals, $worst is a number.
strategy-facts = { $codes } secrets: { $mean } rows on average, { $worst } at worst
strategy-games = The games
strategy-game = Game
strategy-played = Editions with this game
strategy-so-far = So far
strategy-from-start = From the beginning
strategy-guess = The next guess
strategy-here = { $secrets } secrets fit. This guess and what follows take { $mean } rows on average, { $worst } at worst.
strategy-last = One secret fits: this is it.
strategy-answers = What is answered, and what to guess then
strategy-answer = Answer
strategy-secrets = Secrets
strategy-then = Then
strategy-average = Rows on average
strategy-worst = At worst
strategy-done = broken
strategy-distribution = How many secrets take how many rows
strategy-rows = Rows
strategy-nowhere = The book has no such position. Begin anew.
