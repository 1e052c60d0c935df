score-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
score-rows =
    { $person ->
        [you] Tu marques { score-points } pour les rangées.
       *[other] { $name } marque { score-points } pour les rangées.
    }
score-round =
    { $person ->
        [you] Tu gagnes la partie.
       *[other] { $name } gagne la partie.
    }
score-row =
    { $person ->
        [you] Tu marques { score-points } pour la rangée { $row }.
       *[other] { $name } marque { score-points } pour la rangée { $row }.
    }
score-table =
    { $person ->
        [you] Tu marques { score-points } comme codeur.
       *[other] { $name } marque { score-points } comme codeur.
    }
score-signal =
    { $person ->
        [you] Tu marques { score-points } à cause d'une réponse fausse.
       *[other] { $name } marque { score-points } à cause d'une réponse fausse.
    }
score-cancelled =
    { $person ->
        [you] La partie est annulée : tu perds { score-points }.
       *[other] La partie est annulée : { $name } perd { score-points }.
    }
score-corrected =
    { $person ->
        [you] La rangée { $row } est corrigée : { $points } pour toi.
       *[other] La rangée { $row } est corrigée : { $points } pour { $name }.
    }
score-line = Score : { $scores }.
score-won =
    { $person ->
        [you] Tu gagnes le match !
       *[other] { $name } gagne le match.
    }
score-won-by-resignation =
    { $person ->
        [you] Tu gagnes le match : l'autre camp a abandonné.
       *[other] { $name } gagne le match par abandon.
    }
score-won-by-absence =
    { $person ->
        [you] Tu gagnes le match : l'autre camp n'est pas revenu à temps.
       *[other] { $name } gagne le match : l'autre camp n'est pas revenu à temps.
    }
score-won-by-call =
    { $person ->
        [you] Tu gagnes grâce à une annonce juste !
       *[other] { $name } gagne grâce à une annonce juste.
    }
score-shared = Victoire partagée : { $names }.
score-draw = Match nul.
score-played = Le match est terminé.
score-no-winner = Le match se termine sans vainqueur.
score-aborted = Le match s'arrête d'un commun accord, sans résultat.
