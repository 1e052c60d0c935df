setup-title = Nieuwe tafel
setup-edition = Editie
setup-seats = Plaatsen
setup-seat-link = Iemand via een link
setup-seat-here = Iemand op dit apparaat
setup-name = Naam
setup-length = Lengte van de partij
setup-rounds =
    { $rounds } { $rounds ->
        [one] ronde
       *[other] rondes
    }
setup-target = tot { $points } punten
setup-first = Wie begint
setup-first-maker = Wie de eerste code maakt
setup-first-by-lot = willekeurig
setup-public = In de lobby, open voor iedereen
setup-spectators = Toeschouwers welkom
setup-advice = Tips toegestaan
setup-open = Tafel openen
setup-code-space = { $codes } mogelijke codes
setup-invite-link = Stuur deze link
setup-invite-code = Of geef deze code door
setup-invite-scan = Of laat dit scannen
setup-invite-lan = Dit adres werkt alleen op deze computer. Start met --lan, dan kunnen anderen in je netwerk meedoen.
setup-waiting = Wachten op de anderen…
setup-seat-computer-level = Computer: { $level }
setup-seat-nobody = niemand
setup-you = Jij
setup-the-other = de ander
setup-allowed = { $option }: alleen { $allowed }.
setup-company = Wie er meespeelt
setup-with-computer = tegen de computer
setup-with-friend = met anderen, via een link
setup-with-here = op dit apparaat
setup-with-referee = echt bord, scheidsrechter hier
setup-choose = Kiezen
setup-solo = Jij kraakt altijd, de computer maakt altijd de code
setup-name-of = Naam: { $seat }
setup-or-target = Of tot deze score
setup-maker = Hoe de computer codes kiest
setup-count = Codes tellen
setup-fine = Meer opties
