# The game on this device, without a server.

pocket-here = On this device
pocket-needs-server = This needs a connection to the server. Games on this device go on without one.
pocket-thinking = One moment…
