### What is stored, and how to be forgotten.

privacy-lead = No accounts, no advertising, nobody looking over your shoulder. This is all that's stored:
privacy-cookie = A cookie named “seats” says which seats at which tables are yours. Without it, your browser couldn't continue a game. Small cookies remember your language and looks, and that you're taking the lesson.
privacy-browser = Your browser keeps unfinished rows and pencil marks to itself. Without JavaScript, an unfinished row goes to the server with every press, to be shown again; it isn't stored there.
privacy-here = Games without other people run in your browser and stay there, with their codes. The server never sees them.
privacy-server = The server stores tables and matches: what was played, when, and the names players gave themselves. Instead of your cookie it stores a fingerprint of it, from which the cookie can't be recovered.
privacy-daily = The code of the day stores your result and the name you gave for the ranking. Until the day is over it also stores a scrambled form of your network address, so that a second try from there isn't ranked.
privacy-address = Your network address is counted for a moment, so that nobody can flood the server. The server's operator may log it, shortened or in full.
privacy-others = Nothing is loaded from other machines or sent to them.
privacy-forget-lead = You can make this browser forget everything. You then can't continue running games, unless you moved your seat to another device first.
privacy-forgotten = Forgotten. This browser no longer knows anything about you.
