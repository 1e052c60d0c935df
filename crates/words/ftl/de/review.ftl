review-round = So wurde Runde { $round } gespielt:
review-game = So wurde gespielt:
review-row = Reihe { $row }, { $code }: Vorher passten { $before } Geheimcodes, danach { $after }.
review-lapsed = Reihe { $row }: Die Zeit war um.
review-luck = Glück: { $bits } Bit.
review-more = mehr als { $count }
review-unknown = unbekannt viele
review-group-row = { $name }: { $code }. Danach mögliche Geheimcodes: { $left }.
review-group-seat = für { $name } { $count }
review-group-lapsed = { $name }: Die Zeit war um.
review-call =
    { $name } hat { $code } angesagt. Richtig war das mit { $chance }.
review-passed = { $name } hat gepasst.
review-secret = Der Geheimcode: { $code }.
