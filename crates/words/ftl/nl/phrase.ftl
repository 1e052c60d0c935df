phrase-hello = Hoi!
phrase-good-luck = Veel succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt voor het spel!
phrase-moment = Een ogenblik, alsjeblieft.
phrase-oops = Oeps!
phrase-clever = Slim!
phrase-bye = Tot ziens!
