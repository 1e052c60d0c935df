board-your-turn = Jij bent aan de beurt
board-turn-of = { $name } is aan de beurt
board-submit-row = Rij zetten
board-undo = Ongedaan maken
board-clear = Wissen
board-hold = Vasthouden voor de volgende rij
board-copy-row = Rij { $row } overnemen
board-pencil = Potloodnotities
board-pencil-out = valt af
board-pencil-sure = zeker hier
board-empty-hole = Gaatje { $hole } leeg laten
board-hole = Gaatje { $hole }
board-hole-with = Gaatje { $hole }: { $colour }
board-shield = Schermpje
board-covered = De code is bedekt. Geef het apparaat door.
board-roll-secret = Code loten
board-withhold = Pinnen achterhouden
board-stock = Voorraad
board-confirm-answer = Je antwoordt: { $answer }. Deze scorepinnen zetten?
board-resign-confirm = Echt opgeven? De partij is dan verloren.
board-resign-round-confirm = Deze ronde echt opgeven?
board-leave-confirm = Echt weggaan? De computer speelt voor je verder.
board-call-confirm = Echt melden? Met een foute oplossing lig je eruit.
board-rematch = Revanche
board-score-sheet = Scoreblad
board-round = Ronde { $round }
board-total = Totaal
board-spectators =
    { $count ->
        [0] Geen toeschouwers
        [1] 1 toeschouwer
       *[other] { $count } toeschouwers
    }
board-present = { $name } is er.
board-away = { $name } is even weg.
board-claim-seat = { $name } is al lang weg. De computer laten doorspelen?
board-draft-kept = Je begonnen rij is bewaard.
board-stale = Er is intussen iets gebeurd. Kijk naar het bord en probeer het opnieuw.
board-time-left = Resterende tijd: { $time }
