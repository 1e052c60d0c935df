review-round = Voici comment la partie { $round } a été jouée :
review-game = Voici comment on a joué :
review-row = Rangée { $row }, { $code } : { $before } combinaisons possibles avant, { $after } après.
review-lapsed = Rangée { $row } : le temps était écoulé.
review-luck = Chance : { $bits } bits.
review-more = plus de { $count }
review-unknown = on ne sait combien de
review-group-row = { $name } : { $code }. Combinaisons possibles ensuite : { $left }.
review-group-seat = pour { $name } { $count }
review-group-lapsed = { $name } : le temps était écoulé.
review-call =
    { $name } a annoncé { $code }. La chance d'avoir raison était de { $chance }.
review-passed = { $name } a passé.
review-secret = La combinaison : { $code }.
