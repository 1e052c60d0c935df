tool-all-right =
    Tout est en ordre : { $kind } ; { $steps } { $steps ->
        [one] étape vérifiée
       *[other] étapes vérifiées
    }, { $promises } { $promises ->
        [one] sceau vérifié
       *[other] sceaux vérifiés
    }.
tool-finished-match = match terminé, empreinte juste
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
        [0] Aucun match n'a été repris
        [1] 1 match a été repris
       *[other] { $taken } matchs ont été repris
    } dans { $folder }{ $there ->
        [0] .
        [1] , 1 y était déjà.
       *[other] , { $there } y étaient déjà.
    }
tool-not-imported =
    { $count ->
        [one] 1 fichier n'a pas été repris. Seuls les matchs terminés et complets le sont.
       *[other] { $count } fichiers n'ont pas été repris. Seuls les matchs terminés et complets le sont.
    }
tool-still-running = Ce match est encore en cours. Termine-le là où il se joue.
tool-man-written = Les pages de manuel sont dans { $folder }
