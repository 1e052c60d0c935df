setup-title = Nouvelle table
setup-edition = Édition
setup-options = Options
setup-seats = Places
setup-seat-link = Une personne, par lien
setup-seat-here = Une personne sur cet appareil
setup-seat-computer = L'ordinateur
setup-level = Niveau
setup-name = Nom
setup-length = Durée du match
setup-rounds =
    { $rounds } { $rounds ->
        [one] partie
       *[other] parties
    }
setup-target = jusqu'à { $points } points
setup-first = Qui commence
setup-first-by-lot = au sort
setup-clock = Pendule
setup-clock-none = sans pendule
setup-clock-row = temps par rangée
setup-clock-days = jours par rangée (par correspondance)
setup-public = Dans le salon, ouverte à tous
setup-private = Seulement avec le lien ou le code
setup-spectators = Spectateurs bienvenus
setup-advice = Conseils permis
setup-open = Ouvrir la table
setup-code-space = { $codes } combinaisons possibles
setup-invite-link = Envoie ce lien
setup-invite-code = Ou dis ce code
setup-invite-scan = Ou fais scanner ceci
setup-invite-lan = Cette adresse ne marche que sur cet ordinateur. Démarre avec --lan pour que d'autres sur ton réseau puissent jouer.
setup-take-seat = Prendre cette place
setup-waiting = On attend les autres …
