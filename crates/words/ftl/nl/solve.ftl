solve-list = lijst, toon
solve-undo = terug, t
solve-new = nieuw
solve-help = Naast je eigen bord: typ elke rij met haar antwoord, { $holes } gaatjes met { $contents }, bijvoorbeeld { $example }.
solve-commands = “{ $list }” toont wat past, “{ $undo }” neemt de laatste regel terug, “{ $new }” begint opnieuw, “{ $help }” zegt dit nog eens, “{ $quit }” stopt.
solve-pairs = een vorm ({ $shapes }) en een kleur ({ $colours })
solve-or-blank = { $contents }, of . voor niets
solve-group-help = Naast jullie eigen borden: typ wat je hebt, bijvoorbeeld { $markers } voor plaats 1, daarna elke rij met haar hints, { $holes } gaatjes met { $contents }, bijvoorbeeld { $example }, en elke melding met haar oordeel, bijvoorbeeld { $call }. “2:pass” en “2:resign” zeggen wie bij de laatste melding past of opgeeft.
solve-prompt = rij { $row }>
solve-row = Rij { $row }: { $reason }
solve-not-a-row = “{ $text }” is geen rij met antwoord. Schrijf { $example }
solve-row-back = Rij { $row }, { $code } met { $answer }, is teruggenomen.
solve-line-back = De laatste regel, { $line }, is teruggenomen.
solve-nothing-back = Er is geen rij om terug te nemen.
solve-too-many-rows = Hoogstens { $most } rijen met antwoord kunnen worden afgewogen.
solve-no-row = In rij { $row } staat iets wat in dit spel niet kan.
solve-fit =
    { $count } { $count ->
        [one] code past
       *[other] codes passen
    }.
solve-fit-these =
    { $count } { $count ->
        [one] code past
       *[other] codes passen
    }: { $secrets }
solve-fit-more = Meer dan { $count } codes passen.
solve-fit-unknown = Er is geen code gevonden, maar het zijn er te veel om ze allemaal te bekijken.
solve-listed = … { $listed } van { $count } staan hier.
solve-listed-more = … { $listed } van meer dan { $count } staan hier.
solve-guess = poging
solve-to-go = rijen nog
solve-left = over
solve-at-worst = hoogstens
solve-bits = bit
solve-fits = past
solve-alike = en { $count } net zo goede
solve-sampled = (afgewogen tegen { $count } willekeurig getrokken codes)
solve-impossible = Geen code past: er is een antwoord fout.
solve-impossible-row = Geen code past: rij { $row } kan bij geen enkele code kloppen.
solve-impossible-rows =
    Geen code past: de rijen { $rows } kunnen niet { $count ->
        [2] allebei
       *[other] allemaal
    } kloppen.
solve-not-a-line = “{ $text }” is geen rij met hints, zoals { $example }, niet wat een plaats heeft, zoals { $markers }, en geen melding, zoals { $call }
solve-whose-call = Van wie is de melding? Schrijf { $call }
solve-all-hint = Iedereen geeft een hint behalve wie de rij legde. Schrijf voor een rij van plaats 1 { $example }
solve-silent = Plaats { $seat } geeft geen hint, dus het moet de rij van plaats { $seat } zijn.
solve-markers-each =
    { $each ->
        [one] Iedereen heeft hier één fiche.
       *[other] Iedereen heeft hier { $each } fiches.
    } Schrijf { $example }
solve-same-number = Van elk nummer is er maar één fiche. Schrijf { $example }
solve-known = Wat plaats { $seat } heeft is al bekend, en niemand kent meer dan de eigen fiches.
solve-no-seat = “{ $text }” is geen plaats. Ze zijn genummerd van 1 tot en met { $seats }.
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
    }; het meest { $secrets }
solve-may-hold = Plaats { $seat } heeft misschien { $markers }
solve-board-may-hold = Plaats { $seat }, bord { $board } heeft misschien { $markers }
solve-others =
    en { $count } { $count ->
        [one] andere
       *[other] andere
    }
solve-call = De melding { $code } zou met { $chance } juist zijn.
solve-call-read = Als rijen verraden wat hun spelers hebben, is { $code } met { $chance } juist.
solve-waiting = Wachten wint met ongeveer { $chance }.
solve-call-now = Meld nu.
solve-call-later = Meld nog niet.
solve-then-right = dan juist
solve-bits-left = bit over
solve-rivals = rivalen
solve-row-of = rij { $row } van plaats { $seat }
solve-call-of = melding van plaats { $seat }
solve-right = juist
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
