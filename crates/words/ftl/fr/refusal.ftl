refusal-match-over = Le match est terminé. Demande une revanche.
refusal-no-such-seat = Personne n'est assis là.
refusal-table-only = La table s'en charge toute seule.
refusal-players-only = Seuls les joueurs peuvent faire cela.
refusal-not-now = Pas maintenant. { $due }
refusal-nothing-fits = Aucune combinaison ne correspond à cette réponse et aux précédentes. Choisis une autre réponse.
refusal-does-not-fit = Cette combinaison ne correspond pas aux réponses données. Dévoiles-en une qui correspond.
refusal-no-error-to-prove = Pour cette combinaison, toutes les réponses sont justes jusqu'ici. La partie continue.
refusal-pegs-not-counted = À cette table, les pions ne sont pas comptés. N'en mets pas de côté.
refusal-withheld-too-many = On peut mettre de côté au plus { $most } pions de chaque couleur.
refusal-deal-not-possible = Le sac contient chaque numéro une fois et chaque couleur quatre fois.
refusal-hints-not-possible = Chaque autre joueur donne un indice pour chacun de ses plateaux.
refusal-time-is-up = Le temps est écoulé.
refusal-time-not-up = Le temps n'est pas encore écoulé.
refusal-no-time-limit = Il n'y a pas de limite de temps ici.
refusal-lapse-secret = Une combinaison n'est tirée au hasard que si le temps du codeur est écoulé.
refusal-claim-automatic = Les réponses sont automatiques et justes. Il n'y a rien à contester.
refusal-claim-checked-at-once = Chaque réponse est vérifiée aussitôt placée. Il n'y a rien à contester.
refusal-claim-no-penalty = Ce jeu ne prévoit pas de pénalité pour les réponses fausses. Elles apparaissent quand la combinaison est dévoilée.
refusal-claim-breakers-only = Seul le décodeur peut contester une réponse.
refusal-claim-after-answer = On conteste après une réponse et avant la rangée suivante.
refusal-claim-once-per-row = Il y a déjà eu une contestation depuis la dernière rangée. Place d'abord une rangée.
refusal-claim-by-uncovering = Sur un vrai plateau, on prouve une réponse fausse en dévoilant la combinaison.
refusal-resign-round-breakers-only = Seul le décodeur d'un duel peut abandonner une partie.
refusal-round-not-begun = La partie commence quand la combinaison est choisie.
refusal-not-a-person = L'ordinateur joue déjà à cette place.
refusal-nobody-takes-over = Sur un vrai plateau, aucun ordinateur ne peut prendre le relais. Continuez, ou arrêtez d'un commun accord.
refusal-not-left = Seul un joueur qui a quitté le match sans abandonner peut reprendre sa place.
refusal-nothing-to-take-back = Il n'y a rien à annuler dans cette partie.
refusal-no-row-to-correct = La rangée { $row } n'a pas encore de marqueurs : rien à corriger.
refusal-correction-ends-round = Avec ces marqueurs, la partie se serait terminée là. Annule d'abord les rangées suivantes.
refusal-already-agreed = Tu as déjà accepté. On attend la réponse des autres.
refusal-no-abort-asked = Personne n'a proposé d'arrêter.
refusal-not-in-this-game = Cela n'existe pas dans ce jeu.
refusal-call-open =
    { $person ->
        [you] Tu as annoncé. Le jeu reprendra quand tu auras donné toute la combinaison.
       *[other] { $name } a annoncé. Le jeu reprendra quand toute la combinaison sera donnée.
    }
refusal-out-of-game = Après une annonce fausse ou un abandon, on ne fait plus que donner des indices.
refusal-final-call-of =
    { $person ->
        [you] Pour les dernières annonces, chacun son tour. C'est à toi.
       *[other] Pour les dernières annonces, chacun son tour. C'est à { $name }.
    }
