share-solved =
    Codeknacker, { $edition }: gekraakt in { $rows } { $rows ->
        [one] rij
       *[other] rijen
    }
share-solved-by =
    Codeknacker, { $edition }: gekraakt door { $name } na { $rows } { $rows ->
        [one] rij
       *[other] rijen
    }
share-unsolved = Codeknacker, { $edition }: niet gekraakt
share-daily = Code van de dag, { $date }
share-text = Delen als tekst
share-picture = Delen als afbeelding
share-link = Link om na te spelen
share-title = Delen
share-record = Verslag van de partij downloaden
