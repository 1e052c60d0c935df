end-cracked = Trouvée en { $rows } !
end-uncracked = Pas trouvée cette fois
end-closest = Ta meilleure rangée : { $pins } à la bonne place.
end-perfect = Un jeu parfait demande { $rows } rangées en moyenne.
end-first = Ta première combinaison trouvée !
end-record = Ton record !
end-better = Mieux que ta moyenne.
end-again = Rejouer
end-review = Comment ai-je joué ?
end-next = Un cran au-dessus ? { $edition }
end-accuracy = précision
end-best = record
end-average = moyenne
end-streak = série
end-bars = Tes parties jusqu'ici, par nombre de rangées
end-shared = Copié. Colle-le où tu veux.
end-cracked-rows =
    { $rows ->
        [one] Trouvée en une seule rangée !
       *[other] Trouvée en { $rows } rangées !
    }
end-uncracked-line = Pas trouvée cette fois.
