### Comment quelqu'un a joué seul, d'après ce navigateur.

statistics-lead = Comment tu trouves les combinaisons, édition par édition. Seul ce navigateur le retient ; rien ne quitte ton appareil.
statistics-no-script = Ton navigateur compte tes parties avec un script ; sans script, il n'y a rien à montrer.
statistics-empty = Rien à compter pour l'instant. Trouve une combinaison en solo, et elle apparaîtra ici.
statistics-games = parties
statistics-cracked = trouvées
statistics-perfect = jeu parfait
statistics-missed = pas trouvée
statistics-trend = Tes dernières parties, la plus récente à droite
statistics-clear = Effacer les statistiques
statistics-clear-about = Toutes les parties comptées dans ce navigateur seront oubliées. Tu ne pourras pas revenir en arrière.
