### What the commands beside the game say.

# $kind is one of the three kinds below.
tool-all-right =
    All right: { $kind }; { $steps } { $steps ->
        [one] step
       *[other] steps
    } and { $promises } { $promises ->
        [one] promise
       *[other] promises
    } checked.
tool-finished-match = finished match, digest right
tool-running-match = running match
tool-running-file = running file of a match that is over
tool-note = Note: { $notice }
tool-faults =
    { $count ->
        [one] 1 thing is wrong with this match.
       *[other] { $count } things are wrong with this match.
    }
tool-imported =
    { $taken ->
        [0] No match was imported
        [1] 1 match was imported
       *[other] { $taken } matches were imported
    } into { $folder }{ $there ->
        [0] .
        [1] , 1 was already there.
       *[other] , { $there } were already there.
    }
tool-not-imported =
    { $count ->
        [one] 1 file was not imported. Only complete finished records are.
       *[other] { $count } files were not imported. Only complete finished records are.
    }
tool-still-running = This match is still running. Finish it where it is played.
tool-man-written = The manual pages are in { $folder }
tool-site-other = { $folder } holds another website. Choose another folder.
tool-site-written = The game is in { $folder }: put it on any web host and open its address there.
tool-broken = Reading or writing failed: { $reason }
tool-closed = Nobody is reading the output any more.
tool-folder = { $path } is a folder. Name the file of a match.
tool-too-long = A match is a text of at most { $megabytes } MB. This is more.
tool-too-many-lines = A match has at most { $lines } lines. This has more.
tool-endless = More than { $megabytes } MB can't be read here.
# $line is a number, $reason a sentence.
tool-line = line { $line }: { $reason }
tool-long-line = A line has at most { $bytes } bytes. This one has more.
tool-not-text = Byte { $byte } isn't UTF-8.
tool-no-pair = “{ $text }” isn't a secret and a guess separated by one tab.
tool-no-marker-pair = “{ $text }” isn't a marker and a row separated by one tab.
# $text is what was typed, $reason a sentence.
tool-of-secret = Secret “{ $text }”: { $reason }
tool-of-guess = Guess “{ $text }”: { $reason }
tool-of-marker = Marker “{ $text }”: { $reason }
tool-of-row = Row “{ $text }”: { $reason }
# The last line on standard error when the command line can't be read.
tool-usage = Help: codeknacker { $command } --help
tool-no-command = Unknown command “{ $text }”. Choose from: { $commands }.
tool-no-flag = Unknown option “{ $text }”.
tool-no-flag-but = Unknown option “{ $text }”. Did you mean “{ $like }”?
tool-flag-value = { $flag } can't be “{ $text }”. Use { $reason }
tool-flag-value-of = { $flag } can't be “{ $text }”. Choose from: { $values }.
tool-flag-lacks-value = { $flag } needs a value.
tool-flag-missing = Missing: { $flags }
tool-flags-conflict = { $flag } and { $other } can't be combined.
tool-flag-twice = { $flag } is given twice. Give it once.
tool-stopped = Stopped by signal { $signal }.
tool-flag-no-value = { $flag } takes no value: leave out “{ $text }”.
tool-line-not-text = Input must be UTF-8.
# What would fit.
tool-fits-number = a whole number from { $least } to { $most }
tool-fits-seconds = a time in seconds, such as 60 or 0.5
tool-fits-socket = an address with a port, such as 127.0.0.1:8484
tool-fits-network = an address or a network, such as 192.0.2.7, 10.0.0.0/8 or 2001:db8::/32
tool-fits-public-url = http or https and a host only, such as https://play.example.org
tool-fits-level = error, warn, info, debug or trace
