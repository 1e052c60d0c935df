### The game on this device, without a server.

pocket-here = On this device
pocket-needs-server = This needs a connection to the server. Games on this device go on without one.
pocket-no-worker = The game is kept in the browser by a service worker. This browser has none: private windows and very old browsers lack them.
pocket-thinking = One moment…
