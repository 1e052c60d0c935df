phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke fürs Spiel!
phrase-moment = Einen Moment, bitte.
phrase-oops = Hoppla!
phrase-clever = Schlau!
phrase-bye = Tschüss!
