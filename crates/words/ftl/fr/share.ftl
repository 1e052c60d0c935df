share-solved =
    Codeknacker, { $edition } : combinaison trouvée en { $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }
share-solved-by =
    Codeknacker, { $edition } : combinaison trouvée par { $name } après { $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }
share-unsolved = Codeknacker, { $edition } : combinaison non trouvée
share-daily = Combinaison du jour, { $date }
share-text = Partager en texte
share-picture = Partager en image
share-link = Lien pour revoir le match
share-title = Partager
share-record = Télécharger le compte rendu du match
