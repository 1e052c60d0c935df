### The promise, and how to check it.

fair-title = Was it fair?
fair-about = Before the first row, the secret was locked into this promise: the SHA-256 of the text below. Nobody could change it afterwards.
fair-check = Check it here
fair-command = Or check it yourself, in a terminal:
fair-holds = The promise holds: the secret was never changed.
fair-broken = The promise doesn't match the secret!
