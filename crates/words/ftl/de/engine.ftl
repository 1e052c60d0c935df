engine-no-game = Unbekanntes Spiel „{ $text }“. Nenn eine Ausgabe oder Löcher und Symbole wie 4x8, ohne Wiederholungen 4x8n.
engine-dealt = In dieser Ausgabe ist der Geheimcode auf Marken verteilt. Nimm eine, deren Geheimcode ein einziger Code ist.
engine-too-many-codes = { $codes } Codes sind zu viele, um sie aufzuzählen. Höchstens { $most } gehen.
engine-fares = { $game } mit { $by }: { $codes } Codes, insgesamt { $total } Reihen, im Schnitt { $mean }, höchstens { $worst }.
engine-part = { $sample } von { $codes }
engine-fares-again = { $game }: { $codes } Codes, insgesamt { $total } Reihen, im Schnitt { $mean }, höchstens { $worst }.
engine-proven = Nachweislich optimal: Keine Strategie braucht weniger Reihen.
engine-lower = Keine Strategie braucht weniger als { $lower } Reihen, im Schnitt { $mean }.
engine-nothing = Nichts bewiesen.
engine-work = { $positions } Stellungen in { $seconds } s.
engine-idle =
    Erster Versuch { $code }; { $idle } { $idle ->
        [one] Zweig, durch den
       *[other] Zweige, durch die
    } kein Geheimcode kommt.
engine-first = Erster Versuch { $code }
engine-first-then = Erster Versuch { $code }, dann je nach Antwort:
engine-row = Reihe
engine-secrets = Codes
engine-share = Anteil
engine-by-then = bis dahin
engine-answer = Antwort
engine-guess = Versuch
engine-too-many = { $codes } Codes sind zu viele, um eine Strategie als beste zu beweisen. Höchstens { $most } gehen. Andere Maße spielen gegen eine Stichprobe.
engine-optimal-only = Die Optionen --within, --aim, --width, --deadline, --table-size und --checkpoint gehören zu --by optimal.
engine-measures-only = --fitting und --sample passen nicht zu { $by }, das gegen jeden Geheimcode spielt.
engine-tree-of-sample = Ein Baum braucht jeden Geheimcode. Lass --sample oder --tree weg.
engine-empty-sample = Eine Stichprobe hat mindestens einen Geheimcode.
engine-no-book = Für { $game } gibt es kein Buch. Die Bücher sind für Spiele mit so vielen Codes wie { $games }.
engine-no-measure = Unbekannte Strategie „{ $text }“. Es gibt: { $measures }.
engine-no-form = Unbekanntes Baumformat „{ $text }“. Es gibt: { $forms }.
engine-not-text = Das ist keine Strategie: Byte { $byte } ist kein UTF-8.
engine-picture = Ein Bild lässt sich nicht wieder lesen. Schreib die Strategie als Text oder JSON.
engine-impossible = Keine Strategie findet jeden Geheimcode von { $game } in { $rows } Reihen.
engine-impossible-any = Keine Strategie findet jeden Geheimcode von { $game } in den erlaubten Reihen.
engine-stopped = Die Zeit war um, bevor eine Strategie für { $game } gefunden war. Gib ihr mehr Zeit.
engine-found = { $found } von { $whole } Geheimcodes gefunden
engine-elapsed = { $elapsed } bisher, noch etwa { $left }
engine-narrow = je Stellung { $width } Versuche verfolgt
engine-proof = auf der Suche nach etwas Besserem
engine-within = prüft, ob { $rows } Reihen immer genügen
engine-tree = der Baum entsteht
engine-best = bisher { $rows } Reihen
engine-at-least = nicht weniger als { $rows }
engine-settled = { $settled } von { $guesses } ersten Versuchen entschieden
engine-positions = { $positions } Stellungen
