fault-letters-or-blank = { $letters }, ou { $blank } pour une case vide
fault-code-character = Je ne connais pas « { $found } ». Utilise { $allowed }.
fault-code-length =
    { $missing ->
        [1] Une case est encore vide.
        [2] Deux cases sont encore vides.
        [3] Trois cases sont encore vides.
        [4] Quatre cases sont encore vides.
        [5] Cinq cases sont encore vides.
        [6] Six cases sont encore vides.
       *[other] { $missing } cases sont encore vides.
    }
fault-code-blank = La case { $hole } ne peut pas rester vide. Utilise { $allowed }.
fault-code-repeated =
    { $symbol } est déjà dans la case { $first } ; { $kind ->
        [digit] chaque chiffre une seule fois.
        [letter] chaque lettre une seule fois.
       *[colour] chaque couleur une seule fois.
    }
fault-code-not-a-word = « { $word } » n'est pas dans la liste de mots en { $language }.
fault-code-empty-holes =
    { $wanted ->
        [0] Remplis toutes les cases.
        [1] Laisse exactement une case vide.
        [2] Laisse exactement deux cases vides.
        [3] Laisse exactement trois cases vides.
       *[other] Laisse exactement { $wanted } cases vides.
    }
fault-code-marker = « { $text } » n'est pas un jeton. Écris un numéro de 1 à { $holes } et une couleur parmi { $allowed }, par exemple 3R.
fault-pins-unreadable = Je ne connais pas « { $text } ». Écris les marqueurs ainsi : { $example }.
fault-pins-twice = « { $letter } » apparaît deux fois. Compte chaque couleur une seule fois.
fault-pins-no-blue =
    Il n'y a pas de marqueurs bleus dans ce jeu, seulement { $exact ->
        [red] r pour rouge
       *[black] b pour noir
    } et w pour blanc.
fault-pins-only-black = Dans ce jeu, il n'y a que des marqueurs noirs. Écris-les ainsi : { $example }.
fault-pins-too-many =
    Une rangée reçoit au plus { $most } { $most ->
        [one] marqueur
       *[other] marqueurs
    }, pas { $given }.
fault-option-not-key-value = « { $text } » n'est pas une option. Écris clé=valeur.
fault-option-unknown = { $edition } n'a pas d'option « { $key } ». Au choix : { $options }.
fault-option-twice = L'option { $key } est donnée deux fois. Donne-la une fois.
fault-option-not-allowed = { $key } ne peut pas être « { $value } ». Permis : { $allowed }.
fault-option-too-few-symbols = Sans répétition, { $holes } cases demandent au moins { $holes } symboles, pas { $symbols }.
fault-range = { $min } à { $max }
fault-range-seconds = { $off }, ou { $min } à { $max } secondes
fault-name-empty = Un nom doit avoir au moins un caractère.
fault-name-too-long = Ce nom a { $characters } caractères ; { $most } au plus sont permis.
fault-name-invisible = Le caractère { $place } du nom n'est pas permis. Utilise des caractères visibles, sans guillemets.
fault-setup-name = Place { $seat } : { $fault }
fault-setup-seat-count = Ce jeu a { $least } places, pas { $given }.
fault-setup-seat-range = Ce jeu a de { $least } à { $most } places, pas { $given }.
fault-setup-first = La première place va de 1 à { $seats }.
fault-setup-duel-rounds = Un match compte un nombre pair de parties, de 2 à { $most }, pas { $rounds }.
fault-setup-solo-rounds = Un match en solo compte de 1 à { $most } parties, pas { $rounds }.
fault-setup-party-rounds = { $seats } joueurs jouent { $seats } parties, pas { $rounds } : chacun est codeur une fois.
fault-setup-group-rounds = Un match de groupe se joue en une seule donne, pas en { $rounds }.
fault-setup-no-target = Ce jeu se joue en un nombre fixe de parties, pas jusqu'à un score.
fault-setup-target = Un score à atteindre va de 1 à { $most }, pas { $points }.
fault-setup-no-solo = Ce jeu demande plusieurs joueurs : chacun détient une partie de la combinaison.
fault-setup-solo-maker = En solo, tu cherches les combinaisons de l'ordinateur : il occupe la place 2.
fault-setup-solo-first = En solo, c'est toujours l'ordinateur qui code : le premier codeur est à la place 2.
fault-setup-solo-hand-set = En solo, les réponses sont automatiques.
fault-setup-referee-persons = Sur un vrai plateau, seules des personnes jouent.
fault-setup-referee-options = Sur un vrai plateau, les pions et la pendule sont réels : désactive ces options.
fault-setup-referee-answers = Sur un vrai plateau, les marqueurs se placent à la main : answers=hand-set.
fault-setup-no-contrary = L'ordinateur contrariant ne peut pas jouer ici : ni en groupe, ni quand on compte les pions, ni avec autant de combinaisons.
fault-action-unknown = « { $text } » n'est pas une action.
fault-action-verdict = Un verdict est « right » ou « wrong », pas « { $text } ».
fault-action-hints = « { $text } » n'indique pas d'indices. Écris-les ainsi : 2:b 3:w 4:-
fault-action-withheld = « { $text } » ne dit pas ce qui est mis de côté. Écris chaque couleur de { $letters } une fois avec 1 ou 2, par exemple R1Y2, ou none.
fault-action-withheld-missing = Quand on compte les pions, une combinaison dit ce qui est mis de côté, ou « withheld none ».
fault-action-salt-missing = Une combinaison est suivie de « salt » et de 32 chiffres hexadécimaux.
fault-action-salt = Un sel compte 32 chiffres hexadécimaux en minuscules, pas « { $text } ».
fault-action-salts-missing = Une donne nomme ses jetons, puis « salts » et un sel par jeton.
fault-action-salt-count =
    { $markers } { $markers ->
        [one] jeton demande
       *[other] jetons demandent
    } autant de sels, pas { $salts }.
fault-code-too-long =
    { $extra } de trop : une rangée n'a que { $wanted } { $wanted ->
        [one] case
       *[other] cases
    }.
fault-code-blank-repeated = La case { $first } est déjà vide ; remplis les autres.
