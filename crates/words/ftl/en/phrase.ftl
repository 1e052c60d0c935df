### Vocabulary. Quick phrases between players.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks for the game!
phrase-moment = One moment, please.
phrase-oops = Oops!
phrase-clever = Clever!
phrase-bye = Goodbye!
