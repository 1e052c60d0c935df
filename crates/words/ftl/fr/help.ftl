# Le deux-points suit.
help-heading-usage = Emploi{ "\u00A0" }
help-heading-commands = Commandes{ "\u00A0" }
help-heading-arguments = Arguments{ "\u00A0" }
help-heading-options = Options{ "\u00A0" }
help-heading-exit-codes = Codes de retour{ "\u00A0" }
help-command = COMMANDE
help-default = sinon{ "\u00A0" }
help-possible = au choix{ "\u00A0" }
help-exit-well = tout s'est bien passé
help-exit-broken = la lecture ou l'écriture a échoué
help-exit-wrong = la ligne de commande ou l'entrée est fausse ; la raison est sur la sortie d'erreur
help-exit-signal = le signal n y a mis fin : 129 le terminal est parti, 130 Ctrl-C, 143 on le lui a demandé ; ce qui a été joué est gardé
help-help = Affiche cette aide ou celle d'une commande

help-any-help = Affiche l'aide
help-any-version = Affiche la version
help-any-json = En JSON
help-any-lang = La langue : en, de, fr ou nl ; sinon celle de l'environnement
help-any-edition = L'édition ; `codeknacker editions` les énumère
help-any-options = Une option de l'édition ; peut être donnée plusieurs fois
help-any-game = Une édition, ou des trous et des symboles : 4x8, ou 4x8n sans répétition
help-any-file = Le fichier du match ; - pour l'entrée standard
help-any-folder = Le dossier ; il est créé s'il n'existe pas
help-any-database = La base de données [sinon : le fichier dans ton dossier de données]
help-any-table = L'identifiant ou le code de la table

help-codeknacker = La famille Mastermind : des jeux de codes à trouver
help-codeknacker-more = Sans commande, le jeu est servi aux navigateurs de cette machine, et son adresse est affichée.

help-editions = Énumère les éditions auxquelles on peut jouer
help-editions-json = En JSON, avec les symboles, les options et le nombre de codes sous chacune

help-score = Répond à des paires de combinaison et d'essai, lues ligne à ligne sur l'entrée standard
help-score-more = Chaque ligne est une combinaison, une tabulation et un essai ; dans les éditions en groupe, un jeton, une tabulation et une rangée (3R, tabulation, GBRYW). Pour chacune vient une réponse : 2b1w, c'est deux marqueurs noirs et un blanc, les éditions grand ajoutent les bleus (1b0w2u), un jeton répond b, w ou -. La première ligne illisible y met fin.

help-solve = Aide à côté d'un vrai plateau : quelles combinaisons vont avec les rangées, et quoi essayer ensuite
help-solve-more =
    Chaque rangée est donnée avec sa réponse, RRYB=1b2w (grand : "tR sB cG hY=1b0w2u"). Sans rangées, elles sont lues ligne à ligne sur l'entrée standard, et chacune reçoit une réponse. Les essais sont classés par les rangées qui restent avec eux en moyenne (~ estimé), avec les combinaisons qui restent en moyenne et au pire, et l'information en bits. Pour des réponses qui se contredisent, on dit le moins de rangées qui ne peuvent être toutes justes.

    En groupe, 1:3R dit que la place 1 tient le jeton rouge du trou 3 ; une rangée vient avec les indices de toutes les autres places, "RYGB.=2:b 3:w 4:-" (ou avec leurs totaux, 2:RYGB.=1b1w), et une annonce avec son verdict, 2:RYGB.=wrong. On dit ce que chacun peut tenir et, à qui dit ce qu'il tient, quelles rangées lui apprennent le plus et s'il doit annoncer.
help-solve-rows = Les rangées jusqu'ici avec leurs réponses ; en groupe aussi les jetons et les annonces
help-solve-json = En JSON, pour les rangées données

help-strategy = Joue une stratégie contre chaque combinaison et dit combien de rangées il lui faut
help-strategy-more = Les essais sont jugés par les réponses qu'ils peuvent recevoir : la plus grande classe la plus petite (minmax), le moins de combinaisons restantes en moyenne (expected), le plus d'information (entropy) ou le plus de réponses différentes (parts). Ou bien la stratégie est prouvée : aucune autre ne demande moins de rangées en tout (optimal). Pour les jeux habituels, elle est déjà connue (book).
help-strategy-by = Par quoi les essais sont jugés : minmax, expected, entropy, parts, optimal ou book
help-strategy-fitting = N'essaie que des codes encore possibles (pas pour optimal ni book)
help-strategy-within = Le plus de rangées pour une combinaison (optimal seulement)
help-strategy-aim = Ce qui compte d'abord (optimal seulement)
help-strategy-aim-total = Le moins de rangées en tout ; parmi ces stratégies, le moins au pire
help-strategy-aim-worst = Le moins de rangées au pire ; parmi ces stratégies, le moins en tout
help-strategy-width = Ne suit que tant d'essais par position : trouve vite une bonne stratégie et ne prouve rien (optimal seulement)
help-strategy-deadline = Finit la recherche après ce temps, avec ce qui est prouvé alors (optimal seulement)
help-strategy-table-size = La mémoire pour les positions que la recherche retient, sinon 256 (optimal seulement)
help-strategy-checkpoint = Où la recherche est écrite toutes les demi-minutes et à la fin de son temps ; si le fichier existe déjà, elle reprend de là (optimal seulement)
help-strategy-sample = Joue contre tant de combinaisons au hasard au lieu de toutes (pas pour optimal ni book)
help-strategy-seed = Lesquelles : le même nombre tire les mêmes
help-strategy-tree = Où écrire la stratégie, essai par essai ; la fin du nom dit comment : .json, .svg, .book, sinon en texte
help-strategy-tree-format = Comment écrire la stratégie, quelle que soit la fin du nom : text, json, svg ou book
help-strategy-verify = Joue plutôt la stratégie d'un fichier contre chaque combinaison ; - pour l'entrée standard

help-duel = Joue un tournoi entre ordinateurs
help-duel-more = Les niveaux sont beginner, casual, practised, expert et perfect ; random (n'importe quel code possible) et entropy (le plus d'information) servent à comparer. Un niveau seul trouve des codes ; dans un jeu à deux, plus de deux niveaux se rencontrent tour à tour ; les jeux à plusieurs et en groupe prennent autant de niveaux que de places. Le même nombre après --seed donne les mêmes parties.
help-duel-levels = Les niveaux des joueurs
help-duel-games = Les matchs à chaque table ; avec --every-secret, pour chaque combinaison
help-duel-seed = D'où vient tout le hasard
help-duel-maker = Comment les combinaisons sont choisies : fair, cunning ou contrary
help-duel-every-secret = Chaque combinaison à son tour au lieu du hasard ; pour un niveau seul

help-play = Joue un match : sur tout l'écran d'un terminal ou, avec --plain, ligne à ligne
help-play-more = Sans un mot sur les places, tu joues seul contre l'ordinateur. On peut se partager le clavier ; ce qu'un seul peut voir est couvert. Chaque action est gardée aussitôt : quoi qu'il arrive, --resume reprend. Tape ? à tout moment pour de l'aide.
help-play-game = L'édition, ou le fichier d'un match : un match en cours reprend, un match fini est suivi d'une revanche. Sans rien, on te demande
help-play-plain = Ligne à ligne, sans mouvement du curseur : pour les lecteurs d'écran, les plages braille et les tubes. Là où l'entrée ou la sortie n'est pas un terminal, c'est toujours ainsi
help-play-seats = Qui est assis, la place 1 d'abord : person, computer, computer:LEVEL, computer:LEVEL:cunning ou contrary
help-play-seats-more = Les niveaux sont beginner, casual, practised, expert et perfect. Un ordinateur rusé (cunning) préfère les combinaisons difficiles à trouver ; un contrariant (contrary) décide tard de la sienne, et le dit.
help-play-names = Les noms des joueurs, la place 1 d'abord
help-play-rounds = Combien de parties a le match
help-play-target = Jusqu'à combien de points on va, dans les éditions qui se jouent ainsi
help-play-first = La place qui est codeur d'abord, ou qui commence en groupe ; sinon le sort décide
help-play-solo = Trouver seul les combinaisons d'un ordinateur, aussi d'un ordinateur nommé avec --seat
help-play-referee = Noter ce qui se passe sur un vrai plateau : les marqueurs sont vérifiés et les points comptés
help-play-resume = Reprendre un match gardé : celui d'un fichier, ou le dernier joué
help-play-server = Jouer à la table d'un serveur, avec des gens dans un navigateur ou ailleurs : à celle de --table, ou à une nouvelle de l'édition. L'adresse d'une table dans un navigateur va aussi
help-play-table = Le code court d'une table du serveur
help-play-public = Afficher une nouvelle table dans le salon du serveur, où tout le monde peut s'asseoir. Sinon, seuls ceux qui ont son code la trouvent

help-replay = Montre un match de son fichier, rangée par rangée avec les points et les sceaux
help-replay-analysis = Dit aussi comment on a joué : le prix de chaque rangée, la chance, la précision
help-verify = Vérifie chaque réponse, chaque score, chaque sceau et l'empreinte d'un match dans un fichier
help-verify-more = Tout ce qui est faux est dit avec sa ligne et sa colonne. L'empreinte protège des dégâts, pas de la fraude : les sceaux et les règles s'en chargent.

help-serve = Sert des tables : des gens et des programmes les ouvrent, s'assoient, jouent, regardent et reviennent
help-serve-more = Tout se règle par une option, par une variable de l'environnement ou dans un fichier (--settings), dans cet ordre.
help-serve-settings = Un fichier TOML de réglages, nommés comme les options sans leurs tirets : `listen = "127.0.0.1:8484"`
help-serve-listen = Où écouter
help-serve-lan = Aussi sur le réseau local ; montre les adresses avec un code à scanner
help-serve-public-url = L'adresse que les gens ouvrent ; les cookies sont marqués sûrs exactement si elle est en https
help-serve-hosts = D'autres noms sous lesquels viennent les gens : une requête pour tout autre nom est refusée
help-serve-database = Où vivent les matchs : un fichier ou un PostgreSQL [sinon : un fichier dans ton dossier de données]
help-serve-bus = Comment les nœuds s'entendent [sinon : un nœud seul]
help-serve-trusted-proxies = Les mandataires qui peuvent dire pour qui ils demandent (X-Forwarded-For), en adresses ou réseaux
help-serve-open-metrics = Montre /metrics à tout le monde, pas seulement sur cette machine
help-serve-visitors-per-address = Le nombre de visiteurs derrière une adresse (IPv6 : un /64), comme celle d'une école : ensemble, ils ont autant de fois ce qu'a un seul
help-serve-requests-per-second = Requêtes par seconde d'un visiteur, sans les styles, scripts et images
help-serve-requests-at-once = Requêtes qu'un visiteur peut envoyer d'un coup avant d'attendre
help-serve-actions-per-second = Actions par seconde d'une place
help-serve-actions-at-once = Actions qu'une place peut envoyer d'un coup avant d'attendre
help-serve-tables-per-hour = Tables qu'un visiteur peut ouvrir en une heure
help-serve-tokens-per-hour = Jetons d'accès que les programmes d'une adresse peuvent demander en une heure
help-serve-code-misses-per-minute = Codes sans table, par minute et par adresse : au-delà, il faut attendre
help-serve-streams = Flux d'événements ouverts en tout ; refusé au départ si la limite des fichiers ouverts n'en permet pas autant
help-serve-streams-per-address = Flux d'événements ouverts d'une adresse
help-serve-connections-per-address = Connexions ouvertes d'une adresse [sinon : le quart du possible, 1000 au plus]
help-serve-unread-per-address = Octets qu'une adresse peut laisser sans les lire avant de ne plus recevoir de longues réponses
help-serve-read-seconds = Secondes après lesquelles est coupé celui qui ne lit rien d'une réponse
help-serve-body-limit = Le plus d'octets du corps d'une requête
help-serve-header-seconds = Secondes dans lesquelles doit arriver l'en-tête d'une requête ; aussi la durée d'une connexion muette
help-serve-body-seconds = Secondes dans lesquelles doit arriver le corps d'une requête
help-serve-stop-seconds = Secondes qu'ont les requêtes en cours pour finir quand le serveur s'arrête
help-serve-advice-threads = Fils d'exécution pour les conseils et les analyses [sinon : un de moins que de processeurs, au moins un]
help-serve-advice-queue = Questions qui peuvent attendre un conseil
help-serve-advice-seconds = Secondes après lesquelles le conseil vient, avec ce qu'on sait alors
help-serve-archive-days = Jours sans action après lesquels une table où personne ne joue est rangée
help-serve-keep-days = Jours pendant lesquels les tables rangées sont gardées [sinon : pour toujours]
help-serve-daily-shared = Classe chaque essai de la combinaison du jour, même si d'autres la connaissent déjà à la même adresse : pour les écoles et les bureaux
help-serve-log-addresses = Quelles adresses sont dans le journal ; elles ne sont écrites nulle part ailleurs
help-serve-log-addresses-none = Aucune
help-serve-log-addresses-network = Leur réseau seulement : /24 en IPv4, /48 en IPv6
help-serve-log-addresses-full = Telles quelles
help-serve-log = Ce que dit le journal : error, warn, info, debug ou trace
help-serve-log-json = Un objet JSON par ligne du journal

help-backup = Écrit tout ce que contient la base dans un nouveau fichier SQLite, à côté d'un serveur qui tourne
help-backup-path = Le fichier à écrire
help-export = Écrit chaque match fini dans un dossier en un procès-verbal lisible, à côté d'un serveur qui tourne
help-export-json = Procès-verbaux en JSON
help-import = Prend des procès-verbaux finis, comme `export` les écrit, dans le dossier de tes matchs
help-import-more = Chacun est vérifié comme par `verify`. Ce qui est déjà là reste tel quel ; ce qui est faux est dit et n'est pas pris.
help-import-sources = Des fichiers, ou des dossiers dont chaque .txt est pris
help-completions = Affiche ce qu'il faut à un shell pour compléter les commandes : bash, elvish, fish, powershell ou zsh
help-completions-shell = Le shell
help-man = Écrit les pages de manuel de toutes les commandes dans un dossier
help-store = Copie toute la base de données d'un serveur dans une autre
help-store-copy = Porte tout dans une autre base, vide : aussi les matchs en cours, les places, les résultats du jour et les clés
help-store-copy-more = Les serveurs des deux doivent être arrêtés. Les nombres et les empreintes de chaque partie sont comparés avant que rien ne compte comme copié.
help-store-copy-from = D'où : `sqlite:PATH` ou `postgres://USER:PASSWORD@HOST/NAME`
help-store-copy-to = Vers où
help-admin = Énumère, ferme et cache des tables et bloque des adresses, à côté d'un serveur qui tourne
help-admin-tables = Énumère les tables, les plus récentes d'abord
help-admin-tables-limit = Au plus tant
help-admin-close = Range une table telle quelle ; qui y est assis peut la rouvrir
help-admin-hide = Retire une table du salon
help-admin-show = Laisse une table cachée revenir dans le salon
help-admin-block = Laisse dehors une adresse ou un réseau
help-admin-block-address = Une adresse, ou un réseau comme `2001:db8::/32`
help-admin-block-reason = Pourquoi, pour les autres qui s'occupent du serveur
help-admin-block-days = Pour tant de jours [sinon : pour toujours]
help-admin-unblock = Laisse une adresse entrer de nouveau
help-admin-unblock-address = L'adresse telle qu'elle a été bloquée
help-admin-blocks = Énumère les adresses laissées dehors
