edition-name-original = Original
edition-about-original = Le jeu de 1972 par lequel tout a commencé.
edition-name-original-blanks = Original avec cases vides
edition-about-original-blanks = Comme l'original, mais une case peut rester vide : une couleur de plus à deviner.
edition-name-eight = Huit couleurs
edition-about-eight = Plus de couleurs et deux rangées de plus ; une réponse fausse met aussitôt fin à la partie.
edition-name-eight-blanks = Huit couleurs avec cases vides
edition-about-eight-blanks = Huit couleurs pour les experts : des cases peuvent rester vides.
edition-name-lock = Serrure à code
edition-about-lock = Jamais deux fois la même couleur, et pas de points : gagne le plus de parties pour remporter le match.
edition-name-lock-super = Serrure à code Super
edition-about-lock-super = La serrure à code, mais les couleurs peuvent se répéter.
edition-name-lock-party = Serrure à code pour trois à cinq
edition-about-lock-party = Un plateau commun : on joue chacun son tour, chaque rangée rapporte des points, et chacun est codeur une fois.
edition-name-lock-party-super = Serrure à code pour trois à cinq, Super
edition-about-lock-party-super = Le plateau commun, mais les couleurs peuvent se répéter.
edition-name-group = Groupe
edition-about-group = Chacun détient une partie de la combinaison. Interroge avec tes rangées, donne des indices aux autres, et annonce en premier.
edition-name-group-small = Petit groupe
edition-about-group-small = Le jeu de groupe à deux ou à trois.
edition-name-grand = Grand
edition-about-grand = Des paires de forme et de couleur, et des marqueurs bleus pour ce qui est à moitié juste.
edition-name-grand-blanks = Grand avec cases vides
edition-about-grand-blanks = Comme Grand, mais la forme ou la couleur peut manquer : le plus difficile de la famille.
edition-name-mini = Mini
edition-about-mini = Le plateau de poche : peu de rangées.
edition-name-super = Super
edition-about-super = Cinq cases et huit couleurs, quand quatre ne suffisent plus.
edition-name-word = Mots
edition-about-word = La combinaison est un mot, et chaque essai aussi.
edition-name-number = Chiffres
edition-about-number = Des chiffres au lieu de couleurs ; sans répétition, c'est « taureaux et vaches ».
edition-name-custom = Tes propres règles
edition-about-custom = Tu choisis les cases, les couleurs et les rangées.
edition-holes =
    { $holes } { $holes ->
        [one] case
       *[other] cases
    }
edition-colours =
    { $colours } { $colours ->
        [one] couleur
       *[other] couleurs
    }
edition-digits =
    { $digits } { $digits ->
        [one] chiffre
       *[other] chiffres
    }
edition-letters =
    { $letters } { $letters ->
        [one] lettre
       *[other] lettres
    }
edition-shapes =
    { $shapes } { $shapes ->
        [one] forme
       *[other] formes
    }
edition-rows =
    { $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }
edition-rows-each = { edition-rows } par plateau
edition-codes =
    { $codes } { $codes ->
        [one] combinaison
       *[other] combinaisons
    }
edition-players =
    { $players } { $players ->
        [one] joueur
       *[other] joueurs
    }
edition-players-range = { $least } à { $most } joueurs
edition-blanks = des cases peuvent rester vides
edition-no-repeats = sans répétition
edition-duel = Duel
edition-party = À plusieurs
edition-together = Groupe
edition-mode-table = À la table
edition-mode-solo = En solo contre l'ordinateur
edition-mode-referee = Sur un vrai plateau
edition-sheet-original = Règles : édition de 1972
edition-sheet-eight-colours = Règles : édition à huit couleurs
edition-sheet-code-lock = Règles : édition Serrure à code de 2004
edition-sheet-group = Règles : jeu de groupe
edition-sheet-grand = Règles : édition Grand
edition-sheet-series = Règles : reste de la série
edition-sheet-none = Règles : les tiennes
