resume-continue = Reprendre : { $game }
resume-row = rangée { $row }
resume-there = { $edition }, table { $code } sur { $server }
resume-games = Tes matchs :
resume-word = reprendre
resume-typed = { $game } : écris « { $word } » pour reprendre.
