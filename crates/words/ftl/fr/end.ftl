### La fin d'un match : comment c'était, et la suite.

end-cracked = Trouvée en { $rows } !
end-uncracked = Pas trouvée cette fois
end-closest = Ta meilleure rangée en avait { $pins } à la bonne place.
end-perfect = Un jeu parfait demande { $rows } rangées en moyenne.
end-again = Rejouer
end-review = Comment ai-je joué ?
end-next = Envie de plus ? { $edition }
end-best = record
end-average = moyenne
end-streak = d'affilée
end-bars = Tes parties jusqu'ici, par rangées
end-shared = Copié. Tu peux le coller où tu veux.
