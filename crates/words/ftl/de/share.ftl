share-solved =
    Codeknacker, { $edition }: in { $rows } { $rows ->
        [one] Reihe
       *[other] Reihen
    } geknackt
share-solved-by =
    Codeknacker, { $edition }: nach { $rows } { $rows ->
        [one] Reihe
       *[other] Reihen
    } von { $name } geknackt
share-unsolved = Codeknacker, { $edition }: nicht geknackt
share-daily = Code des Tages, { $date }
share-text = Als Text teilen
share-picture = Als Bild teilen
share-link = Link zum Nachspielen
share-title = Teilen
share-record = Aufzeichnung der Partie herunterladen
