offer-secret = Choisir la combinaison
offer-row = Rangée { $row } sur { $of }
offer-answer = Marqueurs de la rangée { $row }
offer-claim = Contester une réponse
offer-claim-sure = Contester : aucune combinaison ne correspond
offer-uncover = Dévoiler la combinaison
offer-uncover-early = Dévoiler la combinaison pour prouver une erreur
offer-resign-round = Abandonner
offer-resign-match = Abandonner le match
offer-abort = Proposer d'arrêter
offer-play-on = Continuer à jouer
offer-leave = Partir (l'ordinateur prend le relais)
offer-return = Reprendre la place
offer-take-back = Annuler la dernière saisie
offer-correct = Corriger une rangée
offer-call = Annoncer la solution
offer-solution =
    { $empty ->
        [0] Donner toute la combinaison
        [1] Donner toute la combinaison (1 case reste vide)
       *[other] Donner toute la combinaison ({ $empty } cases restent vides)
    }
offer-pass = Passer
