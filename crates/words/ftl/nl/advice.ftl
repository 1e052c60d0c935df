advice-hint = Geef me een tip
advice-fits = Deze rij zou de code kunnen zijn.
advice-does-not-fit = Deze rij kan de code niet zijn: rij { $row } spreekt dat tegen.
advice-expected-rows =
    Te verwachten: nog { $rows } { $rows ->
        [one] rij
       *[other] rijen
    }.
advice-forbidden = Aan deze tafel zijn er geen tips.
