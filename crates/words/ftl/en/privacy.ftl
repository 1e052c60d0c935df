### Vocabulary. What is stored, and how to be forgotten.

privacy-lead = There are no accounts, no advertising and nobody who looks over your shoulder. This is all that is kept:
privacy-cookie = A cookie named “seats” says which seats at which tables are yours. Without it your browser could not go on with a game. Small cookies for language and looks keep what you have chosen.
privacy-browser = Your browser keeps unfinished rows and pencil marks itself. Without JavaScript an unfinished row goes to the server with every press, to be shown again; it isn't kept there.
privacy-server = The server keeps tables and matches: what was played, when, and the names that players gave themselves. Instead of your cookie it keeps a fingerprint of it, from which the cookie can't be made.
privacy-daily = The code of the day keeps your result and the name you gave for the ranking. Until the day is over it also keeps a scrambled form of your network address, so that a second try from there isn't ranked.
privacy-address = Your network address is counted for a moment, so that nobody can flood the server. Whoever runs it may log it shortened or in full.
privacy-others = Nothing is loaded from other machines, and nothing is sent to them.
privacy-forget-lead = You can have this browser forget everything. Games under way can't be continued then, unless you have moved a seat to another device before.
privacy-forgotten = Forgotten. This browser knows nothing of you any more.
