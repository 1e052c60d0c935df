advice-hint = Geef me een tip
advice-fits = Deze rij zou de code kunnen zijn.
advice-contradicts =
    Deze rij kan de code niet zijn: { $count ->
        [one] rij { $rows } spreekt
       *[other] rijen { $rows } spreken
    } dat tegen.
advice-contradicts-named = Deze rij kan de code niet zijn. Dit spreekt het tegen: { $rows }.
advice-never-fits = Deze rij kan de code niet zijn, wat er ook geantwoord is.
advice-expected-rows =
    Te verwachten: nog { $rows } { $rows ->
        [one] rij
       *[other] rijen
    }.
advice-forbidden = Aan deze tafel zijn er geen tips.
