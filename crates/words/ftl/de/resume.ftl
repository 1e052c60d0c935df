resume-continue = Weiterspielen: { $game }
resume-row = Reihe { $row }
resume-there = { $edition }, Tisch { $code } bei { $server }
resume-games = Deine Spiele:
resume-word = weiter
resume-typed = { $game }: Schreib „{ $word }“, dann geht es weiter.
