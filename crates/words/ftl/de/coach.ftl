coach-fact =
    { $count ->
        [one] Reihe { $rows }: { $fact }.
       *[other] Reihen { $rows }: { $fact }.
    }
coach-fact-calls = Reihen { $rows } und Ansagen { $calls }: { $fact }.
coach-fact-only-calls = Ansagen { $calls }: { $fact }.
coach-fact-named = { $rows }: { $fact }.
coach-fact-named-calls = { $rows } und Ansagen { $calls }: { $fact }.
coach-row-of = { $name } Reihe { $row }
coach-row-own =
    { $board ->
        [0] deine Reihe { $row }
       *[other] deine Reihe { $row } auf Brett { $board }
    }
coach-or = { $first } oder { $last }
coach-none = { $symbol } kommt nicht vor
coach-none-of = { $symbols } kommen nicht vor
coach-placed-none =
    { $part ->
        [pair] in keinem Loch stimmt die Form oder die Farbe
       *[symbol] kein Loch stimmt
    }
coach-no-empty = kein Loch ist leer
coach-exactly =
    { $symbol } genau { $number ->
        [1] einmal
        [2] zweimal
       *[other] { $number }-mal
    }
coach-least =
    { $symbol } mindestens { $number ->
        [1] einmal
        [2] zweimal
       *[other] { $number }-mal
    }
coach-most =
    { $symbol } höchstens { $number ->
        [1] einmal
        [2] zweimal
       *[other] { $number }-mal
    }
coach-numbers = { $symbol } { $numbers }-mal
coach-hole =
    { $part ->
        [shape] die Form in Loch { $hole } ist { $symbols }
        [colour] die Farbe in Loch { $hole } ist { $symbols }
       *[symbol] Loch { $hole } ist { $symbols }
    }
coach-not-hole =
    { $part ->
        [shape] die Form in Loch { $hole } ist nicht { $symbols }
        [colour] die Farbe in Loch { $hole } ist nicht { $symbols }
       *[symbol] Loch { $hole } ist nicht { $symbols }
    }
coach-no-shape = ohne Form
coach-no-colour = ohne Farbe
coach-kinds =
    von { $symbols } { $number ->
        [one] kommt genau { $number }
       *[other] kommen genau { $number }
    } vor
coach-pegs =
    { $symbols } in genau { $number } { $number ->
        [one] Loch
       *[other] Löchern
    }
coach-marker-number = { $name } hat Nummer { $numbers }
coach-marker-not-number = { $name } hat nicht Nummer { $numbers }
coach-marker-colour = { $name } hat { $colours }
coach-marker-not-colour = { $name } hat nicht { $colours }
coach-aim-only = Nur ein Code ist möglich.
coach-aim =
    Die beste Reihe teilt die { $codes } Codes in { $groups } { $groups ->
        [one] Gruppe
       *[other] Gruppen
    }.
coach-aim-own =
    Die beste Reihe teilt die { $codes } Codes in { $groups } { $groups ->
        [one] Gruppe
       *[other] Gruppen
    }, deine in { $own }.
coach-aim-answers = Auf die beste Reihe sind mindestens { $answers } verschiedene Antworten möglich.
coach-aim-answers-own = Auf die beste Reihe sind mindestens { $answers } verschiedene Antworten möglich, auf deine { $own }.
coach-aim-chance = Chance, dass du den Code nach der besten Reihe kennst: { $chance }.
coach-aim-chance-own = Chance, dass du den Code nach der besten Reihe kennst: { $chance }; nach deiner: { $own }.
coach-next = Nächster Tipp
coach-earlier = Bisherige Tipps
coach-ask-aim = Das Ziel
coach-ask-best = Beste Reihe
coach-pencil = Notieren
coach-aim-words = ziel
coach-best-words = reihe, beste
coach-puzzle = Rätsel { $seed }: { $edition }, { $stars } von 5 Sternen
coach-task = Genau ein Code passt zu allen Reihen. Finde ihn.
coach-group-row = Reihe { $row }, { $name }: { $code }. { $hints }
coach-commands = Schreib den Code. „{ $hint }“ zeigt Schritt für Schritt, was aus den Reihen folgt; „{ $rows }“ zeigt sie noch einmal; „{ $solution }“ verrät den Code; „{ $quit }“ beendet.
coach-solution-words = lösung, aufgeben
coach-prompt = Code>
coach-right = Richtig! Der Code ist { $code }.
coach-right-hints =
    Richtig! Der Code ist { $code }, gefunden mit { $hints } { $hints ->
        [one] Tipp
       *[other] Tipps
    }.
coach-wrong =
    Nein: Das widerspricht { $count ->
        [one] Reihe { $rows }
       *[other] den Reihen { $rows }
    }.
coach-wrong-named = Nein. Dagegen spricht: { $rows }.
coach-wrong-held = Nein: Das widerspricht dem, was du selbst hast.
coach-no-more = Das ist alles: Zu dem, was du weißt, passt nur noch ein Code.
coach-come-back = Hier geht es weiter: { $command }
coach-next-today = Das nächste von heute: { $command }
coach-solution = Der Code ist { $code }.
coach-stars-range = Ein Rätsel hat 1 bis 5 Sterne, nicht { $given }.
coach-no-seed = „{ $text }“ kann kein Startwert sein. Nimm bis zu 40 Kleinbuchstaben, Ziffern und Bindestriche, etwa { $example }.
coach-other-stars = Der Startwert „{ $seed }“ steht für { $stars } Sterne. Lass --stars weg oder nimm einen anderen.
coach-none-of-grade = In diesem Spiel gibt es kein Rätsel mit { $stars } Sternen. Versuch es mit einer anderen Zahl.
coach-too-many = Für Rätsel werden alle Codes aufgezählt: Dieses Spiel hat { $codes }, höchstens { $most } gehen.
coach-title = Rätsel
coach-about = Reihen mit genau einer Lösung, so schwer du willst.
coach-lead = Genau ein Code passt zu allen Reihen. Finde ihn: Jede Reihe ist nötig, und raten musst du nie.
coach-today = Rätsel des Tages
coach-of-today = Heute: { $name }
coach-easy = leicht
coach-medium = mittel
coach-hard = schwer
coach-your-code = Dein Code
coach-check = Prüfen
coach-hint = Tipp zeigen
coach-give-up = Aufgeben
coach-another = Noch ein Rätsel
coach-more = Mehr Rätsel
coach-edition = Ausgabe
coach-difficulty = Schwierigkeit
coach-grade =
    { $stars } { $stars ->
        [one] Stern
       *[other] Sterne
    }
coach-time = Deine Zeit: { $time }.
coach-best-time = Deine beste Zeit bei dieser Schwierigkeit: { $time }.
coach-streak = Tage in Folge: { $days }.
coach-show = Zeigen
coach-print = { $count } drucken
coach-solutions = Lösungen
coach-sheet-title =
    Rätsel: { $edition }, { $stars } { $stars ->
        [one] Stern
       *[other] Sterne
    }
