keys-title = Raccourcis clavier
keys-letters = Lettres : placer une couleur dans la case suivante
keys-arrows = Flèches : aller d'une case à l'autre
keys-backspace = Retour arrière : vider la case
keys-enter = Entrée : placer la rangée
keys-undo = Ctrl+Z : annuler
keys-help = ? : cette liste
