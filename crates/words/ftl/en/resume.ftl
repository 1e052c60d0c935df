### Games that can go on.

# $game is “Original, row 3”.
resume-continue = Continue: { $game }
resume-row = row { $row }
resume-there = { $edition }, table { $code } at { $server }
resume-games = Your games:
# What is typed to continue, perhaps with a number after it.
resume-word = continue
resume-typed = { $game }: type “{ $word }” to resume.
