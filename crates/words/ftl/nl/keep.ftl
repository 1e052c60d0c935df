keep-unavailable = De database is niet te bereiken: { $detail }
keep-full = De schijf van de database is vol; er is niets veranderd: { $detail }
keep-damaged = In de database staat iets onverwachts: { $detail }
keep-no-answer = Op { $address } antwoordt geen server: { $reason }
keep-not-ready = De server is niet klaar: { $answer }
keep-backed-up = Alles staat in { $file }
keep-copied = Alles is aangekomen: aantallen en controlegetallen kloppen.
keep-exported =
    { $written ->
        [0] Geen partij is geschreven
        [1] 1 partij is geschreven
       *[other] { $written } partijen zijn geschreven
    } naar { $folder }{ $there ->
        [0] .
        [1] ; 1 was er al.
       *[other] ; { $there } waren er al.
    }
keep-match = Partij { $id }: { $reason }
keep-closed = Tafel { $id } is gesloten.
keep-closed-before = Tafel { $id } was al gesloten.
keep-hidden = Tafel { $id } staat niet meer in de lobby.
keep-shown = Tafel { $id } mag weer in de lobby staan.
keep-blocked = { $address } is geblokkeerd.
keep-not-blocked = { $address } was niet geblokkeerd.
keep-unblocked = { $address } is niet meer geblokkeerd.
keep-for-good = voorgoed
keep-days-more =
    nog { $days } { $days ->
        [one] dag
       *[other] dagen
    }
keep-counts =
    { $tables } { $tables ->
        [one] tafel is open
       *[other] tafels zijn open
    }; { $running } { $running ->
        [one] partij wordt gespeeld
       *[other] partijen worden gespeeld
    }, { $finished } { $finished ->
        [one] is afgelopen
       *[other] zijn afgelopen
    }.
keep-state-closed = dicht
keep-state-hidden = verborgen
keep-state-public = openbaar
keep-state-private = besloten
keep-table =
    { $taken } van { $seats } plaatsen bezet door mensen, stil sinds { $days } { $days ->
        [one] dag
       *[other] dagen
    }
keep-no-table = Er is geen tafel met het kenmerk of de code “{ $text }”.
keep-no-network = “{ $text }” is geen adres en geen netwerk, zoals 192.0.2.7 of 10.0.0.0/8 of 2001:db8::/32
