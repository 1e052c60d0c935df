learn-title = Ta première partie
learn-lead = Une vraie partie, avec un conseil à chaque rangée. Deux minutes suffisent, et tu peux couper les conseils quand tu veux.
learn-start = C'est parti
learn-leave = Plus de conseils
learn-tray = Il y a quatre couleurs derrière le cache. Touche quatre de celles-ci pour les deviner ; une couleur peut revenir.
learn-full = Ta rangée est pleine. Place-la pour voir si tu es près du but.
learn-row = Ta rangée
learn-told =
    { $right } de tes 4 pions sont justes, { $placed ->
        [0] mais tous mal placés
       *[other] dont { $placed } à la bonne place
    }. Lesquels, les marqueurs ne le disent pas.
learn-told-placed = Un de tes quatre pions est juste, et à la bonne place. Lequel, les marqueurs ne le disent pas.
learn-told-misplaced = Un de tes quatre pions est juste, mais mal placé. Lequel, les marqueurs ne le disent pas.
learn-told-nothing = Aucun marqueur : aucune de ces couleurs n'est dans la combinaison. Ça vaut de l'or !
learn-told-all = Les quatre couleurs sont justes. Il ne reste qu'à trouver leurs places.
learn-left =
    { $count ->
        [one] Il n'y a plus qu'une combinaison possible.
       *[other] { $count } combinaisons sur { $all } sont encore possibles.
    }
learn-think = Essaie maintenant une rangée possible : si elle était la combinaison, chaque rangée aurait reçu exactement ses marqueurs.
learn-could = Bien raisonné : ta dernière rangée aurait pu être la combinaison.
learn-could-not = Ta dernière rangée ne pouvait pas être la combinaison : la rangée { $row } aurait alors reçu ceci : { $would }. Mais elle a reçu : { $got }.
learn-to-rules = Les règles complètes
learn-hint = Tu bloques ? Un indice te montre une rangée possible.
