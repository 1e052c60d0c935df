prompt-named = { $name } : { $prompt }
prompt-row = Rangée { $row } sur { $of } :
prompt-secret = Ta combinaison :
prompt-withhold = Pions que tu mets de côté, par exemple { $example }, ou rien :
prompt-answer = Marqueurs de la rangée { $row } :
prompt-solution = Toute la combinaison :
prompt-final-call = Annoncer ou passer ?
prompt-go-on = Appuie sur Entrée pour continuer, ou annonce.
prompt-uncover = La combinaison dévoilée :
prompt-hints = Les indices, par exemple { $example } :
prompt-verdict = L'annonce est-elle juste ?
prompt-markers = Les jetons, plateau par plateau, par exemple { $example } :
prompt-which = Quelle édition ? Écris son numéro ou son nom :
prompt-choice = { $number }. { $edition } : { $about }
prompt-yes-or-no = Réponds par oui ou non.
prompt-edition = { $edition } : { $facts }.
prompt-options = Options : { $options }.
prompt-alone = Tu joues en solo contre l'ordinateur.
prompt-seat = Place { $seat } : { $player }.
prompt-length = Durée : { $length }.
prompt-colours = Couleurs : { $colours }.
prompt-shapes = Formes : { $shapes }.
prompt-digits = Chiffres : { $digits }.
prompt-letter = { $letter } { $colour }
prompt-example = Écris une rangée en lettres, comme { $example }, ou par les noms, comme { $names }.
prompt-example-pairs = Écris une rangée en paires de forme et de couleur, comme { $example }, ou par les noms, comme { $names }.
prompt-example-digits = Écris une rangée en chiffres, par exemple { $example }.
prompt-example-word = Écris un mot, par exemple { $example }.
prompt-example-pins =
    Écris les marqueurs ainsi : { $example } ({ prompt-exact }, w pour blanc). Sans marqueur, écris { $none }.
prompt-example-pins-blue =
    Écris les marqueurs ainsi : { $example } ({ prompt-exact }, w pour blanc, { $blue } pour bleu). Sans marqueur, écris { $none }.
prompt-help = À tout moment, écris ? pour l'aide.
prompt-commands = Tu peux aussi écrire :
prompt-command = { $words } : { $about }
prompt-slash = Après une barre oblique, un mot est toujours une commande : /aide. Avec des espaces entre ses lettres, c'est une rangée.
prompt-slash-words = Tout mot de la liste est un essai. Après une barre oblique, un mot est toujours une commande : /aide.
prompt-for-another = Si plusieurs personnes partagent le clavier, ajoute un nom : { $example }.
prompt-alone-looks = Ce qui suit est pour { $name } uniquement.
prompt-hidden = Ce que tu écris ne s'affiche pas.
prompt-pass-on = Passe le clavier à { $name } et appuie sur Entrée.
prompt-too-late = Ce que tu as écrit est arrivé trop tard.
prompt-drawn = Ta combinaison, tirée au hasard : { $code }.
prompt-score-of =
    { $person ->
        [you] { $total } pour toi
       *[other] { $total } pour { $name }
    }
prompt-own-nothing = Tu n'as pas de combinaison en ce moment.
prompt-no-rows = Pas encore de rangées.
prompt-no-stock = Ici, les pions ne sont pas comptés.
prompt-stock = Dans la réserve visible : { $pegs }.
prompt-no-promise = Il n'y a pas de sceau en ce moment.
prompt-check-promise = Pour vérifier le sceau : { $command }
prompt-more-fit = Plus de { $count } combinaisons possibles
prompt-unknown-fit = Il y a ici trop de combinaisons pour toutes les compter.
prompt-hint-row = Un bon joueur placerait { $code }. Écris « { $letters } ».
prompt-hint-solution = Un bon joueur donnerait { $code }. Écris « { $letters } ».
prompt-hint-answer = La bonne réponse : { $answer }.
prompt-hint-call = Un bon joueur annoncerait maintenant.
prompt-hint-wait = Un bon joueur n'annoncerait pas encore.
prompt-hint-pass = Un bon joueur passerait.
prompt-hint-claim = Aucune combinaison ne correspond à ces réponses : conteste.
prompt-hint-nothing = Pas d'indice ici.
prompt-no-such-person = Personne ne s'appelle « { $text } » à ce clavier. Il y a : { $names }.
prompt-no-such-seat = Joueur « { $text } » inconnu. Utilise { $players } ; les niveaux sont { $levels }.
prompt-no-such-language = Langue « { $text } » inconnue. Au choix : { $languages }.
prompt-too-many-names = Il y a { $names } noms pour { $seats } places.
prompt-goes-on = Le match continue.
prompt-after = Appuie sur Entrée pour quitter. Écris { $rematch } pour rejouer, ou { $command } pour entendre comment on a joué.
prompt-bye = À la prochaine.
prompt-kept = Le match est sauvegardé. Reprends avec : codeknacker play --resume
prompt-kept-in = Le match est sauvegardé dans { $file }
prompt-record = Compte rendu du match : { $file }
prompt-not-kept = Ce match ne peut pas être sauvegardé : { $reason }
prompt-no-folder = Il n'y a pas de dossier pour cela.
prompt-no-match = Aucun match à reprendre. Commences-en un avec : codeknacker play
prompt-agreed-already = { $file } dit déjà qui joue, et comment. N'indique ni options, ni places, ni durée.
prompt-in-use = { $file } se joue déjà ailleurs. Quitte d'abord l'autre jeu.
prompt-example-pins-exact =
    Écris les marqueurs ainsi : { $example } ({ prompt-exact }). Sans marqueur, écris { $none }.
prompt-exact =
    { $exact ->
        [red] r pour rouge
       *[black] b pour noir
    }
prompt-withhold-about = Les pions mis de côté manquent dans la réserve visible : la compter en apprend moins au décodeur. Jusqu'à { $most } de chaque couleur.
prompt-sure-help = Réponds par oui ou non. Avec non, rien ne se passe et tu peux choisir à nouveau.
prompt-rematch-later = Tu pourras demander une revanche quand le match sera terminé.
prompt-unknown-name = Je ne connais pas « { $found } ». Utilise { $allowed }, ou les noms des couleurs.
prompt-seats-option = Pour { $seats } joueurs : --option { $option }.
prompt-correct = Écris le numéro de la rangée, la rangée et ses marqueurs, par exemple { $example }.
prompt-left = Tu as quitté le match. L'ordinateur joue pour toi. Écris { $command } pour reprendre ta place.
prompt-decline = Écris { $command } pour la refuser.
