### Quick phrases between players.

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-close = That was close!
phrase-thinking = Let me think…
phrase-moment = Back in a moment.
phrase-back = I'm back.
phrase-sorry = Sorry!
phrase-again = Another one?
phrase-good-game = Good game!
phrase-bye = Goodbye!
