### Vocabulary. Headings of the rule pages and the try-it box.

guide-aim = The aim
guide-material = On the table
guide-course = How a round goes
guide-answers = What the pins say
guide-scoring = Points
guide-options = Options
guide-errors = When an answer is wrong
guide-example = Example
guide-try = Try it
guide-try-secret = Secret
guide-try-guess = Guess
guide-black = Black: right, and in the right place.
guide-white = White: right, but in a wrong place.
guide-blue = Blue: in its place either the shape or the colour is right.
