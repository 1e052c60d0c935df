board-submit-row = Placer la rangée
board-undo = Annuler
board-clear = Effacer
board-hold = Garder
board-copy-row = Copier la rangée { $row }
board-pencil = Notes
board-pencil-out = exclu
board-pencil-sure = sûr
board-hole = Case { $hole }
board-hole-with = Case { $hole } : { $colour }
board-shield = Cache
board-covered = La combinaison est cachée. Tu peux passer l'appareil.
board-roll-secret = Combinaison au hasard
board-withhold = Mettre des pions de côté
board-stock = Réserve
board-confirm-answer = Ta réponse : { $answer }. Placer ces marqueurs ?
board-resign-confirm = Tu abandonnes ? Le match sera perdu.
board-resign-round-confirm = Tu abandonnes cette partie ?
board-leave-confirm = Tu pars ? L'ordinateur prend le relais.
board-call-confirm = Tu annonces ? Si c'est faux, tu es hors jeu.
board-call-now = Oui, annoncer
board-call-later = Pas encore
board-rematch = Revanche
board-score-sheet = Feuille de score
board-round = Partie { $round }
board-total = Total
board-present = { $name } est là.
board-away = { $name } n'est pas là.
board-computer-plays-on = l'ordinateur a pris le relais
board-all-empty = Toutes les cases sont vides. Appuie encore une fois pour placer la rangée quand même.
board-unfilled = Remplis d'abord toutes les cases.
board-draft-kept = Ta rangée commencée est toujours là.
board-time-left = Temps restant : { $time }
board-own-secret = Ta combinaison : { $code }.
board-secret-set = Combinaison cachée
board-secret-open = Pas encore de combinaison
board-secret-late = La combinaison n'est fixée qu'au dernier moment : il n'y a donc pas de sceau.
board-secret-never = Aucune combinaison n'était fixée.
board-secret-was = La combinaison : { $code }.
board-abandoned = La partie n'a pas été jouée jusqu'au bout.
board-of-player = { $name }, plateau { $board }
board-white-pins = Marqueurs blancs
board-blue-pins = Marqueurs bleus
board-void = annulée
board-made-by =
    { $person ->
        [you] codeur : toi
       *[other] codeur : { $name }
    }
board-not-at-all = pas du tout
board-round-ended = Partie { $round } : { $end }
board-round-of = Partie { $number } sur { $rounds }
board-board = Plateau
board-tray = Pièces
board-tap = Touche une couleur, ou tape sa lettre.
board-type-row = Ou tape-la
board-place-pins = Placer ces marqueurs
board-check-pins = Continuer
board-change = Modifier
board-hint = Indice
board-hint-row = Essaie { $code }.
board-hint-sure = C'est forcément { $code }.
board-hint-call = Annonce maintenant : { $code }.
board-hint-none = Pas d'indice pour le moment.
board-take-hint = Utiliser
board-fitting =
    { $count ->
        [0] Aucune combinaison ne correspond à ces réponses
        [1] Plus qu'une combinaison possible
       *[other] { $count } combinaisons possibles
    }
board-story = Ce qui s'est passé
board-more = Plus
board-seats = À la table
board-points-table = Points du codeur
board-solved-in = Trouvée à la rangée
board-points = Points
board-next-round = Partie suivante
board-pass-to = Passe l'appareil à { $name }.
board-i-am = C'est moi, { $name }
board-look-away = Les autres, regardez ailleurs.
board-cover = Cacher de nouveau
board-seen-by = Pour { $name } uniquement.
board-say = Dire quelque chose
board-move-seat = Continuer sur un autre appareil
board-move-about = Ouvre ce lien sur l'autre appareil dans les minutes qui viennent. Il ne sert qu'une fois et y transfère ta place.
board-make-link = Créer un lien
board-absent = { $name } ne répond plus ?
board-absent-computer = Laisser l'ordinateur prendre le relais
board-absent-win = Réclamer la victoire
board-warned-win = Il reste { $time } à { $name } pour revenir, sinon c'est perdu.
board-warned-computer = Il reste { $time } à { $name } pour revenir, sinon l'ordinateur prend le relais.
board-warned-you-win = { $name } croit que tu n'es plus là. Tu perds dans { $time }.
board-warned-you-computer = { $name } croit que tu n'es plus là. L'ordinateur prend le relais dans { $time }.
board-back-in-time = Tu es de retour à temps.
board-is-back = { $name } est de retour.
board-i-am-here = Je suis là
board-rematch-asked = Tu as demandé une revanche.
board-rematch-wanted = { $name } demande une revanche.
board-other-game = Un autre jeu
board-watching = Tu regardes le match.
board-closed-by = { $name } a fermé cette table.
board-closed-by-you = Tu as fermé cette table.
board-closed = Cette table a été fermée : personne n'y jouait plus.
board-reopen = Rouvrir
board-close-table = Fermer la table
board-stand-up = Quitter la table
board-seat-free = libre
board-give-computer = Laisser jouer l'ordinateur
board-seat-kept = Réservée à { $name }
board-rounds-so-far = Parties
board-calls = Annonces
board-right = juste
board-wrong = fausse
board-out = hors jeu, répond encore
board-promise = Sceau
board-resign-seat-confirm = Tu abandonnes ? L'ordinateur prend ta place.
board-abort-confirm = Arrêter ici, sans résultat ? Tout le monde doit être d'accord.
board-aborting = { $name } propose d'arrêter.
board-waiting-for = En attente de joueurs
board-skip-hole = Laisser vide
board-move-here = Transférer ta place ici
board-move-here-about = Tu joueras sur cet appareil ; l'autre quittera la table.
board-move-link = Le lien, ou ce qui suit le #
board-move-take = Prendre la place
board-tap-pairs = Touche une forme et une couleur, ou tape leurs lettres.
board-secret-real = La combinaison est derrière le cache de votre plateau.
board-others = Autre chose
board-hints-about = À côté de chaque rangée, qui a répondu :
board-tap-glyphs = Touche les pièces, ou tape au clavier.
board-promise-about = Une empreinte de la combinaison, prise avant la première rangée : à la fin, chacun peut vérifier que rien n'a changé.
board-legend-exact = bien placé
board-legend-near = bonne couleur, mal placée
board-legend-near-glyph = présent, mal placé
board-legend-near-pair = bonne paire, mal placée
board-legend-part = forme ou couleur bien placée
board-legend-marker-exact = dans sa propre case
board-legend-marker-near = ailleurs dans la rangée
board-exact-pins =
    { $exact ->
        [red] Marqueurs rouges
       *[black] Marqueurs noirs
    }
board-round-again = { $round }, rejouée
board-spectators =
    { $count ->
        [0] Pas de spectateur
        [1] 1 spectateur
       *[other] { $count } spectateurs
    }
