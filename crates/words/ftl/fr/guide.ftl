guide-aim = But du jeu
guide-material = Sur la table
guide-course = Déroulement d'une partie
guide-answers = Ce que disent les marqueurs
guide-scoring = Les points
guide-options = Variantes
guide-errors = Quand une réponse est fausse
guide-example = Exemple
guide-try = Essaie
guide-try-secret = Combinaison secrète
guide-try-guess = Essai
guide-white = Blanc : juste, mais à la mauvaise place.
guide-blue = Bleu : bonne place, mais seule la forme ou seule la couleur est juste.
guide-black-only = Il n'y a que des marqueurs noirs : ce qui est juste, mais à la mauvaise place, ne rapporte rien.
guide-black-only-option = Avec l'option « marqueurs noirs seulement », ce qui est juste, mais à la mauvaise place, ne rapporte rien.
guide-title = Règles
guide-lead = Chaque édition expliquée à notre façon, avec des exemples et de quoi essayer les marqueurs.
guide-of = Règles : { $edition }
guide-play = Jouer cette édition
guide-sheet = Feuille de score à imprimer
guide-all = Toutes les éditions
guide-pieces = Les pièces
guide-aim-duel = Le codeur place une combinaison derrière le cache. Le décodeur la cherche, rangée après rangée. Puis on échange les rôles.
guide-aim-party = Une personne cache une combinaison. Les autres la cherchent sur un plateau commun, chacun pour soi. Chacun est codeur une fois.
guide-aim-group = Personne ne connaît toute la combinaison : chacun en détient une partie. La première annonce juste gagne.
guide-repeats-yes = Les répétitions sont permises, dans la combinaison comme dans une rangée.
guide-repeats-no = Pas de répétition, ni dans la combinaison ni dans une rangée.
guide-blanks-yes = Des cases peuvent rester vides. Le vide compte comme une couleur de plus.
guide-blanks-pairs = La forme ou la couleur peut manquer, indépendamment l'une de l'autre. Ce qui manque compte comme une forme ou une couleur de plus.
guide-blanks-no = Aucune case ne peut rester vide.
guide-words-only = La combinaison est un mot de la liste, et chaque rangée aussi. Tout autre mot est refusé et ne coûte rien.
guide-group-hints = Chacun répond pour ses propres jetons : noir si la couleur est dans la case de son numéro, blanc si elle est ailleurs dans la rangée, sinon rien. Une annonce fausse met hors jeu : on ne fait plus alors que répondre.
guide-markers = Il y a cinq jetons de numéro et quatre jetons de chacune des six couleurs. Chaque plateau tire un jeton de chaque sorte, face cachée : « numéro 3, rouge » veut dire que la case 3 de la combinaison est rouge. Les cases dont personne n'a tiré le numéro restent vides.
guide-course-secret = Le codeur choisit la combinaison à l'abri des regards.
guide-course-row = Le décodeur remplit une rangée. Une fois placée, elle ne bouge plus.
guide-course-answer = Le codeur répond avec des marqueurs.
guide-course-end = La partie se termine quand une rangée correspond à la combinaison, ou après la rangée { $rows }. On dévoile alors la combinaison.
guide-course-change = Ensuite, on échange les rôles. Convenez au départ d'un nombre pair de parties.
guide-course-party-turn = Les autres remplissent à tour de rôle les rangées du plateau commun, en commençant à gauche du codeur. Tout le monde voit toutes les rangées.
guide-course-party-change = Ensuite, le joueur suivant à gauche devient codeur. Il y a autant de parties que de joueurs.
guide-course-group-deal = Chaque plateau tire un numéro et une couleur. Tu ne vois que les tiens.
guide-course-group-row = À ton tour, tu remplis la rangée suivante de ton plateau. Toute case peut rester vide, et le bluff est permis : une rangée peut contredire ce que tu sais.
guide-course-group-hints = Tous les autres répondent aussitôt, chacun pour ses propres jetons.
guide-course-group-call = À tout moment, même hors de ton tour, tu peux annoncer et remplir ta rangée de réponse. Si elle est juste, tu gagnes. Sinon, tu es hors jeu et tu ne fais plus que répondre ; personne n'apprend ce qui était faux.
guide-course-group-end = Quand toutes les rangées sont utilisées, ceux qui sont encore en jeu peuvent annoncer une dernière fois. Si aucune annonce n'est juste, personne ne gagne.
guide-pins-once = Un pion rapporte au plus un marqueur.
guide-pins-silent = Les marqueurs ne disent pas quel pion les a rapportés : à toi de le découvrir.
guide-hint-black = Noir : ta couleur est dans la case qui porte ton numéro.
guide-hint-white = Blanc : ta couleur est ailleurs dans la rangée. Cela fait un seul marqueur, même si elle y est plusieurs fois.
guide-hint-nothing = Rien : ta couleur n'est pas dans la rangée.
guide-blue-order = Le noir passe avant le blanc, le blanc avant le bleu. Une paire de la combinaison qui a rapporté un blanc ne rapporte pas en plus un bleu.
guide-score-rows = Le codeur marque un point par rangée jouée par l'autre, la dernière comprise. Une combinaison non trouvée vaut { $points } points. Le total le plus élevé gagne.
guide-score-rounds = Il n'y a pas de points. Si la combinaison est trouvée en { $rows } rangées au plus, le décodeur gagne la partie ; sinon, c'est le codeur. Le match va à qui gagne le plus de parties.
guide-score-party =
    Chaque rangée rapporte 1 point par marqueur blanc et 2 par marqueur { $exact ->
        [red] rouge
       *[black] noir
    }. La rangée qui trouve la combinaison en rapporte { $points } à la place. Le codeur marque selon la rangée où la combinaison est trouvée :
guide-score-party-row = Trouvée à la rangée
guide-score-party-never = pas du tout
guide-score-group = Il n'y a pas de points : la première annonce juste gagne.
guide-score-target = On peut aussi convenir d'un score à atteindre. On le vérifie toutes les deux parties.
guide-errors-by-hand = D'habitude, les réponses sont automatiques et toujours justes. Si le codeur place les marqueurs à la main :
guide-errors-claimed = Après chaque réponse, le décodeur peut la contester une fois. Quand la combinaison est dévoilée, toutes les réponses sont de toute façon vérifiées. Si l'une était fausse, la partie est annulée : le décodeur marque { $points } points, et le même codeur choisit une nouvelle combinaison.
guide-errors-at-once = Chaque réponse est vérifiée aussitôt placée. Si elle est fausse, la partie est annulée sur-le-champ : le décodeur marque { $points } points, et le même codeur choisit une nouvelle combinaison.
guide-errors-recorded = Les règles ne prévoient pas de pénalité : les réponses fausses apparaissent quand la combinaison est dévoilée, et la partie compte. Une rangée qui a reçu les marqueurs gagnants compte comme trouvée, même à tort.
guide-errors-void-limit = Après { $rounds } parties annulées, le match s'arrête au score actuel ; le codeur de la dernière ne peut pas le gagner.
guide-try-lead = Écris une combinaison et un essai en lettres, ou appuie sur les pièces. Tu verras les marqueurs, et quel pion a rapporté lequel.
guide-try-lead-group = Écris la combinaison case par case, avec un point là où personne n'a tiré le numéro, puis une rangée. Tu verras ce que répond chaque jeton, et à quel pion.
guide-try-lead-words = Écris deux mots. Tu verras les marqueurs, et quelle lettre a rapporté lequel.
guide-try-show = Voir les marqueurs
guide-try-clear = Effacer
guide-try-into-secret = Combinaison : { $piece }
guide-try-into-guess = Essai : { $piece }
guide-why = Pourquoi ?
guide-why-white = Case { $hole } : { $piece } va dans la case { $other }. Blanc.
guide-why-blue-shape = Case { $hole } : { $piece } a la bonne forme à cette place, mais pas la couleur. Bleu.
guide-why-blue-colour = Case { $hole } : { $piece } a la bonne couleur à cette place, mais pas la forme. Bleu.
guide-why-nothing = Case { $hole } : { $piece } n'est pas dans la combinaison. Rien.
guide-why-used-up = Case { $hole } : { $piece } est plus souvent dans l'essai que dans la combinaison. Rien.
guide-why-misplaced = Case { $hole } : { $piece } est dans la combinaison, mais à une autre place, et il n'y a que des marqueurs noirs. Rien.
guide-why-taken = Case { $hole } : { $piece } est à moitié juste, mais la paire à cette place a déjà rapporté un blanc. Rien.
guide-why-marker-black = { $marker } : la couleur est dans sa propre case. Noir.
guide-why-marker-white = { $marker } : la couleur est ailleurs, ici : { $holes }. Blanc.
guide-why-marker-nothing = { $marker } : la couleur n'est pas dans la rangée. Rien.
guide-sheet-name = Nom
guide-sheet-date = Date
guide-sheet-lead = Pour un vrai plateau : une ligne par partie, et les totaux en bas.
guide-exact =
    { $exact ->
        [red] Rouge : juste, et à la bonne place.
       *[black] Noir : juste, et à la bonne place.
    }
guide-why-exact =
    Case { $hole } : { $piece } est à sa place. { $exact ->
        [red] Rouge.
       *[black] Noir.
    }
guide-time = Quand le temps est écoulé
guide-time-rounds = Avec un temps limité : une rangée qui n'est pas placée à temps reste vide et compte comme jouée. Une combinaison qui n'est pas choisie à temps est tirée au hasard, et les marqueurs qui manquent sont placés pour toi.
guide-time-group = Avec un temps limité : une rangée qui n'est pas placée à temps est perdue, une annonce sans réponse à temps compte comme fausse, et ne pas faire à temps sa dernière annonce revient à passer.
guide-score-draw = Si les totaux sont égaux à la fin, le match est nul.
guide-score-party-win = Le plus grand nombre de points gagne. À égalité, la victoire est partagée.
guide-pegs = Avec l'option « pions comptés », il n'y a que { $pegs } pions de chaque couleur, et la combinaison y est prise : qui compte la réserve visible apprend quelque chose. Le codeur peut mettre de côté jusqu'à { $most } pions de chaque couleur pour brouiller le compte.
