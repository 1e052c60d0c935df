### Vocabulary. What the commands for whoever keeps a server say.

keep-unavailable = The database can't be reached: { $detail }
keep-full = There is no room left on the disk of the database; nothing was changed: { $detail }
keep-damaged = The database holds something unexpected: { $detail }
keep-backed-up = All of it is in { $file }
keep-copied = All of it has arrived: counts and digests agree.
keep-exported =
    { $written ->
        [0] No match was written
        [1] 1 match was written
       *[other] { $written } matches were written
    } to { $folder }{ $there ->
        [0] .
        [1] , 1 was there before.
       *[other] , { $there } were there before.
    }
# $id is a match's, $reason a sentence.
keep-match = Match { $id }: { $reason }
keep-closed = Table { $id } is closed.
keep-closed-before = Table { $id } was closed before.
keep-hidden = Table { $id } is no longer in the lobby.
keep-shown = Table { $id } may be in the lobby again.
keep-blocked = { $address } is kept out.
keep-not-blocked = { $address } is not kept out.
keep-unblocked = { $address } is let in again.
keep-for-good = for good
keep-days-more =
    { $days } { $days ->
        [one] day more
       *[other] days more
    }
keep-counts =
    { $tables } { $tables ->
        [one] table is open
       *[other] tables are open
    }; { $running } { $running ->
        [one] match is played
       *[other] matches are played
    }, { $finished } { $finished ->
        [one] is finished
       *[other] are finished
    }.
keep-state-closed = closed
keep-state-hidden = hidden
keep-state-public = public
keep-state-private = private
keep-table =
    { $taken } of { $seats } seats taken by people, idle { $days } { $days ->
        [one] day
       *[other] days
    }
keep-no-table = There is no table with the id or code “{ $text }”.
keep-no-network = “{ $text }” is neither an address nor a network, like 192.0.2.7 or 10.0.0.0/8 or 2001:db8::/32
