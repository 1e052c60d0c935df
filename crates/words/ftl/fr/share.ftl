share-solved =
    Codeknacker, { $edition } : trouvée en { $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }
share-solved-by =
    Codeknacker, { $edition } : trouvée par { $name } après { $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }
share-unsolved = Codeknacker, { $edition } : pas trouvée
share-daily = Code du jour, { $date }
share-text = Partager en texte
share-picture = Partager en image
share-link = Lien pour revoir la partie
share-title = Partager
share-record = Télécharger le compte rendu du match
