offer-secret = Geheime code zetten
offer-row = Rij { $row } van { $of }
offer-answer = Scorepinnen voor rij { $row }
offer-claim = Antwoord betwisten
offer-claim-sure = Antwoord betwisten: geen code past
offer-uncover = Geheime code onthullen
offer-uncover-early = Code onthullen om een fout te bewijzen
offer-resign-round = Opgeven
offer-resign-match = Partij opgeven
offer-abort = Stoppen voorstellen
offer-play-on = Doorspelen
offer-leave = Weggaan (computer neemt het over)
offer-return = Plaats weer innemen
offer-take-back = Laatste invoer terugnemen
offer-correct = Rij verbeteren
offer-call = Oplossing melden
offer-solution =
    { $empty ->
        [0] Hele code geven
        [1] Hele code geven (1 gaatje blijft leeg)
       *[other] Hele code geven ({ $empty } gaatjes blijven leeg)
    }
offer-pass = Passen
