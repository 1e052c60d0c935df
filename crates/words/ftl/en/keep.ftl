### Operators. What the commands for operators of a server say.

keep-unavailable = The database can't be reached: { $detail }
keep-full = The database's disk is full; nothing was changed: { $detail }
keep-damaged = The database holds something unexpected: { $detail }
keep-no-answer = No server answers at { $address }: { $reason }
# $answer is what the server says of itself, as JSON.
keep-not-ready = The server isn't ready: { $answer }
keep-backed-up = Everything is in { $file }
keep-copied = Everything has arrived: counts and digests match.
keep-exported =
    { $written ->
        [0] No match was written
        [1] 1 match was written
       *[other] { $written } matches were written
    } to { $folder }{ $there ->
        [0] .
        [1] , 1 was already there.
       *[other] , { $there } were already there.
    }
# $id is a match's, $reason a sentence.
keep-match = Match { $id }: { $reason }
keep-closed = Table { $id } is closed.
keep-closed-before = Table { $id } was already closed.
keep-hidden = Table { $id } is no longer in the lobby.
keep-shown = Table { $id } may be in the lobby again.
keep-blocked = { $address } is blocked.
keep-not-blocked = { $address } isn't blocked.
keep-unblocked = { $address } is no longer blocked.
keep-for-good = permanently
keep-days-more =
    { $days } more { $days ->
        [one] day
       *[other] days
    }
keep-counts =
    { $tables } { $tables ->
        [one] table is open
       *[other] tables are open
    }; { $running } { $running ->
        [one] match is running
       *[other] matches are running
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
keep-no-table = No table has the id or code “{ $text }”.
keep-no-network = “{ $text }” is neither an address nor a network, such as 192.0.2.7, 10.0.0.0/8 or 2001:db8::/32
