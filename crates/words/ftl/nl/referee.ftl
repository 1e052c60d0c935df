referee-intro = Speel op je eigen bord en voer hier rijen en scorepinnen in. Ik controleer ze en houd de score bij.
referee-enter-row = Rij invoeren
referee-enter-pins = Scorepinnen invoeren
referee-enter-secret = Onthulde code invoeren
referee-proven =
    De fout is bewezen: { $points } { $points ->
        [one] punt
       *[other] punten
    } voor { $name }.
