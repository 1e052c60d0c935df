referee-intro = Jouez sur votre plateau et entrez ici rangées et marqueurs. Je vérifie et je compte les points.
referee-enter-row = Entrer la rangée
referee-enter-pins = Entrer les marqueurs
referee-enter-secret = Entrer la combinaison dévoilée
referee-proven =
    L'erreur est prouvée : { $points } { $points ->
        [one] point
       *[other] points
    } pour { $name }.
