resume-continue = Verder spelen: { $game }
resume-row = rij { $row }
resume-there = { $edition }, tafel { $code } bij { $server }
resume-games = Jouw spellen:
resume-word = verder
resume-typed = { $game }: typ “{ $word }” om verder te spelen.
