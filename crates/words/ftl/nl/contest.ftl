contest-no-level = Het niveau “{ $text }” bestaat niet. Er is: { $levels }.
contest-no-maker = De codemaker “{ $text }” bestaat niet. Er is: { $makers }.
contest-alone = Elke code op de beurt is voor één speler alleen. Noem maar één niveau.
contest-title =
    { $game }: { $players }, { $games } { $games ->
        [one] partij
       *[other] partijen
    }, codes: { $secrets }, startgetal { $seed }
contest-all = alle
contest-level = niveau
contest-rows = rijen
contest-solved = gekraakt
contest-calls = foute meldingen
contest-points = punten
contest-won = gewonnen
contest-shared = gedeeld
contest-of-won = van alle zeges
contest-progress = { $done } van { $total } partijen
