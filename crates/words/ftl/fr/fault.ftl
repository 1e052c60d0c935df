fault-letters-or-blank = { $letters }, ou { $blank } pour vide
fault-code-character = Le caractère { $place }, « { $found } », ne va pas dans la case { $hole }. Permis : { $allowed }.
fault-code-character-beyond = Le caractère { $place }, « { $found } », ne va dans aucune case. Permis : { $allowed }.
fault-code-length =
    Ici, une combinaison a { $wanted } { $wanted ->
        [one] caractère
       *[other] caractères
    }, celle-ci en a { $given }.
fault-code-blank = La case { $hole } ne peut pas rester vide. Permis : { $allowed }.
fault-code-repeated = { $letter } dans la case { $hole } est déjà dans la case { $first }. Rien ne peut se répéter.
fault-code-not-a-word = « { $word } » n'est pas dans la liste de mots ({ $language }).
fault-code-empty-holes =
    Ici, il faut exactement { $wanted } { $wanted ->
        [one] case vide
       *[other] cases vides
    }, pas { $given }.
fault-code-marker = « { $text } » n'est pas un jeton. Écris un numéro de 1 à { $holes } et une couleur parmi { $allowed }, par exemple 3R.
fault-pins-unreadable = « { $text } » n'est pas une réponse. Écris les marqueurs ainsi : { $example }.
fault-pins-twice = Les marqueurs { $letter } sont comptés deux fois. Compte chaque couleur une fois.
fault-pins-no-blue = Il n'y a pas de marqueurs bleus dans ce jeu, seulement b pour noir et w pour blanc.
fault-pins-only-black = Dans ce jeu, seuls les marqueurs noirs répondent. Écris-les ainsi : { $example }.
fault-pins-too-many =
    Une rangée a de la place pour { $most } { $most ->
        [one] marqueur
       *[other] marqueurs
    }, pas pour { $given }.
fault-option-not-key-value = « { $text } » n'est pas une option. Écris-la sous la forme clé=valeur.
fault-option-unknown = { $edition } n'a pas d'option « { $key } ». Ses options : { $options }.
fault-option-twice = L'option { $key } est donnée deux fois. Donne-la une fois.
fault-option-not-allowed = { $key } ne peut pas être « { $value } ». Permis : { $allowed }.
fault-option-too-few-symbols = Sans répétition, { $holes } cases demandent au moins { $holes } symboles, mais il y en a seulement { $symbols }.
fault-range = { $min } à { $max }
fault-range-seconds = { $off }, ou { $min } à { $max } secondes
fault-name-empty = Un nom doit avoir au moins un caractère.
fault-name-too-long = Un nom a au plus { $most } caractères, celui-ci en a { $characters }.
fault-name-invisible = Le caractère { $place } du nom ne convient pas. Prends des signes visibles, sans guillemets.
fault-setup-name = Place { $seat } : { $fault }
fault-setup-seat-count = Ce jeu a { $least } places, pas { $given }.
fault-setup-seat-range = Ce jeu a de { $least } à { $most } places, pas { $given }.
fault-setup-first = La première place doit être entre 1 et { $seats }.
fault-setup-duel-rounds = Un match compte un nombre pair de parties, de 2 à { $most }, pas { $rounds }.
fault-setup-solo-rounds = En solo, tu joues de 1 à { $most } parties, pas { $rounds }.
fault-setup-party-rounds = { $seats } joueurs jouent { $seats } parties, pas { $rounds } : chacun code une fois.
fault-setup-group-rounds = Un match de groupe se joue en une seule donne, pas { $rounds }.
fault-setup-no-target = Ce jeu se joue en un nombre de parties, pas jusqu'à un score.
fault-setup-target = Un score à atteindre est entre 1 et { $most }, pas { $points }.
fault-setup-no-solo = Ce jeu demande plusieurs joueurs : chacun détient une partie de la combinaison.
fault-setup-solo-maker = En solo, tu cherches les combinaisons de l'ordinateur : la place 2 est à lui.
fault-setup-solo-first = En solo, c'est l'ordinateur qui code : le premier codeur est à la place 2.
fault-setup-solo-hand-set = En solo, les réponses sont automatiques.
fault-setup-referee-persons = Autour d'un vrai plateau, il n'y a que des personnes.
fault-setup-referee-options = Sur un vrai plateau, les pions et la pendule sont vrais : laisse ces options désactivées.
fault-setup-referee-answers = Sur un vrai plateau, les marqueurs se placent à la main : answers=hand-set.
fault-setup-no-contrary = L'ordinateur contrariant ne peut pas jouer ici : ni en groupe, ni quand on compte les pions, ni avec autant de combinaisons.
fault-action-unknown = « { $text } » n'est pas une action.
fault-action-verdict = Un verdict est « right » ou « wrong », pas « { $text } ».
fault-action-hints = « { $text } » : ce ne sont pas des indices. Écris-les ainsi : 2:b 3:w 4:-
fault-action-withheld = « { $text } » ne dit pas ce qui est mis de côté. Écris chaque couleur de { $letters } une fois avec 1 ou 2, par exemple R1Y2, ou none.
fault-action-withheld-missing = Quand on compte les pions, une combinaison dit ce qui est mis de côté, ou « withheld none ».
fault-action-salt-missing = Une combinaison est suivie de « salt » et de 32 chiffres hexadécimaux.
fault-action-salt = Un sel est formé de 32 chiffres hexadécimaux en minuscules, pas de « { $text } ».
fault-action-salts-missing = Une donne nomme ses jetons, puis « salts » et un sel par jeton.
fault-action-salt-count =
    { $markers } { $markers ->
        [one] jeton demande
       *[other] jetons demandent
    } autant de sels, pas { $salts }.
