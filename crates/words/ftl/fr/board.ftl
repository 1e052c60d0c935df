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
board-draft-kept = Ta rangée commencée a été gardée.
board-stale = Il s'est passé quelque chose entre-temps. Regarde le plateau et réessaie.
board-time-left = Temps restant : { $time }
