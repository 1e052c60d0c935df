serve-at = Codeknacker t'attend à l'adresse { $address }
serve-lan = Sur le réseau local : { $address }
serve-no-lan = Cette machine n'a pas d'adresse sur un réseau local.
serve-port-taken = Le port { $port } est pris : voici le port libre suivant.
serve-open-to-others = D'autres personnes sur cette machine peuvent lire ou modifier { $files }, où se trouvent des combinaisons secrètes. Pour leur en fermer l'accès : chmod 600
serve-streams = { $streams } flux, c'est trop : ce programme peut ouvrir { $limit } fichiers. Choisis --streams { $held } ou moins, ou relève la limite (« ulimit -Hn », LimitNOFILE= de systemd).
serve-no-data-folder = Aucun dossier de données n'est connu pour cet utilisateur. Nomme une base de données avec --database.
serve-data-folder = Le dossier de données { $path } ne peut être créé : { $reason }
serve-data-folder-name = Le nom du dossier de données n'est pas de l'UTF-8. Nomme une base de données avec --database.
serve-bus = Le bus est injoignable : { $detail }
serve-listen = L'adresse { $address } ne va pas : { $reason }. Choisis-en une autre avec --listen.
serve-threads = Les fils d'exécution pour les conseils ne démarrent pas : { $detail }
serve-runtime = Le serveur ne démarre pas : { $reason }
serve-settings-line = La ligne { $line } n'est pas du TOML : { $detail }
serve-settings-unknown = Réglage « { $key } » inconnu. « codeknacker serve --help » les énumère.
serve-settings-kind = « { $key } » est un texte, un nombre, true ou false, ou une liste de textes.
