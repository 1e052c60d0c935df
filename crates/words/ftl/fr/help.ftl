# A colon follows.
help-heading-usage = Utilisation{ "\u00A0" }
help-heading-commands = Commandes{ "\u00A0" }
help-heading-arguments = Arguments{ "\u00A0" }
help-heading-options = Options{ "\u00A0" }
help-heading-exit-codes = Codes de retour{ "\u00A0" }
help-command = COMMANDE
help-default = par défaut{ "\u00A0" }
help-possible = au choix{ "\u00A0" }
help-exit-well = tout s'est bien passé
help-exit-broken = la lecture ou l'écriture a échoué
help-exit-wrong = la ligne de commande ou l'entrée est fausse ; la raison est sur la sortie d'erreur
help-exit-signal = arrêté par le signal n : 129 le terminal s'est fermé, 130 Ctrl-C, 143 un arrêt a été demandé ; ce qui a été joué est sauvegardé
help-help = Affiche cette aide ou celle d'une commande

help-any-help = Affiche l'aide
help-any-version = Affiche la version
help-any-json = En JSON
help-any-lang = La langue, par exemple fr ; sinon celle de l'environnement
help-any-edition = L'édition ; `codeknacker editions` donne la liste
help-any-options = Une option de l'édition ; peut être donnée plusieurs fois
help-any-game = Une édition, ou des cases et des symboles : 4x8, ou 4x8n sans répétition
help-any-file = Le fichier du match ; - pour l'entrée standard
help-any-folder = Le dossier ; il est créé s'il n'existe pas
help-any-database = La base de données [par défaut : le fichier dans ton dossier de données]
help-any-table = L'identifiant ou le code de la table

help-codeknacker = La famille Mastermind : des combinaisons à trouver
help-codeknacker-more = Sans commande, le jeu s'ouvre aux navigateurs de cette machine, son adresse s'affiche et ton navigateur y va.
help-codeknacker-no-open = Sans commande : ne pas ouvrir le navigateur

help-editions = Énumère les éditions auxquelles on peut jouer, ou en montre une avec ses règles et ses options
help-editions-json = En JSON, avec les symboles, les options et le nombre de combinaisons de chacune
help-editions-edition = L'édition à montrer ; sans elle, toutes

help-score = Répond à des paires combinaison et essai, lues ligne par ligne sur l'entrée standard
help-score-more = Chaque ligne est une combinaison, une tabulation et un essai ; dans les éditions de groupe, un jeton, une tabulation et une rangée (3R, tabulation, GBRYW). Chacune reçoit une réponse : 2b1w, c'est deux marqueurs noirs et un blanc ; les éditions grand ajoutent les bleus (1b0w2u) ; un jeton répond b, w ou -. La première ligne illisible arrête tout.

help-solve = Aide à côté d'un vrai plateau : quelles combinaisons sont encore possibles, et quoi essayer ensuite
help-solve-more =
    Chaque rangée s'écrit avec sa réponse, RRYB=1b2w (grand : "tR sB cG hY=1b0w2u"). Sans rangées, elles sont lues ligne par ligne sur l'entrée standard, et chacune reçoit un conseil. Les essais sont classés par le nombre moyen de rangées qu'ils laissent à jouer (~ : estimation), avec le nombre de combinaisons restantes, en moyenne et au pire, et l'information en bits. Si les réponses se contredisent, le plus petit groupe de rangées qui ne peuvent pas être toutes justes est affiché.

    En groupe, 1:3R dit que la place 1 a le jeton rouge de la case 3 ; une rangée s'écrit avec les indices de toutes les autres places, "RYGB.=2:b 3:w 4:-" (ou avec leurs totaux, 2:RYGB.=1b1w), et une annonce avec son verdict, 2:RYGB.=wrong. Tu vois ce que chacun peut avoir et, si tu donnes tes jetons, quelles rangées t'apprennent le plus et s'il faut annoncer.
help-solve-rows = Les rangées jusqu'ici avec leurs réponses ; en groupe, aussi les jetons et les annonces
help-solve-json = En JSON, pour les rangées données

help-puzzle = Pose une énigme : des rangées auxquelles une seule combinaison correspond, sans une de trop
help-puzzle-more = Écris la combinaison ; si elle est fausse, tu apprends quelles rangées elle contredit. « indice » montre pas à pas ce qui découle du moins de rangées possible. Les étoiles, de 1 à 5, disent la difficulté : combien de rangées il faut combiner, et en combien d'étapes. La même graine donne partout la même énigme ; elle commence par les étoiles, comme 3-lundi. Dans un groupe, tu occupes la place 1. Tes temps et tes jours de suite sont gardés.
help-puzzle-stars = La difficulté, de 1 à 5 [par défaut : celle de la graine]
help-puzzle-seed = Quelle énigme, par exemple 3-lundi. « today » est celle du jour, la même sur tous les serveurs : facile, moyenne ou difficile avec 1, 3 ou 5 étoiles [par défaut : la première de ces trois que tu n'as pas terminée ; avec --stars, une au hasard]
help-puzzle-plain = Ligne à ligne, sans mouvement du curseur
help-puzzle-json = En JSON, avec la solution

help-strategy = Joue une stratégie contre chaque combinaison et dit combien de rangées il lui faut
help-strategy-more = Les essais sont jugés par les réponses qu'ils peuvent recevoir : la plus grande classe la plus petite possible (minmax), le moins de combinaisons restantes en moyenne (expected), le plus d'information (entropy) ou le plus de réponses différentes (parts). Ou bien la stratégie est prouvée : aucune autre ne demande moins de rangées en tout (optimal). Pour les jeux courants, elle est déjà connue (book).
help-strategy-by = D'après quoi les essais sont jugés : minmax, expected, entropy, parts ou optimal ; book consulte le livre
help-strategy-fitting = N'essaie que des combinaisons encore possibles (pas pour optimal ni book)
help-strategy-within = Le plus de rangées pour une combinaison (optimal seulement)
help-strategy-aim = Ce qui compte d'abord (optimal seulement)
help-strategy-aim-total = Le moins de rangées en tout ; parmi ces stratégies, le moins au pire
help-strategy-aim-worst = Le moins de rangées au pire ; parmi ces stratégies, le moins en tout
help-strategy-width = Ne suit que ce nombre d'essais par position : trouve vite une bonne stratégie, mais ne prouve rien (optimal seulement)
help-strategy-deadline = Arrête la recherche après ce temps, avec ce qui est alors prouvé (optimal seulement)
help-strategy-table-size = La mémoire pour les positions que la recherche retient, 256 par défaut (optimal seulement)
help-strategy-checkpoint = Le point de reprise, écrit toutes les demi-minutes et à la fin du temps ; si le fichier existe déjà, la recherche reprend de là (optimal seulement)
help-strategy-sample = Joue contre ce nombre de combinaisons tirées au hasard au lieu de toutes (pas pour optimal ni book)
help-strategy-seed = Lesquelles : la même graine tire les mêmes
help-strategy-tree = Où écrire la stratégie, essai par essai ; l'extension décide du format : .json, .svg, .book, sinon en texte
help-strategy-tree-format = Le format de la stratégie, quelle que soit l'extension : text, json, svg ou book
help-strategy-verify = Joue plutôt la stratégie d'un fichier contre chaque combinaison ; - pour l'entrée standard

help-duel = Joue un tournoi entre ordinateurs
help-duel-more = Les niveaux sont beginner, casual, practised, expert et perfect ; random (n'importe quelle combinaison possible) et entropy (le plus d'information) servent à comparer. Un niveau seul cherche des combinaisons ; dans un jeu à deux, plus de deux niveaux se rencontrent tour à tour ; les jeux à plusieurs et en groupe prennent autant de niveaux que de places. La même graine donne les mêmes matchs.
help-duel-levels = Les niveaux des joueurs
help-duel-games = Les matchs à chaque table ; avec --every-secret, pour chaque combinaison
help-duel-seed = La graine de tout le hasard
help-duel-maker = Comment les combinaisons sont choisies : fair, cunning ou contrary
help-duel-every-secret = Chaque combinaison à son tour au lieu du hasard ; pour un niveau seul

help-play = Joue un match : en plein écran dans un terminal ou, avec --plain, ligne par ligne
help-play-more = Si tu n'indiques pas de places, tu joues en solo contre l'ordinateur. Plusieurs personnes peuvent partager le clavier ; ce qu'une seule peut voir reste caché. Chaque action est aussitôt sauvegardée : quoi qu'il arrive, --resume reprend le match. À tout moment, tape ? pour l'aide.
help-play-game = L'édition, ou le fichier d'un match : un match en cours reprend, un match terminé mène à une revanche. Sans rien, tu choisis
help-play-plain = Ligne par ligne, sans mouvement du curseur : pour les lecteurs d'écran, les plages braille et les tubes. Toujours le cas si l'entrée ou la sortie n'est pas un terminal, ou si TERM vaut dumb
help-play-seats = Qui joue, la place 1 d'abord : person, computer, computer:LEVEL, computer:LEVEL:cunning ou contrary
help-play-seats-more = Les niveaux sont beginner, casual, practised, expert et perfect. Un ordinateur rusé (cunning) préfère les combinaisons difficiles à trouver ; un contrariant (contrary) ne choisit la sienne qu'au dernier moment, et ne s'en cache pas.
help-play-names = Les noms des joueurs, la place 1 d'abord
help-play-rounds = Le nombre de parties du match
help-play-target = Le score à atteindre, dans les éditions qui se jouent ainsi
help-play-first = La place du premier codeur, ou qui commence en groupe ; au hasard par défaut
help-play-solo = Chercher en solo les combinaisons d'un ordinateur, au besoin choisi avec --seat
help-play-referee = Noter ce qui se passe sur un vrai plateau : les marqueurs sont vérifiés et les points comptés
help-play-resume = Reprendre un match sauvegardé : celui d'un fichier, ou le dernier joué, ici ou sur un serveur
help-play-server = Jouer à la table d'un serveur, avec des gens dans un navigateur ou ailleurs : à celle de --table, ou à une nouvelle de l'édition. L'adresse d'une table copiée du navigateur convient aussi, tout comme HOST:PORT
help-play-table = Le code court d'une table du serveur
help-play-public = Afficher la nouvelle table dans le salon du serveur, où tout le monde peut la rejoindre. Sinon, il faut son code pour la trouver

help-replay = Montre un match à partir de son fichier, rangée par rangée, avec les points et les sceaux
help-replay-analysis = Dit aussi comment on a joué : le prix de chaque rangée, la chance, la précision
help-verify = Vérifie chaque réponse, chaque score, chaque sceau et la somme de contrôle d'un match dans un fichier
help-verify-more = Chaque erreur est affichée avec sa ligne et sa colonne. La somme de contrôle protège des dégâts, pas de la fraude : les sceaux et les règles s'en chargent.

help-import = Importe des comptes rendus terminés, comme ceux qu'écrit `export`, dans le dossier de tes matchs
help-import-more = Chacun est vérifié comme par `verify`. Ce qui est déjà là reste tel quel ; ce qui est faux est signalé et n'est pas importé.
help-import-sources = Des fichiers, ou des dossiers dont chaque .txt est pris
help-completions = Affiche ce qu'il faut à un shell pour compléter les commandes : bash, elvish, fish, powershell ou zsh
help-completions-shell = Le shell
help-man = Montre la page de manuel d'une commande, ou écrit celles de toutes les commandes dans un dossier
help-rules = Montre les règles d'une édition, avec un exemple ; sans édition, les énumère toutes
help-stats = Montre comment tu trouves les combinaisons en solo : les rangées en barres, les séries, par édition, comparé au jeu parfait
help-stats-more = Compte les matchs terminés du dossier où `play` les sauvegarde, et les énigmes que tu as résolues.
help-stats-edition = Cette édition seulement
help-daily = Joue la combinaison du jour d'un serveur : la même pour tout le monde, un seul essai compte. Montre ensuite comment les autres ont joué
help-daily-edition = L'édition à jouer
help-daily-server = Le serveur ; HOST:PORT suffit
help-daily-name = Ton nom dans le classement
help-daily-plain = Ligne par ligne, sans mouvement du curseur
help-man-what = Une commande ou un dossier ; le dossier est créé s'il n'existe pas. Un dossier qui porte le nom d'une commande demande une barre oblique : `./play`
help-site = Écrit le jeu en simples fichiers pour n'importe quel hébergeur web, même sous un chemin : on l'ouvre et on joue, sans serveur
help-site-more = Après une visite, il marche sans réseau : contre des ordinateurs, à plusieurs sur un appareil et à côté d'un vrai plateau, avec indices, énigmes et règles. Un site plus ancien du jeu dans le dossier est remplacé, et les navigateurs prennent le nouveau d'eux-mêmes. Les hébergeurs qui compressent eux-mêmes n'ont pas besoin de pocket.wasm.br.
help-site-server = Un serveur pour ce qui en demande un, comme les parties à plusieurs et la combinaison du jour ; sinon, cela est laissé de côté
