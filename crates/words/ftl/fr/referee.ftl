referee-intro = Jouez sur votre plateau et notez ici les rangées et les marqueurs. Je les vérifie et je compte les points.
referee-conflict =
    { $count ->
        [one] La rangée { $rows } ne peut pas être juste.
       *[other] Les rangées { $rows } ne peuvent pas toutes être justes.
    }
referee-correct-row = Corriger la rangée { $row }
referee-shape = Case { $hole } : forme
referee-colour = Case { $hole } : couleur
referee-impossible = Vérifie les marqueurs : { $answer }, c'est impossible. Si tous les autres sont bien placés, le dernier ne peut pas être mal placé.
referee-anyway = Appuie encore une fois pour les placer quand même.
