solve-list = liste, voir
solve-undo = retour, r
solve-new = nouveau
solve-help = À côté de ton propre plateau : écris chaque rangée avec sa réponse, { $holes } trous avec { $contents }, par exemple { $example }.
solve-commands = « { $list } » montre ce qui convient, « { $undo } » reprend la dernière ligne, « { $new } » recommence, « { $help } » répète ceci, « { $quit } » s'arrête.
solve-pairs = une forme ({ $shapes }) et une couleur ({ $colours })
solve-or-blank = { $contents }, ou . pour rien
solve-group-help = À côté de votre propre jeu : écris ce que tu tiens, par exemple { $markers } pour la place 1, puis chaque rangée avec ses indices, { $holes } trous avec { $contents }, par exemple { $example }, et chaque annonce avec son verdict, par exemple { $call }. « 2:pass » et « 2:resign » disent qui passe à la dernière annonce ou abandonne.
solve-prompt = rangée { $row }>
solve-row = Rangée { $row } : { $reason }
solve-not-a-row = « { $text } » n'est pas une rangée avec sa réponse. Écris { $example }
solve-row-back = La rangée { $row }, { $code } avec { $answer }, est reprise.
solve-line-back = La dernière ligne, { $line }, est reprise.
solve-nothing-back = Il n'y a pas de rangée à reprendre.
solve-too-many-rows = On peut peser { $most } rangées avec réponse au plus.
solve-no-row = La rangée { $row } contient ce qu'aucune rangée de ce jeu ne peut contenir.
solve-fit =
    { $count } { $count ->
        [one] combinaison convient
       *[other] combinaisons conviennent
    }.
solve-fit-these =
    { $count } { $count ->
        [one] combinaison convient
       *[other] combinaisons conviennent
    } : { $secrets }
solve-fit-more = Plus de { $count } combinaisons conviennent.
solve-fit-unknown = Aucune combinaison n'a été trouvée, mais il y en a trop pour les voir toutes.
solve-listed = … { $listed } sur { $count } sont montrées.
solve-listed-more = … { $listed } sur plus de { $count } sont montrées.
solve-guess = essai
solve-to-go = à jouer
solve-left = restent
solve-at-worst = au pire
solve-bits = bits
solve-fits = convient
solve-alike = et { $count } pareils
solve-sampled = (pesé contre { $count } combinaisons tirées au hasard)
solve-impossible = Aucune combinaison ne convient : une réponse est fausse.
solve-impossible-row = Aucune combinaison ne convient : la rangée { $row } ne peut être juste pour aucune.
solve-impossible-rows =
    Aucune combinaison ne convient : les rangées { $rows } ne peuvent pas être { $count ->
        [2] justes toutes les deux
       *[other] toutes justes
    }.
solve-not-a-line = « { $text } » n'est ni une rangée avec ses indices, comme { $example }, ni ce que tient une place, comme { $markers }, ni une annonce, comme { $call }
solve-whose-call = De qui est l'annonce ? Écris { $call }
solve-all-hint = Tous donnent un indice sauf celui dont c'est la rangée. Pour une rangée de la place 1, écris { $example }
solve-silent = La place { $seat } ne donne pas d'indice : c'est donc la rangée de la place { $seat }.
solve-markers-each =
    { $each ->
        [one] Ici, chacun tient un jeton.
       *[other] Ici, chacun tient { $each } jetons.
    } Écris { $example }
solve-same-number = Il n'y a qu'un jeton de chaque numéro. Écris { $example }
solve-known = On sait déjà ce que tient la place { $seat }, et personne ne connaît d'autres jetons que les siens.
solve-no-seat = « { $text } » n'est pas une place. Elles vont de 1 à { $seats }.
solve-holds = La place { $seat } tient { $markers }.
solve-deals =
    { $deals } { $deals ->
        [one] distribution convient
       *[other] distributions conviennent
    }, { $count } { $count ->
        [one] combinaison
       *[other] combinaisons
    } : { $secrets }
solve-deals-likeliest =
    { $deals } { $deals ->
        [one] distribution convient
       *[other] distributions conviennent
    }, { $count } { $count ->
        [one] combinaison
       *[other] combinaisons
    } ; surtout { $secrets }
solve-may-hold = La place { $seat } tient peut-être { $markers }
solve-board-may-hold = La place { $seat }, plateau { $board }, tient peut-être { $markers }
solve-others =
    et { $count } { $count ->
        [one] autre
       *[other] autres
    }
solve-call = L'annonce { $code } serait juste à { $chance }.
solve-call-read = Si les rangées trahissent ce que tiennent leurs joueurs, { $code } est juste à { $chance }.
solve-waiting = Attendre gagne à environ { $chance }.
solve-call-now = Annonce maintenant.
solve-call-later = N'annonce pas encore.
solve-then-right = puis juste
solve-bits-left = bits après
solve-rivals = rivaux
solve-row-of = rangée { $row } de la place { $seat }
solve-call-of = annonce de la place { $seat }
solve-right = juste
solve-wrong = fausse
solve-no-deal = Aucune distribution ne convient : le sac n'a pas de tels jetons.
solve-no-deal-this =
    Aucune distribution ne convient : { $count ->
        [1] ceci ne peut pas être juste.
        [2] ces deux ne peuvent pas être justes à la fois.
       *[other] ces { $count } ne peuvent pas être toutes justes.
    }
solve-no-deal-held =
    Aucune distribution ne convient : avec ces jetons, { $count ->
        [1] ceci ne peut pas être juste.
        [2] ces deux ne peuvent pas être justes à la fois.
       *[other] ces { $count } ne peuvent pas être toutes justes.
    }
