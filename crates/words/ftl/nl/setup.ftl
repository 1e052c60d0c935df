setup-title = Nieuwe tafel
setup-edition = Editie
setup-options = Opties
setup-seats = Plaatsen
setup-seat-link = Iemand via een link
setup-seat-here = Iemand op dit apparaat
setup-seat-computer = De computer
setup-level = Niveau
setup-name = Naam
setup-length = Lengte van de partij
setup-rounds =
    { $rounds } { $rounds ->
        [one] ronde
       *[other] ronden
    }
setup-target = tot { $points } punten
setup-first = Wie begint
setup-first-by-lot = door loting
setup-clock = Klok
setup-clock-none = zonder klok
setup-clock-row = tijd per rij
setup-clock-days = dagen per rij (correspondentie)
setup-public = In de lobby, open voor iedereen
setup-private = Alleen met link of code
setup-spectators = Toeschouwers welkom
setup-advice = Tips toegestaan
setup-open = Tafel openen
setup-code-space = { $codes } mogelijke codes
setup-invite-link = Stuur deze link
setup-invite-code = Of noem deze code
setup-invite-scan = Of laat dit scannen
setup-invite-lan = Dit adres werkt alleen op deze computer. Start met --lan, dan kunnen anderen in je netwerk meedoen.
setup-take-seat = Deze plaats nemen
setup-waiting = Wachten op de anderen …
