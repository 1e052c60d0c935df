solve-list = lijst, toon
solve-undo = terug, t
solve-new = nieuw
solve-help = Naast je eigen bord: typ elke rij met het antwoord, { $holes } gaatjes met { $contents }, bijvoorbeeld { $example }.
solve-commands = “{ $list }” toont wat past, “{ $undo }” neemt de laatste regel terug, “{ $new }” begint opnieuw, “{ $help }” toont dit nog eens, “{ $quit }” stopt.
solve-pairs = een vorm ({ $shapes }) en een kleur ({ $colours })
solve-or-blank = { $contents }, of . voor niets
solve-group-help = Naast jullie eigen borden: typ welke fiche je hebt, bijvoorbeeld { $markers } voor plaats 1, daarna elke rij met de hints, { $holes } gaatjes met { $contents }, bijvoorbeeld { $example }, en elke melding met het oordeel, bijvoorbeeld { $call }. “2:pass” en “2:resign” zeggen wie bij de laatste melding past of opgeeft.
solve-prompt = rij { $row }>
solve-row = Rij { $row }: { $reason }
solve-not-a-row = “{ $text }” is geen rij met antwoord. Schrijf { $example }
solve-row-back = Rij { $row } teruggenomen: { $code } met { $answer }.
solve-line-back = Laatste regel teruggenomen: { $line }.
solve-nothing-back = Er is geen rij om terug te nemen.
solve-too-many-rows = Meer dan { $most } rijen met antwoord gaat niet.
solve-no-row = In rij { $row } staat iets wat in dit spel niet kan.
solve-fit =
    { $count } { $count ->
        [one] code
       *[other] codes
    } mogelijk.
solve-fit-these =
    { $count } { $count ->
        [one] code
       *[other] codes
    } mogelijk: { $secrets }
solve-fit-more = Meer dan { $count } codes mogelijk.
solve-fit-unknown = Geen code gevonden, maar het zijn er te veel om ze allemaal te bekijken.
solve-listed = … { $listed } van { $count } staan hier.
solve-listed-more = … { $listed } van meer dan { $count } staan hier.
solve-guess = poging
solve-to-go = nog rijen
solve-left = over
solve-at-worst = hoogstens
solve-bits = bits
solve-fits = past
solve-alike = en { $count } net zo goede
solve-sampled = (vergeleken met { $count } willekeurig getrokken codes)
solve-impossible = Geen code past: er is een antwoord fout.
solve-impossible-row = Geen code past: rij { $row } kan bij geen enkele code kloppen.
solve-impossible-rows =
    Geen code past: de rijen { $rows } kunnen niet { $count ->
        [2] allebei
       *[other] allemaal
    } kloppen.
solve-take-back = “{ $undo }” neemt de laatste regel terug.
solve-not-a-line = “{ $text }” is geen rij met hints, zoals { $example }, geen fiche van een plaats, zoals { $markers }, en geen melding, zoals { $call }
solve-whose-call = Van wie is de melding? Schrijf { $call }
solve-all-hint = Iedereen geeft een hint, behalve de plaats die de rij zette. Typ voor een rij van plaats 1 { $example }
solve-silent = Plaats { $seat } geeft geen hint, dus het moet de rij van plaats { $seat } zijn.
solve-markers-each =
    { $each ->
        [one] Iedereen heeft hier één fiche.
       *[other] Iedereen heeft hier { $each } fiches.
    } Schrijf { $example }
solve-same-number = Van elk nummer is er maar één fiche. Schrijf { $example }
solve-known = Wat plaats { $seat } heeft, is al bekend, en niemand kent meer dan de eigen fiches.
solve-no-seat = Onbekende plaats “{ $text }”. Er zijn plaatsen 1 tot en met { $seats }.
solve-holds = Plaats { $seat } heeft { $markers }.
solve-deals =
    { $deals } { $deals ->
        [one] verdeling past
       *[other] verdelingen passen
    }, { $count } { $count ->
        [one] code
       *[other] codes
    }: { $secrets }
solve-deals-likeliest =
    { $deals } { $deals ->
        [one] verdeling past
       *[other] verdelingen passen
    }, { $count } { $count ->
        [one] code
       *[other] codes
    }; het waarschijnlijkst { $secrets }
solve-may-hold = Plaats { $seat } heeft misschien { $markers }
solve-board-may-hold = Plaats { $seat }, bord { $board } heeft misschien { $markers }
solve-others =
    en { $count } { $count ->
        [one] andere
       *[other] andere
    }
solve-call = { $code } heeft een kans van { $chance }.
solve-call-read = Als de rijen verraden wat de spelers hebben, heeft { $code } een kans van { $chance }.
solve-waiting = Wachten wint in ongeveer { $chance } van de gevallen.
solve-call-now = Meld nu.
solve-call-later = Meld nog niet.
solve-then-right = dan goed
solve-bits-left = bits over
solve-rivals = rivalen
solve-row-of = rij { $row } van plaats { $seat }
solve-call-of = melding van plaats { $seat }
solve-right = goed
solve-wrong = fout
solve-no-deal = Geen verdeling past: zulke fiches zitten niet in de zak.
solve-no-deal-this =
    Geen verdeling past: { $count ->
        [1] dit kan niet kloppen.
        [2] deze twee kunnen niet allebei kloppen.
       *[other] deze { $count } kunnen niet allemaal kloppen.
    }
solve-no-deal-held =
    Geen verdeling past: met deze fiches { $count ->
        [1] kan dit niet kloppen.
        [2] kunnen deze twee niet allebei kloppen.
       *[other] kunnen deze { $count } niet allemaal kloppen.
    }
solve-sorted = Het beste eerst, naar “{ $column }”:
