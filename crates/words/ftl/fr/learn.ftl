learn-title = Ta première partie
learn-lead = Quatre couleurs se cachent derrière le cache. Trouve-les : après chaque rangée, tu apprends ce qu'elle t'a révélé.
learn-how = Il y a six couleurs, et la même peut occuper plusieurs cases. Appuie sur quatre couleurs, ou écris leurs lettres, puis place la rangée.
learn-first = N'importe quelle rangée convient. Deux pions d'une couleur et deux d'une autre sont un bon début.
learn-row = Ta rangée
learn-place = Placer la rangée
learn-told =
    { $right } de tes quatre pions sont justes, { $placed ->
        [0] mais tous mal placés
       *[other] dont { $placed } à la bonne place
    }. Lesquels, les marqueurs ne le disent pas.
learn-told-placed = Un de tes quatre pions est juste, et à la bonne place. Lequel, les marqueurs ne le disent pas.
learn-told-misplaced = Un de tes quatre pions est juste, mais mal placé. Lequel, les marqueurs ne le disent pas.
learn-told-nothing = Aucun marqueur : aucune de ces couleurs n'est dans la combinaison. Cela vaut de l'or !
learn-told-all = Les quatre couleurs sont justes. Il ne reste qu'à trouver leurs places.
learn-left =
    { $count ->
        [one] Il ne reste qu'une combinaison possible.
       *[other] { $count } combinaisons sur { $all } sont encore possibles.
    }
learn-think = Cherche maintenant une rangée qui pourrait être la combinaison : une pour laquelle toutes les rangées précédentes auraient reçu exactement leurs marqueurs.
learn-could = Bien raisonné : ta dernière rangée aurait pu être la combinaison.
learn-could-not = Ta dernière rangée ne pouvait pas être la combinaison : la rangée { $row } aurait alors reçu ceci : { $would }. Mais elle a reçu : { $got }.
learn-help = Montre-moi une rangée possible
learn-fitting = Cette rangée s'accorde avec tout ce qui précède : { $code }.
learn-solved =
    { $rows ->
        [one] Trouvée en une seule rangée : quelle chance !
       *[other] Tu as trouvé la combinaison en { $rows } rangées !
    }
learn-unsolved = Toutes les rangées sont utilisées. La combinaison était : { $code }.
learn-again = Une autre combinaison
learn-next = Maintenant contre l'ordinateur
learn-to-rules = Les règles complètes
