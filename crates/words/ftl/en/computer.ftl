### Vocabulary. The computer players.

computer-beginner = Beginner
computer-beginner-about = Forgets rows now and then and misreads an answer.
computer-casual = Casual
computer-casual-about = Overlooks a row every so often.
computer-practised = Practised
computer-practised-about = Seldom overlooks anything and takes any code that fits.
computer-expert = Expert
computer-expert-about = Overlooks nothing and compares several codes before it guesses.
computer-perfect = Perfect
computer-perfect-about = Plays the best strategy that is known.
computer-fair = Fair
computer-fair-about = As code maker it takes every secret with the same chance.
computer-cunning = Cunning
computer-cunning-about = As code maker it prefers secrets that are hard to find.
computer-contrary = Contrary
computer-contrary-about = Decides its secret late and always answers so as to cost you the most rows. It says so, and makes no promise.
