symbol-red = rouge
symbol-yellow = jaune
symbol-green = vert
symbol-blue = bleu
symbol-white = blanc
symbol-black = noir
symbol-orange = orange
symbol-brown = brun
symbol-pink = rose
symbol-silver = argent
symbol-violet = violet
symbol-cyan = cyan
symbol-lime = vert clair
symbol-maroon = bordeaux
symbol-tan = beige
symbol-azure = bleu ciel
symbol-triangle = triangle
symbol-square = carré
symbol-circle = cercle
symbol-rectangle = rectangle
symbol-hexagon = hexagone
symbol-blank = vide
symbol-shape =
    { $shape ->
        [triangle] triangle
        [square] carré
        [circle] cercle
        [rectangle] rectangle
       *[other] hexagone
    }
symbol-pair-red = { symbol-shape } rouge
symbol-pair-yellow = { symbol-shape } jaune
symbol-pair-green = { symbol-shape } vert
symbol-pair-blue = { symbol-shape } bleu
symbol-pair-black = { symbol-shape } noir
symbol-pair-no-colour = { symbol-shape } sans couleur
symbol-pair-no-shape = { $colour } sans forme
