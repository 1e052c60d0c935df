### The game on this device, without a server.

pocket-here = On this device
pocket-needs-server = This needs a connection to the server. Games on this device go on without one.
pocket-no-worker = The game can't be kept in this browser: it has no service worker. Private windows and very old browsers lack one.
pocket-thinking = One moment…
pocket-added = { $count ->
    [0] No new match in this file.
    [one] 1 match added.
   *[other] { $count } matches added.
}
pocket-alone = This game runs on your device, where nobody else can join or watch. To play with others, open a table on the server. This game stays here until you come back.
pocket-export = Save as a file
pocket-full = Your device has no room left, so this wasn't saved. Nothing else is lost: free some space and try again.
pocket-import = Add from a file
pocket-insecure = Browsers keep the game only over a secure connection. Open this page with https.
pocket-not-loaded = The game didn't load completely. Check your connection and the free space on your device, then load this page again.
pocket-promised = Your browser has promised to keep these games.
pocket-served = Always play on the server
pocket-served-about = Otherwise games without other people run on this device: at once, and without a connection.
pocket-several = This file holds several matches. Add it under “Your matches”.
pocket-too-long = This file is too large: 64 MB is the most I can read.
pocket-unkept = Your browser couldn't keep this, so nothing has changed. Private windows may not allow it: try again in a normal one.
pocket-unpromised = Your browser may forget these games: a private window when it closes, others when space runs short. Save them as a file to be safe.
pocket-unreadable = I found no match in this file. Choose one that was saved here, or a match in our notation.
pocket-updated = Codeknacker has been updated.
