### The game on this device, without a server.

pocket-here = On this device
pocket-needs-server = This needs a connection to the server. Games on this device go on without one.
pocket-no-worker = A service worker keeps the game in your browser. This browser has none: private windows and very old browsers lack it.
pocket-thinking = One moment…
