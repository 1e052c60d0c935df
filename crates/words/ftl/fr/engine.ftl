engine-no-game = Jeu « { $text } » inconnu. Nomme une édition, ou cases et symboles comme 4x8, ou 4x8n sans répétition.
engine-dealt = Dans cette édition, la combinaison est distribuée en jetons. Prends-en une où elle est d'un seul tenant.
engine-too-many-codes = { $codes } combinaisons, c'est trop pour les énumérer. Au plus { $most }.
engine-fares = { $game } par { $by } : { $codes } combinaisons, { $total } rangées en tout, { $mean } en moyenne, { $worst } au pire.
engine-part = { $sample } sur { $codes }
engine-fares-again = { $game } : { $codes } combinaisons, { $total } rangées en tout, { $mean } en moyenne, { $worst } au pire.
engine-proven = Optimale, preuve à l'appui : aucune stratégie ne demande moins de rangées.
engine-lower = Aucune stratégie ne demande moins de { $lower } rangées, { $mean } en moyenne.
engine-nothing = Rien de prouvé.
engine-work = { $positions } positions en { $seconds } s.
engine-idle =
    Premier essai { $code } ; { $idle } { $idle ->
        [one] branche
       *[other] branches
    } où ne passe aucune combinaison.
engine-first = Premier essai { $code }
engine-first-then = Premier essai { $code }, puis selon la réponse :
engine-row = rangée
engine-secrets = codes
engine-share = part
engine-by-then = en tout
engine-answer = réponse
engine-guess = essai
engine-too-many = { $codes } combinaisons, c'est trop pour prouver qu'une stratégie est la meilleure. Au plus { $most }. D'autres mesures jouent contre un échantillon.
engine-optimal-only = Les options --within, --aim, --width, --deadline, --table-size et --checkpoint ne vont qu'avec --by optimal.
engine-measures-only = --fitting et --sample ne vont pas avec { $by }, qui joue contre chaque combinaison.
engine-tree-of-sample = Un arbre demande toutes les combinaisons. Enlève --sample ou --tree.
engine-empty-sample = Un échantillon a au moins une combinaison.
engine-no-book = Il n'y a pas de livre pour { $game }. Les livres valent pour les jeux qui ont autant de combinaisons que { $games }.
engine-no-measure = Stratégie « { $text } » inconnue. Au choix : { $measures }.
engine-no-form = Format d'arbre « { $text } » inconnu. Au choix : { $forms }.
engine-not-text = Ce n'est pas une stratégie : l'octet { $byte } n'est pas de l'UTF-8.
engine-picture = Une image ne se relit pas. Écris la stratégie en texte ou en JSON.
engine-impossible = Aucune stratégie ne trouve toutes les combinaisons de { $game } en { $rows } rangées.
engine-impossible-any = Aucune stratégie ne trouve toutes les combinaisons de { $game } dans les rangées permises.
engine-stopped = Le temps s'est écoulé avant qu'une stratégie pour { $game } soit trouvée. Donne-lui plus de temps.
engine-found = { $found } combinaisons trouvées sur { $whole }
engine-elapsed = { $elapsed } jusqu'ici, encore { $left } environ
engine-narrow = { $width } essais suivis par position
engine-proof = recherche de mieux
engine-within = vérifie si { $rows } rangées suffisent toujours
engine-tree = construction de l'arbre
engine-best = { $rows } rangées jusqu'ici
engine-at-least = pas moins de { $rows }
engine-settled = { $settled } premiers essais réglés sur { $guesses }
engine-positions = { $positions } positions examinées
