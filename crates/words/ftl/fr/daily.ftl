daily-intro = Une combinaison par jour, la même pour tous. Un seul essai compte.
daily-next-in = Prochaine combinaison dans { $time }
daily-ranking = Classement
daily-streak =
    Ta série : { $days } { $days ->
        [one] jour
       *[other] jours
    }
daily-histogram = Combien de rangées il a fallu aux autres
daily-done = Tu as joué la combinaison d'aujourd'hui. Reviens demain.
daily-go-on = Reprendre ton essai
daily-play = Jouer la combinaison du jour
daily-name = Ton nom dans le classement (facultatif)
daily-solved =
    Trouvée en { $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }, { $time }.
daily-unsolved = Pas trouvée cette fois.
daily-place = Ta place : { $place } sur { $tries }
daily-nobody = Personne n'a encore terminé. À toi d'ouvrir le bal !
daily-never = pas trouvée
daily-tries =
    { $count ->
        [0] Pas encore d'essai
        [one] { $count } essai
       *[other] { $count } essais
    }
daily-day-before = Jour précédent
daily-day-after = Jour suivant
daily-who = Nom
daily-rows = Rangées
daily-time = Temps
daily-somebody = anonyme
daily-editions = Autres éditions
daily-no-streak = Pas encore de série. Trouve la combinaison du jour pour en commencer une.
daily-worth = Le classement est pour le plaisir : rien n'empêche d'essayer d'abord ailleurs, ou de demander à un solveur.
daily-unranked = Ton essai n'est pas classé : quelqu'un sur ton réseau avait terminé avant que tu commences.
daily-will-be-unranked = Tu peux jouer, mais ton essai ne sera pas classé : quelqu'un sur ton réseau a déjà terminé.
daily-marked = * Trouvée à la première rangée, ou après que quelqu'un a terminé sur le même réseau.
