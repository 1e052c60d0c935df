learn-title = Dein erstes Spiel
learn-lead = Hinter dem Sichtschutz stecken vier Farben. Finde sie heraus: Nach jeder Reihe erfährst du, was sie dir verraten hat.
learn-how = Es gibt sechs Farben, und dieselbe darf mehrmals vorkommen. Tipp auf vier Farben oder schreib ihre Buchstaben, und steck dann die Reihe.
learn-first = Jede Reihe ist recht. Zwei von einer Farbe und zwei von einer anderen sind ein guter Anfang.
learn-row = Deine Reihe
learn-place = Reihe stecken
learn-told =
    { $right } deiner vier Stecker stimmen, { $placed ->
        [0] aber alle am falschen Platz
       *[other] { $placed } davon am richtigen Platz
    }. Welche, das verraten die Stifte nicht.
learn-told-placed = Einer deiner vier Stecker stimmt und steckt am richtigen Platz. Welcher, das verraten die Stifte nicht.
learn-told-misplaced = Einer deiner vier Stecker stimmt, steckt aber am falschen Platz. Welcher, das verraten die Stifte nicht.
learn-told-nothing = Kein einziger Stift: Keine dieser Farben kommt im Geheimcode vor. Das ist viel wert!
learn-told-all = Alle vier Farben stimmen. Jetzt geht es nur noch um die Plätze.
learn-left =
    { $count ->
        [one] Jetzt passt nur noch ein einziger Geheimcode.
       *[other] { $count } von { $all } Geheimcodes passen noch.
    }
learn-think = Such jetzt eine Reihe, die selbst der Geheimcode sein könnte: eine, bei der alle Reihen bisher genau die Stifte bekommen hätten, die sie bekommen haben.
learn-could = Gut überlegt: Deine letzte Reihe hätte der Geheimcode sein können.
learn-could-not = Deine letzte Reihe konnte nicht der Geheimcode sein: Dann hätte Reihe { $row } diese Antwort bekommen: { $would }. Es war aber: { $got }.
learn-help = Zeig mir eine Reihe, die passt
learn-fitting = Diese Reihe passt zu allem bisher: { $code }.
learn-solved =
    { $rows ->
        [one] Mit einer einzigen Reihe geknackt: So ein Glück!
       *[other] Du hast den Code in { $rows } Reihen geknackt!
    }
learn-unsolved = Alle Reihen sind verbraucht. Der Geheimcode war: { $code }.
learn-again = Ein anderer Geheimcode
learn-next = Jetzt gegen den Computer
learn-to-rules = Die ganzen Regeln
