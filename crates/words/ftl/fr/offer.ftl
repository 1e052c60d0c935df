offer-secret = Choisir la combinaison
offer-row = Placer la rangée { $row } sur { $of }
offer-answer = Placer les marqueurs de la rangée { $row }
offer-claim = Contester une réponse
offer-claim-sure = Contester : aucune combinaison ne convient
offer-uncover = Dévoiler la combinaison
offer-uncover-early = Dévoiler la combinaison pour prouver une erreur
offer-resign-round = Abandonner la partie
offer-resign-match = Abandonner le match
offer-abort = Proposer d'arrêter sans résultat
offer-play-on = Continuer à jouer
offer-leave = Partir ; l'ordinateur continue
offer-call = Annoncer la solution
offer-solution =
    { $empty ->
        [0] Donner toute la combinaison
        [1] Donner toute la combinaison : 1 case reste vide
       *[other] Donner toute la combinaison : { $empty } cases restent vides
    }
offer-pass = Passer
