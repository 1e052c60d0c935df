tool-all-right =
    Tout est en ordre : { $kind } ; { $steps } { $steps ->
        [one] coup vérifié
       *[other] coups vérifiés
    }, { $promises } { $promises ->
        [one] sceau vérifié
       *[other] sceaux vérifiés
    }.
tool-finished-match = match terminé, somme de contrôle juste
tool-running-match = match en cours
tool-running-file = fichier en cours d'un match terminé
tool-note = Remarque : { $notice }
tool-faults =
    { $count ->
        [one] Il y a une erreur dans ce match.
       *[other] Il y a { $count } erreurs dans ce match.
    }
tool-imported =
    { $taken ->
        [0] Aucun match n'a été importé
        [1] 1 match a été importé
       *[other] { $taken } matchs ont été importés
    } dans { $folder }{ $there ->
        [0] .
        [1] , 1 y était déjà.
       *[other] , { $there } y étaient déjà.
    }
tool-not-imported =
    { $count ->
        [one] 1 fichier n'a pas été importé. Seuls les comptes rendus terminés et complets le sont.
       *[other] { $count } fichiers n'ont pas été importés. Seuls les comptes rendus terminés et complets le sont.
    }
tool-still-running = Ce match est encore en cours. Termine-le là où il se joue.
tool-man-written = Les pages de manuel sont dans { $folder }
tool-site-other = { $folder } contient un autre site. Choisis un autre dossier.
tool-site-written = Le jeu est dans { $folder } : mets-le chez n'importe quel hébergeur web et ouvre son adresse.
tool-broken = La lecture ou l'écriture a échoué : { $reason }
tool-closed = Plus personne ne lit la sortie.
tool-folder = { $path } est un dossier. Nomme le fichier d'un match.
tool-too-long = Un match est un texte de { $megabytes } Mo au plus. Celui-ci est plus long.
tool-too-many-lines = Un match a au plus { $lines } lignes. Celui-ci en a plus.
tool-endless = On ne peut pas lire plus de { $megabytes } Mo ici.
tool-line = ligne { $line } : { $reason }
tool-long-line = Une ligne a au plus { $bytes } octets. Celle-ci en a plus.
tool-not-text = L'octet { $byte } n'est pas de l'UTF-8.
tool-no-pair = « { $text } » n'est pas une combinaison et un essai séparés par une tabulation.
tool-no-marker-pair = « { $text } » n'est pas un jeton et une rangée séparés par une tabulation.
tool-of-secret = Combinaison « { $text } » : { $reason }
tool-of-guess = Essai « { $text } » : { $reason }
tool-of-marker = Jeton « { $text } » : { $reason }
tool-of-row = Rangée « { $text } » : { $reason }
tool-usage = Aide : codeknacker { $command } --help
tool-no-command = Commande « { $text } » inconnue. Au choix : { $commands }.
tool-no-flag = Option « { $text } » inconnue.
tool-no-flag-but = Option « { $text } » inconnue. Voulais-tu dire « { $like } » ?
tool-flag-value = { $flag } ne peut pas être « { $text } ». Utilise { $reason }
tool-flag-value-of = { $flag } ne peut pas être « { $text } ». Au choix : { $values }.
tool-flag-lacks-value = { $flag } demande une valeur.
tool-flag-missing = Il manque : { $flags }
tool-flags-conflict = { $flag } et { $other } ne vont pas ensemble.
tool-flag-twice = { $flag } est donné deux fois. Donne-le une fois.
tool-stopped = Arrêté par le signal { $signal }.
tool-flag-no-value = { $flag } ne prend pas de valeur : enlève « { $text } ».
tool-line-not-text = L'entrée doit être en UTF-8.
tool-fits-number = un nombre entier de { $least } à { $most }
tool-fits-seconds = un temps en secondes, comme 60 ou 0.5
tool-fits-socket = une adresse avec un port, comme 127.0.0.1:8484
tool-fits-network = une adresse ou un réseau, comme 192.0.2.7, 10.0.0.0/8 ou 2001:db8::/32
tool-fits-public-url = http ou https et un hôte seul, comme https://play.example.org
tool-fits-level = error, warn, info, debug ou trace
