offer-secret = Geheime code zetten
offer-row = Rij { $row } van { $of } zetten
offer-answer = Scorepinnen van rij { $row } zetten
offer-claim = Antwoord betwisten
offer-claim-sure = Antwoord betwisten: geen code past
offer-uncover = Geheime code onthullen
offer-uncover-early = Code onthullen om een fout te bewijzen
offer-resign-round = Ronde opgeven
offer-resign-match = Partij opgeven
offer-abort = Voorstellen om zonder uitslag te stoppen
offer-play-on = Doorspelen
offer-leave = Weggaan; de computer speelt door
offer-call = Oplossing melden
offer-solution =
    { $empty ->
        [0] Hele code geven
        [1] Hele code geven: 1 gaatje blijft leeg
       *[other] Hele code geven: { $empty } gaatjes blijven leeg
    }
offer-pass = Passen
