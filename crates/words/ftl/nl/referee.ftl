referee-intro = Speel op je eigen bord en voer hier rijen en scorepinnen in. Ik controleer ze en houd de score bij.
referee-conflict =
    { $count ->
        [one] Rij { $rows } kan niet kloppen.
       *[other] De rijen { $rows } kunnen niet allemaal kloppen.
    }
referee-correct-row = Rij { $row } verbeteren
referee-shape = Gaatje { $hole }: vorm
referee-colour = Gaatje { $hole }: kleur
referee-impossible = Kijk nog eens: { $answer } kan niet. Als alle andere goed staan, kan de laatste niet verkeerd staan.
referee-anyway = Druk nog een keer om ze toch te zetten.
