pocket-here = Sur cet appareil
pocket-needs-server = Il faut une connexion au serveur pour cela. Les parties sur cet appareil continuent sans elle.
pocket-no-worker = Ce navigateur ne peut pas garder le jeu : il n'a pas de service worker. Les fenêtres privées et les très vieux navigateurs n'en ont pas.
pocket-thinking = Un instant…
pocket-added = { $count ->
    [0] Il n'y a pas de nouveau match dans ce fichier.
    [one] 1 match ajouté.
   *[other] { $count } matchs ajoutés.
}
pocket-alone = Ce match se joue sur ton appareil : personne d'autre ne peut y prendre part ni le regarder. Pour jouer avec d'autres, ouvre une table sur le serveur. Ce match reste ici jusqu'à ton retour.
pocket-export = Enregistrer dans un fichier
pocket-full = Il n'y a plus de place sur ton appareil, donc cela n'a pas été enregistré. Rien d'autre n'est perdu : fais de la place et réessaie.
pocket-import = Ajouter d'un fichier
pocket-insecure = Les navigateurs ne gardent le jeu qu'avec une connexion sécurisée. Ouvre cette page en https.
pocket-not-loaded = Le jeu n'a pas été chargé en entier. Vérifie ta connexion et la place libre sur ton appareil, puis recharge la page.
pocket-promised = Ton navigateur a promis de garder ces matchs.
pocket-served = Toujours jouer sur le serveur
pocket-served-about = Sinon, les parties sans autres personnes se jouent sur cet appareil : tout de suite et sans connexion.
pocket-several = Ce fichier contient plusieurs matchs. Ajoute-le sous « Tes matchs ».
pocket-too-long = Ce fichier est trop grand : je peux en lire 64 Mo au plus.
pocket-unkept = Ton navigateur n'a pas pu garder cela, donc rien n'a changé. Les fenêtres privées ne le permettent pas toujours : réessaie dans une fenêtre normale.
pocket-unpromised = Ton navigateur peut oublier ces matchs : une fenêtre privée à sa fermeture, les autres quand la place manque. Pour ne rien perdre, enregistre-les dans un fichier.
pocket-unreadable = Je ne trouve aucun match dans ce fichier. Choisis-en un enregistré ici, ou un match dans notre notation.
pocket-updated = Codeknacker a été mis à jour.
