event-secret-set =
    { $person ->
        [you] Tu as choisi la combinaison secrète.
       *[other] { $name } a choisi la combinaison secrète.
    }
event-secret-drawn = La combinaison secrète a donc été tirée au sort.
event-answered = Réponse à la rangée { $row } : { $answer }.
event-placed =
    { $person ->
        [you] Tu places la rangée { $row } : { $code }.
       *[other] { $name } place la rangée { $row } : { $code }.
    }
event-lapsed =
    { $person ->
        [you] Ton temps est écoulé.
       *[other] Le temps est écoulé pour { $name }.
    }
event-time-up = Le temps est écoulé.
event-no-secret-fits = Aucune combinaison ne correspond à ces réponses : l'une d'elles est forcément fausse.
event-no-deal-fits = Aucune donne ne correspond à ces indices : l'un d'eux est forcément faux.
event-claimed =
    { $person ->
        [you] Tu contestes une réponse.
       *[other] { $name } conteste une réponse.
    }
event-claim-false = Toutes les réponses données jusqu'ici sont justes. La partie continue.
event-uncovered = La combinaison secrète : { $code }.
event-withheld = Pions mis de côté : { $pegs }.
event-withheld-none = Aucun pion n'a été mis de côté.
event-unpromised = Elle n'était pas fixée au départ, il n'y avait donc pas de sceau.
event-error = La rangée { $row } a reçu une réponse fausse : { $placed }. La bonne était : { $right }.
event-round-resigned =
    { $person ->
        [you] Tu abandonnes la partie.
       *[other] { $name } abandonne la partie.
    }
event-solved = Trouvée à la rangée { $row }.
event-conceded = La rangée { $row } a reçu la réponse complète : elle compte comme trouvée.
event-unsolved = Pas trouvée.
event-void = La partie est annulée et ne compte pas.
event-too-many-void = { $rounds } parties de ce match ont été annulées. Il s'arrête ici, au score actuel ; le codeur de la dernière ne peut pas gagner.
event-next-round =
    { $person ->
        [you] Partie { $round } : c'est toi qui codes.
       *[other] Partie { $round } : c'est { $name } qui code.
    }
event-begins =
    { $person ->
        [you] Tu commences.
       *[other] { $name } commence.
    }
event-dealt = Les jetons sont distribués.
event-called =
    { $person ->
        [you] Tu annonces la solution.
       *[other] { $name } annonce la solution. Le jeu s'arrête un instant.
    }
event-solution =
    { $person ->
        [you] Tu donnes : { $code }.
       *[other] { $name } donne : { $code }.
    }
event-call-right =
    { $person ->
        [you] Juste : tu as trouvé la combinaison !
       *[other] Juste : { $name } a trouvé la combinaison.
    }
event-call-wrong =
    { $person ->
        [you] Faux : désormais, tu ne fais plus que donner des indices.
       *[other] Faux : désormais, { $name } ne fait plus que donner des indices.
    }
event-final-calls = Toutes les rangées sont utilisées : chacun encore en jeu annonce ou passe.
event-passed =
    { $person ->
        [you] Tu passes.
       *[other] { $name } passe.
    }
event-markers-shown = Les jetons, plateau par plateau : { $markers }.
event-entered-wrong-hints = Les indices de la rangée { $row } du jeu ont été mal entrés.
event-entered-wrong-verdict = Un verdict sur une annonce a été mal entré.
event-resigned =
    { $person ->
        [you] Tu abandonnes.
       *[other] { $name } abandonne.
    }
event-stayed-away =
    { $person ->
        [you] Tu n'es pas revenu à temps.
       *[other] { $name } n'est pas revenu à temps.
    }
event-taken-over =
    { $person ->
        [you] L'ordinateur continue pour toi.
       *[other] L'ordinateur continue pour { $name }.
    }
event-abort-agreed =
    { $person ->
        [you] Tu proposes d'arrêter le match ici, sans résultat.
       *[other] { $name } propose d'arrêter le match ici, sans résultat.
    }
event-play-on =
    { $person ->
        [you] Tu veux continuer.
       *[other] { $name } veut continuer.
    }
event-promise = Sceau : { $promise }
event-promise-of-board = Sceau du plateau { $board } : { $promise }
