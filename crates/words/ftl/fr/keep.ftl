keep-unavailable = La base de données est injoignable : { $detail }
keep-full = Le disque de la base de données est plein ; rien n'a changé : { $detail }
keep-damaged = La base de données contient quelque chose d'inattendu : { $detail }
keep-no-answer = Aucun serveur ne répond à l'adresse { $address } : { $reason }
keep-not-ready = Le serveur n'est pas prêt : { $answer }
keep-backed-up = Tout est dans { $file }
keep-copied = Tout est arrivé : les nombres et les sommes de contrôle concordent.
keep-exported =
    { $written ->
        [0] Aucun match n'a été écrit
        [1] 1 match a été écrit
       *[other] { $written } matchs ont été écrits
    } dans { $folder }{ $there ->
        [0] .
        [1] , 1 y était déjà.
       *[other] , { $there } y étaient déjà.
    }
keep-match = Match { $id } : { $reason }
keep-closed = La table { $id } est fermée.
keep-closed-before = La table { $id } était déjà fermée.
keep-hidden = La table { $id } n'est plus dans le salon.
keep-shown = La table { $id } peut revenir dans le salon.
keep-blocked = { $address } est bloquée.
keep-not-blocked = { $address } n'était pas bloquée.
keep-unblocked = { $address } n'est plus bloquée.
keep-for-good = pour toujours
keep-days-more =
    encore { $days } { $days ->
        [one] jour
       *[other] jours
    }
keep-counts =
    { $tables } { $tables ->
        [one] table est ouverte
       *[other] tables sont ouvertes
    } ; { $running } { $running ->
        [one] match se joue
       *[other] matchs se jouent
    }, { $finished } { $finished ->
        [one] est terminé
       *[other] sont terminés
    }.
keep-state-closed = fermée
keep-state-hidden = cachée
keep-state-public = publique
keep-state-private = privée
keep-table =
    { $taken } places sur { $seats } prises, calme depuis { $days } { $days ->
        [one] jour
       *[other] jours
    }
keep-no-table = Il n'y a pas de table avec l'identifiant ou le code « { $text } ».
keep-no-network = « { $text } » n'est ni une adresse ni un réseau, comme 192.0.2.7 ou 10.0.0.0/8 ou 2001:db8::/32
