### Operators. Strategies in files: what is wrong with one, and what its picture says.

tree-no-strategy = This isn't a strategy. Its first line must be “strategy { $version }”.
tree-version = This strategy has version “{ $text }”; only version { $version } can be read.
tree-no-game = Line 2 must name the game. It is missing.
# $reason is a sentence or several.
tree-game = Line 2 must name the game. { $reason }
tree-line = Line { $line }: { $reason }
tree-indent = Its indentation is wrong.
tree-no-pair = “{ $text }” isn't an answer and a guess.
tree-twice = The answer { $answer } comes twice.
tree-no-guess = The first guess is missing.
tree-no-row = The guess { $code } isn't a row of this game.
tree-no-branch = The secret { $secret } answers { $code } with { $answer }, and the strategy has no guess for that.
# A strategy as JSON. $answers are those that lead to the place.
tree-json = This isn't a strategy in JSON: line { $line }, column { $column }.
tree-json-version = A strategy in JSON needs the field “strategy” with version { $version }.
tree-json-game = The field “game” must name the game.
tree-json-option = The option “{ $key }” must be a text.
tree-json-guess = The field “guess” is missing.
tree-json-answers = “answers” must be an object with a guess for every answer.
tree-first = At the start: { $reason }
tree-after = After { $answers }: { $reason }
# A book.
tree-no-book = This isn't a book. It begins with “{ $text }”, not with “{ $example }”.
tree-book-space = Books exist only for games whose codes are rows of a fixed number of symbols.
tree-book-too-many = { $codes } codes are too many for a book; the limit is { $most }.
tree-book-length = The book's length doesn't match its strategy.
tree-book-number = The book guesses code { $number }, which doesn't exist.
tree-book-no-branch = The strategy has no guess for a possible answer.
tree-book-idle = The strategy wastes a row where one or two secrets are left.
tree-book-no-split = The strategy has a guess that tells it nothing.
tree-book-too-deep = The strategy takes more than { $most } rows.
# A search written down half-way.
tree-search-unreadable = The checkpoint can't be read: { $reason }
tree-search-none = This isn't a checkpoint. Its first line must be “{ $example }”.
tree-search-too-long = The checkpoint is too long: the limit is { $megabytes } MB.
tree-search-damaged = The checkpoint is damaged: its digest doesn't match its content.
tree-search-part = The checkpoint can't be understood: “{ $part }” is missing or unreadable.
tree-search-strategy = The checkpoint can't be understood. { $reason }
tree-search-game = The checkpoint is for another game: “{ $written }”, not “{ $asked }”.
tree-search-aim = The checkpoint is for a search with another aim: “{ $written }”, not “{ $asked }”.
tree-search-rows = The checkpoint is for a search with another row limit: “{ $written }”, not “{ $asked }”.
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
tree-picture-cut = Only the first { $deepest } of up to { $worst } rows are drawn; the numbers count the rest.
tree-picture-whole = As text or JSON, the strategy is complete.
