### Vocabulary. The promise, and how to check it.

fair-title = Was it fair?
fair-about = Before the first row the secret was locked into this promise. It is the SHA-256 of the text below, so nobody could change the secret afterwards.
fair-check = Check it here
fair-command = Or check it yourself, in a terminal:
fair-holds = The promise holds: the secret was never changed.
fair-broken = The promise does not match the secret!
