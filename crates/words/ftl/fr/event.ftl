event-secret-set =
    { $person ->
        [you] Tu as choisi la combinaison.
       *[other] { $name } a choisi la combinaison.
    }
event-secret-drawn = Une combinaison a donc été tirée au hasard.
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
event-no-secret-fits = Aucune combinaison ne correspond à ces réponses : l'une d'elles au moins est fausse.
event-no-deal-fits = Aucune donne ne correspond à ces indices : l'un d'eux au moins est faux.
event-claimed =
    { $person ->
        [you] Tu contestes une réponse.
       *[other] { $name } conteste une réponse.
    }
event-claim-false = Jusqu'ici, toutes les réponses sont justes. La partie continue.
event-withheld = Pions mis de côté : { $pegs }.
event-withheld-none = Aucun pion n'a été mis de côté.
event-unpromised = Elle n'était pas fixée au départ, il n'y avait donc pas de sceau.
event-error = La réponse à la rangée { $row } était fausse : { $placed }. La bonne réponse était : { $right }.
event-round-resigned =
    { $person ->
        [you] Tu abandonnes la partie.
       *[other] { $name } abandonne la partie.
    }
event-solved = Trouvée à la rangée { $row }.
event-solved-by =
    { $person ->
        [you] Tu as trouvé la combinaison à la rangée { $row }.
       *[other] { $name } a trouvé la combinaison à la rangée { $row }.
    }
event-conceded = La rangée { $row } a reçu les marqueurs gagnants : la combinaison compte comme trouvée.
event-unsolved = Pas trouvée.
event-void = La partie est annulée : ses rangées ne comptent pas.
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
       *[other] { $name } annonce la solution. Le jeu est en pause.
    }
event-solution =
    { $person ->
        [you] Ta solution : { $code }.
       *[other] { $name } propose : { $code }.
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
event-final-calls = Toutes les rangées sont utilisées : ceux qui sont encore en jeu annoncent ou passent.
event-passed =
    { $person ->
        [you] Tu passes.
       *[other] { $name } passe.
    }
event-markers-shown = Les jetons, plateau par plateau : { $markers }.
event-entered-wrong-hints = Les indices de la rangée { $row } du jeu ont été mal notés.
event-entered-wrong-verdict = Un verdict sur une annonce a été mal noté.
event-resigned =
    { $person ->
        [you] Tu abandonnes.
       *[other] { $name } abandonne.
    }
event-stayed-away =
    { $person ->
        [you] Tu n'es pas de retour à temps.
       *[other] { $name } n'est pas de retour à temps.
    }
event-taken-over =
    { $person ->
        [you] L'ordinateur prend le relais pour toi.
       *[other] L'ordinateur prend le relais pour { $name }.
    }
event-returned =
    { $person ->
        [you] Tu reprends ta place.
       *[other] { $name } revient et reprend sa place.
    }
event-taken-back =
    { $person ->
        [you] Tu annules la dernière saisie.
       *[other] { $name } annule la dernière saisie.
    }
event-corrected =
    { $person ->
        [you] Tu corriges une rangée. { $row }
       *[other] { $name } corrige une rangée. { $row }
    }
event-abort-agreed =
    { $person ->
        [you] Tu proposes d'arrêter, sans résultat.
       *[other] { $name } propose d'arrêter, sans résultat.
    }
event-play-on =
    { $person ->
        [you] Tu veux continuer.
       *[other] { $name } veut continuer.
    }
event-promise = Sceau : { $promise }
event-promise-of-board = Sceau du plateau { $board } : { $promise }
event-round-again =
    { $person ->
        [you] Partie { $round } à nouveau : c'est toi qui codes.
       *[other] Partie { $round } à nouveau : c'est { $name } qui code.
    }
