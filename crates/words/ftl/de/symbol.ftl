symbol-red = Rot
symbol-yellow = Gelb
symbol-green = Grün
symbol-blue = Blau
symbol-white = Weiß
symbol-black = Schwarz
symbol-orange = Orange
symbol-brown = Braun
symbol-pink = Rosa
symbol-silver = Silber
symbol-violet = Violett
symbol-cyan = Türkis
symbol-lime = Hellgrün
symbol-maroon = Weinrot
symbol-tan = Hellbraun
symbol-azure = Hellblau
symbol-triangle = Dreieck
symbol-square = Quadrat
symbol-circle = Kreis
symbol-rectangle = Rechteck
symbol-hexagon = Sechseck
symbol-blank = leer
symbol-shape =
    { $shape ->
        [triangle] Dreieck
        [square] Quadrat
        [circle] Kreis
        [rectangle] Rechteck
       *[other] Sechseck
    }
symbol-pair-red =
    { $shape ->
        [circle] roter
       *[other] rotes
    } { symbol-shape }
symbol-pair-yellow =
    { $shape ->
        [circle] gelber
       *[other] gelbes
    } { symbol-shape }
symbol-pair-green =
    { $shape ->
        [circle] grüner
       *[other] grünes
    } { symbol-shape }
symbol-pair-blue =
    { $shape ->
        [circle] blauer
       *[other] blaues
    } { symbol-shape }
symbol-pair-black =
    { $shape ->
        [circle] schwarzer
       *[other] schwarzes
    } { symbol-shape }
symbol-pair-no-colour = { symbol-shape } ohne Farbe
symbol-pair-no-shape = { $colour } ohne Form
