symbol-red = rood
symbol-yellow = geel
symbol-green = groen
symbol-blue = blauw
symbol-white = wit
symbol-black = zwart
symbol-orange = oranje
symbol-brown = bruin
symbol-pink = roze
symbol-silver = zilver
symbol-violet = paars
symbol-cyan = turquoise
symbol-lime = limoen
symbol-maroon = bordeaux
symbol-tan = beige
symbol-azure = hemelsblauw
symbol-triangle = driehoek
symbol-square = vierkant
symbol-circle = cirkel
symbol-rectangle = rechthoek
symbol-hexagon = zeshoek
symbol-blank = leeg
symbol-shape =
    { $shape ->
        [triangle] driehoek
        [square] vierkant
        [circle] cirkel
        [rectangle] rechthoek
       *[other] zeshoek
    }
symbol-pair-red =
    { $shape ->
        [square] rood
       *[other] rode
    } { symbol-shape }
symbol-pair-yellow =
    { $shape ->
        [square] geel
       *[other] gele
    } { symbol-shape }
symbol-pair-green =
    { $shape ->
        [square] groen
       *[other] groene
    } { symbol-shape }
symbol-pair-blue =
    { $shape ->
        [square] blauw
       *[other] blauwe
    } { symbol-shape }
symbol-pair-black =
    { $shape ->
        [square] zwart
       *[other] zwarte
    } { symbol-shape }
symbol-pair-no-colour = { symbol-shape } zonder kleur
symbol-pair-no-shape = { $colour } zonder vorm
