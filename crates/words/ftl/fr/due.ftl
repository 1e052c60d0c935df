due-deal = La table distribue les jetons.
due-secret =
    { $person ->
        [you] À toi : choisis la combinaison secrète.
       *[other] { $name } choisit la combinaison secrète.
    }
due-row =
    { $person ->
        [you] À toi : place une rangée.
       *[other] C'est à { $name } de placer une rangée.
    }
due-answer =
    { $person ->
        [you] À toi : place les marqueurs à côté de la rangée.
       *[other] C'est à { $name } de placer les marqueurs.
    }
due-uncover =
    { $person ->
        [you] À toi : dévoile la combinaison secrète.
       *[other] C'est à { $name } de dévoiler la combinaison secrète.
    }
due-solution =
    { $person ->
        [you] Tu as annoncé : donne toute la combinaison.
       *[other] { $name } a annoncé et doit donner toute la combinaison.
    }
due-final-call =
    { $person ->
        [you] Dernière chance : annonce ou passe.
       *[other] C'est à { $name } d'annoncer ou de passer.
    }
due-hints = Entrez les indices de cette rangée.
due-verdict = Indiquez si l'annonce est juste.
due-markers = Dévoilez les jetons et entrez-les.
