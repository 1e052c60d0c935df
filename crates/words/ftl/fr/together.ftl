together-invites = { $name } t'invite à jouer : { $edition }
together-invited = On t'invite à jouer : { $edition }
together-your-name = Ton nom ?
together-play = Jouer
together-hides-first = { $name } cache en premier
together-you-hide-first = tu caches en premier
together-agree = D'accord
together-withdraw = Retirer l'offre
together-stop-waiting = Tu as proposé d'arrêter. En attente : { $names }.
together-your-turn = À toi de jouer
together-turn-of = À { $name } de jouer
together-start = Commencer avec ceux qui sont là
together-left = Tu as quitté le match. L'ordinateur joue pour toi.
together-decline = Non merci
together-declined = { $name } ne veut pas de revanche.
together-series = Cette série : { $score }
together-series-drawn =
    { $count ->
        [one] { $count } nul
       *[other] { $count } nuls
    }
together-rename = Changer ton nom
together-rename-of = Changer le nom : { $name }
together-thinking-for = L'ordinateur réfléchit pour { $name }…
