coach-fact =
    { $count ->
        [one] Rangée { $rows } : { $fact }.
       *[other] Rangées { $rows } : { $fact }.
    }
coach-fact-calls = Rangées { $rows } et annonces { $calls } : { $fact }.
coach-fact-only-calls = Annonces { $calls } : { $fact }.
coach-fact-named = { $rows } : { $fact }.
coach-fact-named-calls = { $rows } et annonces { $calls } : { $fact }.
coach-row-of = { $name } rangée { $row }
coach-row-own =
    { $board ->
        [0] ta rangée { $row }
       *[other] ta rangée { $row } du plateau { $board }
    }
coach-or = { $first } ou { $last }
coach-none = aucun { $symbol }
coach-none-of = { $symbols } n'y figurent pas
coach-placed-none =
    { $part ->
        [pair] aucune case n'a la bonne forme ni la bonne couleur
       *[symbol] aucune case n'est juste
    }
coach-no-empty = aucune case vide
coach-exactly =
    { $symbol } exactement { $number ->
        [1] une
       *[other] { $number }
    } fois
coach-least =
    { $symbol } au moins { $number ->
        [1] une
       *[other] { $number }
    } fois
coach-most =
    { $symbol } au plus { $number ->
        [1] une
       *[other] { $number }
    } fois
coach-numbers = { $symbol } { $numbers } fois
coach-hole =
    { $part ->
        [shape] la forme de la case { $hole } est { $symbols }
        [colour] la couleur de la case { $hole } est { $symbols }
       *[symbol] dans la case { $hole }, c'est { $symbols }
    }
coach-not-hole =
    { $part ->
        [shape] la forme de la case { $hole } n'est pas { $symbols }
        [colour] la couleur de la case { $hole } n'est pas { $symbols }
       *[symbol] dans la case { $hole }, ce n'est pas { $symbols }
    }
coach-no-shape = sans forme
coach-no-colour = sans couleur
coach-kinds =
    parmi { $symbols }, exactement { $number } { $number ->
        [one] figure
       *[other] figurent
    } dans la combinaison
coach-pegs =
    { $symbols } dans exactement { $number } { $number ->
        [one] case
       *[other] cases
    }
coach-marker-number = { $name } a le numéro { $numbers }
coach-marker-not-number = { $name } n'a pas le numéro { $numbers }
coach-marker-colour = { $name } a la couleur { $colours }
coach-marker-not-colour = { $name } n'a pas la couleur { $colours }
coach-aim-only = Une seule combinaison est possible.
coach-aim =
    La meilleure rangée répartit les { $codes } combinaisons en { $groups } { $groups ->
        [one] groupe
       *[other] groupes
    }.
coach-aim-own =
    La meilleure rangée répartit les { $codes } combinaisons en { $groups } { $groups ->
        [one] groupe
       *[other] groupes
    } ; la tienne en { $own }.
coach-aim-answers = La meilleure rangée peut recevoir au moins { $answers } réponses différentes.
coach-aim-answers-own = La meilleure rangée peut recevoir au moins { $answers } réponses différentes ; la tienne { $own }.
coach-aim-chance = Après la meilleure rangée, tu as { $chance } de chances de connaître la combinaison.
coach-aim-chance-own = Après la meilleure rangée, tu as { $chance } de chances de connaître la combinaison ; après la tienne, { $own }.
coach-next = Indice suivant
coach-earlier = Indices précédents
coach-ask-aim = Le but
coach-ask-best = Meilleure rangée
coach-pencil = Noter
coach-aim-words = but
coach-best-words = rangée, meilleure
coach-puzzle =
    Énigme { $seed } : { $edition }, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    } sur 5
coach-task = Une seule combinaison correspond à toutes les rangées. Trouve-la.
coach-group-row = Rangée { $row }, { $name } : { $code }. { $hints }
coach-commands = Écris la combinaison. « { $hint } » montre pas à pas ce qui découle des rangées ; « { $rows } » les montre encore ; « { $solution } » donne la combinaison ; « { $quit } » quitte.
coach-solution-words = solution, abandonner
coach-prompt = combinaison>
coach-right = Exact ! La combinaison est { $code }.
coach-right-hints =
    Exact ! La combinaison est { $code }, avec { $hints } { $hints ->
        [one] indice
       *[other] indices
    }.
coach-wrong =
    Non : cela contredit { $count ->
        [one] la rangée { $rows }
       *[other] les rangées { $rows }
    }.
coach-wrong-named = Non : cela contredit { $rows }.
coach-wrong-held = Non : cela contredit ce que tu as en main.
coach-no-more = C'est tout : une seule combinaison correspond à ce que tu sais.
coach-come-back = Pour y revenir : { $command }
coach-next-today = La suivante du jour : { $command }
coach-solution = La combinaison est { $code }.
coach-stars-range = Une énigme a de 1 à 5 étoiles, pas { $given }.
coach-no-seed = « { $text } » ne peut pas servir de graine. Prends jusqu'à 40 minuscules, chiffres et traits d'union, comme { $example }.
coach-other-stars = La graine « { $seed } » vaut { $stars } étoiles. Omets --stars ou prends-en une autre.
coach-none-of-grade = Ce jeu n'a pas d'énigme à { $stars } étoiles. Essaie un autre nombre.
coach-too-many = Pour une énigme, il faut énumérer toutes les combinaisons : ce jeu en a { $codes }, et le maximum est de { $most }.
coach-title = Énigmes
coach-about = Des rangées à une seule solution, aussi difficiles que tu veux.
coach-lead = Une seule combinaison correspond à toutes les rangées. Trouve-la : chaque rangée est nécessaire, et tu n'as jamais à deviner.
coach-today = Énigmes du jour
coach-of-today = Aujourd'hui : { $name }
coach-easy = facile
coach-medium = moyenne
coach-hard = difficile
coach-your-code = Ta combinaison
coach-check = Vérifier
coach-hint = Montrer un indice
coach-give-up = Abandonner
coach-another = Une autre énigme
coach-more = D'autres énigmes
coach-edition = Édition
coach-difficulty = Difficulté
coach-grade =
    { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }
coach-time = Ton temps : { $time }.
coach-best-time = Ton meilleur temps à cette difficulté : { $time }.
coach-streak = Jours de suite : { $days }.
coach-show = Montrer
coach-print = En imprimer { $count }
coach-solutions = Les solutions
coach-sheet-title =
    Énigmes : { $edition }, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }
