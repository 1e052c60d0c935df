coach-fact =
    { $count ->
        [one] Rij { $rows }: { $fact }.
       *[other] Rijen { $rows }: { $fact }.
    }
coach-fact-calls = Rijen { $rows } en meldingen { $calls }: { $fact }.
coach-fact-only-calls = Meldingen { $calls }: { $fact }.
coach-fact-named = { $rows }: { $fact }.
coach-fact-named-calls = { $rows } en meldingen { $calls }: { $fact }.
coach-row-of = { $name } rij { $row }
coach-row-own =
    { $board ->
        [0] jouw rij { $row }
       *[other] jouw rij { $row } op bord { $board }
    }
coach-or = { $first } of { $last }
coach-none = { $symbol } komt niet voor
coach-none-of = { $symbols } komen niet voor
coach-placed-none =
    { $part ->
        [pair] in geen enkel gaatje klopt de vorm of de kleur
       *[symbol] geen enkel gaatje klopt
    }
coach-no-empty = geen enkel gaatje is leeg
coach-exactly =
    { $symbol } precies { $number ->
        [1] één
        [2] twee
       *[other] { $number }
    } keer
coach-least =
    { $symbol } minstens { $number ->
        [1] één
        [2] twee
       *[other] { $number }
    } keer
coach-most =
    { $symbol } hoogstens { $number ->
        [1] één
        [2] twee
       *[other] { $number }
    } keer
coach-numbers = { $symbol } { $numbers } keer
coach-hole =
    { $part ->
        [shape] de vorm in gaatje { $hole } is { $symbols }
        [colour] de kleur in gaatje { $hole } is { $symbols }
       *[symbol] gaatje { $hole } is { $symbols }
    }
coach-not-hole =
    { $part ->
        [shape] de vorm in gaatje { $hole } is niet { $symbols }
        [colour] de kleur in gaatje { $hole } is niet { $symbols }
       *[symbol] gaatje { $hole } is niet { $symbols }
    }
coach-no-shape = zonder vorm
coach-no-colour = zonder kleur
coach-kinds =
    van { $symbols } { $number ->
        [one] komt er precies { $number }
       *[other] komen er precies { $number }
    } voor
coach-pegs =
    { $symbols } in precies { $number } { $number ->
        [one] gaatje
       *[other] gaatjes
    }
coach-marker-number = { $name } heeft nummer { $numbers }
coach-marker-not-number = { $name } heeft niet nummer { $numbers }
coach-marker-colour = { $name } heeft { $colours }
coach-marker-not-colour = { $name } heeft niet { $colours }
coach-aim-only = Er is maar één code mogelijk.
coach-aim =
    De beste rij verdeelt de { $codes } codes in { $groups } { $groups ->
        [one] groep
       *[other] groepen
    }.
coach-aim-own =
    De beste rij verdeelt de { $codes } codes in { $groups } { $groups ->
        [one] groep
       *[other] groepen
    }; die van jou in { $own }.
coach-aim-answers = Op de beste rij zijn minstens { $answers } verschillende antwoorden mogelijk.
coach-aim-answers-own = Op de beste rij zijn minstens { $answers } verschillende antwoorden mogelijk; op die van jou { $own }.
coach-aim-chance = Kans dat je de code na de beste rij kent: { $chance }.
coach-aim-chance-own = Kans dat je de code na de beste rij kent: { $chance }; na die van jou: { $own }.
coach-next = Volgende tip
coach-earlier = Eerdere tips
coach-ask-aim = Het doel
coach-ask-best = Beste rij
coach-pencil = Noteren
coach-aim-words = doel
coach-best-words = rij, beste
coach-puzzle = Puzzel { $seed }: { $edition }, { $stars } van de 5 sterren
coach-task = Precies één code past bij alle rijen. Zoek die code.
coach-group-row = Rij { $row }, { $name }: { $code }. { $hints }
coach-commands = Typ de code. “{ $hint }” laat stap voor stap zien wat uit de rijen volgt; “{ $rows }” toont ze nog eens; “{ $solution }” verklapt de code; “{ $quit }” stopt.
coach-solution-words = oplossing, opgeven
coach-prompt = code>
coach-right = Goed! De code is { $code }.
coach-right-hints =
    Goed! De code is { $code }, met { $hints } { $hints ->
        [one] tip
       *[other] tips
    }.
coach-wrong =
    Nee: dat is in strijd met { $count ->
        [one] rij { $rows }
       *[other] de rijen { $rows }
    }.
coach-wrong-named = Nee. Dit spreekt het tegen: { $rows }.
coach-wrong-held = Nee: dat is in strijd met wat je zelf hebt.
coach-no-more = Dat is alles: bij wat je weet, past nog maar één code.
coach-come-back = Zo ga je verder: { $command }
coach-next-today = De volgende van vandaag: { $command }
coach-solution = De code is { $code }.
coach-stars-range = Een puzzel heeft 1 tot en met 5 sterren, niet { $given }.
coach-no-seed = “{ $text }” kan geen startwaarde zijn. Neem hooguit 40 kleine letters, cijfers en streepjes, zoals { $example }.
coach-other-stars = De startwaarde “{ $seed }” hoort bij { $stars } sterren. Laat --stars weg of kies een andere.
coach-none-of-grade = In dit spel is er geen puzzel met { $stars } sterren. Probeer een ander aantal.
coach-too-many = Voor puzzels worden alle codes opgenoemd: dit spel heeft er { $codes }, en hoogstens { $most } kan.
coach-title = Puzzels
coach-about = Rijen met één oplossing, zo moeilijk als je wilt.
coach-lead = Precies één code past bij alle rijen. Zoek die code: elke rij is nodig, en gokken hoeft nooit.
coach-today = Puzzels van vandaag
coach-of-today = Vandaag: { $name }
coach-easy = makkelijk
coach-medium = gemiddeld
coach-hard = moeilijk
coach-your-code = Jouw code
coach-check = Nakijken
coach-hint = Tip tonen
coach-give-up = Opgeven
coach-another = Nog een puzzel
coach-more = Meer puzzels
coach-edition = Editie
coach-difficulty = Moeilijkheid
coach-grade =
    { $stars } { $stars ->
        [one] ster
       *[other] sterren
    }
coach-time = Je tijd: { $time }.
coach-best-time = Je beste tijd bij deze moeilijkheid: { $time }.
coach-streak = Dagen op rij: { $days }.
coach-show = Tonen
coach-print = { $count } afdrukken
coach-solutions = Oplossingen
coach-sheet-title =
    Puzzels: { $edition }, { $stars } { $stars ->
        [one] ster
       *[other] sterren
    }
