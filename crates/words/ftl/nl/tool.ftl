tool-all-right =
    Alles in orde: { $kind }; { $steps } { $steps ->
        [one] zet
       *[other] zetten
    } en { $promises } { $promises ->
        [one] zegel
       *[other] zegels
    } gecontroleerd.
tool-finished-match = afgelopen partij, controlegetal klopt
tool-running-match = lopende partij
tool-running-file = niet afgesloten bestand van een afgelopen partij
tool-note = Opmerking: { $notice }
tool-faults =
    { $count ->
        [one] Er klopt iets niet aan deze partij: één fout.
       *[other] Er klopt iets niet aan deze partij: { $count } fouten.
    }
tool-imported =
    { $taken ->
        [0] Geen partij is overgenomen
        [1] 1 partij is overgenomen
       *[other] { $taken } partijen zijn overgenomen
    } naar { $folder }{ $there ->
        [0] .
        [1] ; 1 was er al.
       *[other] ; { $there } waren er al.
    }
tool-not-imported =
    { $count ->
        [one] 1 bestand is niet overgenomen. Alleen volledige, afgelopen partijen worden overgenomen.
       *[other] { $count } bestanden zijn niet overgenomen. Alleen volledige, afgelopen partijen worden overgenomen.
    }
tool-still-running = Deze partij loopt nog. Maak die af waar je begonnen bent.
tool-man-written = De handleiding staat in { $folder }
tool-site-other = In { $folder } staat een andere website. Kies een andere map.
tool-site-written = Het spel staat in { $folder }: zet het op een webhost naar keuze en open daar het adres.
tool-broken = Lezen of schrijven is mislukt: { $reason }
tool-closed = Niemand leest de uitvoer nog.
tool-folder = { $path } is een map. Noem het bestand van een partij.
tool-too-long = Een partij is een tekst van hoogstens { $megabytes } MB. Dit is meer.
tool-too-many-lines = Een partij heeft hoogstens { $lines } regels. Dit heeft er meer.
tool-endless = Meer dan { $megabytes } MB kan hier niet worden gelezen.
tool-line = regel { $line }: { $reason }
tool-long-line = Een regel heeft hoogstens { $bytes } bytes. Deze heeft er meer.
tool-not-text = Byte { $byte } is geen UTF-8.
tool-no-pair = “{ $text }” is geen code en poging met één tab ertussen.
tool-no-marker-pair = “{ $text }” is geen fiche en rij met één tab ertussen.
tool-of-secret = Code “{ $text }”: { $reason }
tool-of-guess = Poging “{ $text }”: { $reason }
tool-of-marker = Fiche “{ $text }”: { $reason }
tool-of-row = Rij “{ $text }”: { $reason }
tool-usage = Hulp: codeknacker { $command } --help
tool-no-command = Onbekend commando “{ $text }”. Kies uit: { $commands }.
tool-no-flag = Onbekende optie “{ $text }”.
tool-no-flag-but = Onbekende optie “{ $text }”. Bedoelde je “{ $like }”?
tool-flag-value = { $flag } kan niet “{ $text }” zijn. Mogelijk: { $reason }
tool-flag-value-of = { $flag } kan niet “{ $text }” zijn. Kies uit: { $values }.
tool-flag-lacks-value = { $flag } heeft een waarde nodig.
tool-flag-missing = Ontbreekt: { $flags }
tool-flags-conflict = { $flag } en { $other } gaan niet samen.
tool-flag-twice = { $flag } staat er twee keer. Geef het één keer op.
tool-stopped = Door signaal { $signal } beëindigd.
tool-flag-no-value = { $flag } heeft geen waarde: laat “{ $text }” weg.
tool-line-not-text = De invoer moet UTF-8 zijn.
tool-fits-number = een geheel getal van { $least } tot en met { $most }
tool-fits-seconds = een tijd in seconden, zoals 60 of 0.5
tool-fits-socket = een adres met een poort, zoals 127.0.0.1:8484
tool-fits-network = een adres of een netwerk, zoals 192.0.2.7, 10.0.0.0/8 of 2001:db8::/32
tool-fits-public-url = alleen http of https en een host, zoals https://play.example.org
tool-fits-level = error, warn, info, debug of trace
