### The pieces that fill holes. A colour is named as in a list: “red, green, blue”.

symbol-red = red
symbol-yellow = yellow
symbol-green = green
symbol-blue = blue
symbol-white = white
symbol-black = black
symbol-orange = orange
symbol-brown = brown
symbol-pink = pink
symbol-silver = silver
symbol-violet = violet
symbol-cyan = cyan
symbol-lime = lime
symbol-maroon = maroon
symbol-tan = tan
symbol-azure = azure
symbol-triangle = triangle
symbol-square = square
symbol-circle = circle
symbol-rectangle = rectangle
symbol-hexagon = hexagon
# An empty hole, in a list of colours.
symbol-blank = empty
# $shape is the English name of the shape, to choose by; the text is the shape's name.
symbol-shape =
    { $shape ->
        [triangle] triangle
        [square] square
        [circle] circle
        [rectangle] rectangle
       *[other] hexagon
    }
symbol-pair-red = red { symbol-shape }
symbol-pair-yellow = yellow { symbol-shape }
symbol-pair-green = green { symbol-shape }
symbol-pair-blue = blue { symbol-shape }
symbol-pair-black = black { symbol-shape }
symbol-pair-no-colour = { symbol-shape } without a colour
# $colour is the colour's name.
symbol-pair-no-shape = { $colour } without a shape
