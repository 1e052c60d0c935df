### Vocabulary. Strategies in files: what is wrong with one, and what stands in its picture.

tree-no-strategy = This is no strategy. Its first line must be “strategy { $version }”.
tree-version = This strategy has version “{ $text }”. Version { $version } can be read.
tree-no-game = Line 2 must name the game. It is missing.
# $reason is a sentence or several.
tree-game = Line 2 must name the game. { $reason }
tree-line = Line { $line }: { $reason }
tree-indent = It is indented as no line can be here.
tree-no-pair = “{ $text }” is not an answer and a guess.
tree-twice = The answer { $answer } comes twice.
tree-no-guess = The first guess is missing.
tree-no-row = The guess { $code } is no row of this game.
tree-no-branch = The secret { $secret } answers { $code } with { $answer }, and the strategy has no guess for that.
# A strategy as JSON. $answers are those that lead to the place.
tree-json = This is no strategy in JSON: line { $line }, column { $column }.
tree-json-version = A strategy in JSON has the field “strategy” with the version { $version }.
tree-json-game = The field “game” must name the game.
tree-json-option = The option “{ $key }” must be a text.
tree-json-guess = The field “guess” is missing.
tree-json-answers = “answers” must be an object with a guess for every answer.
tree-first = At first: { $reason }
tree-after = After { $answers }: { $reason }
# A book.
tree-no-book = This is no book. It begins with “{ $text }”, not with “{ $example }”.
tree-book-space = Only games whose codes are all rows of so many symbols have books.
tree-book-too-many = { $codes } codes are too many for a book. At most { $most } fit.
tree-book-length = The book has another length than its strategy.
tree-book-number = The book guesses code { $number }, which does not exist.
tree-book-no-branch = The strategy has no guess for an answer that can come.
tree-book-idle = The strategy wastes a row where one or two secrets are left.
tree-book-no-split = The strategy has a guess that tells nothing.
tree-book-too-deep = The strategy takes more than { $most } rows.
# A search written down half-way.
tree-search-unreadable = The checkpoint can't be read: { $reason }
tree-search-none = This is no checkpoint. Its first line must be “{ $example }”.
tree-search-too-long = The checkpoint is too long: at most { $megabytes } MB are read.
tree-search-damaged = The checkpoint is damaged: its digest is not that of its content.
tree-search-part = The checkpoint can't be understood: “{ $part }” is missing or can't be read.
tree-search-strategy = The checkpoint can't be understood. { $reason }
tree-search-game = The checkpoint is of another game: “{ $written }”, and now it is “{ $asked }”.
tree-search-aim = The checkpoint is of a search with another aim: “{ $written }”, and now it is “{ $asked }”.
tree-search-rows = The checkpoint is of a search with another limit of rows: “{ $written }”, and now it is “{ $asked }”.
# The picture. $game and $by are names, $mean has decimals.
tree-picture-title = { $game } by { $by }
tree-picture-facts = { $codes } secrets, { $total } rows in total, { $mean } on average, { $worst } at worst
tree-picture-proven = { $codes } secrets, { $total } rows in total, proven best, { $mean } on average, { $worst } at worst
# $facts is one of the two lines above, $found a list of the lines below.
tree-picture-about = A strategy as a tree: { $facts }. First guess { $code }. Secrets found: { $found }.
tree-picture-in-row = { $secrets } in row { $row }
tree-picture-row = row { $row }
tree-picture-found = secrets found in row
tree-picture-first = first: { $code }
tree-picture-after = after { $answer }, { $secrets } left: { $code }
tree-picture-cut = Drawn are the first { $deepest } of up to { $worst } rows; the numbers count the rest.
tree-picture-whole = Written as text or as JSON the strategy is whole.
