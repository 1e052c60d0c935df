solve-list = liste, voir
solve-undo = retour, r
solve-new = nouveau
solve-help = À côté de ton vrai plateau : écris chaque rangée avec sa réponse, { $holes } cases avec { $contents }, par exemple { $example }.
solve-commands = « { $list } » montre ce qui est possible, « { $undo } » annule la dernière ligne, « { $new } » recommence, « { $help } » affiche cette aide, « { $quit } » arrête.
solve-pairs = une forme ({ $shapes }) et une couleur ({ $colours })
solve-or-blank = { $contents }, ou . pour rien
solve-group-help = À côté de votre vrai jeu : écris tes jetons, par exemple { $markers } pour la place 1, puis chaque rangée avec ses indices, { $holes } cases avec { $contents }, par exemple { $example }, et chaque annonce avec son verdict, par exemple { $call }. « 2:pass » et « 2:resign » disent qui passe à la dernière annonce ou abandonne.
solve-prompt = rangée { $row }>
solve-row = Rangée { $row } : { $reason }
solve-not-a-row = « { $text } » n'est pas une rangée avec sa réponse. Écris { $example }
solve-row-back = Rangée { $row } annulée : { $code } avec { $answer }.
solve-line-back = Dernière ligne annulée : { $line }.
solve-nothing-back = Aucune rangée à annuler.
solve-too-many-rows = { $most } rangées avec leur réponse au plus peuvent être prises en compte.
solve-no-row = La rangée { $row } contient ce qu'aucune rangée de ce jeu ne peut contenir.
solve-fit =
    { $count } { $count ->
        [one] combinaison possible
       *[other] combinaisons possibles
    }.
solve-fit-these =
    { $count } { $count ->
        [one] combinaison possible
       *[other] combinaisons possibles
    } : { $secrets }
solve-fit-more = Plus de { $count } combinaisons possibles.
solve-fit-unknown = Aucune combinaison n'a été trouvée, mais il y en a trop pour les vérifier toutes.
solve-listed = … { $listed } affichées sur { $count }.
solve-listed-more = … { $listed } affichées sur plus de { $count }.
solve-guess = essai
solve-to-go = à jouer
solve-left = restent
solve-at-worst = au pire
solve-bits = bits
solve-fits = possible
solve-alike = et { $count } semblables
solve-sampled = (évalué sur { $count } combinaisons tirées au hasard)
solve-impossible = Aucune combinaison ne correspond : une réponse est fausse.
solve-impossible-row = Aucune combinaison ne correspond : la réponse à la rangée { $row } ne peut pas être juste.
solve-impossible-rows =
    Aucune combinaison ne correspond : les réponses aux rangées { $rows } ne peuvent pas être { $count ->
        [2] justes toutes les deux
       *[other] toutes justes
    }.
solve-take-back = « { $undo } » annule la dernière ligne.
solve-not-a-line = « { $text } » n'est ni une rangée avec ses indices, comme { $example }, ni les jetons d'une place, comme { $markers }, ni une annonce, comme { $call }
solve-whose-call = Qui annonce ? Écris { $call }
solve-all-hint = Tous donnent un indice, sauf la place qui a joué la rangée. Pour une rangée de la place 1, écris { $example }
solve-silent = La place { $seat } ne donne pas d'indice : c'est donc la rangée de la place { $seat }.
solve-markers-each =
    { $each ->
        [one] Ici, chacun a un jeton.
       *[other] Ici, chacun a { $each } jetons.
    } Écris { $example }
solve-same-number = Il n'y a qu'un jeton de chaque numéro. Écris { $example }
solve-known = On connaît déjà les jetons de la place { $seat }, et personne ne connaît d'autres jetons que les siens.
solve-no-seat = Place « { $text } » inconnue. Il y a les places 1 à { $seats }.
solve-holds = Jetons de la place { $seat } : { $markers }.
solve-deals =
    { $deals } { $deals ->
        [one] donne possible
       *[other] donnes possibles
    }, { $count } { $count ->
        [one] combinaison
       *[other] combinaisons
    } : { $secrets }
solve-deals-likeliest =
    { $deals } { $deals ->
        [one] donne possible
       *[other] donnes possibles
    }, { $count } { $count ->
        [one] combinaison
       *[other] combinaisons
    } ; les plus probables : { $secrets }
solve-may-hold = La place { $seat } peut avoir { $markers }
solve-board-may-hold = La place { $seat }, plateau { $board }, peut avoir { $markers }
solve-others =
    et { $count } { $count ->
        [one] autre
       *[other] autres
    }
solve-call = { $code } a { $chance } de chances d'être juste.
solve-call-read = Si les rangées révèlent les jetons de chacun, { $code } a { $chance } de chances d'être juste.
solve-waiting = Attendre fait gagner dans environ { $chance } des cas.
solve-call-now = Annonce maintenant.
solve-call-later = N'annonce pas encore.
solve-then-right = puis juste
solve-bits-left = bits après
solve-rivals = rivaux
solve-row-of = rangée { $row } de la place { $seat }
solve-call-of = annonce de la place { $seat }
solve-right = juste
solve-wrong = fausse
solve-no-deal = Aucune donne ne correspond : le sac n'a pas de tels jetons.
solve-no-deal-this =
    Aucune donne ne correspond : { $count ->
        [1] ceci ne peut pas être juste.
        [2] ces deux lignes ne peuvent pas être justes à la fois.
       *[other] ces { $count } lignes ne peuvent pas être toutes justes.
    }
solve-no-deal-held =
    Aucune donne ne correspond : avec ces jetons, { $count ->
        [1] ceci ne peut pas être juste.
        [2] ces deux lignes ne peuvent pas être justes à la fois.
       *[other] ces { $count } lignes ne peuvent pas être toutes justes.
    }
solve-sorted = Le meilleur d'abord, d'après « { $column } » :
