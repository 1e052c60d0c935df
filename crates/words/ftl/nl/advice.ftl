advice-title = Advies
advice-hint = Geef me een tip
advice-best = Beste rij: { $code }
advice-fits = Deze rij zou de code kunnen zijn.
advice-does-not-fit = Deze rij kan de code niet zijn: ze is in strijd met rij { $row }.
advice-secrets-left =
    { $count ->
        [0] Geen code past.
        [1] Er past nog maar één code.
       *[other] Er passen nog { $count } codes.
    }
advice-secrets-left-about = Er passen nog ongeveer { $count } codes.
advice-worst-case =
    In het slechtste geval { $count ->
        [one] blijft er { $count } code
       *[other] blijven er { $count } codes
    } over.
advice-expected-left = Gemiddeld blijven er { $left } over.
advice-bits =
    { $bits } { $bits ->
        [one] bit
       *[other] bits
    } informatie
advice-expected-rows =
    Te verwachten: nog { $rows } { $rows ->
        [one] rij
       *[other] rijen
    }.
advice-exact = precies berekend
advice-estimated = geschat op basis van een steekproef
advice-forbidden = Aan deze tafel wordt zonder tips gespeeld.
