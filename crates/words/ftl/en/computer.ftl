### The computer players.

computer-beginner = Beginner
computer-beginner-about = Sometimes forgets a row or misreads an answer.
computer-casual = Casual
computer-casual-about = Overlooks a row every so often.
computer-practised = Practised
computer-practised-about = Rarely overlooks anything and plays any code that fits.
computer-expert = Expert
computer-expert-about = Overlooks nothing and compares several codes before guessing.
computer-perfect = Perfect
computer-perfect-about = Plays the best known strategy.
computer-fair = Fair
computer-fair-about = Picks every secret with equal chance.
computer-cunning = Cunning
computer-cunning-about = Prefers secrets that are hard to crack.
computer-contrary = Contrary
computer-contrary-about = Chooses its secret late and answers to cost you as many rows as it can. It says so, and makes no promise.
