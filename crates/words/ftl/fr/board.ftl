board-your-turn = À toi de jouer
board-turn-of = C'est à { $name } de jouer
board-submit-row = Placer la rangée
board-undo = Défaire
board-clear = Effacer
board-hold = Garder pour la rangée suivante
board-copy-row = Copier la rangée { $row }
board-pencil = Notes au crayon
board-pencil-out = exclu
board-pencil-sure = sûr ici
board-empty-hole = Laisser la case { $hole } vide
board-hole = Case { $hole }
board-hole-with = Case { $hole } : { $colour }
board-shield = Cache
board-covered = La combinaison est cachée. Passe l'appareil.
board-roll-secret = Tirer une combinaison au sort
board-withhold = Mettre des pions de côté
board-stock = Réserve
board-confirm-answer = Tu réponds : { $answer }. Placer ces marqueurs ?
board-resign-confirm = Vraiment abandonner ? Le match sera perdu.
board-resign-round-confirm = Vraiment abandonner cette partie ?
board-leave-confirm = Vraiment partir ? L'ordinateur jouera à ta place.
board-call-confirm = Vraiment annoncer ? Avec une solution fausse, tu es hors jeu.
board-rematch = Revanche
board-score-sheet = Feuille de score
board-round = Partie { $round }
board-total = Total
board-spectators =
    { $count ->
        [0] Pas de spectateur
        [1] 1 spectateur
       *[other] { $count } spectateurs
    }
board-present = { $name } est là.
board-away = { $name } n'est pas là.
board-claim-seat = { $name } n'est plus là depuis longtemps. Laisser jouer l'ordinateur ?
board-all-empty = Toutes les cases sont vides. Appuie encore si tu le veux.
board-unfilled = Remplis d'abord toutes les cases.
board-draft-kept = Ta rangée commencée a été gardée.
board-stale = Il s'est passé quelque chose entre-temps. Regarde le plateau et réessaie.
board-time-left = Temps restant : { $time }
board-own-secret = Ton code secret : { $code }.
board-secret-set = Le code secret est derrière l'écran.
board-secret-open = Le code secret n'est pas encore posé.
board-secret-late = Le code secret est décidé tard ; il n'y a donc pas de sceau.
board-secret-never = Il n'y avait pas de code secret fixé.
board-secret-was = Le code secret : { $code }.
board-abandoned = La partie n'a pas été jouée jusqu'au bout.
board-of-player = { $name }, plateau { $board }
board-black-pins = Marqueurs noirs
board-white-pins = Marqueurs blancs
board-blue-pins = Marqueurs bleus
board-void = nulle
board-made-by =
    { $person ->
        [you] ton code
       *[other] code de { $name }
    }
board-not-at-all = pas du tout
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
board-hint-sure = Il ne reste que lui : { $code }.
board-hint-call = Annonce maintenant : { $code }.
board-hint-none = Pas d'indice pour le moment.
board-take-hint = La mettre dans la rangée
board-fitting =
    { $count ->
        [one] Un code secret convient encore.
       *[other] { $count } codes secrets conviennent encore.
    }
board-nothing-fits = Aucun code secret ne convient à ces réponses.
board-story = Ce qui s'est passé
board-more = Plus
board-seats = À la table
board-points-table = Points du codeur
board-solved-in = Trouvé à la rangée
board-points = Points
board-next-round = Continuer
board-back-to-game = Retour au jeu
board-pass-to = Passe l'appareil à { $name }.
board-i-am = C'est moi, { $name }
board-look-away = Les autres regardent ailleurs.
board-cover = Cacher à nouveau
board-seen-by = Seul { $name } devrait voir ceci.
board-say = Dire quelque chose
board-move-seat = Continuer sur un autre appareil
board-move-about = Ouvre ce lien là-bas dans les minutes qui viennent. Il sert une fois ; ensuite, ta place est sur cet appareil-là.
board-make-link = Créer un lien
board-absent = { $name } ne répond plus ?
board-absent-computer = Laisser jouer l'ordinateur
board-absent-win = Réclamer la victoire
board-warned = { $name } a été averti et a encore { $time } pour revenir.
board-warned-you = On te croit absent.
board-i-am-here = Je suis là
board-over = Le match est terminé
board-rematch-asked = Tu as demandé une revanche.
board-rematch-wanted = { $name } voudrait une revanche.
board-other-game = Un autre jeu
board-watching = Tu regardes.
board-archived = Cette table a été rangée.
board-reopen = La rouvrir
board-close-table = Ranger la table
board-stand-up = Rendre la place
board-seat-free = libre
board-give-computer = La donner à l'ordinateur
board-rounds-so-far = Parties
board-markers = Marqueurs
board-calls = Annonces
board-right = juste
board-wrong = faux
board-out = répond seulement
board-hold-on = Garder ces pions pour la rangée suivante
board-promise = Sceau
board-sure = Vraiment
board-computer-thinks = L'ordinateur réfléchit …
board-resign-seat-confirm = Vraiment abandonner ? L'ordinateur reprend ta place.
board-abort-confirm = Tout le monde doit être d'accord ; le match reste alors sans résultat.
board-aborting = { $name } propose d'arrêter sans résultat.
board-waiting-for = En attente de joueurs
board-skip-hole = Laisser vide
board-move-here = Ta place arrive ici
board-move-here-about = Tu continues à jouer sur cet appareil ; l'autre ne pourra plus que regarder.
board-move-link = Le lien, ou ce qui suit le #
board-move-take = Prendre la place
board-tap-pairs = Touche une forme et une couleur, ou tape leurs lettres.
board-secret-real = Le code secret est derrière l'écran du vrai plateau.
board-others = Aussi possible maintenant
board-hints-about = À côté de chaque rangée, qui a répondu :
board-tap-glyphs = Touche les pièces, ou tape simplement.
board-promise-about = Une empreinte du code secret, fixée avant la première rangée : à la fin, chacun peut vérifier qu'il n'a jamais changé.
