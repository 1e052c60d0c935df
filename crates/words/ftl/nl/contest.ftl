contest-no-level = Onbekend niveau “{ $text }”. Kies uit: { $levels }.
contest-no-maker = Onbekende codemaker “{ $text }”. Kies uit: { $makers }.
contest-alone = --every-secret is voor één speler. Noem één niveau, of laat de optie weg.
contest-title =
    { $game }: { $players }, { $games } { $games ->
        [one] partij
       *[other] partijen
    }, codes: { $secrets }, startwaarde { $seed }
contest-all = alle
contest-level = niveau
contest-rows = rijen
contest-solved = gekraakt
contest-calls = foute meldingen
contest-points = punten
contest-won = gewonnen
contest-shared = gedeeld
contest-of-won = deel van de zeges
contest-progress = { $done } van { $total } partijen
