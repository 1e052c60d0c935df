setup-title = Nouvelle table
setup-edition = Édition
setup-seats = Places
setup-seat-link = Une personne, par lien
setup-seat-here = Une personne sur cet appareil
setup-name = Nom
setup-length = Durée du match
setup-rounds =
    { $rounds } { $rounds ->
        [one] partie
       *[other] parties
    }
setup-target = jusqu'à { $points } points
setup-first = Qui commence
setup-first-maker = Qui cache la première combinaison
setup-first-by-lot = au hasard
setup-public = Dans le salon, ouverte à tous
setup-spectators = Spectateurs bienvenus
setup-advice = Indices permis
setup-open = Ouvrir la table
setup-code-space = { $codes } combinaisons possibles
setup-invite-link = Envoie ce lien
setup-invite-code = Ou donne ce code
setup-invite-scan = Ou fais scanner ceci
setup-invite-lan = Cette adresse ne marche que sur cet ordinateur. Démarre avec --lan pour que d'autres puissent te rejoindre sur ton réseau.
setup-waiting = On attend les autres…
setup-seat-computer-level = Ordinateur : { $level }
setup-seat-nobody = place vide
setup-you = Toi
setup-the-other = l'autre
setup-allowed = { $option } : { $allowed } seulement.
setup-company = Qui joue
setup-with-computer = contre l'ordinateur
setup-with-friend = avec d'autres, par lien
setup-with-here = sur cet appareil
setup-with-referee = sur un vrai plateau, arbitré ici
setup-choose = Choisir
setup-solo = Tu cherches toujours, l'ordinateur cache toujours
setup-name-of = Nom : { $seat }
setup-or-target = Ou jusqu'à un score de
setup-maker = Comment l'ordinateur choisit ses combinaisons
setup-count = Compter les combinaisons
setup-fine = Plus d'options
