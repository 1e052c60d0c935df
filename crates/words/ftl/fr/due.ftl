due-deal = La table distribue les jetons.
due-secret =
    { $person ->
        [you] À toi : choisis la combinaison.
       *[other] À { $name } de choisir la combinaison.
    }
due-row =
    { $person ->
        [you] À toi de jouer.
       *[other] À { $name } de jouer.
    }
due-answer =
    { $person ->
        [you] À toi : place les marqueurs à côté de la rangée.
       *[other] À { $name } de placer les marqueurs.
    }
due-uncover =
    { $person ->
        [you] À toi : dévoile la combinaison.
       *[other] À { $name } de dévoiler la combinaison.
    }
due-solution =
    { $person ->
        [you] Tu as annoncé : donne maintenant toute la combinaison.
       *[other] { $name } a annoncé et donne maintenant toute la combinaison.
    }
due-final-call =
    { $person ->
        [you] Dernière chance : annonce ou passe.
       *[other] Dernière chance d'annoncer pour { $name }.
    }
due-hints = Notez les indices de cette rangée.
due-verdict = L'annonce est-elle juste ?
due-markers = Retournez les jetons et notez-les.
due-thinking = { $name } réfléchit…
