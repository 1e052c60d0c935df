daily-intro = Une combinaison par jour, la même pour tous. Un seul essai compte.
daily-next-in = La prochaine dans { $time }
daily-ranking = Classement
daily-streak =
    Ta série : { $days } { $days ->
        [one] jour
       *[other] jours
    }
daily-histogram = Le nombre de rangées des autres
daily-done = Tu as joué la combinaison d'aujourd'hui. Reviens demain.
daily-go-on = Continuer ton essai
daily-play = Jouer la combinaison du jour
daily-name = Ton nom dans le classement, si tu veux
daily-solved =
    Trouvée en { $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }, { $time }.
daily-unsolved = Pas trouvée cette fois.
daily-place = Ta place : { $place } sur { $tries }
daily-nobody = Personne ne l'a encore terminée. Ouvre la marche !
daily-never = pas trouvée
daily-tries =
    { $count } { $count ->
        [one] essai
       *[other] essais
    }
daily-day-before = Le jour d'avant
daily-day-after = Le jour d'après
daily-who = Nom
daily-rows = Rangées
daily-time = Temps
daily-somebody = anonyme
daily-editions = Autres éditions
daily-no-streak = Pas encore de série. Trouve la combinaison du jour pour en commencer une.
daily-worth = Le classement est pour le plaisir : qui le veut peut d'abord jouer d'ailleurs ou demander à un solveur.
daily-unranked = Ton essai n'est pas classé : un autre depuis ton adresse était terminé avant que tu commences.
daily-will-be-unranked = Tu peux jouer, mais ton essai ne sera pas classé : un autre depuis ton adresse est déjà terminé.
daily-marked = * Trouvée à la première rangée, ou après la fin d'un autre essai depuis la même adresse.
