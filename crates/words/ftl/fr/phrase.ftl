phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci pour la partie !
phrase-moment = Un instant, s'il te plaît.
phrase-oops = Oups !
phrase-clever = Malin !
phrase-bye = À bientôt !
